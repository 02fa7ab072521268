//! Where everything stands on the screen: used to draw it, and to tell what was clicked.

use ball_rules::Square;
use ratatui::layout::{Position, Rect};

/// The smallest screen, in characters.
pub const LEAST_WIDTH: u16 = 80;
pub const LEAST_HEIGHT: u16 = 24;

/// Before column A stand the rows' numbers.
const MARGIN: u16 = 3;
const LEAST_PANEL: u16 = 24;
/// With a panel this wide, the log may stand under it instead of under the board.
const LEAST_PANEL_WITH_LOG: u16 = 44;
const LEAST_LOG: u16 = 3;
const TITLE: u16 = 1;
const STATUS: u16 = 2;
/// The lines of the panel above its menu.
const ABOVE_MENU: u16 = 5;
/// The lines of the panel without the log.
const PANEL_HEIGHT: u16 = 18;

/// Width and height of a cell, the best first.
const CELLS: [(u16, u16); 7] = [(9, 3), (8, 3), (8, 2), (7, 2), (6, 2), (6, 1), (4, 1)];

/// A division of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Screen {
    pub title: Rect,
    pub board: Rect,
    pub panel: Rect,
    pub log: Rect,
    pub status: Rect,
    cell_width: u16,
    cell_height: u16,
}

impl Screen {
    /// Divides a screen; `None` when it is too small.
    pub fn new(area: Rect) -> Option<Self> {
        if area.width < LEAST_WIDTH || area.height < LEAST_HEIGHT {
            return None;
        }
        CELLS.iter().find_map(|&cell| Self::with_cells(area, cell))
    }

    fn with_cells(area: Rect, (cell_width, cell_height): (u16, u16)) -> Option<Self> {
        let width = MARGIN + u16::from(Square::COLUMNS) * cell_width;
        let height = u16::from(Square::ROWS) * cell_height + 1;
        let panel_width = area.width.checked_sub(width + 1)?;
        let below = area.height.checked_sub(TITLE + height + STATUS)?;
        let (x, y) = (area.x, area.y + TITLE);
        let panel_x = x + width + 1;
        let status = Rect::new(x, area.bottom() - STATUS, area.width, STATUS);
        let log_y = y + PANEL_HEIGHT + 1;
        let log_height = status.y.saturating_sub(log_y);
        let beside = panel_width >= LEAST_PANEL_WITH_LOG && log_height > below;
        let (panel_height, log) = if beside {
            (PANEL_HEIGHT, Rect::new(panel_x, log_y, panel_width, log_height))
        } else {
            (height, Rect::new(x, y + height, area.width, below))
        };
        if panel_width < LEAST_PANEL || log.height < LEAST_LOG {
            return None;
        }
        Some(Self {
            title: Rect::new(x, area.y, area.width, TITLE),
            board: Rect::new(x, y, width, height),
            panel: Rect::new(panel_x, y, panel_width, panel_height),
            log,
            status,
            cell_width,
            cell_height,
        })
    }

    /// Where a square is drawn.
    pub fn cell(&self, square: Square) -> Rect {
        let x = self.column_x(square.column());
        Rect::new(x, self.row_y(square.row()), self.cell_width, self.cell_height)
    }

    /// Where the cells of a column begin.
    pub fn column_x(&self, column: char) -> u16 {
        self.board.x + MARGIN + (column as u16 - 'A' as u16) * self.cell_width
    }

    /// The first line of a row; row 17 is at the top.
    pub fn row_y(&self, row: u8) -> u16 {
        self.board.y + u16::from(Square::ROWS - row) * self.cell_height
    }

    /// The part of the board to the right of the rows' numbers.
    pub fn cells(&self) -> Rect {
        Rect { x: self.board.x + MARGIN, width: self.board.width - MARGIN, ..self.board }
    }

    /// Of a cell or of the first line of a row, how far down its text stands.
    pub fn middle(&self) -> u16 {
        (self.cell_height - 1) / 2
    }

    pub fn cell_width(&self) -> u16 {
        self.cell_width
    }

    /// The line of the panel where the menu begins.
    pub fn menu(&self) -> Rect {
        let mut menu = self.panel;
        menu.y += ABOVE_MENU;
        menu.height -= ABOVE_MENU;
        menu
    }

    /// The square that is drawn at a place of the screen.
    pub fn square_at(&self, x: u16, y: u16) -> Option<Square> {
        let place = Position { x, y };
        Square::all().find(|&square| self.cell(square).contains(place))
    }

    /// The line of the menu at a place of the screen, counted from 0.
    pub fn menu_line_at(&self, x: u16, y: u16) -> Option<usize> {
        let menu = self.menu();
        menu.contains(Position { x, y }).then(|| usize::from(y - menu.y))
    }
}
