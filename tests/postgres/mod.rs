//! A PostgreSQL server for the tests: the one that `TEST_POSTGRES_URL` names, else one to throw away
//! (`server.sh` beside this), which ends with the tests. Where there is none, tests that need one are
//! left out, unless `POSTGRES_TESTS=required` says that there has to be one.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use sqlx::{Connection, Executor};

/// A server to throw away. It ends with this.
#[derive(Debug)]
pub struct Server {
    /// The address of a database of it.
    pub url: String,
    commands: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
    _process: Child,
}

impl Server {
    /// Starts one; none where there is no PostgreSQL.
    pub fn start() -> Option<Server> {
        Server::start_with(&[])
    }

    /// Starts one that keeps what is committed through a power cut: slower, as in earnest.
    #[allow(dead_code, reason = "benches do")]
    pub fn start_durable() -> Option<Server> {
        Server::start_with(&[("DURABLE", "1")])
    }

    /// Starts one with a disk of this size of its own; none where none can be made, either.
    #[allow(dead_code, reason = "not every test does")]
    pub fn start_with_room(room: &str) -> Option<Server> {
        Server::start_with(&[("ROOM", room)])
    }

    fn start_with(env: &[(&str, &str)]) -> Option<Server> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/postgres/server.sh");
        let mut process = Command::new(script)
            .envs(env.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let commands = process.stdin.take().expect("it is piped");
        let output = process.stdout.take().expect("it is piped");
        let mut answers = BufReader::new(output).lines();
        let Some(url) = answers.next() else {
            match process.wait().expect("it has ended").code() {
                Some(3) => left_out(),
                Some(4) => say(NO_DISK),
                _ => panic!("PostgreSQL is there and does not start"),
            }
            return None;
        };
        Some(Server {
            url: url.expect("an address"),
            commands,
            answers,
            _process: process,
        })
    }

    /// Has it do something (`stop` at once, as in a power cut, `start`, `hang`, `go on` and what else the
    /// script knows), and waits until it is done; gives what it says.
    #[allow(dead_code, reason = "not every test does")]
    pub fn tell(&mut self, command: &str) -> String {
        writeln!(self.commands, "{command}").expect("it listens");
        let done = self.answers.next().expect("it answers").expect("text");
        let said = done.strip_prefix(command);
        said.expect("it says what is done").trim().to_owned()
    }
}

const NO_DISK: &str = "\nNo file system can be mounted here: what a full PostgreSQL does is LEFT OUT. To \
                       test it be root, on a machine or in a container that may mount\n\n";

/// Says something past the tests' captured output.
fn say(note: &str) {
    let _ = std::io::stderr().write_all(note.as_bytes());
}

/// Says, past the tests' captured output, that tests are left out.
fn left_out() {
    let required = std::env::var("POSTGRES_TESTS").is_ok_and(|how| how == "required");
    assert!(
        !required,
        "POSTGRES_TESTS=required, and there is no PostgreSQL"
    );
    let note = "\nThere is no PostgreSQL on this machine: the tests of it are LEFT OUT. To run them \
                install it (Debian: apt-get install postgresql), or name a server in \
                TEST_POSTGRES_URL=postgres://USER:PASSWORD@HOST/DATABASE\n\n";
    say(note);
}

/// The address of the server that the tests of a process share.
fn shared() -> Option<&'static str> {
    static SHARED: OnceLock<Option<(String, Option<Server>)>> = OnceLock::new();
    let start = || match std::env::var("TEST_POSTGRES_URL") {
        Ok(url) if !url.is_empty() => Some((url, None)),
        _ => Server::start().map(|server| (server.url.clone(), Some(server))),
    };
    let shared = SHARED.get_or_init(start).as_ref();
    shared.map(|(url, _)| url.as_str())
}

/// The address of a new database; none where there is no server.
pub async fn new_database() -> Option<String> {
    let server = tokio::task::spawn_blocking(shared)
        .await
        .expect("it is asked")?;
    Some(new_database_on(server).await)
}

/// The address of a new database of a server.
pub async fn new_database_on(server: &str) -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let (id, count) = (std::process::id(), COUNT.fetch_add(1, Relaxed));
    let name = format!("getaway_test_{id}_{count}");
    let mut connection = sqlx::PgConnection::connect(server)
        .await
        .expect("a connection");
    let sql = format!("DROP DATABASE IF EXISTS {name}");
    connection
        .execute(sqlx::AssertSqlSafe(sql))
        .await
        .expect("it is dropped");
    let sql = format!("CREATE DATABASE {name}");
    connection
        .execute(sqlx::AssertSqlSafe(sql))
        .await
        .expect("it is made");
    let (address, options) = server.split_once('?').unwrap_or((server, ""));
    let (place, _) = address
        .rsplit_once('/')
        .expect("an address ends with a database");
    let options = if options.is_empty() {
        String::new()
    } else {
        format!("?{options}")
    };
    format!("{place}/{name}{options}")
}
