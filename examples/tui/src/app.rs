//! The state of the program, and what each input does to it. No terminal and no file here.

use ball_rules::{Action, ActionKind, Choice, Game, GameState, Selection, Square, Step, Team};

use crate::coach::Coach;
use crate::cursor;
use crate::input::Input;
use crate::menu;
use crate::options::Options;

/// What the inputs go to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    Play,
    /// The keys are shown.
    Help,
    /// Something is told that has to be seen.
    Notice(String),
    /// "Really quit?"
    Quit,
    /// The path of a file is typed.
    Path {
        purpose: Purpose,
        text: String,
    },
    /// "Overwrite this file?"
    Overwrite(String),
}

/// What the path of a file is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    Save,
    Load,
}

/// What the program asks for that it cannot do by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    Quit,
    Save { path: String, text: String, overwrite: bool },
    Load { path: String },
}

/// What the last input led to, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub text: String,
    /// Whether something could not be done.
    pub is_refusal: bool,
}

/// The state of the program.
pub struct App {
    game: Game,
    /// The choice of the next action, half-done, in the game's position.
    selection: Selection,
    cursor: Square,
    mode: Mode,
    message: Option<Message>,
    /// The coaches that are programs, each at its team's index.
    coaches: [Option<Coach>; 2],
    /// Whether they wait.
    paused: bool,
    /// The file that the game was loaded from or saved to last.
    path: Option<String>,
    /// The game as that file has it, or as it was at the start.
    kept: Game,
    /// How many actions of the log are scrolled away.
    log_back: usize,
}

impl App {
    pub fn new(game: Game, options: &Options) -> Self {
        let coach = |team: Team, seed| options.coaches.contains(&team).then(|| Coach::new(seed));
        let mut app = Self {
            selection: Selection::new(game.state()),
            cursor: Square::G10,
            mode: Mode::Play,
            message: None,
            coaches: [coach(Team::Atk, options.seed), coach(Team::Def, !options.seed)],
            paused: false,
            path: options.load.clone(),
            kept: game.clone(),
            game,
            log_back: 0,
        };
        app.go_where_there_is_a_choice();
        app
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn state(&self) -> GameState {
        self.game.state()
    }

    pub fn selection(&self) -> &Selection {
        &self.selection
    }

    pub fn cursor(&self) -> Square {
        self.cursor
    }

    pub fn mode(&self) -> &Mode {
        &self.mode
    }

    pub fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    pub fn log_back(&self) -> usize {
        self.log_back
    }

    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// Whether something is lost if the program ends now.
    pub fn is_unsaved(&self) -> bool {
        self.game.actions() != self.kept.actions() || self.game.start() != self.kept.start()
    }

    /// Whether the next action is for a program to choose.
    pub fn belongs_to_coach(&self) -> bool {
        let state = self.state();
        state.winner().is_none() && self.coaches[state.side_to_act().index()].is_some()
    }

    /// Whether [`Input::CoachActs`] is due.
    pub fn coach_is_to_act(&self) -> bool {
        self.mode == Mode::Play && !self.paused && self.belongs_to_coach()
    }

    /// Does what an input asks for; returns what the caller has to do.
    pub fn handle(&mut self, input: Input) -> Option<Effect> {
        if input == Input::Interrupt {
            return Some(Effect::Quit);
        }
        match self.mode.clone() {
            Mode::Play => self.play(input),
            Mode::Help | Mode::Notice(_) => {
                self.mode = Mode::Play;
                None
            }
            Mode::Quit => self.answer(&input).then_some(Effect::Quit),
            Mode::Overwrite(path) => {
                let text = self.game.to_string();
                self.answer(&input).then_some(Effect::Save { path, text, overwrite: true })
            }
            Mode::Path { purpose, text } => self.type_path(purpose, text, input),
        }
    }

    fn play(&mut self, input: Input) -> Option<Effect> {
        if !matches!(input, Input::LogBack | Input::LogForward) {
            self.message = None;
        }
        match input {
            Input::Arrow(arrow) => self.cursor = cursor::step(self.cursor, arrow),
            Input::Enter => self.choose_square(self.cursor),
            Input::Click(square) => {
                self.cursor = square;
                self.choose_square(square);
            }
            Input::Escape => self.selection.cancel(),
            Input::Backspace => drop(self.selection.back()),
            Input::Tab => self.go_to_next_option(false),
            Input::BackTab => self.go_to_next_option(true),
            Input::LogBack => {
                let most = self.game.actions().len().saturating_sub(1);
                self.log_back = most.min(self.log_back + 1);
            }
            Input::LogForward => self.log_back = self.log_back.saturating_sub(1),
            Input::CoachActs => self.let_coach_act(),
            Input::Character(key) => self.key(key.to_ascii_lowercase()),
            Input::Paste(_) | Input::Clear | Input::ClickElsewhere | Input::Interrupt => {}
        }
        None
    }

    fn key(&mut self, key: char) {
        match key {
            'u' => self.undo(),
            'r' => self.redo(),
            's' => self.ask_for_path(Purpose::Save),
            'l' => self.ask_for_path(Purpose::Load),
            '?' => self.mode = Mode::Help,
            'q' => self.mode = Mode::Quit,
            ' ' => self.pause_or_go_on(),
            _ => match menu::choice_of_key(&self.selection, key) {
                Some(choice) => self.choose(choice),
                None => self.refuse(format!("The key {key} does nothing here. ? shows the keys")),
            },
        }
    }

    /// Chooses, and where that completes an action, applies it. The coach's own actions drop what
    /// was chosen of a piece.
    fn choose(&mut self, choice: Choice) {
        if self.belongs_to_coach() {
            let side = self.state().side_to_act();
            return self.refuse(format!("{side} is played by the program"));
        }
        let of_the_coach = matches!(choice, Choice::Kind(ActionKind::Convert | ActionKind::End));
        let mut selection =
            if of_the_coach { Selection::new(self.state()) } else { self.selection };
        match selection.choose(choice) {
            Ok(Step::Done(action)) => self.apply(action),
            Ok(_) => self.selection = selection,
            Err(reason) => self.refuse(reason.to_string()),
        }
    }

    /// A square on which another piece that can act stands means that one, as long as it is not
    /// chosen what the first one does.
    fn choose_square(&mut self, square: Square) {
        let mut anew = Selection::new(self.state());
        let another =
            self.selection.what_next() == Step::Kind && anew.choose_square(square).is_ok();
        if another {
            self.selection.cancel();
        }
        self.choose(Choice::Square(square));
    }

    fn apply(&mut self, action: Action) {
        match self.game.apply(action) {
            Ok(()) => self.start_over(),
            Err(reason) => self.refuse(reason.to_string()),
        }
    }

    fn let_coach_act(&mut self) {
        let state = self.state();
        let coach = self.coaches[state.side_to_act().index()].as_mut();
        if let Some(action) = coach.and_then(|coach| coach.choose(&state)) {
            self.apply(action);
        }
    }

    /// Takes actions back up to one that a person has chosen, where there is a person.
    fn undo(&mut self) {
        if self.game.undo().is_none() {
            return self.refuse("There is nothing to undo");
        }
        while self.belongs_to_coach() && !self.all_are_programs() && self.game.undo().is_some() {}
        self.after_going_back_or_forth();
    }

    fn redo(&mut self) {
        if self.game.redo().is_none() {
            return self.refuse("There is nothing to redo");
        }
        while self.belongs_to_coach() && !self.all_are_programs() && self.game.redo().is_some() {}
        self.after_going_back_or_forth();
    }

    fn after_going_back_or_forth(&mut self) {
        self.start_over();
        // Else the coach would act at once, and nothing could be redone.
        self.paused = self.belongs_to_coach();
    }

    fn all_are_programs(&self) -> bool {
        self.coaches.iter().all(Option::is_some)
    }

    fn pause_or_go_on(&mut self) {
        if self.coaches.iter().all(Option::is_none) {
            return self.refuse("No side is played by the program");
        }
        self.paused = !self.paused;
    }

    /// Begins the choice of an action in the game's position.
    fn start_over(&mut self) {
        let before = *self.selection.state();
        self.selection = Selection::new(self.state());
        self.log_back = 0;
        let now = self.state();
        if (before.side_to_act(), before.phase()) != (now.side_to_act(), now.phase()) {
            self.go_where_there_is_a_choice();
        }
    }

    fn go_where_there_is_a_choice(&mut self) {
        let squares = self.selection.squares();
        let ball = self.state().ball_square();
        if squares.contains(ball) {
            self.cursor = ball;
        } else if let Some(first) = squares.iter().next() {
            self.cursor = first;
        }
    }

    fn go_to_next_option(&mut self, backwards: bool) {
        match cursor::next(self.selection.squares(), self.cursor, backwards) {
            Some(square) => self.cursor = square,
            None => self.refuse("There is no square to choose now"),
        }
    }

    fn ask_for_path(&mut self, purpose: Purpose) {
        let text = self.path.clone().unwrap_or_else(|| "game.ball".into());
        self.mode = Mode::Path { purpose, text };
    }

    fn type_path(&mut self, purpose: Purpose, mut text: String, input: Input) -> Option<Effect> {
        match input {
            Input::Escape => {
                self.mode = Mode::Play;
                return None;
            }
            Input::Enter if !text.trim().is_empty() => {
                self.mode = Mode::Play;
                return Some(self.with_path(purpose, text.trim().into()));
            }
            Input::Character(character) => text.push(character),
            Input::Paste(more) => text.extend(more.chars().filter(|c| !c.is_control())),
            Input::Backspace => drop(text.pop()),
            Input::Clear => text.clear(),
            _ => {}
        }
        self.mode = Mode::Path { purpose, text };
        None
    }

    fn with_path(&self, purpose: Purpose, path: String) -> Effect {
        let overwrite = self.path.as_ref() == Some(&path);
        match purpose {
            Purpose::Save => Effect::Save { path, text: self.game.to_string(), overwrite },
            Purpose::Load => Effect::Load { path },
        }
    }

    /// Takes `y` for yes, and all else but a click for no.
    fn answer(&mut self, input: &Input) -> bool {
        if matches!(input, Input::Click(_) | Input::ClickElsewhere) {
            return false;
        }
        self.mode = Mode::Play;
        matches!(input, Input::Character('y' | 'Y'))
    }

    /// A game was read from a file.
    pub fn loaded(&mut self, game: Game, path: String) {
        self.game = game;
        self.kept = self.game.clone();
        self.start_over();
        self.go_where_there_is_a_choice();
        self.paused = false;
        self.tell(format!("Loaded {path}: {}", self.actions_done()));
        self.path = Some(path);
    }

    /// The game was written to a file.
    pub fn saved(&mut self, path: String) {
        self.kept = self.game.clone();
        self.tell(format!("Saved as {path}: {}", self.actions_done()));
        self.path = Some(path);
    }

    fn actions_done(&self) -> String {
        match self.game.actions().len() {
            1 => "1 action".into(),
            number => format!("{number} actions"),
        }
    }

    pub fn ask_to_overwrite(&mut self, path: String) {
        self.mode = Mode::Overwrite(path);
    }

    /// Shows something that has to be seen.
    pub fn notice(&mut self, text: String) {
        self.mode = Mode::Notice(text);
    }

    fn tell(&mut self, text: String) {
        self.message = Some(Message { text, is_refusal: false });
    }

    fn refuse(&mut self, text: impl Into<String>) {
        self.message = Some(Message { text: text.into(), is_refusal: true });
    }
}
