//! Finished games: which ones somebody may see, their records as files, how their cards came about, and
//! for the people who were dealt in, what happened step by step and what decided it.

use std::collections::HashMap;
use std::sync::Arc;

use super::{READING, may_write, now, settings};
use crate::cards::{Secret, Shuffle};
use crate::discord::http::{ApiError, Target};
use crate::discord::incoming::commands::{Context, Error, answer, kind};
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::discord::live::month::open_place;
use crate::discord::live::table_display::TableDisplay;
use crate::discord::permissions;
use crate::games::options::Named;
use crate::games::{GameKind, Record};
use crate::screen::custom_id::Action;
use crate::screen::games::kit::replay::{Page, page};
use crate::screen::i18n::Catalog;
use crate::screen::render::Scene;
use crate::screen::render::message::{File, Message};
use crate::screen::render::names::named;
use crate::screen::render::replay::{self, To};
use crate::screen::render::{again, verify};
use crate::store::{GameState, StoredGame};
use crate::table::daily::{Day, Phase};
use crate::table::{Again, ChannelId, GameNumber, Refusal, UserId};

#[poise::command(slash_command)]
pub async fn record(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    answer!(ctx, |call| show_record(call, kind(ctx), game))
}

#[poise::command(slash_command)]
pub async fn verify(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    answer!(ctx, |call| verification(call, kind(ctx), game))
}

/// Replies with the record of a finished game: of the given one, or else of the last one in this
/// channel.
pub async fn show_record(call: &Call, kind: GameKind, game: Option<u64>) -> Result {
    let found = given_or_last(call, kind, game).await?;
    let mut reply = file(call, kind, found.number, &found.record)?;
    if found.is_own(call) {
        let replay = replay::button(call.catalog, found.number);
        reply.message = reply.message.with_buttons(vec![replay]);
    }
    if found.is_without_result() {
        let said = [&reply.message.content[..], &call.catalog.without_result()].join(" ");
        reply.message.content = said;
    }
    Ok(reply)
}

/// A game that is over.
struct Found {
    number: GameNumber,
    record: Record,
    /// `None` for a deal of the day.
    stored: Option<StoredGame>,
}

impl Found {
    fn is_without_result(&self) -> bool {
        self.stored.as_ref().is_some_and(|stored| stored.results.is_empty())
    }

    /// Whether the person was dealt into it, at a table.
    fn is_own(&self, call: &Call) -> bool {
        self.stored.as_ref().is_some_and(|stored| stored.seat_of(call.person.id).is_some())
    }

    /// The earlier game's shuffle, if this one was dealt again.
    fn earlier(&self) -> Option<Shuffle> {
        let stored = self.stored.as_ref().filter(|stored| stored.mix.again.is_some())?;
        let secret = Secret::from_hex(stored.shown_secret()?)?;
        Some(Shuffle::new(&secret, stored.number.0, stored.mix.clone()))
    }
}

pub fn file(call: &Call, kind: GameKind, game: GameNumber, record: &Record) -> Result {
    let line = record.to_line().doing("writing a record")?;
    let file = File {
        name: format!("{kind}-{game}.json"),
        description: None,
        data: (line + "\n").into_bytes(),
    };
    let again = again::button(call.catalog, Action::DealAgain(kind, game));
    let message = Message::text(call.catalog.record_text(game.0)).with_buttons(vec![again]);
    Ok(Reply { file: Some(file), ..Reply::ephemeral(message) })
}

/// Shows whether the cards of a finished game came about as promised: of the given game, or else of
/// the last one in this channel.
pub async fn verification(call: &Call, kind: GameKind, game: Option<u64>) -> Result {
    let found = given_or_last(call, kind, game).await?;
    let (catalog, number) = (call.catalog, found.number);
    let shown = match found.earlier() {
        Some(of) => Some(again::verified(catalog, number, &found.record, &of)),
        None => verify::message(catalog, &found.record, Action::Details(kind, number)),
    };
    let ended = |shown: Message| {
        let is_without = found.is_without_result();
        if is_without { shown.with_end(&catalog.without_result()) } else { shown }
    };
    verified(number, shown.map(ended))
}

/// Shows how the cards of a finished game came about in detail.
pub async fn details(call: &Call, kind: GameKind, game: GameNumber) -> Result {
    let found = given_or_last(call, kind, Some(game.0)).await?;
    verified(game, verify::details(call.catalog, &found.record))
}

fn verified(game: GameNumber, shown: Option<Message>) -> Result {
    Ok(Reply::ephemeral(shown.ok_or(Refused::NoProof(game))?))
}

async fn given_or_last(call: &Call, kind: GameKind, game: Option<u64>) -> Result<Found> {
    let number = match game {
        Some(game) => GameNumber(game),
        None => {
            let (store, channel) = (call.bot.tables.store(), call.place.channel);
            let last = store.last_over(channel, kind.name()).await.doing(READING)?;
            last.ok_or(Refused::NoFinishedGame)?
        }
    };
    if let Some(day) = Day::of_number(number).filter(|_| kind.daily().is_some()) {
        let deals = now(call, kind).await?;
        // No bot has that many games.
        if deals.phase(day) > Phase::Ahead {
            let record =
                deals.record(day, call.person.id).await.map_err(|why| Refused::Daily(day, why))?;
            not_dealt_again(call, number, number)?;
            return Ok(Found { number, record, stored: None });
        }
    }
    let (stored, record) = finished(call, number, Some(kind)).await?;
    Ok(Found { number, record, stored: Some(stored) })
}

/// Whether everyone who sees the channel in which the person asks may see the games of this one: because
/// it is the same, or one that everyone in the server sees.
async fn all_here_see(call: &Call, channel: ChannelId) -> Result<bool, ApiError> {
    if channel == call.place.channel {
        return Ok(true);
    }
    let guild: permissions::Guild = call.bot.discord.get(Target::Guild(call.place.guild)).await?;
    Ok(open_place(&call.bot, &guild, channel).await?.is_some())
}

/// What it takes to deal a game here again that is over. Everyone here is told who was dealt in, so they
/// must be able to see the game.
pub(super) async fn to_deal_again(call: &Call, kind: GameKind, game: GameNumber) -> Result<Again> {
    let found = given_or_last(call, kind, Some(game.0)).await?;
    let Some(stored) = found.stored else {
        let day = Day::of_number(game).ok_or(Refused::NoRecord)?;
        let again = now(call, kind).await?.again(day, call.person.id).await;
        return again.map_err(|why| Refused::Daily(day, why));
    };
    let is_shown = all_here_see(call, stored.place.channel).await;
    if !is_shown.doing("asking Discord who sees a channel")? {
        return Err(Refused::NotAgainHere(game, stored.place.channel));
    }
    Again::of(&stored).ok_or(Refused::NoRecord)
}

/// Refuses to show a game, which is over, while these cards of another one, or its own, are dealt again
/// in this server.
pub(super) fn not_dealt_again(call: &Call, game: GameNumber, cards: GameNumber) -> Result<()> {
    let displays = call.bot.displays_in(call.place.guild);
    let deals = |display: &Arc<TableDisplay>| display.snapshot().deals_again() == Some(cards);
    if displays.iter().any(deals) { Err(Refused::DealtAgain(game)) } else { Ok(()) }
}

/// A game of this kind, or of any, that is over, with a result or without, and its record. One of another kind, or one that the
/// person may not see, is treated as if it didn't exist.
pub(super) async fn finished(
    call: &Call,
    game: GameNumber,
    kind: Option<GameKind>,
) -> Result<(StoredGame, Record)> {
    let is_its = |stored: &StoredGame| kind.is_none_or(|kind| stored.kind == kind.name());
    let found = call.bot.tables.store().game(game).await.doing(READING)?;
    let stored = found.filter(is_its).ok_or(Refused::NoRecord)?;
    let may_see = permissions::may_see_game(&call.bot, call, &stored).await;
    if !may_see.doing("asking Discord who sees a channel")? {
        return Err(Refused::NoRecord);
    }
    if matches!(stored.state, GameState::Committed | GameState::Running) {
        return Err(Refused::NotFinished(game));
    }
    not_dealt_again(call, game, stored.mix.again.map_or(game, GameNumber))?;
    let record = match crate::table::record(&stored) {
        Err(error) if error.is_of_later_version() => return Err(Refused::NewerGame(game)),
        read => read.doing("reading a record")?,
    };
    Ok((stored, record.ok_or(Refused::NoRecord)?))
}

/// Shows a step of a game that is over to somebody who was dealt in, from 1; 0 is the one that decided
/// it.
pub async fn show_replay(call: &Call, game: GameNumber, step: u32) -> Result {
    let over = Over::of(call, game).await?;
    over.with_step(call.catalog, step, |scene, page| {
        let to = |step| Action::Replay(game, step);
        let share = over.is_here(call).then_some(Action::ShareReplay(game));
        let name = scene.catalog.replay_game(game.0);
        let message = replay::message(scene, &name, page, To { step: to, share });
        // It may take the place of a record, whose file doesn't belong to it.
        Reply::ephemeral(message).without_old_picture()
    })
}

/// Posts the picture of what decided the game, in its own channel.
pub async fn share_replay(call: &Call, game: GameNumber) -> Result {
    let over = Over::of(call, game).await?;
    if !over.is_here(call) {
        return Err(Refusal::Stale.into());
    }
    may_write(call, false)?;
    let colours = settings(call).await?.colours;
    over.with_step(call.public, 0, |scene, page| {
        let who = format!("**{}**", named(scene.catalog, &call.person.name));
        Reply::public(replay::shared(scene, who, game, page, colours))
    })
}

/// A game that is over, and what its people are called now.
struct Over {
    stored: StoredGame,
    record: Record,
    names: HashMap<UserId, String>,
}

impl Over {
    async fn of(call: &Call, game: GameNumber) -> Result<Over> {
        let (stored, record) = finished(call, game, None).await?;
        if stored.seat_of(call.person.id).is_none() {
            return Err(Refused::NoReplay(game));
        }
        let names = call.bot.tables.store().names_in(game).await.doing(READING)?;
        Ok(Over { stored, record, names: names.into_iter().collect() })
    }

    /// Whether it was played where the person asks.
    fn is_here(&self, call: &Call) -> bool {
        self.stored.place.channel == call.place.channel
    }

    fn with_step(
        &self,
        catalog: &'static Catalog,
        step: u32,
        shown: impl FnOnce(&Scene, &Page) -> Reply,
    ) -> Result {
        let game = self.stored.number;
        let seats = replay::seats(catalog, &self.stored.players, &self.names);
        let scene = replay::scene(catalog, self.record.kind(), &seats);
        let page = page(&scene, &self.record, step).doing("replaying a stored record")?;
        Ok(shown(&scene, &page.ok_or(Refused::NothingPlayed(game))?))
    }
}
