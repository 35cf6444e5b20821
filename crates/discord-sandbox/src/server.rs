//! The HTTP server: its routes, who may use it, its start and shutdown.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, Request, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, any, get};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::control;
use crate::events;
use crate::faults::Faults;
use crate::gateway::{self, Asked};
use crate::ids::{ApplicationId, GuildId};
use crate::options::Options;
use crate::page;
use crate::rest;
use crate::state::{Shared, StoredFile, World};

/// Discord's own limit is ten of the largest files. This is lower, and enough.
const MAX_BODY: usize = 26 * 1024 * 1024;
/// How long open requests can still take when the sandbox shuts down.
const GRACE: Duration = Duration::from_secs(2);

/// A running stand-in for Discord. Clones are handles to the same one.
#[derive(Clone, Debug)]
pub struct Sandbox {
    pub(crate) shared: Arc<Shared>,
    pub(crate) guild: GuildId,
    stop: CancellationToken,
    server: TaskTracker,
}

impl Sandbox {
    /// Starts a sandbox with one server and five people: Alice, Bob, Carol, Dave and Erin. Alice
    /// owns the server.
    ///
    /// # Errors
    /// The port cannot be bound.
    pub async fn start(options: Options) -> std::io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await?;
        let address = listener.local_addr()?;
        let (server, channels) = (options.server.clone(), options.channels.clone());
        let is_fixed = options.fixed_ids;
        let shared = Arc::new(Shared::new(World::new(options, format!("http://{address}"))));
        let guild = shared.change(|world| {
            world.clock.fix_ids(is_fixed);
            let guild = events::seed(world, &server, &channels);
            world.clock.fix_ids(false);
            guild
        });
        let (stop, server) = (CancellationToken::new(), TaskTracker::new());
        let sandbox = Self { shared, guild, stop, server };
        let app = routes(&sandbox);
        let ended = sandbox.stop.clone().cancelled_owned();
        let ticking = Arc::clone(&sandbox.shared);
        sandbox.server.spawn(async move {
            let serve = axum::serve(listener, app).with_graceful_shutdown(ended);
            tokio::select! {
                served = serve.into_future() => if let Err(error) = served {
                    tracing::error!(%error, "the sandbox stopped serving");
                },
                never = ticking.tick() => match never {},
            }
        });
        sandbox.server.close();
        Ok(sandbox)
    }

    /// The address of the stand-in: a bot's proxy URL, and the address of the page.
    pub fn base_url(&self) -> String {
        self.shared.read(|world| world.app.base_url.clone())
    }

    pub fn token(&self) -> String {
        self.shared.read(|world| world.app.token.clone())
    }

    pub fn application_id(&self) -> ApplicationId {
        self.shared.read(|world| world.app.id)
    }

    /// Causes faults on purpose.
    pub fn faults(&self) -> Faults<'_> {
        Faults(&self.shared)
    }

    /// Ends every connection and stops listening. Waits a moment for open requests: one that hangs
    /// goes on until its bot gives it up.
    pub async fn shutdown(&self) {
        self.faults().refuse_connections(true);
        self.faults().drop_connections();
        self.stop.cancel();
        let _ = tokio::time::timeout(GRACE, self.server.wait()).await;
    }
}

#[cfg(test)]
impl Sandbox {
    /// A sandbox as it comes, on any port.
    pub(crate) async fn usual() -> Self {
        Self::start(Options::default()).await.expect("a free port")
    }
}

fn routes(sandbox: &Sandbox) -> Router {
    let api = Router::new()
        .route("/api/{*rest}", any(rest::answer))
        .route("/gateway", open_gateway(false))
        .route("/gateway/", open_gateway(false))
        .route("/gateway/resume", open_gateway(true))
        .route("/gateway/resume/", open_gateway(true))
        .route("/files/{id}/{name}", get(serve_file))
        .route("/emojis/{id}", get(serve_emoji))
        .with_state(Arc::clone(&sandbox.shared));
    let pages = control::Pages {
        shared: Arc::clone(&sandbox.shared),
        guild: sandbox.guild,
        stop: sandbox.stop.clone(),
    };
    api.merge(control::routes(pages))
        .merge(page::routes())
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(middleware::from_fn(only_from_here))
}

/// The address for beginning sessions, or the one for resuming them.
fn open_gateway(to_resume: bool) -> MethodRouter<Arc<Shared>> {
    get(async move |State(shared), Query(asked): Query<Asked>, upgrade: WebSocketUpgrade| {
        upgrade.on_upgrade(move |socket| gateway::serve(socket, shared, asked, to_resume))
    })
}

async fn serve_file(
    State(shared): State<Arc<Shared>>,
    Path((id, _)): Path<(String, String)>,
) -> Response {
    serve(shared.read(|world| world.files.get(id.parse().ok()?).cloned()))
}

async fn serve_emoji(State(shared): State<Arc<Shared>>, Path(id): Path<String>) -> Response {
    let image = |world: &World| Some(world.emojis.get(&id.parse().ok()?)?.image.clone());
    serve(shared.read(image))
}

/// Serves a bot's upload, to be shown as a picture or saved but never run as a page.
fn serve(file: Option<StoredFile>) -> Response {
    let Some(file) = file else { return StatusCode::NOT_FOUND.into_response() };
    let safe = file.content_type.starts_with("image/") && !file.content_type.contains("svg");
    let how = if safe { "inline" } else { "attachment" };
    let headers = [
        (header::CONTENT_TYPE, file.content_type.as_str()),
        (header::CONTENT_DISPOSITION, how),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
        (header::CACHE_CONTROL, "private, max-age=86400, immutable"),
    ];
    (headers, file.bytes).into_response()
}

/// Refuses requests from other web sites: neither a foreign host name that resolves to this address
/// nor a page of another origin may use the stand-in.
async fn only_from_here(request: Request, next: Next) -> Response {
    if is_from_here(request.headers()) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "The sandbox answers this machine's own pages and programs only.")
            .into_response()
    }
}

fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(host) = text(header::HOST) else { return false };
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let local = ["127.0.0.1", "localhost"].contains(&name);
    local && text(header::ORIGIN).is_none_or(|origin| origin == format!("http://{host}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn foreign_names_and_pages_are_kept_out() {
        let case = |host: &'static str, origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().expect("a header"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, origin.parse().expect("a header"));
            }
            is_from_here(&headers)
        };
        assert!(case("127.0.0.1:8787", None));
        assert!(case("localhost:8787", Some("http://localhost:8787")));
        assert!(!case("evil.example:8787", None));
        assert!(!case("127.0.0.1:8787", Some("http://evil.example")));
        assert!(!case("127.0.0.1:8787", Some("http://127.0.0.1:9999")));
        assert!(!case("127.0.0.1:8787", Some("null")));
    }
}
