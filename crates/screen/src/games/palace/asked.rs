//! What people ask of Palace: its own commands `play`, `swap`, `ready` and `pickup`, and what its
//! buttons and menus ask for.

use super::action::PalaceAction;
use super::keys::PalaceMessages;
use super::{by_rank, hand, row_label};
use crate::custom_id::fields::written;
use crate::games::kit::asked::{
    Asked, Command, CommandOption, Moves, Offer, Player, Words, matching, not_a_card, offered_cards,
};
use crate::render::names::quoted;
use crate::render::{Scene, typed_cards};
use getaway_games::cards::{Card, CardSet, latin};
use getaway_games::palace::Palace;
use getaway_games::palace::rules::{Act, View};
use getaway_table::{Moment, Refusal};

impl Moves for Palace {
    const COMMANDS: &'static [Command<Palace>] = &[
        Command { name: "play", options: &[CommandOption::text("cards", offer_plays)], asks: play },
        Command {
            name: "swap",
            options: &[
                CommandOption::text("hand", |by, typed| offer_to_swap(by, typed, View::hand)),
                CommandOption::text("up", |by, typed| {
                    offer_to_swap(by, typed, |own| own.board().tableau(own.seat()).up)
                }),
            ],
            asks: swap,
        },
        Command { name: "ready", options: &[], asks: |_, _| Asked::now(Act::Ready) },
        Command { name: "pickup", options: &[], asks: |_, _| Asked::now(Act::PickUp) },
    ];

    fn pressed(
        action: PalaceAction,
        _act: Option<Act>,
        _scene: &Scene,
        by: Result<&Player<Palace>, Refusal>,
    ) -> Result<Asked<Act>, Refusal> {
        match action {
            PalaceAction::Give(at, give) => show(by?, at, give),
            // A menu without a choice.
            PalaceAction::Act(_) | PalaceAction::Choose(..) => Err(Refusal::Stale),
        }
    }
}

fn play(by: &Player<Palace>, [typed, ..]: Words) -> Asked<Act> {
    let flip = place_typed(typed).map(Act::Flip);
    let act = flip.or_else(|| cards_typed(typed, own(by)).map(Act::Play));
    Asked::meant(act, || by.scene.catalog.refuse_not_cards(quoted(typed)))
}

fn swap(by: &Player<Palace>, [hand, up, _]: Words) -> Asked<Act> {
    let [in_hand, face_up] = own(by);
    let card = |typed, own| typed_cards::find(typed, own).or_else(|| typed_cards::read(typed));
    match (card(hand, in_hand), card(up, face_up)) {
        (Some(hand), Some(up)) => Asked::now(Act::Swap { hand, up }),
        (None, _) => Asked::text(not_a_card(&by.scene, hand)),
        (_, None) => Asked::text(not_a_card(&by.scene, up)),
    }
}

/// The player's hand and face-up cards.
fn own(by: &Player<Palace>) -> [CardSet; 2] {
    let view = by.view.as_ref();
    view.map_or([CardSet::EMPTY; 2], |own| [own.hand(), own.board().tableau(own.seat()).up])
}

/// The text before a face-down card's number in an option's value.
const FACE_DOWN: &str = "face-down";

/// The place, from 0, of the face-down card that somebody typed: `face-down 1`, as autocomplete
/// offers it, `down 1`, or just the number.
fn place_typed(typed: &str) -> Option<u8> {
    let typed: String = typed.trim().to_lowercase().chars().map(latin).collect();
    let number = typed
        .strip_prefix(FACE_DOWN)
        .or_else(|| typed.strip_prefix("face down"))
        .or_else(|| typed.strip_prefix("down"))
        .unwrap_or(&typed);
    number.trim().parse::<u8>().ok()?.checked_sub(1)
}

/// The cards that somebody typed. With two packs, a face means the copy that they own, the one in the
/// hand first, and twice it means both.
/// `None` if a card is there twice.
fn cards_typed(typed: &str, own: [CardSet; 2]) -> Option<CardSet> {
    let mut cards = CardSet::EMPTY;
    for card in typed_cards::list(typed)? {
        let left_of = own.map(|own| own.minus(cards)).into_iter();
        let mut meant = left_of.flat_map(|own| {
            [card, card.second_copy()].into_iter().filter(move |copy| own.contains(*copy))
        });
        let card = meant.next().unwrap_or(card);
        if cards.contains(card) {
            return None;
        }
        cards.insert(card);
    }
    (!cards.is_empty()).then_some(cards)
}

/// Offers the plays that may be made now: equal cards, or a face-down card by its place.
fn offer_plays(by: &Player<Palace>, typed: &str) -> Option<Vec<Offer>> {
    let view = by.view.as_ref()?;
    let plays = hand::plays(view).into_iter().map(|cards| (row_label(cards), written(cards, " ")));
    let places = view.board().legal_places(view.seat());
    let flips = places.iter().map(|place| {
        let number = place + 1;
        (by.scene.catalog.place_down(number), format!("{FACE_DOWN} {number}"))
    });
    let meant = cards_typed(typed, own(by)).map(|cards| written(cards, " "));
    Some(matching(plays.chain(flips), typed, meant.as_deref()))
}

fn offer_to_swap(
    by: &Player<Palace>,
    typed: &str,
    own: fn(&View) -> CardSet,
) -> Option<Vec<Offer>> {
    let view = by.view.as_ref().filter(|view| hand::is_swapping(view))?;
    Some(offered_cards(&by.scene, by_rank(own(view)), typed))
}

/// Shows the hand with the face-up cards to take for this card, or as usual.
fn show(by: &Player<Palace>, at: Moment, give: Option<Card>) -> Result<Asked<Act>, Refusal> {
    let view = by.view.as_ref().ok_or(Refusal::Stale)?;
    let has = give.is_none_or(|give| view.hand().contains(give));
    if by.game.moment() != at || !hand::is_swapping(view) || !has {
        return Err(Refusal::Stale);
    }
    Ok(Asked::hand(&by.scene, hand::own(&by.scene, by.game, view, give)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom_id::fields::cards_written;

    const NOTHING: [CardSet; 2] = [CardSet::EMPTY; 2];

    #[test]
    fn cards_can_be_typed_in_many_ways() {
        for typed in [
            "7H 7D",
            "7h7d",
            "7♥7♦",
            "♥7♦7",
            "७♥७♦",
            "7h,7d",
            "7♥ 7♦",
            "7h and 7d",
            "seven of hearts, seven of diamonds",
            "7 of hearts 7 of diamonds",
            "7D + 7H",
            "7H，7D",
            "7H、7D",
            "7♥|7♦",
            "7♥ | 7♦",
            "7h-7d",
            "7♥–7♦",
            "7♥ – 7♦",
            "7h؛ 7d",
            "7h.7d",
            "7♥ और 7♦",
            "7♥ اور 7♦",
            "7♥ এবং 7♦",
            "7♥ ও 7♦",
            "7♥ ਅਤੇ 7♦",
            "7♥ تے 7♦",
            "seven-of-hearts and seven-of-diamonds",
            "7♥ – 7 of hearts, 7♦ – 7 of diamonds",
            "पान का सत्ता, ईंट का ७",
            "<:seven_of_hearts:1><:seven_of_diamonds:2>",
        ] {
            let cards = cards_typed(typed, NOTHING).map(|cards| written(cards, " "));
            let both = cards_typed("7H 7D", NOTHING).map(|cards| written(cards, " "));
            assert!(both.is_some());
            assert_eq!(cards, both, "{typed:?}");
        }
        let many = "7\u{2665}\u{fe0f}".repeat(16);
        assert_eq!(
            cards_typed(&format!("{many}?!7"), NOTHING),
            None,
            "however often it may be cut"
        );
        assert_eq!(cards_typed("10s", NOTHING).map(CardSet::len), Some(1));
        for typed in [
            "", " ", ",", "and", "7", "7H joker", "7H 7H", "7H-7", "7H7", "777", "7-7", "और",
            "face-down 1",
        ] {
            assert_eq!(cards_typed(typed, NOTHING), None, "{typed:?}");
        }
    }

    #[test]
    fn with_two_packs_a_face_means_the_copies_that_the_player_owns() {
        let set = |names: &str| cards_written(names, ' ').unwrap_or_default();
        for (typed, hand, up, meant) in [
            ("7H", "7H' KC", "7H", Some("7H'")),
            ("7H", "7H 7H'", "", Some("7H")),
            ("7H 7H", "7H 7H'", "", Some("7H 7H'")),
            ("7H'", "7H 7H'", "", Some("7H'")),
            ("7H 7D", "7H' 7D'", "", Some("7H' 7D'")),
            ("7H", "", "7H'", Some("7H'")),
            // Nobody owns it, so it's refused as it was typed.
            ("7H", "KC", "", Some("7H")),
            ("7H 7H", "7H KC", "", None),
            ("7H 7H", "7H' KC", "", Some("7H 7H'")),
        ] {
            let found = cards_typed(typed, [set(hand), set(up)]);
            assert_eq!(found, meant.map(set), "{typed} of {hand} and {up}");
        }
    }

    #[test]
    fn face_down_cards_are_typed_by_their_number() {
        for typed in ["face-down 2", "Face-Down 2", "face down 2", "down 2", " 2 ", "२"] {
            assert_eq!(place_typed(typed), Some(1), "{typed:?}");
        }
        for typed in ["0", "face-down", "2H", "-1", "999"] {
            assert_eq!(place_typed(typed), None, "{typed:?}");
        }
    }
}
