//! Finished games: which ones somebody may see, their records as files, how their cards came about, and
//! for the people who were dealt in, what happened step by step and what decided it.

use std::collections::HashMap;

use super::{READING, now, settings};
use crate::discord::bot::Bot;
use crate::discord::incoming::commands::{Context, Error, answer, kind};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::incoming::respond::{Reply, Result};
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
use crate::screen::render::verify;
use crate::store::{GameState, StoredGame};
use crate::table::daily::{Day, Phase};
use crate::table::{GameNumber, Refusal, UserId};

#[poise::command(slash_command)]
pub async fn record(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| show_record(bot, invocation, kind(ctx), game))
}

#[poise::command(slash_command)]
pub async fn verify(ctx: Context<'_>, #[min = 1] game: Option<u64>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| verification(bot, invocation, kind(ctx), game))
}

/// Replies with the record of a finished game: of the given one, or else of the last one in this
/// channel.
pub async fn show_record(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    game: Option<u64>,
) -> Result {
    let found = given_or_last(bot, invocation, kind, game).await?;
    let mut reply = file(invocation, kind, found.number, &found.record)?;
    if found.is_own {
        let replay = replay::button(invocation.catalog, found.number);
        reply.message = reply.message.with_buttons(vec![replay]);
    }
    if found.without_result {
        let said = [&reply.message.content[..], &invocation.catalog.without_result()].join(" ");
        reply.message.content = said;
    }
    Ok(reply)
}

/// A game that is over.
struct Found {
    number: GameNumber,
    record: Record,
    without_result: bool,
    /// Whether the person was dealt into it, at a table.
    is_own: bool,
}

pub fn file(invocation: &Invocation, kind: GameKind, game: GameNumber, record: &Record) -> Result {
    let line = record.to_line().doing("writing a record")?;
    let file = File {
        name: format!("{kind}-{game}.json"),
        description: None,
        data: (line + "\n").into_bytes(),
    };
    Ok(Reply { file: Some(file), ..Reply::text(invocation.catalog.record_text(game.0)) })
}

/// Shows whether the cards of a finished game came about as promised: of the given game, or else of
/// the last one in this channel.
pub async fn verification(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    game: Option<u64>,
) -> Result {
    let Found { number, record, without_result, .. } =
        given_or_last(bot, invocation, kind, game).await?;
    let catalog = invocation.catalog;
    let shown = verify::message(catalog, &record, Action::Details(kind, number));
    let shown =
        shown.map(
            |shown| if without_result { shown.with_end(&catalog.without_result()) } else { shown },
        );
    verified(number, shown)
}

/// Shows how the cards of a finished game came about in detail.
pub async fn details(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    game: GameNumber,
) -> Result {
    let Found { number, record, .. } = given_or_last(bot, invocation, kind, Some(game.0)).await?;
    verified(number, verify::details(invocation.catalog, &record))
}

fn verified(game: GameNumber, shown: Option<Message>) -> Result {
    Ok(Reply::ephemeral(shown.ok_or(Refused::NoProof(game))?))
}

async fn given_or_last(
    bot: &Bot,
    invocation: &Invocation,
    kind: GameKind,
    game: Option<u64>,
) -> Result<Found> {
    let number = match game {
        Some(game) => GameNumber(game),
        None => {
            let (store, channel) = (bot.tables.store(), invocation.place.channel);
            let last = store.last_over(channel, kind.name()).await.doing(READING)?;
            last.ok_or(Refused::NoFinishedGame)?
        }
    };
    if let Some(day) = Day::of_number(number).filter(|_| kind.daily().is_some()) {
        let deals = now(bot, kind).await?;
        // No bot has that many games.
        if deals.phase(day) > Phase::Ahead {
            let record = deals.record(day, invocation.person.id).await;
            let record = record.map_err(|why| Refused::Daily(day, why))?;
            return Ok(Found { number, record, without_result: false, is_own: false });
        }
    }
    let (stored, record) = finished(bot, invocation, number, Some(kind)).await?;
    let own = Some(invocation.person.id);
    let is_own = stored.players.iter().any(|player| player.user == own);
    Ok(Found { number, record, without_result: stored.results.is_empty(), is_own })
}

/// A game of this kind, or of any, that is over, with a result or without, and its record. One of another kind, or one that the
/// person may not see, is treated as if it didn't exist.
pub(super) async fn finished(
    bot: &Bot,
    invocation: &Invocation,
    game: GameNumber,
    kind: Option<GameKind>,
) -> Result<(StoredGame, Record)> {
    let stored = bot.tables.store().game(game).await.doing(READING)?;
    let stored = stored.filter(|stored| kind.is_none_or(|kind| stored.kind == kind.name()));
    let stored = stored.ok_or(Refused::NoRecord)?;
    let may_see = permissions::may_see_game(bot, invocation, &stored).await;
    if !may_see.doing("asking Discord who sees a channel")? {
        return Err(Refused::NoRecord);
    }
    if matches!(stored.state, GameState::Committed | GameState::Running) {
        return Err(Refused::NotFinished(game));
    }
    let record = match crate::table::record(&stored) {
        Err(error) if error.is_of_later_version() => return Err(Refused::NewerGame(game)),
        read => read.doing("reading a record")?,
    };
    Ok((stored, record.ok_or(Refused::NoRecord)?))
}

/// Shows a step of a game that is over to somebody who was dealt in, from 1; 0 is the one that decided
/// it.
pub async fn show_replay(
    bot: &Bot,
    invocation: &Invocation,
    game: GameNumber,
    step: u32,
) -> Result {
    let over = Over::of(bot, invocation, game).await?;
    over.with_step(invocation.catalog, step, |scene, page| {
        let to = |step| Action::Replay(game, step);
        let share = over.is_here(invocation).then_some(Action::ShareReplay(game));
        let name = scene.catalog.replay_game(game.0);
        let message = replay::message(scene, &name, page, To { step: to, share });
        // It may take the place of a record, whose file doesn't belong to it.
        Reply::ephemeral(message).without_old_picture()
    })
}

/// Posts the picture of what decided the game, in its own channel.
pub async fn share_replay(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result {
    let over = Over::of(bot, invocation, game).await?;
    if !over.is_here(invocation) {
        return Err(Refusal::Stale.into());
    }
    if !invocation.may_write(false) {
        return Err(Refused::MayNotWrite);
    }
    let colours = settings(bot, invocation).await?.colours;
    over.with_step(invocation.public, 0, |scene, page| {
        let who = format!("**{}**", named(scene.catalog, &invocation.person.name));
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
    /// The game, if the person was dealt in.
    async fn of(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result<Over> {
        let (stored, record) = finished(bot, invocation, game, None).await?;
        let own = Some(invocation.person.id);
        if !stored.players.iter().any(|player| player.user == own) {
            return Err(Refused::NoReplay(game));
        }
        let names = bot.tables.store().names_in(game).await.doing(READING)?;
        Ok(Over { stored, record, names: names.into_iter().collect() })
    }

    /// Whether it was played where the person asks.
    fn is_here(&self, invocation: &Invocation) -> bool {
        self.stored.place.channel == invocation.place.channel
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
