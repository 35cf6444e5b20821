//! Metrics of the running bot for Prometheus, and a health check, on an address that the host chooses
//! (`METRICS_ADDR`).
//!
//! Owns only the HTTP server. The parts of the bot count through the `metrics` facade. Without an address
//! nobody listens, and counting costs nothing.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use super::prometheus::Prometheus;
use crate::table::{TableHandle, Tables};

/// How long the database may take for something small; a health check gives up after 5 s.
const PATIENCE: Duration = Duration::from_secs(3);

struct Shown {
    prometheus: Prometheus,
    tables: Tables,
}

/// Serves `/metrics` and `/health` until `stop` is cancelled.
pub async fn serve(
    address: SocketAddr,
    tables: Tables,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let prometheus = Prometheus::default();
    metrics::set_global_recorder(prometheus.clone())?;
    describe();
    let shown = Arc::new(Shown { prometheus, tables });
    let routes = Router::new()
        .route("/metrics", get(figures))
        .route("/health", get(health))
        .with_state(shown);
    let listener = TcpListener::bind(address)
        .await
        .with_context(|| format!("can't listen on METRICS_ADDR {address}"))?;
    // With port 0 the system chooses one.
    let address = listener.local_addr()?;
    tracing::info!(%address, "serving /metrics and /health");
    tokio::spawn(async move {
        let server = axum::serve(listener, routes);
        if let Err(error) = server.with_graceful_shutdown(stop.cancelled_owned()).await {
            tracing::error!(%error, "the metrics are no longer served");
        }
    });
    Ok(())
}

fn describe() {
    use metrics::{
        describe_counter as counter, describe_gauge as gauge, describe_histogram as histogram,
    };

    gauge!("getaway_tables", "Open tables");
    gauge!(
        "getaway_gateway_connected",
        "1 while all shards of this process are connected, otherwise 0"
    );
    gauge!("getaway_lease_held", "1 while no other process can run the same servers, otherwise 0");
    counter!("getaway_interactions_total", "Interactions, by kind");
    histogram!(
        "getaway_acknowledge_seconds",
        "Time from the arrival of a command or press until Discord has the answer"
    );
    counter!("getaway_requests_total", "Requests to Discord, by outcome");
    histogram!(
        "getaway_gate_seconds",
        "How long a request waited until Discord's limits had room for it"
    );
    gauge!("getaway_gate_waiting", "Requests waiting until Discord's limits have room for them");
    counter!(
        "getaway_retries_total",
        "Answers and messages that Discord didn't accept and that are sent again"
    );
    gauge!("getaway_tasks", "Concurrent tasks in the process");
    gauge!("getaway_table_queue", "Requests waiting for their table");
    gauge!("getaway_store_queue", "Writes waiting to be saved");
    gauge!("getaway_compute_queue", "Decisions, hints, reviews and pictures waiting for a core");
    histogram!("getaway_commit_seconds", "How long a step of a table took to be saved");
    counter!("getaway_limited_total", "429s, by scope and route");
    histogram!("getaway_limited_seconds", "How long a 429 asked to wait, by scope");
    counter!("getaway_oddities_total", "What Discord does and doesn't document, by kind");
    counter!(
        "getaway_unreadable_events_total",
        "What came from Discord's gateway and can't be read, by kind of event"
    );
    counter!("getaway_moves_total", "Moves saved");
    counter!("getaway_games_finished_total", "Finished games that have a result");
    histogram!("getaway_think_seconds", "How long a computer thought about a decision, by level");
}

async fn figures(State(shown): State<Arc<Shown>>) -> String {
    let tables = shown.tables.all();
    metrics::gauge!("getaway_tables").set(tables.len() as f64);
    let tasks = tokio::runtime::Handle::current().metrics();
    metrics::gauge!("getaway_tasks").set(tasks.num_alive_tasks() as f64);
    let queued: usize = tables.iter().map(TableHandle::waiting).sum();
    metrics::gauge!("getaway_table_queue").set(queued as f64);
    metrics::gauge!("getaway_store_queue").set(shown.tables.store().waiting() as f64);
    let computing = shown.tables.compute().waiting();
    metrics::gauge!("getaway_compute_queue").set(computing as f64);
    let is_held = shown.tables.store().lease().is_held();
    metrics::gauge!("getaway_lease_held").set(f64::from(u8::from(is_held)));
    shown.prometheus.page()
}

/// Healthy means that the bot receives moves and can save them.
async fn health(State(shown): State<Arc<Shown>>) -> (StatusCode, &'static str) {
    match trouble(&shown.tables).await {
        None => (StatusCode::OK, "ok\n"),
        Some(why) => (StatusCode::SERVICE_UNAVAILABLE, why),
    }
}

async fn trouble(tables: &Tables) -> Option<&'static str> {
    if tables.clocks_stopped() {
        return Some("Discord's gateway isn't connected\n");
    }
    let silent = "the database doesn't answer\n";
    match tokio::time::timeout(PATIENCE, tables.store().ping()).await {
        // A ping can succeed even on a full disk, which has no space for new data.
        Ok(Ok(())) if tables.store().refuses_steps() => Some("the database doesn't save changes\n"),
        Ok(Ok(())) => None,
        Ok(Err(error)) => {
            tracing::error!(%error, "the database doesn't answer");
            Some(silent)
        }
        Err(_) => {
            tracing::error!("the database doesn't answer in {PATIENCE:?}");
            Some(silent)
        }
    }
}
