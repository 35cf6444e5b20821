//! Generates a method for every Fluent message, so that the compiler finds misspelt names and
//! arguments: `lobby_title = …` in `src/i18n/en.ftl` becomes `Catalog::lobby_title`, and
//! `palace_stack = …` in `src/games/palace/en.ftl` becomes `PalaceMessages::stack`,
//! a trait that the catalog implements, so only code that imports it knows the game's messages.
//!
//! A message with several arguments lists them in the comment above it, `# $name, $game`. That is
//! the order of the method's arguments, so a new wording can't change it unnoticed.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    Comment, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser;

const I18N: &str = "src/i18n";
const SHARED: &str = "src/i18n/en.ftl";
const GAMES: &str = "src/games";
/// Prefixes of messages that are looked up by computed names and need no method: descriptions of
/// commands and options, labels of settings and sentences about them, values, figures, and the
/// sentences of lessons.
const LOOKED_UP: [&str; 7] = ["cmd_", "opt_", "setting_", "set_", "choice_", "figure_", "lesson_"];

/// Messages that shared code uses in the words of the current game, as methods of the shared
/// catalog. Every game has the first ones; games whose story is drawn as a chart have the others.
const OF_EVERY_GAME: [&str; 9] = [
    "name", "lobby_intro", "rules_title", "hint_note", "help_aim", "help_aim_picture", "help_turn",
    "help_turn_picture", "help_end",
];
const OF_STORIES: &str = "story_";

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;
/// The messages of a file by name, with their arguments in order.
type Messages = BTreeMap<String, Vec<String>>;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={I18N}");
    println!("cargo::rerun-if-changed={GAMES}");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut games = Vec::new();
    for folder in fs::read_dir(GAMES)? {
        let folder = folder?.path();
        let file = folder.join("en.ftl");
        if !file.exists() {
            continue;
        }
        let game = folder
            .file_name()
            .and_then(|name| name.to_str())
            .ok_or("a game's folder has no name")?
            .to_owned();
        games.push((game, read(&file)?));
    }
    games.sort();
    let mut shared = read(Path::new(SHARED))?;
    for (game, messages) in &games {
        in_words_of(game, messages, &mut shared)?;
    }
    let methods = methods(["pub ", "self"], "", &shared, &shared)?;
    fs::write(out.join("messages.rs"), format!("impl Catalog {{\n{methods}}}"))?;
    for (game, messages) in &games {
        let code = messages_of(game, messages, &shared)?;
        fs::write(out.join(format!("{game}_messages.rs")), code)?;
    }
    for tag in fs::read_dir(I18N)? {
        let file = tag?.path();
        if file.extension().is_some_and(|end| end == "ftl") {
            let games = games.iter().map(|(game, _)| game.as_str());
            let tag =
                file.file_stem().and_then(|tag| tag.to_str()).ok_or("a language has no tag")?;
            fs::write(out.join(format!("{tag}.rs")), sources(tag, games))?;
        }
    }
    Ok(())
}

/// Lists a language's Fluent files: the shared messages, then each game's.
fn sources<'a>(tag: &str, games: impl Iterator<Item = &'a str>) -> String {
    let of_games = games.map(|game| format!("{GAMES}/{game}/{tag}.ftl"));
    let files: String = [format!("{I18N}/{tag}.ftl")]
        .into_iter()
        .chain(of_games)
        // Not the folder's name of today: a checkout may be moved together with what it has built.
        .map(|file| format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{file}\")), "))
        .collect();
    format!("&[{files}]")
}

/// Adds a game's own versions of the shared messages.
fn in_words_of(game: &str, messages: &Messages, shared: &mut Messages) -> Result<()> {
    let own = |name: &str| messages.get_key_value(&format!("{game}_{name}"));
    for name in OF_EVERY_GAME {
        own(name).ok_or_else(|| format!("{game}_{name} is missing"))?;
    }
    for (key, arguments) in messages {
        let name = key.strip_prefix(&format!("{game}_")).unwrap_or(key);
        if OF_EVERY_GAME.contains(&name) || name.starts_with(OF_STORIES) {
            let same = shared.entry(name.to_owned()).or_insert(arguments.clone());
            if same != arguments {
                return Err(format!("{key} must have the arguments of {name}: {same:?}").into());
            }
        }
    }
    Ok(())
}

fn read(file: &Path) -> Result<Messages> {
    let text = fs::read_to_string(file)?;
    let resource: Resource<&str> = parser::parse(text.as_str())
        .map_err(|(_, errors)| format!("{}: {errors:?}", file.display()))?;
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        let mut used = Vec::new();
        if let Some(pattern) = &message.value {
            in_pattern(pattern, &mut used);
        }
        let arguments = in_order(used, message.comment.as_ref())
            .map_err(|why| format!("{}: {name}: {why}", file.display()))?;
        messages.insert(name.to_owned(), arguments);
    }
    Ok(messages)
}

/// Sorts several arguments into the order in which the comment lists them.
fn in_order(used: Vec<String>, comment: Option<&Comment<&str>>) -> Result<Vec<String>> {
    if used.len() < 2 {
        return Ok(used);
    }
    let lines = comment.map_or(&[][..], |comment| &comment.content);
    let listed: Vec<_> = lines
        .iter()
        .rfind(|line| line.starts_with('$'))
        .map_or("", |line| line)
        .split(", ")
        .map(|name| name.trim_start_matches('$').to_owned())
        .collect();
    let sorted = |names: &[String]| {
        let mut names = names.to_vec();
        names.sort();
        names
    };
    if sorted(&listed) == sorted(&used) {
        Ok(listed)
    } else {
        let names = used.join(", $");
        Err(format!("list its arguments in the comment above it: # ${names}").into())
    }
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut Vec<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut Vec<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } if found.iter().all(|name| name != id.name) => {
            found.push(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, found);
            }
        }
        _ => {}
    }
}

/// Generates a trait that adds a game's own messages to the catalog. Only code that imports
/// it can use them.
fn messages_of(game: &str, messages: &Messages, shared: &Messages) -> Result<String> {
    let (first, rest) = game.split_at(1);
    let name = format!("{}{rest}Messages", first.to_uppercase());
    let methods = methods(["", "self.catalog()"], &format!("{game}_"), messages, shared)?;
    Ok(format!(
        "use crate::i18n::Catalog;

        /// The messages of this game in a language.
        pub trait {name} {{
            fn catalog(&self) -> &Catalog;
            {methods}
        }}

        impl {name} for Catalog {{
            fn catalog(&self) -> &Catalog {{
                self
            }}
        }}"
    ))
}

/// Generates a method for each message of a file. A game's own wording of a shared message needs
/// none, because the shared method finds it.
fn methods(
    [visibility, catalog]: [&str; 2],
    prefix: &str,
    messages: &Messages,
    shared: &Messages,
) -> Result<String> {
    let mut code = String::new();
    for (key, arguments) in messages {
        let name =
            key.strip_prefix(prefix).ok_or_else(|| format!("{key} must begin with {prefix}"))?;
        match shared.get(name).filter(|_| !prefix.is_empty()) {
            Some(same) if same != arguments => {
                return Err(format!("{key} must have the arguments of {name}: {same:?}").into());
            }
            Some(_) => continue,
            None if LOOKED_UP.iter().any(|start| name.starts_with(start)) => continue,
            None => {}
        }
        let parameters: String = arguments
            .iter()
            .map(|name| format!(", {name}: impl Into<fluent_bundle::FluentValue<'static>>"))
            .collect();
        let pairs: Vec<_> =
            arguments.iter().map(|name| format!("({name:?}, {name}.into())")).collect();
        writeln!(
            code,
            "/// The message `{key}`.
            {visibility}fn {name}(&self{parameters}) -> String {{
                {catalog}.say({key:?}, [{}])
            }}",
            pairs.join(", ")
        )?;
    }
    Ok(code)
}
