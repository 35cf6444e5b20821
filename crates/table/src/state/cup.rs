//! A cup: the first games of a table, with points by place.
//!
//! Everyone has a point for each player whom they finish ahead of. Points belong to whoever has the seat
//! when a game ends: to the person who left, if a computer plays on for them. They stay theirs if they
//! aren't there any more. A game without a result brings none.

use crate::snapshot::{Cup, CupPlayer};
use getaway_games::Results;
use getaway_games::cards::Seat;

use super::{Core, SeatState};

impl Core {
    /// Adds what a game that has just ended is worth, as long as the cup lasts.
    pub(super) fn add_to_cup(&mut self, results: Option<&Results>) {
        if self.games > self.settings.cup {
            return self.cup.clear();
        }
        let before = self.games.saturating_sub(1) as usize;
        for SeatState { info, .. } in &self.seats {
            if !self.cup.iter().any(|player| player.owner.is_same(&info.owner)) {
                self.cup.push(CupPlayer { owner: info.owner.clone(), points: vec![0; before] });
            }
        }
        for player in &mut self.cup {
            let seat = self.seats.iter().position(|seat| seat.info.owner.is_same(&player.owner));
            let place = seat.and_then(Seat::new).and_then(|seat| results?.place(seat));
            let behind = |place: u8| {
                let others = results.into_iter().flat_map(Results::placings);
                others.filter(|other| other.place > place).count() as u32
            };
            let points = player.sum() + place.map_or(0, behind);
            player.points.push(points);
        }
    }

    pub(super) fn show_cup(&self) -> Option<Cup> {
        let players = self.cup.clone();
        (!players.is_empty()).then_some(Cup { games: self.settings.cup, players })
    }
}
