//! What files define and name, by their tokens: comments and strings don't count, imports in braces do.
//!
//! Code that is compiled only for tests counts for nothing. What comes out of a macro is found if the
//! macro is defined or used in the file that the result is in.

use std::collections::{BTreeMap, BTreeSet};

/// The path of a module or an item from the crate's root, `crate` included.
pub type Name = Vec<String>;

#[derive(Default)]
pub struct Module {
    pub file: String,
    /// The names of what is defined here.
    pub items: BTreeSet<String>,
    /// The names that `use` brings here, and what they stand for.
    pub passed_on: BTreeMap<String, Name>,
    pub globs: Vec<Name>,
}

/// Something that is named in a module, as it is written there.
pub struct Named {
    pub module: Name,
    pub name: Name,
    /// Whether it is only passed on, for others to name.
    pub is_passed_on: bool,
}

impl Named {
    /// Its path, from the root if it is in this crate.
    pub fn path(&self) -> String {
        let mut path = match self.name[0].as_str() {
            "crate" => vec!["crate".to_owned()],
            "self" => self.module.clone(),
            "super" => self.module[..self.module.len() - 1].to_vec(),
            _ => return self.name.join("::"),
        };
        for part in &self.name[1..] {
            match part.as_str() {
                "super" => drop(path.pop()),
                _ => path.push(part.clone()),
            }
        }
        path.join("::")
    }
}

/// A crate, or some of its files.
#[derive(Default)]
pub struct Crate {
    pub modules: BTreeMap<Name, Module>,
    pub named: Vec<Named>,
    pub is_async: bool,
}

pub const ITEMS: [&str; 8] =
    ["const", "enum", "fn", "macro_rules", "static", "struct", "trait", "type"];

/// The words of a text, and the signs between them, one by one. What is between two `::` is one word.
pub fn tokens(text: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut found: Vec<String> = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let word = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(end) = raw_string(rest) {
            end
        } else if c == '"' || rest.starts_with("b\"") || rest.starts_with("c\"") {
            string(rest)
        } else if c == '\'' {
            character(rest)
        } else if word > 0 {
            let part = &rest[..word];
            match &mut found[..] {
                [.., before, colons] if colons == "::" && before.starts_with(is_word) => {
                    *before += &format!("::{part}");
                    found.pop();
                }
                _ => found.push(part.to_owned()),
            }
            word
        } else if rest.starts_with("::") {
            found.push("::".to_owned());
            2
        } else {
            // `$crate` is the crate that a macro is in.
            if !c.is_whitespace() && c != '$' {
                found.push(c.to_string());
            }
            c.len_utf8()
        };
        rest = &rest[length..];
    }
    found
}

/// The length of a string in which nothing is escaped, if the text begins with one.
fn raw_string(text: &str) -> Option<usize> {
    let inside = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let signs = inside.find(|c: char| c != '#')?;
    let inside = inside[signs..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(signs));
    Some(text.len() - inside.len() + inside.find(&end)? + end.len())
}

fn string(text: &str) -> usize {
    let start = text.find('"').unwrap_or_default() + 1;
    let mut is_escaped = false;
    let end = text[start..].find(|c: char| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    end.map_or(text.len(), |end| start + end + 1)
}

/// The length of a character in quotes, or of a lifetime.
fn character(text: &str) -> usize {
    match text[1..].strip_prefix('\\') {
        Some(escaped) => escaped.chars().next().map_or(text.len(), |first| {
            let skipped = 2 + first.len_utf8();
            text[skipped..].find('\'').map_or(text.len(), |end| skipped + end + 1)
        }),
        None => {
            let first = text[1..].chars().next().map_or(0, char::len_utf8);
            let end = text[1..].find(|c: char| !c.is_alphanumeric() && c != '_');
            let is_one = text[1 + first..].starts_with('\'');
            if is_one { first + 2 } else { end.map_or(text.len(), |end| end + 1) }
        }
    }
}

/// The tokens without what is compiled only for tests.
pub fn without_tests(all: Vec<String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    let mut at = 0;
    while at < all.len() {
        let is = |words: &[&str]| {
            all.len() >= at + words.len() && words.iter().zip(&all[at..]).all(|(a, b)| a == b)
        };
        if !is(&["#", "[", "cfg", "(", "test", ")"])
            && !is(&["#", "[", "cfg", "(", "any", "(", "test"])
        {
            kept.push(all[at].clone());
            at += 1;
            continue;
        }
        // What follows, with its other attributes, ends with a semicolon or a block.
        let mut depth = 0_usize;
        for token in &all[at..] {
            at += 1;
            match token.as_str() {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" => depth -= 1,
                // Where it is a field or an argument, no more follows.
                "}" if depth == 0 => {
                    at -= 1;
                    break;
                }
                "}" if depth == 1 => break,
                "}" => depth -= 1,
                ";" if depth == 0 => break,
                _ => {}
            }
        }
    }
    kept
}

/// Reads a file, module by module.
struct Reader<'a> {
    file: &'a str,
    module: Name,
    into: &'a mut Crate,
}

impl Reader<'_> {
    fn here(&mut self) -> &mut Module {
        let module = self.into.modules.entry(self.module.clone()).or_default();
        self.file.clone_into(&mut module.file);
        module
    }

    fn names(&mut self, name: Name, is_passed_on: bool) {
        self.into.named.push(Named { module: self.module.clone(), name, is_passed_on });
    }

    /// Reads what `use` brings here, up to the end of the tree; returns how many tokens that are.
    fn read_use(&mut self, tree: &[String], before: &[String], is_passed_on: bool) -> usize {
        let mut at = 0;
        let mut name = before.to_vec();
        while let Some(token) = tree.get(at) {
            at += 1;
            match token.as_str() {
                ";" | "," | "}" => {
                    at -= 1;
                    break;
                }
                "::" => {}
                "{" => loop {
                    at += self.read_use(&tree[at..], &name, is_passed_on);
                    match tree.get(at).map(String::as_str) {
                        Some(",") => at += 1,
                        _ => return at + 1,
                    }
                },
                "*" => {
                    self.names(name.clone(), true);
                    self.here().globs.push(name);
                    return at;
                }
                "as" => {
                    let known_as = tree.get(at).cloned().unwrap_or_default();
                    name.truncate(name.len() - usize::from(name.ends_with(&["self".to_owned()])));
                    self.add_use(known_as, name, is_passed_on);
                    return at + 1;
                }
                path => name.extend(path.split("::").map(str::to_owned)),
            }
        }
        if name.len() > before.len() {
            if name.last().is_some_and(|last| last == "self") && name.len() > 1 {
                name.pop();
            }
            self.add_use(name.last().cloned().unwrap_or_default(), name, is_passed_on);
        }
        at
    }

    fn add_use(&mut self, known_as: String, name: Name, is_passed_on: bool) {
        self.names(name.clone(), is_passed_on);
        // `use std::fmt` isn't about a module `fmt` of this crate.
        if name != [known_as.clone()] {
            self.here().passed_on.insert(known_as, name);
        }
    }

    fn read(&mut self, all: &[String]) {
        // The depth of what is open, and the depths at which modules and the bodies of traits began.
        let (mut depth, mut modules, mut bodies) = (0_usize, Vec::new(), Vec::new());
        let (mut is_public, mut is_exported, mut is_body) = (false, false, false);
        let mut at = 0;
        while at < all.len() {
            let before = at.checked_sub(1).map_or("", |before| all[before].as_str());
            let after = |n: usize| all.get(at + n).map_or("", String::as_str);
            match all[at].as_str() {
                "{" => {
                    if std::mem::take(&mut is_body) {
                        bodies.push(depth);
                    }
                    depth += 1;
                }
                "}" => {
                    depth = depth.saturating_sub(1);
                    bodies.pop_if(|body| *body == depth);
                    if modules.last() == Some(&depth) {
                        modules.pop();
                        self.module.pop();
                    }
                }
                "pub" => {
                    is_public = true;
                    if after(1) == "(" {
                        at += all[at..].iter().position(|token| token == ")").unwrap_or(0);
                    }
                    at += 1;
                    continue;
                }
                "macro_export" => is_exported = true,
                "impl" => is_body = true,
                "use" if after(1) != "<" => {
                    at += 1 + self.read_use(&all[at + 1..], &[], is_public);
                }
                "mod" if after(2) == "{" => {
                    self.module.push(after(1).to_owned());
                    self.here();
                    modules.push(depth);
                    depth += 1;
                    at += 2;
                }
                "async" | "await" => self.into.is_async = true,
                word if ITEMS.contains(&word) => {
                    let name = after(if word == "macro_rules" { 2 } else { 1 }).to_owned();
                    let name = if name == "fn" { after(2).to_owned() } else { name };
                    if bodies.is_empty() {
                        self.here().items.insert(name.clone());
                    }
                    is_body |= word == "trait";
                    if std::mem::take(&mut is_exported) {
                        let whole = [self.module.clone(), vec![name.clone()]].concat();
                        let root = self.into.modules.entry(vec!["crate".to_owned()]);
                        root.or_default().passed_on.insert(name, whole);
                    }
                }
                word if before != "." && before != "mod" && word.starts_with(is_letter) => {
                    self.names(word.split("::").map(str::to_owned).collect(), false);
                }
                _ => {}
            }
            is_public = false;
            at += 1;
        }
    }
}

fn is_letter(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}

/// Adds what a file has, whose module has this name.
pub fn read(into: &mut Crate, text: &str, module: Name, file: &str) {
    let mut reader = Reader { file, module, into };
    reader.here();
    reader.read(&without_tests(tokens(text)));
}
