//! What a game keeps besides its moves: the piles that are being picked (rules, section 8), and the
//! form in which that, and what players have prepared for later, is stored.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::playing::{Between, Held};
use super::takes::Announcements;
use super::{Getaway, MoveRefusal, Stage};
use crate::cards::{CardSet, Seat};
use crate::getaway::TableOptions;
use crate::getaway::rules::{Hands, deal};
use crate::kit::{Session as _, Start};

#[derive(Clone, Debug)]
pub(super) struct Picking {
    /// The player who took each pile, by pile.
    pub(super) taken: Vec<Option<Seat>>,
}

impl Picking {
    pub(super) fn new(seats: usize) -> Picking {
        Picking { taken: vec![None; seats] }
    }

    /// The number of the first free pile, from 1.
    pub(super) fn first_free(&self) -> Option<usize> {
        Some(self.taken.iter().position(Option::is_none)? + 1)
    }
}

impl Getaway {
    /// The player who picks a pile next: first the loser of the last game, or else the seat after
    /// the dealer, then on in the direction of play. `None` if there is nothing to pick.
    pub(super) fn picks_now(&self) -> Option<Seat> {
        let Stage::Picking(picking) = &self.stage else { return None };
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
        let turn = self.picks_now().ok_or(MoveRefusal::NotPicking)?;
        let Stage::Picking(picking) = &mut self.stage else { return Err(MoveRefusal::NotPicking) };
        if turn != seat {
            return Err(MoveRefusal::NotYourPick(turn));
        }
        match pile.checked_sub(1).and_then(|n| picking.taken.get_mut(n)) {
            Some(free @ None) => *free = Some(seat),
            _ => return Err(MoveRefusal::NoSuchPile(pile)),
        }
        Ok(())
    }

    /// Begins the game once every pile is taken.
    pub(super) fn begin_if_picked(&mut self) -> Result<(), MoveRefusal> {
        let Stage::Picking(picking) = &self.stage else { return Ok(()) };
        let Some(taken) = picking.taken.iter().copied().collect::<Option<Vec<Seat>>>() else {
            return Ok(());
        };
        let piles = deal::piles(&self.start.chance, self.options.rules.packs, taken.len());
        let mut hands = vec![CardSet::EMPTY; taken.len()];
        for (pile, seat) in piles.into_iter().zip(taken) {
            hands[seat.index()] = pile.into_iter().collect();
        }
        // The piles are a whole pack, for a number of seats that the options allow.
        let dealt = Getaway::dealt(self.options, self.start.clone(), &Hands::of(&hands));
        *self = dealt.map_err(|error| {
            debug_assert!(false, "the piles aren't a deal: {error}");
            MoveRefusal::NotPicking
        })?;
        Ok(())
    }
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct ExtraState {
    /// The player who took each pile, by pile; empty once the hands are known.
    taken: Vec<Option<Seat>>,
    takes: Announcements,
    held: Option<Held>,
    between: Between,
}

impl Getaway {
    pub(super) fn to_extra_state(&self) -> Value {
        json!(match &self.stage {
            Stage::Picking(picking) =>
                ExtraState { taken: picking.taken.clone(), ..ExtraState::default() },
            Stage::Playing(playing) => ExtraState {
                taken: Vec::new(),
                takes: playing.takes.clone(),
                held: playing.held,
                between: playing.between.clone(),
            },
        })
    }

    /// Restores what players had prepared for later.
    pub(super) fn restore_prepared(&mut self, extra_state: &Value) -> serde_json::Result<()> {
        let extra_state = ExtraState::deserialize(extra_state)?;
        if let Stage::Playing(playing) = &mut self.stage {
            playing.takes = extra_state.takes;
            playing.held = extra_state.held;
            playing.between = match extra_state.between {
                Between::Takes(_) => Between::takes(playing.board()),
                between => between,
            };
        }
        Ok(())
    }

    /// Restores a game while its piles are being picked; `None` unless there is one pile per seat.
    pub(super) fn picking(
        options: TableOptions,
        start: Start,
        extra_state: &Value,
    ) -> Option<Getaway> {
        let taken = ExtraState::deserialize(extra_state).ok()?.taken;
        (taken.len() == start.seats).then_some(Getaway {
            options,
            start,
            stage: Stage::Picking(Picking { taken }),
        })
    }
}
