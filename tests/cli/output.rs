//! Outputs that are closed, or files on a full disk: never a panic, whatever the command.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::{answer_once, assert_ended, getaway, sample, stderr};

/// Commands that print something, in a folder with a database of the bot, a copy of it and records,
/// a bad one among them. `N` is a name that is new for each.
const PRINTERS: [&[&str]; 17] = [
    &["--help"],
    &["--version"],
    &["help", "simulate"],
    &["simulate", "--games", "5", "--seats", "easy,easy,easy"],
    &["simulate", "--games", "500", "--seats", "easy,easy,easy", "--records", "-"],
    &["check", "record.jsonl"],
    &["verify", "record.jsonl"],
    &["ratings"],
    &["ratings", "--recompute"],
    &["doctor"],
    &["check", "bad.jsonl"],
    &["verify", "bad.jsonl"],
    &["export", "1"],
    &["backup", "N.db"],
    &["restore", "copy.db"],
    &["copy", "--from", "sqlite://getaway.db", "--to", "sqlite://N.db"],
    &["health"],
];

/// What a command prints its results to.
#[derive(Clone, Copy, Debug)]
enum To {
    FullDisk,
    ClosedPipe,
    Nothing,
}

fn printing(dir: &Path, args: &[&str], to: To) -> Output {
    let name = format!("{}-{to:?}.db", args[0]);
    let args: Vec<String> = args.iter().map(|arg| arg.replace("N.db", &name)).collect();
    let args: Vec<&str> = args.iter().map(|arg| &**arg).collect();
    let stdout: Stdio = match to {
        To::FullDisk => File::create("/dev/full").expect("Linux has it").into(),
        To::ClosedPipe => std::io::pipe().expect("a pipe").1.into(),
        To::Nothing => Stdio::piped(),
    };
    let mut command = match to {
        To::FullDisk | To::ClosedPipe => getaway(dir, &args),
        To::Nothing => {
            let mut shell = Command::new("sh");
            let program = env!("CARGO_BIN_EXE_getaway");
            shell.args(["-c", "exec \"$0\" \"$@\" >&-", program]).args(&args).current_dir(dir);
            shell
        }
    };
    if args == ["health"] {
        command.env("METRICS_ADDR", answer_once("HTTP/1.0 200 OK\r\n\r\nok\n"));
    }
    command.stdout(stdout).stderr(Stdio::piped()).output().expect("the binary runs")
}

#[test]
fn no_output_that_is_closed_or_full_is_a_panic() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let dealt = r#"UPDATE games SET options = '{}', dealer = 0, deal = '[["AS"], ["KS"], ["QS"]]'"#;
    let dir = runtime.block_on(sample(dealt));
    let record = super::good_records(dir.path(), 1, &["--seats", "easy,easy,easy"]);
    std::fs::write(dir.path().join("record.jsonl"), &record).unwrap();
    let bad = record.replacen("[", "[[", 1);
    std::fs::write(dir.path().join("bad.jsonl"), bad + &record).unwrap();
    assert_ended(&super::run(dir.path(), &["backup", "copy.db"]), 0, &[]);
    for args in PRINTERS {
        // Without a token the doctor finds something wrong.
        let usual = i32::from(args == ["doctor"] || args[1..] == ["bad.jsonl"]);
        let full = printing(dir.path(), args, To::FullDisk);
        assert_ended(&full, 1, &["getaway: can't write to standard output"]);
        let piped = printing(dir.path(), args, To::ClosedPipe);
        assert_ended(&piped, usual, &[]);
        let nowhere = printing(dir.path(), args, To::Nothing);
        assert_ended(&nowhere, usual, &[]);
        for output in [full, piped, nowhere] {
            assert!(!stderr(&output).contains("panicked"), "{args:?}: {}", stderr(&output));
        }
    }
}

#[test]
fn the_help_of_every_command_can_be_cut_off() {
    let dir = tempfile::tempdir().unwrap();
    let all = getaway::cli::command();
    for command in all.get_subcommands() {
        let args = [command.get_name(), "--help"];
        let full = printing(dir.path(), &args, To::FullDisk);
        assert_ended(&full, 1, &["getaway: can't write to standard output"]);
        for to in [To::ClosedPipe, To::Nothing] {
            assert_ended(&printing(dir.path(), &args, to), 0, &[]);
        }
    }
}

#[test]
fn an_error_that_cannot_be_told_is_still_an_exit_code() {
    let dir = tempfile::tempdir().unwrap();
    for (args, code) in [
        (&["run"][..], 2),
        (&["simulate", "--seats", "nobody"], 2),
        (&["no-such-command"], 2),
        (&["export", "1"], 1),
        (&["simulate", "--games", "2", "--seats", "easy,easy,easy", "--records", "-"], 0),
    ] {
        for to in ["/dev/full", "/dev/null"] {
            let to = File::create(to).expect("Linux has it");
            let status = getaway(dir.path(), args).stderr(to).stdout(Stdio::null()).status();
            assert_eq!(status.expect("the binary runs").code(), Some(code), "{args:?}");
        }
    }
}

#[cfg(feature = "sandbox")]
#[test]
fn a_sandbox_whose_address_nobody_can_read_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let output = printing(dir.path(), &["sandbox", "--port", "0"], To::FullDisk);
    assert_ended(&output, 1, &["getaway: can't write to standard output"]);
}
