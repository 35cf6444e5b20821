//! `getaway doctor` against the stand-in: everything fine, and every fault that it can find.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::process::Output;
use std::time::Duration;

use discord_sandbox::{ChannelId, ChannelKind, Options, Permissions, Sandbox, View};
use getaway::store::Store;
use serde_json::json;
use sqlx::{Connection, Executor};
use tokio::process::Command;

use crate::harness::{new_database, says};
use crate::secrecy::post;

/// A token in Discord's form.
const TOKEN: &str = "MTIzNDU2Nzg5.GaBcDe.a-secret_that-nobody_may-see";

/// A stand-in, and the directory in which the program runs.
struct Ward {
    sandbox: Sandbox,
    dir: tempfile::TempDir,
}

impl Ward {
    async fn new() -> Ward {
        let options = Options { token: TOKEN.to_owned(), ..Options::default() };
        Ward {
            sandbox: Sandbox::start(options).await.expect("it starts"),
            dir: tempfile::tempdir().expect("a directory"),
        }
    }

    /// A ward in which the bot has run, so that nothing is missing.
    async fn healthy() -> Ward {
        let ward = Ward::new().await;
        let mut bot = ward.program(&["run"]).spawn().expect("it starts");
        let uploaded = |view: &View<'_>| (view.emojis().count() == 79).then_some(());
        ward.sandbox.wait_for("all emojis", uploaded).await;
        ward.sandbox.commands_registered(4).await;
        bot.kill().await.expect("it ends");
        ward
    }

    fn program(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_getaway"));
        command
            .args(args)
            .current_dir(self.dir.path())
            .env("DISCORD_TOKEN", TOKEN)
            .env("DISCORD_PROXY_URL", self.sandbox.base_url())
            .env("DATABASE_URL", "sqlite://getaway.db")
            .env("RUST_LOG", "off")
            .kill_on_drop(true);
        command
    }

    async fn doctor(&self, args: &[&str]) -> Report {
        Report::of(self.program(&[&["doctor"], args].concat()).output().await.expect("it runs"))
    }

    async fn doctor_with(&self, name: &str, value: &str) -> Report {
        let mut program = self.program(&["doctor"]);
        Report::of(program.env(name, value).output().await.expect("it runs"))
    }

    async fn doctor_in(&self, channel: ChannelId) -> Report {
        self.doctor(&["--channel", &channel.to_string()]).await
    }

    fn database(&self) -> String {
        format!("sqlite://{}", self.dir.path().join("getaway.db").display())
    }

    /// The names and contents of all files.
    fn files(&self) -> BTreeMap<OsString, Vec<u8>> {
        let entries = std::fs::read_dir(self.dir.path()).expect("a directory");
        let entries = entries.map(|entry| entry.expect("an entry"));
        entries.map(|one| (one.file_name(), std::fs::read(one.path()).expect("a file"))).collect()
    }
}

/// What the doctor said.
struct Report {
    code: Option<i32>,
    text: String,
}

impl Report {
    fn of(output: Output) -> Report {
        let text = String::from_utf8(output.stdout).expect("text");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        for said in [&text, &errors] {
            assert!(!said.contains(TOKEN), "{said}");
        }
        assert_eq!(errors, "", "{text}");
        Report { code: output.status.code(), text }
    }

    fn lines(&self, verdict: &str) -> Vec<&str> {
        self.text.lines().filter(|line| line.starts_with(&format!("{verdict}  "))).collect()
    }

    fn assert_fine(&self) {
        assert_eq!(self.code, Some(0), "{}", self.text);
        says(&self.text, "0 wrong, 0 not checked");
    }

    /// Exactly one thing is wrong: this.
    fn assert_wrong(&self, what: &str, said: &str) {
        assert_eq!(self.code, Some(1), "{}", self.text);
        let [line] = self.lines("wrong      ")[..] else {
            panic!("not one thing is wrong: {}", self.text);
        };
        assert!(line[13..].starts_with(what), "{line}");
        says(line, said);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_healthy_installation_is_fine_and_stays_as_it_is() {
    let ward = Ward::healthy().await;
    let store = Store::open(&ward.database()).await.expect("it opens");
    store.close().await;
    let (files, channel) = (ward.files(), ward.sandbox.channel("general").to_string());
    let changes = |view: &View<'_>| view.requests().filter(|r| r.method != "GET").count();
    let before = ward.sandbox.look(changes);
    let server = ward.sandbox.guild().to_string();
    let report = ward.doctor(&["--server", &server, "--channel", &channel]).await;
    report.assert_fine();
    for what in "token clock installation sessions gateway commands emojis writing lease".split(' ')
    {
        says(&report.text, &format!("ok           {what}"));
    }
    let last = report.text.lines().last().unwrap_or_default();
    assert!(last.starts_with(concat!("getaway ", env!("CARGO_PKG_VERSION"), " on ")), "{last}");
    assert_eq!(ward.sandbox.look(changes), before, "something was changed at Discord");
    assert!(ward.files() == files, "something was changed on disk");

    let sandbox = &ward.sandbox;
    for (scopes, said) in [
        (json!(["applications.commands"]), "get commands that don't work, since the scope bot is"),
        (json!(["bot"]), "get a bot without commands, since the scope applications.commands is"),
        (json!([]), "get nothing that works, since the scopes bot and applications.commands are"),
    ] {
        let params = json!({"scopes": scopes, "permissions": "0"});
        let config = json!({"0": {"oauth2_install_params": params}});
        sandbox.describe_application("integration_types_config", config);
        let report = ward.doctor(&[]).await;
        report.assert_wrong("installation", said);
        report.assert_wrong("installation", "“Guild Install”");
    }
    sandbox.describe_application("integration_types_config", json!({"1": {}}));
    ward.doctor(&[]).await.assert_wrong("installation", "can't be added to servers");
    sandbox.describe_application("integration_types_config", json!({"0": {}}));
    sandbox.describe_application("interactions_endpoint_url", json!("https://example.com"));
    ward.doctor(&[]).await.assert_wrong("application", "Interactions Endpoint URL");
    sandbox.describe_application("interactions_endpoint_url", json!(null));

    sandbox.faults().advance_clock(Duration::from_secs(90));
    ward.doctor(&[]).await.assert_wrong("clock", "behind Discord's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_token_is_named_and_nothing_else_at_discord_is_checked() {
    let ward = Ward::new().await;
    for (token, said) in [
        ("", "isn't set"),
        ("Bot abc", "three parts"),
        ("MTIz.abc. def", "three parts"),
        ("\"MTIz.abc.def\"", "Discord refuses it"),
        ("MTIz.abc.def", "Discord refuses it"),
    ] {
        let report = ward.doctor_with("DISCORD_TOKEN", token).await;
        report.assert_wrong("token", said);
        assert_eq!(report.lines("not checked").len(), 7, "{}", report.text);
        let is_told = !token.is_empty() && report.text.contains(token);
        assert!(!is_told, "{}", report.text);
    }
    let (name, nowhere) = ("DISCORD_PROXY_URL", "http://127.0.0.1:9");
    ward.doctor_with(name, nowhere).await.assert_wrong("token", name);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_never_ran_lacks_commands_and_emojis_but_no_database() {
    let ward = Ward::new().await;
    ward.sandbox.faults().use_session_starts(1000);
    let report = ward.doctor(&[]).await;
    assert_eq!(report.code, Some(1));
    for said in [
        "0 of 1000 session starts are left",
        "/getaway, /king, /palace, Play cards with (missing)",
        "79 of 79 pictures",
        "doesn't exist yet; the bot makes it",
    ] {
        says(&report.text, said);
    }
    assert!(ward.files().is_empty(), "the doctor makes no database");
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_of_another_version_are_named() {
    let ward = Ward::healthy().await;
    let path = format!("applications/{}/commands", ward.sandbox.application_id());
    for command in [
        json!({"name": "bus", "description": "older", "type": 1}),
        json!({"name": "uno", "description": "other", "type": 1}),
    ] {
        post(&ward.sandbox, &path, &command).await;
    }
    let said = "/bus (from another version), /uno (not of this program)";
    ward.doctor(&[]).await.assert_wrong("commands", said);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_cannot_be_reached_is_named_and_no_restart_is_advised() {
    let answer = json!({"url": "ws://127.0.0.1:9", "shards": 1, "session_start_limit": {
        "total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1,
    }});
    let answer = answer.to_string();
    let unreachable = |ward: &Ward| {
        ward.sandbox.faults().answer_requests(1, "GET", "/gateway/bot$", 200, answer.as_str());
    };
    let ward = Ward::healthy().await;
    unreachable(&ward);
    ward.doctor(&[]).await.assert_wrong("gateway", "127.0.0.1:9 can't be reached (");

    let ward = Ward::new().await;
    unreachable(&ward);
    let report = ward.doctor(&[]).await;
    says(&report.text, "let this connection through");
    says(&report.text, "/palace, Play cards with (missing)");
    assert!(!report.text.contains("restart"), "{}", report.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_database_is_named() {
    let ward = Ward::healthy().await;
    for (url, what, why) in [
        ("sqlite://nowhere/getaway.db", "database", "nowhere"),
        ("sqlite://getaway.db?mode=ro", "database", "the bot writes to it"),
        ("sqlite://new.db?immutable=1", "database", "the bot writes to it"),
        ("postgres://me@127.0.0.1:1/db?sslmod=require", "database", "looks like one"),
    ] {
        ward.doctor_with("DATABASE_URL", url).await.assert_wrong(what, why);
    }
    let nobody = "postgres://me@127.0.0.1:1/db?ssl=true";
    says(&ward.doctor_with("DATABASE_URL", nobody).await.text, "the bot doesn't know ssl");

    let url = ward.database();
    let store = Store::open(&url).await.expect("it opens");
    let used = ward.doctor(&[]).await;
    used.assert_fine();
    says(&used.text, "in use by a process on this machine, which is fine");
    store.close().await;
    says(&ward.doctor(&[]).await.text, "no bot is using");

    let connection = sqlx::SqliteConnection::connect(&url).await;
    let mut connection = connection.expect("it opens");
    let newer = "INSERT INTO _sqlx_migrations
        (version, description, success, checksum, execution_time)
        VALUES (9999, 'later', TRUE, x'00', 0)";
    connection.execute(newer).await.expect("inserted");
    connection.close().await.expect("closed");
    ward.doctor(&[]).await.assert_wrong("database", "later version");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_servers_database_is_examined_and_its_leases_are_named() {
    let Some(url) = new_database().await else { return };
    let ward = Ward::healthy().await;
    let report = ward.doctor_with("DATABASE_URL", &url).await;
    report.assert_fine();
    says(&report.text, "is empty; the bot sets it up");
    let store = Store::open(&url).await.expect("it opens");
    let report = ward.doctor_with("DATABASE_URL", &url).await;
    report.assert_fine();
    says(&report.text, "(shards 0-0/1), which is fine if that is your bot");
    store.close().await;
    let report = ward.doctor_with("DATABASE_URL", &url).await;
    report.assert_fine();
    says(&report.text, "no bot is using");
    let report = ward.doctor_with("DATABASE_URL", "postgres://me:secret@127.0.0.1:9/games").await;
    report.assert_wrong("database", "check DATABASE_URL");
    assert!(!report.text.contains("secret"), "{}", report.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn places_without_the_bot_or_without_a_permission_are_named() {
    let ward = Ward::healthy().await;
    let (sandbox, guild) = (&ward.sandbox, ward.sandbox.guild());
    let channel = sandbox.channel("general");
    let in_threads = Permissions::SEND_MESSAGES_IN_THREADS;
    ward.doctor(&["--channel", "1"]).await.assert_wrong("channel", "there is no channel 1");
    ward.doctor(&["--server", "1"]).await.assert_wrong("server", "the bot isn't in the server 1");
    for (denied, name) in [
        (Permissions::SEND_MESSAGES, "Send Messages is"),
        (Permissions::EMBED_LINKS, "Embed Links"),
        (Permissions::ATTACH_FILES, "Attach Files"),
        (Permissions::READ_MESSAGE_HISTORY, "Read Message History"),
        (Permissions::CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (in_threads, "Send Messages in Threads"),
    ] {
        sandbox.deny_bot(channel, denied);
        ward.doctor_in(channel).await.assert_wrong("permission", name);
    }
    sandbox.deny_bot(channel, Permissions::VIEW_CHANNEL);
    ward.doctor_in(channel).await.assert_wrong("channel", "View Channel");

    // A thread follows the channel above it, and needs less.
    sandbox.deny_bot(channel, Permissions::SEND_MESSAGES);
    let thread = sandbox.create_thread(channel, "a thread");
    ward.doctor_in(thread).await.assert_fine();
    sandbox.deny_bot(channel, in_threads);
    ward.doctor_in(thread).await.assert_wrong("permission", "Send Messages in Threads");
    sandbox.deny_bot(channel, Permissions::default());
    sandbox.lock(thread, true);
    ward.doctor_in(thread).await.assert_wrong("channel", "is locked");

    let voice = sandbox.create_channel(guild, "voice", ChannelKind::Voice);
    ward.doctor_in(voice).await.assert_fine();
    sandbox.deny_bot(voice, Permissions::CONNECT);
    ward.doctor_in(voice).await.assert_wrong("permission", "Connect");
    let forum = sandbox.create_channel(guild, "forum", ChannelKind::Forum);
    ward.doctor_in(forum).await.assert_wrong("channel", "is a forum");
    sandbox.faults().fail_requests(2, "GET", "/guilds/", 500);
    let (server, channel) = (guild.to_string(), voice.to_string());
    let failed = ward.doctor(&["--server", &server, "--channel", &channel]).await;
    failed.assert_wrong("server", "try again later");
    says(&failed.text, "not checked  channel");
    sandbox.faults().stop_failing();
    sandbox.remove_bot(guild);
    let gone = ward.doctor(&["--server", &guild.to_string()]).await;
    gone.assert_wrong("server", "isn't in the server");
}
