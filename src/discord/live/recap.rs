//! Reads what a table's evening was like, when it ends: its games from the store, and the moments
//! in their records.

use std::collections::HashMap;
use std::time::Duration;

use crate::discord::games::kit::moments::{Teller, moments};
use crate::discord::guild_settings::{GuildSettings, Switch};
use crate::discord::i18n::Catalog;
use crate::discord::render::message::Message;
use crate::discord::render::recap::{self, Evening, Player};
use crate::discord::render::scene::named;
use crate::store::{PlayerRow, Result, Store, StoredGame};
use crate::table::{Snapshot, Tables, Urgency, UserId, record};

/// The fewest games that make an evening.
pub const FEWEST: u32 = 2;
/// How many games of an evening are looked at, the latest ones.
const MOST: usize = 40;
/// How long that may take.
const TIME: Duration = Duration::from_secs(5);

type Names = HashMap<UserId, String>;

/// The message with which a table's evening ends. `None` if there were too few games, the server
/// doesn't want one, or it can't be read.
pub async fn of(tables: &Tables, guild: &GuildSettings, snapshot: &Snapshot) -> Option<Message> {
    if guild.recap == Switch::Off || snapshot.games < FEWEST {
        return None;
    }
    let (games, names) = match read(tables.store(), snapshot).await {
        Ok(read) => read,
        Err(error) => {
            let error: &dyn std::error::Error = &error;
            tracing::warn!(error, "the games of an evening could not be read");
            return None;
        }
    };
    let settings = snapshot.settings;
    let catalog = guild.catalog_of(settings.options.kind());
    let server = Some(snapshot.place.guild);
    let work = tables
        .compute()
        .run(Urgency::Background, server, TIME, move |_| {
            let evening = evening(catalog, &games, &names)?;
            Some(recap::message(catalog, &settings, &evening))
        });
    work.await.flatten()
}

/// The finished games of the table, oldest first, and the names of the people who played them.
async fn read(store: &Store, snapshot: &Snapshot) -> Result<(Vec<StoredGame>, Names)> {
    let numbers = store.finished_at(snapshot.table).await?;
    let mut games = Vec::new();
    for number in numbers.into_iter().take(MOST).rev() {
        games.extend(store.game(number).await?);
    }
    let names = store.names_at(snapshot.table).await?;
    Ok((games, names.into_iter().collect()))
}

/// Sums the games up. `None` if there are too few.
fn evening(catalog: &Catalog, games: &[StoredGame], names: &Names) -> Option<Evening> {
    let (first, last) = (games.first()?, games.last()?);
    if games.len() < FEWEST as usize {
        return None;
    }
    let mut evening = Evening {
        games: games.len(),
        last: last.number,
        began: first.started?,
        ended: last.finished?,
        players: Vec::new(),
        told: Vec::new(),
    };
    let mut people: Vec<(UserId, Player)> = Vec::new();
    for game in games {
        for (row, placed) in game.players.iter().zip(&game.results) {
            let Some(user) = row.user else { continue };
            let at = people.iter().position(|(known, _)| *known == user);
            let at = at.unwrap_or_else(|| {
                let name = names.get(&user).cloned();
                people.push((
                    user,
                    Player {
                        name,
                        tally: 0,
                        share: 0.0,
                    },
                ));
                people.len() - 1
            });
            let player = &mut people[at].1;
            player.tally += u32::from(placed.tallied);
            player.share += 1.0 / game.players.len() as f64;
        }
        tell(catalog, game, names, &mut evening);
    }
    evening.players = people.into_iter().map(|(_, player)| player).collect();
    evening
        .players
        .sort_by_key(|player| std::cmp::Reverse(player.tally));
    Some(evening)
}

/// Keeps a game's moments that are worth more than those so far.
fn tell(catalog: &Catalog, game: &StoredGame, names: &Names, evening: &mut Evening) {
    // A record that can't be read has nothing to tell.
    let Ok(Some(record)) = record(game) else {
        return;
    };
    let mut computers = 0;
    let mut name = |row: &PlayerRow| match row.user.and_then(|user| names.get(&user)) {
        Some(name) => named(catalog, name),
        None if row.label == "person" => catalog.somebody(),
        None => {
            computers += 1;
            catalog.computer(computers)
        }
    };
    let seats: Vec<String> = game.players.iter().map(&mut name).collect();
    for moment in moments(
        &Teller {
            catalog,
            names: &seats,
        },
        &record,
    ) {
        let mut told = evening.told.iter_mut();
        match told.find(|(_, told)| told.what == moment.what) {
            Some((_, told)) if told.worth >= moment.worth => {}
            Some(told) => *told = (game.number, moment),
            None => evening.told.push((game.number, moment)),
        }
    }
}
