//! A PostgreSQL server for the tests: the one in `TEST_POSTGRES_URL`, or else a temporary one (see
//! `server.sh` in this folder) that ends with the tests. Without a server, each test that needs one
//! says that it is skipped, unless `POSTGRES_TESTS=required`: then it fails.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Once, OnceLock};

use sqlx::{Connection, Executor};

/// A temporary server, which stops when dropped.
#[derive(Debug)]
pub struct Server {
    /// The address of one of its databases.
    pub url: String,
    commands: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
    _process: Child,
}

impl Server {
    /// Starts a server. `None` if there is no PostgreSQL.
    #[allow(dead_code, reason = "not every test does")]
    pub fn start() -> Option<Server> {
        or_skipped(Server::start_with(&[]))
    }

    /// Starts a server on which commits survive a power cut. It is slower, as in production.
    #[allow(dead_code, reason = "benches do")]
    pub fn start_durable() -> Option<Server> {
        Server::start_with(&[("DURABLE", "1")])
    }

    /// Starts a server with its own disk of this size. `None` also if no such disk can be made.
    #[allow(dead_code, reason = "not every test does")]
    pub fn start_with_room(room: &str) -> Option<Server> {
        or_skipped(Server::start_with(&[("ROOM", room)]))
    }

    fn start_with(env: &[(&str, &str)]) -> Option<Server> {
        // Packages of this workspace share the script.
        let above = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
        let script = above
            .map(|folder| folder.join("tests/postgres/server.sh"))
            .find(|script| script.exists())
            .expect("the script is in the workspace");
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
                _ => panic!("PostgreSQL is installed but doesn't start"),
            }
            return None;
        };
        Some(Server { url: url.expect("an address"), commands, answers, _process: process })
    }

    /// Sends a command (`stop`, which acts like a power cut, `start`, `hang`, `go on` and others;
    /// see the script), waits until it is done, and returns the answer.
    #[allow(dead_code, reason = "not every test does")]
    pub fn tell(&mut self, command: &str) -> String {
        writeln!(self.commands, "{command}").expect("it listens");
        let done = self.answers.next().expect("it answers").expect("text");
        done.strip_prefix(command).expect("it says what is done").trim().to_owned()
    }
}

const NO_DISK: &str = "\nNo file system can be mounted here: what a full PostgreSQL does is LEFT OUT. To \
                       test it be root, on a machine or in a container that may mount\n\n";

/// Prints a note in spite of the tests' captured output.
fn say(note: &str) {
    let _ = std::io::stderr().write_all(note.as_bytes());
}

/// Says that there is no PostgreSQL, and how to get one.
fn left_out() {
    static SAID: Once = Once::new();
    let required = std::env::var("POSTGRES_TESTS").is_ok_and(|how| how == "required");
    assert!(!required, "POSTGRES_TESTS=required, and there is no PostgreSQL");
    let note = "\nThere is no PostgreSQL on this machine: the tests of it are LEFT OUT. To run them \
                install it (Debian: apt-get install postgresql), or name a server in \
                TEST_POSTGRES_URL=postgres://USER:PASSWORD@HOST/DATABASE\n\n";
    SAID.call_once(|| say(note));
}

/// What a test needs, if it is there. Otherwise says that the test is skipped; why has been said.
fn or_skipped<T>(needed: Option<T>) -> Option<T> {
    if needed.is_none() {
        let test = std::thread::current();
        let name = test.name().unwrap_or("a test");
        say(&format!("SKIPPED: {name}\n"));
    }
    needed
}

/// The address of the server that all tests of a process share.
fn shared() -> Option<&'static str> {
    static SHARED: OnceLock<Option<(String, Option<Server>)>> = OnceLock::new();
    let start = || match std::env::var("TEST_POSTGRES_URL") {
        Ok(url) if !url.is_empty() => Some((url, None)),
        _ => Server::start_with(&[]).map(|server| (server.url.clone(), Some(server))),
    };
    SHARED.get_or_init(start).as_ref().map(|(url, _)| url.as_str())
}

/// Creates a database, and returns its address. `None` if there is no server.
pub async fn new_database() -> Option<String> {
    let server = tokio::task::spawn_blocking(shared).await;
    let server = or_skipped(server.expect("the task doesn't panic"))?;
    Some(new_database_on(server).await)
}

/// Creates a database on this server, and returns its address.
pub async fn new_database_on(server: &str) -> String {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let (id, count) = (std::process::id(), COUNT.fetch_add(1, Relaxed));
    let name = format!("getaway_test_{id}_{count}");
    let mut connection = sqlx::PgConnection::connect(server).await.expect("a connection");
    let sql = format!("DROP DATABASE IF EXISTS {name}");
    connection.execute(sqlx::AssertSqlSafe(sql)).await.expect("it is dropped");
    let sql = format!("CREATE DATABASE {name}");
    connection.execute(sqlx::AssertSqlSafe(sql)).await.expect("it is made");
    let (address, options) = server.split_once('?').unwrap_or((server, ""));
    let (place, _) = address.rsplit_once('/').expect("an address ends with a database");
    let options = if options.is_empty() { String::new() } else { format!("?{options}") };
    format!("{place}/{name}{options}")
}
