//! A proxy between the bot and its database. It simulates an address that moves from one server to
//! another, or a slow network.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A proxy to a database server, which stops when dropped.
pub struct Proxy {
    address: SocketAddr,
    route: watch::Sender<Route>,
    accepting: tokio::task::JoinHandle<()>,
}

#[derive(Clone, Copy)]
struct Route {
    to: SocketAddr,
    delay: Duration,
}

impl Proxy {
    /// Starts a proxy to the server at this address.
    pub async fn to(server: &str) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback");
        let address = listener.local_addr().expect("it listens");
        let (route, seen) = watch::channel(Route { to: place(server), delay: Duration::ZERO });
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, seen.clone()));
            }
        });
        Proxy { address, route, accepting }
    }

    /// The address of a database through this proxy.
    pub fn by_way(&self, url: &str) -> String {
        url.replacen(&place(url).to_string(), &self.address.to_string(), 1)
    }

    /// Sends new connections to another server from now on.
    pub fn lead_to(&self, server: &str) {
        self.route.send_modify(|route| route.to = place(server));
    }

    /// Delays everything in both directions by this much.
    pub fn delay(&self, delay: Duration) {
        self.route.send_modify(|route| route.delay = delay);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// Finds the server's address in the address of one of its databases.
fn place(url: &str) -> SocketAddr {
    let (_, rest) = url.rsplit_once('@').expect("an address has a user");
    let (place, _) = rest.split_once('/').expect("an address has a database");
    place.parse().expect("an address has a host and a port")
}

async fn carry(client: TcpStream, route: watch::Receiver<Route>) {
    let to = route.borrow().to;
    // If nobody answers there, the client's connection is closed, too.
    let Ok(server) = TcpStream::connect(to).await else { return };
    for side in [&client, &server] {
        side.set_nodelay(true).expect("it is open");
    }
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    tokio::select! {
        () = carry_one_way(from_client, to_server, route.clone()) => {}
        () = carry_one_way(from_server, to_client, route) => {}
    }
}

/// Copies bytes until either side is closed.
async fn carry_one_way(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    route: watch::Receiver<Route>,
) {
    let mut part = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut part).await {
        let delay = route.borrow().delay;
        tokio::time::sleep(delay).await;
        if to.write_all(&part[..length]).await.is_err() {
            return;
        }
    }
}
