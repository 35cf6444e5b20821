//! The commands for the leaderboard, a player's stats, and finished games: their records and their
//! shuffles.

use std::time::{Duration, SystemTime};

use poise::serenity_prelude as serenity;

use super::game_options::kind;
use super::one_of::{OneOf, value};
use super::{Context, Error, answer};
use crate::discord::bot::Bot;

use crate::discord::custom_id::{Action, By, Period};
use crate::discord::games::kit::display;
use crate::discord::guild_settings::Switch;
use crate::discord::i18n::Catalog;
use crate::discord::incoming::access;
use crate::discord::incoming::actions::{self, READING_SETTINGS, failed};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::message::{File, Message};
use crate::discord::render::{daily, options, scores, verify};
use crate::games::options::Named;
use crate::games::{GameKind, Record, Tally};
use crate::store::{GameState, Order, StoreError};
use crate::table::daily::{Day, Phase, Refused};
use crate::table::{GameNumber, UserId};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[poise::command(slash_command)]
pub async fn leaderboard(
    ctx: Context<'_>,
    period: Option<OneOf<Period>>,
    by: Option<OneOf<By>>,
) -> Result<(), Error> {
    let shown = (
        kind(ctx),
        value(period).unwrap_or_default(),
        value(by).unwrap_or_default(),
    );
    answer!(ctx, |bot, invocation| board(bot, invocation, shown))
}

async fn board(bot: &Bot, invocation: &Invocation, shown: (GameKind, Period, By)) -> Reply {
    match page_of(bot, invocation, invocation.public, shown, 1).await {
        Ok(board) => Reply::public(board),
        Err(error) => Reply::text(failed(invocation, "reading the leaderboard", &error)),
    }
}

/// Shows a page of the leaderboard to the person who turned to it, and nobody else.
pub async fn board_page(
    bot: &Bot,
    invocation: &Invocation,
    shown: (GameKind, Period, By),
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
    (kind, period, by): (GameKind, Period, By),
    page: u32,
) -> Result<Message, StoreError> {
    let since = period
        .days()
        .and_then(|days| SystemTime::now().checked_sub(DAY * days));
    let first = page.saturating_sub(1).saturating_mul(scores::SHOWN);
    let places = first..first.saturating_add(scores::SHOWN);
    let guild = invocation.place.guild;
    let store = bot.tables.store();
    let name = options::value_label(catalog, period.name());
    let turn = |page, by| {
        Action::Leaderboard(
            kind,
            period,
            page,
            Some(by).filter(|by| *by != By::default()),
        )
    };
    if by == By::Rating {
        let board = store.ratings_board(guild, kind.name(), since, places);
        let board = board.await?;
        return Ok(scores::ratings(catalog, name, &board, turn));
    }
    let tally = kind.tally();
    if by == By::Evenings {
        let board = store.evenings(guild, kind.name(), since, places).await?;
        return Ok(scores::evenings(catalog, tally, name, &board, turn));
    }
    let order = match tally {
        Tally::LastLoses => Order::Fewest,
        Tally::FirstWins => Order::Most,
    };
    let board = store.leaderboard(guild, kind.name(), order, since, places);
    let board = board.await?;
    Ok(scores::leaderboard(catalog, tally, name, &board, turn))
}

#[poise::command(slash_command)]
pub async fn stats(ctx: Context<'_>, player: Option<serenity::User>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| {
        let (user, name) = match &player {
            Some(user) => (UserId(user.id.get()), user.display_name()),
            None => (invocation.person.id, invocation.person.name.as_str()),
        };
        stats_page(bot, invocation, kind(ctx), (user, Some(name)), 1)
    })
}

/// Shows a page of somebody's stats. Without a given name, they appear under the name stored for
/// this server.
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
            let of = (name.as_str(), stats.as_ref());
            let highest = |figure: &str, value| display::highest(catalog, kind, figure, value);
            let shown = scores::stats(catalog, kind, of, page, highest);
            match daily_figures(bot, invocation, kind, user).await {
                Ok(Some(line)) => Reply::ephemeral(shown.with_end(&line)),
                Ok(None) => Reply::ephemeral(shown),
                Err(sorry) => Reply::text(sorry),
            }
        }
        Err(error) => Reply::text(failed(invocation, "reading somebody's figures", &error)),
    }
}

/// What the deals of the day say of somebody; none if they have finished none, or there are none here.
/// The error is the sentence that says what went wrong.
async fn daily_figures(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    user: UserId,
) -> Result<Option<String>, String> {
    let guild = invocation.place.guild;
    let settings = bot.settings.read(guild).await;
    let settings = settings.map_err(|error| failed(invocation, READING_SETTINGS, &error))?;
    if kind.daily().is_none() || settings.daily == Switch::Off {
        return Ok(None);
    }
    let daily = actions::daily::now(bot, invocation).await?;
    let streaks = daily.streaks(kind, &[user]).await;
    let streaks = streaks.map_err(|error| failed(invocation, "reading daily figures", &error))?;
    let own = streaks.first().map(|(_, own)| *own);
    let own = own.filter(|own| own.played > 0);
    Ok(own.map(|own| daily::figures(invocation.catalog, kind, own)))
}

#[poise::command(slash_command)]
pub async fn record(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| async {
        match finished(bot, invocation, kind(ctx), game).await {
            Ok((number, record)) => match file(kind(ctx), number, &record) {
                Ok(file) => Reply::file(invocation.catalog.record_text(number.0), file),
                Err(error) => Reply::text(failed(invocation, "writing a record", &error)),
            },
            Err(why) => Reply::text(why),
        }
    })
}

#[poise::command(slash_command)]
pub async fn verify(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| verification(
        bot,
        invocation,
        kind(ctx),
        game
    ))
}

/// Shows how the cards of a finished game came about: of the given game, or else of the last one in
/// this channel.
pub async fn verification(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    game: Option<u64>,
) -> Reply {
    match finished(bot, invocation, kind, game).await {
        Ok((number, record)) => verify::message(invocation.catalog, &record).map_or_else(
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

/// The record of a finished game in this server: the given game, or else the last one in this
/// channel. The error is a sentence that says why there is none.
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
    if let Some(day) = Day::of_number(number).filter(|_| kind.daily().is_some()) {
        let daily = actions::daily::now(bot, invocation).await?;
        // No bot has that many games.
        if daily.phase(day) > Phase::Ahead {
            let record = daily.record(kind, day, invocation.person.id).await;
            let refused = |why: Refused| actions::daily::refused(invocation, day, &why);
            return Ok((number, record.map_err(refused)?));
        }
    }
    // A game of another kind, or one that they may not hear of, is treated as if it didn't exist.
    let stored = store.game(number).await.map_err(read)?;
    let stored = stored.filter(|stored| stored.kind == kind.name());
    let stored = stored.ok_or_else(|| catalog.refuse_no_record())?;
    match access::may_hear(bot, invocation, &stored).await {
        Ok(true) => {}
        Ok(false) => return Err(catalog.refuse_no_record()),
        Err(error) => return Err(failed(invocation, access::ASKING, &error)),
    }
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
