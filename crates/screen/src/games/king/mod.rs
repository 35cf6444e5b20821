//! King on Discord. Its sentences are here: what a move did, or why it was refused and what to do
//! instead; the rules in short, and hints, with each choice's points in this hand and how often the
//! game is won after it.

pub mod action;
mod asked;
pub mod hand;

pub mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/king_messages.rs"));
}
pub mod table;
#[cfg(test)]
mod tests;
pub mod words;

use crate::games::kit::hand::Hand;
use crate::games::kit::moments::{Highlight, Narrator};
use crate::games::kit::on_discord::{Hint, LastMove, OnDiscord, ResultWords};
use crate::games::kit::running;
use crate::games::kit::steps::{OpenStep, Reviewed, Step};
use crate::i18n::Catalog;
use crate::pictures::{Rows, Spot};
use crate::render::Scene;
use crate::render::cards::{self, suit_name};
use crate::render::hint::{self, percent};
use crate::render::message::Message;
use crate::render::numbers::{minus, signed};
use getaway_games::cards::{Card, CardSet, Seat};
use getaway_games::king::King;
use getaway_games::king::computer::{Estimate, When, Why, advise, review};
use getaway_games::king::rules::{
    Act, Auctions, Choice, Due, Ending, Event, Hearts, Illegal, Move, Options, Penalty, Play,
    Position, Record, Round, SEATS, Scoring, TRICKS, View,
};
use getaway_games::king::session::{MoveOutcome, PublicView};
use getaway_games::kit::Bad;
use getaway_games::{Limits, Rand};
use getaway_table::GameNumber;
use keys::KingMessages;

pub type Running<'a> = running::Running<'a, PublicView>;

impl OnDiscord for King {
    const HELP_AIM: Rows =
        &[&[Spot::face("KH"), Spot::face("QS"), Spot::face("QD"), Spot::face("JC")]];
    const HELP_TURN: Rows =
        &[&[Spot::face("10D"), Spot::marked("AD"), Spot::face("2D"), Spot::face("QS")]];

    fn rules(catalog: &Catalog, options: &Options) -> Vec<String> {
        let mut said = vec![
            catalog.rules_aim(),
            catalog.rules_deal(),
            catalog.rules_tricks(),
            catalog.rules_negative(),
        ];
        said.extend((options.hearts == Hearts::HeldBack).then(|| catalog.rules_held_back()));
        said.push(match options.ending {
            Ending::Decided => catalog.rules_decided(),
            Ending::Thirteen => catalog.rules_thirteen(),
        });
        said.push(match options.auction {
            Auctions::Allowed => catalog.rules_positive(),
            Auctions::Never => catalog.rules_positive_alone(),
        });
        said.extend((options.auction == Auctions::Allowed).then(|| catalog.rules_auction()));
        said.push(catalog.rules_direction());
        said.push(catalog.rules_end());
        said
    }

    /// Counts the hands, and the tricks in each.
    fn part(view: &PublicView) -> u32 {
        let tricks = view.board.play().map_or(0, |play: &Play| play.tricks().len());
        let hands = view.past.len() * (TRICKS + 1);
        u32::try_from(hands + tricks).unwrap_or(u32::MAX)
    }

    fn playing(scene: &Scene, game: Running) -> Message {
        table::open(scene, game)
    }

    fn history(scene: &Scene, view: &PublicView) -> Vec<String> {
        view.past.iter().map(|log| table::whole(scene, log)).collect()
    }

    /// The thirteen tricks of a hand are too much for a phone. The history has them.
    fn ending(scene: &Scene, view: &PublicView) -> Option<String> {
        table::end(scene, view)
    }

    fn last_move(scene: &Scene, view: &PublicView, seat: Seat) -> Option<LastMove> {
        table::last_move(scene, view, seat)
    }

    fn result_words(scene: &Scene, view: &PublicView) -> ResultWords {
        let mut ranked: Vec<_> = view.board.scores().into_iter().zip(Seat::first(SEATS)).collect();
        ranked.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
        let ((best, _), (next, second)) = (ranked[0], ranked[1]);
        let story = scene.catalog.told_win(signed(best), best - next, scene.name(second));
        let picture = table::curve(scene, &view.board);
        ResultWords { story: Some(story), picture, ..ResultWords::default() }
    }

    fn held(view: &View) -> CardSet {
        view.hand()
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        Some(hand::own(scene, game, view))
    }

    fn dealt(scene: &Scene, game: GameNumber) -> String {
        scene.catalog.done_game_dealt(game.0, Round::COUNT)
    }

    fn done(scene: &Scene, done: MoveOutcome) -> String {
        let catalog = scene.catalog;
        let did = match done.did {
            Act::Choose(Choice::Trumps(trumps)) => {
                catalog.done_trumps(words::trumps(catalog, trumps))
            }
            Act::Choose(Choice::Auction) => catalog.done_auction(),
            Act::Bid(bid) => catalog.done_bid(bid.tricks()),
            Act::Pass => catalog.done_passed(),
            Act::Direct(Scoring::Up) => catalog.done_up(),
            Act::Direct(Scoring::Down) => catalog.done_down(),
            Act::Play(card) => catalog.done_played(cards::label(card)),
        };
        let mut said = vec![did];
        said.extend(done.names.map(|seat| catalog.done_sold(scene.name(seat))));
        said.extend(done.taken_by.map(|seat| catalog.takes(scene.name(seat))));
        said.extend(done.hand_over.then(|| catalog.hand_over()));
        said.join(" ")
    }

    fn refusal(scene: &Scene, _view: Option<&View>, refusal: Illegal) -> String {
        let catalog = scene.catalog;
        match refusal {
            Illegal::GameOver | Illegal::NotNow(Due::Over) => catalog.refuse_game_over(),
            Illegal::NoSuchSeat(_) => catalog.refuse_internal(),
            Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(scene.name(turn)),
            Illegal::NotNow(Due::Deal(_)) => catalog.refuse_not_dealt(),
            Illegal::NotNow(Due::Choose(_)) => catalog.refuse_choose_first(),
            Illegal::NotNow(Due::Bid(_)) => catalog.refuse_bid_first(),
            Illegal::NotNow(Due::Direct(_)) => catalog.refuse_direct_first(),
            Illegal::NotNow(Due::Play(_)) => catalog.refuse_play_now(),
            Illegal::NoAuctions => catalog.refuse_no_auctions(),
            Illegal::AuctionIsOver => catalog.refuse_auction_is_over(),
            Illegal::TooLow(bid) => catalog.refuse_bid_too_low(bid.tricks()),
            Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::label(card)),
            Illegal::MustFollow(suit) => catalog.refuse_must_follow(suit_name(catalog, suit)),
            Illegal::HeartsHeldBack => catalog.refuse_hearts_held_back(),
            Illegal::MustThrowKing => catalog.refuse_must_throw_king(),
        }
    }

    fn is_too_early(refusal: &Illegal) -> bool {
        matches!(refusal, Illegal::NotYourTurn { .. })
    }

    fn hint(scene: &Scene, view: &View, limits: &Limits, rng: &mut Rand) -> Option<Hint<Act>> {
        let (catalog, advice) = (scene.catalog, advise(view, limits, rng));
        let (best, others) = advice.estimates.split_first()?;
        let in_words = |estimate: &Estimate| {
            let points = signed(estimate.points.round() as i32);
            (words::advice(catalog, estimate.act), points, percent(estimate.win_probability))
        };
        let (what, points, chance) = in_words(best);
        let mut lines = vec![catalog.advice_best(what, points, chance)];
        lines.extend(advice.why.map(|why| reason(catalog, why)));
        lines.extend(others.iter().take(hint::SHOWN - 1).map(|other| {
            let (what, points, chance) = in_words(other);
            catalog.advice_other(what, points, chance)
        }));
        lines.push(catalog.hint_note());
        Some((lines.join("\n"), Some(best.act)))
    }

    fn review(
        catalog: &Catalog,
        record: &Record,
        seat: Seat,
        limits: &Limits,
        rng: &mut Rand,
    ) -> Result<Vec<Reviewed>, Bad<Position>> {
        let costly = review(record, seat, limits, rng)?;
        let when = |when: &When| match when.trick {
            Some(trick) => catalog.review_when(when.round.number(), trick),
            None => catalog.review_before(when.round.number()),
        };
        let cards = |act| match act {
            Act::Play(card) => CardSet::of(card),
            _ => CardSet::EMPTY,
        };
        let said = |act| words::advice(catalog, act);
        Ok(hint::reviewed(catalog, &costly, when, said, cards))
    }

    /// The king of hearts caught late, and the best score.
    fn moments(narrator: &Narrator<'_>, events: &[Event]) -> Vec<Highlight> {
        let mut told = Vec::new();
        let mut counts = false;
        for event in events {
            match event {
                Event::Dealt { round, .. } => {
                    counts = round.penalty() == Some(Penalty::KingOfHearts);
                }
                Event::Took { number, trick }
                    if counts && trick.cards.contains(&Card::KING_OF_HEARTS) =>
                {
                    told.push(Highlight {
                        what: "caught",
                        seat: trick.winner,
                        worth: *number,
                        text: narrator.catalog.moment_caught(narrator.name(trick.winner), *number),
                    });
                }
                Event::GameOver { scores, .. } => {
                    let best =
                        Seat::first(scores.len()).zip(scores).max_by_key(|(_, score)| **score);
                    told.extend(best.map(|(seat, score)| Highlight {
                        what: "score",
                        seat,
                        worth: usize::try_from(*score).unwrap_or(0),
                        text: narrator.catalog.moment_score(narrator.name(seat), *score),
                    }));
                }
                _ => {}
            }
        }
        told
    }

    /// A trick, or everything before the first one.
    fn begins_step(_before: &Position, act: &Move, step: Option<&[Event]>) -> bool {
        let plays = |event: &Event| matches!(event, Event::Did { act: Act::Play(_), .. });
        let is_over = |events: &[Event]| {
            let is_play = matches!(act.act(), Some(Act::Play(_)));
            events.iter().any(|event| matches!(event, Event::Took { .. }))
                || is_play && !events.iter().any(plays)
        };
        act.seat().is_some() && step.is_none_or(is_over)
    }

    fn step(scene: &Scene, step: &Step<Position>) -> OpenStep {
        table::step(scene, step)
    }

    /// The last trick of the hand after which the winner was ahead for good.
    fn deciding(steps: &[Step<Position>]) -> Option<usize> {
        let mut sums = [0; SEATS];
        let ends = steps.iter().enumerate().filter_map(|(at, step)| {
            let scores = step.events.iter().find_map(|event| match event {
                Event::RoundOver { scores, .. } => Some(*scores),
                _ => None,
            })?;
            sums.iter_mut().zip(scores).for_each(|(sum, score)| *sum += score);
            Some((at, sums))
        });
        let ends: Vec<(usize, [i32; SEATS])> = ends.collect();
        let ahead = |sums: &[i32; SEATS]| {
            let best = sums.iter().max();
            sums.map(|sum| Some(&sum) == best)
        };
        let (_, last) = ends.last()?;
        let decided = ends.iter().rposition(|(_, sums)| ahead(sums) != ahead(last));
        ends.get(decided.map_or(0, |before| before + 1)).map(|(at, _)| *at)
    }
}

fn reason(catalog: &Catalog, why: Why) -> String {
    match why {
        Why::Forced => catalog.why_forced(),
        Why::CostsLess { best, next } => catalog.why_costs_less(percent(best), percent(next)),
        Why::TakesMore { best, next } => catalog.why_takes_more(percent(best), percent(next)),
        Why::ThrowsPenalty => catalog.why_throws(),
        Why::CostsButBetterLater(best) => catalog.why_costs(percent(best)),
        Why::KeepsBetterCards(best) => catalog.why_keeps(percent(best)),
        Why::BetterLater => catalog.why_later(),
        Why::LongSuit(count) => catalog.why_long_suit(count),
        Why::HighCards => catalog.why_high_cards(),
        Why::LowCards => catalog.why_low_cards(),
        Why::BidsAreGifts => catalog.why_gifts(),
        Why::WorthTheBid => catalog.why_worth(),
        Why::TooDear => catalog.why_dear(),
        Why::Up(tricks) => catalog.why_up(minus(&format!("{tricks:.1}"))),
        Why::Down(tricks) => catalog.why_down(minus(&format!("{tricks:.1}"))),
    }
}
