//! Advice for people who ask: hints during their turn, and reviews after the game. They judge only
//! by what one player knew.

use std::sync::Arc;
use std::time::Duration;

use super::record::finished;
use super::{READING, below, settings, table_to_look_at};
use crate::cards::Seat;
use crate::discord::bot::Claim;
use crate::discord::incoming::commands::{Context, Error, answer};
use crate::discord::incoming::refusal::{Doing as _, Refused};
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::games::{Act, In, Limits, Record, View, by_game};
use crate::screen::custom_id::Action;
use crate::screen::games::kit::{self, on_discord::OnDiscord};
use crate::screen::guild_settings::Switch;
use crate::screen::i18n::Catalog;
use crate::screen::render::message::Note;
use crate::screen::render::{self, Scene, replay, scene};
use crate::table::{GameNumber, Refusal, RequestKind, SeatInfo, Snapshot, Urgency};

/// The limits of a hint: how many games are played out at most, and how long it may take.
const HINT: (u32, Duration) = (4000, Duration::from_millis(900));
/// The limits of a review: playouts for each decision, and the time for all of it.
const REVIEW: (u32, Duration) = (600, Duration::from_secs(6));

#[poise::command(slash_command)]
pub async fn hint(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |call| advise(call, None))
}

/// Shows the person's hand with a hint in it, which goes with the next change of the hand.
/// `game`: the game of the button, if it was one.
pub async fn advise(call: &Call, game: Option<GameNumber>) -> Result {
    let catalog = call.catalog;
    let display = table_to_look_at(call).await?;
    if settings(call).await?.hints == Switch::Off {
        return Err(Refused::HintsOff);
    }
    let snapshot = display.snapshot();
    let at = scene::moment(&snapshot.stage);
    if game.is_some_and(|game| at.is_none_or(|at| at.game != game)) {
        return Err(Refusal::Stale.into());
    }
    let Some(seat) = snapshot.seat_of(call.person.id) else {
        return Err(Refused::AtTable(snapshot, Refusal::NotSeated));
    };
    let claim = claim_for(call)?;
    let hint = computed(&claim, catalog, snapshot, seat).await?;
    // Counted before anybody sees it.
    let noted = display.table.ask(call.request(at, RequestKind::NoteHint)).await;
    noted.map_err(|why| Refused::AtTable(display.snapshot(), why))?;
    let held = display.hold(call.person.id).await;
    if scene::moment(&display.snapshot().stage) != at {
        // The game went on while the hint was computed.
        return Err(Refusal::Stale.into());
    }
    Ok(below(call, held, hint))
}

/// Shows all of the hint that is in the person's hand.
pub async fn why(call: &Call) -> Result {
    let display = table_to_look_at(call).await?;
    let person = call.person.id;
    let held = display.hold(person).await;
    let hint =
        display.hands.of(person, |hand| hand.note()).and_then(Note::whole).ok_or(Refusal::Stale)?;
    Ok(below(call, held, hint))
}

/// A hint for the player in the seat.
async fn computed(
    claim: &Claim<'_>,
    catalog: &'static Catalog,
    snapshot: Arc<Snapshot>,
    seat: Seat,
) -> Result<Note> {
    let (playouts, time) = HINT;
    let view = snapshot.view(seat).ok_or(Refused::NotDealt)?;
    let hint = claim.run(Urgency::Answer, time, move |go_on, rng| {
        let scene = Scene::of(catalog, &snapshot);
        let limits = Limits { playouts, go_on };
        by_game!(View, view, |G, view| {
            let (text, act) = <G as OnDiscord>::hint(&scene, &view, &limits, rng)?;
            let advises = act.map(<G as In<Act>>::wrap);
            Some(Note::hint(text, advises, catalog.button_why()))
        })
    });
    hint.await?.ok_or(Refused::NothingToDecide)
}

/// Claims a computation for the person, who can have one at a time.
fn claim_for(call: &Call) -> Result<Claim<'_>> {
    let claim = call.bot.thinker.claim(call.person.id, call.place.guild);
    claim.ok_or(Refused::Thinking)
}

pub async fn review(call: &Call, game: GameNumber) -> Result {
    let (stored, record) = finished(call, game, None).await?;
    let seat =
        stored.seat_of(call.person.id).and_then(Seat::new).ok_or(Refused::NotDealtIn(game))?;
    let names = call.bot.tables.store().names_in(game).await.doing(READING)?;
    let seats = replay::seats(call.catalog, &stored.players, &names.into_iter().collect());
    let of = Reviewed { game, record, seats, seat };
    review_of(call, of, |step| Action::Replay(game, step)).await
}

/// What is reviewed: the game of these seats for the player in one of them.
pub struct Reviewed {
    pub game: GameNumber,
    pub record: Record,
    pub seats: Vec<SeatInfo>,
    pub seat: Seat,
}

/// Reviews a game: what the player in the seat could have done better. `to` leads to a step of its
/// replay.
pub async fn review_of(
    call: &Call,
    Reviewed { game, record, seats, seat }: Reviewed,
    to: impl Fn(u32) -> Action,
) -> Result {
    let catalog = call.catalog;
    let (playouts, time) = REVIEW;
    let claim = claim_for(call)?;
    let found = claim
        .run(Urgency::Background, time, move |go_on, rng| {
            let scene = replay::scene(catalog, record.kind(), &seats);
            kit::replay::review(&scene, &record, seat, &Limits { playouts, go_on }, rng)
        })
        .await?
        .doing("replaying a stored record")?;
    Ok(Reply::ephemeral(render::hint::review(catalog, game, &found, to)))
}
