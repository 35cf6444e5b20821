//! The bot as a task in the test's own process. It starts faster, and tests can look at its tables.

use std::time::Duration;

use getaway::discord::{BotConfig, Shards, TokenLimit, run};
use getaway::store::Store;
use getaway::table::{Pace, Tables};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::AbortOnDropHandle;

use super::logs;
use super::world::{PATIENCE, Place};

pub struct Bot {
    pub tables: Tables,
    stop: CancellationToken,
    ended: JoinHandle<Result<(), String>>,
    _telling: AbortOnDropHandle<()>,
}

impl Bot {
    /// A bot for tests that play as fast as they can. Whoever thinks is unoptimised in them, and would
    /// otherwise take more of the machine than everything else.
    pub async fn start(place: &Place) -> Bot {
        let pace = Pace { computer: Duration::ZERO, effort: 0.03, ..Pace::default() };
        Bot::start_at(place, pace, TokenLimit::Unknown).await
    }

    /// A bot for tests that play as fast as people do.
    pub async fn start_for_people(place: &Place) -> Bot {
        Bot::start_at(place, Pace::default(), TokenLimit::Expected).await
    }

    async fn start_at(place: &Place, pace: Pace, tokens: TokenLimit) -> Bot {
        let store = Store::open(&place.database()).await.expect("a new database can be made");
        let tables = Tables::open(store, pace).await.expect("the tables can be read");
        let config = BotConfig {
            token: place.sandbox.token(),
            token_origin: "DISCORD_TOKEN".to_owned(),
            proxy: Some(place.sandbox.base_url()),
            shards: Shards::Automatic,
            tokens,
            patience: Duration::from_millis(200),
        };
        let stop = CancellationToken::new();
        let telling = tokio::spawn(logs::tell(place.story.clone()));
        let ended = place.watch.over(&stop, run(config, tables.clone(), stop.clone()));
        Bot { tables, stop, ended, _telling: AbortOnDropHandle::new(telling) }
    }

    /// Shuts the bot down gracefully.
    pub async fn end(self) {
        self.stop.cancel();
        tokio::time::timeout(PATIENCE, self.ended)
            .await
            .expect("the bot ends when asked to")
            .expect("its watch doesn't panic")
            .expect("the bot ends well");
        self.tables.shutdown().await;
    }
}
