//! The figures of a running bot, as a host reads them.

use std::time::Duration;

use getaway::sandbox::{Options, Sandbox};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::process::{Process, start};

/// Where the bot says that it serves its figures.
async fn address(bot: &mut Process) -> String {
    while let Some(line) = bot.log.recv().await {
        if line.contains("serving /metrics") {
            let port = line.rsplit_once("127.0.0.1:").expect("an address").1;
            let port: String = port.chars().take_while(char::is_ascii_digit).collect();
            return format!("127.0.0.1:{port}");
        }
    }
    panic!("the bot ended without serving its figures")
}

async fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let request = format!("GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("read");
    answer
}

/// The value of a figure, by its name with its labels.
fn figure(page: &str, name: &str) -> f64 {
    let line = page.lines().find_map(|line| line.strip_prefix(name));
    let value = line.unwrap_or_else(|| panic!("{name} is missing in:\n{page}"));
    value.trim().parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_and_health_are_served() {
    let sandbox = Sandbox::start(Options::default())
        .await
        .expect("loopback can be listened on");
    let games = tempfile::tempdir().expect("a temporary folder can be made");
    let mut bot = start(&sandbox, &games, &[("METRICS_ADDR", "127.0.0.1:0")]);
    let address = address(&mut bot).await;
    sandbox.commands_registered(1).await;

    let health = get(&address, "/health").await;
    assert!(health.starts_with("HTTP/1.0 200"), "{health}");
    assert!(health.ends_with("ok\n"), "{health}");

    let (alice, channel) = (sandbox.user("Alice"), sandbox.channel("getaway"));
    for line in ["start computers:3 take_window:0", "deal", "hand"] {
        let answer = alice.slash(channel, &format!("/getaway {line}")).await;
        answer.expect("an answer").reply().await;
    }
    let offered = alice.autocomplete(channel, "/getaway play card:", "").await;
    offered.expect("an offer");

    // An answer is counted once Discord has taken it, which is after the person can read it.
    let answered = r#"getaway_acknowledge_seconds_count{kind="command"}"#;
    let counted = async {
        loop {
            let page = get(&address, "/metrics").await;
            if page.contains(&format!("{answered} 3\n")) {
                return page;
            }
        }
    };
    let page = tokio::time::timeout(Duration::from_secs(30), counted).await;
    let page = page.expect("three answers are counted");
    assert!(page.starts_with("HTTP/1.0 200"), "{page}");
    assert!(figure(&page, "getaway_tables") >= 1.0);
    let commands = figure(&page, r#"getaway_interactions_total{kind="command"}"#);
    assert!((commands - 3.0).abs() < f64::EPSILON, "{commands}");
    let typing = figure(&page, r#"getaway_interactions_total{kind="autocomplete"}"#);
    assert!(typing >= 1.0);
    assert!(figure(&page, r#"getaway_requests_total{outcome="ok"}"#) >= 3.0);
    assert!(figure(&page, "getaway_commit_seconds_count") >= 2.0);
    bot.child.kill().await.expect("the bot can be ended");
}
