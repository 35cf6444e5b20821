//! What code names, and which of its crate's files defines that. Comments, strings and what is compiled
//! only for tests don't count. What is passed on (`pub use`) counts for the file that defines it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// Something that a file names.
#[derive(Debug)]
pub struct Named<'a> {
    pub by: &'a str,
    pub name: &'a str,
    /// The file of this crate that defines it. `None` if it is elsewhere, or a module.
    pub of: Option<&'a str>,
    /// Whether it is only passed on, for others to name.
    pub is_passed_on: bool,
}

/// A crate, or some of its files.
#[derive(Default)]
pub struct Crate {
    /// Of each module, such as `crate::rules`, its file, and what `use` brings there.
    modules: BTreeMap<String, (String, BTreeMap<String, String>)>,
    /// Which module names what, and whether it only passes it on.
    named: Vec<(String, String, bool)>,
    /// How often each word is there. Passing something on is no use of it.
    pub words: BTreeMap<String, usize>,
    /// The names of public items.
    pub public: Vec<String>,
}

/// Calls `found` with each source file below a folder that isn't compiled only for tests.
fn each_file(folder: &Path, found: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).expect("it is readable") {
        let path = entry.expect("it is readable").path();
        match path.file_stem().and_then(|name| name.to_str()) {
            Some("tests" | "testing") => {}
            _ if path.is_dir() => each_file(&path, found),
            _ if path.extension().is_some_and(|extension| extension == "rs") => found(&path),
            _ => {}
        }
    }
}

/// Writes tokens down on one line, without comments, strings, and what is compiled only for tests.
fn write(tokens: TokenStream, code: &mut String) {
    let mut tokens = tokens.into_iter();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => {
                let [open, close] = match group.delimiter() {
                    Delimiter::Brace => ['{', '}'],
                    Delimiter::Bracket => ['[', ']'],
                    _ => ['(', ')'],
                };
                let start = code.len();
                code.push(open);
                write(group.stream(), code);
                code.push(close);
                let is_attribute = code[..start].ends_with('#');
                let is_test = code[start..].starts_with("[cfg(test)")
                    || code[start..].starts_with("[cfg(any(test,");
                if is_attribute && is_test {
                    code.truncate(start - 1);
                    // What follows, with its other attributes, ends with a semicolon or a block.
                    tokens.find(|token| match token {
                        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                        token => token.to_string() == ";",
                    });
                }
            }
            TokenTree::Punct(sign) => {
                code.push(sign.as_char());
                // Only the colons of a path are part of a name.
                let is_type = code.ends_with(':') && !code.ends_with("::");
                code.extend((is_type && sign.spacing() == Spacing::Alone).then_some(' '));
            }
            TokenTree::Literal(_) => code.push('"'),
            TokenTree::Ident(word) if code.ends_with(is_of_a_word) => *code += &format!(" {word}"),
            TokenTree::Ident(word) => *code += &word.to_string(),
        }
    }
}

fn is_of_a_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The names in a tree of `use`.
fn leaves(tree: &str) -> Vec<String> {
    let (mut open, mut found) = (vec![String::new()], Vec::new());
    for part in tree.split_inclusive(['{', '}', ',', ';']) {
        let (word, sign) = part.split_at(part.len() - 1);
        let name = format!("{}{word}", open.last().map_or("", |name| name));
        match sign {
            "{" => open.push(name),
            _ if word.is_empty() => {}
            _ => found.push(name),
        }
        open.pop_if(|_| sign == "}");
    }
    found
}

impl Crate {
    /// The crate with its sources in this folder of the project.
    pub fn in_folder(folder: &str) -> Crate {
        let mut all = Crate::default();
        each_file(folder.as_ref(), &mut |path| {
            let text = fs::read_to_string(path).expect("a source file is text");
            all.read(&text, folder, path.to_str().expect("names are text"));
        });
        assert!(!all.modules.is_empty(), "{folder} has no files");
        all
    }

    /// Adds what a file has. `root`: the folder of its crate.
    pub fn read(&mut self, text: &str, root: &str, file: &str) {
        let mut code = String::new();
        let tokens = text.parse().unwrap_or_else(|why| panic!("{file}: {why}"));
        write(tokens, &mut code);
        assert!(!text.contains("\nuse super::*"), "{file}: nothing is found behind a glob");
        let below = file.trim_start_matches(root).trim_end_matches(".rs");
        let below = below.trim_end_matches("/lib").trim_end_matches("/mod");
        let at = format!("crate{}", below.replace('/', "::"));
        let mut brought = BTreeMap::new();
        for piece in code.split_inclusive(';') {
            let mut uses = piece.match_indices("use ").map(|(start, _)| start);
            let start = uses.find(|start| !piece[..*start].ends_with(is_of_a_word));
            let (before, tree) = piece.split_at(start.unwrap_or(piece.len()));
            let names = before.split(|c| !is_of_a_word(c) && c != ':');
            for name in names.map(|name| name.trim_matches(':')).filter(|name| !name.is_empty()) {
                self.name(&at, name, false);
            }
            for item in before.split("pub ").skip(1) {
                let kinds = ["async", "const", "enum", "fn", "static", "struct", "trait", "type"];
                let mut words = item.split(|c| !is_of_a_word(c)).peekable();
                let is_item = words.peek().is_some_and(|kind| kinds.contains(kind));
                let name = words.find(|word| !kinds.contains(word)).filter(|_| is_item);
                self.public.extend(name.map(str::to_owned));
            }
            for leaf in leaves(tree.trim_start_matches("use ")) {
                let (name, renamed) = leaf.split_once(" as ").unwrap_or((&leaf, ""));
                let name = name.trim_end_matches("::self");
                let last = name.rsplit("::").next().unwrap_or(name);
                // `super::*` is in a module inside this one, where all of that is here.
                let is_own = ["crate", "self", "super"].iter().any(|own| name.starts_with(own));
                let is_hidden = is_own && last == "*" && name != "super::*";
                assert!(!is_hidden, "{file}: nothing is found behind a glob");
                // `pub use`, `pub(super) use`.
                self.name(&at, name, before.trim_end().ends_with("pub") || before.ends_with(')'));
                let known_as = if renamed.is_empty() { last } else { renamed };
                // `use std::fmt` isn't about a module `fmt` of this crate.
                if known_as != name {
                    brought.insert(known_as.to_owned(), name.to_owned());
                }
            }
        }
        self.modules.insert(at, (file.to_owned(), brought));
    }

    fn name(&mut self, at: &str, name: &str, is_passed_on: bool) {
        for word in name.split("::").filter(|_| !is_passed_on) {
            *self.words.entry(word.to_owned()).or_default() += 1;
        }
        self.named.push((at.to_owned(), name.to_owned(), is_passed_on));
    }

    /// Everything that is named.
    pub fn named(&self) -> impl Iterator<Item = Named<'_>> {
        self.named.iter().map(|(at, name, is_passed_on)| Named {
            by: &self.modules[at].0,
            name,
            of: self.file_of(at, name, true, 20),
            is_passed_on: *is_passed_on,
        })
    }

    /// The file that defines what is called `name` in a module. `is_whole`: whether no part of its path
    /// has been followed yet, so that it may also begin with another crate. `left`: how many names may be
    /// followed, since what is passed on may be called like what passes it on.
    fn file_of(&self, at: &str, name: &str, is_whole: bool, left: u8) -> Option<&str> {
        let (file, brought) = self.modules.get(at)?;
        let (first, rest) = name.split_once("::").unwrap_or((name, ""));
        let child = format!("{at}::{first}");
        match first {
            "" => None,
            "crate" => self.file_of("crate", rest, false, left),
            "self" => self.file_of(at, rest, false, left),
            "super" => self.file_of(at.rsplit_once("::")?.0, rest, false, left),
            _ if self.modules.contains_key(&child) => self.file_of(&child, rest, false, left),
            _ => match brought.get(first).filter(|_| left > 0) {
                Some(known) => self.file_of(at, &format!("{known}::{rest}"), true, left - 1),
                None => (!is_whole).then_some(file),
            },
        }
    }
}
