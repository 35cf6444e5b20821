//! PostgreSQL as hosts have it: behind PgBouncer, at an address of the internet's version 6, and as a database
//! that belongs to somebody else.

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use getaway::store::{ShardRange, Store};
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

use super::postgres::new_database;
use super::{assert_ended, bot, run, run_with, stderr, stdout};

/// A pooler in session mode before the server of a database.
struct Pooler {
    url: String,
    process: Child,
    _dir: tempfile::TempDir,
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Pooler {
    /// With its defaults, and these lines. `None` if it isn't installed.
    fn start(database: &str, lines: &str) -> Option<Pooler> {
        let installed = Command::new("pgbouncer").arg("--version").output();
        if installed.is_err() {
            let note = "\nPgBouncer isn't installed: the test of it is LEFT OUT (Debian: apt-get install pgbouncer)\n\n";
            let _ = std::io::stderr().write_all(note.as_bytes());
            return None;
        }
        let (_, place) = database.rsplit_once('@').expect("a user");
        let (server, name) = place.split_once('/').expect("a database");
        let (host, port) = server.rsplit_once(':').expect("a port");
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let own = free.local_addr().expect("an address").port();
        drop(free);
        let dir = tempfile::tempdir().expect("a directory");
        let users = dir.path().join("users");
        std::fs::write(&users, "\"getaway\" \"\"\n").expect("it can be written");
        let settings = dir.path().join("pgbouncer.ini");
        let text = format!(
            "[databases]\n{name} = host={host} port={port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {own}\nauth_type = trust\nauth_file = {}\nunix_socket_dir =\n{lines}\n",
            users.display()
        );
        std::fs::write(&settings, text).expect("it can be written");
        let user = Command::new("id").arg("-u").output().expect("an id");
        // It refuses to run as root.
        let mut command = if user.stdout == b"0\n" {
            let open = Command::new("chmod").args(["-R", "a+rX"]).arg(dir.path()).status();
            assert!(open.expect("chmod").success());
            let mut command = Command::new("setpriv");
            command.args(["--reuid=65534", "--regid=65534", "--clear-groups", "pgbouncer"]);
            command
        } else {
            Command::new("pgbouncer")
        };
        command.arg(&settings).stdout(Stdio::null()).stderr(Stdio::null());
        let process = command.spawn().expect("it starts");
        while std::net::TcpStream::connect(("127.0.0.1", own)).is_err() {
            std::thread::sleep(Duration::from_millis(50));
        }
        Some(Pooler {
            url: format!("postgres://getaway@127.0.0.1:{own}/{name}"),
            process,
            _dir: dir,
        })
    }
}

/// Opens a database, saves something, and opens it again.
async fn use_it(url: &str) {
    for _ in 0..2 {
        let store = Store::open(url).await.expect("it opens");
        assert_eq!(store.share().range, ShardRange::ALL);
        store.ping().await.expect("it saves");
        store.ratings().await.expect("it reads");
        store.close().await;
    }
}

fn doctor(url: &str) -> String {
    let dir = tempfile::tempdir().expect("a directory");
    let output = run_with(dir.path(), &["doctor"], "DATABASE_URL", url);
    stdout(&output) + &stderr(&output)
}

#[tokio::test(flavor = "multi_thread")]
async fn pgbouncer_in_session_mode_needs_the_line_that_the_page_names() {
    let Some(database) = new_database().await else { return };
    let page = include_str!("../../docs/hosting.md");
    let line = "ignore_startup_parameters = extra_float_digits";
    assert!(page.contains(&format!("`{line}`")));
    let Some(usual) = Pooler::start(&database, "") else { return };
    let said = doctor(&usual.url);
    assert!(said.contains(&format!("needs the line `{line}`")), "{said}");
    let pooler = Pooler::start(&database, line).expect("it is installed");
    use_it(&pooler.url).await;
    let said = doctor(&pooler.url);
    assert!(said.contains("ok           writing"), "{said}");
}

/// What the bot sets for a session holds there only until its next transaction.
#[tokio::test(flavor = "multi_thread")]
async fn a_pooler_that_has_no_sessions_is_refused_by_name() {
    for mode in ["transaction", "statement"] {
        let Some(database) = new_database().await else { return };
        let lines = format!("pool_mode = {mode}\nignore_startup_parameters = extra_float_digits");
        let Some(pooler) = Pooler::start(&database, &lines) else { return };
        let words = ["DATABASE_URL: ", "is a connection pooler", "pool_mode = session"];
        let dir = tempfile::tempdir().expect("a directory");
        let started = bot(dir.path()).env("DATABASE_URL", &pooler.url).output();
        assert_ended(&started.expect("the binary runs"), 2, &words);
        let said = doctor(&pooler.url);
        assert!(said.contains(words[1]) && !said.contains("damaged"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_takes_no_writes_is_called_that() {
    let Some(url) = new_database().await else { return };
    use_it(&url).await;
    let (_, name) = url.rsplit_once('/').expect("a database");
    let name = name.split('?').next().unwrap_or_default();
    let mut server = PgConnection::connect(&url).await.expect("a connection");
    let sql = format!("ALTER DATABASE {name} SET default_transaction_read_only = on");
    server.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.expect("it is set");
    let dir = tempfile::tempdir().expect("a directory");
    let started = bot(dir.path()).env("DATABASE_URL", &url).output();
    assert_ended(&started.expect("the binary runs"), 1, &["the server takes no writes"]);
    let said = doctor(&url);
    assert!(said.contains("the server takes no writes"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_refuses_says_what_to_do() {
    let Some(url) = new_database().await else { return };
    let (address, parameters) = url.split_once('?').unwrap_or((&url, ""));
    let (server, _) = address.rsplit_once('/').expect("a database");
    for (address, advice) in [
        (format!("{server}/nowhere?{parameters}"), "it has no such database; make it, or name"),
        (format!("{address}?sslmode=require&{parameters}"), "needs sslmode=disable"),
    ] {
        let said = doctor(&address);
        assert!(said.contains(advice) && !said.contains("check DATABASE_URL"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn parameters_that_promise_safety_are_named_by_doctor() {
    let Some(url) = new_database().await else { return };
    let mark = if url.contains('?') { '&' } else { '?' };
    let said = doctor(&format!("{url}{mark}ssl=true&channel_binding=require"));
    assert!(said.contains("doesn't know ssl, channel_binding and ignores them"), "{said}");
    assert!(said.contains("write sslmode=verify-full") && !said.contains("takes writes"), "{said}");
    let said = doctor(&format!("{url}{mark}target_session_attrs=read-write"));
    let advice = "lead to the server that takes writes; leave out";
    assert!(said.contains(advice) && !said.contains("verify-full"), "{said}");
    let said = doctor(&format!("{url}{mark}ssl-mode=verify-full&ssl=true"));
    assert!(said.contains("doesn't know ssl and ignores it; leave out"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_at_an_address_in_brackets_is_reached() {
    let Some(database) = new_database().await else { return };
    let in_brackets = database.replace("@127.0.0.1:", "@[::1]:");
    let port = in_brackets.rsplit_once(':').and_then(|(_, rest)| rest.split_once('/'));
    let port: u16 = port.expect("a port").0.parse().expect("a number");
    if in_brackets == database || std::net::TcpStream::connect(("::1", port)).is_err() {
        let note = "\nThe server isn't at [::1]: the test of such addresses is LEFT OUT\n\n";
        let _ = std::io::stderr().write_all(note.as_bytes());
        return;
    }
    use_it(&in_brackets).await;
    let said = doctor(&in_brackets);
    assert!(said.contains("ok           writing"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_database_of_another_program_is_left_alone() {
    let migrations = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT, \
        success BOOLEAN, checksum BYTEA, execution_time BIGINT);";
    for (sql, words) in [
        (
            "CREATE TABLE users (n INT); CREATE TABLE orders (n INT)".to_owned(),
            "it has tables of another program: “orders”, “users”",
        ),
        (
            format!("{migrations} INSERT INTO _sqlx_migrations VALUES (1, 'x', TRUE, '\\x00', 0)"),
            "another program keeps its migrations in it",
        ),
        (
            format!(
                "{migrations} INSERT INTO _sqlx_migrations VALUES (20240101, 'x', TRUE, '\\x00', 0)"
            ),
            "another program keeps its migrations in it",
        ),
        (
            "CREATE TABLE _sqlx_migrations (id INT)".to_owned(),
            "another program keeps its migrations in it",
        ),
        (
            "CREATE VIEW seen AS SELECT 1; CREATE MATERIALIZED VIEW kept AS SELECT 1".to_owned(),
            "it has tables of another program: “kept”, “seen”",
        ),
        (
            "CREATE FOREIGN DATA WRAPPER w; CREATE SERVER s FOREIGN DATA WRAPPER w; \
             CREATE FOREIGN TABLE far (n INT) SERVER s"
                .to_owned(),
            "it has tables of another program: “far”",
        ),
    ] {
        let Some(url) = new_database().await else { return };
        let mut database = PgConnection::connect(&url).await.expect("a connection");
        database.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.expect("it is made");
        let tables = "SELECT string_agg(CAST(relname AS TEXT), ',' ORDER BY relname) FROM pg_class \
            WHERE relnamespace = CAST('public' AS regnamespace)";
        let before: String =
            sqlx::query_scalar(tables).fetch_one(&mut database).await.expect("text");
        let dir = tempfile::tempdir().expect("a directory");
        let started = bot(dir.path()).env("DATABASE_URL", &url).output();
        assert_ended(&started.expect("the binary runs"), 2, &[words]);
        for args in [&["export", "1"][..], &["ratings"], &["ratings", "--recompute"]] {
            assert_ended(&run_with(dir.path(), args, "DATABASE_URL", &url), 2, &[words]);
        }
        let own = format!("sqlite://{}", dir.path().join("own.db").display());
        Store::open(&own).await.expect("it opens").close().await;
        for (from, to) in [(&own, &url), (&url, &own)] {
            assert_ended(&run(dir.path(), &["copy", "--from", from, "--to", to]), 1, &[words]);
        }
        let said = doctor(&url);
        assert!(said.contains(words), "{said}");
        let after: String =
            sqlx::query_scalar(tables).fetch_one(&mut database).await.expect("text");
        assert_eq!(after, before);
    }
}

/// Managed servers put some into every database.
#[tokio::test(flavor = "multi_thread")]
async fn what_an_extension_has_made_is_of_no_other_program() {
    let Some(url) = new_database().await else { return };
    let mut database = PgConnection::connect(&url).await.expect("a connection");
    let sql = "CREATE VIEW statistics AS SELECT 1; ALTER EXTENSION plpgsql ADD VIEW statistics";
    database.execute(sql).await.expect("it is made");
    use_it(&url).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_who_does_not_own_the_database_is_told_so_at_the_start_and_by_the_doctor() {
    let Some(url) = new_database().await else { return };
    let mut database = PgConnection::connect(&url).await.expect("a connection");
    let guest = format!("guest_{}", std::process::id());
    let sql = format!(
        "CREATE ROLE {guest} LOGIN PASSWORD 'guest'; REVOKE CREATE ON SCHEMA public FROM PUBLIC"
    );
    database.execute(sqlx::raw_sql(AssertSqlSafe(sql))).await.expect("it is made");
    let (_, place) = url.rsplit_once('@').expect("a user");
    let theirs = format!("postgres://{guest}:guest@{place}");
    let dir = tempfile::tempdir().expect("a directory");
    let started = bot(dir.path()).env("DATABASE_URL", &theirs).output();
    let words = "make that user the owner of the database";
    assert_ended(&started.expect("the binary runs"), 1, &[words]);
    let said = doctor(&theirs);
    assert!(said.contains(words), "{said}");
    let sql = format!("DROP ROLE {guest}");
    database.execute(AssertSqlSafe(sql)).await.expect("it is gone");
}
