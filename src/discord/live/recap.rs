//! Reads from the store what a table's messages tell besides its snapshot: what a game did to ratings, and
//! the games of its evening when it ends.

use std::time::Duration;

use crate::games::GameKind;
use crate::games::options::Named;
use crate::screen::guild_settings::{GuildSettings, StartOptions, Switch};
use crate::screen::render::message::Message;
use crate::screen::render::recap::{Names, message};
use crate::store::{RatedGame, Result, Store, StoredGame, causes};
use crate::table::{GuildId, Settings, Stage, TableId, Tables, Urgency};

/// How many games of an evening are looked at, the latest ones.
const MOST: u32 = 40;
/// An evening that ended so long ago isn't told any more.
const LATEST: Duration = Duration::from_secs(12 * 60 * 60);
/// How long reading the games may take.
const TIME: Duration = Duration::from_secs(5);

/// The message with which a table's evening ends. `settings`: what the table plays by, if that is
/// known. `None` if there were too few games, they are long over, the server doesn't want it, or it
/// can't be read.
pub async fn of(
    tables: &Tables,
    guild: &GuildSettings,
    table: TableId,
    server: GuildId,
    settings: Option<Settings>,
) -> Option<Message> {
    if guild.recap == Switch::Off {
        return None;
    }
    let (games, names) = match read(tables.store(), table).await {
        Ok(read) => read,
        Err(error) => {
            tracing::warn!(error = causes(&error), "the games of an evening could not be read");
            return None;
        }
    };
    // A clock that was set back makes it seem to be ahead.
    let ended = games.last()?.finished?.elapsed().unwrap_or_default();
    if ended > LATEST {
        return None;
    }
    let usual = |kind| StartOptions::default().resolve(kind, &guild.start_of(kind));
    let kind = || GameKind::named(&games.last()?.kind);
    let settings = settings.or_else(|| Some(usual(kind()?).0))?;
    let catalog = guild.catalog_of(settings.options.kind());
    let work = tables.compute().run(Urgency::Background, Some(server), TIME, move |_| {
        message(catalog, &settings, &games, &names)
    });
    work.await.flatten()
}

/// What the game that is over at this stage did to ratings. `None` if it did nothing, or it can't be read.
pub async fn rated(store: &Store, stage: &Stage) -> Option<RatedGame> {
    let Stage::Result(outcome) = stage else { return None };
    match store.rated_game(outcome.commitment.game).await {
        Ok(rated) => rated,
        Err(error) => {
            let error: &dyn std::error::Error = &error;
            tracing::warn!(error, "what a game did to ratings could not be read");
            None
        }
    }
}

/// The finished games of the table, oldest first, and the names of the people who played them.
async fn read(store: &Store, table: TableId) -> Result<(Vec<StoredGame>, Names)> {
    let numbers = store.finished_at(table, MOST).await?;
    let (mut games, mut names) = (Vec::new(), Names::new());
    for number in numbers.into_iter().rev() {
        games.extend(store.game(number).await?);
        names.extend(store.names_in(number).await?);
    }
    Ok((games, names))
}
