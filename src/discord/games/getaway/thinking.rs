//! What a strong player would do: a hint on the present decision, and a review of a finished game.
//!
//! Both judge by what one player knew, and by nothing else.

use std::time::Duration;

use crate::cards::Seat;
use crate::discord::incoming::thinking::Asking;
use crate::games::getaway::computer::{self, Advice, Limits, ReviewedDecision, advise};
use crate::games::getaway::rules::{Move, Record, View};
use crate::table::Urgency;

/// The most games that are played out for a hint, and the most time that it takes.
const HINT: (u32, Duration) = (4000, Duration::from_millis(900));
/// The same for each decision of a review, and for the whole of it.
const REVIEW: (u32, Duration) = (600, Duration::from_secs(6));

/// What a strong player would do with this view; none if the computation failed.
pub async fn hint(asking: &Asking<'_>, view: View) -> Option<Advice> {
    let (playouts, time) = HINT;
    let advice = asking.run(Urgency::Answer, time, move |go_on, rng| {
        advise(&view, &Limits { playouts, go_on }, rng)
    });
    advice.await
}

/// The decisions of a finished game that cost the player in the seat most; none if the record
/// cannot be replayed or the computation failed.
pub async fn review(
    asking: &Asking<'_>,
    record: Record,
    seat: Seat,
) -> Option<Vec<ReviewedDecision>> {
    let (playouts, time) = REVIEW;
    let moments = asking.run(Urgency::Background, time, move |go_on, rng| {
        let mut moves: Vec<Move> = Vec::with_capacity(record.moves.len());
        record
            .replay_with(&mut |_, act| moves.push(*act))
            .inspect_err(|error| tracing::error!(%error, "a stored record cannot be replayed"))
            .ok()?;
        let hands = record.deal.sets().ok()?;
        let limits = Limits { playouts, go_on };
        computer::review(
            record.rules,
            record.dealer,
            &hands,
            &moves,
            seat,
            &limits,
            rng,
        )
        .inspect_err(|error| tracing::error!(%error, "a stored record cannot be reviewed"))
        .ok()
    });
    moments.await?
}
