//! The file `.env`: the variables of a host who has nowhere else to set them.
//!
//! Only the one in the working directory counts: one of a folder above may belong to another
//! program, with another program's database in it. A `$` and a `\` stand for themselves, as for
//! Docker: the value may be a password, or a path of Windows. What is wrong with the file is said
//! by line, never by content. It is read once, since it may be a pipe.

use std::cell::Cell;
use std::collections::HashMap;
use std::fs;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

const NAME: &str = ".env";

/// Why the file can't be used.
#[derive(Debug, thiserror::Error)]
pub enum BadFile {
    #[error("the file {NAME} can't be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error(
        "line {0} of the file {NAME} can't be read: it has to be NAME=value, with spaces in the value only between quotes, and with both quotes or neither"
    )]
    Line(usize),
    #[error("line {0} of the file {NAME} isn't text (UTF-8)")]
    NotText(usize),
}

/// The variables of the working directory's file; none if there is no such file.
pub fn read() -> Result<HashMap<String, String>, BadFile> {
    file()?.map_or_else(|| Ok(HashMap::new()), |bytes| parse(&bytes))
}

/// Sets these variables, for whoever else reads the environment. The names are those of variables,
/// and the values contain no NUL.
pub fn export(variables: &HashMap<String, String>) -> Result<(), dotenvy::Error> {
    let lines = variables.iter().map(|(name, value)| {
        let value: String = value.chars().flat_map(escaped).collect();
        format!("{name}=\"{value}\"\n")
    });
    dotenvy::from_read_override(lines.collect::<String>().as_bytes())
}

/// A character as it is written between double quotes.
fn escaped(c: char) -> impl Iterator<Item = char> {
    matches!(c, '\\' | '$' | '"').then_some('\\').into_iter().chain([c])
}

/// The bytes of the file, if there is one.
fn file() -> io::Result<Option<Vec<u8>>> {
    let path = Path::new(NAME);
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        // Some tools have a folder of this name.
        Ok(_) if path.is_dir() => Ok(None),
        _ => fs::read(path).map(Some),
    }
}

/// The file's text, as the parser has to see it.
fn text(bytes: &[u8]) -> Result<String, BadFile> {
    let valid = match std::str::from_utf8(bytes) {
        Ok(_) => bytes.len(),
        Err(error) => error.valid_up_to(),
    };
    // No variable can contain a NUL.
    let end = bytes[..valid].iter().position(|byte| *byte == 0);
    let (before, rest) = bytes.split_at(end.unwrap_or(valid));
    match std::str::from_utf8(before) {
        // Windows editors mark UTF-8 with it.
        Ok(text) if rest.is_empty() => Ok(prepared(text.trim_start_matches('\u{feff}'))),
        _ => Err(BadFile::NotText(line_at(before))),
    }
}

/// The same text in the parser's own way of writing: it would replace a `$` and what follows it by
/// another variable, and take a backslash away. Here a backslash means something only before a
/// double quote, between two of them.
fn prepared(text: &str) -> String {
    let mut prepared = String::with_capacity(text.len());
    let (mut quote, mut in_comment) = (None, false);
    let mut before = '\n';
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let is_mark = c == '"' || c == '\'';
        match quote {
            _ if in_comment => {
                in_comment = c != '\n';
                prepared.push(c);
            }
            Some('"') if c == '\\' && chars.next_if_eq(&'"').is_some() => {
                prepared.push_str("\\\"");
            }
            Some(open) if c == open => {
                quote = None;
                prepared.push('"');
            }
            None if is_mark => {
                quote = Some(c);
                prepared.push('"');
            }
            None if c == '#' && before.is_whitespace() => {
                in_comment = true;
                prepared.push(c);
            }
            // Not a comment either, although the parser would think so.
            None if c == '#' && before == '=' => prepared.push_str("\"\"#"),
            _ => prepared.extend(escaped(c)),
        }
        before = c;
    }
    prepared
}

/// If a variable is there twice, its first value counts.
fn parse(bytes: &[u8]) -> Result<HashMap<String, String>, BadFile> {
    let text = text(bytes)?;
    let bytes = text.as_bytes();
    let read = Cell::new(0);
    let mut variables = HashMap::new();
    for variable in dotenvy::from_read_iter(ByLine { bytes, read: &read }) {
        let (name, value) = variable.map_err(|error| match error {
            // A quote that is never closed runs on to the end of the file: the line is where it began.
            dotenvy::Error::LineParse(text, _) => {
                let text = text.strip_suffix('\n').unwrap_or(&text);
                BadFile::Line(read.get().saturating_sub(text.matches('\n').count()))
            }
            dotenvy::Error::Io(error) => BadFile::Unreadable(error),
            _ => BadFile::Line(read.get()),
        })?;
        variables.entry(name).or_insert(value);
    }
    Ok(variables)
}

/// The number of the line in which the next byte is.
fn line_at(before: &[u8]) -> usize {
    1 + before.iter().filter(|byte| **byte == b'\n').count()
}

/// Hands out a line at a time, and counts them, since the parser doesn't say where it is.
struct ByLine<'a> {
    bytes: &'a [u8],
    read: &'a Cell<usize>,
}

impl Read for ByLine<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let end = self.bytes.iter().position(|byte| *byte == b'\n');
        let length = end.map_or(self.bytes.len(), |end| end + 1).min(buffer.len());
        let (line, rest) = self.bytes.split_at(length);
        buffer[..length].copy_from_slice(line);
        self.bytes = rest;
        if line.ends_with(b"\n") || (rest.is_empty() && length > 0) {
            self.read.set(self.read.get() + 1);
        }
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_comments_and_blank_lines_are_understood() {
        let text =
            "\u{feff}# a comment\n\nexport A=plain\nB=\"two words\" # why\nC='$A'\nD=\nA=later\r\n";
        let variables = parse(text.as_bytes()).unwrap();
        for (name, value) in [("A", "plain"), ("B", "two words"), ("C", "$A"), ("D", "")] {
            assert_eq!(variables[name], value);
        }
    }

    #[test]
    fn a_dollar_sign_stands_for_itself() {
        let text = r#"A=pa$HOME # don't
# it's "odd
B="$HOME ${HOME} \$5 \\$5"
C='pa$HOME \$5'
D=a'b$c'"d$e"$f # $HOME
E=$HOME
F=\$HOME
G="two
$HOME"
"#;
        let variables = parse(text.as_bytes()).unwrap();
        for (name, value) in [
            ("A", "pa$HOME"),
            ("B", r"$HOME ${HOME} \$5 \\$5"),
            ("C", r"pa$HOME \$5"),
            ("D", "ab$cd$e$f"),
            ("E", "$HOME"),
            ("F", r"\$HOME"),
            ("G", "two\n$HOME"),
        ] {
            assert_eq!(variables[name], value, "{name}");
        }
    }

    #[test]
    fn a_backslash_stands_for_itself() {
        let text = r#"A=sqlite://C:\Users\Ann\g.db
B="C:\Users\new games" # don't \
C='C:\Users\'
D="say \"hi\""
E=a\nb\
F='say "hi" \" $5'
G=#hash
H= # nothing
"#;
        let variables = parse(text.as_bytes()).unwrap();
        for (name, value) in [
            ("A", r"sqlite://C:\Users\Ann\g.db"),
            ("B", r"C:\Users\new games"),
            ("C", r"C:\Users\"),
            ("D", "say \"hi\""),
            ("E", r"a\nb\"),
            ("F", r#"say "hi" \" $5"#),
            ("G", "#hash"),
            ("H", ""),
        ] {
            assert_eq!(variables[name], value, "{name}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_named_by_its_line_only() {
        for (text, line) in [
            ("A=1\nhunter2 secret\n", 2),
            ("A=hunter2 secret", 1),
            ("# one\n\nA=1\nB=\"hunter2\nC=3\nD=4\n", 4),
            ("A=1\nB='hunter2", 2),
            ("A=1\nB='hunter2\n\n\n", 2),
            ("=hunter2\n", 1),
            ("A=1\r\n\r\n1hunter2=x\r\nB=2\r\n", 3),
            ("A=\"one\ntwo\"\nhunter2\n", 3),
            ("A=1\nB=\"C:\\hunter2\\\"\nC=3\n", 2),
        ] {
            let error = parse(text.as_bytes()).unwrap_err();
            let said = format!("{error} {error:?}");
            assert!(matches!(error, BadFile::Line(found) if found == line), "{text:?}: {said}");
            assert!(!said.contains("hunter2"), "{said}");
        }
        for bytes in [&b"A=1\nB=hunter2\xff\n"[..], b"A=1\nB=hunter2\0x\n", b"A=1\n\0"] {
            let error = parse(bytes).unwrap_err().to_string();
            assert_eq!(error, "line 2 of the file .env isn't text (UTF-8)");
        }
    }
}
