//! Standard output and standard error, either of which may be closed, or a file on a full disk.
//!
//! Owns what happens then: a closed pipe quietly ends the program, and any other error is one like all
//! others. What goes to standard error is lost, because nobody else can be told.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// Standard output. Its errors say that it is what failed.
pub struct Output(io::Stdout);

#[derive(Debug, thiserror::Error)]
#[error("can't write to standard output: {0}")]
struct Unwritten(io::Error);

pub fn output() -> Output {
    Output(io::stdout())
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(unwritten)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(unwritten)
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
    output().flush()?;
    Ok(code)
}

/// Prints the help or the version, which was asked for, or what is wrong with the arguments.
pub fn explain(said: &clap::Error) -> anyhow::Result<ExitCode> {
    match said.print() {
        // Only the exit code is left to tell it.
        _ if said.use_stderr() => Ok(ExitCode::from(2)),
        printed => finish(printed.map(|()| ExitCode::SUCCESS).map_err(unwritten)?),
    }
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
