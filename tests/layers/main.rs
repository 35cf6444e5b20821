//! Checks the layout: what must not be imported where, as far as Cargo doesn't.
//!
//! The sources are parsed as Rust, so comments and strings don't count, and imports in braces do.
//! Code that is compiled only for tests may import more.

mod circles;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use getaway::games::GameKind;
use getaway::games::options::Named;
use syn::visit::{self, Visit};

/// The parts of `src/`. Each may import only those below it.
const PARTS: [&str; 3] = ["cli", "discord", "pictures"];

/// The crates below these parts. Each may depend only on those below it.
const TABLE_CRATE: &str = "crates/table/src";
const STORE_CRATE: &str = "crates/store/src";
const GAMES_CRATE: &str = "crates/games/src";

/// The crate that measures and trains computers, between the games and the command line.
const LAB_CRATE: &str = "crates/lab/src";

/// The names of the games' folders, from the list of games.
fn games() -> impl Iterator<Item = &'static str> {
    GameKind::ALL.iter().map(|kind| kind.name())
}

/// A source file: its path, and every path that it names. Paths within this crate start at its
/// root.
struct Source {
    file: String,
    paths: BTreeSet<String>,
    is_async: bool,
}

impl Source {
    fn names(&self, path: &str) -> bool {
        let inside = format!("{path}::");
        let mut paths = self.paths.iter();
        paths.any(|named| named == path || named.starts_with(&inside))
    }

    fn assert_absent(&self, path: &str) {
        assert!(!self.names(path), "{} names {path}", self.file);
    }
}

/// Collects the paths that a file names.
struct Paths {
    /// The file's module, from the crate's root.
    module: Vec<String>,
    found: BTreeSet<String>,
    is_async: bool,
}

impl Paths {
    fn add(&mut self, segments: &[String]) {
        let mut absolute = match segments.first().map(String::as_str) {
            Some("crate") => vec!["crate".to_owned()],
            Some("self") => self.module.clone(),
            Some("super") => self.module[..self.module.len() - 1].to_vec(),
            _ => {
                self.found.insert(segments.join("::"));
                return;
            }
        };
        for segment in &segments[1..] {
            if segment == "super" {
                absolute.pop();
            } else {
                absolute.push(segment.clone());
            }
        }
        self.found.insert(absolute.join("::"));
    }

    fn add_use(&mut self, tree: &syn::UseTree, before: &[String]) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.add_use(&path.tree, &with(&path.ident)),
            syn::UseTree::Name(name) => self.add(&with(&name.ident)),
            syn::UseTree::Rename(name) => self.add(&with(&name.ident)),
            syn::UseTree::Glob(_) => self.add(before),
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.add_use(tree, before);
                }
            }
        }
    }
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(condition) = &attribute.meta else {
            return false;
        };
        let text = condition.tokens.to_string().replace(' ', "");
        condition.path.is_ident("cfg") && (text == "test" || text.starts_with("any(test,"))
    })
}

fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Macro(item) => &item.attrs,
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Type(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

impl<'ast> Visit<'ast> for Paths {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if !is_for_tests(attributes(item)) {
            visit::visit_item(self, item);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.add_use(&item.tree, &[]);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments: Vec<String> = path.segments.iter().map(|s| s.ident.to_string()).collect();
        self.add(&segments);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        // A macro's contents aren't parsed yet; paths in them are recognized by their separators.
        let text = call.tokens.to_string().replace(" :: ", "::");
        let word = |c: char| !(c.is_alphanumeric() || c == '_' || c == ':');
        for path in text.split(word).filter(|path| path.contains("::")) {
            let segments: Vec<String> = path.split("::").map(str::to_owned).collect();
            self.add(&segments);
        }
        visit::visit_macro(self, call);
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        self.is_async |= signature.asyncness.is_some();
        visit::visit_signature(self, signature);
    }

    fn visit_expr(&mut self, expression: &'ast syn::Expr) {
        self.is_async |= matches!(expression, syn::Expr::Async(_) | syn::Expr::Await(_));
        visit::visit_expr(self, expression);
    }
}

/// Whether the file is compiled only for tests.
fn is_test_file(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "tests")
        || ["tests", "testing"].iter().any(|name| path.file_stem() == Some(name.as_ref()))
}

fn files_below(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("src is readable") {
        let path = entry.expect("src is readable").path();
        if path.is_dir() {
            files_below(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") && !is_test_file(&path) {
            found.push(path);
        }
    }
}

fn text_of(file: &Path) -> String {
    fs::read_to_string(file).expect("a source file is text")
}

/// The module of a file in `src/`.
fn module_of(file: &Path) -> Vec<String> {
    let mut module = vec!["crate".to_owned()];
    let parts = file.with_extension("");
    let parts = parts.iter().map(|part| part.to_string_lossy().into_owned());
    module.extend(parts.filter(|part| part != "mod"));
    module
}

fn read(text: &str, module: Vec<String>, file: String) -> Source {
    let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut paths = Paths { module, found: BTreeSet::new(), is_async: false };
    paths.visit_file(&parsed);
    Source { file, paths: paths.found, is_async: paths.is_async }
}

/// The files of a part of `src/`.
fn sources(part: &str) -> Vec<Source> {
    sources_below("src", part)
}

/// The files in a folder of the crate with its sources at `root`.
fn sources_below(root: &str, folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(root);
    let mut files = Vec::new();
    files_below(&root.join(folder), &mut files);
    assert!(!files.is_empty(), "{folder} has no files");
    let source = |file: PathBuf| {
        let text = text_of(&file);
        let file = file.strip_prefix(&root).expect("below the root");
        read(&text, module_of(file), file.display().to_string())
    };
    files.into_iter().map(source).collect()
}

#[test]
fn imports_point_down_the_list_only() {
    for (at, part) in PARTS.iter().enumerate() {
        for source in sources(part) {
            for above in &PARTS[..at] {
                source.assert_absent(&format!("crate::{above}"));
            }
        }
    }
}

/// The games' names in the list: `Getaway`, as in `GameKind::Getaway`.
fn variants() -> Vec<String> {
    GameKind::ALL.iter().map(|kind| format!("{kind:?}")).collect()
}

#[test]
fn tables_the_store_and_shared_messages_know_no_game() {
    // The files that declare the games' folders name each game once.
    let shared = |source: &Source| {
        let mut own = games().map(|game| format!("discord/games/{game}/"));
        !own.any(|folder| source.file.starts_with(&folder))
    };
    let discord = sources("discord").into_iter().filter(shared);
    let below = [TABLE_CRATE, STORE_CRATE].map(|root| sources_below(root, ""));
    let variants = variants();
    for source in below.into_iter().flatten().chain(discord) {
        for game in games() {
            source.assert_absent(&format!("getaway_games::{game}"));
            source.assert_absent(&format!("crate::games::{game}"));
            source.assert_absent(&format!("crate::discord::games::{game}"));
        }
        for path in &source.paths {
            let mut parts = path.split("::").skip(1);
            let named = parts.find(|part| variants.iter().any(|game| game == part));
            assert_eq!(named, None, "{} names {path}", source.file);
        }
    }
}

#[test]
fn on_discord_no_game_knows_another() {
    for game in games() {
        for source in sources(&format!("discord/games/{game}")) {
            for other in GameKind::ALL.iter().filter(|kind| kind.name() != game) {
                source.assert_absent(&format!("crate::games::{other}"));
                source.assert_absent(&format!("crate::discord::games::{other}"));
                let variant = format!("{other:?}");
                for path in &source.paths {
                    let named = path.split("::").any(|part| part == variant);
                    assert!(!named, "{} names {path}", source.file);
                }
            }
        }
    }
}

/// Whether a type is a text, or has one inside.
fn is_text(of: &syn::Type) -> bool {
    let syn::Type::Path(path) = of else {
        return false;
    };
    path.path.segments.iter().any(|segment| {
        let inside = match &segment.arguments {
            syn::PathArguments::AngleBracketed(inside) => inside.args.iter().any(
                |inside| matches!(inside, syn::GenericArgument::Type(inside) if is_text(inside)),
            ),
            _ => false,
        };
        segment.ident == "String" || inside
    })
}

#[test]
fn typed_options_of_commands_leave_their_names_out() {
    let mut files = Vec::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord");
    files_below(&root, &mut files);
    let mut commands = 0;
    for file in files {
        let text = text_of(&file);
        let parsed = syn::parse_file(&text).expect("a source file is Rust");
        for item in parsed.items {
            let syn::Item::Fn(function) = item else {
                continue;
            };
            let is_command = function.attrs.iter().any(|attribute| {
                let path = &attribute.path().segments;
                path.len() == 2 && path[0].ident == "poise" && path[1].ident == "command"
            });
            if !is_command {
                continue;
            }
            commands += 1;
            for option in &function.sig.inputs {
                if let syn::FnArg::Typed(option) = option {
                    let name = &function.sig.ident;
                    assert!(!is_text(&option.ty), "{name} takes a String, not a Typed");
                }
            }
        }
    }
    assert!(commands > 30, "{commands}");
}

#[test]
fn every_game_has_its_folder_and_no_other_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(GAMES_CRATE);
    let entries = fs::read_dir(root).expect("the games are readable");
    let folders: BTreeSet<String> = entries
        .map(|entry| entry.expect("the games are readable"))
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    let all = games().chain(["cards", "kit"]);
    assert_eq!(folders, all.map(str::to_owned).collect());
}

#[test]
fn games_know_nothing_of_each_other() {
    for game in games() {
        for source in sources_below(GAMES_CRATE, game) {
            for other in games().filter(|other| *other != game) {
                source.assert_absent(&format!("crate::{other}"));
            }
            assert_knows_no_list(&source);
        }
    }
}

#[test]
fn the_kit_and_the_cards_know_no_game() {
    for folder in ["cards", "kit"] {
        for source in sources_below(GAMES_CRATE, folder) {
            for game in games() {
                source.assert_absent(&format!("crate::{game}"));
            }
            assert_knows_no_list(&source);
            if folder == "cards" {
                source.assert_absent("crate::kit");
            }
        }
    }
}

/// Checks that neither a game nor what games share knows the list of games.
fn assert_knows_no_list(source: &Source) {
    for path in ["list", "kinds", "session", "record", "GameKind"] {
        source.assert_absent(&format!("crate::{path}"));
    }
}

#[test]
fn of_the_games_the_store_knows_only_cards_and_the_method_of_ratings() {
    for source in sources_below(STORE_CRATE, "") {
        for path in &source.paths {
            let mut parts = path.split("::");
            if parts.next() == Some("getaway_games") {
                let part = parts.next();
                assert!(matches!(part, Some("cards" | "rating")), "{} names {path}", source.file);
            }
        }
    }
}

/// What each crate may depend on.
const BELOW: [(&str, &[&str]); 3] = [
    ("crates/games", &[]),
    ("crates/store", &["getaway-games"]),
    ("crates/table", &["getaway-games", "getaway-store"]),
];

#[test]
fn crates_depend_only_on_those_below_them() {
    for (folder, below) in BELOW {
        let needed = dependencies(folder);
        let ours = needed.iter().filter(|name| name.starts_with("getaway"));
        let wrong: Vec<&String> = ours.filter(|name| !below.contains(&name.as_str())).collect();
        assert!(wrong.is_empty(), "{folder} depends on {wrong:?}");
        for other in ["serenity", "poise", "reqwest", "axum", "fluent-bundle", "resvg"] {
            assert!(!needed.contains(other), "{folder} depends on {other}");
        }
    }
    for (folder, has_sqlx) in [("crates/table", false), ("crates/store", true), (".", false)] {
        assert_eq!(dependencies(folder).contains("sqlx"), has_sqlx, "{folder}");
    }
}

/// The names of what a crate depends on, without what only its tests need.
fn dependencies(folder: &str) -> BTreeSet<String> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = text_of(&top.join(folder).join("Cargo.toml"));
    let needed = manifest.split_once("\n[dependencies]\n");
    let (_, needed) = needed.expect("a crate needs something");
    let lines = needed.split("\n[").next().unwrap_or_default().lines();
    let names = lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned()));
    names.collect()
}

#[test]
fn the_lab_knows_only_the_games() {
    let needed = ["getaway-games", "rand", "thiserror"].map(str::to_owned);
    assert_eq!(dependencies("crates/lab"), BTreeSet::from(needed));
    for source in sources_below(LAB_CRATE, "") {
        assert!(!source.is_async, "{} is async", source.file);
        for path in ["std::time", "std::fs", "std::net", "std::io", "std::env"] {
            source.assert_absent(path);
        }
        source.assert_absent("println");
    }
    for part in PARTS.into_iter().filter(|part| *part != "cli") {
        for source in sources(part) {
            source.assert_absent("getaway_lab");
        }
    }
}

#[test]
fn only_discord_uses_pictures_and_only_pictures_use_resvg() {
    for part in PARTS {
        for source in sources(part) {
            if part == "cli" {
                source.assert_absent("crate::pictures");
            }
            if part != "pictures" {
                source.assert_absent("resvg");
            }
        }
    }
}

#[test]
fn only_discord_names_serenity_and_poise() {
    for part in PARTS.into_iter().filter(|part| *part != "discord") {
        for source in sources(part) {
            source.assert_absent("serenity");
            source.assert_absent("poise");
        }
    }
}

#[test]
fn games_and_pictures_use_no_async_no_clock_no_io() {
    for source in sources("pictures").into_iter().chain(sources_below(GAMES_CRATE, "")) {
        assert!(!source.is_async, "{} is async", source.file);
        for path in ["tokio", "std::time", "std::fs", "std::net", "std::io"] {
            source.assert_absent(path);
        }
        source.assert_absent("println");
    }
}

#[test]
fn imports_are_seen_in_every_form() {
    let seen = |text: &str| {
        let module = ["crate", "table", "state"].map(str::to_owned).into();
        read(text, module, "table/state/mod.rs".to_owned())
    };
    for text in [
        "use crate::games::getaway::rules::Card;",
        "use crate::{cards, games::{self, getaway::{computer, rules}}};",
        "use super::super::games::getaway;",
        "use crate::games::getaway as any;",
        "fn f() -> crate::games::getaway::rules::Card { loop {} }",
        "fn f() { println!(\"{}\", crate::games::getaway::NAME); }",
        "fn f() { let x: Vec<crate::games::getaway::rules::Card>; }",
    ] {
        assert!(seen(text).names("crate::games::getaway"), "{text}");
    }
    for text in [
        "// use crate::games::getaway;",
        "use crate::games::{Session, Options};",
        "fn f() -> &'static str { \"crate::games::getaway\" }",
        "#[cfg(test)] mod tests { use crate::games::getaway; }",
    ] {
        assert!(!seen(text).names("crate::games::getaway"), "{text}");
    }
}
