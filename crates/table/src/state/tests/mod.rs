//! A test bench for a table: no store, no task, and only the test's clock.

mod again;
mod by_itself;
mod clock;
mod cups;
mod cuts;
mod foregone;
mod games;
mod hosts;
mod late;
mod seating;
mod stops;
mod watch;

use std::cell::Cell;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::Pace;
use crate::request::Moment;
use crate::snapshot::{End, Outcome, Snapshot};
use crate::time::moved;
use getaway_games::cards::{Card, CutWord, SeatSet, Secret};
use getaway_games::getaway::rules::{DrawDue, Due, FirstTrick, Options, Position, Taking};
use getaway_games::getaway::session::{
    Act as GetawayAct, MoveOutcome as GetawayOutcome, PlayingView, PublicView,
};
use getaway_games::getaway::{Getaway, TableOptions, TakeWindow};
use getaway_games::kit::Session as _;
use getaway_games::{self as any, GameKind};
use getaway_store::{ChannelId, GameChange, GameNumber, GuildId, Place};

/// No clock and no take-window.
pub(crate) fn quiet() -> Settings {
    with_rules(Options::default())
}

/// A table that isn't slow, whose turns last long.
fn brisk() -> Settings {
    Settings { turn_seconds: 3000, ..quiet() }
}

pub(crate) fn with_rules(rules: Options) -> Settings {
    with(rules, 0)
}

pub(crate) fn with(rules: Options, take_window: u32) -> Settings {
    Settings {
        options: any::Options::Getaway(TableOptions {
            rules,
            take_window: TakeWindow::new(take_window).unwrap(),
        }),
        turn_seconds: 0,
        ..Settings::of(GameKind::Getaway)
    }
}

/// Everyone plays in turn, in the first trick as well.
pub(crate) fn in_turn(turn_seconds: u32) -> Settings {
    let rules = Options { first_trick: FirstTrick::InTurn, ..Options::default() };
    Settings { turn_seconds, ..with_rules(rules) }
}

/// The same, and nobody takes: the ace of spades is led as soon as its holder is there.
pub(crate) fn without_takes(turn_seconds: u32) -> Settings {
    let (first_trick, taking) = (FirstTrick::InTurn, Taking::Off);
    Settings { turn_seconds, ..with_rules(Options { first_trick, taking, ..Options::default() }) }
}

/// What a host asks for who wants to end the table.
pub(crate) const STOP: RequestKind = RequestKind::Stop { as_moderator: false };

pub(crate) fn take(from: Seat) -> RequestKind {
    act(GetawayAct::Take { from, sure: true })
}

pub(crate) fn play(card: Card) -> RequestKind {
    act(GetawayAct::Play(card))
}

pub(crate) fn cut(word: &str) -> RequestKind {
    RequestKind::Cut(CutWord::new(word).unwrap())
}

fn act(act: GetawayAct) -> RequestKind {
    RequestKind::Act(any::Act::Getaway(act))
}

/// The moves that the last step has to save.
fn entries(bench: &Bench) -> Vec<String> {
    let moves = bench.changes.iter().filter_map(|change| match change {
        GameChange::Moves { entries, .. } => Some(entries.clone()),
        _ => None,
    });
    moves.flatten().collect()
}

fn draw_from(seat: Seat) -> RequestKind {
    act(GetawayAct::DrawFrom(seat))
}

fn pick(pile: usize) -> RequestKind {
    act(GetawayAct::Pick(pile))
}

fn acted(done: GetawayOutcome) -> RequestOutcome {
    RequestOutcome::Acted(any::MoveOutcome::Getaway(done))
}

pub(crate) fn loser(outcome: &Outcome) -> Seat {
    outcome.loser().unwrap()
}

pub(crate) struct Bench {
    pub(crate) state: TableState,
    pub(crate) now: SystemTime,
    corrections: SignedDuration,
    /// What has to be saved for the last step.
    pub(crate) changes: Vec<GameChange>,
    rng: Xoshiro256PlusPlus,
    games: Cell<u64>,
    interactions: u64,
    secrets: u8,
}

pub(crate) fn user(n: u64) -> UserId {
    UserId(n)
}

pub(crate) fn person(n: u64) -> Person {
    Person { id: user(n), name: format!("person {n}") }
}

fn seat(n: usize) -> Seat {
    Seat::new(n).unwrap()
}

fn start() -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000)
}

fn commit(games: &Cell<u64>, secrets: u8) -> CommittedSecret {
    games.set(games.get() + 1);
    CommittedSecret {
        game: GameNumber(games.get()),
        secret: Secret::new([secrets.wrapping_add(games.get() as u8); 32]),
    }
}

/// These users, each with the interaction that asks for their seat.
fn seated(users: impl IntoIterator<Item = u64>) -> Vec<(Person, InteractionId)> {
    users.into_iter().map(|n| (person(n), InteractionId(n))).collect()
}

/// A table that user 1 wants to open, with this many computers.
fn new_table(settings: Settings, computers: usize) -> NewTable {
    NewTable {
        kept: None,
        again: None,
        table: TableId(1),
        spot: Place { guild: GuildId(1), channel: ChannelId(1) }.into(),
        host: user(1),
        people: seated([1]),
        settings,
        computers,
    }
}

/// How long the seats of an evening are kept, in seconds.
const KEPT: u64 = 15 * 60;

/// The lobby of an evening for which users 1 to `people` are in, and to which nobody has come yet.
fn planned(people: u64) -> Bench {
    let kept = (1..=people).map(user).collect();
    let new = NewTable {
        people: seated(1..=people),
        kept: Some(KeptSeats { people: kept, time: Duration::from_secs(KEPT) }),
        ..new_table(quiet(), 0)
    };
    let mut bench = Bench::open_with(new, 0);
    bench.interactions = people;
    bench
}

impl Bench {
    /// Opens a lobby with user 1 as the host and this many computers; all randomness follows from
    /// `seed`.
    pub(crate) fn open(settings: Settings, computers: usize, seed: u8) -> Bench {
        Bench::open_with(new_table(settings, computers), seed)
    }

    fn open_with(new: NewTable, seed: u8) -> Bench {
        Bench::try_open(new, seed).unwrap()
    }

    fn try_open(new: NewTable, seed: u8) -> Result<Bench, Refusal> {
        let games = Cell::new(0);
        let make = || Ok(commit(&games, seed));
        let ctx = Ctx {
            now: start(),
            corrections: SignedDuration::ZERO,
            pace: Pace::default().computer,
            commit: &make,
        };
        let (state, changes) = TableState::open(new, Vec::new(), &ctx)?;
        Ok(Bench {
            state,
            now: start(),
            corrections: SignedDuration::ZERO,
            changes,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed.into()),
            games,
            interactions: 1,
            secrets: seed,
        })
    }

    /// A lobby of users 1 to `people`.
    fn lobby(people: u64, seed: u8) -> Bench {
        let mut bench = Bench::open(quiet(), 0, seed);
        bench.each(2..=people, RequestKind::Join);
        bench
    }

    /// Deals a game to users 1 to `people` and computers.
    pub(crate) fn dealt(settings: Settings, people: u64, computers: usize, seed: u8) -> Bench {
        let mut bench = Bench::open(settings, computers, seed);
        bench.each(2..=people, RequestKind::Join);
        bench.ask(1, RequestKind::Deal).unwrap();
        bench
    }

    /// A computer plays for the people in these seats, who were slow.
    fn slow(&mut self, seats: impl IntoIterator<Item = usize>) {
        for seat in seats {
            self.state.core.seats[seat].info.acting = Acting::ForSlow;
        }
    }

    /// Whether this user plays, or a computer for them.
    fn acting(&self, who: u64) -> Acting {
        let seat = self.state.seat_of(user(who)).expect("a seat");
        self.snapshot().seats[seat.index()].acting
    }

    /// A user who is due in a game of three people, and the other two.
    fn due_and_others(&self) -> (u64, [u64; 2]) {
        let due = self.who(self.state.awaited().iter().next().expect("a turn"));
        let others: Vec<u64> = (1..=3).filter(|who| *who != due).collect();
        (due, [others[0], others[1]])
    }

    pub(crate) fn request(&mut self, who: u64, ask: RequestKind) -> Request {
        self.interactions += 1;
        Request {
            person: person(who),
            interaction: InteractionId(self.interactions),
            moment: None,
            by_itself: self.state.core.by_itself.contains(&user(who)),
            kind: ask,
        }
    }

    fn work<T>(
        &mut self,
        work: impl FnOnce(&mut Transaction) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let (games, secrets) = (&self.games, self.secrets);
        let make = || Ok(commit(games, secrets));
        let ctx = Ctx {
            now: self.now,
            corrections: self.corrections,
            pace: Pace::default().computer,
            commit: &make,
        };
        let mut transaction = self.state.begin(&ctx);
        let done = work(&mut transaction)?;
        (self.state, self.changes) = (transaction.state, transaction.changes);
        Ok(done)
    }

    pub(crate) fn ask(&mut self, who: u64, ask: RequestKind) -> Result<RequestOutcome, Refusal> {
        let request = self.request(who, ask);
        self.work(|t| t.ask(&request))
    }

    /// Makes each of these users ask for this.
    #[track_caller]
    fn each(&mut self, users: impl IntoIterator<Item = u64>, ask: RequestKind) {
        for who in users {
            self.ask(who, ask.clone()).unwrap();
        }
    }

    /// Checks that a request leads to this.
    #[track_caller]
    fn does(&mut self, who: u64, ask: RequestKind, done: RequestOutcome) {
        assert_eq!(self.ask(who, ask), Ok(done));
    }

    /// Checks that a request is refused for this reason.
    #[track_caller]
    fn refuses(&mut self, who: u64, ask: RequestKind, why: Refusal) {
        assert_eq!(self.ask(who, ask), Err(why));
    }

    fn ask_at(
        &mut self,
        who: u64,
        moment: Moment,
        ask: RequestKind,
    ) -> Result<RequestOutcome, Refusal> {
        let mut request = self.request(who, ask);
        request.moment = Some(moment);
        self.work(|t| t.ask(&request))
    }

    pub(crate) fn pass(&mut self, seconds: u64) -> Effect {
        self.now += Duration::from_secs(seconds);
        self.work(|t| t.tick()).unwrap()
    }

    /// Continues from a restored table. What it does by itself is stored already.
    pub(crate) fn resume(&mut self, restored: TableState) {
        self.state = restored;
        let resumed = self.work(|t| t.resume()).unwrap();
        assert!(resumed < Effect::Save && self.changes.is_empty());
    }

    /// Corrects the clock by so much.
    pub(crate) fn corrects(&mut self, by: SignedDuration) -> Effect {
        self.now = moved(self.now, by);
        self.corrections += by;
        self.work(|t| Ok(t.move_deadlines())).unwrap()
    }

    /// Makes one computer's decision, if one is due.
    pub(crate) fn think(&mut self) -> bool {
        let Some(query) = self.state.query() else { return false };
        let task = self.state.task(query).unwrap();
        let decision = task.decide(query.level, 1.0, &|| false, &mut self.rng).unwrap();
        self.work(|t| t.decided(&query, &[decision])).unwrap();
        true
    }

    pub(crate) fn snapshot(&self) -> Snapshot {
        self.state.snapshot()
    }

    fn game(&self) -> &Position {
        self.session().journal().unwrap().position()
    }

    /// What everyone sees once the cards are dealt.
    fn public(&self) -> PlayingView {
        match self.session().public() {
            PublicView::Playing(playing) => *playing,
            PublicView::Picking(_) => panic!("no cards are dealt yet"),
        }
    }

    fn session(&self) -> &Getaway {
        let any::Session::Getaway(session) = &self.playing().session else {
            panic!("these tables play Getaway");
        };
        session
    }

    /// When the take-window ends, if one is open.
    fn window_ends(&self) -> Option<SystemTime> {
        self.playing().timing.pause
    }

    fn playing(&self) -> &RunningGame {
        match &self.state.stage {
            Stage::Playing(playing) => playing,
            other => panic!("no game is played: {other:?}"),
        }
    }

    pub(crate) fn is_playing(&self) -> bool {
        matches!(self.state.stage, Stage::Playing(_))
    }

    /// The seat that has the power, and the user in it.
    fn power(&self) -> (Seat, u64) {
        let power = self.game().board().power();
        (power, self.who(power))
    }

    /// The user whose next player is in this seat.
    fn before(&self, seat: Seat) -> u64 {
        let board = self.game().board();
        let mut before = board.in_play().iter().filter(|at| board.neighbour(*at) == Some(seat));
        self.who(before.next().unwrap())
    }

    /// Plays on until there is a time to take.
    fn go_on_to_window(&mut self) {
        while self.window_ends().is_none() {
            self.go_on();
        }
    }

    /// The table's document.
    fn stored(&self) -> String {
        self.state.document().unwrap().unwrap().text
    }

    /// The user in the seat.
    fn who(&self, seat: Seat) -> u64 {
        self.state.core.seats[seat.index()].info.person().unwrap().id.0
    }

    fn any_card(&mut self, seat: Seat) -> Card {
        let legal = self.game().legal_cards(seat);
        legal.nth(self.rng.random_range(0..legal.len())).unwrap()
    }

    /// Makes the next move: a computer's, or a random one of the person who is due.
    pub(crate) fn go_on(&mut self) {
        if self.think() {
            return;
        }
        if let PublicView::Picking(picking) = self.session().public() {
            let pile = picking.taken.iter().rposition(Option::is_none).unwrap() + 1;
            let who = self.who(picking.turn);
            self.does(who, pick(pile), acted(GetawayOutcome::Picked(pile)));
            return;
        }
        if let Some(ends) = self.window_ends() {
            self.now = ends;
            self.pass(0);
            return;
        }
        match self.game().board().due() {
            Due::Lead(seat) | Due::Play(seat) => self.play_any(seat),
            Due::PlayAny(seats) => {
                let attended = seats.iter().find(|s| self.state.is_attended(*s));
                self.play_any(attended.unwrap());
            }
            Due::Draw(seat, DrawDue::Seats(from)) => {
                let from = from.iter().last().unwrap();
                let who = self.who(seat);
                let drew = self.ask(who, draw_from(from)).unwrap();
                assert!(
                    matches!(drew, RequestOutcome::Acted(any::MoveOutcome::Getaway(GetawayOutcome::Drew { from: f, .. })) if f == from)
                );
            }
            due => panic!("nobody can go on: {due:?}"),
        }
    }

    /// Occasionally announces a take, or withdraws it; returns whether it did.
    pub(crate) fn announce_now_and_then(&mut self) -> bool {
        let public = self.session().public();
        let open = matches!(public, PublicView::Playing(p) if p.board.trick().is_some());
        if !open || self.rng.random_range(0..40) > 0 {
            return false;
        }
        let mut people = self.state.core.seats.iter().filter_map(|c| c.info.person());
        let who = people.next_back().unwrap().id.0;
        let seat = self.state.seat_of(user(who)).unwrap();
        let wish = match self.public().takes.by(seat) {
            Some(from) => GetawayAct::TakeNot { from },
            None => GetawayAct::Take {
                from: self.game().next_with_cards(seat).unwrap_or(seat),
                sure: true,
            },
        };
        self.ask(who, act(wish)).is_ok()
    }

    /// Takes the next player's cards, or announces the take.
    fn takes(&mut self, who: u64) -> Result<RequestOutcome, Refusal> {
        let seat = self.state.seat_of(user(who)).unwrap();
        self.ask(who, take(self.game().next_with_cards(seat).unwrap_or(seat)))
    }

    fn play_any(&mut self, seat: Seat) {
        let card = self.any_card(seat);
        self.does(self.who(seat), play(card), acted(GetawayOutcome::Played(card)));
    }

    fn play_out(&mut self) -> Outcome {
        while self.is_playing() {
            self.go_on();
        }
        self.outcome()
    }

    fn outcome(&self) -> Outcome {
        match self.snapshot().stage {
            crate::snapshot::Stage::Result(outcome) => outcome,
            other => panic!("no result: {other:?}"),
        }
    }

    fn end(&self) -> Option<End> {
        match &self.state.stage {
            Stage::Ended(end) => Some(end.clone()),
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
