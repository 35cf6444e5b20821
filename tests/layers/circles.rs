//! Files that import each other in a circle.
//!
//! A file imports another one if its code names something that the other file defines: in a `use`,
//! in an expression, in a type. A module and the modules inside it are one thing, the trunk and its
//! branches: imports between these two don't count, whichever way they point.

use std::collections::{BTreeMap, BTreeSet};

use crate::names::{Crate, Named};

/// Whether the module of one file is inside that of the other.
fn is_inside(part: &str, whole: &str) -> bool {
    let whole = whole.trim_end_matches(".rs").trim_end_matches("/mod").trim_end_matches("/lib");
    part.strip_prefix(whole).is_some_and(|rest| rest.starts_with('/'))
}

/// The imports that are part of a circle, or lead from one circle to another: who imports from whom,
/// and something that is named.
fn circles<'a>(all: &'a [Named<'a>]) -> BTreeMap<(&'a str, &'a str), &'a str> {
    let named = all.iter().filter(|named| !named.is_passed_on);
    let imports = named.filter_map(|named| Some(((named.by, named.of?), &*named.name)));
    let mut imports: BTreeMap<_, _> = imports
        .filter(|((by, of), _)| by != of && !is_inside(by, of) && !is_inside(of, by))
        .collect();
    loop {
        let before = imports.len();
        let (by, of): (BTreeSet<&str>, BTreeSet<&str>) = imports.keys().copied().unzip();
        imports.retain(|(one, other), _| of.contains(one) && by.contains(other));
        if imports.len() == before {
            return imports;
        }
    }
}

#[test]
fn no_two_files_import_each_other_in_a_circle() {
    let found = circles(crate::named());
    assert!(found.is_empty(), "these import each other in a circle: {found:#?}");
}

#[test]
fn circles_are_found_whatever_the_import_looks_like() {
    let with = |board: &str| {
        let mut all = Crate::default();
        let event = "use super::{Board, Deal}; pub struct Event(Board, Deal); pub fn tell() {}";
        for (file, below, text) in [
            ("lib.rs", &[][..], "pub mod rules; #[macro_export] macro_rules! count { () => {} }"),
            (
                "rules/mod.rs",
                &["rules"],
                "pub use event::Event; pub use board::Board; pub struct Deal;",
            ),
            ("rules/event.rs", &["rules", "event"], event),
            ("rules/event/who.rs", &["rules", "event", "who"], "fn f() { super::tell() }"),
            ("rules/board.rs", &["rules", "board"], board),
        ] {
            all.read(text, below, file);
        }
        circles(&all.named().collect::<Vec<_>>())
            .into_keys()
            .map(|(by, _)| by.to_owned())
            .collect::<Vec<_>>()
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
        "pub struct Board; mod part { use super::super::event::tell; }",
    ] {
        assert_eq!(with(board), ["rules/board.rs", "rules/event.rs"], "{board}");
    }
    for board in [
        "pub struct Board(super::Deal);",
        "pub struct Board; fn f() { super::event::who::f() }",
        "pub struct Board; pub use super::Event as Told;",
        "pub struct Board; use super::event;",
        "pub struct Board; use std::Event; fn f() { crate::count!() }",
        "pub struct Board; #[cfg(test)] mod tests { use super::super::Event; }",
        "pub struct Board; #[cfg(any(test, feature = \"testing\"))] fn f(_: super::Event) {}",
        "pub struct Board; // super::Event\nfn f() -> &'static str { \"super::Event\" }",
    ] {
        assert_eq!(with(board), [""; 0], "{board}");
    }
}
