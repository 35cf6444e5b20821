//! The sentences that answer a move in Palace: what was done, or why it was refused and what to do
//! instead.

use super::keys::PalaceCatalog;
use super::row;
use crate::discord::render::{Scene, cards};
use crate::games::palace::rules::Illegal;
use crate::games::palace::session::MoveOutcome;

/// The sentence for a move that was made.
pub fn done(scene: &Scene, done: MoveOutcome) -> String {
    let catalog = PalaceCatalog(scene.catalog);
    let burnt = |said: String, burns: bool| {
        if burns {
            format!("{said} {}", catalog.done_burnt())
        } else {
            said
        }
    };
    match done {
        MoveOutcome::Swapped { hand, up } => {
            catalog.done_swapped(cards::text(hand), cards::text(up))
        }
        MoveOutcome::Ready => catalog.done_ready(),
        MoveOutcome::Played { cards, burns } => burnt(catalog.done_played(row(cards)), burns),
        MoveOutcome::Flipped { card, burns } => {
            burnt(catalog.done_turned_up(cards::text(card)), burns)
        }
        MoveOutcome::FlippedInVain { card, count } => {
            catalog.done_turned_up_in_vain(cards::text(card), count)
        }
        MoveOutcome::PickedUp { count } => catalog.done_picked_up(count),
    }
}

pub fn refusal(scene: &Scene, illegal: Illegal) -> String {
    let catalog = PalaceCatalog(scene.catalog);
    match illegal {
        Illegal::GameOver => catalog.refuse_game_over(),
        Illegal::NotInPlay(_) => catalog.refuse_not_in_play(),
        Illegal::NotBegun => catalog.refuse_not_begun(),
        Illegal::ExchangeIsOver => catalog.refuse_exchange_is_over(),
        Illegal::AlreadyReady(_) => catalog.refuse_already_ready(),
        Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(scene.name(turn)),
        Illegal::NotEqual => catalog.refuse_not_equal(),
        Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::text(card)),
        Illegal::NotFaceUp(card) => catalog.refuse_not_face_up(cards::text(card)),
        Illegal::HandFirst(card) => catalog.refuse_hand_first(cards::text(card)),
        Illegal::FaceDownLast => catalog.refuse_face_down_last(),
        Illegal::MustFlip => catalog.refuse_must_flip(),
        Illegal::NoSuchPlace(at) => catalog.refuse_no_such_place(at + 1),
        Illegal::MustOpen(rank) => catalog.refuse_must_open(rank.name()),
        Illegal::TooLow { top } => catalog.refuse_too_low(top.name()),
        Illegal::OverNine => catalog.refuse_over_nine(),
        Illegal::NothingToPickUp => catalog.refuse_nothing_to_pick_up(),
        Illegal::NoCards | Illegal::NotACandidate(_) => catalog.refuse_internal(),
    }
}
