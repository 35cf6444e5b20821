//! Standard output and standard error, either of which may be closed, or a file on a full disk.
//!
//! Owns what happens then: a closed pipe quietly ends the program, unless its exit code is a
//! verdict, too, and any other error is one like all others. What goes to standard error is lost,
//! because nobody else can be told. Neither ever shows an argument that may be a token, or an
//! address with a password.

use std::error::Error;
use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::discord::doctor;
use crate::store::{has_login, kind};

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
    Output { stdout, may_end: true }
}

/// For what the exit code says, too, which others may ask for without reading the rest.
pub fn verdicts() -> Output {
    Output { may_end: false, ..output() }
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
    let printed = match without_secrets(&text) {
        shown if shown == text => said.print(),
        shown => write!(io::stderr(), "{shown}"),
    };
    match printed {
        // Only the exit code is left to tell it.
        _ if said.use_stderr() => Ok(ExitCode::from(2)),
        printed => finish(printed.map(|()| ExitCode::SUCCESS).map_err(unwritten)?),
    }
}

pub fn complain(error: &anyhow::Error) {
    let said = with_causes(&**error);
    note(format_args!("getaway: {}", without_secrets(&said)));
}

/// An error's text with its causes, each said once: the errors of a database's driver have their cause
/// in their own text, too.
pub fn with_causes(error: &(dyn Error + 'static)) -> String {
    let mut said = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let text = error.to_string();
        if !said.contains(&text) {
            said = format!("{said}: {text}");
        }
        cause = error.source();
    }
    said
}

/// A text without the program's arguments that are addresses with a user or parameters, and so
/// perhaps with a password, and without the tokens among them.
fn without_secrets(text: &str) -> String {
    let mut shown = text.to_owned();
    for argument in std::env::args_os() {
        for secret in secrets(&argument.to_string_lossy()) {
            shown = shown.replace(secret, "…");
        }
    }
    shown
}

/// The parts of an argument that may be secrets.
fn secrets(argument: &str) -> Vec<&str> {
    // `--name=value`
    let value = argument.split_once('=').map_or("", |(_, value)| value);
    let parts = argument.split(|c: char| !is_of_a_token(c)).map(|part| part.trim_matches('.'));
    let addresses = [argument, value].into_iter().filter(|text| is_address_with_more(text));
    addresses.chain(parts.filter(|part| is_token(part))).collect()
}

/// Whether an address may have a password in it.
fn is_address_with_more(text: &str) -> bool {
    has_login(text) || is_like_an_address(text) && text.contains(['@', '?', '&', ';', ',', ' '])
}

/// Whether this is no name of a file, but an address.
pub fn is_like_an_address(text: &str) -> bool {
    text.contains("://") || kind(text) != "unknown" || has_login(text)
}

/// Whether this is a token, which begins with the bot's number in Base64. A name of a file may have
/// as many dots.
fn is_token(text: &str) -> bool {
    let begins_with_a_digit =
        matches!(text.as_bytes(), [b'M'..=b'O', b'D' | b'T' | b'j' | b'z', ..]);
    begins_with_a_digit && doctor::is_token(text)
}

fn is_of_a_token(c: char) -> bool {
    c.is_ascii_alphanumeric() || "-_.".contains(c)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    #[error("the driver failed: {0}")]
    struct Driver(#[source] io::Error);

    #[test]
    fn a_cause_that_an_error_has_in_its_own_text_is_said_once() {
        let cause = || io::Error::other("no space");
        let error = anyhow::Error::new(cause()).context("not saved");
        assert_eq!(with_causes(&*error), "not saved: no space");
        let error = anyhow::Error::new(Driver(cause())).context("not saved");
        assert_eq!(with_causes(&*error), "not saved: the driver failed: no space");
    }

    #[test]
    fn an_argument_with_a_secret_in_it_is_found_and_a_file_is_not() {
        let token = "MTIzNDU2Nzg5.GaBcDe.hunter2-_x";
        for argument in [
            token.to_owned(),
            format!("DISCORD_TOKEN={token}"),
            format!("--server={token}"),
            format!("DISCORD_TOKEN: \"{token}\""),
            format!("Bot {token}"),
            format!("./{token}"),
            "postgres://me:hunter2@h/db".to_owned(),
            "DATABASE_URL=postgres://me:hunter2@h/db".to_owned(),
            "postgres:me:hunter2@h".to_owned(),
            "postgres:/me:hunter2@h".to_owned(),
            "postgres://h/db&password=hunter2".to_owned(),
            "postgresql:h/db;password=hunter2".to_owned(),
            "--to=sqlite:x.db password=hunter2".to_owned(),
            "me:hunter2@h/db".to_owned(),
            "--from=me:hunter2@h/db".to_owned(),
        ] {
            let found = secrets(&argument);
            let left =
                found.iter().fold(argument.clone(), |left, secret| left.replace(secret, "…"));
            assert!(!left.contains("hunter2"), "{argument}: {left}");
        }
        for argument in [
            "getaway.db.replaced-1",
            "games.2026.jsonl",
            "Monday.2026.jsonl",
            r"C:\Users\ann@home\game 1.jsonl",
            "--seats=easy,easy,normal",
            "sqlite://getaway.db",
            "ann@home",
            "",
        ] {
            let found = secrets(argument);
            assert!(found.is_empty(), "{argument}: {found:?}");
        }
    }
}
