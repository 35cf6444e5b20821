//! Getaway on Discord. Its sentences are here: the options, the rules in short, and what a move
//! did, or why it was refused and what to do instead.

pub mod action;
mod advice;
mod asked;
pub mod hand;

pub mod keys {
    //! The game's own messages as methods, made from `en.ftl` by `build.rs`.

    include!(concat!(env!("OUT_DIR"), "/getaway_messages.rs"));
}

mod story;
pub mod table;

use crate::games::kit::hand::Hand;
use crate::games::kit::moments::{Highlight, Narrator};
use crate::games::kit::on_discord::{Hint, LastMove, OnDiscord, ResultWords};
use crate::games::kit::running;
use crate::games::kit::steps::{OpenStep, Reviewed, Step};
use crate::i18n::Catalog;
use crate::pictures::{Rows, Spot};
use crate::render::message::Message;
use crate::render::options::line;
use crate::render::{Scene, cards, chart};
use getaway_games::cards::{CardSet, Seat};
use getaway_games::getaway::computer::{Candidate, advise};
use getaway_games::getaway::rules::{
    self, Dealing, Event, FirstTrick, Illegal, LastCard, Mistakes, Move, Options, Packs, Record,
    Slip, Taking, View,
};
use getaway_games::getaway::session::{
    Act, MoveOutcome, MoveRefusal, PickingView, PlayingView, PublicView,
};
use getaway_games::getaway::{Getaway, TableOptions};
use getaway_games::kit::{self, Bad};
use getaway_games::{Limits, Listed, Rand};
use getaway_table::{GameNumber, Stage};
use keys::GetawayMessages;

type Running<'a> = running::Running<'a, PublicView>;
/// A game while its piles are picked.
type Picking<'a> = running::Running<'a, PickingView>;
/// A game while its cards are played.
type Playing<'a> = running::Running<'a, PlayingView>;

/// The game that is running at this stage, once it is past picking piles.
pub fn played(stage: &Stage) -> Option<Playing<'_>> {
    Running::of::<Getaway>(stage).and_then(playing)
}

pub fn playing(game: Running<'_>) -> Option<Playing<'_>> {
    match game.view {
        PublicView::Picking(_) => None,
        PublicView::Playing(view) => Some(game.with(view)),
    }
}

impl OnDiscord for Getaway {
    const HELP_AIM: Rows = &[&[
        Spot::face("AS"),
        Spot::face("9S"),
        Spot::face("KH"),
        Spot::face("10D"),
        Spot::face("2C"),
    ]];
    const HELP_TURN: Rows =
        &[&[Spot::face("9H"), Spot::marked("KH"), Spot::face("3H"), Spot::face("10C")]];

    /// The time to take, if others than the leader can, and each option that differs from the classic
    /// game.
    fn option_lines(catalog: &Catalog, options: &TableOptions) -> Vec<String> {
        let mut lines = Vec::new();
        if options.rules.taking == Taking::Anyone {
            lines.push(match options.take_window.get() {
                0 => catalog.option_no_window(),
                seconds => catalog.option_window(seconds),
            });
        }
        let (rules, classic) = (&options.rules, Options::default());
        if *rules == classic {
            lines.push(catalog.option_classic());
        }
        let specs = Options::SPECS.iter().filter(|spec| (spec.get)(rules) != (spec.get)(&classic));
        lines.extend(
            specs.map(|spec| line(catalog, Getaway::KIND, &spec.info(true), &(spec.get)(rules))),
        );
        lines
    }

    fn rules(catalog: &Catalog, options: &TableOptions) -> Vec<String> {
        let rules = options.rules;
        let mut body = vec![
            catalog.rules_aim(),
            catalog.rules_deal(),
            match rules.first_trick {
                FirstTrick::AnyOrder => catalog.rules_first_any(),
                FirstTrick::InTurn => catalog.rules_first_turn(),
            },
            catalog.rules_tricks(),
            catalog.rules_away(),
            match rules.last_card {
                LastCard::DrawFromWaste => catalog.rules_last_waste(),
                LastCard::DrawFromNeighbour => catalog.rules_last_neighbour(),
                LastCard::DrawFromAny => catalog.rules_last_any(),
                LastCard::LeadPasses => catalog.rules_last_passes(),
            },
        ];
        if rules.packs == Packs::Two {
            body.push(catalog.rules_two_packs());
        }
        body.extend(match rules.taking {
            Taking::Anyone => Some(catalog.rules_take()),
            Taking::Leader => Some(catalog.rules_take_leader()),
            Taking::Off => None,
        });
        if rules.mistakes == Mistakes::Penalise {
            body.push(catalog.rules_penalise());
        }
        if rules.deal == Dealing::ChooseAPile {
            body.push(catalog.rules_piles());
        }
        body
    }

    fn part(view: &PublicView) -> u32 {
        match view {
            PublicView::Picking(_) => 0,
            PublicView::Playing(playing) => playing.present.number,
        }
    }

    fn playing(scene: &Scene, game: Running) -> Message {
        match game.view {
            PublicView::Picking(view) => table::open_picking(scene, game.with(view)),
            PublicView::Playing(view) => table::open(scene, game.with(view)),
        }
    }

    fn history(scene: &Scene, view: &PublicView) -> Vec<String> {
        let PublicView::Playing(view) = view else { return Vec::new() };
        view.past.iter().map(|log| story::in_a_line(scene, log)).collect()
    }

    fn ending(scene: &Scene, view: &PublicView) -> Option<String> {
        match view {
            PublicView::Playing(view) => view.past.last().map(|log| story::whole(scene, log)),
            PublicView::Picking(_) => None,
        }
    }

    fn last_move(scene: &Scene, view: &PublicView, seat: Seat) -> Option<LastMove> {
        match view {
            PublicView::Playing(view) => story::last_move(scene, view, seat),
            PublicView::Picking(_) => None,
        }
    }

    fn result_words(scene: &Scene, view: &PublicView) -> ResultWords {
        let PublicView::Playing(game) = view else {
            debug_assert!(false, "a game that is over has been played");
            return ResultWords::default();
        };
        chart::result_words(scene, story::story(game))
    }

    fn held(view: &View) -> CardSet {
        view.hand()
    }

    fn hand(scene: &Scene, game: Running, view: &View) -> Option<Hand> {
        Some(hand::own(scene, playing(game)?, view))
    }

    fn without_hand(scene: &Scene, game: Running, seat: Seat) -> Option<Message> {
        Some(match game.view {
            PublicView::Picking(view) => table::own_pile(scene, game.with(view), seat),
            PublicView::Playing(_) => Message::text(scene.catalog.not_dealt()),
        })
    }

    fn dealt(scene: &Scene, game: GameNumber) -> String {
        match Running::of::<Getaway>(scene.stage).map(|game| game.view) {
            Some(PublicView::Picking(_)) => scene.catalog.done_piles(game.0),
            Some(PublicView::Playing(_)) | None => scene.catalog.done_dealt(game.0),
        }
    }

    fn done(scene: &Scene, done: MoveOutcome) -> String {
        let catalog = scene.catalog;
        match done {
            MoveOutcome::Played(card) => catalog.done_played(cards::label(card)),
            MoveOutcome::Held(card) => catalog.done_held(cards::label(card)),
            MoveOutcome::Slipped(card, Slip::Revoke) => {
                catalog.done_slip_revoke(cards::label(card))
            }
            MoveOutcome::Slipped(card, Slip::OutOfTurn) => {
                catalog.done_slip_out_of_turn(cards::label(card))
            }
            MoveOutcome::Took { from, count } => catalog.done_took(scene.name(from), count),
            MoveOutcome::TakeAnnounced(_) => catalog.done_announced(),
            MoveOutcome::TakeWithdrawn => catalog.done_withdrawn(),
            MoveOutcome::Drew { from, card } => {
                catalog.done_drew(scene.name(from), cards::label(card))
            }
            MoveOutcome::DrawHeld(from) => catalog.done_draw_held(scene.name(from)),
            MoveOutcome::Picked(pile) => catalog.own_pile(pile),
        }
    }

    fn refusal(scene: &Scene, view: Option<&View>, refusal: MoveRefusal) -> String {
        let catalog = scene.catalog;
        match refusal {
            MoveRefusal::Picking => catalog.refuse_picking(),
            MoveRefusal::NotPicking => catalog.refuse_not_picking(),
            MoveRefusal::NoSuchPile(pile) => catalog.refuse_no_such_pile(pile),
            MoveRefusal::NotYourPick(seat) => catalog.refuse_not_your_pick(scene.name(seat)),
            MoveRefusal::NotNext => catalog.refuse_stale(),
            MoveRefusal::TakeLoses(from) => catalog.ask_take(scene.name(from)),
            MoveRefusal::Illegal(illegal) => self::illegal(scene, view, illegal),
        }
    }

    fn is_too_early(refusal: &MoveRefusal) -> bool {
        matches!(
            refusal,
            MoveRefusal::NotYourPick(_)
                | MoveRefusal::Illegal(Illegal::NotYourTurn { .. } | Illegal::NotYourLead { .. })
        )
    }

    fn hint(scene: &Scene, view: &View, limits: &Limits, rng: &mut Rand) -> Option<Hint<Act>> {
        let names = Seat::first(scene.seats.len()).map(|seat| scene.name(seat));
        let narrator = Narrator { catalog: scene.catalog, names: &names.collect::<Vec<_>>() };
        let (text, best) = advice::hint(narrator, &advise(view, limits, rng))?;
        let take = || {
            let from = played(scene.stage)?.view.takes_from(view.seat())?;
            Some(Act::Take { from, sure: false })
        };
        let act = match best {
            Candidate::Card(card) => Some(Act::Play(card)),
            Candidate::Take => take(),
            Candidate::DrawFrom(seat) => Some(Act::DrawFrom(seat)),
            Candidate::Wait => None,
        };
        Some((text, act))
    }

    fn review(
        catalog: &Catalog,
        record: &Record,
        seat: Seat,
        limits: &Limits,
        rng: &mut Rand,
    ) -> Result<Vec<Reviewed>, Bad<rules::Position>> {
        advice::review(catalog, record, seat, limits, rng)
    }

    /// The biggest pick-up, and the longest way to safety.
    fn moments(narrator: &Narrator<'_>, events: &[Event]) -> Vec<Highlight> {
        let mut tricks = 0;
        let (mut most, mut last) = (None, None);
        for event in events {
            match *event {
                Event::Wasted { .. } => tricks += 1,
                Event::PickedUp { seat, cards } => {
                    tricks += 1;
                    most = most.max(Some((cards.len() as usize, seat)));
                }
                Event::GotAway { seat } => last = Some((tricks, seat)),
                _ => {}
            }
        }
        let most = narrator.highlight("picked_up", most, Catalog::moment_picked_up);
        let last = narrator.highlight("escape", last, Catalog::moment_escape);
        most.into_iter().chain(last).collect()
    }

    fn begins_step(_before: &rules::Position, _act: &Move, step: Option<&[Event]>) -> bool {
        step.is_none_or(|events| events.iter().any(kit::Event::ends_round))
    }

    fn step(scene: &Scene, step: &Step<rules::Position>) -> OpenStep {
        story::step(scene, step)
    }

    /// The last trick that the loser picked up, or the last hand that they took.
    fn deciding(steps: &[Step<rules::Position>]) -> Option<usize> {
        let loser = steps.last()?.events.iter().find_map(|event| match *event {
            Event::Lost { seat } => Some(seat),
            _ => None,
        })?;
        let of_loser = |event: &Event| match *event {
            Event::PickedUp { seat, .. } | Event::Took { seat, .. } => seat == loser,
            _ => false,
        };
        steps.iter().rposition(|step| step.events.iter().any(of_loser))
    }

    fn squares(view: &PublicView, seat: Seat) -> String {
        match view {
            PublicView::Playing(view) => story::squares(view, seat),
            PublicView::Picking(_) => String::new(),
        }
    }
}

fn illegal(scene: &Scene, view: Option<&View>, illegal: Illegal) -> String {
    let catalog = scene.catalog;
    let name = |seat| scene.name(seat);
    match illegal {
        Illegal::GameOver => catalog.refuse_game_over(),
        Illegal::NotInPlay(_) => catalog.refuse_not_in_play(),
        Illegal::NotInHand(card) => catalog.refuse_not_in_hand(cards::label(card)),
        Illegal::NotYourLead { power } => catalog.refuse_not_your_lead(name(power)),
        Illegal::NotYourTurn { turn } => catalog.refuse_not_your_turn(name(turn)),
        Illegal::AlreadyPlayed => catalog.refuse_already_played(),
        Illegal::MustFollow(suit) => {
            // If there is no view, the game has ended since the refusal.
            let legal = cards::row_of_labels(view.map(View::legal_cards).unwrap_or_default());
            catalog.refuse_must_follow(cards::suit_name(catalog, suit), legal)
        }
        Illegal::MustOpen => catalog.refuse_must_open(),
        Illegal::DrawFirst => catalog.refuse_draw_first(),
        Illegal::TrickIsOpen => catalog.refuse_trick_is_open(),
        Illegal::NothingToTake => catalog.refuse_nothing_to_take(),
        Illegal::TakingIsOff => catalog.refuse_taking_is_off(),
        Illegal::LeaderTakes => catalog.refuse_leader_takes(),
        Illegal::TookAlready => catalog.refuse_took_already(),
        Illegal::NoDrawDue => catalog.refuse_no_draw(),
        Illegal::WrongSource | Illegal::NotDrawable(_) => catalog.refuse_wrong_source(),
        Illegal::NoSuchSlip => catalog.refuse_internal(),
    }
}

#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

fn card_count(game: Playing, seat: Seat) -> u32 {
    let count = game.view.counts.get(seat.index()).copied();
    debug_assert!(count.is_some(), "seat {seat} has no count of cards");
    count.unwrap_or(0)
}
