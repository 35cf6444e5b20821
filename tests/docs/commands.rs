//! Checks whether the commands, options and files exist that pages name.

use std::path::Path;

use clap::error::ErrorKind::{InvalidSubcommand, UnknownArgument};

/// Whether everything in a piece of code exists. Values may be missing.
pub fn exists(code: &str) -> bool {
    let code = code.replace("cargo run --release --", "getaway").replace("cargo run --", "getaway");
    let words: Vec<&str> = code.split_whitespace().map(|word| word.trim_matches('"')).collect();
    match words[..] {
        [root, ..] if root.starts_with('/') => in_discord(&words),
        [option] if option.starts_with("--") => option_exists(option),
        _ => words.iter().all(|word| file_exists(word)) && can_be_run(&words),
    }
}

fn file_exists(word: &str) -> bool {
    let folders = [".ci/", "benches/", "crates/", "docs/", "migrations/", "src/", "tests/"];
    let is_file = folders.iter().any(|folder| word.starts_with(folder));
    // Capitals are placeholders: `crates/screen/src/games/GAME/`.
    let is_pattern = ["GAME", "NNNN", "*"].iter().any(|part| word.contains(part));
    !is_file || is_pattern || Path::new(word).exists()
}

fn can_be_run(words: &[&str]) -> bool {
    // Where others run it, its name comes last. It is also that of a user, a service and an image.
    let is_own = |word: &&str| word.trim_start_matches("./") == "getaway";
    let Some(at) = words.iter().rposition(is_own) else { return true };
    let is_command = words.get(at + 1).is_some_and(|word| word.chars().all(char::is_alphabetic));
    let read = getaway::cli::command().try_get_matches_from(&words[at..]);
    !is_command
        || !read.is_err_and(|why| [InvalidSubcommand, UnknownArgument].contains(&why.kind()))
}

fn option_exists(option: &str) -> bool {
    let command = getaway::cli::command();
    let mut known = command.get_subcommands().flat_map(|command| command.get_arguments());
    known.any(|known| known.get_long() == option.strip_prefix("--"))
}

/// Whether a command exists in Discord: `/getaway start computers:3`.
fn in_discord(words: &[&str]) -> bool {
    let roots = getaway::discord::commands();
    let root = roots.iter().find(|root| words[0][1..] == root.name);
    // A path also begins so, and a root alone is no command.
    let (Some(root), Some(name)) = (root, words.get(1)) else { return true };
    let options = words.iter().filter_map(|word| Some(word.split_once(':')?.0));
    let mut options = options.filter(|name| name.starts_with(char::is_alphabetic));
    let command = root.subcommands.iter().find(|command| command.name == *name);
    command.is_some_and(|command| {
        options.all(|name| command.parameters.iter().any(|known| known.name == name))
    })
}
