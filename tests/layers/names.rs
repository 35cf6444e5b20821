//! What files name, and which of the crate's files defines it. Goes by tokens: comments and strings
//! don't count, nor does code that is compiled only for tests.
//!
//! A name that passes through other modules (`pub use child::Name`) counts for the file that defines
//! it. What comes out of a macro counts where the macro is defined, and what goes into it where it is
//! used. Nothing of the crate is found behind a glob, so there is none but `super::*`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The path of a module or an item, from the crate's root if it begins with `crate`.
type Name = Vec<String>;

#[derive(Default)]
struct Module {
    file: String,
    /// The names that `use` brings here, and what they stand for.
    brought: BTreeMap<String, Name>,
}

/// Something that a file names.
#[derive(Debug)]
pub struct Named<'a> {
    pub by: &'a str,
    pub name: String,
    /// The file of this crate that defines it. `None` if it is elsewhere, or a module.
    pub of: Option<&'a str>,
    /// Whether it is only passed on, for others to name.
    pub is_passed_on: bool,
}

/// A crate, or some of its files.
#[derive(Default)]
pub struct Crate {
    modules: BTreeMap<Name, Module>,
    /// What is named in a module, and whether it is only passed on.
    named: Vec<(Name, Name, bool)>,
    /// How often each word is there. Passing something on is no use of it.
    pub words: BTreeMap<String, usize>,
    /// The names of public items.
    pub public: Vec<String>,
}

/// The source files below a folder that aren't compiled only for tests.
fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("it is readable") {
        let path = entry.expect("it is readable").path();
        if path.file_stem().is_some_and(|name| name == "tests" || name == "testing") {
            continue;
        }
        if path.is_dir() {
            files_below(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

impl Crate {
    /// The crate with its sources in this folder of the project.
    pub fn in_folder(folder: &str) -> Crate {
        let (mut files, mut all) = (Vec::new(), Crate::default());
        files_below(folder.as_ref(), &mut files);
        assert!(!files.is_empty(), "{folder} has no files");
        for path in files {
            let module = path.strip_prefix(folder).expect("below the folder").with_extension("");
            let parts = module.iter().map(|part| part.to_str().expect("names are text"));
            let parts: Vec<&str> = parts.filter(|part| !["lib", "mod"].contains(part)).collect();
            let text = fs::read_to_string(&path).expect("a source file is text");
            all.read(&text, &parts, path.to_str().expect("names are text"));
        }
        all
    }

    /// Adds what a file has, whose module is at these names below the root.
    pub fn read(&mut self, text: &str, below: &[&str], file: &str) {
        let tokens = text.parse().unwrap_or_else(|why| panic!("{file}: {why}"));
        let module = ["crate"].iter().chain(below).map(|part| (*part).to_owned());
        self.read_module(module.collect(), file, tokens);
    }

    /// Everything that is named.
    pub fn named(&self) -> impl Iterator<Item = Named<'_>> {
        self.named.iter().map(|(module, name, is_passed_on)| Named {
            by: &self.modules[module].file,
            name: name.join("::"),
            of: self.file_of(module, name, true, 20),
            is_passed_on: *is_passed_on,
        })
    }

    /// The file that defines what is called `name` in a module. `is_whole`: whether no part of its
    /// path has been followed yet, so that it may also begin with another crate. `left`: how many names
    /// may be followed, since a macro may be passed on by the module that defines it.
    fn file_of(&self, at: &[String], name: &[String], is_whole: bool, left: u8) -> Option<&str> {
        let (here, (first, rest)) = (self.modules.get(at)?, name.split_first()?);
        let child = [at, std::slice::from_ref(first)].concat();
        match first.as_str() {
            "crate" => self.file_of(&at[..1], rest, false, left),
            "self" => self.file_of(at, rest, false, left),
            "super" => self.file_of(&at[..at.len() - 1], rest, false, left),
            _ if self.modules.contains_key(&child) => self.file_of(&child, rest, false, left),
            _ => match here.brought.get(first).filter(|_| left > 0) {
                Some(known) => self.file_of(at, &[known, rest].concat(), true, left - 1),
                None => (!is_whole).then_some(&here.file),
            },
        }
    }

    fn read_module(&mut self, module: Name, file: &str, tokens: TokenStream) {
        file.clone_into(&mut self.modules.entry(module.clone()).or_default().file);
        self.read_block(tokens, &module, file);
    }

    fn read_block(&mut self, tokens: TokenStream, module: &Name, file: &str) {
        let all = without_tests(tokens);
        let mut rest = &all[..];
        // Whether a dot or `pub` was just before.
        let (mut is_method, mut is_public) = (false, false);
        while let [token, after @ ..] = rest {
            rest = after;
            let was_method = std::mem::take(&mut is_method);
            let word = match token {
                TokenTree::Ident(word) => word.to_string(),
                TokenTree::Group(group) => {
                    self.read_block(group.stream(), module, file);
                    continue;
                }
                sign => {
                    // A lifetime is no name.
                    rest = &rest[usize::from(is_sign(sign, '\''))..];
                    is_method = is_sign(sign, '.');
                    continue;
                }
            };
            self.count(&word);
            let was_public = std::mem::replace(&mut is_public, word == "pub");
            match (&*word, rest) {
                ("pub", _) => {}
                ("async" | "unsafe", _) => is_public = was_public,
                ("const", [TokenTree::Ident(next), ..]) if next == "fn" => is_public = was_public,
                ("use", [first, ..]) if !is_sign(first, '<') => {
                    let end = rest.iter().position(|token| is_sign(token, ';'));
                    let (tree, after) = rest.split_at(end.unwrap_or(rest.len()));
                    rest = after;
                    self.read_use(tree, &[], module, was_public);
                }
                ("mod", [TokenTree::Ident(name), TokenTree::Group(block), after @ ..]) => {
                    rest = after;
                    let inner = [&module[..], &[name.to_string()]].concat();
                    self.read_module(inner, file, block.stream());
                }
                ("mod", [_, after @ ..]) => rest = after,
                ("macro_rules", [_, TokenTree::Ident(name), ..]) if module.len() > 1 => {
                    // Whoever names it by a path means the crate's root.
                    let (name, root) = (name.to_string(), module[..1].to_vec());
                    let whole = [&module[..], std::slice::from_ref(&name)].concat();
                    self.modules.entry(root).or_default().brought.insert(name, whole);
                }
                (
                    "const" | "enum" | "fn" | "static" | "struct" | "trait" | "type",
                    [TokenTree::Ident(name), ..],
                ) => self.public.extend(was_public.then(|| name.to_string())),
                _ if was_method => {}
                _ => {
                    let mut name = vec![word];
                    while let [one, two, TokenTree::Ident(part), after @ ..] = rest
                        && is_sign(one, ':')
                        && is_sign(two, ':')
                    {
                        self.count(&part.to_string());
                        name.push(part.to_string());
                        rest = after;
                    }
                    self.named.push((module.clone(), name, false));
                }
            }
        }
    }

    fn count(&mut self, word: &str) {
        *self.words.entry(word.to_owned()).or_default() += 1;
    }

    /// Reads what `use` brings to a module.
    fn read_use(&mut self, trees: &[TokenTree], before: &[String], module: &Name, is_public: bool) {
        for tree in trees.split(|token| is_sign(token, ',')) {
            let words = tree.iter().filter_map(|token| match token {
                TokenTree::Ident(word) => Some(word.to_string()),
                _ => None,
            });
            let mut name: Name = before.iter().cloned().chain(words).collect();
            if let Some(TokenTree::Group(group)) = tree.last() {
                let trees: Vec<TokenTree> = group.stream().into_iter().collect();
                self.read_use(&trees, &name, module, is_public);
            } else if let Some(last) = tree.last() {
                if is_sign(last, '*') && name == ["super"] {
                    let above = self.modules[&module[..module.len() - 1]].brought.clone();
                    let above = above
                        .into_iter()
                        .map(|(known_as, known)| (known_as, [name.clone(), known].concat()));
                    self.modules.entry(module.clone()).or_default().brought.extend(above);
                    continue;
                }
                let is_hidden =
                    is_sign(last, '*') && ["crate", "self", "super"].contains(&&*name[0]);
                assert!(!is_hidden, "{module:?} has a glob");
                let renamed = name.iter().position(|part| part == "as");
                let known_as = renamed.and_then(|at| name.split_off(at).pop());
                name.pop_if(|last| last == "self");
                let known_as = known_as.or_else(|| name.last().cloned()).unwrap_or_default();
                if !is_public {
                    name.iter().for_each(|part| self.count(part));
                }
                // `use std::fmt` isn't about a module `fmt` of this crate.
                if name != [known_as.clone()] {
                    let here = self.modules.entry(module.clone()).or_default();
                    here.brought.insert(known_as, name.clone());
                }
                self.named.push((module.clone(), name, is_public));
            }
        }
    }
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

/// The tokens of a block without what is compiled only for tests.
fn without_tests(tokens: TokenStream) -> Vec<TokenTree> {
    let mut kept: Vec<TokenTree> = Vec::new();
    let mut all = tokens.into_iter();
    while let Some(token) = all.next() {
        let text = match &token {
            TokenTree::Group(group) if kept.last().is_some_and(|last| is_sign(last, '#')) => {
                group.stream().to_string().replace(' ', "")
            }
            _ => String::new(),
        };
        if !["cfg(test)", "cfg(any(test,"].iter().any(|start| text.starts_with(start)) {
            kept.push(token);
            continue;
        }
        kept.pop();
        // What follows, with its other attributes, ends with a semicolon or a block.
        let ends = |token: &TokenTree| match token {
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
            token => is_sign(token, ';'),
        };
        all.find(ends);
    }
    kept
}
