//! What people ask of Stop the Bus: its own commands `swap` and `keep`, and what its buttons ask
//! for.

use super::action::BusAction;
use super::hand;
use super::keys::BusMessages;
use crate::games::kit::asked::{
    Asked, Command, CommandOption, Moves, Offer, Player, Words, matching, not_a_card, offered_cards,
};
use crate::render::{Scene, typed_cards};
use getaway_games::In;
use getaway_games::bus::Bus;
use getaway_games::bus::rules::{Act, Exchange, Hand, Illegal, View, WholeHand};
use getaway_games::cards::{Card, CardSet};
use getaway_games::options::Named as _;
use getaway_table::{Moment, Refusal};

const STOP: CommandOption<Bus> = CommandOption::switch("stop");

impl Moves for Bus {
    const COMMANDS: &'static [Command<Bus>] = &[
        Command {
            name: "swap",
            options: &[
                CommandOption::text("give", |by, typed| {
                    offer(by, typed, |own| Some(own.hand()?.cards()))
                }),
                CommandOption::text("take", |by, typed| {
                    offer(by, typed, |own| own.board().middle())
                }),
                STOP,
            ],
            asks: swap,
        },
        Command {
            name: "keep",
            options: &[STOP],
            asks: |_, [stop, ..]| Asked::now(Act { exchange: Exchange::Keep, stop: is_yes(stop) }),
        },
    ];

    fn pressed(
        action: BusAction,
        _act: Option<Act>,
        _scene: &Scene,
        by: Result<&Player<Bus>, Refusal>,
    ) -> Result<Asked<Act>, Refusal> {
        match action {
            BusAction::Show(at, stop) => show(by?, at, stop),
            BusAction::Act(_) => Err(Refusal::Stale),
        }
    }
}

fn is_yes(switch: &str) -> bool {
    bool::named(switch).unwrap_or_default()
}

/// The cards to give or take, as somebody typed them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    One(Card),
    /// All three cards of the hand or the middle. `None` if they weren't named.
    All(Option<CardSet>),
}

impl Named {
    fn is(self, cards: Option<CardSet>) -> bool {
        match self {
            Named::One(_) => false,
            Named::All(named) => named.is_none() || named == cards,
        }
    }
}

/// The option value that means all three cards.
const ALL: &str = "all";

fn named(text: &str) -> Option<Named> {
    let text = text.trim();
    if text.eq_ignore_ascii_case(ALL) {
        return Some(Named::All(None));
    }
    if let Some(card) = typed_cards::read(text) {
        return Some(Named::One(card));
    }
    let cards: CardSet = typed_cards::list(text)?.into_iter().collect();
    (cards.len() == 3).then_some(Named::All(Some(cards)))
}

fn swap(by: &Player<Bus>, [give, take, stop]: Words) -> Asked<Act> {
    let exchange = match (named(give), named(take)) {
        (None, _) => return Asked::text(not_a_card(&by.scene, give)),
        (_, None) => return Asked::text(not_a_card(&by.scene, take)),
        (Some(Named::One(give)), Some(Named::One(take))) => Exchange::One { give, take },
        (Some(give), Some(take)) => {
            let hand = by.view.as_ref().and_then(|own| own.hand()).map(Hand::set);
            let middle = by
                .view
                .as_ref()
                .and_then(|own| own.board().middle())
                .map(|middle| middle.into_iter().collect());
            // If there is no hand, the table says why not.
            if hand.is_some() && !(give.is(hand) && take.is(middle)) {
                return Asked::text(by.scene.catalog.refuse_not_all());
            }
            Exchange::All
        }
    };
    Asked::now(Act { exchange, stop: is_yes(stop) })
}

fn offer(
    by: &Player<Bus>,
    typed: &str,
    cards: fn(&View) -> Option<[Card; 3]>,
) -> Option<Vec<Offer>> {
    let view = by.view.as_ref()?;
    let board = view.board();
    let cards = cards(view).filter(|_| board.turn() == Some(by.seat))?;
    let mut offered = offered_cards(&by.scene, cards, typed);
    if board.options().whole_hand == WholeHand::Yes {
        let all = (by.scene.catalog.option_all(), ALL.to_owned());
        offered.extend(matching([all], typed, None));
    }
    Some(offered)
}

/// Shows the hand with buttons that also call, or with buttons that don't. A button that was made
/// ahead doesn't have to be the latest one.
fn show(by: &Player<Bus>, at: Moment, stop: bool) -> Result<Asked<Act>, Refusal> {
    let (game, view) = (by.game, by.view.as_ref().ok_or(Refusal::Stale)?);
    let turn = view.board().turn();
    let may = if at.is_ahead() {
        at.game == game.number() && turn == Some(by.seat)
    } else {
        game.moment() == at && view.board().may_stop(by.seat)
    };
    if may {
        return Ok(Asked::hand(&by.scene, hand::own(&by.scene, game, view, stop)));
    }
    let turn = turn.filter(|_| at.is_ahead());
    let early = turn.map(|turn| Refusal::Game(Bus::wrap(Illegal::NotYourTurn { turn })));
    Err(early.unwrap_or(Refusal::Stale))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_card_three_cards_or_all_can_be_typed_in_many_ways() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let three: CardSet = ["2C", "9D", "KH"].map(card).into_iter().collect();
        for text in ["9D", "9d", "9♦", " nine of diamonds "] {
            assert_eq!(named(text), Some(Named::One(card("9D"))), "{text:?}");
        }
        for text in ["2C 9D KH", "kh, 2c,9d", "K♥ + 2♣ & 9♦"] {
            assert_eq!(named(text), Some(Named::All(Some(three))), "{text:?}");
        }
        for text in ["all", " ALL "] {
            assert_eq!(named(text), Some(Named::All(None)), "{text:?}");
        }
        for text in ["", "nonsense", "2C 9D", "2C 9D KH AS", "2C 2C 9D"] {
            assert_eq!(named(text), None, "{text:?}");
        }
    }

    #[test]
    fn three_named_cards_must_match_the_cards_there() {
        let set = |text: &str| -> Option<CardSet> {
            text.split(' ').map(|card| card.parse::<Card>().ok()).collect()
        };
        assert!(named("all").unwrap().is(set("2C 9D KH")));
        assert!(named("KH 9D 2C").unwrap().is(set("2C 9D KH")));
        assert!(!named("KH 9D 3C").unwrap().is(set("2C 9D KH")));
        assert!(!named("KH").unwrap().is(set("2C 9D KH")));
    }
}
