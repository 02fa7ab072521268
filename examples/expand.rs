//! Prints every legal action of positions and what it leads to, for other programs to read.
//!
//! `cargo run --release --example expand < positions.txt`
//!
//! Each line of standard input is a position, taken as it is but for its line break (`\n` or
//! `\r\n`). For each one it prints a line of JSON,
//! `{"position":P,"actions":{ACTION:POSITION_AFTER,…}}`, actions in byte order; for a line that is no
//! position `{"error":"…"}`, and goes on.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufWriter, Write};

use ball_rules::GameState;
use serde_json::Value;

fn main() -> io::Result<()> {
    match expand(io::stdin().lock(), BufWriter::new(io::stdout().lock())) {
        // Whoever reads the output may have seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

fn expand(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        match position(without_line_break(&line)) {
            Ok(state) => write_actions(&mut output, &state)?,
            Err(error) => writeln!(output, "{{\"error\":{}}}", Value::from(error))?,
        }
        line.clear();
    }
    output.flush()
}

fn without_line_break(line: &[u8]) -> &[u8] {
    match line.strip_suffix(b"\n") {
        Some(line) => line.strip_suffix(b"\r").unwrap_or(line),
        None => line,
    }
}

fn position(line: &[u8]) -> Result<GameState, String> {
    let text = std::str::from_utf8(line).map_err(|error| error.to_string())?;
    text.parse().map_err(|error: ball_rules::ParsePositionError| error.to_string())
}

/// The texts of positions and actions are ASCII without quotes or backslashes, and need no escapes.
fn write_actions(output: &mut impl Write, state: &GameState) -> io::Result<()> {
    let actions = state.legal_actions();
    let successors: BTreeMap<String, GameState> = actions
        .iter()
        .map(|&action| {
            let mut next = *state;
            next.apply_unchecked(action);
            (action.to_string(), next)
        })
        .collect();
    write!(output, "{{\"position\":\"{state}\",\"actions\":{{")?;
    for (i, (action, next)) in successors.iter().enumerate() {
        let comma = if i > 0 { "," } else { "" };
        write!(output, "{comma}\"{action}\":\"{next}\"")?;
    }
    writeln!(output, "}}}}")
}
