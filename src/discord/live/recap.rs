//! Reads what a table's evening was like, when it ends: its games from the store, and the moments
//! in their records.

use std::collections::HashMap;
use std::time::Duration;

use crate::discord::games::kit::moments::{Highlight, Teller, moments};
use crate::discord::guild_settings::{GuildSettings, StartOptions, Switch};
use crate::discord::i18n::Catalog;
use crate::discord::render::message::Message;
use crate::discord::render::recap::{self, Evening};
use crate::discord::render::scene::named;
use crate::games::GameKind;
use crate::games::options::Named;
use crate::store::{PlayerRow, Result, Standing, Store, StoredGame};
use crate::table::{GameNumber, GuildId, Settings, TableId, Tables, Urgency, UserId, record};

/// The fewest games that make an evening.
const FEWEST: usize = 2;
/// How many games of an evening are looked at, the latest ones.
const MOST: usize = 40;
/// How long that may take.
const TIME: Duration = Duration::from_secs(5);

type Names = HashMap<UserId, String>;

/// The message with which a table's evening ends. `settings`: what the table plays by, if that is
/// known. `None` if there were too few games, the server doesn't want one, or it can't be read.
pub async fn of(
    tables: &Tables,
    guild: &GuildSettings,
    (table, server): (TableId, GuildId),
    settings: Option<Settings>,
) -> Option<Message> {
    if guild.recap == Switch::Off {
        return None;
    }
    let (games, names) = match read(tables.store(), table).await {
        Ok(read) => read,
        Err(error) => {
            let error: &dyn std::error::Error = &error;
            tracing::warn!(error, "the games of an evening could not be read");
            return None;
        }
    };
    let usual = |kind| StartOptions::default().resolve(kind, &guild.start_of(kind));
    let kind = || GameKind::named(&games.last()?.kind);
    let settings = settings.or_else(|| Some(usual(kind()?).0))?;
    let catalog = guild.catalog_of(settings.options.kind());
    let work = tables
        .compute()
        .run(Urgency::Background, Some(server), TIME, move |_| {
            let evening = evening(catalog, &games, &names)?;
            Some(recap::message(catalog, &settings, &evening))
        });
    work.await.flatten()
}

/// The finished games of the table, oldest first, and the names of the people who played them.
async fn read(store: &Store, table: TableId) -> Result<(Vec<StoredGame>, Names)> {
    let numbers = store.finished_at(table).await?;
    let mut games = Vec::new();
    for number in numbers.into_iter().take(MOST).rev() {
        games.extend(store.game(number).await?);
    }
    let names = store.names_at(table).await?;
    Ok((games, names.into_iter().collect()))
}

/// Sums the games up. `None` if there are too few.
fn evening(catalog: &Catalog, games: &[StoredGame], names: &Names) -> Option<Evening> {
    let (first, last) = (games.first()?, games.last()?);
    if games.len() < FEWEST {
        return None;
    }
    let mut people: Vec<Standing> = Vec::new();
    let mut told: Vec<(GameNumber, Highlight)> = Vec::new();
    for game in games {
        let results = game.players.iter().zip(&game.results);
        for (user, placed) in results.filter_map(|(row, placed)| Some((row.user?, placed))) {
            let at = people.iter().position(|known| known.user == user);
            let at = at.unwrap_or_else(|| {
                people.push(Standing::nothing(user, names.get(&user).cloned()));
                people.len() - 1
            });
            people[at].games += 1;
            people[at].tally += u32::from(placed.tallied);
            people[at].fair_share += 1.0 / game.players.len() as f64;
        }
        for moment in moments_of(catalog, game, names) {
            match told.iter_mut().find(|(_, told)| told.what == moment.what) {
                Some((_, told)) if told.worth >= moment.worth => {}
                Some(told) => *told = (game.number, moment),
                None => told.push((game.number, moment)),
            }
        }
    }
    people.sort_by_key(|person| std::cmp::Reverse(person.tally));
    Some(Evening {
        games: games.len(),
        first: first.number,
        began: first.started?,
        ended: last.finished?,
        people,
        told,
    })
}

/// The moments of a game. A record that can't be read has nothing to tell.
fn moments_of(catalog: &Catalog, game: &StoredGame, names: &Names) -> Vec<Highlight> {
    let Ok(Some(record)) = record(game) else {
        return Vec::new();
    };
    let mut computers = 0;
    let name = |row: &PlayerRow| match row.user.and_then(|user| names.get(&user)) {
        Some(name) => named(catalog, name),
        None if row.label == "person" => catalog.somebody(),
        None => {
            computers += 1;
            catalog.computer(computers)
        }
    };
    let names: Vec<String> = game.players.iter().map(name).collect();
    let names = &names;
    moments(&Teller { catalog, names }, &record)
}
