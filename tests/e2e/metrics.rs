//! The metrics and the health check of a running bot, as its host reads them.

use std::time::Duration;

use crate::harness::{TRIES, World, get, health_when};

tests! { with_limits requests_that_wait_at_the_gate_are_counted }

tests! { with_process
    metrics_and_health_are_served
    health_reports_a_full_disk
    health_reports_a_dead_gateway
}

/// What `getaway health` says, and whether it succeeds.
async fn asked(address: &str) -> (bool, String) {
    let mut command = tokio::process::Command::new(env!("CARGO_BIN_EXE_getaway"));
    let output = command.arg("health").env("METRICS_ADDR", address).output();
    let output = output.await.expect("the binary runs");
    let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
    (output.status.success(), said)
}

/// The value of a metric, by its name and labels.
pub fn figure(page: &str, name: &str) -> f64 {
    let line = page.lines().find_map(|line| line.strip_prefix(name));
    let value = line.unwrap_or_else(|| panic!("{name} is missing in:\n{page}"));
    value.trim().parse().expect("a number")
}

async fn metrics_and_health_are_served(world: &mut World) {
    let address = world.process().figures().await;

    let health = health_when(&address, "ok\n").await;
    assert!(health.starts_with("HTTP/1.0 200"), "{health}");

    let alice = world.user("Alice");
    for line in ["start computers:3 take_window:0", "deal", "hand"] {
        world.slash(&alice, line).await;
    }
    world.offers(&alice).await;

    // An answer is counted once Discord has accepted it. That is after the person can read it.
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
    assert!(figure(&page, r#"getaway_interactions_total{kind="autocomplete"}"#) >= 1.0);
    assert!(figure(&page, r#"getaway_requests_total{outcome="ok"}"#) >= 3.0);
    assert!(figure(&page, "getaway_commit_seconds_count") >= 2.0);
    assert!(figure(&page, "getaway_tasks ") >= 3.0);
    for queue in ["table", "store", "compute"] {
        assert!(figure(&page, &format!("getaway_{queue}_queue ")) >= 0.0);
    }

    // A request that Discord doesn't accept is retried, and counted.
    let retries = |page: &str| {
        // It appears with the first one.
        let is_there = page.lines().any(|line| line.starts_with("getaway_retries_total "));
        if is_there { figure(page, "getaway_retries_total ") } else { 0.0 }
    };
    let before = retries(&page);
    world.faults().fail_requests(1, "POST", "/callback", 503);
    world.slash(&alice, "hand").await;
    let page = get(&address, "/metrics").await;
    assert!(retries(&page) >= before + 1.0, "{before}: {page}");
}

async fn requests_that_wait_at_the_gate_are_counted(world: &mut World) {
    let address = world.process().figures().await;
    // A channel accepts five edits in five seconds.
    world.faults().enforce_rate_limits(true);
    let alice = world.user("Alice");
    world.slash(&alice, "start computers:3 take_window:0").await;
    world.slash(&alice, "deal").await;
    let waiting = async || {
        let page = get(&address, "/metrics").await;
        figure(&page, "getaway_gate_waiting ")
    };
    let counted = async {
        while waiting().await < 1.0 {
            world.play_round(std::slice::from_ref(&alice)).await;
        }
        while waiting().await > 0.0 {}
    };
    let counted = tokio::time::timeout(Duration::from_secs(60), counted).await;
    assert!(counted.is_ok(), "{}", get(&address, "/metrics").await);
    let page = get(&address, "/metrics").await;
    assert!(figure(&page, "getaway_gate_seconds_count") >= 3.0);
}

async fn health_reports_a_full_disk(world: &mut World) {
    let address = world.process().figures().await;
    health_when(&address, "ok\n").await;
    world.limit_files("1:unlimited").await;
    let health = health_when(&address, "database doesn't answer\n").await;
    assert!(health.starts_with("HTTP/1.0 503"), "{health}");
    // The game reacts, too: what is refused now works once there is room again.
    let alice = world.user("Alice");
    let refused = world.slash(&alice, "start computers:3").await;
    assert!(refused.is_ephemeral(), "{}", refused.text());
    world.limit_files("unlimited:unlimited").await;
    health_when(&address, "ok\n").await;
    world.lobby(&alice, "start computers:3").await;
}

async fn health_reports_a_dead_gateway(world: &mut World) {
    let address = world.process().figures().await;
    health_when(&address, "ok\n").await;
    world.faults().refuse_connections(true);
    world.faults().invalidate_sessions(false);
    world.faults().drop_connections();
    let health = health_when(&address, "gateway isn't connected\n").await;
    assert!(health.starts_with("HTTP/1.0 503"), "{health}");
    let away = "getaway: Discord's gateway isn't connected\n".to_owned();
    assert_eq!(asked(&address).await, (false, away));
    world.faults().refuse_connections(false);
    let port = address.rsplit_once(':').expect("a port").1;
    let mut said = (false, String::new());
    for _ in 0..TRIES {
        // Where the machine stands still, the gateway may be lost again in between.
        health_when(&address, "ok\n").await;
        said = asked(&format!("0.0.0.0:{port}")).await;
        if said.0 {
            break;
        }
    }
    assert_eq!(said, (true, "ok\n".to_owned()));
}
