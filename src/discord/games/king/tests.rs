//! What people read, message by message.

mod languages;
mod shown;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::cards::{Chance, MAX_SEATS, Seat, SeatSet, Secret};
use crate::discord::games::kit::display;
use crate::discord::games::kit::testing::{commitment, person, read, seat};
use crate::discord::i18n::Language;
use crate::discord::render::ActsBy;
use crate::discord::render::card_style::plain;
use crate::games::king::computer::{self, Kind};
use crate::games::king::rules::{Bid, Choice, Due, Scoring, Trumps};
use crate::games::king::session::PlayerMove;
use crate::games::{self, Ending, Game as _, GameKind, PublicView as AnyView, Start};
use crate::table::{Acting, Outcome, Owner, Playing, SeatInfo, Settings, Stage, UserId};

/// Ann, Bob, Cid and a computer.
struct Table {
    session: King,
    seats: Vec<SeatInfo>,
    settings: Settings,
    language: Language,
}

impl Table {
    fn new(options: Options) -> Table {
        let mut settings = Settings::of(GameKind::King);
        settings.options = games::Options::King(options);
        let start = Start {
            seats: 4,
            dealer: seat(3),
            chance: Chance::new(&Secret::new([7; 32]), 7, &[]),
            previous_loser: None,
        };
        let computer = Owner::Computer {
            level: games::Level::Normal,
            number: 1,
        };
        let owners = [
            person(11, "Ann"),
            person(12, "*Bob*"),
            person(13, "Cid"),
            computer,
        ];
        let mut table = Table {
            session: King::begin(options, start).unwrap(),
            seats: owners
                .map(|owner| SeatInfo {
                    owner,
                    acting: Acting::Owner,
                    tally: 0,
                })
                .into(),
            settings,
            language: Language::English,
        };
        table.settle();
        table
    }

    fn settle(&mut self) {
        let players = games::Players {
            people: SeatSet::first(4),
            overdue: SeatSet::EMPTY,
            levels: [games::Level::Normal; MAX_SEATS],
        };
        self.session.settle(&players).unwrap();
    }

    fn turn(&self) -> Seat {
        self.session.public().board.due().seat().unwrap()
    }

    /// The player whose turn it is does this.
    fn act(&mut self, act: PlayerMove) -> MoveOutcome {
        let done = self.session.act(self.turn(), act).unwrap();
        self.settle();
        done
    }

    /// The player whose turn it is does what a computer would do.
    fn go_on(&mut self) {
        let view = self.session.view(self.turn()).unwrap();
        let (mut rng, limits) = (Xoshiro256PlusPlus::seed_from_u64(1), limits());
        let act = computer::decide(Kind::Normal, &view, &limits, &mut rng).unwrap();
        self.act(PlayerMove::of_move(act).unwrap());
    }

    /// Plays the hand to its end.
    fn end_hand(&mut self) {
        while self.session.due().is_some() {
            self.go_on();
        }
    }

    /// Ends the pause.
    fn next_hand(&mut self) {
        self.session.end_pause();
        self.settle();
    }

    /// A game in which this hand was just dealt.
    fn at_hand(number: usize, options: Options) -> Table {
        let mut table = Table::new(options);
        while table.session.public().board.round().number() < number {
            table.end_hand();
            table.next_hand();
        }
        table
    }

    fn stage(&self) -> Stage {
        let ends = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(99);
        Stage::Playing(Playing {
            commitment: commitment(7),
            round: self.session.round(),
            game: AnyView::King(self.session.public()),
            awaited: SeatSet::EMPTY,
            pause: self.session.pause().map(|_| ends),
            clock: None,
        })
    }

    fn scene<'a>(&'a self, stage: &'a Stage) -> Scene<'a> {
        Scene {
            catalog: self.language.catalog_of(GameKind::King),
            seats: &self.seats,
            settings: self.settings,
            host: UserId(11),
            games: 0,
            waiting: &[],
            stage,
        }
    }

    fn message(&self) -> Message {
        let stage = self.stage();
        let Stage::Playing(playing) = &stage else {
            unreachable!("a game is running")
        };
        display::playing(&self.scene(&stage), playing)
    }

    fn public(&self) -> String {
        read(&self.message())
    }

    fn own(&self, by: usize, how: ActsBy) -> String {
        let stage = self.stage();
        let Stage::Playing(playing) = &stage else {
            unreachable!("a game is running")
        };
        let public = self.session.public();
        let game = Running {
            table: playing,
            view: &public,
        };
        let view = self.session.view(seat(by)).unwrap();
        let scene = self.scene(&stage);
        read(&hand::own(&scene, game, &view).message(&scene, how))
    }

    fn own_turn(&self) -> String {
        self.own(self.turn().index(), ActsBy::Buttons)
    }

    fn done(&self, done: MoveOutcome) -> String {
        let stage = self.stage();
        plain(&answers::done(&self.scene(&stage), done))
    }

    fn outcome(&self) -> Message {
        let Some(Ending::Placed(results)) = self.session.ending() else {
            panic!("the game is not over")
        };
        let outcome = Outcome {
            commitment: commitment(7),
            secret: "5ec2e7".repeat(10),
            seats: self.seats.clone(),
            results: Some(results),
            game: AnyView::King(self.session.public()),
            counts: true,
            next: commitment(8),
        };
        let stage = Stage::Result(outcome.clone());
        display::outcome(&self.scene(&stage), &outcome)
    }
}

fn limits() -> Limits<'static> {
    Limits {
        playouts: 60,
        go_on: &|| true,
    }
}
