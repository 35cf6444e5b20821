//! Finds functions, constants and types that are public and named nowhere. The compiler warns about
//! unused code only inside a crate. Every message is a public method, so unused messages are found
//! here, too.
//!
//! Goes by names alone, so it misses much: one of two functions with the same name, a type that only
//! its own `impl` names, a message called like a variable. Doesn't look at fields, variants and
//! methods of traits.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, iter};

use super::names::{ITEMS, tokens, without_tests};

/// Beginnings of messages that are looked up by names made at run time, as in `build.rs` of the
/// screens: those have no methods.
const LOOKED_UP: [&str; 7] = ["cmd_", "opt_", "setting_", "set_", "choice_", "figure_", "lesson_"];

/// The names in some files, each with how often it is there, and those of public items.
#[derive(Default)]
struct Words {
    count: BTreeMap<String, usize>,
    public: Vec<String>,
}

impl Words {
    fn add(&mut self, text: &str) {
        for word in text.split(|c: char| !c.is_alphanumeric() && c != '_') {
            *self.count.entry(word.to_owned()).or_default() += 1;
        }
    }

    fn add_source(&mut self, text: &str) {
        let all = without_tests(tokens(text));
        let mut rest = &all[..];
        while let [token, after @ ..] = rest {
            rest = after;
            if token != "pub" {
                self.add(token);
                continue;
            }
            if rest.first().is_some_and(|token| token == "(") {
                rest = rest
                    .split(|token| token == ")")
                    .next()
                    .map_or(rest, |skipped| &rest[skipped.len() + 1..]);
            }
            // Passing something on is no use of it.
            if rest.first().is_some_and(|token| token == "use") {
                let passed_on = rest.split(|token| token == ";").next().unwrap_or_default();
                rest = &rest[passed_on.len()..];
            }
            let kept = |token: &&String| matches!(&token[..], "async" | "const" | "unsafe" | "fn");
            let is_item =
                rest.first().is_some_and(|token| ITEMS.contains(&&token[..]) || kept(&token));
            let name =
                rest.iter().take(4).find(|token| !ITEMS.contains(&&token[..]) && !kept(token));
            self.public.extend(name.filter(|_| is_item).cloned());
        }
    }

    fn add_messages(&mut self, text: &str, game: &str) {
        for method in methods(text, game) {
            self.add(&method);
            self.public.push(method);
        }
    }

    /// The public items that are named nowhere but where they are defined.
    fn unused(&self) -> BTreeSet<&str> {
        let defined = |name: &String| self.public.iter().filter(|other| *other == name).count();
        let unused = |name: &&String| self.count.get(*name) <= Some(&defined(name));
        self.public.iter().filter(unused).map(String::as_str).collect()
    }
}

/// The names of the methods of a file's messages. `game`: whose messages they are.
fn methods(text: &str, game: &str) -> Vec<String> {
    let names = text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
    let names = names.filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase()));
    let methods = names.map(|name| name.strip_prefix(&format!("{game}_")).unwrap_or(name));
    let methods = methods.filter(|name| !LOOKED_UP.iter().any(|start| name.starts_with(start)));
    methods.map(str::to_owned).collect()
}

#[test]
fn everything_public_and_every_message_is_used() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = ["games", "lab", "screen", "store", "table"];
    let mut words = Words::default();
    let mut files = Vec::new();
    let folders = crates.iter().flat_map(|name| {
        ["src", "examples"].map(|folder| root.join("crates").join(name).join(folder))
    });
    for folder in folders.chain([root.join("src"), root.join("benches")]).filter(|it| it.is_dir()) {
        super::files_below(&folder, &mut files);
    }
    for file in files {
        words.add_source(&super::text_of(&file));
    }
    let i18n = root.join(super::SCREEN_CRATE).join("i18n/en.ftl");
    let of_games = super::games()
        .map(|game| (game, root.join(super::SCREEN_CRATE).join(format!("games/{game}/en.ftl"))));
    for (game, file) in iter::once(("", i18n)).chain(of_games) {
        let text = fs::read_to_string(&file).expect("the messages are text");
        words.add_messages(&text, game);
    }
    assert!(words.public.len() > 2000, "{}", words.public.len());
    assert_eq!(words.unused(), BTreeSet::new());
}

#[test]
fn what_is_named_only_where_it_is_defined_or_in_tests_is_unused() {
    let mut words = Words::default();
    let text = "
        pub use other::passed_on;
        pub fn passed_on() {}
        /// Unlike `named`.
        pub fn in_comments() {}
        pub fn called() { in_a_macro!(printed) }
        pub const printed: u8 = 1;
        pub fn in_tests() {}
        fn private() { called(); one.method() }
        impl Any { pub fn method(&self) {} #[cfg(test)] pub fn of_tests(&self) {} }
        #[cfg(test)] mod tests { fn f() { in_tests() } }
    ";
    words.add_source(text);
    words.add_messages("called = a\nking_bid = b\ncmd_x = c\n-term = d\n    .x = e", "king");
    assert_eq!(words.unused(), BTreeSet::from(["bid", "in_comments", "in_tests", "passed_on"]));
}
