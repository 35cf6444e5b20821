//! Replays of finished games for the people who were dealt in, and the picture of what decided one.

use std::collections::HashMap;

use super::record::finished;
use super::{READING, settings};
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::incoming::respond::{Reply, Result};
use crate::games::Record;
use crate::screen::custom_id::Action;
use crate::screen::games::kit::replay::{Page, page};
use crate::screen::i18n::Catalog;
use crate::screen::render::Scene;
use crate::screen::render::names::named;
use crate::screen::render::replay::{self, To};
use crate::store::StoredGame;
use crate::table::{GameNumber, Refusal, UserId};

/// Shows a step of a game that is over to somebody who was dealt in, from 1; 0 is the one that decided
/// it.
pub async fn show(bot: &Bot, invocation: &Invocation, game: GameNumber, step: u32) -> Result {
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
pub async fn share(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Result {
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
