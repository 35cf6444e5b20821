//! Hints and reviews for any game. They judge only by what one player knew.

use std::sync::Arc;
use std::time::Duration;

use crate::cards::Seat;
use crate::discord::incoming::thinking::Claim;
use crate::games::{Act, In, Limits, Record, View, by_game};
use crate::screen::games::kit::on_discord::OnDiscord;
use crate::screen::i18n::Catalog;
use crate::screen::render::message::{Message, Note};
use crate::screen::render::{Scene, hint};
use crate::table::{GameNumber, Snapshot, Urgency};

/// The limits of a hint: how many games are played out at most, and how long it may take.
const HINT: (u32, Duration) = (4000, Duration::from_millis(900));
/// The limits of a review: playouts for each decision, and the time for all of it.
const REVIEW: (u32, Duration) = (600, Duration::from_secs(6));

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoHint {
    NotDealt,
    NothingToDecide,
    Failed,
}

pub async fn hint(
    claim: &Claim<'_>,
    catalog: &'static Catalog,
    snapshot: Arc<Snapshot>,
    seat: Seat,
) -> Result<Note, NoHint> {
    let (playouts, time) = HINT;
    let view = snapshot.view(seat).ok_or(NoHint::NotDealt)?;
    let hint = claim.run(Urgency::Answer, time, move |go_on, rng| {
        let (scene, limits) = (Scene::of(catalog, &snapshot), Limits { playouts, go_on });
        by_game!(View, view, |G, view| {
            let (text, act) = <G as OnDiscord>::hint(&scene, &view, &limits, rng)?;
            let advises = act.map(<G as In<Act>>::wrap);
            Some(Note { text, advises })
        })
    });
    hint.await.ok_or(NoHint::Failed)?.ok_or(NoHint::NothingToDecide)
}

/// Reviews a finished game: what the player in the seat could have done better. `None` if the
/// review fails.
pub async fn review(
    claim: &Claim<'_>,
    catalog: &'static Catalog,
    game: GameNumber,
    record: Record,
    seat: Seat,
) -> Option<Message> {
    let (playouts, time) = REVIEW;
    let lines = claim.run(Urgency::Background, time, move |go_on, rng| {
        let limits = Limits { playouts, go_on };
        by_game!(Record, &record, |G, record| {
            let lines = <G as OnDiscord>::review(catalog, record, seat, &limits, rng);
            lines.map_err(|error| error.to_string())
        })
    });
    let lines = lines
        .await?
        .inspect_err(|error| tracing::error!(error, "a stored record cannot be replayed"));
    Some(hint::review(catalog, game, lines.ok()?))
}
