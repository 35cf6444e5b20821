//! The command line as people and scripts meet it: output, exit codes, pipes.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

fn getaway(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_getaway"));
    // A folder of its own: no .env and no database but the test's.
    command
        .args(args)
        .current_dir(dir)
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL");
    command
}

fn run(dir: &Path, args: &[&str]) -> Output {
    getaway(dir, args).output().expect("the binary runs")
}

fn with_input(dir: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = getaway(dir, args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    child
        .stdin
        .take()
        .expect("stdin is piped")
        .write_all(input)
        .expect("it reads its input");
    child.wait_with_output().expect("it ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn without_a_token_it_says_what_to_do() {
    let dir = tempfile::tempdir().unwrap();
    for args in [&[][..], &["run"]] {
        let output = run(dir.path(), args);
        assert_eq!(output.status.code(), Some(2));
        let said = stderr(&output);
        for word in [
            "DISCORD_TOKEN",
            "https://discord.com/developers/applications",
        ] {
            assert!(said.contains(word), "{said}");
        }
        // Offered only where there is one.
        let offered = said.contains("getaway sandbox");
        assert_eq!(offered, cfg!(feature = "sandbox"), "{said}");
    }
}

#[test]
fn a_bad_variable_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let output = getaway(dir.path(), &["run"])
        .env("SHARDS", "4-2/8")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        stderr(&output).contains("SHARDS is “4-2/8”"),
        "{}",
        stderr(&output)
    );
}

/// The records of simulated games, which are checked and verified.
fn good_records(dir: &Path, games: usize, args: &[&str]) -> String {
    let number = games.to_string();
    let common = ["simulate", "--games", &number, "--records", "-"];
    let played = run(dir, &[&common, args].concat());
    assert!(played.status.success(), "{}", stderr(&played));
    let records: String = stdout(&played)
        .lines()
        .filter(|l| l.starts_with('{'))
        .map(|l| format!("{l}\n"))
        .collect();
    assert_eq!(records.lines().count(), games);
    for (verb, said) in [
        ("check", format!("{games} good, 0 bad")),
        (
            "verify",
            format!("the chance of {games} is as it was promised"),
        ),
    ] {
        let output = with_input(dir, &[verb, "-"], records.as_bytes());
        assert!(output.status.success(), "{verb}: {}", stdout(&output));
        assert!(
            stdout(&output).contains(&said),
            "{verb}: {}",
            stdout(&output)
        );
    }
    records
}

#[test]
fn simulated_records_are_checked_and_verified() {
    let dir = tempfile::tempdir().unwrap();
    let seats = "normal,random,duck,easy";
    let options = ["--last-card", "draw_from_any", "--deal", "choose_a_pile"];
    let args = [&["--seats", seats, "--seed", "7"], &options[..]].concat();
    let records = good_records(dir.path(), 60, &args);

    // One record with another loser, one that is none: both are named, the others are good.
    let mut broken: Vec<String> = records.lines().map(str::to_owned).collect();
    broken[2] = broken[2].replace("\"loser\":", "\"looser\":");
    broken.push("{}".to_owned());
    let file = dir.path().join("broken.jsonl");
    std::fs::write(&file, broken.join("\n")).unwrap();
    let output = run(dir.path(), &["check", "broken.jsonl"]);
    assert_eq!(output.status.code(), Some(1));
    for said in ["line 3:", "line 61:", "61 records checked: 59 good, 2 bad"] {
        assert!(stdout(&output).contains(said), "{}", stdout(&output));
    }
}

#[test]
fn simulated_records_of_palace_are_checked_and_verified() {
    let dir = tempfile::tempdir().unwrap();
    for (length, seats) in [("full", "normal,easy"), ("short", "easy,normal,random")] {
        let game = ["--game", "palace", "--length", length];
        let args = [&game[..], &["--seats", seats, "--seed", "7"]].concat();
        good_records(dir.path(), 40, &args);
    }
    let searching = ["--game=palace", "--seats=hard,normal", "--budget=20"];
    good_records(dir.path(), 1, &searching);
}

#[test]
fn what_cannot_be_simulated_says_what_would_work() {
    let dir = tempfile::tempdir().unwrap();
    let nine = ["random"; 9].join(",");
    let output = run(dir.path(), &["simulate", "--games", "1", "--seats", &nine]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("3 to 8"), "{}", stderr(&output));
    let output = run(
        dir.path(),
        &[
            "simulate",
            "--games",
            "1",
            "--seats",
            "wizard,random,random",
        ],
    );
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("normal"), "{}", stderr(&output));
    for (args, said) in [
        (["--seats", "easy,easy,easy,easy,easy"], "2 to 4"),
        (["--seats", "duck,easy"], "palace has no player “duck”"),
        (["--packs", "2"], "--packs is an option of another game"),
    ] {
        let args = [&["simulate", "--game", "palace"], &args[..]].concat();
        let output = run(dir.path(), &args);
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains(said), "{}", stderr(&output));
    }
}

#[test]
fn what_was_learned_is_written_and_can_be_gone_on_from() {
    let dir = tempfile::tempdir().unwrap();
    let learn = |more: &[&str]| {
        let one = ["learn", "--games", "12", "--rounds", "1", "--batches", "1"];
        run(dir.path(), &[&one[..], more].concat())
    };
    let output = learn(&["--out", "first"]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(
        stderr(&output).contains("round 1: 12 games"),
        "{}",
        stderr(&output)
    );
    let size = |file: &str| std::fs::metadata(dir.path().join(file)).unwrap().len();
    let built_in = include_bytes!("../crates/games/src/getaway/computer/value/learned.f32").len();
    assert_eq!(size("first"), built_in as u64);
    let output = learn(&["--out", "second", "--from", "first"]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert_eq!(size("second"), size("first"));

    std::fs::write(dir.path().join("short"), [0; 100]).unwrap();
    for (more, said) in [
        (&["--out", "third", "--from", "short"][..], "100 bytes"),
        (&["--out", "nowhere/third"], "no folder nowhere"),
    ] {
        let output = learn(more);
        assert_eq!(output.status.code(), Some(2), "{more:?}");
        assert!(stderr(&output).contains(said), "{}", stderr(&output));
    }
    assert!(!dir.path().join("third").exists());
    let output = learn(&["--out", "third", "--from", "none"]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn no_database_and_no_records_are_said_to_be_missing() {
    let dir = tempfile::tempdir().unwrap();
    for args in [
        &["export", "1"][..],
        &["backup", "copy.db"],
        &["check", "none.jsonl"],
    ] {
        let output = run(dir.path(), args);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        assert!(
            stderr(&output).starts_with("getaway: "),
            "{}",
            stderr(&output)
        );
    }
    assert!(
        !dir.path().join("getaway.db").exists(),
        "a look must not make a database"
    );
    let output = with_input(dir.path(), &["check", "-"], b"\n\n");
    assert_eq!(output.status.code(), Some(1));
}

/// A bot that finds no Discord, and so does nothing but hold its database.
fn bot(dir: &Path) -> Command {
    let mut command = getaway(dir, &["run"]);
    command
        .env("DISCORD_TOKEN", "no token")
        .env("DISCORD_PROXY_URL", "http://127.0.0.1:9")
        .stderr(Stdio::piped());
    command
}

/// Starts a bot, and waits until it has its database.
fn start_bot(dir: &Path) -> Child {
    let mut child = bot(dir).spawn().expect("the binary runs");
    let stderr = child.stderr.take().expect("stderr is piped");
    let mut lines = BufReader::new(stderr).lines();
    let online = lines.any(|line| line.expect("logs are text").contains("cannot be reached"));
    assert!(online, "the bot looks for Discord");
    // Whatever else it says must not fill the pipe.
    std::thread::spawn(move || lines.count());
    child
}

fn files(dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(dir).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_database_has_one_bot_and_a_backup_takes_its_place_when_that_is_gone() {
    let dir = tempfile::tempdir().unwrap();
    let mut first = start_bot(dir.path());

    let second = bot(dir.path()).output().expect("the binary runs");
    assert_eq!(second.status.code(), Some(1));
    let said = stderr(&second);
    assert!(said.contains("getaway.db is in use"), "{said}");
    assert!(said.contains("end that one first"), "{said}");

    let output = run(dir.path(), &["backup", "copy.db"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let output = run(dir.path(), &["restore", "copy.db"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("is in use"), "{}", stderr(&output));

    let asked = Command::new("sh")
        .args(["-c", &format!("kill -TERM {}", first.id())])
        .status();
    assert!(asked.expect("a shell can be run").success());
    first.wait().expect("it ends");
    assert_eq!(
        files(dir.path()),
        ["copy.db", "getaway.db", "getaway.db.lock"],
        "a bot that was asked to end leaves one file"
    );

    let output = run(dir.path(), &["restore", "copy.db"]);
    assert!(output.status.success(), "{}", stderr(&output));
    let said = stdout(&output);
    assert!(said.contains("is now what copy.db holds"), "{said}");
    assert!(said.contains("getaway.db.replaced-1"), "{said}");
    std::fs::write(dir.path().join("text"), "no database").unwrap();
    let output = run(dir.path(), &["restore", "text"]);
    assert_eq!(output.status.code(), Some(1));
    let said = stderr(&output);
    assert!(
        said.contains("text is no database of this program"),
        "{said}"
    );
}

#[test]
fn a_copy_says_what_it_copied_or_why_it_did_not() {
    let dir = tempfile::tempdir().unwrap();
    let copy = |from: &str, to: &str| {
        getaway(dir.path(), &["copy", "--from", from, "--to", to])
            .output()
            .unwrap()
    };
    let missing = copy("sqlite://missing.db", "sqlite://new.db");
    assert_eq!(missing.status.code(), Some(1));
    assert!(stderr(&missing).contains("missing.db cannot be opened"));
    let unknown = copy("mysql://me:secret@host/db", "sqlite://new.db");
    assert!(stderr(&unknown).contains("must begin with sqlite:// or postgres://"));
    assert!(!stderr(&unknown).contains("secret"));
    std::fs::File::create(dir.path().join("empty.db")).unwrap();
    let empty = copy("sqlite://empty.db", "sqlite://new.db");
    let said = String::from_utf8(empty.stdout).unwrap();
    assert!(empty.status.success(), "{said}");
    assert!(said.contains("0  games\n"), "{said}");
    assert!(
        said.contains("All of it is in sqlite://new.db now"),
        "{said}"
    );
}
