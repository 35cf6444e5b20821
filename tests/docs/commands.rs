//! Checks shell commands: whether their programs, subcommands, options and files exist. Simulations are
//! run, for one game.

use std::path::Path;
use std::process::Command;

use clap::error::ErrorKind::{InvalidSubcommand, UnknownArgument};

use crate::page::{files, read};

/// Programs of a bare Debian and of a container, on which these lines were walked.
const PROGRAMS: [&str; 19] = [
    ".", "apt-get", "as_getaway", "as_getaway()", "cd", "chown", "cp", "curl", "docker", "export",
    "git", "install", "journalctl", "jq", "mkdir", "sha256sum", "systemctl", "tar", "useradd",
];
/// The beginnings of files of the project.
const FILES: [&str; 10] = [
    ".ci/", ".env.", "Containerfile", "benches/", "compose.", "crates/", "docs/", "migrations/",
    "src/", "tests/",
];
/// What Cargo is asked for here, save for names.
const OF_CARGO: [&str; 27] = [
    "--all", "--all-targets", "--bench", "--check", "--example", "--features", "--lib", "--locked",
    "--no-default-features", "--no-deps", "--no-run", "--profile", "--release", "--test", "-p",
    "bans", "bench", "build", "check", "clippy", "deny", "doc", "fmt", "licenses", "run",
    "sources", "test",
];

/// Whether the files of the project that are named here exist. Capitals are placeholders:
/// `crates/screen/src/games/GAME/`.
fn files_exist(code: &str) -> Result<(), String> {
    let mut named =
        code.split(' ').filter(|word| FILES.iter().any(|start| word.starts_with(start)));
    let is_pattern = |path: &str| ["GAME", "NNNN", "*"].iter().any(|part| path.contains(part));
    let missing = named.find(|file| !is_pattern(file) && !Path::new(file).exists());
    missing.map_or(Ok(()), |file| Err(format!("there is no file {file}")))
}

/// Checks a whole command.
pub fn check(line: &str) -> Result<(), String> {
    let is_capital = |c: char| c.is_ascii_uppercase() || c == '_';
    // Variables may come first.
    let is_before = |word: &&str| {
        let is_setting = word.split_once('=').is_some_and(|(name, _)| name.chars().all(is_capital));
        is_setting || word.ends_with('"') || *word == "time"
    };
    let words = line.split_whitespace().skip_while(is_before);
    let words: Vec<&str> = words.map(|word| word.trim_matches('"')).collect();
    files_exist(line)?;
    // Where others run it, its name comes last, with what it is to do.
    let own = words.iter().rposition(|word| word.trim_start_matches("./") == "getaway");
    let is_to_do =
        |at: usize| words.get(at + 1).is_some_and(|word| word.chars().all(char::is_alphabetic));
    match (words.first(), own) {
        (Some(&"cargo"), _) => cargo(&words[1..]),
        (_, Some(at)) if at == 0 || is_to_do(at) => getaway(&words[at..]),
        (Some(program), _) if PROGRAMS.contains(program) || program.starts_with(".ci/") => Ok(()),
        _ => Err("no test knows this program; run it, and teach the test".to_owned()),
    }
}

/// Checks a file, a command or an option that a sentence mentions: values may be missing, or placeholders.
pub fn check_mentioned(code: &str) -> Result<(), String> {
    files_exist(code)?;
    let words: Vec<&str> = code.split(' ').collect();
    let command = getaway::cli::command();
    match words[..] {
        ["getaway", _, ..] => match command.try_get_matches_from(&words) {
            Err(why) if [UnknownArgument, InvalidSubcommand].contains(&why.kind()) => {
                Err(why.to_string())
            }
            _ => Ok(()),
        },
        ["cargo", ref args @ ..] => cargo(args),
        [first, ..] => {
            let mut options = command.get_subcommands().flat_map(|command| command.get_arguments());
            let option = first.strip_prefix("--").filter(|option| !option.is_empty());
            let is_known =
                option.is_none_or(|option| options.any(|arg| arg.get_long() == Some(option)));
            is_known.then_some(()).ok_or("no such option".to_owned())
        }
        [] => Ok(()),
    }
}

fn getaway(words: &[&str]) -> Result<(), String> {
    let subcommand = match getaway::cli::command().try_get_matches_from(words) {
        Err(error) if error.use_stderr() => return Err(error.to_string()),
        read => read.ok().and_then(|read| read.subcommand_name().map(str::to_owned)),
    };
    if subcommand.as_deref() != Some("simulate") {
        return Ok(());
    }
    let few = ["--games", "1", "--budget", "1", "--threads", "1"];
    let given =
        words[2..].chunks(2).filter(|given| !few.contains(&given[0]) && given[0] != "--records");
    let mut program = Command::new(env!("CARGO_BIN_EXE_getaway"));
    let program = program.arg("simulate").args(given.flatten().chain(&few));
    let output = program.output().expect("the binary runs");
    let said = String::from_utf8_lossy(&output.stderr);
    output.status.success().then_some(()).ok_or(said.into_owned())
}

/// Checks what Cargo is to build or to run, and what it passes on: a name is that of a package or a target
/// with a section of its own, of a feature, a profile, a file or a module.
fn cargo(args: &[&str]) -> Result<(), String> {
    let manifests = files(&["crates", "benches"], "toml").into_iter().map(read);
    let manifests: String = manifests.chain([read("Cargo.toml")]).collect();
    let sources = files(&["src", "tests", "crates", "benches"], "rs");
    let is_known = |word: &str| {
        let forms = [format!("\"{word}\""), format!("\n{word} = ["), format!("[profile.{word}]")];
        let is_part = |path: &Path| path.with_extension("").iter().any(|part| part == word);
        OF_CARGO.contains(&word)
            || forms.iter().any(|form| manifests.contains(form))
            || sources.iter().any(|path| is_part(path))
    };
    let mut parts = args.splitn(2, |word| *word == "--");
    let (own, passed) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    if let Some(word) = own.iter().find(|word| !is_known(word.trim_end_matches("::"))) {
        return Err(format!("Cargo knows nothing here that is called {word}"));
    }
    if own.starts_with(&["run"]) && !own.contains(&"-p") {
        return getaway(&[&["getaway"], passed].concat());
    }
    // The parts of a benchmark.
    let benches: String = files(&["benches"], "rs").into_iter().map(read).collect();
    let is_part = |part: &&&str| own[0] != "bench" || benches.contains(&format!("\"{part}\""));
    let unknown = passed.iter().find(|part| !is_part(part));
    unknown.map_or(Ok(()), |part| Err(format!("no {part}")))
}
