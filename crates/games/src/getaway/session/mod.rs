//! A game of Getaway at a table: what a table asks of it.
//!
//! Owns everything between two people's acts: the picking of piles, announced takes, the lead that
//! is held back during the take-window, due draws; what is to be recorded of it, and what each may
//! see. Knows no person and no clock: it is told for which seats people act, it asks for a pause,
//! and is told when the pause is over.

mod between;
mod decision;
mod figures;
mod picking;
mod playing;
mod public;
mod restore;
mod steps;

use super::TableOptions;
use super::computer::Kind;
use super::rules::{BadSetup, Illegal, Slip, View};
use crate::cards::{Card, CardSet, Seat, SeatSet};
use crate::kit::{Due, Pause, Players, Start, Turn, Unsaved};

pub use decision::{Decision, Question};
pub use figures::FIGURES;
pub use playing::TrickLog;
pub use public::{Picking as PickingView, Playing as PlayingView, PublicView};
pub use restore::{NotRestored, upgrade_v1};

use picking::Picking;
use playing::Playing;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Plays a card. It need not be legal; a penalised mistake is carried out as such.
    Play(Card),
    /// Takes the cards of this player, the next one: now if no trick is open, else announced. What is
    /// announced stays so, however often this is asked. With two players left it loses the game, and is
    /// refused unless the player knows that.
    Take {
        /// Whose cards.
        from: Seat,
        /// Whether the player knows.
        sure: bool,
    },
    /// Withdraws the announced take of this player's cards.
    TakeNot {
        /// Whose cards.
        from: Seat,
    },
    /// Draws from this player's hand (`draw_from_any`).
    DrawFrom(Seat),
    /// Picks the pile with this number, from 1 (`choose_a_pile`).
    Pick(usize),
}

/// What became of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    /// The card is played.
    Played(Card),
    /// The lead lies face down until the take-window is over. Another lead replaces it.
    Held(Card),
    /// The play was a mistake, and penalised.
    Slipped(Card, Slip),
    /// The next player's cards were taken.
    Took {
        /// From whom.
        from: Seat,
        /// How many.
        count: u32,
    },
    /// The take will be carried out when the trick ends.
    TakeAnnounced,
    /// The announced take is withdrawn.
    TakeWithdrawn,
    /// The card was drawn and led.
    Drew {
        /// From whom.
        from: Seat,
        /// Which card.
        card: Card,
    },
    /// The pile was taken; its number, from 1.
    Picked(usize),
}

impl Done {
    /// Whether it is what players do when it is their turn, and at no other time.
    #[must_use]
    pub const fn is_of_a_turn(self) -> bool {
        match self {
            Done::Played(_)
            | Done::Held(_)
            | Done::Slipped(..)
            | Done::Drew { .. }
            | Done::Picked(_) => true,
            Done::Took { .. } | Done::TakeAnnounced | Done::TakeWithdrawn => false,
        }
    }
}

/// Why an act is refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Against the rules.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The piles are being picked, no card can be played yet.
    #[error("the piles are being picked")]
    Picking,
    /// No pile is to be picked now.
    #[error("no pile is to be picked")]
    NotPicking,
    /// It is another player's turn to pick a pile.
    #[error("{0:?} picks")]
    NotYourPick(Seat),
    /// There is no such pile, or it is taken.
    #[error("pile {0} cannot be had")]
    NoSuchPile(usize),
    /// Those cards cannot be taken: another player is the next one, or there is no such player at all.
    /// Whose they are is what somebody says, a button that nobody made among them, and so not told.
    #[error("that is not the next player")]
    NotNext,
    /// With two players left the take would lose the game, and the player was not asked about it.
    #[error("to take from {0:?} loses the game")]
    TakeLoses(Seat),
}

/// A game, from the deal to its end.
#[derive(Clone, Debug)]
pub struct Session {
    options: TableOptions,
    start: Start,
    stage: Stage,
    unsaved: Unsaved,
}

#[derive(Clone, Debug)]
enum Stage {
    Picking(Picking),
    Playing(Box<Playing>),
}

impl Session {
    /// The first game with these options and this chance: dealt, or with its piles ready.
    ///
    /// # Errors
    /// The number of seats does not go with the options.
    pub fn begin(options: TableOptions, start: Start) -> Result<Session, BadSetup> {
        let mut session = Session {
            options,
            stage: Stage::Picking(Picking::new(start.seats)),
            start,
            unsaved: Unsaved::default(),
        };
        if let Some(hands) = session.dealt_hands() {
            session.play_with(&hands)?;
        }
        Ok(session)
    }

    /// All hands are known: before the first trick.
    fn play_with(&mut self, hands: &[CardSet]) -> Result<(), BadSetup> {
        let playing = Playing::new(self.options.rules, self.start.dealer, hands)?;
        let lists: Vec<Vec<Card>> = hands.iter().map(|hand| hand.iter().collect()).collect();
        self.unsaved.deal = Some(serde_json::json!(lists).to_string());
        self.stage = Stage::Playing(Box::new(playing));
        Ok(())
    }

    /// The player in the seat does something.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    pub fn act(&mut self, seat: Seat, act: Act) -> Result<Done, Refusal> {
        if let Act::Pick(pile) = act {
            return self.pick(seat, pile).map(|()| Done::Picked(pile));
        }
        let Stage::Playing(playing) = &mut self.stage else {
            return Err(Refusal::Picking);
        };
        let mut game = playing.with(&self.start, &mut self.unsaved);
        Ok(match act {
            Act::Play(card) => game.play(seat, card)?,
            Act::Take { from, sure } => game.take(seat, from, sure)?,
            Act::TakeNot { from } => game.take_not(seat, from)?,
            Act::DrawFrom(from) => game.draw_from(seat, from)?,
            Act::Pick(_) => return Err(Refusal::NotPicking),
        })
    }

    /// Carries out what nobody has to be waited for: the game then waits for a person, for a
    /// computer ([`question`](Self::question)) or for a [`pause`](Self::pause), or is over.
    ///
    /// # Errors
    /// None that the game itself could cause: everything carried out here is legal.
    pub fn settle(&mut self, players: &Players) -> Result<(), Refusal> {
        self.begin_if_picked()?;
        if let Stage::Playing(playing) = &mut self.stage {
            let window = self.options.take_window;
            let mut game = playing.with(&self.start, &mut self.unsaved);
            while game.step(players, window)? {}
        }
        Ok(())
    }

    /// The pause is over: the take-window closes, and a lead that was held back is shown.
    pub fn end_pause(&mut self) {
        if let Stage::Playing(playing) = &mut self.stage {
            playing.close_window();
        }
    }

    /// What a computer decided for the seat.
    ///
    /// # Errors
    /// It does not answer the present question, or is against the rules.
    pub fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        match (&mut self.stage, decision) {
            (Stage::Picking(picking), Decision::Pick) => {
                let pile = picking.first_free().ok_or(Refusal::NotPicking)?;
                self.pick(seat, pile)
            }
            (Stage::Picking(_), _) => Err(Refusal::Picking),
            (Stage::Playing(playing), decision) => playing
                .with(&self.start, &mut self.unsaved)
                .decided(seat, decision),
        }
    }

    /// What the player in the seat had laid down for later is taken back: they have left.
    pub fn person_left(&mut self, seat: Seat) {
        if let Stage::Playing(playing) = &mut self.stage {
            playing.person_left(seat);
        }
    }

    /// Whose turn it is. Nobody's while computers are asked whether they take, or at the end.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
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
    #[must_use]
    pub fn in_play(&self) -> SeatSet {
        match &self.stage {
            Stage::Picking(_) => SeatSet::first(self.start.seats),
            Stage::Playing(playing) => playing.game.board().in_play(),
        }
    }

    /// The pause that the game asks for: the take-window, while it is open.
    #[must_use]
    pub fn pause(&self) -> Option<Pause> {
        match &self.stage {
            Stage::Playing(playing) if playing.window_is_open() => Some(Pause {
                seconds: playing.window_seconds(self.options.take_window),
            }),
            _ => None,
        }
    }

    /// What a computer is to decide now, and for which seat.
    #[must_use]
    pub fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        match &self.stage {
            Stage::Picking(picking) => {
                let seat = self.picks_now(picking)?;
                players.is_computers(seat).then_some((seat, Question::Pick))
            }
            Stage::Playing(playing) => playing.question(players),
        }
    }

    /// What the player in the seat knows; none while piles are picked, of which nobody knows any.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        match &self.stage {
            Stage::Playing(playing) if seat.index() < self.start.seats => {
                Some(playing.history.view(&playing.game, seat))
            }
            _ => None,
        }
    }

    /// The seats in the order in which they ended, the loser last; none while the game runs.
    #[must_use]
    pub fn ranking(&self) -> Option<Vec<Seat>> {
        let Stage::Playing(playing) = &self.stage else {
            return None;
        };
        let board = playing.game.board();
        let loser = board.loser()?;
        Some(board.away().iter().copied().chain([loser]).collect())
    }

    /// How many tricks are over: an old button belongs to an earlier round.
    #[must_use]
    pub fn round(&self) -> u32 {
        match &self.stage {
            Stage::Picking(_) => 0,
            Stage::Playing(playing) => playing.game.board().tricks(),
        }
    }

    /// How many entries the record has.
    #[must_use]
    pub fn entries(&self) -> usize {
        match &self.stage {
            Stage::Picking(_) => 0,
            Stage::Playing(playing) => playing.entries,
        }
    }

    /// What happened since this was last asked and has to be saved.
    pub fn take_unsaved(&mut self) -> Unsaved {
        std::mem::take(&mut self.unsaved)
    }

    /// The options of the game as its record has them.
    #[must_use]
    pub const fn options(&self) -> &TableOptions {
        &self.options
    }
}

/// Whether a computer of this strength has to be asked whether it takes.
fn asks_to_take(players: &Players, seat: Seat) -> bool {
    Kind::from(players.level(seat)).ever_takes()
}

/// What tests of a table look at: it is hidden from everybody else.
#[cfg(feature = "testing")]
impl Session {
    /// The game as it stands.
    pub fn game(&self) -> &super::rules::Game {
        match &self.stage {
            Stage::Playing(playing) => &playing.game,
            Stage::Picking(_) => panic!("no cards are dealt yet"),
        }
    }

    /// The seats that have announced a take.
    pub fn announced(&self) -> SeatSet {
        match &self.stage {
            Stage::Playing(playing) => playing.announced,
            Stage::Picking(_) => SeatSet::EMPTY,
        }
    }

    /// Whether a lead waits until nobody may take any more.
    pub fn holds_a_lead(&self) -> bool {
        matches!(&self.stage, Stage::Playing(playing) if playing.held.is_some())
    }

    /// The tricks so far, and the present one.
    pub fn logs(&self) -> (&[std::sync::Arc<TrickLog>], &TrickLog) {
        match &self.stage {
            Stage::Playing(playing) => (&playing.past, &playing.present),
            Stage::Picking(_) => panic!("no cards are dealt yet"),
        }
    }
}
