//! Tables for tests of rendering, made with only the rules.

use std::sync::Arc;

use crate::games::kit::testing::{Shown, Table, seat, seats};
use crate::i18n::Language;
use getaway_games::cards::{Card, CardSet, Seat};
use getaway_games::getaway::rules::{Event, History, Move, Options, Position, View};
use getaway_games::getaway::session::{Announcements, PlayingView, PublicView, TrickLog, WhyVoid};
use getaway_games::getaway::{Getaway, TableOptions};
use getaway_games::{self, Audience, Event as _, GameKind, Results};
use getaway_table::{GameSnapshot, Outcome, Settings};

/// A game with the log of its tricks, as a table would keep it.
pub struct Tricks {
    game: Position,
    history: History,
    past: Vec<Arc<TrickLog>>,
    present: TrickLog,
    takes: Announcements,
}

pub type TestTable = Table<Tricks>;

impl Shown for Tricks {
    type Game = Getaway;

    fn public(&self) -> PublicView {
        let counts = Seat::first(3).map(|seat| self.game.hand(seat).len());
        PublicView::Playing(Box::new(PlayingView {
            board: *self.game.board(),
            counts: counts.collect(),
            past: self.past.clone(),
            present: self.present.clone(),
            takes: self.takes.clone(),
            held: false,
            draws_from: None,
        }))
    }

    fn view(&self, seat: Seat) -> Option<View> {
        Some(self.history.view(&self.game, seat))
    }

    fn round(&self) -> u32 {
        self.game.board().tricks()
    }

    fn changes(&self) -> Vec<u32> {
        Vec::new()
    }

    fn pauses(&self) -> bool {
        false
    }
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
        TestTable::on(Position::deal(options, seat(2), &hands).unwrap())
    }

    /// A position from a game in which only these cards are still in hand. Nobody remembers any
    /// others.
    pub fn position(options: Options, hands: [&str; 3], power: usize) -> TestTable {
        let mut table =
            TestTable::on(Position::between_tricks(options, &hands.map(cards), seat(power), 8));
        table.session.present.number = 9;
        table
    }

    fn on(game: Position) -> TestTable {
        let present = TrickLog { number: 1, events: Vec::new() };
        Table {
            session: Tricks {
                history: History::new(&game),
                game,
                past: Vec::new(),
                present,
                takes: Announcements::default(),
            },
            seats: seats(),
            settings: Settings::of(GameKind::Getaway),
            language: Language::English,
        }
    }

    pub fn act(&mut self, act: Move) {
        let table = &mut self.session;
        let mut see = |event: Event| {
            if event.audience() == Audience::Everyone {
                table.present.events.push(event);
            }
        };
        table.history.apply(&mut table.game, act, &mut see).unwrap();
        let tricks = table.game.board().tricks();
        if tricks == table.present.number || table.game.board().loser().is_some() {
            let next = TrickLog { number: tricks + 1, events: Vec::new() };
            let log = std::mem::replace(&mut table.present, next);
            table.past.push(Arc::new(log));
        }
    }

    pub const fn game(&self) -> &Position {
        &self.session.game
    }

    pub fn announce(&mut self, by: usize, from: usize) {
        let announced = serde_json::json!({"announced": [{"seat": by, "from": from}]});
        self.session.takes = serde_json::from_value(announced).unwrap();
    }

    /// Says that an announced take has just become void.
    pub fn void(&mut self, by: usize, from: usize, why: WhyVoid) {
        let take = serde_json::json!({"seat": by, "from": from});
        let tricks = self.session.game.board().tricks();
        let void = serde_json::json!({"void": [{"take": take, "why": why, "tricks": tricks}]});
        self.session.takes = serde_json::from_value(void).unwrap();
    }

    pub fn play(&mut self, by: usize, text: &str) {
        self.act(Move::Play { seat: seat(by), card: card(text) });
    }

    /// The same for one card after the other.
    pub fn plays<const N: usize>(&mut self, plays: [(usize, &str); N]) {
        for (by, card) in plays {
            self.play(by, card);
        }
    }

    /// The table with another game's board.
    pub fn playing_on(&self, game: Position) -> GameSnapshot {
        let mut playing = self.playing();
        let getaway_games::PublicView::Getaway(PublicView::Playing(view)) = &mut playing.game
        else {
            panic!("cards are played");
        };
        view.board = *game.board();
        playing.round = game.board().tricks();
        playing
    }

    pub fn options(&mut self) -> &mut TableOptions {
        let getaway_games::Options::Getaway(options) = &mut self.settings.options else {
            panic!("the tables here play Getaway");
        };
        options
    }

    pub fn view(&self, by: usize) -> View {
        self.session.history.view(&self.session.game, seat(by))
    }

    /// The game with a result in which Bob is the loser.
    pub fn lost(&self) -> Outcome {
        self.outcome(Results::in_order([2, 0, 1].map(seat)))
    }
}
