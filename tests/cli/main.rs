//! The command line as people and scripts see it: output, exit codes, pipes.

#[cfg(unix)]
mod databases;
mod environment;
#[cfg(target_os = "linux")]
mod output;
#[path = "../postgres/mod.rs"]
mod postgres;
#[cfg(unix)]
mod servers;

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

use getaway::games::GameKind;
use getaway::games::options::{Named, OptionInfo, Value, Values};
use getaway::store::Store;
use sqlx::Connection;

fn getaway(dir: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_getaway"));
    // The test has a folder of its own, so there is no .env and no other database.
    command
        .args(args)
        .current_dir(dir)
        .env_remove("DISCORD_TOKEN")
        .env_remove("DATABASE_URL")
        .env_remove("METRICS_ADDR");
    command
}

fn run(dir: &Path, args: &[&str]) -> Output {
    getaway(dir, args).output().expect("the binary runs")
}

/// Runs the program with this variable.
fn run_with(dir: &Path, args: &[&str], name: &str, value: impl AsRef<OsStr>) -> Output {
    getaway(dir, args).env(name, value).output().expect("the binary runs")
}

fn with_input(dir: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = getaway(dir, args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    child.stdin.take().expect("stdin is piped").write_all(input).expect("it reads its input");
    child.wait_with_output().expect("it ends")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Asserts that it ended with this exit code, and said these words on standard error.
#[track_caller]
fn assert_ended(output: &Output, code: i32, words: &[&str]) {
    let said = stderr(output);
    assert_eq!(output.status.code(), Some(code), "{said}");
    for word in words {
        assert!(said.contains(word), "{word}: {said}");
    }
}

/// Asserts that it ended well, and said these words on standard output.
#[track_caller]
fn assert_done(output: &Output, words: &[&str]) {
    let said = stdout(output);
    assert!(output.status.success(), "{said}{}", stderr(output));
    for word in words {
        assert!(said.contains(word), "{word}: {said}");
    }
}

#[test]
fn without_a_token_the_error_says_what_to_do() {
    let dir = tempfile::tempdir().unwrap();
    for args in [&[][..], &["run"]] {
        let output = run(dir.path(), args);
        let page = "https://discord.com/developers/applications";
        assert_ended(&output, 2, &["DISCORD_TOKEN", page]);
        // The hint appears only if there is a sandbox.
        let offered = stderr(&output).contains("getaway sandbox");
        assert_eq!(offered, cfg!(feature = "sandbox"));
    }
}

#[test]
fn health_needs_the_address_of_a_bot_that_runs() {
    let dir = tempfile::tempdir().unwrap();
    let output = run(dir.path(), &["health"]);
    assert_ended(&output, 2, &["METRICS_ADDR isn't set"]);
    let unused = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = unused.local_addr().unwrap().to_string();
    drop(unused);
    let output = run_with(dir.path(), &["health"], "METRICS_ADDR", &address);
    assert_ended(&output, 1, &[&format!("no bot answers at {address}")]);
}

/// Answers the first caller with this. Returns the address at which it does.
fn answer_once(answer: &'static str) -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        let (mut caller, _) = listener.accept().expect("a caller");
        let _ = caller.read(&mut [0; 1024]);
        let _ = caller.write_all(answer.as_bytes());
    });
    address
}

#[test]
fn health_names_the_address_at_which_another_program_answers() {
    let dir = tempfile::tempdir().unwrap();
    for answer in ["", "HTTP/1.0 404\r\n\r\n", "HTTP/1.0 404\r\n\r\nno such page\n"] {
        let address = answer_once(answer);
        let output = run_with(dir.path(), &["health"], "METRICS_ADDR", &address);
        assert_ended(&output, 1, &[&format!("{address} answers, but not as the bot does")]);
    }
}

#[test]
fn a_number_of_players_that_does_not_fit_is_refused_with_what_does() {
    let dir = tempfile::tempdir().unwrap();
    for (args, players, said) in [
        (
            "--game palace --packs 2",
            3,
            "3 players, and with --packs 2 it takes 5 to 6; --packs 1 is for 2 to 4",
        ),
        (
            "--game palace",
            5,
            "5 players, and with --packs 1 it takes 2 to 4; --packs 2 is for 5 and 6",
        ),
        ("--game king", 3, "3 players, and king takes 4\n"),
        ("--game bus", 1, "1 player, and bus takes 2 to 6\n"),
    ] {
        let seats = vec!["easy"; players].join(",");
        let args: Vec<&str> =
            ["simulate", "--seats", &seats].into_iter().chain(args.split(' ')).collect();
        assert_ended(&run(dir.path(), &args), 2, &[&format!("--seats names {said}")]);
    }
}

/// Records of simulated games, checked and verified.
fn good_records(dir: &Path, games: usize, args: &[&str]) -> String {
    let number = games.to_string();
    let common = ["simulate", "--games", &number, "--records", "-"];
    let played = run(dir, &[&common, args].concat());
    assert!(played.status.success(), "{}", stderr(&played));
    let records: String =
        stdout(&played).lines().filter(|l| l.starts_with('{')).map(|l| format!("{l}\n")).collect();
    assert_eq!(records.lines().count(), games);
    for (verb, done) in [("check", "checked"), ("verify", "verified")] {
        let output = with_input(dir, &[verb, "-"], records.as_bytes());
        let said = format!("{games} records {done}: {games} good, 0 bad");
        assert_done(&output, &[&said]);
        // A pipe, which can be read only once.
        #[cfg(target_os = "linux")]
        assert_done(&with_input(dir, &[verb, "/dev/stdin"], records.as_bytes()), &[&said]);
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

    // One record gets another loser and one isn't a record: both are named, the others are good.
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
fn a_mark_before_the_first_record_is_skipped_and_what_is_no_text_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let record = good_records(dir.path(), 1, &["--seats", "easy,easy,easy"]);
    let marked = [&b"\xEF\xBB\xBF"[..], record.as_bytes()].concat();
    let utf_16: Vec<u8> =
        "\u{feff}".encode_utf16().chain(record.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    for verb in ["check", "verify"] {
        assert_done(&with_input(dir.path(), &[verb, "-"], &marked), &["1 good, 0 bad"]);
        for bytes in [&utf_16[..], b"\x1F\x8B\x08\x00"] {
            std::fs::write(dir.path().join("games.jsonl"), bytes).unwrap();
            let output = run(dir.path(), &[verb, "games.jsonl"]);
            let said = "line 1 of games.jsonl isn't text (UTF-8)";
            assert_ended(&output, 1, &[said, "Set-Content -Encoding utf8"]);
        }
    }
}

/// Text before or after a record, something that is no record, and options with values of the wrong kind.
#[test]
fn a_line_that_is_no_record_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let record = good_records(dir.path(), 1, &["--game", "bus", "--seats", "easy,easy"]);
    let record = record.trim_end();
    let spoilt = |said: &str| record.replace("\"tokens\":3", said);
    let no_object = "that is one JSON object, on one line";
    let no_value = "expected an option's value: a name or a whole number";
    for (line, why) in [
        (format!(" \t{record} \t\r\n"), None),
        (format!("{record}\u{a0}"), Some("trailing characters")),
        (format!("{record}\u{2028}"), Some("trailing characters")),
        (format!("{record}\u{b}"), Some("trailing characters")),
        (format!("{record},"), Some("trailing characters")),
        (format!("{record}\n\u{feff}{record}"), Some(no_object)),
        (format!("[{record}]"), Some(no_object)),
        ("null".to_owned(), Some(no_object)),
        ("\"bus-record/1\"".to_owned(), Some(no_object)),
        (spoilt("\"tokens\":null"), Some(no_value)),
        (spoilt("\"tokens\":3.0"), Some(no_value)),
        (spoilt("\"tokens\":-3"), Some(no_value)),
        (spoilt("\"tokens\":[3]"), Some(no_value)),
        (spoilt("\"tokens\":true"), Some(no_value)),
        (spoilt("\"tokens\":11"), Some("knows no option tokens: 11")),
        (spoilt("\"tokens\":3,\"tokens\":3"), Some("duplicate field `tokens`")),
    ] {
        let output = with_input(dir.path(), &["check", "-"], line.as_bytes());
        match why {
            None => assert_done(&output, &["1 good, 0 bad"]),
            Some(why) => assert!(stdout(&output).contains(why), "{line}: {}", stdout(&output)),
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_of_records_that_cannot_be_read_or_written_is_named() {
    let dir = tempfile::tempdir().unwrap();
    assert_ended(&run(dir.path(), &["check", "."]), 1, &["can't read .: "]);
    let args = ["simulate", "--games", "2", "--seats", "easy,easy,easy", "--records", "/dev/full"];
    assert_ended(&run(dir.path(), &args), 1, &["can't write /dev/full: "]);
}

#[test]
fn simulated_records_of_every_game_are_checked_and_verified() {
    let dir = tempfile::tempdir().unwrap();
    // Records of Getaway, whose options depend on the number of seats, have their own test.
    for kind in GameKind::ALL.iter().filter(|kind| kind.name() != "getaway") {
        let play = |games: usize, seats: &str, args: &[&str]| {
            let args = [&["--game", kind.name(), "--seats", seats, "--seed", "7"], args].concat();
            good_records(dir.path(), games, &args)
        };
        for at_the_end in [false, true] {
            let (mut flags, mut options) = (Vec::new(), kind.defaults());
            for OptionInfo { name, values, .. } in kind.options_of_rules() {
                let value = match &values {
                    Values::Names(names) if at_the_end => (*names.last().unwrap()).to_owned(),
                    Values::Names(names) => names[0].to_owned(),
                    Values::Number { range, .. } if at_the_end => range.end().to_string(),
                    Values::Number { range, .. } => range.start().to_string(),
                };
                assert!(options.set(name, &Value::new(&value)), "{name} {value}");
                flags.push(format!("--{}={value}", name.replace('_', "-")));
            }
            let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
            let mut seats = vec!["normal", "easy", "random", "normal"];
            seats.resize(seats.len().max(*options.seats().start()), "random");
            for record in play(20, &seats.join(","), &flags).lines() {
                let record: serde_json::Value = serde_json::from_str(record).unwrap();
                assert_eq!(kind.read_options(&record["rules"]).as_ref(), Ok(&options), "{flags:?}");
            }
        }
        play(1, "hard,normal,normal,normal", &["--budget", "8"]);
        let other_numbers: &[&str] = match kind {
            GameKind::Getaway | GameKind::King => &[],
            GameKind::Palace => &["normal,easy", "normal,easy,random"],
            GameKind::Bus => &["normal,easy", "easy,normal,random,random,easy,normal"],
        };
        other_numbers.iter().for_each(|seats| drop(play(5, seats, &[])));
    }
}

#[test]
fn options_that_came_later_may_be_left_out_and_unknown_ones_are_refused() {
    let dir = tempfile::tempdir().unwrap();
    for kind in GameKind::ALL {
        let seats = ["easy"; 4].join(",");
        let args = ["--game", kind.name(), "--seats", &seats, "--seed", "7"];
        let record = good_records(dir.path(), 1, &args);
        let record: serde_json::Value = serde_json::from_str(&record).unwrap();
        let changed = |change: &dyn Fn(&mut serde_json::Map<String, serde_json::Value>)| {
            let mut record = record.clone();
            change(record["rules"].as_object_mut().unwrap());
            ["check", "verify"].map(|verb| {
                let output = with_input(dir.path(), &[verb, "-"], record.to_string().as_bytes());
                (output.status.code(), stdout(&output))
            })
        };
        for name in record["rules"].as_object().unwrap().keys() {
            // In Stop the Bus and King, all options are always written.
            let is_good = matches!(kind, GameKind::Getaway | GameKind::Palace);
            for (code, said) in changed(&|rules| drop(rules.remove(name))) {
                assert_eq!(code == Some(0), is_good, "{kind} without {name}: {said}");
            }
            for (code, said) in changed(&|rules| drop(rules.insert(name.clone(), "no such".into())))
            {
                assert_eq!(code, Some(1), "{kind} with another {name}: {said}");
                assert!(said.contains(name), "{said}");
            }
        }
        for (code, said) in changed(&|rules| drop(rules.insert("jokers".into(), 2.into()))) {
            assert_eq!(code, Some(1), "{kind} with jokers: {said}");
            assert!(said.contains("jokers"), "{said}");
        }
    }
}

#[test]
fn impossible_simulations_are_refused_with_what_would_work() {
    let dir = tempfile::tempdir().unwrap();
    let nine = ["random"; 9].join(",");
    for (game, args, said) in [
        ("getaway", ["--seats", &nine], "3 to 8"),
        ("getaway", ["--seats", "wizard,random,random"], "normal"),
        ("palace", ["--seats", "easy,easy,easy,easy,easy"], "2 to 4"),
        ("palace", ["--seats", "duck,easy"], "palace has no player “duck”"),
        ("palace", ["--seats=easy,easy,easy,easy", "--packs=2"], "5 to 6"),
        ("bus", ["--packs", "2"], "--packs is an option of another game"),
    ] {
        let args = [&["simulate", "--games", "1", "--game", game], &args[..]].concat();
        assert_ended(&run(dir.path(), &args), 2, &[said]);
    }
}

/// A host that is a folder, or none at all: the driver looks for a socket.
#[cfg(target_os = "linux")]
#[test]
fn a_server_without_a_socket_is_called_that() {
    let dir = tempfile::tempdir().unwrap();
    for address in ["postgres:///db?host=/nowhere", "postgres://%2Fnowhere/db"] {
        let output = run_with(dir.path(), &["export", "1"], "DATABASE_URL", address);
        assert_ended(&output, 1, &["no server's socket in the folder that its host is"]);
    }
}

/// The driver looks for it as soon as the server agrees to encryption.
#[test]
fn a_file_that_a_variable_of_the_driver_names_is_called_that_if_it_is_missing() {
    let server = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = server.local_addr().unwrap();
    let address = format!("postgres://{address}/db?sslmode=verify-full");
    std::thread::spawn(move || {
        for stream in server.incoming() {
            let mut stream = stream.unwrap();
            stream.read_exact(&mut [0; 8]).unwrap();
            stream.write_all(b"S").unwrap();
        }
    });
    let dir = tempfile::tempdir().unwrap();
    for file in ["system", "."] {
        let mut command = getaway(dir.path(), &["export", "1"]);
        let output = command.env("DATABASE_URL", &address).env("PGSSLROOTCERT", file).output();
        assert_ended(&output.unwrap(), 1, &["PGSSLROOTCERT, PGSSLCERT or PGSSLKEY names a file"]);
    }
}

#[test]
fn missing_databases_and_records_are_reported() {
    let dir = tempfile::tempdir().unwrap();
    let no_database =
        "getaway: there's no database sqlite://getaway.db here; set DATABASE_URL as for the bot\n";
    for args in [
        &["export", "1"][..],
        &["backup", "copy.db"],
        &["ratings"],
        &["ratings", "--recompute"],
        &["copy", "--to", "sqlite://new.db"],
    ] {
        let missing = run(dir.path(), args);
        assert_ended(&missing, 1, &[]);
        assert_eq!(stderr(&missing), no_database, "{args:?}");
        let asked_to_create = "sqlite://getaway.db?mode=rwc";
        let missing = run_with(dir.path(), args, "DATABASE_URL", asked_to_create);
        assert_ended(&missing, 1, &[]);
        assert_eq!(stderr(&missing), no_database, "{args:?}");
    }
    assert!(files(dir.path()).is_empty(), "reading must not create a database");
    assert_ended(&run(dir.path(), &["check", "none.jsonl"]), 1, &["can't open none.jsonl: "]);
    let output = with_input(dir.path(), &["check", "-"], b"\n\n");
    assert_ended(&output, 1, &["there's no record in standard input"]);
}

/// A token in Discord's form.
const TOKEN: &str = "MTIzNDU2Nzg5.GaBcDe.of-no-bot";

/// A bot that cannot reach Discord, and so does nothing but hold its database.
fn bot(dir: &Path) -> Command {
    let mut command = getaway(dir, &["run"]);
    as_bot(&mut command);
    command
}

fn as_bot(command: &mut Command) -> &mut Command {
    command
        .env("DISCORD_TOKEN", TOKEN)
        .env("DISCORD_PROXY_URL", "http://127.0.0.1:9")
        .stderr(Stdio::piped())
}

/// Starts a bot, and waits until it holds its database.
fn start_bot(dir: &Path) -> Child {
    start(&mut bot(dir))
}

fn start(bot: &mut Command) -> Child {
    let mut child = bot.spawn().expect("the binary runs");
    let stderr = child.stderr.take().expect("stderr is piped");
    let mut lines = BufReader::new(stderr).lines();
    let online = lines.any(|line| line.expect("logs are text").contains("cannot be reached"));
    assert!(online, "the bot looks for Discord");
    // Drain the rest, so that the pipe doesn't fill up.
    std::thread::spawn(move || lines.count());
    child
}

/// Sends a signal as a service manager or a terminal would.
fn signal(to: &Child, name: &str) {
    let kill = format!("kill -{name} {}", to.id());
    let sent = Command::new("sh").args(["-c", &kill]).status();
    assert!(sent.expect("a shell can be run").success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_that_is_closed_stops_the_bot_like_a_service_manager_unless_it_was_told_to_go_on() {
    let dir = tempfile::tempdir().unwrap();
    let mut command = Command::new("env");
    // Tests may have been told to go on themselves, by `nohup` for example.
    command.args(["--default-signal=HUP", env!("CARGO_BIN_EXE_getaway"), "run"]);
    let mut bot = start(as_bot(command.current_dir(dir.path())));
    signal(&bot, "HUP");
    assert_eq!(bot.wait().expect("it ends").code(), Some(0));
    assert_eq!(files(dir.path()), ["getaway.db", "getaway.db.lock"]);

    let program = format!("trap '' HUP; exec '{}' run", env!("CARGO_BIN_EXE_getaway"));
    let mut command = Command::new("sh");
    command.args(["-c", &program]).current_dir(dir.path());
    let mut bot = start(as_bot(&mut command));
    signal(&bot, "HUP");
    signal(&bot, "TERM");
    // It would have ended without merging its log if the first signal had killed it.
    assert_eq!(bot.wait().expect("it ends").code(), Some(0));
}

fn files(dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(dir).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_database_has_one_bot_and_a_backup_can_replace_it_once_the_bot_ends() {
    let dir = tempfile::tempdir().unwrap();
    let mut first = start_bot(dir.path());

    let second = bot(dir.path()).output().expect("the binary runs");
    assert_ended(&second, 1, &["getaway.db is in use", "stop that one first"]);

    let backup = || run(dir.path(), &["backup", "copy.db"]);
    let restore = |from| run(dir.path(), &["restore", from]);
    assert_done(&backup(), &["to copy.db"]);
    assert_ended(&restore("copy.db"), 1, &["is in use"]);

    signal(&first, "TERM");
    first.wait().expect("it ends");
    assert_eq!(
        files(dir.path()),
        ["copy.db", "getaway.db", "getaway.db.lock"],
        "a bot that shuts down cleanly leaves one file"
    );

    assert_done(&restore("copy.db"), &["from copy.db", "getaway.db.replaced-1"]);
    std::fs::write(dir.path().join("text"), "no database").unwrap();
    let refused = restore("text");
    assert_ended(&refused, 1, &["text isn't a database of this program"]);
    assert!(!stderr(&refused).contains("DATABASE_URL"), "{}", stderr(&refused));
}

#[test]
fn a_backup_that_cannot_be_restored_leaves_nothing_behind() {
    let dir = tempfile::tempdir().unwrap();
    let restore = |from| run(dir.path(), &["restore", from]);
    assert_ended(&restore("none"), 1, &["getaway: opening none failed: "]);
    assert!(files(dir.path()).is_empty());
    std::fs::write(dir.path().join("text"), "no database").unwrap();
    assert_ended(&restore("text"), 1, &["text isn't a database of this program"]);
    assert_eq!(files(dir.path()), ["text"]);
}

#[test]
fn a_copy_says_what_it_copied_or_why_it_failed() {
    let dir = tempfile::tempdir().unwrap();
    let copy = |from: &str, to: &str| run(dir.path(), &["copy", "--from", from, "--to", to]);
    let missing = copy("sqlite://missing.db", "sqlite://new.db");
    assert_ended(&missing, 1, &[]);
    let said = "getaway: --from: there's no database sqlite://missing.db here\n";
    assert_eq!(stderr(&missing), said);
    let unknown = copy("mysql://me:secret@host/db", "sqlite://new.db");
    assert_ended(&unknown, 2, &["has to begin with sqlite:// or postgres://"]);
    assert!(!stderr(&unknown).contains("secret"));
    let url = format!("sqlite://{}", dir.path().join("empty.db").display());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async { Store::open(&url).await.unwrap().close().await });
    let copied = copy("sqlite://empty.db", "sqlite://new.db");
    assert_done(&copied, &["0  games\n", "Everything is in sqlite://new.db now"]);
    std::fs::write(dir.path().join("text"), "no database").unwrap();
    let foreign = copy("sqlite://text", "sqlite://other.db");
    assert_ended(&foreign, 1, &["sqlite://text isn't a database of this program"]);
    for advice in ["DATABASE_URL", "SHARDS"] {
        assert!(!stderr(&foreign).contains(advice), "{}", stderr(&foreign));
    }

    // What isn't given is the bot's own database.
    let with_own = |args: &[&str], own: &str| run_with(dir.path(), args, "DATABASE_URL", own);
    let into = with_own(&["copy", "--from", "sqlite://empty.db"], "sqlite://own.db");
    assert_done(&into, &["Everything is in sqlite://own.db now", "sqlite://empty.db is unchanged"]);
    let out_of = with_own(&["copy", "--to", "sqlite://out.db"], "sqlite://own.db");
    assert_done(&out_of, &["Everything is in sqlite://out.db now", "sqlite://own.db is unchanged"]);
    let same = with_own(&["copy", "--from", "sqlite://own.db"], "sqlite://own.db");
    assert_ended(&same, 2, &["are the same database"]);
    assert_ended(&with_own(&["copy"], "sqlite://own.db"), 2, &["--from"]);
}

/// A game that Asha lost to Bo and a computer.
const RATED_GAME: &str = r#"
    INSERT INTO tables (id, guild, channel, kind, open, doc_version, doc, opened_at, ended_at, version)
        VALUES (1, 10, 20, 'getaway', 0, 1, '{}', 1000, 9000, 7);
    INSERT INTO games (number, table_id, guild, channel, kind, state, secret, people, finished_at, rated)
        VALUES (1, 1, 10, 20, 'getaway', 'finished', 'aa', 2, 3000, 1);
    INSERT INTO game_players (game, seat, "user", label, place, tallied, strength, uncertainty) VALUES
        (1, 0, 100, 'person', 3, 1, 1500000, 280000), (1, 1, 101, 'person', 1, 0, 1500000, 280000),
        (1, 2, NULL, 'normal', 2, 0, NULL, NULL);
    INSERT INTO people (guild, "user", name) VALUES (10, 100, 'Asha'), (10, 101, 'Bo');
    INSERT INTO results ("user", guild, kind, finished_at, game, seat, place, tallied, games, tally,
                         share, scored, points, strength, uncertainty) VALUES
        (100, 10, 'getaway', 3000, 1, 0, 3, 1, 1, 1, 240240, 0, 0, 1402277, 270726),
        (101, 10, 'getaway', 3000, 1, 1, 1, 0, 1, 0, 240240, 0, 0, 1548862, 270726);
    INSERT INTO standings (guild, kind, "user", games, tally, share, scored, points, streak,
                           longest_untallied, longest_tallied, last_at, strength, uncertainty) VALUES
        (10, 'getaway', 100, 1, 1, 240240, 0, 0, -1, 0, 1, 3000, 1402277, 270726),
        (10, 'getaway', 101, 1, 0, 240240, 0, 0, 1, 1, 0, 3000, 1548862, 270726);
    INSERT INTO rated (guild, kind, games, renumbered) VALUES (10, 'getaway', 1, 0);
"#;

/// A folder with a database in which two people have played a game, and what this changes.
async fn sample(change: &'static str) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("getaway.db");
    std::fs::File::create(&file).unwrap();
    let url = format!("sqlite://{}", file.display());
    Store::open(&url).await.unwrap().close().await;
    let mut database = sqlx::AnyConnection::connect(&url).await.unwrap();
    for sql in [RATED_GAME, change] {
        sqlx::raw_sql(sql).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
    dir
}

#[test]
fn ratings_are_printed_and_recomputed() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let odd_name = "UPDATE people SET name = 'Bo' || char(27) || '[2J' WHERE name = 'Bo'";
    let dir = runtime.block_on(sample(odd_name));
    let ratings = run(dir.path(), &["ratings"]);
    assert_done(&ratings, &[]);
    let expected = [
        "Server 10, getaway",
        "   1.  1549 ± 271 Bo[2J (1 game, still uncertain)",
        "   2.  1402 ± 271 Asha (1 game, still uncertain)",
    ];
    assert_eq!(stdout(&ratings).lines().collect::<Vec<_>>(), expected);

    let equal = "UPDATE standings SET strength = 1500000";
    let dir = runtime.block_on(sample(equal));
    let ratings = stdout(&run(dir.path(), &["ratings"]));
    assert_eq!(ratings.matches("   1.  1500 ± 271").count(), 2, "{ratings}");

    let spoil = "UPDATE standings SET strength = strength + 5";
    let dir = runtime.block_on(sample(spoil));
    let again = || run(dir.path(), &["ratings", "--recompute"]);
    assert_done(&again(), &["2 stored numbers changed"]);
    let unchanged =
        "Server 10, getaway: 1 game, nothing changed\nAll ratings are as they were, from 1 game\n";
    assert_eq!(stdout(&again()), unchanged);
}
