//! A person at a terminal that is none: sends events, and reads what is on the screen.

use ball_rules::{Action, Game, GameState, Square};
use ball_tui::app::App;
use ball_tui::files;
use ball_tui::input::{Input, input};
use ball_tui::options::Options;
use ball_tui::screen::Screen;
use ball_tui::view;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// A small terminal and a large one.
pub const SIZES: [(u16, u16); 2] = [(80, 24), (200, 60)];

pub const WINNING: &str =
    "O8E,#8G,O8I,X7D,X16G,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1";
pub const ONE_DOWN: &str =
    "O8E-,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 4 a2 z1";
pub const TO_RELEASE: &str =
    "O8E,#6E,O8I,X7D,X8G^,X7H,X7J O10I,#8G,O10E,X11J,X11H,X11F,X11D A5 A 4 u z1";

pub struct Person {
    pub app: App,
    terminal: Terminal<TestBackend>,
    /// Whether the program wants to end.
    pub ended: bool,
}

impl Person {
    pub fn new(size: (u16, u16), game: Game, options: &Options) -> Self {
        let terminal = Terminal::new(TestBackend::new(size.0, size.1)).unwrap();
        let mut person = Self { app: App::new(game, options), terminal, ended: false };
        person.draw();
        person
    }

    pub fn at(size: (u16, u16), position: &str) -> Self {
        let state: GameState = position.parse().unwrap();
        Self::new(size, Game::new(state), &Options::default())
    }

    pub fn at_the_start(size: (u16, u16)) -> Self {
        Self::new(size, Game::default(), &Options::default())
    }

    fn draw(&mut self) {
        let app = &self.app;
        self.terminal.draw(|frame| view::draw(app, frame)).unwrap();
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.draw();
    }

    pub fn input(&mut self, input: Input) {
        if let Some(effect) = self.app.handle(input) {
            self.ended |= files::carry_out(&mut self.app, effect);
        }
        self.draw();
    }

    pub fn event(&mut self, event: Event) {
        let area = *self.terminal.backend().buffer().area();
        let screen = Screen::new(area);
        if let Some(input) = input(event, screen.as_ref(), &self.app) {
            self.input(input);
        }
    }

    pub fn key(&mut self, code: KeyCode) {
        self.event(Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub fn enter(&mut self) {
        self.key(KeyCode::Enter);
    }

    pub fn escape(&mut self) {
        self.key(KeyCode::Esc);
    }

    /// Types the characters one by one.
    pub fn types(&mut self, text: &str) {
        text.chars().for_each(|character| self.key(KeyCode::Char(character)));
    }

    /// Goes to a square with the arrows.
    pub fn go_to(&mut self, square: Square) {
        for _ in 0..60 {
            let here = self.app.cursor();
            self.key(match () {
                () if here == square => return,
                () if here.row() < square.row() => KeyCode::Up,
                () if here.row() > square.row() => KeyCode::Down,
                () if here.column() < square.column() => KeyCode::Right,
                () => KeyCode::Left,
            });
        }
        panic!("the arrows do not lead to {square}");
    }

    /// Goes there and chooses it.
    pub fn choose(&mut self, square: Square) {
        self.go_to(square);
        self.enter();
    }

    pub fn mouse(&mut self, x: u16, y: u16, kind: MouseEventKind) {
        let event = MouseEvent { kind, column: x, row: y, modifiers: KeyModifiers::NONE };
        self.event(Event::Mouse(event));
    }

    /// Clicks into the middle of a text that is on the screen.
    pub fn click_on(&mut self, text: &str) {
        let (x, y) = self.find(text).unwrap_or_else(|| panic!("no {text} on\n{}", self.screen()));
        let middle = x + text.chars().count() as u16 / 2;
        self.mouse(middle, y, MouseEventKind::Down(MouseButton::Left));
    }

    /// Where a text is on the screen first.
    pub fn find(&self, text: &str) -> Option<(u16, u16)> {
        let screen = self.screen();
        screen.lines().enumerate().find_map(|(y, line)| {
            let (before, _) = line.split_once(text)?;
            Some((before.chars().count() as u16, y as u16))
        })
    }

    /// What is on the screen.
    pub fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let area = *buffer.area();
        let line = |y| (0..area.width).map(move |x| buffer[(x, y)].symbol()).collect::<String>();
        (0..area.height).map(|y| line(y).trim_end().to_string() + "\n").collect()
    }

    /// The screen's words, as if no line ended.
    pub fn words(&self) -> String {
        self.screen().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The words of the panel.
    pub fn panel(&self) -> String {
        let area = Screen::new(*self.terminal.backend().buffer().area()).unwrap().panel;
        let screen = self.screen();
        let lines = screen.lines().skip(area.y.into()).take(area.height.into());
        let lines = lines.flat_map(|line| line.chars().skip(area.x.into()).chain([' ']));
        lines.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The words of the box that lies over the rest.
    pub fn popup(&self) -> String {
        let screen = self.screen();
        let within =
            screen.lines().filter_map(|line| Some(line.split_once('│')?.1.rsplit_once('│')?.0));
        within.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    pub fn popup_says(&self, text: &str) {
        assert!(self.popup().contains(text), "no {text:?} in the box on\n{}", self.screen());
    }

    #[track_caller]
    pub fn panel_says(&self, text: &str) {
        assert!(self.panel().contains(text), "no {text:?} in the panel of\n{}", self.screen());
    }

    #[track_caller]
    pub fn sees(&self, text: &str) {
        assert!(self.words().contains(text), "no {text:?} on\n{}", self.screen());
    }

    #[track_caller]
    pub fn does_not_see(&self, text: &str) {
        assert!(!self.words().contains(text), "{text:?} is on\n{}", self.screen());
    }

    /// The actions that are done, as a text.
    pub fn actions(&self) -> String {
        let actions: Vec<String> =
            self.app.game().actions().iter().map(Action::to_string).collect();
        actions.join(" ")
    }
}

/// Does the same at a small terminal and at a large one.
pub fn at_both_sizes(test: impl Fn((u16, u16))) {
    SIZES.into_iter().for_each(test);
}
