//! What people ask of King: its own commands `play`, `trumps`, `bid`, `pass` and `direction`, and
//! what its buttons and menus ask for.

use super::action::KingAction;
use super::keys::KingMessages;
use super::{table, words};
use crate::custom_id::fields::At;
use crate::games::kit::asked::{
    Asked, Command, CommandOption, Moves, Offer, Player, Words, matching, play, playable,
};
use crate::games::kit::display;
use crate::i18n::Catalog;
use crate::render::message::{Button, ButtonStyle};
use crate::render::names::quoted;
use crate::render::{Scene, typed_cards};
use getaway_games::king::King;
use getaway_games::king::rules::{Act, Bid, Choice, Due, Scoring, View};
use getaway_games::options::Named;
use getaway_games::{In, PublicView};
use getaway_table::{Moment, Refusal};

impl Moves for King {
    const COMMANDS: &'static [Command<King>] = &[
        Command {
            name: "play",
            options: &[CommandOption::text("card", |by, typed| {
                playable(by, typed, View::legal_cards)
            })],
            asks: |by, [card, ..]| play(by, card, View::hand, Act::Play),
        },
        Command {
            name: "trumps",
            options: &[CommandOption::text("suit", offer_trumps)],
            asks: |by, [suit, ..]| {
                let choice = choice_typed(by.scene.catalog, suit).map(Act::Choose);
                Asked::meant(choice, || by.scene.catalog.refuse_not_trumps(quoted(suit)))
            },
        },
        Command {
            name: "bid",
            options: &[CommandOption::number("tricks", Bid::MOST.tricks(), offer_bids)],
            asks: |by, [tricks, ..]| match tricks.parse().ok().and_then(Bid::new) {
                Some(tricks) => bid(&by.scene, None, tricks),
                None => Asked::text(by.scene.catalog.refuse_not_a_bid(Bid::MOST.tricks())),
            },
        },
        Command { name: "pass", options: &[], asks: |_, _| Asked::now(Act::Pass) },
        Command {
            name: "direction",
            options: &[CommandOption::text("way", offer_ways)],
            asks: direction,
        },
    ];

    fn pressed(
        action: KingAction,
        act: Option<Act>,
        scene: &Scene,
        _by: Result<&Player<King>, Refusal>,
    ) -> Result<Asked<Act>, Refusal> {
        match (action, act) {
            (KingAction::Bids(at), Some(Act::Bid(tricks))) => Ok(bid(scene, Some(at), tricks)),
            (KingAction::Act(_) | KingAction::Bids(_), _) => Err(Refusal::Stale),
            (KingAction::Sheet(number), _) => {
                let (then, view) = display::game(scene, number).ok_or(Refusal::Stale)?;
                let view = <King as In<PublicView>>::peek(view).ok_or(Refusal::Stale)?;
                Ok(Asked::Page(table::sheet(&then, number, view)))
            }
        }
    }
}

/// The choice that somebody typed: its name in the rules, a suit's sign or name, or the words that
/// people read.
fn choice_typed(catalog: &Catalog, typed: &str) -> Option<Choice> {
    let suit = typed_cards::suit(typed);
    let typed = typed.trim().to_lowercase();
    Choice::all().find(|choice| {
        let mut names = vec![choice.name().to_lowercase(), label(catalog, *choice).to_lowercase()];
        let trumps = match choice {
            Choice::Trumps(trumps) => Some(trumps.suit()),
            Choice::Auction => None,
        };
        if trumps == Some(None) {
            names.extend(["no", "no trumps", "no trump"].map(str::to_owned));
        }
        names.contains(&typed) || suit.is_some() && trumps == Some(suit)
    })
}

fn label(catalog: &Catalog, choice: Choice) -> String {
    words::choice(catalog, Act::Choose(choice))
}

fn direction(by: &Player<King>, [typed, ..]: Words) -> Asked<Act> {
    let catalog = by.scene.catalog;
    let wanted = typed.trim().to_lowercase();
    let label = |way| words::choice(catalog, Act::Direct(way)).to_lowercase();
    let way = Scoring::ALL.iter().find(|way| wanted == way.name() || wanted == label(**way));
    Asked::meant(way.map(|way| Act::Direct(*way)), || catalog.refuse_not_a_way(quoted(typed)))
}

/// Offers the choices that are legal now: trumps, no trumps, or an auction.
fn offer_trumps(by: &Player<King>, typed: &str) -> Option<Vec<Offer>> {
    let catalog = by.scene.catalog;
    let legal = by
        .view
        .as_ref()?
        .board()
        .legal_choices(by.seat)
        .map(|choice| (label(catalog, choice), choice.name().to_owned()));
    let meant = choice_typed(catalog, typed).map(Choice::name);
    Some(matching(legal, typed, meant))
}

/// Offers the bids that are high enough, if it is the person's turn to bid.
fn offer_bids(by: &Player<King>, typed: &str) -> Option<Vec<Offer>> {
    let legal = by
        .view
        .as_ref()?
        .board()
        .legal_bids(by.seat)
        .map(|bid| (bid.tricks().to_string(), bid.tricks().to_string()));
    Some(legal.filter(|(bid, _)| bid.starts_with(typed.trim())).collect())
}

/// Offers the directions, if it is the person's turn to choose one.
fn offer_ways(by: &Player<King>, typed: &str) -> Option<Vec<Offer>> {
    let due = by.view.as_ref()?.board().due();
    let ways = Scoring::ALL.iter().filter(|_| due == Due::Direct(by.seat));
    let label = |way| words::choice(by.scene.catalog, Act::Direct(way));
    Some(matching(ways.map(|way| (label(*way), way.name().to_owned())), typed, None))
}

/// Bids above this are asked about: they give nearly all tricks away.
const SURE: u8 = 8;

/// Bids, or first asks whether somebody means so high a bid. `at`: the moment of the menu in which
/// they chose it.
fn bid(scene: &Scene, at: Option<Moment>, bid: Bid) -> Asked<Act> {
    let act = Act::Bid(bid);
    match at.or_else(|| scene.moment()).filter(|_| bid.tricks() > SURE) {
        Some(now) => {
            let (catalog, yes) = (scene.catalog, KingAction::Act(At { at: now, act }));
            let yes = Button::new(yes, catalog.button_bid(bid.tricks()), ButtonStyle::Danger);
            Asked::Question(catalog.ask_bid(bid.tricks()), yes)
        }
        None => Asked::Act(at, act),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use getaway_games::GameKind;
    use getaway_games::king::rules::Trumps;

    #[test]
    fn trumps_can_be_typed_in_many_ways() {
        let catalog = Language::English.catalog_of(GameKind::King);
        for (typed, trumps) in [
            ("S", Trumps::Spades),
            (" h ", Trumps::Hearts),
            ("♦", Trumps::Diamonds),
            ("Clubs", Trumps::Clubs),
            ("♥ hearts", Trumps::Hearts),
            ("♥️", Trumps::Hearts),
            ("(♠)", Trumps::Spades),
            ("Hearts.", Trumps::Hearts),
            ("पान", Trumps::Hearts),
            ("हुक्म", Trumps::Spades),
            ("اینٹ", Trumps::Diamonds),
            ("চিড়িতন", Trumps::Clubs),
            ("none", Trumps::None),
            ("No trumps", Trumps::None),
        ] {
            let meant = choice_typed(catalog, typed);
            assert_eq!(meant, Some(Choice::Trumps(trumps)), "{typed:?}");
        }
        assert_eq!(choice_typed(catalog, "Auction"), Some(Choice::Auction));
        for typed in ["", "x", "spade shovel", "7", "♥ clubs"] {
            assert_eq!(choice_typed(catalog, typed), None, "{typed:?}");
        }
        let hindi = Language::Hindi.catalog_of(GameKind::King);
        for choice in Choice::all() {
            assert_eq!(choice_typed(hindi, &label(hindi, choice)), Some(choice));
        }
    }
}
