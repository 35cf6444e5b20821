//! A game of Getaway at a table.
//!
//! Owns everything between two people's moves: the picking of piles, announced takes, the lead or
//! the draw that is held back during the take-window, due draws. Also owns what each player may see. Knows
//! nothing about people and clocks: it is told which seats people play for, it asks for a pause,
//! and is told when the pause is over.

mod act;
mod pending;
mod playing;
mod public;
mod takes;
#[cfg(test)]
mod tests;

use pending::Picking;
use playing::Playing;
use serde_json::Value as Json;

use super::TableOptions;
use super::computer::{PLAYOUTS, Player, certain_loser};
use super::rules::{BadDeal, Dealing, Event, Hands, Illegal, Move, Position, View, deal};
use crate::cards::{Seat, SeatSet};
use crate::kit::{
    self, Due, Figures, Journal, Level, Limits, Pause, Players, Rand, Start, Strength, Strengths,
    Tally,
};

pub use act::{Act, Decision, MoveOutcome, MoveRefusal, Question};
pub use playing::TrickLog;
pub use public::{PickingView, PlayingView, PublicView};
pub use takes::{Announced, Announcements, Void, WhyVoid};

#[derive(Clone, Debug)]
pub struct Getaway {
    options: TableOptions,
    start: Start,
    stage: Stage,
}

#[derive(Clone, Debug)]
enum Stage {
    Picking(Picking),
    Playing(Box<Playing>),
}

impl Getaway {
    const fn playing(&self) -> Option<&Playing> {
        match &self.stage {
            Stage::Playing(playing) => Some(playing),
            Stage::Picking(_) => None,
        }
    }

    const fn playing_mut(&mut self) -> Option<&mut Playing> {
        match &mut self.stage {
            Stage::Playing(playing) => Some(playing),
            Stage::Picking(_) => None,
        }
    }
}

impl kit::Session for Getaway {
    const TALLY: Tally = Tally::LastLoses;
    const FIGURES: &'static [&'static str] = &[PICKED_UP, TOCHOOS, TAKES];
    const COUNT: fn(&[Event], &mut Figures) = count_figures;
    const DAILY: Option<&'static str> = Some(PICKED_UP);
    const LESSON: &'static str = include_str!("../lesson.txt");
    const PLAYOUTS: u32 = PLAYOUTS;
    const FORCES: bool = true;
    const STRENGTHS: Strengths = Strengths {
        easy: Strength { alone: 637.0, more: -116.0, others: 181.0, least: 0.0 },
        hard: Strength { alone: 2575.0, more: -500.0, others: 290.0, least: 2000.0 },
    };

    type Rules = Position;
    type Options = TableOptions;
    type Act = Act;
    type MoveOutcome = MoveOutcome;
    type MoveRefusal = MoveRefusal;
    type View = View;
    type PublicView = PublicView;
    type Question = Question;
    type Decision = Decision;

    fn dealt(options: TableOptions, start: Start, deal: &Hands) -> Result<Getaway, BadDeal> {
        let playing = Playing::new(options, &start, deal)?;
        Ok(Getaway { options, start, stage: Stage::Playing(Box::new(playing)) })
    }

    fn begin(options: TableOptions, start: Start) -> Result<Getaway, BadDeal> {
        match options.rules.deal {
            Dealing::Dealt => {
                let (chance, dealer) = (&start.chance, start.dealer);
                let hands = deal::hands(chance, options.rules, start.seats, dealer);
                Getaway::dealt(options, start, &Hands::of(&hands))
            }
            Dealing::ChooseAPile => {
                Ok(Getaway { options, stage: Stage::Picking(Picking::new(start.seats)), start })
            }
        }
    }

    fn options(&self) -> &TableOptions {
        &self.options
    }

    fn start(&self) -> &Start {
        &self.start
    }

    fn journal(&self) -> Option<&Journal<Position>> {
        Some(&self.playing()?.journal)
    }

    fn journal_mut(&mut self) -> Option<&mut Journal<Position>> {
        Some(&mut self.playing_mut()?.journal)
    }

    fn act(&mut self, seat: Seat, act: Act) -> Result<MoveOutcome, MoveRefusal> {
        if let Act::Pick(pile) = act {
            return self.pick(seat, pile).map(|()| MoveOutcome::Picked(pile));
        }
        let playing = self.playing_mut().ok_or(MoveRefusal::Picking)?;
        let told = playing.takes.void_of(seat);
        let done = match act {
            Act::Play(card) => playing.play(seat, card),
            Act::Take { from, sure } => playing.take(seat, from, sure),
            Act::TakeNot { from } => playing.take_not(seat, from),
            Act::DrawFrom(from) => playing.choose_to_draw_from(seat, from),
            Act::Pick(_) => Err(MoveRefusal::NotPicking),
        }?;
        // Not what the move itself has made void.
        if playing.takes.void_of(seat) == told {
            playing.takes.has_seen(seat);
        }
        Ok(done)
    }

    fn check_ahead(&self, seat: Seat, act: Act) -> Result<(), MoveRefusal> {
        if let (Some(playing), Act::Play(card)) = (self.playing(), act) {
            let position = playing.journal.position();
            position.board().check_play(seat, position.hand(seat), card)?;
        }
        Ok(())
    }

    fn advance(&mut self, players: &Players) -> Result<(), MoveRefusal> {
        self.begin_if_picked()?;
        let window = self.options.take_window.get();
        if let Stage::Playing(playing) = &mut self.stage {
            while playing.step(players, window)? {}
        }
        Ok(())
    }

    /// Closes the take-window; then a lead or a draw that was held back is made.
    fn end_pause(&mut self) {
        if let Stage::Playing(playing) = &mut self.stage {
            playing.close_window();
        }
    }

    fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), MoveRefusal> {
        match (&mut self.stage, decision) {
            (Stage::Picking(picking), Decision::Pick) => {
                let pile = picking.first_free().ok_or(MoveRefusal::NotPicking)?;
                self.pick(seat, pile)
            }
            (Stage::Picking(_), _) => Err(MoveRefusal::Picking),
            (Stage::Playing(playing), decision) => playing.decided(seat, decision),
        }
    }

    fn person_left(&mut self, seat: Seat) {
        if let Stage::Playing(playing) = &mut self.stage {
            playing.person_left(seat);
        }
    }

    /// `None` while computers are asked whether they take.
    fn due(&self) -> Option<Due> {
        match &self.stage {
            Stage::Picking(_) => Some(Due::of(self.picks_now()?, 0)),
            Stage::Playing(playing) => playing.due(),
        }
    }

    fn in_play(&self) -> SeatSet {
        let playing = self.playing();
        playing.map_or(SeatSet::first(self.start.seats), |playing| playing.board().in_play())
    }

    fn is_forced(&self, seat: Seat) -> bool {
        self.playing().is_some_and(|playing| playing.is_forced(seat))
    }

    /// The take-window, while it is open.
    fn pause(&self) -> Option<Pause> {
        let playing = self.playing().filter(|playing| playing.window_is_open())?;
        Some(Pause {
            seconds: playing.window_seconds(self.options.take_window.get()),
            is_to_read: false,
        })
    }

    fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        match &self.stage {
            Stage::Picking(_) => {
                let seat = self.picks_now()?;
                players.is_computers(seat).then_some((seat, Question::Pick))
            }
            Stage::Playing(playing) => playing.question(players),
        }
    }

    fn decide(
        question: Question,
        view: Option<&View>,
        level: Level,
        limits: &Limits,
        rng: &mut Rand,
    ) -> Option<Decision> {
        let player = Player::from(level);
        Some(match question {
            Question::Pick => Decision::Pick,
            Question::Card => Decision::Card(player.card(view?, limits, rng)),
            Question::Take => Decision::Take(player.takes(view?, limits, rng)),
            Question::DrawFrom(seats) => {
                Decision::DrawFrom(player.draws_from(view?, seats, limits, rng))
            }
        })
    }

    fn any(question: Question, view: Option<&View>) -> Option<Decision> {
        Some(match question {
            Question::Pick => Decision::Pick,
            Question::Card => Decision::Card(view?.legal_cards().nth(0)?),
            Question::Take => Decision::Take(false),
            Question::DrawFrom(seats) => Decision::DrawFrom(seats.iter().next()?),
        })
    }

    /// While piles are being picked, nobody knows any of them.
    fn view(&self, seat: Seat) -> Option<View> {
        let playing = self.playing()?;
        (seat.index() < self.start.seats)
            .then(|| playing.history.view(playing.journal.position(), seat))
    }

    fn public(&self) -> PublicView {
        self.to_public()
    }

    /// With two players left, each can tell what the other holds: all that isn't in their own hand,
    /// nor was seen to be wasted.
    fn foregone(&self) -> Option<Seat> {
        certain_loser(self.journal()?.position())
    }

    fn round(&self) -> u32 {
        self.playing().map_or(0, |playing| playing.board().tricks())
    }

    /// All tricks so far, up to the one with which the player got away; not one before which somebody
    /// took their cards.
    fn rounds_of(&self, seat: Seat) -> u32 {
        let mut rounds = self.playing().into_iter().flat_map(|p| p.journal.rounds());
        let last = rounds.find_map(|round| {
            let left =
                |event: &Event| matches!(event, Event::GotAway { seat: who, .. } if *who == seat);
            let before = &round.events[..round.events.iter().position(left)?];
            let begun = before.iter().any(|event| matches!(event, Event::Played { .. }));
            // The rounds are numbered from 1, by the tricks.
            Some(round.number - u32::from(!begun))
        });
        last.unwrap_or_else(|| self.round())
    }

    /// Takes can be made and announced at any time.
    fn is_of_a_turn(done: MoveOutcome) -> bool {
        match done {
            MoveOutcome::Played(_)
            | MoveOutcome::Held(_)
            | MoveOutcome::Slipped(..)
            | MoveOutcome::Drew { .. }
            | MoveOutcome::DrawHeld(_)
            | MoveOutcome::Picked(_) => true,
            MoveOutcome::Took { .. }
            | MoveOutcome::TakeAnnounced(_)
            | MoveOutcome::TakeWithdrawn => false,
        }
    }

    fn is_silent(decision: Decision) -> bool {
        matches!(decision, Decision::Take(false))
    }

    fn extra_state(&self) -> Json {
        self.to_extra_state()
    }

    fn undealt(options: TableOptions, start: Start, extra_state: &Json) -> Option<Getaway> {
        Getaway::picking(options, start, extra_state)
    }

    fn repeat(&mut self, act: &Move) -> Result<(), Illegal> {
        self.playing_mut().map_or(Ok(()), |playing| playing.make(*act))
    }

    fn resume(&mut self, extra_state: &Json) -> Result<(), kit::Fault> {
        Ok(self.restore_prepared(extra_state)?)
    }
}

const PICKED_UP: &str = "picked_up";
/// The number of tricks that the player ended with a card of another suit for somebody to pick up.
const TOCHOOS: &str = "tochoos";
const TAKES: &str = "takes";

fn count_figures(events: &[Event], figures: &mut Figures) {
    let mut led = None;
    // The last player of another suit; a trick that is picked up ended with their card.
    let mut off_suit: Option<Seat> = None;
    for event in events {
        match *event {
            Event::Played { seat, card } => {
                let suit = *led.get_or_insert(card.suit());
                off_suit = (card.suit() != suit).then_some(seat);
            }
            Event::Slipped { .. } => off_suit = None,
            Event::PickedUp { seat, cards } => {
                figures.add(seat, PICKED_UP, cards.len());
                if let Some(giver) = off_suit {
                    figures.add(giver, TOCHOOS, 1);
                }
            }
            Event::Took { seat, .. } => figures.add(seat, TAKES, 1),
            Event::Drew { .. }
            | Event::Received { .. }
            | Event::Wasted { .. }
            | Event::GotAway { .. }
            | Event::PowerPassed { .. }
            | Event::Lost { .. } => {}
        }
    }
}
