//! A game whose hands are known: the rules' game with its history, the log of its tricks, and what
//! players have laid down for later.

use std::sync::Arc;

use super::between::Between;
use super::{Decision, Done, Question, Refusal};
use crate::cards::{Card, CardSet, Seat, SeatSet};
use crate::getaway::rules::{
    self, Audience, BadSetup, DrawDue, Entry, Event, Game, History, Illegal, Move, Options, Phase,
    Source,
};
use crate::kit::{Due, Players, Start, Turn, Unsaved};

/// What happened in one trick and just before it: takes, a draw, the plays, who got away. Public
/// events only, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickLog {
    /// The trick's number, from 1.
    pub number: u32,
    /// What happened.
    pub events: Vec<Event>,
}

/// A lead that lies face down until the takes are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct HeldLead {
    pub(super) seat: Seat,
    pub(super) card: Card,
}

/// A game, running or just over.
#[derive(Clone, Debug)]
pub(super) struct Playing {
    pub(super) game: Game,
    pub(super) history: History,
    /// How many entries its record has.
    pub(super) entries: usize,
    draws: usize,
    /// The tricks that are over, the oldest first.
    pub(super) past: Vec<Arc<TrickLog>>,
    pub(super) present: TrickLog,
    /// Who announced a take.
    pub(super) announced: SeatSet,
    pub(super) held: Option<HeldLead>,
    pub(super) between: Between,
}

/// A running game with what its moves need beside it: the chance of its draws, and where to write
/// what has to be saved.
pub(super) struct WithChance<'a> {
    pub(super) playing: &'a mut Playing,
    start: &'a Start,
    unsaved: &'a mut Unsaved,
}

impl Playing {
    /// The game before its first trick.
    pub(super) fn new(
        options: Options,
        dealer: Seat,
        hands: &[CardSet],
    ) -> Result<Playing, BadSetup> {
        let game = Game::deal(options, dealer, hands)?;
        Ok(Playing {
            between: Between::takes(game.board()),
            history: History::new(&game),
            game,
            entries: 0,
            draws: 0,
            past: Vec::new(),
            present: TrickLog {
                number: 1,
                events: Vec::new(),
            },
            announced: SeatSet::EMPTY,
            held: None,
        })
    }

    pub(super) const fn with<'a>(
        &'a mut self,
        start: &'a Start,
        unsaved: &'a mut Unsaved,
    ) -> WithChance<'a> {
        WithChance {
            playing: self,
            start,
            unsaved,
        }
    }

    /// Carries out a move; the entries are what the record says of it.
    pub(super) fn apply(&mut self, act: Move) -> Result<Vec<Entry>, Illegal> {
        let tricks = self.game.board().tricks();
        let from = self.game.board().neighbour(act.seat());
        let events = &mut self.present.events;
        self.history
            .apply(&mut self.game, act, &mut |event: Event| {
                if event.audience() == Audience::Everyone {
                    events.push(event);
                }
            })?;
        if let Move::Draw { .. } = act {
            self.draws += 1;
        }
        let board = self.game.board();
        if board.tricks() > tricks || board.loser().is_some() {
            self.close_log();
        }
        let entries = Entry::of(act, from);
        self.entries += entries.len();
        Ok(entries)
    }

    fn close_log(&mut self) {
        let next = TrickLog {
            number: self.present.number + 1,
            events: Vec::new(),
        };
        self.past
            .push(Arc::new(std::mem::replace(&mut self.present, next)));
    }

    /// What the player had laid down for later is taken back.
    pub(super) fn person_left(&mut self, seat: Seat) {
        self.announced = self.announced.without(seat);
        self.held = self.held.filter(|held| held.seat != seat);
    }

    /// Whose turn it is. Who has laid a lead face down has acted.
    pub(super) fn due(&self) -> Option<Due> {
        let board = self.game.board();
        let (seat, seats) = match board.due() {
            rules::Due::Lead(_) if matches!(self.between, Between::Takes(_)) => return None,
            rules::Due::Lead(seat) | rules::Due::Play(seat) | rules::Due::Draw(seat, _) => {
                (Some(seat), SeatSet::of(seat))
            }
            rules::Due::PlayAny(seats) => (None, seats),
            rules::Due::Over(_) => return None,
        };
        let seats = self.held.map_or(seats, |held| seats.without(held.seat));
        let round = board.tricks();
        Some(Due {
            turn: Turn { round, seat },
            seats,
        })
    }

    /// What a computer is to decide now, and for which seat.
    pub(super) fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        let board = self.game.board();
        if let Phase::Lead = board.phase() {
            match &self.between {
                // Whoever stands first here is a computer that has to be asked.
                Between::Takes(left) => return left.front().map(|seat| (*seat, Question::Take)),
                Between::Window => return None,
                Between::Open => {}
            }
        }
        let one = |seat, what| players.is_computers(seat).then_some((seat, what));
        match board.due() {
            rules::Due::Lead(seat) | rules::Due::Play(seat) => one(seat, Question::Card),
            rules::Due::PlayAny(seats) => {
                let mut order = seats.in_turn_after(board.power(), board.options().direction);
                let seat = order.find(|seat| players.is_computers(*seat))?;
                Some((seat, Question::Card))
            }
            rules::Due::Draw(seat, DrawDue::Seats(from)) => one(seat, Question::DrawFrom(from)),
            rules::Due::Draw(_, DrawDue::Waste(_)) | rules::Due::Over(_) => None,
        }
    }
}

impl WithChance<'_> {
    /// Plays a card, or lays the lead face down until the takes are over.
    pub(super) fn play(&mut self, seat: Seat, card: Card) -> Result<Done, Refusal> {
        let act = self.playing.game.judge(seat, card)?;
        let before_trick = matches!(self.playing.game.board().phase(), Phase::Lead);
        if before_trick && !matches!(self.playing.between, Between::Open) {
            self.playing.held = Some(HeldLead { seat, card });
            return Ok(Done::Held(card));
        }
        self.apply(act)?;
        Ok(match act {
            Move::Slip { slip, .. } => Done::Slipped(card, slip),
            Move::Play { .. } | Move::Take { .. } | Move::Draw { .. } => Done::Played(card),
        })
    }

    /// Takes now, or announces a take while a trick runs.
    pub(super) fn take(&mut self, seat: Seat, from: Seat, sure: bool) -> Result<Done, Refusal> {
        let now = self.may_take(seat, from)?;
        let playing = &mut *self.playing;
        if !now && playing.announced.contains(seat) {
            return Ok(Done::TakeAnnounced);
        }
        if !sure && playing.game.board().in_play().len() == 2 {
            return Err(Refusal::TakeLoses(from));
        }
        if !now {
            playing.announced = playing.announced.with(seat);
            return Ok(Done::TakeAnnounced);
        }
        let count = playing.game.hand(from).len();
        playing.announced = playing.announced.without(seat);
        self.apply(Move::Take { seat })?;
        Ok(Done::Took { from, count })
    }

    /// Withdraws an announced take.
    pub(super) fn take_not(&mut self, seat: Seat, from: Seat) -> Result<Done, Refusal> {
        self.may_take(seat, from)?;
        self.playing.announced = self.playing.announced.without(seat);
        Ok(Done::TakeWithdrawn)
    }

    /// Whether these cards may be taken now (else when the trick is over).
    fn may_take(&self, seat: Seat, from: Seat) -> Result<bool, Refusal> {
        let board = self.playing.game.board();
        let now = match board.take_from(seat) {
            Ok(_) => true,
            Err(Illegal::TrickIsOpen) => false,
            Err(why) => return Err(why.into()),
        };
        if board.neighbour(seat) == Some(from) {
            Ok(now)
        } else {
            Err(Refusal::NotNext)
        }
    }

    /// Draws from the hand of another player (`draw_from_any`).
    pub(super) fn draw_from(&mut self, seat: Seat, from: Seat) -> Result<Done, Refusal> {
        let board = self.playing.game.board();
        if !matches!(board.phase(), Phase::Draw(_)) || board.power() != seat {
            return Err(Illegal::NoDrawDue.into());
        }
        let act = self.draw(Source::Seat(from)).ok_or(Illegal::WrongSource)?;
        self.apply(act)?;
        match act {
            Move::Draw { card, .. } => Ok(Done::Drew { from, card }),
            Move::Play { .. } | Move::Slip { .. } | Move::Take { .. } => {
                Err(Illegal::NoDrawDue.into())
            }
        }
    }

    /// What a computer decided for the seat.
    pub(super) fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Card(card) => self.apply(Move::Play { seat, card }),
            Decision::Take(takes) => {
                if let Between::Takes(left) = &mut self.playing.between {
                    left.pop_front();
                }
                if takes {
                    self.apply(Move::Take { seat })?;
                }
                Ok(())
            }
            Decision::DrawFrom(from) => {
                let draw = self.draw(Source::Seat(from)).ok_or(Illegal::WrongSource)?;
                self.apply(draw)
            }
            Decision::Pick => Err(Refusal::NotPicking),
        }
    }

    /// Carries out a move of the game and notes it for the record.
    pub(super) fn apply(&mut self, act: Move) -> Result<(), Refusal> {
        let playing = &mut *self.playing;
        let tricks = playing.game.board().tricks();
        let players = playing.game.board().in_play().len();
        let from = playing.entries;
        let entries = playing.apply(act)?;
        let board = playing.game.board();
        // Whoever got away has nothing left to take with, and their lead is void.
        let in_play = board.in_play();
        let announced = playing.announced.iter();
        playing.announced = announced.filter(|s| in_play.contains(*s)).collect();
        // With two left a take loses the game: nobody who announced it among more meant that.
        if players > 2 && in_play.len() == 2 {
            playing.announced = SeatSet::EMPTY;
        }
        let game = &playing.game;
        playing.held = playing
            .held
            .filter(|h| h.seat == board.power() && game.hand(h.seat).contains(h.card));
        if board.tricks() > tricks {
            playing.between = Between::takes(board);
        }
        let texts = entries
            .iter()
            .map(|entry| serde_json::json!(entry).to_string());
        self.unsaved.append(from, texts);
        Ok(())
    }

    /// The draw that is due and leaves nobody a choice: chance alone decides it.
    pub(super) fn draw_due(&self) -> Option<Move> {
        match self.playing.game.board().due() {
            rules::Due::Draw(_, DrawDue::Waste(_)) => self.draw(Source::Waste),
            rules::Due::Draw(_, DrawDue::Seats(seats)) => self.draw(Source::Seat(seats.only()?)),
            rules::Due::Lead(_)
            | rules::Due::Play(_)
            | rules::Due::PlayAny(_)
            | rules::Due::Over(_) => None,
        }
    }

    /// The draw from there, if one is due: the k-th of the game, by the fair shuffle.
    fn draw(&self, from: Source) -> Option<Move> {
        let playing = &self.playing;
        let drawable = playing.game.drawable(from);
        let card = self.start.chance.draw(playing.draws + 1, drawable)?;
        let seat = playing.game.board().power();
        Some(Move::Draw { seat, from, card })
    }
}
