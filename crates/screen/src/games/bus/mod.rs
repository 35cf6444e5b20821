//! Stop the Bus on Discord. Its sentences are here: what a move did, or why it was refused and what
//! to do instead; the rules in short, hints and reviews.

pub mod action;
mod asked;
pub mod hand;

pub mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/bus_messages.rs"));
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
use crate::render::{Scene, cards, hint};
use getaway_games::bus::Bus;
use getaway_games::bus::computer::{Advice, Why, advise, review};
use getaway_games::bus::rules::{
    Act, Event, Exchange, Illegal, Keep, Move, Options, Position, Record, View, WholeHand, Worth,
};
use getaway_games::bus::session::PublicView;
use getaway_games::cards::{CardSet, Seat};
use getaway_games::kit::Session as _;
use getaway_games::kit::{self, Bad};
use getaway_games::{Limits, Rand};
use keys::BusMessages;

type Running<'a> = running::Running<'a, PublicView>;

impl OnDiscord for Bus {
    const HELP_AIM: Rows = &[
        &[Spot::face("3S"), Spot::face("3H"), Spot::face("3C")],
        &[Spot::face("AD"), Spot::face("2D"), Spot::face("3D")],
        &[Spot::face("QH"), Spot::face("QC"), Spot::face("9S")],
    ];
    const HELP_TURN: Rows = &[
        &[Spot::face("9C"), Spot::marked("QS"), Spot::face("2H")],
        &[Spot::marked("10D"), Spot::face("QH"), Spot::face("QC")],
    ];

    fn rules(catalog: &Catalog, options: &Options) -> Vec<String> {
        let mut rules = vec![
            catalog.rules_aim(options.tokens.get()),
            catalog.rules_deal(),
            match options.keep {
                Keep::Yes => catalog.rules_turn(),
                Keep::No => catalog.rules_turn_must(),
            },
        ];
        if options.whole_hand == WholeHand::Yes {
            rules.push(catalog.rules_whole_hand());
        }
        rules.extend([
            catalog.rules_stop(),
            catalog.rules_showdown(),
            catalog.rules_hands(),
            catalog.rules_runs(),
            catalog.rules_end(),
        ]);
        rules
    }

    fn part(view: &PublicView) -> u32 {
        view.present.number
    }

    fn playing(scene: &Scene, game: Running) -> Message {
        table::open(scene, game)
    }

    fn history(scene: &Scene, view: &PublicView) -> Vec<String> {
        view.past.iter().zip(view.ends()).map(|(log, end)| table::whole(scene, log, &end)).collect()
    }

    fn last_move(scene: &Scene, view: &PublicView, seat: Seat) -> Option<LastMove> {
        table::last_move(scene, view, seat)
    }

    fn result_words(scene: &Scene, view: &PublicView) -> ResultWords {
        let (board, ends) = (&view.board, view.ends());
        let winner = Seat::first(board.seats()).find(|seat| board.place(*seat) == Some(1));
        ResultWords {
            story: winner.map(|seat| scene.catalog.told_win(board.tokens(seat), ends.len())),
            picture: Some(Box::new(table::picture(scene, board, &ends))),
            ..ResultWords::default()
        }
    }

    fn held(view: &View) -> CardSet {
        view.hand().map(|hand| hand.set()).unwrap_or_default()
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        Some(hand::own(scene, game, view, false))
    }

    fn done(scene: &Scene, Act { exchange, stop }: Act) -> String {
        let catalog = scene.catalog;
        let said = match exchange {
            Exchange::Keep => catalog.done_kept(),
            Exchange::One { give, take } => {
                catalog.done_exchanged(cards::label(give), cards::label(take))
            }
            Exchange::All => catalog.done_exchanged_all(),
        };
        let called = stop.then(|| catalog.done_called());
        // Nobody has had a turn in the new deal yet.
        let over = Running::of::<Bus>(scene.stage)
            .filter(|game| game.view.last_turn().is_none())
            .map(|_| catalog.done_deal_over());
        [Some(said), called, over].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn refusal(scene: &Scene, _view: Option<&View>, refusal: Illegal) -> String {
        let catalog = scene.catalog;
        match refusal {
            Illegal::GameOver => catalog.refuse_game_over(),
            Illegal::NotInPlay(_) => catalog.refuse_not_in_play(),
            Illegal::NotDealt => catalog.refuse_between_deals(),
            Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(scene.name(turn)),
            Illegal::MustExchange => catalog.refuse_must_exchange(),
            Illegal::OneCardOnly => catalog.refuse_one_card_only(),
            Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::label(card)),
            Illegal::NotInMiddle(card) => catalog.refuse_not_in_middle(cards::label(card)),
            Illegal::Itself(card) => catalog.refuse_itself(cards::label(card)),
            Illegal::AlreadyCalled { by } => catalog.refuse_already_called(scene.name(by)),
            Illegal::Deal(_) => catalog.refuse_internal(),
        }
    }

    fn is_too_early(refusal: &Illegal) -> bool {
        matches!(refusal, Illegal::NotYourTurn { .. })
    }

    fn hint(scene: &Scene, view: &View, limits: &Limits, rng: &mut Rand) -> Option<Hint<Act>> {
        let (text, best) = hint(scene.catalog, &advise(view, limits, rng))?;
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
        let when = |deal: &usize| catalog.review_when(*deal);
        let cards = |act: Act| match act.exchange {
            Exchange::One { give, take } => [give, take].into_iter().collect(),
            Exchange::Keep | Exchange::All => CardSet::EMPTY,
        };
        let said = |act| choice(catalog, act);
        Ok(hint::reviewed(catalog, &costly, when, said, cards))
    }

    fn highest(catalog: &Catalog, _figure: &str, value: i64) -> Option<String> {
        Some(table::worth_in_words(catalog, Worth::numbered(value)?))
    }

    /// The best hand with which somebody stopped the bus.
    fn moments(narrator: &Narrator<'_>, events: &[Event]) -> Vec<Highlight> {
        let (mut caller, mut best) = (None, None);
        for event in events {
            match *event {
                Event::Dealt { .. } => caller = None,
                Event::Called { seat } => caller = Some(seat),
                Event::Showdown { hands, .. } => {
                    let Some(seat) = caller else { continue };
                    let hand = hands.get(seat.index()).copied().flatten();
                    let worths = hands.iter().flatten().map(|hand| hand.worth());
                    // Only a hand that nobody beat is worth telling.
                    let hand = hand.filter(|hand| worths.max() == Some(hand.worth()));
                    best = best.max(hand.map(|hand| (hand.worth(), seat)));
                }
                _ => {}
            }
        }
        let catalog = narrator.catalog;
        let best = best.map(|(hand, seat)| Highlight {
            what: "stopped",
            seat,
            worth: hand.number(),
            text: catalog.moment_stopped(narrator.name(seat), table::worth_in_words(catalog, hand)),
        });
        best.into_iter().collect()
    }

    /// As many turns as there are players.
    fn begins_step(before: &Position, act: &Move, step: Option<&[Event]>) -> bool {
        let is_over = |events: &[Event]| {
            let turns = events.iter().filter(|event| table::is_turn(event)).count();
            events.iter().any(kit::Event::ends_round)
                || turns >= before.board().in_play().len() as usize
        };
        act.seat().is_some() && step.is_none_or(is_over)
    }

    fn step(scene: &Scene, step: &Step<Position>) -> OpenStep {
        table::step(scene, step)
    }
}

/// The advice in words: the chance of winning after each of the best choices, and why the first is
/// best. `None` if there is nothing to decide.
fn hint(catalog: &Catalog, advice: &Advice) -> Option<(String, Act)> {
    let why: Vec<String> = advice.why.iter().map(|why| reason(catalog, *why)).collect();
    let why = (!why.is_empty()).then(|| why.join(" "));
    hint::hint(catalog, Bus::TALLY, &advice.estimates, |act| choice(catalog, act), why)
}

fn choice(catalog: &Catalog, act: Act) -> String {
    let exchange = match act.exchange {
        Exchange::Keep => catalog.advice_keep(),
        Exchange::One { give, take } => catalog.exchange(cards::label(give), cards::label(take)),
        Exchange::All => catalog.advice_all(),
    };
    if act.stop { catalog.advice_stop(exchange) } else { exchange }
}

fn reason(catalog: &Catalog, why: Why) -> String {
    match why {
        Why::BestHand => catalog.why_best_hand(),
        Why::NothingBetter => catalog.why_nothing_better(),
        Why::HelpsNextLess => catalog.why_helps_next_less(),
        Why::BuildsUp => catalog.why_builds_up(),
        Why::StopNow => catalog.why_stop_now(),
        Why::StopLater => catalog.why_stop_later(),
        Why::LastTurn => catalog.why_last_turn(),
    }
}
