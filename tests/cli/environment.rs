//! Variables and the file `.env`: where they come from, and that nothing which is wrong with one shows its
//! content.

use std::process::Output;

use super::{TOKEN, assert_ended, getaway, run, run_with, stderr, stdout};

/// Subcommands that read the configuration.
const READERS: [&[&str]; 7] = [
    &["run"],
    &["doctor"],
    &["health"],
    &["export", "1"],
    &["ratings"],
    &["backup", "copy.db"],
    &["restore", "copy.db"],
];

#[track_caller]
fn assert_says_nothing_of(output: &Output, pieces: &[&str]) {
    let said = stdout(output) + &stderr(output);
    for piece in pieces {
        assert!(!said.contains(piece), "{piece}: {said}");
    }
}

#[test]
fn a_line_of_the_env_file_that_cannot_be_read_is_named_and_not_shown() {
    for (text, line) in [
        ("# mine\nDISCORD_TOKEN=MTIz.hunter two\n", 2),
        ("postgres://me:hunter@host/db\n", 1),
        ("SHARDS=0-0/1\nDISCORD_TOKEN=hunter\0x\n", 2),
    ] {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join(".env"), text).unwrap();
        for args in READERS {
            let output = run(dir.path(), args);
            let named = format!("line {line} of the file .env");
            assert_ended(&output, 2, &[&named]);
            assert_says_nothing_of(&output, &["hunter", "MTIz"]);
        }
        assert_eq!(super::files(dir.path()), [".env"]);
    }
}

#[test]
fn the_env_file_of_a_folder_above_is_not_ours() {
    let dir = tempfile::tempdir().unwrap();
    let text = format!("DISCORD_TOKEN={TOKEN}\nDATABASE_URL=mysql://me:hunter@host/other\n");
    std::fs::write(dir.path().join(".env"), text).unwrap();
    let below = dir.path().join("below");
    std::fs::create_dir(&below).unwrap();
    assert_ended(&run(&below, &["run"]), 2, &["DISCORD_TOKEN isn't set"]);
    assert_ended(&run(&below, &["backup", "copy.db"]), 1, &["sqlite://getaway.db"]);
    let own = run(dir.path(), &["backup", "copy.db"]);
    assert_ended(&own, 2, &["has to begin with"]);
    assert_says_nothing_of(&own, &["hunter"]);
    // A folder of that name isn't the file.
    std::fs::create_dir(below.join(".env")).unwrap();
    assert_ended(&run(&below, &["run"]), 2, &["DISCORD_TOKEN isn't set"]);
}

/// A file that is there counts or is an error: only a folder, and nothing at all, are no file.
#[cfg(unix)]
#[test]
fn an_env_file_that_is_no_ordinary_one_is_read_or_named() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join(".env");
    std::os::unix::fs::symlink("nowhere", &file).unwrap();
    for args in READERS {
        let output = run(dir.path(), args);
        assert_ended(&output, 2, &["the file .env can't be read"]);
    }
    std::fs::remove_file(&file).unwrap();
    let made = std::process::Command::new("mkfifo").arg(&file).status();
    assert!(made.expect("mkfifo").success());
    let text = "DATABASE_URL=sqlite://piped.db\n";
    let writer = std::thread::spawn(move || std::fs::write(file, text).unwrap());
    let output = run(dir.path(), &["backup", "copy.db"]);
    assert_ended(&output, 1, &["sqlite://piped.db"]);
    writer.join().unwrap();
}

#[test]
fn the_line_for_bug_reports_writes_shards_as_the_variable_does() {
    let dir = tempfile::tempdir().unwrap();
    for (value, shown) in
        [("", "shards automatic,"), ("0-3/8", "shards 0-3/8,"), ("3/8", "shards 3-3/8,")]
    {
        let output = getaway(dir.path(), &["doctor"]).env("SHARDS", value).output().unwrap();
        let said = stdout(&output);
        assert!(said.lines().last().unwrap_or_default().contains(shown), "{said}");
    }
}

/// Docker keeps the quotes of a line of `--env-file`.
#[test]
fn quotes_around_the_variables_of_libraries_are_removed() {
    let dir = tempfile::tempdir().unwrap();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let called = std::thread::spawn(move || {
        let mut request = [0; 64];
        let (mut caller, _) = listener.accept().unwrap();
        let read = std::io::Read::read(&mut caller, &mut request).unwrap();
        String::from_utf8_lossy(&request[..read]).into_owned()
    });
    let doctor = getaway(dir.path(), &["doctor"])
        .env("DISCORD_TOKEN", TOKEN)
        .env("HTTPS_PROXY", format!("\"http://{address}\""))
        .output();
    assert_ended(&doctor.expect("the binary runs"), 1, &[]);
    let request = called.join().unwrap();
    assert!(request.starts_with("CONNECT discord.com:443"), "{request}");
}

#[cfg(unix)]
#[test]
fn a_proxy_that_cannot_be_used_is_refused_by_name_and_nothing_goes_around_it() {
    use std::os::unix::ffi::OsStrExt;
    let dir = tempfile::tempdir().unwrap();
    let (socks, none) = ("names a SOCKS proxy", "isn't the address of an HTTP proxy");
    for (name, proxy, why) in [
        ("HTTPS_PROXY", &b"socks5://me:hunter2@127.0.0.1:9"[..], socks),
        ("all_proxy", b"'SOCKS5h://127.0.0.1:9'", socks),
        ("HTTPS_PROXY", b"http://hunter2\xff", none),
        ("HTTPS_PROXY", b"nonsense://hunter2", none),
        ("ALL_PROXY", b"'http://hunter2 x'", none),
        ("all_proxy", b"http://hunter2:99999", none),
    ] {
        let with_proxy = |args| {
            let mut command = getaway(dir.path(), args);
            command.env("DISCORD_TOKEN", TOKEN).env(name, std::ffi::OsStr::from_bytes(proxy));
            command
        };
        let words = format!("{name} {why}");
        let started = with_proxy(&["run"]).output().expect("the binary runs");
        assert_ended(&started, 2, &[&words]);
        let examined = with_proxy(&["doctor"]).output().expect("the binary runs");
        assert!(stdout(&examined).contains(&words), "{}", stdout(&examined));
        for output in [started, examined] {
            assert_says_nothing_of(&output, &["hunter2"]);
        }
        if why == socks {
            // An API on this machine is reached directly.
            let mut here = with_proxy(&["doctor"]);
            let here = here.env("DISCORD_PROXY_URL", "http://127.0.0.1:9").output();
            let said = stdout(&here.expect("the binary runs"));
            assert!(said.contains("refused"), "{said}");
        }
    }
}

#[test]
fn no_argument_that_is_an_address_or_a_token_is_shown() {
    let dir = tempfile::tempdir().unwrap();
    let url = "postgres://me:hunter2 x@127.0.0.1:9/db";
    for (args, words) in [
        (&["backup", url][..], "FILE has to be the name of a file"),
        (&["restore", "sqlite://copy.db"], "FILE has to be the name"),
        (&["--", url], "…"),
        (&["simulate", &format!("--games={url}")], "…"),
        (&["simulate", "--seats", url], "easy"),
        (&["run", "DISCORD_TOKEN=MTIz.abc.hunter2"], "…"),
        (&["doctor", "--server=MTIz.abc.hunter2"], "…"),
        (&["restore", "postgres:me:hunter2@h/db"], "FILE has to be"),
        (&["restore", "sqlite:hunter2/db"], "FILE has to be"),
        (&["backup", "me:hunter2@h/db"], "FILE has to be"),
    ] {
        let output = run(dir.path(), args);
        assert_ended(&output, 2, &[words]);
        assert_says_nothing_of(&output, &["hunter2"]);
    }
    for args in [["check", url], ["verify", url], ["check", "MTIz.abc.hunter2"]] {
        let output = run(dir.path(), &args);
        assert_ended(&output, 1, &["can't open …"]);
        assert_says_nothing_of(&output, &["hunter2"]);
    }
}

#[test]
fn a_password_file_that_cannot_be_read_is_not_logged() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("pgpass");
    std::fs::write(&file, "127.0.0.1:9:db:hunter2\n").unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    }
    let output = getaway(dir.path(), &["run"])
        .env("DISCORD_TOKEN", TOKEN)
        .env("DATABASE_URL", "postgres://127.0.0.1:9/db")
        .env("PGPASSFILE", file)
        .output();
    let output = output.expect("the binary runs");
    assert_ended(&output, 1, &["can't open the database"]);
    assert_says_nothing_of(&output, &["hunter2"]);
}

#[test]
fn a_variable_that_is_empty_has_its_value_from_the_env_file() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(dir.path().join(".env"), "DATABASE_URL='sqlite://here.db'\n").unwrap();
    for value in ["", " ", "\"\"", "''"] {
        let output = run_with(dir.path(), &["backup", "copy.db"], "DATABASE_URL", value);
        assert_ended(&output, 1, &["sqlite://here.db"]);
    }
    let own = "\"sqlite://own.db\"";
    let output = run_with(dir.path(), &["backup", "copy.db"], "DATABASE_URL", own);
    assert_ended(&output, 1, &["sqlite://own.db"]);
}

#[test]
fn what_is_wrong_with_a_database_address_shows_no_piece_of_a_password() {
    let dir = tempfile::tempdir().unwrap();
    for url in [
        "postgres://me:abc#xyz@127.0.0.1:9/db",
        "postgres://me:abcxyz@127.0.0.1:99999/db",
        "postgres://127.0.0.1:9/db?port=99999&password=abcxyz",
        "postgres://127.0.0.1:9/db?sslmode=abcxyz",
        "postgres://127.0.0.1:9/db?sslpassword=abcxyz",
        "mysql://me:abcxyz@127.0.0.1/db",
        "postgres://127.0.0.1:9/db?user=me;password=abcxyz",
        "sqlite://getaway.db password=abcxyz",
        "sqlite://getaway.db?mode=abcxyz",
    ] {
        for args in READERS {
            let output = run_with(dir.path(), args, "DATABASE_URL", url);
            assert_says_nothing_of(&output, &["abc", "xyz"]);
            match args {
                // These ask for something else first, and the doctor goes on.
                ["run" | "health" | "doctor"] => {}
                _ => assert_ended(&output, 2, &["database"]),
            }
        }
        for args in [
            ["copy", "--from", url, "--to", "sqlite://new.db"],
            ["copy", "--to", url, "--from", "sqlite://old.db"],
        ] {
            assert_says_nothing_of(&run(dir.path(), &args), &["abc", "xyz"]);
        }
    }
    // These are an address, and the server doesn't answer.
    for url in [
        "postgres://me:abc@xyz@127.0.0.1:9/db",
        "postgres://127.0.0.1:9/db?user=me&password=abcxyz&what=xyz",
    ] {
        let output = run_with(dir.path(), &["export", "1"], "DATABASE_URL", url);
        let words = ["can't open the database postgres://", "refused"];
        assert_ended(&output, 1, &words);
        let said = stderr(&output);
        assert_eq!(said.matches("refused").count(), 1, "{said}");
        assert_says_nothing_of(&output, &["abc", "xyz"]);
    }
}

#[test]
fn a_token_that_cannot_be_one_gets_advice_and_is_not_shown() {
    let dir = tempfile::tempdir().unwrap();
    let secrets = tempfile::tempdir().unwrap();
    let file = secrets.path().join("token");
    let path = file.to_str().unwrap();
    for token in [
        "Bot MTIz.hunter.two",
        "hunter2",
        "MTIz.hunter",
        "MTIz.hunter.zwei\u{e4}",
        "DISCORD_TOKEN=MTIz.hunter.two",
        "token=MTIz.hunter.two",
    ] {
        let output = run_with(dir.path(), &["run"], "DISCORD_TOKEN", token);
        assert_ended(&output, 2, &["three parts", "Reset Token", "new one into DISCORD_TOKEN "]);
        assert_says_nothing_of(&output, &["hunter"]);
        std::fs::write(&file, token).unwrap();
        let output = run_with(dir.path(), &["run"], "DISCORD_TOKEN_FILE", path);
        assert_ended(&output, 2, &["that DISCORD_TOKEN_FILE names", path]);
        let into = format!("new one into the file {path} that DISCORD_TOKEN_FILE names");
        // One with a name before it is refused where it is read.
        assert!(token.contains('=') || stderr(&output).contains(&into), "{}", stderr(&output));
        assert_says_nothing_of(&output, &["hunter"]);
    }
    assert!(super::files(dir.path()).is_empty());
}

#[test]
fn a_variable_that_is_not_valid_ends_every_command_with_2() {
    let dir = tempfile::tempdir().unwrap();
    for (name, value) in [
        ("SHARDS", "hunter2"),
        ("DISCORD_PROXY_URL", "socks5://me:hunter2@proxy"),
        ("RUST_LOG", "hunter2"),
    ] {
        for args in READERS {
            let output = run_with(dir.path(), args, name, value);
            assert_ended(&output, 2, &[name, "has to be"]);
            assert_says_nothing_of(&output, &["hunter2"]);
        }
    }
}
