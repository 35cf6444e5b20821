//! Checks shell commands: whether their programs, subcommands, options and files exist.

use std::path::Path;

use crate::page::{files, read};

/// Checks a whole command.
pub fn check(line: &str) -> Result<(), String> {
    let words = words(line);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["getaway", ..] => getaway(&words),
        ["cargo", ref args @ ..] | ["time", "cargo", ref args @ ..] => cargo(args),
        ["cp", "target/release/getaway", unit, "."] => exists(unit),
        ["cp", from, _] => exists(from),
        [gate @ (".ci/run" | ".ci/same-features")] => exists(gate),
        [".ci/release", ref targets @ ..] => {
            let script = read(".ci/release");
            let unknown = targets.iter().find(|target| !script.contains(**target));
            unknown.map_or(Ok(()), |target| Err(format!("no archive is made for {target}")))
        }
        // From the folder of an unpacked archive, or as the service's user.
        ["./getaway", "--version"] => Ok(()),
        ["./getaway", ref inside @ ..] => getaway(&[&["getaway"], inside].concat()),
        ["as_getaway()", ..] => Ok(()),
        ["as_getaway", ref inside @ ..] => getaway(inside),
        ["install", "-m", _, "getaway", _] => Ok(()),
        ["install", "-m", _, "getaway.service", _] => exists("docs/getaway.service"),
        ["install", "-o", "getaway", "-m", _, "getaway-copy.db", _] => Ok(()),
        ["install", "-m", _, from, _] => exists(from),
        // Walked on a bare Debian.
        [
            "apt-get" | "cd" | "export" | "chmod" | "chown" | "mkdir" | "curl" | "git"
            | "journalctl" | "jq" | "sha256sum" | "systemctl" | "tar" | "useradd" | ".",
            ..,
        ] => Ok(()),
        ["docker", "build", "-f", file, "-t", "getaway", "."] => exists(file),
        ["docker", "compose", "--file", file, "exec", "first", ref inside @ ..] => {
            exists(file).and_then(|()| getaway(inside))
        }
        ["docker", "compose", "--file", file, "up" | "logs" | "exec", ..] => exists(file),
        ["docker", "compose", "up", "--build", "--detach"] => exists("compose.yaml"),
        ["docker", "exec", "getaway", ref inside @ ..] => getaway(inside),
        ["docker", "run", "--rm", "-v", "getaway:/data", "--env-file", ".env", ref inside @ ..] => {
            getaway(inside)
        }
        ["docker", "run" | "cp" | "logs" | "start" | "stop" | "rm", ..] => Ok(()),
        _ => Err("no test knows this program; run it, and teach the test".to_owned()),
    }
}

/// Checks a command or an option mentioned in a sentence.
pub fn check_mentioned(code: &str) -> Result<(), String> {
    let words: Vec<&str> = code.split(' ').collect();
    let commands = getaway::cli::command();
    match words[..] {
        ["getaway"] => Ok(()),
        ["getaway", name, ..] => {
            let command = commands.find_subcommand(name).ok_or("no such subcommand")?;
            options(command, &words)
        }
        ["cargo", ref args @ ..] => cargo(args),
        [first, ..] if first.starts_with("--") && first != "--" => {
            let knows = |command: &clap::Command| options(command, &words).is_ok();
            if commands.get_subcommands().any(knows) {
                Ok(())
            } else {
                Err("no subcommand has this option".to_owned())
            }
        }
        _ => Ok(()),
    }
}

/// The arguments that simulate one game, if the command simulates games.
pub fn simulation(line: &str) -> Option<Vec<String>> {
    let words = words(line);
    let start = words.iter().position(|word| word == "simulate")?;
    let mut args = vec!["simulate".to_owned()];
    let mut given = words[start + 1..].iter();
    while let Some(option) = given.next() {
        let value = given.next().cloned().unwrap_or_default();
        if !["--games", "--budget", "--records", "--threads"].contains(&option.as_str()) {
            args.extend([option.clone(), value]);
        }
    }
    let few = ["--games", "1", "--budget", "1", "--threads", "1"];
    args.extend(few.map(str::to_owned));
    Some(args)
}

/// The words of a command, without variables set before it.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut is_quoted = false;
    for c in line.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            ' ' if !is_quoted => words.push(String::new()),
            c => words.last_mut().expect("there is a word").push(c),
        }
    }
    words.retain(|word| !word.is_empty());
    let is_setting = |word: &String| {
        word.split_once('=')
            .is_some_and(|(name, _)| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
    };
    words.into_iter().skip_while(is_setting).collect()
}

pub fn exists(file: &str) -> Result<(), String> {
    if Path::new(file).exists() { Ok(()) } else { Err(format!("there is no file {file}")) }
}

fn getaway(words: &[&str]) -> Result<(), String> {
    getaway::cli::command().try_get_matches_from(words).map(drop).map_err(|error| error.to_string())
}

fn options(command: &clap::Command, words: &[&str]) -> Result<(), String> {
    let known = |option: &str| command.get_arguments().any(|arg| arg.get_long() == Some(option));
    let given = words.iter().filter_map(|word| word.strip_prefix("--"));
    match given.clone().find(|option| !known(option)) {
        Some(option) => Err(format!("no option --{option}")),
        None => Ok(()),
    }
}

/// Checks Cargo's arguments.
fn cargo(args: &[&str]) -> Result<(), String> {
    let (own, passed) = match args.iter().position(|arg| *arg == "--") {
        Some(at) => (&args[..at], &args[at + 1..]),
        None => (args, &[][..]),
    };
    let [subcommand, own @ ..] = own else { return Err("no subcommand".to_owned()) };
    if !["bench", "build", "clippy", "deny", "doc", "fmt", "run", "test"].contains(subcommand) {
        return Err(format!("cargo {subcommand} isn't used in this project"));
    }
    let (mut bench, mut package, mut is_example) = (None, "", false);
    let mut own = own.iter();
    while let Some(arg) = own.next() {
        let mut value = || own.next().copied().ok_or(format!("{arg} needs a value"));
        match *arg {
            "--release"
            | "--locked"
            | "--all"
            | "--check"
            | "--all-targets"
            | "--no-deps"
            | "--no-run"
            | "--lib"
            | "--no-default-features" => {}
            "--features"
                if read(format!("crates/{package}/Cargo.toml"))
                    .contains(&format!("{} = [", value()?)) => {}
            "--path" => exists(value()?)?,
            "--profile" => {
                let section = format!("[profile.{}]", value()?);
                read("Cargo.toml").contains(&section).then_some(()).ok_or(section)?;
            }
            "--bench" if package == "games-bench" => {
                bench = Some(target("benches/games", value()?)?)
            }
            "--bench" => bench = Some(target("benches", value()?)?),
            "--test" => drop(target("tests", value()?)?),
            "-p" => package = value()?.trim_start_matches("getaway-"),
            "--example" => {
                exists(&format!("crates/{package}/examples/{}.rs", value()?))?;
                is_example = true;
            }
            name if *subcommand == "test" => is_module(name.trim_end_matches("::"))?,
            _ if *subcommand == "deny" => {}
            other => return Err(format!("no test knows {other}; run it, and teach the test")),
        }
    }
    match (*subcommand, passed, bench) {
        ("run", [], _) => Ok(()),
        ("run", ..) if is_example => Ok(()),
        ("run", ["--port", _], _) if package == "discord-sandbox" => Ok(()),
        ("run", passed, _) => getaway(&[&["getaway"], passed].concat()),
        ("bench", [part], Some(source)) if source.contains(&format!("\"{part}\"")) => Ok(()),
        ("test", ["--nocapture"], _) | ("clippy", ["-D", "warnings"], _) | (_, [], _) => Ok(()),
        (_, passed, _) => Err(format!("no test knows {passed:?}; run it, and teach the test")),
    }
}

/// The source file of a test or benchmark.
fn target(directory: &str, name: &str) -> Result<String, String> {
    let paths = [format!("{directory}/{name}.rs"), format!("{directory}/{name}/main.rs")];
    let path = paths.iter().find(|path| Path::new(path).exists());
    path.map(read).ok_or(format!("there is no {name} in {directory}"))
}

fn is_module(name: &str) -> Result<(), String> {
    let is_it = |path: &Path| {
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let folder = path.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        stem == Some(name) || folder == Some(name)
    };
    if files(&["src", "tests", "crates"], "rs").any(|path| is_it(&path)) {
        Ok(())
    } else {
        Err(format!("there is no module {name}"))
    }
}

#[test]
fn nonexistent_commands_and_options_are_refused() {
    for wrong in [
        "getaway simulte",
        "getaway simulate --house classic",
        "getaway simulate --last-card waste",
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
    let simulation = simulation("cargo run -- simulate --games 9 --seats easy,easy,easy");
    let args = simulation.expect("it is one").join(" ");
    assert_eq!(args, "simulate --seats easy,easy,easy --games 1 --budget 1 --threads 1");
}
