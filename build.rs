//! Makes a method of every Fluent message, so that neither a message's name nor its arguments can be
//! misspelt: `lobby_title = …` in `src/discord/i18n/en.ftl` becomes `Catalog::lobby_title`, and
//! `palace_stack = …` in `src/discord/games/palace/en.ftl` becomes `PalaceCatalog::stack`.
//!
//! A message with several arguments lists them in the comment above it, `# $name, $game`: that is the
//! order of the method's arguments, which a new wording must not change unnoticed.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    Comment, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
};
use fluent_syntax::parser;

const SHARED: &str = "src/discord/i18n/en.ftl";
const GAMES: &str = "src/discord/games";
/// Messages that are looked up by names made at run time, and need no method: descriptions of
/// commands and options, labels of settings, their values and figures.
const LOOKED_UP: [&str; 5] = ["cmd_", "opt_", "setting_", "choice_", "figure_"];

type Result<T, E = Box<dyn Error>> = std::result::Result<T, E>;
/// The messages of a file by name, with their arguments in order.
type Messages = BTreeMap<String, Vec<String>>;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={SHARED}");
    println!("cargo::rerun-if-changed={GAMES}");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let shared = read(Path::new(SHARED))?;
    fs::write(
        out.join("messages.rs"),
        catalog("Catalog", "", &shared, &shared)?,
    )?;
    for folder in fs::read_dir(GAMES)? {
        let folder = folder?.path();
        let file = folder.join("en.ftl");
        if !file.exists() {
            continue;
        }
        let game = folder.file_name().and_then(|name| name.to_str());
        let game = game.ok_or("a game's folder has no name")?;
        let code = catalog_of(game, &read(&file)?, &shared)?;
        fs::write(out.join(format!("{game}_messages.rs")), code)?;
    }
    Ok(())
}

/// The messages of a Fluent file.
fn read(file: &Path) -> Result<Messages> {
    let text = fs::read_to_string(file)?;
    let resource: Resource<&str> = parser::parse(text.as_str())
        .map_err(|(_, errors)| format!("{}: {errors:?}", file.display()))?;
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else {
            continue;
        };
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

/// The arguments in the order in which the comment lists them, where there are several.
fn in_order(used: Vec<String>, comment: Option<&Comment<&str>>) -> Result<Vec<String>, String> {
    if used.len() < 2 {
        return Ok(used);
    }
    let lines = comment.map_or(&[][..], |comment| &comment.content);
    let listed = lines.iter().rfind(|line| line.starts_with('$'));
    let listed = listed.map_or("", |line| line);
    let listed: Vec<_> = listed
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
        Err(format!(
            "list its arguments in the comment above it: # ${names}"
        ))
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

/// A game's catalog: a type that derefs to the shared one, with the game's own messages.
fn catalog_of(game: &str, messages: &Messages, shared: &Messages) -> Result<String> {
    let prefix = format!("{game}_");
    let (first, rest) = game.split_at(1);
    let name = format!("{}{rest}Catalog", first.to_uppercase());
    let methods = catalog(&format!("{name}<'_>"), &prefix, messages, shared)?;
    Ok(format!(
        "use crate::discord::i18n::Catalog;

        /// A language's messages with those of this game.
        #[derive(Clone, Copy, Debug)]
        pub struct {name}<'a>(pub &'a Catalog);

        impl std::ops::Deref for {name}<'_> {{
            type Target = Catalog;

            fn deref(&self) -> &Catalog {{
                self.0
            }}
        }}
        {methods}"
    ))
}

/// A method for each message of a file. A game's own wording of a shared message needs none: the
/// shared method says it. The compiler warns of a method that is never used: a message nobody says.
fn catalog(on: &str, prefix: &str, messages: &Messages, shared: &Messages) -> Result<String> {
    let mut code = format!("impl {on} {{\n");
    for (key, arguments) in messages {
        let name = key
            .strip_prefix(prefix)
            .ok_or_else(|| format!("{key} must begin with {prefix}"))?;
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
        let pairs: Vec<_> = arguments
            .iter()
            .map(|name| format!("({name:?}, {name}.into())"))
            .collect();
        writeln!(
            code,
            "/// The message `{key}`.
            pub fn {name}(&self{parameters}) -> String {{
                self.say({key:?}, [{}])
            }}",
            pairs.join(", ")
        )?;
    }
    code.push_str("}\n");
    Ok(code)
}
