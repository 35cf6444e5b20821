//! Palace on Discord. Its sentences are here: what a move did, or why it was refused and what to do
//! instead; the rules in short, hints and reviews.

pub mod action;
mod asked;
pub mod hand;

pub mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/palace_messages.rs"));
}
pub mod table;
#[cfg(test)]
mod tests;

use crate::games::kit::hand::Hand;
use crate::games::kit::moments::{Highlight, Narrator};
use crate::games::kit::on_discord::{Hint, LastMove, OnDiscord, ResultWords};
use crate::games::kit::running;
use crate::games::kit::steps::{OpenStep, Reviewed, Step};
use crate::i18n::Catalog;
use crate::pictures::{Rows, Spot};
use crate::render::message::Message;
use crate::render::{Scene, cards, chart, hint};
use getaway_games::cards::{Card, CardSet, Seat};
use getaway_games::kit::Session as _;
use getaway_games::kit::{self, Bad};
use getaway_games::options::Named;
use getaway_games::palace::Palace;
use getaway_games::palace::computer::{Why, advise, review};
use getaway_games::palace::rules::{
    Act, Eight, Event, Illegal, Length, Move, Options, Packs, Position, Record, Seven, Ten, View,
};
use getaway_games::palace::session::{MoveOutcome, PublicView};
use getaway_games::{Limits, Rand};
use keys::PalaceMessages;

type Running<'a> = running::Running<'a, PublicView>;

impl OnDiscord for Palace {
    const HELP_AIM: Rows = &[
        &[Spot::face("3C"), Spot::face("9D"), Spot::face("JS")],
        &[Spot::face("10H"), Spot::face("AS"), Spot::face("QD")],
        &[Spot::Back; 3],
    ];
    const HELP_TURN: Rows =
        &[&[Spot::face("JH"), Spot::Arrow, Spot::marked("QC"), Spot::marked("QD")]];

    fn rules(catalog: &Catalog, options: &Options) -> Vec<String> {
        let ten = goes_anywhere(options);
        let mut body = vec![
            catalog.rules_aim(),
            match (options.packs, options.length) {
                (Packs::Two, _) => catalog.rules_deal_two(),
                (Packs::One, Length::Full) => catalog.rules_deal_full(),
                (Packs::One, Length::Short) => catalog.rules_deal_short(),
            },
            catalog.rules_exchange(),
            catalog.rules_begin(),
            catalog.rules_play(),
            catalog.rules_special(ten),
        ];
        if options.seven == Seven::OrLower {
            body.push(catalog.rules_seven(ten));
        }
        if options.eight == Eight::Skips {
            body.push(catalog.rules_eight());
        }
        body.extend([
            catalog.rules_refill(),
            catalog.rules_order(),
            catalog.rules_pick_up(),
            catalog.rules_away(),
        ]);
        body
    }

    fn part(view: &PublicView) -> u32 {
        view.present.number
    }

    fn playing(scene: &Scene, game: Running) -> Message {
        table::open(scene, game)
    }

    fn history(scene: &Scene, view: &PublicView) -> Vec<String> {
        view.past.iter().map(|log| table::whole(scene, log)).collect()
    }

    fn last_move(scene: &Scene, view: &PublicView, seat: Seat) -> Option<LastMove> {
        table::last_move(scene, view, seat)
    }

    fn result_words(scene: &Scene, view: &PublicView) -> ResultWords {
        let without_result = scene.catalog.outcome_stopped();
        ResultWords { without_result, ..chart::result_words(scene, table::story(view)) }
    }

    fn held(view: &View) -> CardSet {
        view.hand()
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        Some(hand::own(scene, game, view, None))
    }

    fn done(scene: &Scene, done: MoveOutcome) -> String {
        let catalog = scene.catalog;
        let burnt = |said: String, burns: bool| {
            if burns { format!("{said} {}", catalog.burns()) } else { said }
        };
        match done {
            MoveOutcome::Swapped { hand, up } => {
                catalog.done_swapped(cards::label(hand), cards::label(up))
            }
            MoveOutcome::Ready => catalog.done_ready(),
            MoveOutcome::Played { cards, burns } => {
                burnt(catalog.done_played(row_label(cards)), burns)
            }
            MoveOutcome::Flipped { card, burns } => {
                burnt(catalog.done_turned_up(cards::label(card)), burns)
            }
            MoveOutcome::FlippedInVain { card, count } => {
                catalog.done_turned_up_in_vain(cards::label(card), count)
            }
            MoveOutcome::PickedUp { count } => catalog.done_picked_up(count),
        }
    }

    fn refusal(scene: &Scene, _view: Option<&View>, refusal: Illegal) -> String {
        let catalog = scene.catalog;
        match refusal {
            Illegal::GameOver => catalog.refuse_game_over(),
            Illegal::NotInPlay(_) => catalog.refuse_not_in_play(),
            Illegal::NotBegun => catalog.refuse_not_begun(),
            Illegal::ExchangeIsOver => catalog.refuse_exchange_is_over(),
            Illegal::AlreadyReady(_) => catalog.refuse_already_ready(),
            Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(scene.name(turn)),
            Illegal::NotEqual => catalog.refuse_not_equal(),
            Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::label(card)),
            Illegal::NotFaceUp(card) => catalog.refuse_not_face_up(cards::label(card)),
            Illegal::HandFirst(card) => catalog.refuse_hand_first(cards::label(card)),
            Illegal::FaceDownLast => catalog.refuse_face_down_last(),
            Illegal::MustFlip => catalog.refuse_must_flip(),
            Illegal::NoSuchPlace(at) => catalog.refuse_no_such_place(u16::from(at) + 1),
            Illegal::MustOpen(rank) => catalog.refuse_must_open(rank.name()),
            Illegal::TooLow { top, ten } => catalog.refuse_too_low(top.name(), ten.name()),
            Illegal::TooHigh { top, ten } => catalog.refuse_too_high(top.name(), ten.name()),
            Illegal::NothingToPickUp => catalog.refuse_nothing_to_pick_up(),
            Illegal::NoCards | Illegal::NotACandidate(_) => catalog.refuse_internal(),
        }
    }

    fn is_too_early(refusal: &Illegal) -> bool {
        matches!(refusal, Illegal::NotYourTurn { .. })
    }

    fn hint(scene: &Scene, view: &View, limits: &Limits, rng: &mut Rand) -> Option<Hint<Act>> {
        let (catalog, advice) = (scene.catalog, advise(view, limits, rng));
        let why = advice.why.map(|why| reason(catalog, why));
        let named = |act| choice(catalog, act);
        let (text, best) = hint::hint(catalog, Palace::TALLY, &advice.estimates, named, why)?;
        Some((text, Some(best)))
    }

    fn review(
        catalog: &Catalog,
        record: &Record,
        seat: Seat,
        limits: &Limits,
        rng: &mut Rand,
    ) -> Result<Vec<Reviewed>, Bad<Position>> {
        let costly = review(record, seat, limits, rng)?;
        let when = |stack: &u32| catalog.review_when(*stack);
        let cards = |act| match act {
            Act::Play(cards) => cards,
            Act::Swap { hand, up } => [hand, up].into_iter().collect(),
            Act::Ready | Act::Flip(_) | Act::PickUp => CardSet::EMPTY,
        };
        let said = |act| choice(catalog, act);
        Ok(hint::reviewed(catalog, &costly, when, said, cards))
    }

    /// The largest stack that somebody picked up, and the largest that burnt.
    fn moments(narrator: &Narrator<'_>, events: &[Event]) -> Vec<Highlight> {
        let (mut most, mut burnt) = (None, None);
        for event in events {
            match *event {
                Event::PickedUp { seat, cards } => {
                    most = most.max(Some((cards.len() as usize, seat)));
                }
                Event::Burnt { seat, cards } => {
                    burnt = burnt.max(Some((cards.len() as usize, seat)));
                }
                _ => {}
            }
        }
        let most = narrator.highlight("picked_up", most, Catalog::moment_picked_up);
        let burnt = narrator.highlight("burnt", burnt, Catalog::moment_burnt);
        most.into_iter().chain(burnt).collect()
    }

    /// A stack, or as many turns on it as there are players.
    fn begins_step(before: &Position, act: &Move, step: Option<&[Event]>) -> bool {
        let is_turn = |event: &&Event| matches!(event, Event::Played { .. });
        let is_over = |events: &[Event]| {
            let turns = events.iter().filter(is_turn).count();
            events.iter().any(kit::Event::ends_round)
                || turns >= before.board().in_play().len() as usize
        };
        act.seat().is_some() && step.is_none_or(is_over)
    }

    fn step(scene: &Scene, step: &Step<Position>) -> OpenStep {
        table::step(scene, step)
    }

    /// Where the loser picked up the last stack.
    fn deciding(steps: &[Step<Position>]) -> Option<usize> {
        let loser = steps.last()?.events.iter().find_map(|event| match *event {
            Event::Lost { seat } => Some(seat),
            _ => None,
        })?;
        let of_loser =
            |event: &Event| matches!(*event, Event::PickedUp { seat, .. } if seat == loser);
        steps.iter().rposition(|step| step.events.iter().any(of_loser))
    }
}

/// Whether a ten goes on any card, as messages ask for it.
fn goes_anywhere(options: &Options) -> &'static str {
    (options.ten == Ten::Anything).name()
}

/// Cards from low to high: suits don’t matter.
pub fn by_rank(cards: CardSet) -> Vec<Card> {
    let mut sorted: Vec<Card> = cards.iter().collect();
    sorted.sort_by_key(|card| (card.rank(), card.suit()));
    sorted
}

/// Cards in a row from low to high, for sentences and labels, without pictures.
pub fn row_label(cards: CardSet) -> String {
    let texts: Vec<String> = by_rank(cards).into_iter().map(cards::label).collect();
    texts.join(" ")
}

/// Cards in a row from low to high.
fn row(cards: CardSet) -> String {
    cards::in_order(by_rank(cards))
}

fn choice(catalog: &Catalog, choice: Act) -> String {
    match choice {
        Act::Swap { hand, up, .. } => catalog.advice_swap(cards::label(hand), cards::label(up)),
        Act::Ready => catalog.advice_ready(),
        Act::Play(cards) => catalog.advice_play(row_label(cards)),
        Act::Flip(_) => catalog.advice_flip(),
        Act::PickUp => catalog.advice_pick_up(),
    }
}

fn reason(catalog: &Catalog, why: Why) -> String {
    match why {
        Why::BetterFaceUp => catalog.why_better_face_up(),
        Why::ExchangeDone => catalog.why_exchange_done(),
        Why::Burns => catalog.why_burns(),
        Why::Skips => catalog.why_skips(),
        Why::LastCards => catalog.why_last_cards(),
        Why::NextIsStuck => catalog.why_next_is_stuck(),
        Why::ShedsLow => catalog.why_sheds_low(),
        Why::Fits => catalog.why_fits(),
        Why::NothingFits => catalog.why_nothing_fits(),
        Why::SavesCards => catalog.why_saves_cards(),
        Why::Unseen => catalog.why_unseen(),
    }
}
