//! Figures and finished games: leaderboard, stats, records, and how to check a shuffle.

use std::time::{Duration, SystemTime};

use poise::serenity_prelude as serenity;

use super::choice::{Choice, Period, value};
use super::{Context, Error, enter};
use crate::discord::acts::failed;
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::http::File;
use crate::discord::render::{options, scores};
use crate::discord::respond::Reply;
use crate::rules::Record;
use crate::store::{GameState, StoreError};
use crate::table::{GameNumber, UserId};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[poise::command(slash_command)]
pub async fn leaderboard(ctx: Context<'_>, period: Option<Choice<Period>>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    let period = value(period).unwrap_or_default();
    entered
        .answer(board(&entered.bot, &entered.caller, period))
        .await
}

async fn board(bot: &Bot, caller: &Caller, period: Period) -> Reply {
    let (name, days) = match period {
        Period::All => ("all", None),
        Period::Month => ("month", Some(30)),
        Period::Week => ("week", Some(7)),
    };
    let since = days.and_then(|days| SystemTime::now().checked_sub(DAY * days));
    let standings = bot
        .tables
        .store()
        .leaderboard(caller.place.guild, since)
        .await;
    match standings {
        Ok(standings) => {
            let name = options::choice(caller.words, name);
            Reply::public(scores::leaderboard(caller.words, name, &standings))
        }
        Err(error) => Reply::own(failed(caller, "reading the leaderboard", &error)),
    }
}

#[poise::command(slash_command)]
pub async fn stats(ctx: Context<'_>, player: Option<serenity::User>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    let (bot, caller) = (&entered.bot, &entered.caller);
    let work = async {
        let (user, name) = match &player {
            Some(user) => (UserId(user.id.get()), user.display_name()),
            None => (caller.person.id, caller.person.name.as_str()),
        };
        match bot.tables.store().stats(caller.place.guild, user).await {
            Ok(stats) => Reply::look(scores::stats(caller.words, name, stats.as_ref())),
            Err(error) => Reply::own(failed(caller, "reading somebody's figures", &error)),
        }
    };
    entered.answer(work).await
}

#[poise::command(slash_command)]
pub async fn record(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    let (bot, caller) = (&entered.bot, &entered.caller);
    let work = async {
        match finished(bot, caller, game).await {
            Ok((number, record)) => match file(number, &record) {
                Ok(file) => Reply::file(caller.words.record_text(number.0), file),
                Err(error) => Reply::own(failed(caller, "writing a record", &error)),
            },
            Err(why) => Reply::own(why),
        }
    };
    entered.answer(work).await
}

#[poise::command(slash_command)]
pub async fn verify(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    let (bot, caller) = (&entered.bot, &entered.caller);
    let work = async {
        match finished(bot, caller, game).await {
            Ok((number, record)) => scores::verify(caller.words, &record).map_or_else(
                || Reply::own(caller.words.refuse_no_proof(number.0)),
                Reply::look,
            ),
            Err(why) => Reply::own(why),
        }
    };
    entered.answer(work).await
}

fn file(number: GameNumber, record: &Record) -> serde_json::Result<File> {
    let line = record.to_line()? + "\n";
    Ok(File::bytes(line, format!("getaway-{number}.json")))
}

/// The record of a finished game of this server: the one asked for, else the last one of this
/// channel. Otherwise why there is none, in words.
async fn finished(
    bot: &Bot,
    caller: &Caller,
    game: Option<u64>,
) -> Result<(GameNumber, Record), String> {
    let words = caller.words;
    let read = |error: StoreError| failed(caller, "reading a game", &error);
    let store = bot.tables.store();
    let number = match game {
        Some(game) => GameNumber(game),
        None => {
            let last = store
                .last_finished(caller.place.channel)
                .await
                .map_err(read)?;
            last.ok_or_else(|| words.refuse_no_finished())?
        }
    };
    // A game of another server does not exist here.
    let stored = store.game(number).await.map_err(read)?;
    let stored = stored.filter(|stored| stored.place.guild == caller.place.guild);
    let stored = stored.ok_or_else(|| words.refuse_no_record())?;
    if stored.state != GameState::Finished {
        return Err(words.refuse_not_finished(number.0));
    }
    let record = store.record(number).await.map_err(read)?;
    let record = record.ok_or_else(|| words.refuse_no_record())?;
    Ok((number, record))
}
