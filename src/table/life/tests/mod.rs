//! A table on a bench: no store, no task, no clock but the test's.

mod clock;
mod games;
mod seating;
mod takes;

use std::cell::Cell;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::computer::{Level, Limits};
use crate::rules::{Card, DrawDue, Due, Game, Options, SeatSet, Secret};
use crate::store::{ChannelId, GameNumber, GuildId};
use crate::table::request::Moment;
use crate::table::snapshot::{End, Outcome, Snapshot};

/// Nobody takes: a game ends soon enough.
const QUIET: Settings = Settings {
    options: CLASSIC,
    level: Level::Normal,
    turn_seconds: 0,
    take_window: 0,
};

const CLASSIC: Options = Options {
    packs: crate::rules::Packs::One,
    direction: crate::rules::Direction::Clockwise,
    deal: crate::rules::Deal::Dealt,
    first_trick: crate::rules::FirstTrick::AnyOrder,
    last_card: crate::rules::LastCard::DrawFromWaste,
    mistakes: crate::rules::Mistakes::Refuse,
};

pub(in crate::table) struct Bench {
    pub(in crate::table) life: Life,
    pub(in crate::table) now: SystemTime,
    /// What the last step has to save.
    pub(in crate::table) changes: Vec<GameChange>,
    rng: Xoshiro256PlusPlus,
    games: Cell<u64>,
    interactions: u64,
    secrets: u8,
}

pub(in crate::table) fn user(n: u64) -> UserId {
    UserId(n)
}

pub(in crate::table) fn person(n: u64) -> Person {
    Person {
        id: user(n),
        name: format!("person {n}"),
    }
}

fn seat(n: usize) -> Seat {
    Seat::new(n).unwrap()
}

fn start() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000)
}

fn pledge(games: &Cell<u64>, secrets: u8) -> Pledge {
    games.set(games.get() + 1);
    Pledge {
        game: GameNumber(games.get()),
        secret: Secret::new([secrets.wrapping_add(games.get() as u8); 32]),
    }
}

impl Bench {
    /// A lobby with the host, user 1, and so many computers; all chance follows from `seed`.
    pub(in crate::table) fn open(settings: Settings, computers: usize, seed: u8) -> Bench {
        let games = Cell::new(0);
        let make = || pledge(&games, seed);
        let ctx = Ctx {
            now: start(),
            pledge: &make,
        };
        let new = Opening {
            table: TableId(1),
            place: Place {
                guild: GuildId(1),
                channel: ChannelId(1),
            },
            host: person(1),
            interaction: InteractionId(1),
            settings,
            computers,
        };
        let (life, changes) = Life::open(new, &ctx).unwrap();
        Bench {
            life,
            now: start(),
            changes,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed.into()),
            games,
            interactions: 1,
            secrets: seed,
        }
    }

    /// A dealt table of people 1 to `people` and computers.
    pub(in crate::table) fn dealt(
        settings: Settings,
        people: u64,
        computers: usize,
        seed: u8,
    ) -> Bench {
        let mut bench = Bench::open(settings, computers, seed);
        for n in 2..=people {
            bench.ask(n, Ask::Join).unwrap();
        }
        bench.ask(1, Ask::Deal).unwrap();
        bench
    }

    pub(in crate::table) fn request(&mut self, who: u64, ask: Ask) -> Request {
        self.interactions += 1;
        Request {
            person: person(who),
            interaction: InteractionId(self.interactions),
            moment: None,
            ask,
        }
    }

    fn work<T>(
        &mut self,
        work: impl FnOnce(&mut Draft) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let (games, secrets) = (&self.games, self.secrets);
        let make = || pledge(games, secrets);
        let ctx = Ctx {
            now: self.now,
            pledge: &make,
        };
        let mut draft = self.life.draft(&ctx);
        let done = work(&mut draft)?;
        (self.life, self.changes) = (draft.life, draft.changes);
        Ok(done)
    }

    pub(in crate::table) fn ask(&mut self, who: u64, ask: Ask) -> Result<Done, Refusal> {
        let request = self.request(who, ask);
        self.work(|d| d.ask(&request))
    }

    fn ask_at(&mut self, who: u64, moment: Moment, ask: Ask) -> Result<Done, Refusal> {
        let mut request = self.request(who, ask);
        request.moment = Some(moment);
        self.work(|d| d.ask(&request))
    }

    pub(in crate::table) fn pass(&mut self, seconds: u64) -> Effect {
        self.now += Duration::from_secs(seconds);
        self.work(|d| d.tick()).unwrap()
    }

    /// One computer decides, if one is to.
    pub(in crate::table) fn think(&mut self) -> bool {
        let Some(query) = self.life.query() else {
            return false;
        };
        let limits = Limits {
            playouts: 1,
            go_on: &|| false,
        };
        let choice = match self.life.view(query) {
            Some(view) => crate::table::think::decide(query, &view, &limits),
            None => Choice::Pick,
        };
        self.work(|d| d.decided(&query, choice)).unwrap();
        true
    }

    pub(in crate::table) fn snapshot(&self) -> Snapshot {
        self.life.snapshot()
    }

    fn game(&self) -> &Game {
        &self.playing().run.game
    }

    fn playing(&self) -> &Playing {
        match &self.life.stage {
            Stage::Playing(playing) => playing,
            other => panic!("no game is played: {other:?}"),
        }
    }

    pub(in crate::table) fn is_playing(&self) -> bool {
        matches!(self.life.stage, Stage::Playing(_) | Stage::Picking(_))
    }

    /// The user in the seat.
    fn who(&self, seat: Seat) -> u64 {
        self.life.core.seats[seat.index()]
            .info
            .person()
            .unwrap()
            .id
            .0
    }

    fn any_card(&mut self, seat: Seat) -> Card {
        let legal = self.game().legal_cards(seat);
        legal.nth(self.rng.random_range(0..legal.len())).unwrap()
    }

    /// Whatever is to be done next is done: by a computer, or at random by the person who is due.
    pub(in crate::table) fn go_on(&mut self) {
        if self.think() {
            return;
        }
        if let Stage::Picking(picking) = &self.life.stage {
            let seat = self.life.picks_now(picking).unwrap();
            let pile = picking.taken.iter().rposition(Option::is_none).unwrap() + 1;
            let who = self.who(seat);
            assert_eq!(self.ask(who, Ask::Pick(pile)), Ok(Done::Picked(pile)));
            return;
        }
        if let Some(ends) = self.life.window_ends() {
            self.now = ends;
            self.pass(0);
            return;
        }
        match self.game().board().due() {
            Due::Lead(seat) | Due::Play(seat) => self.play_any(seat),
            Due::PlayAny(seats) => {
                let attended = seats.iter().find(|s| self.life.is_attended(*s));
                self.play_any(attended.unwrap());
            }
            Due::Draw(seat, DrawDue::Seats(from)) => {
                let from = from.iter().last().unwrap();
                let who = self.who(seat);
                let drew = self.ask(who, Ask::DrawFrom(from)).unwrap();
                assert!(matches!(drew, Done::Drew { from: f, .. } if f == from));
            }
            due => panic!("nobody can go on: {due:?}"),
        }
    }

    /// Now and then somebody announces a take, or withdraws it.
    pub(in crate::table) fn announce_now_and_then(&mut self) -> bool {
        let open =
            matches!(&self.life.stage, Stage::Playing(p) if p.run.game.board().trick().is_some());
        if !open || self.rng.random_range(0..40) > 0 {
            return false;
        }
        let mut people = self.life.core.seats.iter().filter_map(|c| c.info.person());
        let who = people.next_back().unwrap().id.0;
        self.ask(who, Ask::Take).is_ok()
    }

    fn play_any(&mut self, seat: Seat) {
        let card = self.any_card(seat);
        let who = self.who(seat);
        assert_eq!(self.ask(who, Ask::Play(card)), Ok(Done::Played(card)));
    }

    fn play_out(&mut self) -> Outcome {
        while self.is_playing() {
            self.go_on();
        }
        self.outcome()
    }

    fn outcome(&self) -> Outcome {
        match self.snapshot().stage {
            crate::table::snapshot::Stage::Result(outcome) => outcome,
            other => panic!("no result: {other:?}"),
        }
    }

    fn end(&self) -> Option<End> {
        match self.life.stage {
            Stage::Ended(end) => Some(end),
            _ => None,
        }
    }

    /// Plays on until the open trick is over.
    fn finish_trick(&mut self) {
        let tricks = self.game().board().tricks();
        while self.is_playing() && self.game().board().tricks() == tricks {
            self.go_on();
        }
    }
}
