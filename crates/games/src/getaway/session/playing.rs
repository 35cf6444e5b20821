//! A game with known hands: the rules' game with its history, the log of its tricks, what players
//! have prepared for later, and the steps that happen by themselves: the takes between two tricks,
//! the take-window (rules, section 6), and due draws (section 5).

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::takes::{Announced, Announcements};
use super::{Decision, MoveOutcome, MoveRefusal, Question};
use crate::cards::{Card, Chance, Seat, SeatSet};
use crate::getaway::TableOptions;
use crate::getaway::computer::Player;
use crate::getaway::rules::{
    self, BadDeal, Board, DrawDue, Event, Hands, History, Illegal, Move, Phase, Play, Position,
    Source, Taking,
};
use crate::kit::{Due, Journal, Players, RoundLog, Start, Turn};

/// The events in one trick and just before it: takes, a draw, the plays, who got away.
pub type TrickLog = RoundLog<Event>;

/// The stage between two tricks. It means nothing while a trick runs.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Between {
    /// Announced takes and those of computers are made, for these seats in this order. After a
    /// restart, everyone gets another turn; takes that were made are no longer announced.
    Takes(#[serde(skip)] VecDeque<Seat>),
    /// Anybody can take until the pause is over; a lead or a draw is held back.
    Window,
    /// The lead is awaited; until then, anybody can take. A due draw is made at once.
    #[default]
    Open,
}

impl Between {
    /// The stage of takes before a trick: in the direction of play, beginning with the power.
    pub(super) fn takes(board: &Board) -> Between {
        let direction = board.options().direction;
        let order = board.in_play().in_turn_from(board.power(), direction);
        Between::Takes(order.collect())
    }
}

#[derive(Clone, Debug)]
pub(super) struct Playing {
    pub(super) journal: Journal<Position>,
    pub(super) history: History,
    chance: Chance,
    pub(super) takes: Announcements,
    pub(super) held: Option<Held>,
    pub(super) between: Between,
}

/// What the player with the power has done already, and what isn't done before the takes are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Held {
    /// A lead that lies face down.
    Lead(Play),
    /// The player chose whom to draw from.
    Draw { seat: Seat, from: Seat },
}

impl Held {
    const fn seat(self) -> Seat {
        match self {
            Held::Lead(Play { seat, .. }) | Held::Draw { seat, .. } => seat,
        }
    }

    /// Whether it can still be done: its player may have lost the power, or the other one their
    /// cards.
    fn holds(self, game: &Position) -> bool {
        let board = game.board();
        board.power() == self.seat()
            && match self {
                Held::Lead(Play { seat, card }) => game.hand(seat).contains(card),
                Held::Draw { from, .. } => !game.drawable(Source::Seat(from)).is_empty(),
            }
    }
}

impl Playing {
    /// The game before its first trick.
    pub(super) fn new(
        options: TableOptions,
        start: &Start,
        deal: &Hands,
    ) -> Result<Playing, BadDeal> {
        let journal = Journal::<Position>::new(options.rules, start, deal)?;
        let game = journal.position();
        Ok(Playing {
            between: Between::takes(game.board()),
            history: History::new(game),
            journal,
            chance: start.chance.clone(),
            takes: Announcements::default(),
            held: None,
        })
    }

    pub(super) const fn board(&self) -> &Board {
        self.journal.position().board()
    }

    pub(super) fn make(&mut self, act: Move) -> Result<(), Illegal> {
        let board = *self.board();
        let journal = &mut self.journal;
        self.history.remember(board, act, |seen| journal.make_watched(&act, seen).map(drop))
    }

    /// Takes back what the player had prepared for later.
    pub(super) fn person_left(&mut self, seat: Seat) {
        self.takes.withdraw(seat);
        self.held = self.held.filter(|held| held.seat() != seat);
    }

    /// Whether no trick is open, so that hands can be taken.
    fn is_before_trick(&self) -> bool {
        matches!(self.board().phase(), Phase::Lead | Phase::Draw(_))
    }

    /// The seat whose move it is. A player whose lead or draw is held back has moved, and so has one
    /// whose draw is up to chance.
    pub(super) fn due(&self) -> Option<Due> {
        let board = self.board();
        let (seat, seats) = match board.due() {
            rules::Due::Over(_) => return None,
            _ if self.is_before_trick() && matches!(self.between, Between::Takes(_)) => {
                return None;
            }
            rules::Due::Draw(seat, _) if self.draw_due().is_some() => (Some(seat), SeatSet::EMPTY),
            rules::Due::Lead(seat) | rules::Due::Play(seat) | rules::Due::Draw(seat, _) => {
                (Some(seat), SeatSet::of(seat))
            }
            rules::Due::PlayAny(seats) => (None, seats),
        };
        let seats = self.held.map_or(seats, |held| seats.without(held.seat()));
        // The same player may pick the last pile, draw and lead. Those are three turns.
        let is_draw = matches!(board.due(), rules::Due::Draw(..));
        let round = 2 * board.tricks() + 1 + u32::from(!is_draw);
        Some(Due { turn: Turn { round, seat }, seats })
    }

    /// Whether the player has only one card to play, of which two packs may have a second copy.
    /// Where only leaders take, and only before they lead, a leader has the choice. Elsewhere a take
    /// is nobody's turn: it can be announced before.
    pub(super) fn is_forced(&self, seat: Seat) -> bool {
        let game = self.journal.position();
        let mut legal = game.legal_cards(seat).iter();
        let first = legal.next().map(Card::face);
        let one = first.is_some_and(|first| legal.all(|card| card.face() == first));
        let leaders_take = game.board().options().taking == Taking::Leader;
        one && !(leaders_take && game.board().take_from(seat).is_ok())
    }

    /// The question that a computer has to decide now, and for which seat.
    pub(super) fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        let board = self.board();
        if self.is_before_trick() {
            match &self.between {
                // The first seat here is always a computer that has to be asked.
                Between::Takes(left) => return left.front().map(|seat| (*seat, Question::Take)),
                Between::Window => return None,
                Between::Open => {}
            }
        }
        let card = |seat| {
            players.asks_nobody(seat, || self.is_forced(seat)).then_some((seat, Question::Card))
        };
        match board.due() {
            rules::Due::Lead(seat) | rules::Due::Play(seat) => card(seat),
            rules::Due::PlayAny(seats) => {
                seats.in_turn_after(board.power(), board.options().direction).find_map(card)
            }
            rules::Due::Draw(seat, DrawDue::Seats(from)) => {
                players.is_computers(seat).then_some((seat, Question::DrawFrom(from)))
            }
            rules::Due::Draw(_, DrawDue::Waste(_)) | rules::Due::Over(_) => None,
        }
    }

    /// Plays a card, or lays the lead face down until the takes are over.
    pub(super) fn play(&mut self, seat: Seat, card: Card) -> Result<MoveOutcome, MoveRefusal> {
        let act = self.journal.position().judge(seat, card)?;
        if self.is_before_trick() && !matches!(self.between, Between::Open) {
            self.held = Some(Held::Lead(Play { seat, card }));
            return Ok(MoveOutcome::Held(card));
        }
        self.apply(act)?;
        Ok(match act {
            Move::Slip { slip, .. } => MoveOutcome::Slipped(card, slip),
            Move::Play { .. } | Move::Take { .. } | Move::Draw { .. } => MoveOutcome::Played(card),
        })
    }

    /// Takes now, or announces a take while a trick runs.
    pub(super) fn take(
        &mut self,
        seat: Seat,
        from: Seat,
        sure: bool,
    ) -> Result<MoveOutcome, MoveRefusal> {
        let now = self.may_take(seat, from)?;
        if !now && self.takes.by(seat) == Some(from) {
            return Ok(MoveOutcome::TakeAnnounced(from));
        }
        if !sure && self.board().in_play().len() == 2 {
            return Err(MoveRefusal::TakeLoses(from));
        }
        if !now {
            self.takes.announce(Announced { seat, from });
            return Ok(MoveOutcome::TakeAnnounced(from));
        }
        let count = self.journal.position().hand(from).len();
        self.takes.withdraw(seat);
        self.apply(Move::Take { seat })?;
        Ok(MoveOutcome::Took { from, count })
    }

    pub(super) fn take_not(&mut self, seat: Seat, from: Seat) -> Result<MoveOutcome, MoveRefusal> {
        if self.takes.by(seat) != Some(from) {
            // Whoever has withdrawn it already may press again.
            self.may_take(seat, from)?;
        }
        self.takes.withdraw(seat);
        Ok(MoveOutcome::TakeWithdrawn)
    }

    /// Whether these cards can be taken now (otherwise when the trick is over).
    fn may_take(&self, seat: Seat, from: Seat) -> Result<bool, MoveRefusal> {
        let game = self.journal.position();
        let now = match game.board().take_from(seat) {
            Ok(_) => true,
            Err(Illegal::TrickIsOpen) => false,
            Err(why) => return Err(why.into()),
        };
        match game.next_with_cards(seat) {
            None => Err(Illegal::NothingToTake.into()),
            Some(next) if next == from => Ok(now),
            Some(_) => Err(MoveRefusal::NotNext),
        }
    }

    /// Draws from this player, or notes the choice until the takes are over.
    pub(super) fn choose_to_draw_from(
        &mut self,
        seat: Seat,
        from: Seat,
    ) -> Result<MoveOutcome, MoveRefusal> {
        let held = Held::Draw { seat, from };
        if self.is_before_trick()
            && !matches!(self.between, Between::Open)
            && held.holds(self.journal.position())
        {
            self.held = Some(held);
            return Ok(MoveOutcome::DrawHeld(from));
        }
        self.draw_from(seat, from)
    }

    fn draw_from(&mut self, seat: Seat, from: Seat) -> Result<MoveOutcome, MoveRefusal> {
        let board = self.board();
        if !matches!(board.phase(), Phase::Draw(_)) || board.power() != seat {
            return Err(Illegal::NoDrawDue.into());
        }
        let source = Source::Seat(from);
        let card = self.drawn(source).ok_or(Illegal::WrongSource)?;
        self.apply(Move::Draw { seat, from: source, card })?;
        Ok(MoveOutcome::Drew { from, card })
    }

    pub(super) fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), MoveRefusal> {
        match decision {
            Decision::Card(card) => self.apply(Move::Play { seat, card }),
            Decision::Take(takes) => {
                if let Between::Takes(left) = &mut self.between {
                    left.pop_front();
                }
                if takes {
                    self.apply(Move::Take { seat })?;
                }
                Ok(())
            }
            Decision::DrawFrom(from) => self.draw_from(seat, from).map(drop),
            Decision::Pick => Err(MoveRefusal::NotPicking),
        }
    }

    /// Makes a move, and drops what players had prepared for later if the move made it void.
    fn apply(&mut self, act: Move) -> Result<(), MoveRefusal> {
        let tricks = self.board().tricks();
        let players = self.board().in_play().len();
        self.make(act)?;
        let game = self.journal.position();
        let board = game.board();
        // With two players left, a take loses the game; players who announced one earlier didn't
        // mean that.
        let two_left = players > 2 && board.in_play().len() == 2;
        self.takes.check(game, two_left);
        self.held = self.held.filter(|held| held.holds(game));
        if board.tricks() > tricks {
            self.between = Between::takes(board);
        }
        Ok(())
    }

    /// The due draw that leaves nobody a choice: only chance decides it.
    fn draw_due(&self) -> Option<Move> {
        let rules::Due::Draw(seat, due) = self.board().due() else { return None };
        let from = match due {
            DrawDue::Waste(_) => Source::Waste,
            DrawDue::Seats(seats) => Source::Seat(seats.only()?),
        };
        let card = self.drawn(from)?;
        Some(Move::Draw { seat, from, card })
    }

    /// The card that is drawn from this source, if a draw from it is due: the k-th of the game, by
    /// the fair shuffle.
    fn drawn(&self, from: Source) -> Option<Card> {
        let events = self.journal.rounds().flat_map(|round| &round.events);
        let draws = events.filter(|event| matches!(event, Event::Drew { .. }));
        let drawable = self.journal.position().drawable(from);
        self.chance.draw(draws.count() + 1, drawable)
    }
}

/// The shortest take-window before the first trick, in seconds, since no take could be announced
/// before it.
const FIRST_WINDOW: u32 = 5;

impl Playing {
    pub(super) fn window_is_open(&self) -> bool {
        matches!(self.between, Between::Window) && self.is_before_trick()
    }

    pub(super) fn close_window(&mut self) {
        if let Between::Window = self.between {
            self.between = Between::Open;
        }
    }

    /// The length of the take-window before the next trick, with this option.
    pub(super) fn window_seconds(&self, option: u32) -> u32 {
        match self.board().tricks() {
            0 => option.max(FIRST_WINDOW),
            _ => option,
        }
    }

    /// Opens the take-window if a person other than the leader could use it. Without the option, it
    /// opens only before the first trick, where the lead would come by itself before anybody could
    /// take, and not for somebody who plays alone: they don't wait for what they haven't asked for.
    fn open_window(&mut self, players: &Players, option: u32) {
        let board = self.board();
        let alone = players.people.len() == 1;
        let power = board.power();
        let leads = players.asks_nobody(power, || self.is_forced(power));
        let quick = board.tricks() == 0 && !alone && leads;
        let could_take = |seat: Seat| seat != board.power() && board.take_from(seat).is_ok();
        let useful = players.people.iter().any(could_take);
        self.between =
            if useful && (option > 0 || quick) { Between::Window } else { Between::Open };
    }

    /// Makes one step that happens by itself; `false` if there is none.
    pub(super) fn step(&mut self, players: &Players, window: u32) -> Result<bool, MoveRefusal> {
        // A game that is over isn't before a trick either.
        if !self.is_before_trick() {
            return Ok(false);
        }
        match &self.between {
            Between::Takes(left) => match left.front().copied() {
                Some(seat) => self.turn_to_take(seat, players),
                None => {
                    self.open_window(players, window);
                    Ok(true)
                }
            },
            Between::Window => Ok(false),
            Between::Open => self.draw_or_show_held(),
        }
    }

    /// Gives a seat its turn to take; `false` if a computer has to be asked first.
    fn turn_to_take(&mut self, seat: Seat, players: &Players) -> Result<bool, MoveRefusal> {
        let legal = self.board().take_from(seat).is_ok();
        // An announcement that has become void was dropped.
        let announced = self.takes.by(seat).is_some();
        let person = players.people.contains(seat);
        let may_take = Player::from(players.level(seat)).ever_takes();
        if legal && !announced && !person && may_take {
            return Ok(false);
        }
        self.takes.withdraw(seat);
        if let Between::Takes(left) = &mut self.between {
            left.pop_front();
        }
        if legal && announced {
            self.apply(Move::Take { seat })?;
        }
        Ok(true)
    }

    /// Makes the draw that is up to chance, or the lead or draw that was held back. What had become
    /// void was dropped.
    fn draw_or_show_held(&mut self) -> Result<bool, MoveRefusal> {
        if let Some(draw) = self.draw_due() {
            self.apply(draw)?;
            return Ok(true);
        }
        match self.held.take() {
            Some(Held::Lead(Play { seat, card })) => self.apply(Move::Play { seat, card })?,
            Some(Held::Draw { seat, from }) => self.draw_from(seat, from).map(drop)?,
            None => return Ok(false),
        }
        Ok(true)
    }
}
