//! The sentences that answer a move in Stop the Bus: what was done, or why it was refused and what
//! to do instead.

use super::Running;
use super::keys::BusCatalog;
use crate::discord::render::{Scene, cards};
use crate::games::bus::rules::{Exchange, Illegal};
use crate::games::bus::session::PlayerMove;
use crate::table::Stage;

pub fn done(scene: &Scene, PlayerMove { exchange, stop }: PlayerMove) -> String {
    let catalog = BusCatalog(scene.catalog);
    let said = match exchange {
        Exchange::Keep => catalog.done_kept(),
        Exchange::One { give, take } => {
            catalog.done_exchanged(cards::text(give), cards::text(take))
        }
        Exchange::All => catalog.done_exchanged_all(),
    };
    let called = stop.then(|| catalog.done_called());
    let over = is_deal_over(scene).then(|| catalog.done_deal_over());
    let all = [Some(said), called, over].into_iter().flatten();
    all.collect::<Vec<_>>().join(" ")
}

/// Whether the turn was the last of its deal: nobody has had a turn in the new deal yet.
fn is_deal_over(scene: &Scene) -> bool {
    let Stage::Playing(table) = scene.stage else {
        return false;
    };
    Running::of(table).is_some_and(|game: Running| game.view.last_turn().is_none())
}

pub fn refusal(scene: &Scene, illegal: Illegal) -> String {
    let catalog = BusCatalog(scene.catalog);
    match illegal {
        Illegal::GameOver => catalog.refuse_game_over(),
        Illegal::NotInPlay(_) => catalog.refuse_not_in_play(),
        Illegal::NotDealt => catalog.refuse_between_deals(),
        Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(scene.name(turn)),
        Illegal::MustExchange => catalog.refuse_must_exchange(),
        Illegal::OneCardOnly => catalog.refuse_one_card_only(),
        Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::text(card)),
        Illegal::NotInMiddle(card) => catalog.refuse_not_in_middle(cards::text(card)),
        Illegal::Itself(card) => catalog.refuse_itself(cards::text(card)),
        Illegal::AlreadyCalled { by } => catalog.refuse_already_called(scene.name(by)),
        Illegal::Deal(_) => catalog.refuse_internal(),
    }
}
