//! The sentences that answer a move in Getaway: what was done, or why it was refused and what to do
//! instead.

use super::keys::GetawayCatalog;
use super::view::Game;
use crate::discord::render::{Scene, cards};
use crate::games::getaway::rules::{Illegal, Slip, View};
use crate::games::getaway::session::{MoveOutcome, MoveRefusal};
use crate::table::{GameNumber, Stage};

pub fn dealt(scene: &Scene, game: GameNumber) -> String {
    let catalog = GetawayCatalog(scene.catalog);
    match scene.stage {
        Stage::Playing(running) => match Game::of(running) {
            Some(Game::Picking(_)) => catalog.done_piles(game.0),
            Some(Game::Playing(_)) | None => catalog.done_dealt(game.0),
        },
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => catalog.done_dealt(game.0),
    }
}

/// The sentence for a move that was made.
pub fn done(scene: &Scene, done: &MoveOutcome) -> String {
    let catalog = GetawayCatalog(scene.catalog);
    let name = |seat| scene.name(seat);
    match done {
        MoveOutcome::Played(card) => catalog.done_played(cards::text(*card)),
        MoveOutcome::Held(card) => catalog.done_held(cards::text(*card)),
        MoveOutcome::Slipped(card, Slip::Revoke) => catalog.done_slip_revoke(cards::text(*card)),
        MoveOutcome::Slipped(card, Slip::OutOfTurn) => {
            catalog.done_slip_out_of_turn(cards::text(*card))
        }
        MoveOutcome::Took { from, count } => catalog.done_took(name(*from), *count),
        MoveOutcome::TakeAnnounced => catalog.done_announced(),
        MoveOutcome::TakeWithdrawn => catalog.done_withdrawn(),
        MoveOutcome::Drew { from, card } => catalog.done_drew(name(*from), cards::text(*card)),
        MoveOutcome::Picked(pile) => catalog.done_picked(*pile),
    }
}

/// The sentence for a refusal. The player's view, if they have one, shows what they may play
/// instead.
pub fn refusal(scene: &Scene, view: Option<&View>, refusal: &MoveRefusal) -> String {
    let catalog = GetawayCatalog(scene.catalog);
    match refusal {
        MoveRefusal::Picking => catalog.refuse_picking(),
        MoveRefusal::NotPicking => catalog.refuse_not_picking(),
        MoveRefusal::NoSuchPile(pile) => catalog.refuse_no_such_pile(*pile),
        MoveRefusal::NotYourPick(seat) => catalog.refuse_not_your_pick(scene.name(*seat)),
        MoveRefusal::NotNext => scene.catalog.refuse_stale(),
        MoveRefusal::TakeLoses(from) => catalog.ask_take(scene.name(*from)),
        MoveRefusal::Illegal(illegal) => self::illegal(scene, view, *illegal),
    }
}

pub const fn is_too_early(refusal: &MoveRefusal) -> bool {
    let illegal = match refusal {
        MoveRefusal::Illegal(illegal) => illegal,
        _ => return matches!(refusal, MoveRefusal::NotYourPick(_)),
    };
    matches!(
        illegal,
        Illegal::NotYourTurn { .. } | Illegal::NotYourLead { .. }
    )
}

fn illegal(scene: &Scene, view: Option<&View>, illegal: Illegal) -> String {
    let catalog = GetawayCatalog(scene.catalog);
    let name = |seat| scene.name(seat);
    match illegal {
        Illegal::GameOver => catalog.refuse_game_over(),
        Illegal::NotInPlay(_) => catalog.refuse_not_in_play(),
        Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::text(card)),
        Illegal::NotYourLead { power } => catalog.refuse_not_your_lead(name(power)),
        Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(name(turn)),
        Illegal::AlreadyPlayed => catalog.refuse_already_played(),
        Illegal::MustFollow(suit) => {
            // If there is no view, the game has ended since the refusal.
            let legal = cards::row(view.map(View::legal_cards).unwrap_or_default());
            catalog.refuse_must_follow(cards::suit_name(&catalog, suit), legal)
        }
        Illegal::MustOpen => catalog.refuse_must_open(),
        Illegal::DrawFirst => catalog.refuse_draw_first(),
        Illegal::TrickIsOpen => catalog.refuse_trick_is_open(),
        Illegal::NoDrawDue => catalog.refuse_no_draw(),
        Illegal::WrongSource | Illegal::NotDrawable(_) => catalog.refuse_wrong_source(),
        Illegal::NoSuchSlip => catalog.refuse_internal(),
    }
}
