//! Checks shell commands: whether their programs, subcommands, options and files exist. Simulations are
//! run, for one game.

use std::path::Path;
use std::process::Command;

use crate::page::{files, read};

/// Programs of a bare Debian and of a container, on which these lines were walked.
const PROGRAMS: [&str; 18] = [
    ".", "apt-get", "as_getaway", "as_getaway()", "cd", "chown", "cp", "curl", "docker", "export",
    "git", "install", "journalctl", "jq", "mkdir", "sha256sum", "systemctl", "tar",
];
/// The beginnings of files of the project.
const FILES: [&str; 10] = [
    ".ci/", ".env.", "Containerfile", "benches/", "compose.", "crates/", "docs/", "migrations/",
    "src/", "tests/",
];

/// Whether the files of the project that are named here exist.
pub fn files_exist(code: &str) -> Result<(), String> {
    let mut named =
        code.split(' ').filter(|word| FILES.iter().any(|start| word.starts_with(start)));
    let missing = named.find(|file| !Path::new(file).exists());
    missing.map_or(Ok(()), |file| Err(format!("there is no file {file}")))
}

/// Checks a whole command.
pub fn check(line: &str) -> Result<(), String> {
    let is_setting = |word: &&str| {
        let name = word.split_once('=').map(|(name, _)| name);
        name.is_some_and(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
    };
    // Variables may come first.
    let is_before = |word: &&str| is_setting(word) || word.ends_with('"') || *word == "time";
    let words = line.split(' ').filter(|word| !word.is_empty()).skip_while(is_before);
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
        (Some(&"useradd"), _) => Ok(()),
        _ => Err("no test knows this program; run it, and teach the test".to_owned()),
    }
}

/// Checks a command or an option mentioned in a sentence.
pub fn check_mentioned(code: &str) -> Result<(), String> {
    let words: Vec<&str> = code.split(' ').collect();
    let commands = getaway::cli::command();
    let knows = |command: &clap::Command| {
        let known =
            |option: &str| command.get_arguments().any(|arg| arg.get_long() == Some(option));
        words.iter().filter_map(|word| word.strip_prefix("--")).all(known)
    };
    let is_good = match words[..] {
        ["getaway", name, ..] => commands.find_subcommand(name).is_some_and(knows),
        ["cargo", ref args @ ..] => return cargo(args),
        [first, ..] if first.starts_with("--") && first != "--" => {
            commands.get_subcommands().any(knows)
        }
        _ => true,
    };
    is_good.then_some(()).ok_or("no such subcommand or option".to_owned())
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
    let output = Command::new(env!("CARGO_BIN_EXE_getaway"))
        .arg("simulate")
        .args(given.flatten().chain(&few))
        .output()
        .expect("the binary runs");
    output
        .status
        .success()
        .then_some(())
        .ok_or(String::from_utf8_lossy(&output.stderr).into_owned())
}

/// What Cargo is asked for here without a value.
const FLAGS: [&str; 9] = [
    "--all", "--all-targets", "--check", "--lib", "--locked", "--no-default-features", "--no-deps",
    "--no-run", "--release",
];

/// Checks what Cargo is to build or to run, and what it passes on.
fn cargo(args: &[&str]) -> Result<(), String> {
    let mut parts = args.splitn(2, |arg| *arg == "--");
    let (own, passed) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let (mut folder, mut sources) = (".".to_owned(), String::new());
    let mut own = own.iter();
    let subcommand = *own.next().unwrap_or(&"");
    if !["bench", "build", "clippy", "deny", "doc", "fmt", "run", "test"].contains(&subcommand) {
        return Err(format!("cargo {subcommand} isn't used in this project"));
    }
    while let Some(arg) = own.next() {
        let mut value = || own.next().copied().unwrap_or_default();
        let (file, text) = match *arg {
            flag if FLAGS.contains(&flag) => continue,
            "-p" => {
                folder = match value() {
                    "getaway" => ".".to_owned(),
                    "games-bench" => "benches/games".to_owned(),
                    name => format!("crates/{}", name.trim_start_matches("getaway-")),
                };
                (format!("{folder}/Cargo.toml"), String::new())
            }
            "--features" => (format!("{folder}/Cargo.toml"), format!("{} = [", value())),
            "--profile" => ("Cargo.toml".to_owned(), format!("[profile.{}]", value())),
            "--bench" | "--example" | "--test" => {
                let name = value();
                let places = [&*folder, &format!("{folder}/{}s", &arg[2..]), "benches"];
                let mut files = places.iter().flat_map(|place| {
                    [format!("{place}/{name}.rs"), format!("{place}/{name}/main.rs")]
                });
                let file = files.find(|file| Path::new(file).exists());
                let file = file.ok_or(format!("there is no {name}"))?;
                sources = read(&file);
                (file, String::new())
            }
            name if subcommand == "test" => return is_module(name.trim_end_matches("::")),
            _ if subcommand == "deny" => continue,
            other => return Err(format!("no test knows {other}; run it, and teach the test")),
        };
        if !std::fs::read_to_string(&file).is_ok_and(|all| all.contains(&text)) {
            return Err(format!("{file} has no {text}"));
        }
    }
    match (subcommand, passed) {
        ("run", passed) if folder == "." => getaway(&[&["getaway"], passed].concat()),
        ("bench", [part]) if !sources.contains(&format!("\"{part}\"")) => Err(format!("no {part}")),
        _ => Ok(()),
    }
}

fn is_module(name: &str) -> Result<(), String> {
    let is_it = |path: &Path| path.with_extension("").iter().rev().take(2).any(|part| part == name);
    let is_there = files(&["src", "tests", "crates"], "rs").iter().any(|path| is_it(path));
    is_there.then_some(()).ok_or(format!("there is no module {name}"))
}

#[test]
fn nonexistent_commands_and_options_are_refused() {
    for wrong in [
        "getaway simulte",
        "getaway simulate --house classic",
        "getaway simulate --last-card waste",
        "docker exec getaway getaway doktor",
        "cargo run --release -- verify",
        "cargo run --fast",
        "cargo bench --bench speed",
        "cargo bench --bench load -- everything",
        "cargo test --test e2e nothing::",
        "cargo build --profile slow",
        "cp .env.sample .env",
        "make",
    ] {
        assert!(check(wrong).is_err(), "{wrong}");
    }
    for wrong in ["getaway repair", "getaway copy --into URL", "--speed"] {
        assert!(check_mentioned(wrong).is_err(), "{wrong}");
    }
}
