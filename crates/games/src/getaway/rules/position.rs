//! The game: the board and all hands, and the effects of moves on them.
//!
//! `apply` is check, then change: an error leaves the game as it was. The state has a fixed size
//! and is `Copy`, and nothing here allocates, so computer players can play out millions of games.
//! The game knows every hand; [`view`](super::view) decides who may see what.

use rand::Rng;

use super::board::{Board, DrawDue, Due, Phase};
use super::event::{Event, Illegal, Move};
use super::options::{LastCard, Options};
use super::trick::{Play, Source, Trick};
use crate::cards::{Card, CardSet, MAX_SEATS, Seat, SeatList, SeatSet};
use crate::kit::race::below;

/// A running or finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Board,
    pub(super) hands: [CardSet; MAX_SEATS],
}

enum Ended {
    /// All players followed suit, or it was the first trick.
    Followed,
    Tochoo,
    Slip(Seat),
}

impl Position {
    pub(super) fn new(options: Options, dealer: Seat, power: Seat, hands: &[CardSet]) -> Position {
        let mut all = [CardSet::EMPTY; MAX_SEATS];
        all[..hands.len()].copy_from_slice(hands);
        Position {
            board: Board {
                options,
                seats: hands.len() as u8,
                dealer,
                power,
                in_play: SeatSet::first(hands.len()),
                tricks: 0,
                waste: CardSet::EMPTY,
                away: SeatList::EMPTY,
                took: false,
                phase: Phase::Lead,
            },
            hands: all,
        }
    }

    pub const fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// The next player in the direction of play after `seat` who has cards at this moment.
    pub fn next_with_cards(&self, seat: Seat) -> Option<Seat> {
        let has_cards = |at: Seat| !self.hand(at).is_empty();
        self.board.next_with_cards(seat, has_cards)
    }

    #[inline]
    pub fn legal_cards(&self, seat: Seat) -> CardSet {
        self.board.legal_cards(seat, self.hand(seat))
    }

    /// The cards that can be drawn from a source; empty if no draw from there is due.
    pub fn drawable(&self, from: Source) -> CardSet {
        match (&self.board.phase, from) {
            (Phase::Draw(DrawDue::Waste(old)), Source::Waste) => *old,
            (Phase::Draw(DrawDue::Seats(seats)), Source::Seat(seat)) if seats.contains(seat) => {
                self.hand(seat)
            }
            _ => CardSet::EMPTY,
        }
    }

    /// The meaning of the seat putting down the card: see [`Board::judge`].
    pub fn judge(&self, seat: Seat, card: Card) -> Result<Move, Illegal> {
        self.board.judge(seat, self.hand(seat), card)
    }

    /// Checks that the move is legal now, or a penalised mistake.
    #[inline]
    pub fn check(&self, act: Move) -> Result<(), Illegal> {
        match act {
            Move::Play { seat, card } => self.board.check_play(seat, self.hand(seat), card),
            Move::Take { seat } => self.board.take_from(seat).map(drop),
            Move::Slip { seat, card, slip } => {
                let judged = self.board.slip(seat, self.hand(seat), card);
                (judged == Some(slip)).then_some(()).ok_or(Illegal::NoSuchSlip)
            }
            Move::Draw { seat, from, card } => self.check_draw(seat, from, card),
        }
    }

    /// Makes a move and tells `on` what happens, in order.
    #[inline]
    pub fn apply(&mut self, act: Move, on: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check(act)?;
        self.carry_out(act, on);
        Ok(())
    }

    /// Makes a move that has been [checked](Self::check), or was chosen among the legal ones.
    #[inline]
    pub(super) fn carry_out(&mut self, act: Move, on: &mut impl FnMut(Event)) {
        match act {
            Move::Play { seat, card } => self.play(Play { seat, card }, on),
            Move::Take { seat } => {
                let from = self.board.neighbour(seat);
                debug_assert!(from.is_some(), "there is nobody to take from");
                if let Some(from) = from {
                    self.take(seat, from, on);
                }
            }
            Move::Slip { seat, card, slip } => {
                let Phase::Trick(trick) = &mut self.board.phase else {
                    debug_assert!(false, "a slip is made in a trick");
                    return;
                };
                trick.add(Play { seat, card });
                let trick = *trick;
                self.hands[seat.index()].remove(card);
                on(Event::Slipped { seat, card, slip });
                self.end_trick(&trick, Ended::Slip(seat), on);
            }
            Move::Draw { seat, from, card } => self.draw(Play { seat, card }, from, on),
        }
    }

    fn check_draw(&self, seat: Seat, from: Source, card: Card) -> Result<(), Illegal> {
        match self.board.due() {
            Due::Over(_) => Err(Illegal::GameOver),
            Due::Draw(drawer, _) if drawer == seat => {
                let cards = self.drawable(from);
                if cards.is_empty() {
                    Err(Illegal::WrongSource)
                } else if cards.contains(card) {
                    Ok(())
                } else {
                    Err(Illegal::NotDrawable(card))
                }
            }
            _ => Err(Illegal::NoDrawDue),
        }
    }

    /// Makes a legal play: a lead, or a card to the open trick.
    #[inline]
    fn play(&mut self, play: Play, on: &mut impl FnMut(Event)) {
        self.hands[play.seat.index()].remove(play.card);
        on(Event::Played { seat: play.seat, card: play.card });
        let first = self.board.tricks == 0;
        let others = self.board.in_play.without(play.seat);
        match &mut self.board.phase {
            Phase::Trick(trick) => {
                let tochoo = play.card.suit() != trick.suit() && !first;
                trick.add(play);
                if tochoo {
                    let trick = *trick;
                    self.end_trick(&trick, Ended::Tochoo, on);
                } else if trick.waiting().is_empty() {
                    let trick = *trick;
                    self.end_trick(&trick, Ended::Followed, on);
                }
            }
            phase => *phase = Phase::Trick(Trick::led(play, others, None)),
        }
    }

    /// Draws and leads the drawn card (rules, section 5).
    fn draw(&mut self, play: Play, from: Source, on: &mut impl FnMut(Event)) {
        on(Event::Drew { seat: play.seat, from, card: play.card });
        match from {
            Source::Waste => self.board.waste.remove(play.card),
            Source::Seat(seat) => self.hands[seat.index()].remove(play.card),
        }
        on(Event::Played { seat: play.seat, card: play.card });
        if let Source::Seat(seat) = from
            && self.hand(seat).is_empty()
        {
            self.get_away(seat, on);
        }
        let others = self.board.in_play.without(play.seat);
        self.board.phase = Phase::Trick(Trick::led(play, others, Some(from)));
        if others.is_empty() {
            // The card stays with the player who led it: nobody is left to follow.
            self.hands[play.seat.index()].insert(play.card);
            self.lose(play.seat, on);
        }
    }

    fn take(&mut self, seat: Seat, from: Seat, on: &mut impl FnMut(Event)) {
        let cards = std::mem::take(&mut self.hands[from.index()]);
        self.hands[seat.index()] = self.hand(seat).or(cards);
        on(Event::Took { seat, from, count: cards.len() });
        on(Event::Received { seat, cards });
        self.get_away(from, on);
        if self.board.power == from {
            self.board.power = seat;
            on(Event::PowerPassed { to: seat });
        }
        self.board.took = true;
        if self.board.in_play.only().is_some() {
            self.lose(seat, on);
        } else if let Phase::Draw(DrawDue::Seats(_)) = self.board.phase {
            // The cards to draw from may be in another hand now.
            let seats = self.board.seats_to_draw_from();
            self.board.phase = Phase::Draw(DrawDue::Seats(seats));
        }
    }

    /// Decides what follows from a finished trick (rules, section 4), in the order given there.
    fn end_trick(&mut self, trick: &Trick, ended: Ended, on: &mut impl FnMut(Event)) {
        let old_waste = self.board.waste;
        let winner = match ended {
            Ended::Slip(seat) => seat,
            Ended::Followed | Ended::Tochoo => trick.highest().seat,
        };
        let cards = trick.cards();
        if let Ended::Followed = ended {
            self.board.waste = old_waste.or(cards);
            on(Event::Wasted { power: winner, cards });
        } else {
            self.hands[winner.index()] = self.hand(winner).or(cards);
            on(Event::PickedUp { seat: winner, cards });
        }
        self.board.power = winner;
        self.board.tricks += 1;
        self.board.took = false;
        self.board.phase = Phase::Lead;

        let shootout = self.board.is_shootout(trick);
        for play in trick.plays() {
            if play.seat != winner && self.hand(play.seat).is_empty() {
                self.get_away(play.seat, on);
            }
        }
        if self.board.in_play.only().is_some() {
            self.lose(winner, on);
        } else if shootout && matches!(ended, Ended::Tochoo) {
            self.lose_shootout(winner, on);
        } else if self.hand(winner).is_empty() {
            self.out_of_cards(winner, old_waste, on);
        }
    }

    /// Handles the power going to a player without cards (rules, section 5).
    fn out_of_cards(&mut self, seat: Seat, old_waste: CardSet, on: &mut impl FnMut(Event)) {
        let board = &mut self.board;
        let others = board.in_play.without(seat);
        let due = match board.options.last_card {
            LastCard::LeadPasses if others.len() > 1 => {
                self.get_away(seat, on);
                let to = self.board.first_in_turn(others);
                self.board.power = to;
                on(Event::PowerPassed { to });
                return;
            }
            LastCard::DrawFromWaste | LastCard::LeadPasses => DrawDue::Waste(old_waste),
            LastCard::DrawFromNeighbour | LastCard::DrawFromAny => {
                DrawDue::Seats(board.seats_to_draw_from())
            }
        };
        board.phase = Phase::Draw(due);
    }

    /// Ends a shootout in which a player couldn't follow suit: the drawer loses at once, and the
    /// other player is safe, whatever cards they still hold.
    fn lose_shootout(&mut self, drawer: Seat, on: &mut impl FnMut(Event)) {
        let other = self.board.in_play.without(drawer).only();
        debug_assert!(other.is_some(), "two play a shootout");
        if let Some(other) = other {
            self.get_away(other, on);
        }
        self.lose(drawer, on);
    }

    #[inline]
    fn get_away(&mut self, seat: Seat, on: &mut impl FnMut(Event)) {
        self.board.in_play = self.board.in_play.without(seat);
        self.board.away.push(seat);
        on(Event::GotAway { seat });
    }

    fn lose(&mut self, loser: Seat, on: &mut impl FnMut(Event)) {
        self.board.phase = Phase::Over { loser };
        on(Event::Lost { seat: loser });
    }
}

/// The maximum number of moves in a playout. A random game ends eventually, but no rule says when:
/// the longest of seven million, with up to 16 seats, had 643 moves.
pub const MOST_MOVES: u32 = 10_000;

/// Plays random cards until the game is over, and returns the number of moves, each of which puts
/// down one card. If it took more than [`MOST_MOVES`], the game isn't over.
///
/// In an any-order first trick, the players play in the order of their seats.
pub fn random_moves(game: &mut Position, rng: &mut impl Rng) -> u32 {
    for made in 0..MOST_MOVES {
        match random_move(game, rng) {
            Some(act) => game.carry_out(act, &mut |_| {}),
            None => return made,
        }
    }
    MOST_MOVES
}

/// A random legal play or draw; `None` when the game is over.
#[inline]
pub fn random_move(game: &Position, rng: &mut impl Rng) -> Option<Move> {
    let board = game.board();
    let seat = match board.phase() {
        Phase::Lead => board.power(),
        Phase::Trick(trick) if board.any_order() => trick.waiting().iter().next()?,
        Phase::Trick(trick) => trick.turn(board.options().direction)?,
        Phase::Draw(due) => return random_draw(game, *due, rng),
        Phase::Over { .. } => return None,
    };
    let card = random_card(board.playable(game.hand(seat)), rng)?;
    Some(Move::Play { seat, card })
}

fn random_draw(game: &Position, due: DrawDue, rng: &mut impl Rng) -> Option<Move> {
    let (from, cards) = match due {
        DrawDue::Waste(cards) => (Source::Waste, cards),
        DrawDue::Seats(seats) => {
            let n = below(seats.len(), rng) as usize;
            let seat = seats.iter().nth(n)?;
            (Source::Seat(seat), game.hand(seat))
        }
    };
    let seat = game.board().power();
    let card = random_card(cards, rng)?;
    Some(Move::Draw { seat, from, card })
}

/// One of the cards, all equally likely.
#[inline]
fn random_card(cards: CardSet, rng: &mut impl Rng) -> Option<Card> {
    cards.nth(below(cards.len(), rng))
}
