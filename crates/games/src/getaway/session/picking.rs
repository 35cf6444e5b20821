//! The picking of piles (rules, section 8): whose turn it is, and which piles are taken.

use super::{Getaway, MoveRefusal, Stage};
use crate::cards::{CardSet, Seat};
use crate::getaway::rules::deal;

#[derive(Clone, Debug)]
pub(super) struct Picking {
    /// The player who took each pile, by pile.
    pub(super) taken: Vec<Option<Seat>>,
}

impl Picking {
    pub(super) fn new(seats: usize) -> Picking {
        Picking {
            taken: vec![None; seats],
        }
    }

    /// The number of the first free pile, from 1.
    pub(super) fn first_free(&self) -> Option<usize> {
        Some(self.taken.iter().position(Option::is_none)? + 1)
    }
}

impl Getaway {
    /// The player who picks a pile next: first the loser of the last game, or else the seat after
    /// the dealer, then on in the direction of play.
    pub(super) fn picks_now(&self, picking: &Picking) -> Option<Seat> {
        let count = self.start.seats;
        let direction = self.options.rules.direction;
        let first = self
            .start
            .previous_loser
            .unwrap_or_else(|| self.start.dealer.after(1, count, direction));
        (0..count)
            .map(|n| first.after(n, count, direction))
            .find(|seat| !picking.taken.contains(&Some(*seat)))
    }

    /// Gives the seat the pile with this number, from 1.
    pub(super) fn pick(&mut self, seat: Seat, pile: usize) -> Result<(), MoveRefusal> {
        let Stage::Picking(picking) = &self.stage else {
            return Err(MoveRefusal::NotPicking);
        };
        match self.picks_now(picking) {
            Some(turn) if turn == seat => {}
            Some(turn) => return Err(MoveRefusal::NotYourPick(turn)),
            None => return Err(MoveRefusal::NotPicking),
        }
        let Stage::Picking(picking) = &mut self.stage else {
            return Err(MoveRefusal::NotPicking);
        };
        let place = pile.checked_sub(1).and_then(|n| picking.taken.get_mut(n));
        match place {
            Some(free @ None) => *free = Some(seat),
            _ => return Err(MoveRefusal::NoSuchPile(pile)),
        }
        Ok(())
    }

    /// Begins the game once every pile is taken.
    pub(super) fn begin_if_picked(&mut self) -> Result<(), MoveRefusal> {
        let Stage::Picking(picking) = &self.stage else {
            return Ok(());
        };
        let Some(taken) = picking.taken.iter().copied().collect::<Option<Vec<Seat>>>() else {
            return Ok(());
        };
        let piles = deal::piles(&self.start.chance, self.options.rules.packs, taken.len());
        let mut hands = vec![CardSet::EMPTY; taken.len()];
        for (pile, seat) in piles.into_iter().zip(taken) {
            hands[seat.index()] = pile.into_iter().collect();
        }
        // The piles are a whole pack, for a number of seats that the options allow.
        self.play_with(&hands).map_err(|error| {
            debug_assert!(false, "the piles are no deal: {error}");
            MoveRefusal::NotPicking
        })
    }
}
