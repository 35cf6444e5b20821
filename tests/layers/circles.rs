//! Files that import each other in a circle.
//!
//! A file imports another one if its code names something that the other file defines: in a `use`,
//! in an expression, in a type. A name that passes through other modules (`pub use child::Name`, a
//! glob) counts for the file that defines it. A module and the modules inside it are one thing, the
//! trunk and its branches: imports between these two don't count, whichever way they point. A module's
//! name alone counts for nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::names::{Crate, Name, Named, read};
use crate::{
    GAMES_CRATE, LAB_CRATE, SCREEN_CRATE, STORE_CRATE, TABLE_CRATE, files_below, module_of, text_of,
};

/// An import: who imports, and from whom.
type Arrow = (String, String);

impl Crate {
    /// The imports between files, each with something that it names.
    fn arrows(&self) -> BTreeMap<Arrow, String> {
        let mut arrows = BTreeMap::new();
        for Named { module, name, .. } in self.named.iter().filter(|one| !one.is_passed_on) {
            let Some(to) = self.file_of(module, name, 0) else { continue };
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
const CRATES: [&str; 7] = [
    "src", SCREEN_CRATE, TABLE_CRATE, STORE_CRATE, GAMES_CRATE, LAB_CRATE,
    "crates/discord-sandbox/src",
];

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
