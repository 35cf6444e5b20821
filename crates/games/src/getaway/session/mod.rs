//! A game of Getaway at a table: what a table asks of it.
//!
//! Owns everything between two people's acts: the picking of piles, announced takes, the lead that
//! is held back during the take-window, due draws; and what each may see. Knows no person and no
//! clock: it is told for which seats people act, it asks for a pause, and is told when the pause is
//! over.

mod act;
mod beside;
mod between;
mod decision;
mod figures;
mod picking;
mod playing;
mod public;
mod steps;
#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value as Json;

use super::TableOptions;
use super::computer::{Kind, PLAYOUTS};
use super::rules::{BadSetup, Deal, Event, Game, Hands, Illegal, Move, View, deal};
use crate::cards::{CardSet, Seat, SeatSet};
use crate::kit::{self, Due, Figures, Journal, Level, Limits, Pause, Players, Start, Tally, Turn};

pub use act::{Act, Done, Refusal};
pub use decision::{Decision, Question};
pub use playing::TrickLog;
pub use public::{Picking as PickingView, Playing as PlayingView, PublicView};

use picking::Picking;
use playing::Playing;

/// A game of Getaway, from the deal to its end.
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
    /// All hands are known: before the first trick.
    fn play_with(&mut self, hands: &[CardSet]) -> Result<(), BadSetup> {
        let playing = Playing::new(self.options, &self.start, &Hands::of(hands))?;
        self.stage = Stage::Playing(Box::new(playing));
        Ok(())
    }

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

impl kit::Game for Getaway {
    const TALLY: Tally = Tally::LastLoses;
    const FIGURES: &'static [&'static str] = &figures::NAMES;
    const PLAYOUTS: u32 = PLAYOUTS;

    type Rules = Game;
    type Options = TableOptions;
    type Act = Act;
    type Done = Done;
    type Refusal = Refusal;
    type View = View;
    type PublicView = PublicView;
    type Question = Question;
    type Decision = Decision;

    fn dealt(options: TableOptions, start: Start, deal: &Hands) -> Result<Getaway, BadSetup> {
        let playing = Playing::new(options, &start, deal)?;
        Ok(Getaway {
            options,
            start,
            stage: Stage::Playing(Box::new(playing)),
        })
    }

    /// The hands are dealt, or the piles lie ready.
    fn begin(options: TableOptions, start: Start) -> Result<Getaway, BadSetup> {
        match options.rules.deal {
            Deal::Dealt => {
                let (chance, dealer) = (&start.chance, start.dealer);
                let hands = deal::hands(chance, options.rules, start.seats, dealer);
                Getaway::dealt(options, start, &Hands::of(&hands))
            }
            Deal::ChooseAPile => Ok(Getaway {
                options,
                stage: Stage::Picking(Picking::new(start.seats)),
                start,
            }),
        }
    }

    fn options(&self) -> &TableOptions {
        &self.options
    }

    fn start(&self) -> &Start {
        &self.start
    }

    fn journal(&self) -> Option<&Journal<Game>> {
        Some(&self.playing()?.journal)
    }

    fn journal_mut(&mut self) -> Option<&mut Journal<Game>> {
        Some(&mut self.playing_mut()?.journal)
    }

    fn act(&mut self, seat: Seat, act: Act) -> Result<Done, Refusal> {
        if let Act::Pick(pile) = act {
            return self.pick(seat, pile).map(|()| Done::Picked(pile));
        }
        let playing = self.playing_mut().ok_or(Refusal::Picking)?;
        match act {
            Act::Play(card) => playing.play(seat, card),
            Act::Take { from, sure } => playing.take(seat, from, sure),
            Act::TakeNot { from } => playing.take_not(seat, from),
            Act::DrawFrom(from) => playing.draw_from(seat, from),
            Act::Pick(_) => Err(Refusal::NotPicking),
        }
    }

    fn settle(&mut self, players: &Players) -> Result<(), Refusal> {
        self.begin_if_picked()?;
        let window = self.options.take_window;
        if let Stage::Playing(playing) = &mut self.stage {
            while playing.step(players, window)? {}
        }
        Ok(())
    }

    /// The take-window closes, and a lead that was held back is shown.
    fn end_pause(&mut self) {
        if let Stage::Playing(playing) = &mut self.stage {
            playing.close_window();
        }
    }

    fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        match (&mut self.stage, decision) {
            (Stage::Picking(picking), Decision::Pick) => {
                let pile = picking.first_free().ok_or(Refusal::NotPicking)?;
                self.pick(seat, pile)
            }
            (Stage::Picking(_), _) => Err(Refusal::Picking),
            (Stage::Playing(playing), decision) => playing.decided(seat, decision),
        }
    }

    fn person_left(&mut self, seat: Seat) {
        if let Stage::Playing(playing) = &mut self.stage {
            playing.person_left(seat);
        }
    }

    /// Nobody is due while computers are asked whether they take.
    fn due(&self) -> Option<Due> {
        match &self.stage {
            Stage::Picking(picking) => {
                let seat = self.picks_now(picking)?;
                Some(Due {
                    turn: Turn {
                        round: 0,
                        seat: Some(seat),
                    },
                    seats: SeatSet::of(seat),
                })
            }
            Stage::Playing(playing) => playing.due(),
        }
    }

    /// The seats that may still lose.
    fn in_play(&self) -> SeatSet {
        let playing = self.playing();
        playing.map_or(SeatSet::first(self.start.seats), |playing| {
            playing.board().in_play()
        })
    }

    /// The take-window, while it is open.
    fn pause(&self) -> Option<Pause> {
        let playing = self.playing().filter(|playing| playing.window_is_open())?;
        Some(Pause {
            seconds: playing.window_seconds(self.options.take_window),
        })
    }

    fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        match &self.stage {
            Stage::Picking(picking) => {
                let seat = self.picks_now(picking)?;
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
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Decision> {
        question.decide(view, Kind::from(level), limits, rng)
    }

    fn any(question: Question, view: Option<&View>) -> Option<Decision> {
        question.any(view)
    }

    /// While piles are picked nobody knows any of them.
    fn view(&self, seat: Seat) -> Option<View> {
        let playing = self.playing()?;
        (seat.index() < self.start.seats)
            .then(|| playing.history.view(playing.journal.position(), seat))
    }

    fn public(&self) -> PublicView {
        self.to_public()
    }

    /// How many tricks are over.
    fn round(&self) -> u32 {
        self.playing().map_or(0, |playing| playing.board().tricks())
    }

    fn count(events: &[Event], figures: &mut Figures) {
        figures::count(events, figures);
    }

    /// Takes are made and announced at any time.
    fn is_of_a_turn(done: Done) -> bool {
        match done {
            Done::Played(_)
            | Done::Held(_)
            | Done::Slipped(..)
            | Done::Drew { .. }
            | Done::Picked(_) => true,
            Done::Took { .. } | Done::TakeAnnounced | Done::TakeWithdrawn => false,
        }
    }

    fn is_silent(decision: Decision) -> bool {
        matches!(decision, Decision::Take(false))
    }

    fn beside(&self) -> Json {
        self.to_beside()
    }

    fn undealt(options: TableOptions, start: Start, beside: &Json) -> Option<Getaway> {
        Getaway::picking(options, start, beside)
    }

    fn repeat(&mut self, act: &Move) -> Result<(), Illegal> {
        self.playing_mut()
            .map_or(Ok(()), |playing| playing.make(*act))
    }

    fn resume(&mut self, beside: &Json) -> Result<(), kit::Fault> {
        Ok(self.take_up(beside)?)
    }

    fn upgrade_v1(old: &Json) -> (Json, Option<Json>) {
        beside::upgrade_v1(old)
    }
}

/// Whether a computer of this strength has to be asked whether it takes.
fn asks_to_take(players: &Players, seat: Seat) -> bool {
    Kind::from(players.level(seat)).ever_takes()
}

/// What tests of a table look at: it is hidden from everybody else.
#[cfg(feature = "testing")]
impl Getaway {
    /// The game as it stands.
    pub fn game(&self) -> &Game {
        match &self.stage {
            Stage::Playing(playing) => playing.journal.position(),
            Stage::Picking(_) => panic!("no cards are dealt yet"),
        }
    }

    /// The seats that have announced a take.
    pub fn announced(&self) -> SeatSet {
        self.playing()
            .map_or(SeatSet::EMPTY, |playing| playing.announced)
    }

    /// Whether a lead waits until nobody may take any more.
    pub fn holds_a_lead(&self) -> bool {
        self.playing().is_some_and(|playing| playing.held.is_some())
    }

    /// The tricks so far, and the present one.
    pub fn logs(&self) -> (&[std::sync::Arc<TrickLog>], &TrickLog) {
        match &self.stage {
            Stage::Playing(playing) => (playing.journal.past(), playing.journal.present()),
            Stage::Picking(_) => panic!("no cards are dealt yet"),
        }
    }
}
