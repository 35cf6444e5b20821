//! Tables for tests of rendering, made with only the rules.

use std::sync::Arc;

use crate::cards::{Card, CardSet, Seat, SeatSet};
use crate::discord::games::kit::display;
use crate::discord::games::kit::testing::{commitment, seat, seats};
use crate::discord::i18n::Language;
use crate::discord::render::Scene;
use crate::discord::render::message::Message;
use crate::games::getaway::TableOptions;
use crate::games::getaway::rules::{Event, Game, History, Move, Options, Setup, View};
use crate::games::getaway::session::{PlayingView, PublicView, TrickLog};
use crate::games::{self, Audience, Event as _, GameKind, Results};
use crate::table::{Outcome, Playing, SeatInfo, Settings, Stage, UserId};

/// A game with the log of its tricks, as a table would keep it.
pub struct TestTable {
    game: Game,
    history: History,
    pub seats: Vec<SeatInfo>,
    past: Vec<Arc<TrickLog>>,
    present: TrickLog,
    pub announced: SeatSet,
    pub settings: Settings,
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

impl TestTable {
    /// A whole pack dealt to three players. Ann opens. The hands get the pack's cards in turn.
    pub fn new() -> TestTable {
        TestTable::with(Options::default())
    }

    pub fn with(options: Options) -> TestTable {
        let mut hands = [CardSet::EMPTY; 3];
        let opener = Card::ACE_OF_SPADES;
        hands[0].insert(opener);
        let others = CardSet::pack(options.packs.into()).minus(CardSet::of(opener));
        for (n, card) in others.iter().enumerate() {
            hands[(n + 1) % 3].insert(card);
        }
        let game = Game::deal(options, seat(2), &hands).unwrap();
        TestTable::of(game)
    }

    /// A position from a game in which only these cards are still in hand. Nobody remembers any
    /// others.
    pub fn position(options: Options, hands: [&str; 3], power: usize) -> TestTable {
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
        let mut table = TestTable::of(Game::try_from(&setup).unwrap());
        table.present.number = 9;
        table
    }

    fn of(game: Game) -> TestTable {
        TestTable {
            history: History::new(&game),
            game,
            seats: seats(),
            past: Vec::new(),
            present: TrickLog {
                number: 1,
                events: Vec::new(),
            },
            announced: SeatSet::EMPTY,
            settings: Settings::of(GameKind::Getaway),
        }
    }

    pub fn act(&mut self, act: Move) {
        let present = &mut self.present;
        let mut table = |event: Event| {
            if event.audience() == Audience::Everyone {
                present.events.push(event);
            }
        };
        self.history.apply(&mut self.game, act, &mut table).unwrap();
        let tricks = self.game.board().tricks();
        if tricks == self.present.number || self.game.board().loser().is_some() {
            let next = TrickLog {
                number: tricks + 1,
                events: Vec::new(),
            };
            self.past
                .push(Arc::new(std::mem::replace(&mut self.present, next)));
        }
    }

    pub const fn game(&self) -> &Game {
        &self.game
    }

    pub fn play(&mut self, by: usize, text: &str) {
        let (seat, card) = (seat(by), card(text));
        self.act(Move::Play { seat, card });
    }

    pub fn playing(&self) -> Playing {
        self.playing_on(self.game)
    }

    /// The table with another game's board.
    pub fn playing_on(&self, game: Game) -> Playing {
        let board = *game.board();
        let view = PlayingView {
            board,
            counts: Seat::first(3)
                .map(|seat| self.game.hand(seat).len())
                .collect(),
            past: self.past.clone(),
            present: self.present.clone(),
            announced: self.announced,
            held: false,
        };
        Playing {
            commitment: commitment(7),
            round: board.tricks(),
            changes: Vec::new(),
            game: games::PublicView::Getaway(PublicView::Playing(view)),
            awaited: SeatSet::EMPTY,
            pause: None,
            clock: None,
            at_stake: None,
            stop: None,
        }
    }

    pub fn options(&mut self) -> &mut TableOptions {
        let games::Options::Getaway(options) = &mut self.settings.options else {
            panic!("the tables here play Getaway");
        };
        options
    }

    pub fn view(&self, by: usize) -> View {
        self.history.view(&self.game, seat(by))
    }

    pub fn stage(&self) -> Stage {
        Stage::Playing(self.playing())
    }

    pub fn scene<'a>(&'a self, stage: &'a Stage) -> Scene<'a> {
        Scene {
            waiting: &[],
            catalog: Language::English.catalog(),
            seats: &self.seats,
            settings: self.settings,
            host: UserId(11),
            games: 0,
            late: None,
            evening: None,
            stage,
        }
    }

    /// The game with a result in which Bob is the loser.
    pub fn outcome(&self) -> Outcome {
        Outcome {
            commitment: commitment(7),
            secret: "5ec2e7".repeat(10),
            seats: self.seats.clone(),
            results: Results::in_order([2, 0, 1].map(seat)),
            game: self.playing().game,
            stopped_by: None,
            counts: true,
            next: commitment(8),
        }
    }

    /// The public message of a result.
    pub fn result(&self, outcome: &Outcome) -> Message {
        let stage = Stage::Result(outcome.clone());
        display::outcome(&self.scene(&stage), outcome)
    }
}
