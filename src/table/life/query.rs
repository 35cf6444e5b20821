//! What the table asks of computer players, and what it lets them see.

use crate::computer::Kind;
use crate::rules::{Card, DrawDue, Due, Phase, Seat, SeatSet, View};
use crate::store::GameNumber;
use crate::table::snapshot::Owner;

use super::{Between, Life, Playing, Stage};

/// What a computer player is to decide. An answer counts as long as the table still asks the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) struct Query {
    pub(in crate::table) game: GameNumber,
    /// How many moves were made.
    pub(in crate::table) moves: usize,
    pub(in crate::table) seat: Seat,
    pub(in crate::table) kind: Kind,
    pub(in crate::table) what: Decide,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) enum Decide {
    Card,
    Take,
    DrawFrom(SeatSet),
    Pick,
}

/// What a computer player has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) enum Choice {
    Card(Card),
    Take(bool),
    DrawFrom(Seat),
    Pick,
}

impl Life {
    /// How strong a computer plays for the seat.
    pub(super) fn kind(&self, seat: Seat) -> Kind {
        match self.core.seats.get(seat.index()).map(|c| &c.info.owner) {
            Some(Owner::Computer { level, .. }) => Kind::from(*level),
            _ => Kind::from(self.core.settings.level),
        }
    }

    /// What a computer player is to decide now, if anything.
    pub(in crate::table) fn query(&self) -> Option<Query> {
        let query = |game, moves, seat, what| Query {
            game,
            moves,
            seat,
            kind: self.kind(seat),
            what,
        };
        match &self.stage {
            Stage::Picking(p) => {
                let seat = self.picks_now(p)?;
                let computer = !self.is_attended(seat) || p.margin.forced.contains(seat);
                computer.then(|| query(p.dealt.pledge.game, 0, seat, Decide::Pick))
            }
            Stage::Playing(p) => {
                let (seat, what) = self.decision(p)?;
                Some(query(p.run.dealt.pledge.game, p.run.moves, seat, what))
            }
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }

    fn decision(&self, p: &Playing) -> Option<(Seat, Decide)> {
        let computer = |seat: Seat| !self.is_attended(seat) || p.margin.forced.contains(seat);
        let board = p.run.game.board();
        if let (Phase::Lead, Between::Takes(left)) = (board.phase(), &p.margin.between) {
            // Whoever stands first here is a computer: see `Draft::settle`.
            return left.front().map(|seat| (*seat, Decide::Take));
        }
        if let (Phase::Lead, Between::Window(_)) = (board.phase(), &p.margin.between) {
            return None;
        }
        let one = |seat: Seat, what| computer(seat).then_some((seat, what));
        match board.due() {
            Due::Lead(seat) | Due::Play(seat) => one(seat, Decide::Card),
            Due::PlayAny(seats) => {
                let mut order = seats.in_turn_after(board.power(), board.options().direction);
                order
                    .find(|seat| computer(*seat))
                    .map(|s| (s, Decide::Card))
            }
            Due::Draw(seat, DrawDue::Seats(from)) => one(seat, Decide::DrawFrom(from)),
            Due::Draw(..) | Due::Over(_) => None,
        }
    }

    /// What the seat of a query sees; nothing while piles are picked.
    pub(in crate::table) fn view(&self, query: Query) -> Option<View> {
        match &self.stage {
            Stage::Playing(p) => Some(p.run.course.view(&p.run.game, query.seat)),
            _ => None,
        }
    }
}
