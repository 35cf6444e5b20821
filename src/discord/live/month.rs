//! Closes the months: posts each server's board of the month before, once, in the channel where most was
//! played. Games in channels that not everyone sees are left out, and nothing is posted there.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use poise::serenity_prelude::ChannelType;

use super::due::{self, RetryLater, SOON};
use super::public_message::{PostOnce, Route};
use crate::discord::bot::Bot;
use crate::discord::http::{ApiError, Target};
use crate::discord::permissions::{self, Guild};
use crate::games::GameKind;
use crate::screen::guild_settings::OptIn;
use crate::screen::render::month::board;
use crate::store::{MonthResult, StoreError, causes};
use crate::table::daily::Month;
use crate::table::{ChannelId, GuildId};

/// How long after midnight a month closes: games that end at midnight are saved by then.
const GRACE: Duration = Duration::from_secs(60);

/// Closes the months of this process's servers. Runs until dropped.
pub async fn run(bot: Arc<Bot>) {
    // The last month that is known to be closed everywhere.
    let closed = Mutex::new(None);
    let due = || async {
        let (store, now) = (bot.tables.store(), bot.tables.plans().now().await?);
        let month = Month::of(now.checked_sub(GRACE).unwrap_or(now)).before();
        if *closed.lock() == Some(month) {
            return Ok(Vec::new());
        }
        let (from, to) = month.times();
        let mut servers = store.servers_of_month(month.number(), from, to).await?;
        servers.retain(|server| store.share().range.has(*server));
        if servers.is_empty() {
            *closed.lock() = Some(month);
        }
        Ok(servers.into_iter().map(|server| (server, month)).collect())
    };
    due::run(due, |(server, month)| close(bot.clone(), server, month)).await;
}

async fn close(bot: Arc<Bot>, server: GuildId, month: Month) -> Result<(), RetryLater> {
    let store = bot.tables.store();
    let guild = bot.settings.read(server).await.map_err(not_yet)?;
    if guild.monthly == OptIn::On {
        let (from, to) = month.times();
        let mut results = store.results_of_month(server, from, to).await.map_err(not_yet)?;
        let places = open_places(&bot, server, &results).await.map_err(|_| SOON)?;
        results.retain(|row| places.contains_key(&row.channel));
        let catalog = guild.catalog_of(GameKind::default());
        if let Some(board) = board(catalog, month, &results) {
            for channel in most_played(&results, &places) {
                let route = Route::new(&bot.discord, channel, &guild);
                let once = PostOnce::of_month(server, month);
                let post = || async { route.post(&mut once.clone(), &board).await };
                match bot.discord.reopening(channel, post).await {
                    Ok(_) => break,
                    Err(error) if error.is_transient() => return Err(SOON),
                    Err(error) => {
                        tracing::debug!(%channel, %error, "a month's board could not be posted");
                    }
                }
            }
        }
    }
    store.close_month(server, month.number()).await.map_err(not_yet)?;
    tracing::debug!(%server, month = month.number(), "a month is closed");
    Ok(())
}

fn not_yet(error: StoreError) -> RetryLater {
    tracing::warn!(error = causes(&error), "a month cannot be closed yet");
    SOON
}

/// The channels that everyone in the server sees, each with the one where its games are talked about:
/// the one above, if it is a thread there.
async fn open_places(
    bot: &Bot,
    server: GuildId,
    results: &[MonthResult],
) -> Result<HashMap<ChannelId, ChannelId>, ApiError> {
    let mut places = HashMap::new();
    let guild: Guild = match bot.discord.get(Target::Guild(server)).await {
        // The bot is no longer there.
        Err(error) if !error.is_transient() => return Ok(HashMap::new()),
        found => found?,
    };
    for row in results {
        if let Entry::Vacant(place) = places.entry(row.channel) {
            place.insert(open_place(bot, &guild, row.channel).await?);
        }
    }
    Ok(places.into_iter().filter_map(|(channel, place)| Some((channel, place?))).collect())
}

/// Where the games of this channel are talked about, if everyone in the server sees it.
pub async fn open_place(
    bot: &Bot,
    guild: &Guild,
    channel: ChannelId,
) -> Result<Option<ChannelId>, ApiError> {
    let read = async {
        let found = bot.discord.channel(channel).await?;
        let above = match found.parent() {
            // Whoever is in a private thread is the thread's own business.
            Some(_) if found.public_parent().is_none() => return Ok::<_, ApiError>(None),
            Some(above) => Some(bot.discord.channel(above).await?),
            None => None,
        };
        let decides = above.as_ref().unwrap_or(&found);
        let takes_posts = matches!(decides.kind, ChannelType::Text | ChannelType::News);
        let told_in = if takes_posts { decides.id() } else { channel };
        Ok(permissions::everyone_sees(guild, decides).then_some(told_in))
    };
    match read.await {
        // The channel is gone, or the bot doesn't see it any more.
        Err(error) if !error.is_transient() => Ok(None),
        read => read,
    }
}

/// Where games were played, most games first.
fn most_played(results: &[MonthResult], places: &HashMap<ChannelId, ChannelId>) -> Vec<ChannelId> {
    let mut games: Vec<_> = results.iter().map(|row| (row.game, places[&row.channel])).collect();
    games.dedup();
    let mut counts: HashMap<ChannelId, usize> = HashMap::new();
    for (_, place) in games {
        *counts.entry(place).or_default() += 1;
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|(place, games)| (std::cmp::Reverse(*games), *place));
    counts.into_iter().map(|(place, _)| place).collect()
}
