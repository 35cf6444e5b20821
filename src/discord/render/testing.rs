//! Tables for the tests of the renderers, made from the rules alone.

use std::sync::Arc;

use super::Scene;
use crate::computer::Level;
use crate::discord::words::Language;
use crate::rules::{Card, CardSet, Course, Event, Game, Move, Options, Seat, SeatSet, Setup, View};
use crate::table::{
    Acting, GameNumber, Owner, Person, Playing, Promise, SeatInfo, Settings, Stage, Story, UserId,
};

/// A game with its stories, as a table would tell them.
pub struct Told {
    game: Game,
    course: Course,
    pub seats: Vec<SeatInfo>,
    past: Vec<Arc<Story>>,
    present: Story,
    pub announced: SeatSet,
    pub settings: Settings,
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

/// Ann, Bob, a computer.
pub fn seats() -> Vec<SeatInfo> {
    let person = |id, name: &str| {
        Owner::Person(Person {
            id: UserId(id),
            name: name.to_owned(),
        })
    };
    let computer = Owner::Computer {
        level: Level::Normal,
        number: 1,
    };
    [person(11, "Ann"), person(12, "*Bob*"), computer]
        .map(|owner| SeatInfo {
            owner,
            acting: Acting::Owner,
            losses: 0,
        })
        .into()
}

pub fn promise(game: u64) -> Promise {
    Promise {
        game: GameNumber(game),
        commit: "c0ffee".repeat(10),
    }
}

impl Told {
    /// A whole pack dealt to three: Ann opens. The hands are the pack's cards in turn.
    pub fn new() -> Told {
        Told::with(Options::default())
    }

    pub fn with(options: Options) -> Told {
        let mut hands = [CardSet::EMPTY; 3];
        let opener = Card::OPENER;
        hands[0].insert(opener);
        let others = CardSet::pack(options.packs.into()).minus(CardSet::of(opener));
        for (n, card) in others.iter().enumerate() {
            hands[(n + 1) % 3].insert(card);
        }
        let game = Game::deal(options, seat(2), &hands).unwrap();
        Told::of(game)
    }

    /// A position out of a game in which only these cards are still in hand; nobody remembers more.
    pub fn position(options: Options, hands: [&str; 3], power: usize) -> Told {
        let hands = hands.map(cards);
        let setup = Setup {
            options,
            dealer: seat(2),
            away: Seat::first(3)
                .filter(|seat| hands[seat.index()].is_empty())
                .collect(),
            hands: hands.into(),
            power: seat(power),
            tricks: 8,
        };
        let mut told = Told::of(Game::try_from(&setup).unwrap());
        told.present.number = 9;
        told
    }

    fn of(game: Game) -> Told {
        Told {
            course: Course::new(&game),
            game,
            seats: seats(),
            past: Vec::new(),
            present: Story {
                number: 1,
                events: Vec::new(),
            },
            announced: SeatSet::EMPTY,
            settings: Settings::default(),
        }
    }

    pub fn act(&mut self, act: Move) {
        let present = &mut self.present;
        let mut told = |event: Event| {
            if event.audience() == crate::rules::Audience::Everyone {
                present.events.push(event);
            }
        };
        self.course.apply(&mut self.game, act, &mut told).unwrap();
        let tricks = self.game.board().tricks();
        if tricks == self.present.number {
            let next = Story {
                number: tricks + 1,
                events: Vec::new(),
            };
            self.past
                .push(Arc::new(std::mem::replace(&mut self.present, next)));
        }
    }

    pub fn play(&mut self, by: usize, text: &str) {
        let (seat, card) = (seat(by), card(text));
        self.act(Move::Play { seat, card });
    }

    pub fn playing(&self) -> Playing {
        let board = *self.game.board();
        Playing {
            promise: promise(7),
            board,
            counts: Seat::first(3)
                .map(|seat| self.game.hand(seat).len())
                .collect(),
            past: self.past.clone(),
            present: self.present.clone(),
            announced: self.announced,
            window: None,
            clock: None,
        }
    }

    pub fn view(&self, by: usize) -> View {
        self.course.view(&self.game, seat(by))
    }

    pub fn stage(&self) -> Stage {
        Stage::Playing(self.playing())
    }

    pub fn scene<'a>(&'a self, stage: &'a Stage) -> Scene<'a> {
        Scene {
            words: Language::English.words(),
            seats: &self.seats,
            settings: self.settings,
            host: UserId(11),
            games: 0,
            stage,
        }
    }
}
