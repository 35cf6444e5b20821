//! From a lobby or a result to a game: the deal, and the picking of piles (rules, section 8).

use crate::rules::{CardSet, Chance, Deal, Named, Seat, SeatSet};
use crate::store::{DealtIn, GameChange, InteractionId, UserId};
use crate::table::request::{Done, Refusal};
use crate::table::snapshot::Owner;

use super::run::Run;
use super::{Dealt, Draft, Life, Margin, Picking, Playing, Stage};

impl Draft<'_> {
    /// The host deals.
    pub(super) fn deal(&mut self, person: UserId, with: InteractionId) -> Result<Done, Refusal> {
        let pledge = match &self.life.stage {
            Stage::Lobby(waiting) | Stage::Result(_, waiting) => waiting.next.clone(),
            Stage::Picking(_) | Stage::Playing(_) => return Err(Refusal::AlreadyDealt),
            Stage::Ended(_) => return Err(Refusal::Ended),
        };
        let core = &self.life.core;
        if person != core.host {
            return Err(Refusal::NotHost(core.host));
        }
        let options = core.settings.options;
        check_seats(options.packs, core.seats.len())?;
        let host = self.life.seat_of(person).ok_or(Refusal::NotSeated)?;
        let joins = core.seats.iter().filter_map(|c| c.join);
        let ids: Vec<String> = joins.chain([with]).map(|id| id.to_string()).collect();
        let game = pledge.game;
        let dealt = Dealt {
            chance: Chance::new(&pledge.secret, game.0, &ids),
            dealer: core.dealer.unwrap_or(host),
            people: core
                .seats
                .iter()
                .filter(|c| c.info.person().is_some())
                .count() as u32,
            pledge,
        };
        self.changes.push(GameChange::Deal {
            game,
            options: serde_json::to_string(&options).map_err(|_| Refusal::NotSaved)?,
            dealer: dealt.dealer.into(),
            ids,
            players: core.seats.iter().map(|c| dealt_in(&c.info.owner)).collect(),
        });
        match options.deal {
            Deal::Dealt => {
                let hands = dealt.chance.hands(options, core.seats.len(), dealt.dealer);
                self.begin(dealt, &hands)?;
            }
            Deal::ChooseAPile => {
                let taken = vec![None; core.seats.len()];
                let margin = Margin::default();
                self.life.stage = Stage::Picking(Picking {
                    dealt,
                    taken,
                    margin,
                });
            }
        }
        Ok(Done::Dealt(game))
    }

    /// A person picks a pile.
    pub(super) fn pick(&mut self, person: UserId, pile: usize) -> Result<Done, Refusal> {
        let seat = self.life.seat_of(person).ok_or(Refusal::NotSeated)?;
        self.come_back(seat);
        self.pick_for(seat, pile)?;
        Ok(Done::Picked(pile))
    }

    /// The seat gets the pile with this number, from 1.
    pub(super) fn pick_for(&mut self, seat: Seat, pile: usize) -> Result<(), Refusal> {
        let Stage::Picking(picking) = &self.life.stage else {
            return Err(Refusal::NotPicking);
        };
        match self.life.picks_now(picking) {
            Some(turn) if turn == seat => {}
            Some(turn) => return Err(Refusal::NotYourPick(turn)),
            None => return Err(Refusal::NotPicking),
        }
        let Stage::Picking(picking) = &mut self.life.stage else {
            return Err(Refusal::NotPicking);
        };
        picking.margin.forced = SeatSet::EMPTY;
        let place = pile.checked_sub(1).and_then(|n| picking.taken.get_mut(n));
        match place {
            Some(free @ None) => *free = Some(seat),
            _ => return Err(Refusal::NoSuchPile(pile)),
        }
        Ok(())
    }

    /// When every pile is taken the game begins.
    pub(super) fn begin_if_picked(&mut self) -> Result<bool, Refusal> {
        let Stage::Picking(picking) = &self.life.stage else {
            return Ok(false);
        };
        let Some(taken) = picking.taken.iter().copied().collect::<Option<Vec<Seat>>>() else {
            return Ok(false);
        };
        let packs = self.life.core.settings.options.packs;
        let dealt = picking.dealt.clone();
        let mut hands = vec![CardSet::EMPTY; taken.len()];
        for (pile, seat) in dealt
            .chance
            .piles(packs, taken.len())
            .into_iter()
            .zip(taken)
        {
            hands[seat.index()] = pile.into_iter().collect();
        }
        self.begin(dealt, &hands)?;
        Ok(true)
    }

    /// All hands are known: before the first trick.
    fn begin(&mut self, dealt: Dealt, hands: &[CardSet]) -> Result<(), Refusal> {
        let lists: Vec<Vec<_>> = hands.iter().map(|hand| hand.iter().collect()).collect();
        self.changes.push(GameChange::Hands {
            game: dealt.pledge.game,
            hands: serde_json::to_string(&lists).map_err(|_| Refusal::NotSaved)?,
        });
        let options = self.life.core.settings.options;
        // The chance makes sound hands only; were it otherwise, nothing is dealt.
        let run = Run::new(dealt, options, hands).map_err(|_| Refusal::NotSaved)?;
        let margin = Margin {
            between: super::between::takes(run.game.board()),
            ..Margin::default()
        };
        self.life.stage = Stage::Playing(Box::new(Playing { run, margin }));
        Ok(())
    }
}

impl Life {
    /// Whose turn it is to pick a pile: the loser of the last game first, else the seat after the
    /// dealer, then on in the direction of play.
    pub(super) fn picks_now(&self, picking: &Picking) -> Option<Seat> {
        let count = picking.taken.len();
        let direction = self.core.settings.options.direction;
        let first = self
            .core
            .loser
            .unwrap_or_else(|| picking.dealt.dealer.after(1, count, direction));
        (0..count)
            .map(|n| first.after(n, count, direction))
            .find(|seat| !picking.taken.contains(&Some(*seat)))
    }
}

/// Whether that many seats can be dealt to.
pub(in crate::table) fn check_seats(
    packs: crate::rules::Packs,
    have: usize,
) -> Result<(), Refusal> {
    let seats = packs.seats();
    if seats.contains(&have) {
        return Ok(());
    }
    Err(Refusal::WrongSeats {
        have,
        least: *seats.start(),
        most: *seats.end(),
    })
}

/// A seat as results remember it.
fn dealt_in(owner: &Owner) -> DealtIn {
    match owner {
        Owner::Person(person) => DealtIn {
            person: Some(person.clone()),
            label: "person".to_owned(),
        },
        Owner::Computer { level, .. } => DealtIn {
            person: None,
            label: level.name().to_owned(),
        },
    }
}
