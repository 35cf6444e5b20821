//! Stands between the bot and its database, as an address that moves from one server to another, or a
//! network that is slow.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A way to a database server. It ends with this.
pub struct Proxy {
    address: SocketAddr,
    way: watch::Sender<Way>,
    accepting: tokio::task::JoinHandle<()>,
}

#[derive(Clone, Copy)]
struct Way {
    to: SocketAddr,
    delay: Duration,
}

impl Proxy {
    /// A way to the server at this address.
    pub async fn to(server: &str) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback");
        let address = listener.local_addr().expect("it listens");
        let (way, seen) = watch::channel(Way {
            to: place(server),
            delay: Duration::ZERO,
        });
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(carry(client, seen.clone()));
            }
        });
        Proxy {
            address,
            way,
            accepting,
        }
    }

    /// The address of a database, by this way.
    pub fn by_way(&self, url: &str) -> String {
        url.replacen(&place(url).to_string(), &self.address.to_string(), 1)
    }

    /// Leads to another server from now on.
    pub fn lead_to(&self, server: &str) {
        self.way.send_modify(|way| way.to = place(server));
    }

    /// Whatever comes, from either side, takes so much longer.
    pub fn delay(&self, delay: Duration) {
        self.way.send_modify(|way| way.delay = delay);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// The address of a server, in that of a database of it.
fn place(url: &str) -> SocketAddr {
    let (_, rest) = url.rsplit_once('@').expect("an address names a user");
    let (place, _) = rest.split_once('/').expect("and a database");
    place.parse().expect("and a place")
}

async fn carry(client: TcpStream, way: watch::Receiver<Way>) {
    let to = way.borrow().to;
    // Nobody there: then the client is closed, too.
    let Ok(server) = TcpStream::connect(to).await else {
        return;
    };
    for side in [&client, &server] {
        side.set_nodelay(true).expect("it is open");
    }
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    tokio::select! {
        () = carry_one_way(from_client, to_server, way.clone()) => {}
        () = carry_one_way(from_server, to_client, way) => {}
    }
}

/// Until either side is closed.
async fn carry_one_way(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    way: watch::Receiver<Way>,
) {
    let mut part = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut part).await {
        let delay = way.borrow().delay;
        tokio::time::sleep(delay).await;
        if to.write_all(&part[..length]).await.is_err() {
            return;
        }
    }
}
