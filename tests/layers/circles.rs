//! Files that import each other in a circle.
//!
//! A file imports another one if its code names something that the other file defines: in a `use`,
//! in an expression, in a type. A name that passes through other modules (`pub use child::Name`, a
//! glob) counts for the file that defines it. A module and the modules inside it are one thing, the
//! trunk and its branches: imports between these two don't count, whichever way they point. A module's
//! name alone counts for nothing, and neither does code that is compiled only for tests. What comes
//! out of a macro is found if the macro is defined or used in the file that the result is in.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};

use crate::{
    GAMES_CRATE, LAB_CRATE, STORE_CRATE, TABLE_CRATE, attributes, files_below, is_for_tests,
    module_of, text_of,
};

/// The path of a module or an item from the crate's root, `crate` included.
type Name = Vec<String>;

#[derive(Default)]
struct Module {
    file: String,
    /// The names of what is defined here.
    items: BTreeSet<String>,
    /// The names that `use` brings here, and what they stand for.
    passed_on: BTreeMap<String, Name>,
    globs: Vec<Name>,
}

/// A crate, as far as imports are concerned.
#[derive(Default)]
struct Crate {
    modules: BTreeMap<Name, Module>,
    /// What is named, and in which module.
    named: Vec<(Name, Name)>,
}

/// An import: who imports, and from whom.
type Arrow = (String, String);

impl Crate {
    /// The imports between files, each with something that it names.
    fn arrows(&self) -> BTreeMap<Arrow, String> {
        let mut arrows = BTreeMap::new();
        for (module, name) in &self.named {
            let Some(to) = self.file_of(module, name, 0) else {
                continue;
            };
            let from = &self.modules[module].file;
            if from != to && !is_inside(from, to) && !is_inside(to, from) {
                let arrow = (from.clone(), to.to_owned());
                arrows.entry(arrow).or_insert_with(|| name.join("::"));
            }
        }
        arrows
    }

    /// The file that defines what is called `name` in a module; `None` if it is in no file of this
    /// crate, or a module. `depth` is the number of names that have been followed to get here.
    fn file_of(&self, module: &[String], name: &[String], depth: usize) -> Option<&str> {
        let (first, rest) = name.split_first()?;
        match first.as_str() {
            "crate" => return self.file_of(&["crate".to_owned()], rest, depth),
            "self" => return self.file_of(module, rest, depth),
            "super" => return self.file_of(&module[..module.len().max(1) - 1], rest, depth),
            _ => (),
        }
        if depth > 20 {
            return None;
        }
        let here = self.modules.get(module)?;
        let child = [module, std::slice::from_ref(first)].concat();
        if !rest.is_empty() && self.modules.contains_key(&child) {
            return self.file_of(&child, rest, depth);
        }
        let passed_on = here.passed_on.get(first);
        // A longer path goes through the module, even where a function has the module's name.
        let is_module = !rest.is_empty() && passed_on.is_some();
        if here.items.contains(first) && !is_module {
            return Some(&here.file);
        }
        let follow = |known: &Name, rest: &[String]| {
            let whole = [known, rest].concat();
            self.file_of(module, &whole, depth + 1)
        };
        match passed_on {
            Some(known) => follow(known, rest),
            None => here.globs.iter().find_map(|glob| follow(glob, name)),
        }
    }
}

/// Whether the module of one file is inside that of the other.
fn is_inside(part: &str, whole: &str) -> bool {
    let whole = whole.trim_end_matches(".rs").trim_end_matches("/mod").trim_end_matches("/lib");
    part.starts_with(&format!("{whole}/"))
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

    fn names(&mut self, name: Name) {
        self.into.named.push((self.module.clone(), name));
    }

    fn add_use(&mut self, tree: &syn::UseTree, before: &[String], is_passed_on: bool) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        let (known_as, name) = match tree {
            syn::UseTree::Path(path) => {
                return self.add_use(&path.tree, &with(&path.ident), is_passed_on);
            }
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.add_use(tree, before, is_passed_on);
                }
                return;
            }
            syn::UseTree::Glob(_) => return self.here().globs.push(before.to_vec()),
            syn::UseTree::Name(name) if name.ident == "self" => {
                (before.last().cloned().unwrap_or_default(), before.to_vec())
            }
            syn::UseTree::Name(name) => (name.ident.to_string(), with(&name.ident)),
            syn::UseTree::Rename(name) if name.ident == "self" => {
                (name.rename.to_string(), before.to_vec())
            }
            syn::UseTree::Rename(name) => (name.rename.to_string(), with(&name.ident)),
        };
        if !is_passed_on {
            self.names(name.clone());
        }
        // `use std::fmt` isn't about a module `fmt` of this crate.
        if name != [known_as.clone()] {
            self.here().passed_on.insert(known_as, name);
        }
    }

    /// Reads what a macro is given, or is made of, as words.
    fn read_words(&mut self, tokens: &str) {
        let text = tokens.replace(" :: ", "::").replace("$crate", "crate");
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        let mut before = "";
        for word in text.split(|c| !is_word(c)).filter(|word| !word.is_empty()) {
            let keyword = ["const", "enum", "fn", "static", "struct", "trait", "type"];
            if keyword.contains(&before) {
                self.here().items.insert(word.to_owned());
            } else if word.contains("::") {
                self.names(word.split("::").map(str::to_owned).collect());
            }
            before = word;
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if is_for_tests(attributes(item)) {
            return;
        }
        let defined = match item {
            syn::Item::Const(item) => Some(&item.ident),
            syn::Item::Enum(item) => Some(&item.ident),
            syn::Item::Fn(item) => Some(&item.sig.ident),
            syn::Item::Macro(item) => item.ident.as_ref(),
            syn::Item::Static(item) => Some(&item.ident),
            syn::Item::Struct(item) => Some(&item.ident),
            syn::Item::Trait(item) => Some(&item.ident),
            syn::Item::Type(item) => Some(&item.ident),
            _ => None,
        };
        if let Some(name) = defined {
            self.here().items.insert(name.to_string());
        }
        let is_exported = |attribute: &syn::Attribute| attribute.path().is_ident("macro_export");
        match item {
            syn::Item::Macro(item) if item.attrs.iter().any(is_exported) => {
                let root = self.into.modules.entry(vec!["crate".to_owned()]);
                let name = item.ident.iter().map(|name| (name.to_string(), self.module.clone()));
                let named = name.map(|(name, of)| (name.clone(), [of, vec![name]].concat()));
                root.or_default().passed_on.extend(named);
            }
            syn::Item::Mod(item) if item.content.is_some() => {
                self.module.push(item.ident.to_string());
                self.here();
                visit::visit_item_mod(self, item);
                self.module.pop();
                return;
            }
            _ => (),
        }
        visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let is_passed_on = !matches!(item.vis, syn::Visibility::Inherited);
        self.add_use(&item.tree, &[], is_passed_on);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.names(path.segments.iter().map(|s| s.ident.to_string()).collect());
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        let arguments = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        match Parser::parse2(arguments, call.tokens.clone()) {
            Ok(arguments) => arguments.iter().for_each(|value| self.visit_expr(value)),
            Err(_) => self.read_words(&call.tokens.to_string()),
        }
    }
}

fn read(into: &mut Crate, text: &str, module: Name, file: &str) {
    let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut reader = Reader { file, module, into };
    reader.here();
    reader.visit_file(&parsed);
}

/// The imports between the files of the crate with its sources at `root`, each with something that
/// it names.
fn arrows(root: &str) -> BTreeMap<Arrow, String> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    files_below(&top.join(root), &mut files);
    let mut all = Crate::default();
    // The program is a crate of its own, with one file.
    for path in files.iter().filter(|path| !path.ends_with("main.rs")) {
        let below = path.strip_prefix(top.join(root)).expect("below the root");
        let module = module_of(below).into_iter().filter(|part| part != "lib");
        let file = format!("{root}/{}", below.display());
        read(&mut all, &text_of(path), module.collect(), &file);
    }
    all.arrows()
}

/// The groups of files that reach each other by these imports, each group in order.
fn circles<'a>(arrows: impl IntoIterator<Item = &'a Arrow>) -> BTreeSet<BTreeSet<&'a str>> {
    let mut next: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (from, to) in arrows {
        next.entry(from).or_default().insert(to);
    }
    let reached: BTreeMap<&str, BTreeSet<&str>> = next
        .keys()
        .map(|from| {
            let mut found = BTreeSet::new();
            let mut open = vec![*from];
            while let Some(file) = open.pop() {
                let unseen = next.get(file).into_iter().flatten();
                open.extend(unseen.filter(|file| found.insert(**file)));
            }
            (*from, found)
        })
        .collect();
    let are_both = |one: &str, other: &str| reached.get(other).is_some_and(|to| to.contains(one));
    let circle = |(from, to): (&&'a str, &BTreeSet<&'a str>)| {
        to.iter().copied().filter(|other| are_both(from, other)).collect()
    };
    reached.iter().map(circle).filter(|circle: &BTreeSet<&str>| !circle.is_empty()).collect()
}

/// The crates' sources.
const CRATES: [&str; 6] =
    ["src", TABLE_CRATE, STORE_CRATE, GAMES_CRATE, LAB_CRATE, "crates/discord-sandbox/src"];

#[test]
fn no_two_files_import_each_other_in_a_circle() {
    let all: BTreeMap<Arrow, String> = CRATES.iter().flat_map(|root| arrows(root)).collect();
    let circles = circles(all.keys());
    for circle in &circles {
        eprintln!("These import each other in a circle:");
        let is_inside = |file: &str| circle.contains(file);
        for ((from, to), name) in &all {
            if is_inside(from) && is_inside(to) {
                eprintln!("  {from} → {to} ({name})");
            }
        }
    }
    assert!(circles.is_empty(), "{} circles", circles.len());
}

#[test]
fn circles_are_found_whatever_the_import_looks_like() {
    let with = |board: &str| {
        let mut all = Crate::default();
        let event = "use super::{Board, Deal}; pub struct Event(Board, Deal); pub fn tell() {}";
        let files = [
            ("lib.rs", "crate", "pub mod rules; #[macro_export] macro_rules! count { () => {} }"),
            (
                "rules/mod.rs",
                "crate::rules",
                "pub use event::Event; pub use board::*; pub struct Deal;",
            ),
            ("rules/event.rs", "crate::rules::event", event),
            ("rules/event/who.rs", "crate::rules::event::who", "fn f() { super::tell() }"),
            ("rules/board.rs", "crate::rules::board", board),
        ];
        for (file, module, text) in files {
            read(&mut all, text, module.split("::").map(str::to_owned).collect(), file);
        }
        let arrows = all.arrows();
        circles(arrows.keys()).into_iter().flatten().map(str::to_owned).collect::<Vec<_>>()
    };
    for board in [
        "pub struct Board; use super::Event;",
        "pub struct Board; use super::{self as rules, Deal}; fn f(_: rules::Event) {}",
        "pub struct Board; use crate::{rules::{event::{self}}}; fn f() { event::tell() }",
        "pub struct Board(crate::rules::Event);",
        "pub struct Board; fn f() { super::event::tell() }",
        "pub struct Board; use super::event; fn event() { event::tell() }",
        "pub struct Board; fn f() { println!(\"{:?}\", super::event::tell()) }",
        "pub struct Board; fn f() { assert!(matches!(1, super::event::ONE | super::Event::TWO)) }",
        "pub struct Board; use super::event::*; fn f() { tell() }",
        "pub struct Board; mod part { use super::super::event::tell; }",
    ] {
        assert_eq!(with(board), ["rules/board.rs", "rules/event.rs"], "{board}");
    }
    for board in [
        "pub struct Board(super::Deal);",
        "pub struct Board; fn f() { super::event::who::f() }",
        "pub struct Board; pub use super::Event as Told;",
        "pub struct Board; use super::event; use super::event::*;",
        "pub struct Board; use std::Event; fn f() { crate::count!() }",
        "pub struct Board; #[cfg(test)] mod tests { use super::super::Event; }",
        "pub struct Board; #[cfg(any(test, feature = \"testing\"))] fn f(_: super::Event) {}",
        "pub struct Board; // super::Event\nfn f() -> &'static str { \"super::Event\" }",
    ] {
        assert_eq!(with(board), [""; 0], "{board}");
    }
}
