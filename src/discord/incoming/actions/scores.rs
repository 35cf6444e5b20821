//! The leaderboard and a player's stats.

use std::time::{Duration, SystemTime};

use poise::serenity_prelude as serenity;

use super::{may_write, now, settings};
use crate::discord::incoming::commands::typed::{OneOf, value};
use crate::discord::incoming::commands::{Context, Error, answer, kind};
use crate::discord::incoming::refusal::Doing as _;
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::games::options::Named as _;
use crate::games::{GameKind, Tally};
use crate::screen::custom_id::{Period, SortBy};
use crate::screen::games::kit::display;
use crate::screen::guild_settings::Switch;
use crate::screen::render::{daily, scores};
use crate::store::Order;
use crate::table::UserId;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[poise::command(slash_command)]
pub async fn leaderboard(
    ctx: Context<'_>,
    period: Option<OneOf<Period>>,
    by: Option<OneOf<SortBy>>,
) -> Result<(), Error> {
    let (period, by) = (value(period).unwrap_or_default(), value(by).unwrap_or_default());
    answer!(ctx, |call| async {
        may_write(call, false)?;
        board(call, kind(ctx), period, by, 1).await
    })
}

/// Shows everyone a page of the leaderboard, in the same message whoever chooses what it shows.
pub async fn board(call: &Call, kind: GameKind, period: Period, by: SortBy, page: u32) -> Result {
    let catalog = call.public;
    let reading = "reading the leaderboard";
    let since = period.days().and_then(|days| SystemTime::now().checked_sub(DAY * days));
    let first = page.saturating_sub(1).saturating_mul(scores::SHOWN);
    let places = first..first.saturating_add(scores::SHOWN);
    let guild = call.place.guild;
    let store = call.bot.tables.store();
    let message = if by == SortBy::Rating {
        let board = store.ratings_board(guild, kind.name(), since, places).await;
        scores::ratings(catalog, kind, period, &board.doing(reading)?)
    } else {
        let order = match kind.tally() {
            Tally::LastLoses => Order::Fewest,
            Tally::FirstWins => Order::Most,
        };
        let board = store.leaderboard(guild, kind.name(), order, since, places).await;
        scores::leaderboard(catalog, kind, period, &board.doing(reading)?)
    };
    Ok(Reply::public(message).without_old_picture())
}

#[poise::command(slash_command)]
pub async fn stats(ctx: Context<'_>, player: Option<serenity::User>) -> Result<(), Error> {
    answer!(ctx, |call| {
        let (user, name) = match &player {
            Some(user) => (UserId(user.id.get()), user.display_name()),
            None => (call.person.id, call.person.name.as_str()),
        };
        stats_page(call, kind(ctx), user, Some(name), 1)
    })
}

/// Shows a page of somebody's stats. Without a given name, they appear under the name stored for
/// this server.
pub async fn stats_page(
    call: &Call,
    kind: GameKind,
    user: UserId,
    name: Option<&str>,
    page: u32,
) -> Result {
    let catalog = call.catalog;
    let store = call.bot.tables.store();
    let stats = store
        .stats(call.place.guild, kind.name(), user)
        .await
        .doing("reading somebody's figures")?;
    let known = stats.as_ref().and_then(|stats| stats.standing.name.clone());
    let name = name.map(str::to_owned).or(known).unwrap_or_else(|| catalog.somebody());
    let highest = |figure: &str, value| display::highest(catalog, kind, figure, value);
    let shown = scores::stats(catalog, kind, &name, stats.as_ref(), page, highest);
    Ok(Reply::ephemeral(match daily_figures(call, kind, user).await? {
        Some(line) => shown.with_end(&line),
        None => shown,
    }))
}

/// What the deals of the day say of somebody; none if they have finished none, or there are none here.
/// Others learn nothing about other servers, nor about a day that hasn't closed.
async fn daily_figures(call: &Call, kind: GameKind, user: UserId) -> Result<Option<String>> {
    let settings = settings(call).await?;
    if kind.daily().is_none() || settings.daily == Switch::Off {
        return Ok(None);
    }
    let daily = now(call, kind).await?;
    let streaks = if user == call.person.id {
        daily.own_streaks(user).await
    } else {
        daily.streaks_for_others(call.place.guild, user).await
    }
    .doing("reading daily figures")?;
    Ok((streaks.played > 0).then(|| daily::figures(call.catalog, kind, streaks)))
}
