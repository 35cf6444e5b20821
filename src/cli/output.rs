//! Standard output and standard error, either of which may be closed, or a file on a full disk.
//!
//! Owns what happens then: a closed pipe quietly ends the program, unless its exit code is a
//! verdict, too, and any other error is one like all others. What goes to standard error is lost,
//! because nobody else can be told. Neither ever shows an argument that may contain a password.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Standard output. Its errors say that it is what failed.
pub struct Output {
    stdout: io::Stdout,
    /// Whether there is nothing left to do once nobody reads it.
    may_end: bool,
}

#[derive(Debug, thiserror::Error)]
#[error("can't write to standard output: {0}")]
struct Unwritten(io::Error);

pub fn output() -> Output {
    let stdout = io::stdout();
    Output {
        stdout,
        may_end: true,
    }
}

/// For what the exit code says, too, which others may ask for without reading the rest.
pub fn verdicts() -> Output {
    Output {
        may_end: false,
        ..output()
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.stdout.write(bytes);
        self.unless_closed(written, bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.stdout.flush();
        self.unless_closed(flushed, ())
    }
}

impl Output {
    fn unless_closed<T>(&self, done: io::Result<T>, otherwise: T) -> io::Result<T> {
        match done {
            Err(error) if error.kind() == ErrorKind::BrokenPipe && !self.may_end => Ok(otherwise),
            done => done.map_err(unwritten),
        }
    }
}

fn unwritten(error: io::Error) -> io::Error {
    match error.kind() {
        // Whoever writes tries again.
        ErrorKind::Interrupted => error,
        kind => io::Error::new(kind, Unwritten(error)),
    }
}

/// Writes what is left in the buffer, whose error would otherwise be lost at the end.
pub fn finish(code: ExitCode) -> anyhow::Result<ExitCode> {
    verdicts().flush()?;
    Ok(code)
}

/// Prints the help or the version, which was asked for, or what is wrong with the arguments.
pub fn explain(said: &clap::Error) -> anyhow::Result<ExitCode> {
    let text = said.render().to_string();
    let printed = match without_addresses(&text) {
        shown if shown == text => said.print(),
        shown => write!(io::stderr(), "{shown}"),
    };
    match printed {
        // Only the exit code is left to tell it.
        _ if said.use_stderr() => Ok(ExitCode::from(2)),
        printed => finish(printed.map(|()| ExitCode::SUCCESS).map_err(unwritten)?),
    }
}

/// Prints what failed.
pub fn complain(error: &anyhow::Error) {
    let said = format!("{error:#}");
    note(format_args!("getaway: {}", without_addresses(&said)));
}

/// A text without the program's arguments that are addresses with a user or parameters, and so
/// perhaps with a password.
fn without_addresses(text: &str) -> String {
    let is_address = |text: &&str| text.contains("://") && text.contains(['@', '?']);
    let mut shown = text.to_owned();
    for argument in std::env::args_os() {
        let argument = argument.to_string_lossy();
        // `--name=value`
        let value = argument.split_once('=').map_or("", |(_, value)| value);
        for address in [&*argument, value].iter().filter(|text| is_address(text)) {
            shown = shown.replace(address, "…");
        }
    }
    shown
}

/// Prints a line to standard error.
pub fn note(line: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Whether the reader of our output has closed the pipe (`getaway simulate … | head`).
pub fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let of_output = |io: &io::Error| io.get_ref().is_some_and(|inner| inner.is::<Unwritten>());
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<io::Error>())
        .any(|io| io.kind() == ErrorKind::BrokenPipe && of_output(io))
}
