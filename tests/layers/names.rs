//! What modules name, and which module defines that. Sources are read as text that rustfmt has written.
//! Comments don't count, nor do tests, which may import more.

use std::collections::BTreeMap;

use crate::files::{files, read};

/// Modules by their folders, or by their files without `.rs`: `crates/games/src/king/rules`.
pub type Modules = BTreeMap<String, Module>;

pub struct Module {
    /// The paths and words in its imports and its code.
    pub names: Vec<String>,
    /// The paths that it imports, by the names that they have here.
    imports: BTreeMap<String, String>,
    /// The names of its public items.
    pub public: Vec<String>,
    /// The words of what it imports only to pass it on.
    pub passed_on: Vec<String>,
}

/// The modules in these folders.
pub fn modules(folders: &[&str]) -> Modules {
    let mut all = Modules::new();
    for path in files(folders, "rs") {
        let file = path.to_str().expect("names are text").trim_end_matches(".rs");
        let at = file.trim_end_matches("/lib").trim_end_matches("/mod");
        if !at.split('/').any(|part| ["testing", "tests"].contains(&part)) {
            all.insert(at.to_owned(), module(&read(&path)));
        }
    }
    all
}

fn module(text: &str) -> Module {
    let (mut names, mut imports) = (Vec::new(), BTreeMap::new());
    // Tests are in a file of their own, or come last.
    let text = text.split("\nmod tests {").next().unwrap_or_default();
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    let items = lines.clone().filter_map(|line| public_item(line.strip_prefix("pub ")?));
    let public = items.map(str::to_owned).collect();
    let code: String = lines.flat_map(|line| ["\n", line]).collect();
    let passed_on = code.split(';').filter_map(|statement| statement.split_once("\npub use "));
    let passed_on = passed_on.flat_map(|(_, tree)| words(tree)).map(str::to_owned).collect();
    let code = code.replace("pub ", "").replace("pub(crate) ", "").replace("pub(super) ", "");
    for statement in code.split(';') {
        let (code, import) = statement.split_once("\nuse ").unwrap_or((statement, ""));
        let words = code.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
        names.extend(words.map(|word| word.trim_matches(':').to_owned()));
        // As in `super::{Event, board as cards}`.
        let (start, ends) = import.split_once('{').unwrap_or(("", import));
        assert!(!ends.contains('{'), "a tree in a tree isn't read: {import}");
        for end in ends.split([',', '}']).map(str::trim).filter(|end| !end.is_empty()) {
            let path = format!("{start}{end}");
            let (path, known_as) = path.split_once(" as ").unwrap_or((&path, &path));
            let [path, known_as] = [path, known_as].map(|path| path.trim_end_matches("::self"));
            let known_as = known_as.rsplit("::").next().unwrap_or_default();
            if path.split("::").next() != Some(known_as) {
                imports.insert(known_as.to_owned(), path.to_owned());
            }
            names.push(path.to_owned());
        }
    }
    Module { names, imports, public, passed_on }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The name of the item that begins like this after `pub`.
fn public_item(line: &str) -> Option<&str> {
    let kinds = ["async", "const", "enum", "fn", "static", "struct", "trait", "type"];
    let is_kind = |word: &&str| kinds.contains(word);
    let mut words = words(line).peekable();
    words.next_if(is_kind)?;
    words.find(|word| !is_kind(word))
}

/// The module that defines what another one of its crate calls `name`; that one itself for what is in other
/// crates, and `None` for modules.
pub fn defining<'a>(modules: &'a Modules, at: &str, name: &str) -> Option<&'a str> {
    let (at, module) = modules.get_key_value(at)?;
    let (first, rest) = name.split_once("::").unwrap_or((name, ""));
    let child = format!("{at}/{first}");
    match first {
        "" => None,
        "crate" => defining(modules, at.split_inclusive("src").next()?, rest),
        "self" => defining(modules, at, rest),
        "super" => defining(modules, at.rsplit_once('/')?.0, rest),
        _ if modules.contains_key(&child) => defining(modules, &child, rest),
        _ => match module.imports.get(first) {
            Some(path) => defining(modules, at, &format!("{path}::{rest}")),
            None => Some(at),
        },
    }
}
