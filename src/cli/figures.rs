//! Figures about the running bot for Prometheus, and a health check, on an address of the host's
//! choice (`METRICS_ADDR`).
//!
//! Owns the server only. The parts of the bot count for themselves through the `metrics` facade;
//! where no address is given, nobody listens and counting costs nothing.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::table::{TableHandle, Tables};

/// Bounds of the buckets for anything measured in seconds: Discord's deadline is 3 s.
const SECONDS: [f64; 10] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0];

/// How often what was counted is summed up, whether anybody reads it or not.
const UPKEEP: Duration = Duration::from_secs(5);

struct Shown {
    prometheus: PrometheusHandle,
    tables: Tables,
}

/// Serves `/metrics` and `/health` until `stop` is cancelled.
pub async fn serve(
    address: SocketAddr,
    tables: Tables,
    stop: CancellationToken,
) -> anyhow::Result<()> {
    let prometheus = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)?
        .install_recorder()?;
    describe();
    let shown = Arc::new(Shown { prometheus, tables });
    let routes = Router::new()
        .route("/metrics", get(figures))
        .route("/health", get(health))
        .with_state(shown.clone());
    let listener = TcpListener::bind(address)
        .await
        .with_context(|| format!("METRICS_ADDR {address} cannot be listened on"))?;
    // With port 0 the system chooses one.
    let address = listener.local_addr()?;
    tracing::info!(%address, "serving /metrics and /health");
    let upkeep = {
        let (shown, stop) = (shown.clone(), stop.clone());
        async move {
            // The recorder keeps every single value of a histogram until it is told to sum them up,
            // which is otherwise done when somebody reads the figures.
            while stop
                .run_until_cancelled(tokio::time::sleep(UPKEEP))
                .await
                .is_some()
            {
                shown.prometheus.run_upkeep();
            }
        }
    };
    tokio::spawn(upkeep);
    tokio::spawn(async move {
        let server = axum::serve(listener, routes);
        if let Err(error) = server.with_graceful_shutdown(stop.cancelled_owned()).await {
            tracing::error!(%error, "the figures are no longer served");
        }
    });
    Ok(())
}

/// What each figure is, for whoever reads them.
fn describe() {
    metrics::describe_gauge!("getaway_tables", "Open tables");
    metrics::describe_gauge!(
        "getaway_gateway_connected",
        "1 while all shards of this process are connected, else 0"
    );
    metrics::describe_gauge!(
        "getaway_lease_held",
        "1 while no other process can run the same servers, else 0"
    );
    metrics::describe_counter!("getaway_interactions_total", "Interactions, by kind");
    metrics::describe_histogram!(
        "getaway_acknowledge_seconds",
        "From the arrival of a command or press until Discord has the answer"
    );
    metrics::describe_counter!("getaway_requests_total", "Requests to Discord, by outcome");
    metrics::describe_histogram!(
        "getaway_gate_seconds",
        "How long a request waited until Discord's limits had room for it"
    );
    metrics::describe_gauge!(
        "getaway_gate_waiting",
        "Requests that wait until Discord's limits have room for them"
    );
    metrics::describe_counter!(
        "getaway_retries_total",
        "Answers and messages that Discord did not take, and that are tried again"
    );
    metrics::describe_gauge!("getaway_tasks", "What the process is doing side by side");
    metrics::describe_gauge!("getaway_table_queue", "Requests that wait for a table");
    metrics::describe_gauge!("getaway_store_queue", "Writes that wait to be saved");
    metrics::describe_gauge!(
        "getaway_compute_queue",
        "Decisions, hints and drawings that wait for a thread"
    );
    metrics::describe_histogram!("getaway_commit_seconds", "Saving a step of a table");
    metrics::describe_counter!("getaway_moves_total", "Moves saved");
    metrics::describe_counter!("getaway_games_finished_total", "Games that have a loser");
    metrics::describe_histogram!("getaway_think_seconds", "A computer's thought, by level");
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
    shown.prometheus.run_upkeep();
    shown.prometheus.render()
}

/// Healthy is a bot that hears of moves and could save one.
async fn health(State(shown): State<Arc<Shown>>) -> (StatusCode, &'static str) {
    if shown.tables.stands_still() {
        let away = "Discord's gateway is not connected\n";
        return (StatusCode::SERVICE_UNAVAILABLE, away);
    }
    let store = shown.tables.store();
    match store.ping().await {
        // What means nothing can be saved where there is no room for more.
        Ok(()) if store.refuses_steps() => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database does not save what happens\n",
        ),
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the database does not answer");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the database does not answer\n",
            )
        }
    }
}
