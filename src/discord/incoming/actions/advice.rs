//! Advice for people who ask: during their turn, and after the game.

use super::record::finished;
use super::{below, settings, table_to_look_at};
use crate::cards::Seat;
use crate::discord::bot::Bot;
use crate::discord::incoming::advice::{self, NoHint};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::refusal;
use crate::discord::incoming::reply::{Done, Reply};
use crate::discord::incoming::thinking::Claim;
use crate::games::Record;
use crate::screen::guild_settings::Switch;
use crate::screen::render::{ActsBy, scene};
use crate::table::{GameNumber, Refusal};

/// Shows the person's hand with a hint above it, which goes with the next change of the hand.
/// `game`: the game of the button, if it was one.
pub async fn hint(bot: &Bot, invocation: &Invocation, game: Option<GameNumber>) -> Done {
    let catalog = invocation.catalog;
    let display = table_to_look_at(bot, invocation).await?;
    if settings(bot, invocation).await?.hints == Switch::Off {
        return Err(catalog.refuse_hints_off());
    }
    let snapshot = display.snapshot();
    let at = scene::moment(&snapshot.stage);
    if game.is_some_and(|game| at.is_none_or(|at| at.game != game)) {
        return Err(catalog.refuse_stale());
    }
    let person = invocation.person.id;
    let no_seat = || refusal::explain(catalog, &snapshot, person, &Refusal::NotSeated);
    let seat = snapshot.seat_of(person).ok_or_else(no_seat)?;
    let claim = claim_for(bot, invocation)?;
    let hint = advice::hint(&claim, catalog, snapshot, seat).await.map_err(|none| match none {
        NoHint::NotDealt => catalog.not_dealt(),
        NoHint::NothingToDecide => catalog.refuse_nothing_to_decide(),
        NoHint::Failed => catalog.refuse_internal(),
    })?;
    let held = display.hold(invocation.person.id).await;
    if scene::moment(&display.snapshot().stage) != at {
        // The game went on while the hint was computed.
        return Err(catalog.refuse_stale());
    }
    Ok(below(invocation, held, hint, ActsBy::Buttons))
}

/// Claims a computation for the person, who can have one at a time.
fn claim_for<'a>(bot: &'a Bot, invocation: &Invocation) -> Result<Claim<'a>, String> {
    let claim = bot.thinker.claim(invocation.person.id, invocation.place.guild);
    claim.ok_or_else(|| invocation.catalog.refuse_thinking())
}

pub async fn review(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Done {
    let (stored, record) = finished(bot, invocation, game, None).await?;
    let seat = stored.players.iter().position(|player| player.user == Some(invocation.person.id));
    let seat = seat.and_then(Seat::new);
    let seat = seat.ok_or_else(|| invocation.catalog.refuse_not_dealt_in(game.0))?;
    review_of(bot, invocation, game, record, seat).await
}

/// Looks back at a game whose record and seat are known.
pub async fn review_of(
    bot: &Bot,
    invocation: &Invocation,
    game: GameNumber,
    record: Record,
    seat: Seat,
) -> Done {
    let catalog = invocation.catalog;
    let claim = claim_for(bot, invocation)?;
    let review = advice::review(&claim, catalog, game, record, seat).await;
    let review = review.ok_or_else(|| catalog.refuse_internal())?;
    Ok(Reply::ephemeral(review))
}
