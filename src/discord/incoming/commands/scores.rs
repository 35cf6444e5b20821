//! The leaderboard, one player's figures, and finished games: their records and their shuffles.

use std::time::{Duration, SystemTime};

use poise::serenity_prelude as serenity;

use super::game_options::kind;
use super::one_of::{OneOf, Period, value};
use super::{Context, Error, begin};
use crate::discord::bot::Bot;
use crate::discord::i18n::Catalog;
use crate::discord::incoming::actions::failed;
use crate::discord::incoming::custom_id::Action;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::message::{File, Message};
use crate::discord::render::{options, scores};
use crate::games::options::Named;
use crate::games::{GameKind, Record};
use crate::store::{GameState, StoreError};
use crate::table::{GameNumber, UserId};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[poise::command(slash_command)]
pub async fn leaderboard(ctx: Context<'_>, period: Option<OneOf<Period>>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let period = value(period).unwrap_or_default();
    command
        .answer(board(&command.bot, &command.invocation, kind(ctx), period))
        .await
}

async fn board(bot: &Bot, invocation: &Invocation, kind: GameKind, period: Period) -> Reply {
    let shown = (kind, period);
    match page_of(bot, invocation, invocation.public, shown, 1).await {
        Ok(board) => Reply::public(board),
        Err(error) => Reply::text(failed(invocation, "reading the leaderboard", &error)),
    }
}

/// A page of the leaderboard, for whoever turns it alone.
pub async fn board_page(
    bot: &Bot,
    invocation: &Invocation,
    shown: (GameKind, Period),
    page: u32,
) -> Reply {
    match page_of(bot, invocation, invocation.catalog, shown, page).await {
        Ok(board) => Reply::ephemeral(board),
        Err(error) => Reply::text(failed(invocation, "reading the leaderboard", &error)),
    }
}

async fn page_of(
    bot: &Bot,
    invocation: &Invocation,
    catalog: &Catalog,
    (kind, period): (GameKind, Period),
    page: u32,
) -> Result<Message, StoreError> {
    let since = period
        .days()
        .and_then(|days| SystemTime::now().checked_sub(DAY * days));
    let first = page.saturating_sub(1).saturating_mul(scores::SHOWN);
    let places = first..first.saturating_add(scores::SHOWN);
    let guild = invocation.place.guild;
    let store = bot.tables.store();
    let board = store.leaderboard(guild, kind.name(), since, places).await?;
    let name = options::value_label(catalog, period.name());
    Ok(scores::leaderboard(catalog, name, &board, |page| {
        Action::Leaderboard(kind, period, page)
    }))
}

#[poise::command(slash_command)]
pub async fn stats(ctx: Context<'_>, player: Option<serenity::User>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    let (user, name) = match &player {
        Some(user) => (UserId(user.id.get()), user.display_name()),
        None => (invocation.person.id, invocation.person.name.as_str()),
    };
    let work = stats_page(bot, invocation, kind(ctx), (user, Some(name)), 1);
    command.answer(work).await
}

/// A page of somebody's figures; the name is the one they are known by here if none is given.
pub async fn stats_page(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    (user, name): (UserId, Option<&str>),
    page: u32,
) -> Reply {
    let catalog = invocation.catalog;
    let store = bot.tables.store();
    let found = store.stats(invocation.place.guild, kind.name(), user).await;
    match found {
        Ok(stats) => {
            let known = stats.as_ref().and_then(|stats| stats.standing.name.clone());
            let name = name.map(str::to_owned).or(known);
            let name = name.unwrap_or_else(|| catalog.somebody());
            Reply::ephemeral(scores::stats(catalog, kind, &name, stats.as_ref(), page))
        }
        Err(error) => Reply::text(failed(invocation, "reading somebody's figures", &error)),
    }
}

#[poise::command(slash_command)]
pub async fn record(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    let work = async {
        match finished(bot, invocation, kind(ctx), game).await {
            Ok((number, record)) => match file(kind(ctx), number, &record) {
                Ok(file) => Reply::file(invocation.catalog.record_text(number.0), file),
                Err(error) => Reply::text(failed(invocation, "writing a record", &error)),
            },
            Err(why) => Reply::text(why),
        }
    };
    command.answer(work).await
}

#[poise::command(slash_command)]
pub async fn verify(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    command
        .answer(verification(bot, invocation, kind(ctx), game))
        .await
}

/// How the cards of a finished game came about: of the one asked for, or else the last of this channel.
pub async fn verification(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    game: Option<u64>,
) -> Reply {
    match finished(bot, invocation, kind, game).await {
        Ok((number, record)) => scores::verify(invocation.catalog, &record).map_or_else(
            || Reply::text(invocation.catalog.refuse_no_proof(number.0)),
            Reply::ephemeral,
        ),
        Err(why) => Reply::text(why),
    }
}

fn file(kind: GameKind, number: GameNumber, record: &Record) -> serde_json::Result<File> {
    let line = record.to_line()? + "\n";
    Ok(File::bytes(line, format!("{kind}-{number}.json")))
}

/// The record of a finished game of this server: the game asked for, or else the last one of this
/// channel. The error is the sentence that says why there is none.
async fn finished(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    game: Option<u64>,
) -> Result<(GameNumber, Record), String> {
    let catalog = invocation.catalog;
    let read = |error: StoreError| failed(invocation, "reading a game", &error);
    let store = bot.tables.store();
    let number = match game {
        Some(game) => GameNumber(game),
        None => {
            let last = store
                .last_finished(invocation.place.channel, kind.name())
                .await
                .map_err(read)?;
            last.ok_or_else(|| catalog.refuse_no_finished())?
        }
    };
    // A game of another server, or of another kind, is treated as if it did not exist.
    let stored = store.game(number).await.map_err(read)?;
    let stored = stored.filter(|stored| {
        stored.place.guild == invocation.place.guild && stored.kind == kind.name()
    });
    let stored = stored.ok_or_else(|| catalog.refuse_no_record())?;
    if stored.state != GameState::Finished {
        return Err(catalog.refuse_not_finished(number.0));
    }
    let record = crate::table::record(&stored).map_err(|error| {
        if error.is_of_later_version() {
            return catalog.refuse_newer_game(number.0);
        }
        failed(invocation, "reading a record", &error)
    })?;
    let record = record.ok_or_else(|| catalog.refuse_no_record())?;
    Ok((number, record))
}
