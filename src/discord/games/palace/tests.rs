//! What people read, message by message.

mod hands;
mod languages;

use super::keys::PalaceCatalog;
use super::*;
use crate::cards::{Chance, Seat, SeatSet, Secret};
use crate::discord::games::kit::display;
use crate::discord::games::kit::testing::{HOSTILE, commitment, cut, person, read, seat, seats};
use crate::discord::i18n::Language;
use crate::discord::render::card_style::plain;
use crate::discord::render::message::{Message, Row};
use crate::discord::render::{ActsBy, Scene, lobby};
use crate::games::palace::Palace;
use crate::games::palace::rules::{Game as Rules, Length, Setup, View};
use crate::games::palace::session::{PlayerMove, StackLog};
use crate::games::{self, Game as _, GameKind, PublicView as AnyView, Results, Start};
use crate::table::{Acting, Outcome, Playing, SeatInfo, Settings, Stage, UserId};

/// Ann, Bob and a computer in a short game, with three cards of each kind.
struct Table {
    session: Palace,
    seats: Vec<SeatInfo>,
    settings: Settings,
    language: Language,
}

impl Table {
    fn new() -> Table {
        let mut settings = Settings::of(GameKind::Palace);
        let length = Length::Short;
        settings.options = games::Options::Palace(Options { length });
        let start = Start {
            seats: 3,
            dealer: seat(2),
            chance: Chance::new(&Secret::new([7; 32]), 7, &[]),
            previous_loser: None,
        };
        Table {
            session: Palace::begin(Options { length }, start).unwrap(),
            seats: seats(),
            settings,
            language: Language::English,
        }
    }

    fn act(&mut self, by: usize, act: PlayerMove) {
        self.session.act(seat(by), act).unwrap();
        let players = games::Players {
            people: SeatSet::first(3),
            overdue: SeatSet::EMPTY,
            levels: [games::Level::Normal; crate::cards::MAX_SEATS],
        };
        self.session.settle(&players).unwrap();
    }

    /// A table where everybody is ready and nobody has swapped.
    fn begun() -> Table {
        let mut table = Table::new();
        for by in 0..3 {
            table.act(by, PlayerMove::Ready);
        }
        table
    }

    /// The player whose turn it is makes the first legal play, or picks up.
    fn go_on(&mut self) {
        let turn = self.session.public().board.turn().unwrap();
        let view = self.session.view(turn).unwrap();
        let act = PlayerMove::of_move(view.legal_moves()[0]).unwrap();
        self.act(turn.index(), act);
    }

    fn stage(&self) -> Stage {
        Stage::Playing(Playing {
            commitment: commitment(7),
            round: self.session.round(),
            game: AnyView::Palace(self.session.public()),
            awaited: SeatSet::EMPTY,
            pause: None,
            clock: None,
        })
    }

    fn scene<'a>(&'a self, stage: &'a Stage) -> Scene<'a> {
        Scene {
            catalog: self.language.catalog_of(GameKind::Palace),
            seats: &self.seats,
            settings: self.settings,
            host: UserId(11),
            games: 0,
            waiting: &[],
            stage,
        }
    }

    fn public(&self) -> String {
        let stage = self.stage();
        let Stage::Playing(playing) = &stage else {
            unreachable!("a game is running")
        };
        read(&display::playing(&self.scene(&stage), playing))
    }

    fn own(&self, by: usize, how: ActsBy) -> String {
        self.own_with(&self.session.view(seat(by)).unwrap(), how)
    }

    fn own_with(&self, view: &View, how: ActsBy) -> String {
        read(&self.hand_with(view, how))
    }

    fn hand_with(&self, view: &View, how: ActsBy) -> Message {
        let stage = self.stage();
        let Stage::Playing(playing) = &stage else {
            unreachable!("a game is running")
        };
        let public = PublicView {
            board: *view.board(),
            ..self.session.public()
        };
        let game = Running {
            table: playing,
            view: &public,
        };
        let scene = self.scene(&stage);
        hand::own(&scene, game, view).message(&scene, how)
    }
}

#[test]
fn the_lobby_says_what_is_played() {
    let table = Table::new();
    let stage = Stage::Lobby(commitment(7));
    let scene = table.scene(&stage);
    let info = display::info(scene.catalog, &table.settings);
    insta::assert_snapshot!(read(&lobby::open(&scene, info, &commitment(7))), @r"
    # Palace: a table is open (game 7)
    Empty your hand, then the cards on the table, then the ones nobody has seen; the last player left is the loser. Press **Join** to take a seat. When enough seats are taken, the host presses **Deal**.

    **Seats:** 3 taken, 2 to 4 can play
    1. **Ann** (host)
    2. **\*Bob\***
    3. **Computer 1** (normal)
    Play goes down this list.

    **This table plays:**
    120 seconds for each turn
    Cards each: short: three of each kind

    -# Fair shuffle: the secret of game 7 was fixed before anyone joined. Its fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    -# Want a say in the shuffle? Anyone with a seat can press **Cut the cards** and type a word.
    ---
    [Join] [Leave] [Deal] [Fill up to 4 and deal] [Cut the cards]
    ---
    [Rules]
    ");
}

#[test]
fn the_exchange_shows_everybodys_cards_and_who_is_ready() {
    let mut table = Table::new();
    table.act(1, PlayerMove::Ready);
    insta::assert_snapshot!(table.public(), @r"
    # Game 7: swap, then ready
    Before play, everybody may swap cards of their hand with their face-up ones, as often as they like. Press **Ready** when your table looks good: high cards there help you later.

    **Players and cards**
    **Ann**: 3 cards in hand · face up **6♣ J♦ Q♠** · 3 face down
    ✓ **\*Bob\***: 3 cards in hand · face up **2♥ J♣ A♥** · 3 face down, ready
    **Computer 1**: 3 cards in hand · face up **6♥ 9♥ 10♦** · 3 face down

    Not ready yet: <@11>, **Computer 1**.
    ---
    [My hand] [Ready] [History] [Join] [Rules]
    ");
    insta::assert_snapshot!(table.own(0, ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    In hand: **3♣ 6♠ A♣**
    Face up: **6♣ J♦ Q♠**
    Face down: 3

    Swap as often as you like, then press **Ready**.
    ---
    (Swap a card of your hand with a face-up one: 9 options, first “lay down A♣, take 6♣”)
    ---
    [Ready]
    ");
    insta::assert_snapshot!(table.own(1, ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    In hand: **3♦ 4♣ Q♦**
    Face up: **2♥ J♣ A♥**
    Face down: 3

    Play begins when everybody is ready.
    ");
}

#[test]
fn the_table_shows_the_stack_and_the_hand_shows_the_legal_plays() {
    let mut table = Table::begun();
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, stack 1
    **Players and cards**
    **Ann**: 3 cards in hand · face up **6♣ J♦ Q♠** · 3 face down
    ▶ **\*Bob\***: 3 cards in hand · face up **2♥ J♣ A♥** · 3 face down
    **Computer 1**: 3 cards in hand · face up **6♥ 9♥ 10♦** · 3 face down

    **The exchange:** \*Bob\* begins, with rank 3.

    **The stack** is empty: anything goes. The first play must be of rank 3.

    16 cards in the draw deck · nothing burnt yet

    <@12>, it’s your turn.
    ---
    [My hand] [History] [Join] [Rules]
    ");
    for _ in 0..4 {
        table.go_on();
    }
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, stack 1
    **Players and cards**
    **Ann**: 3 cards in hand · face up **6♣ J♦ Q♠** · 3 face down
    **\*Bob\***: 3 cards in hand · face up **2♥ J♣ A♥** · 3 face down
    ▶ **Computer 1**: 3 cards in hand · face up **6♥ 9♥ 10♦** · 3 face down

    **The exchange:** \*Bob\* begins, with rank 3.

    **The stack:** 4 cards, on top **4♣**.
    \*Bob\* **3♦** · Computer 1 **2♣** · Ann **3♣** · \*Bob\* **4♣**

    12 cards in the draw deck · nothing burnt yet

    It’s Computer 1’s turn.
    ---
    [My hand] [History] [Join] [Rules]
    ");
    let turn = table.session.public().board.turn().unwrap();
    insta::assert_snapshot!(table.own(turn.index(), ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    In hand: **8♥ J♠ K♠**
    Face up: **6♥ 9♥ 10♦**
    Face down: 3

    **The stack:** 4 cards, on top **4♣**.
    It’s your turn: play, or pick the stack up.
    ---
    [8♥] [J♠] [K♠]
    ---
    [Pick up (4)]
    ");
    let other = (turn.index() + 1) % 3;
    insta::assert_snapshot!(table.own(other, ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    In hand: **6♠ 7♦ A♣**
    Face up: **6♣ J♦ Q♠**
    Face down: 3

    It’s not your turn. The table’s message shows whose it is.
    ");
    insta::assert_snapshot!(table.own(other, ActsBy::Commands), @r"
    **Your hand** (3 cards)
    In hand: **6♠ 7♦ A♣**
    Face up: **6♣ J♦ Q♠**
    Face down: 3

    You play by commands. When the table’s message names you, `/palace play` offers what you can play. **My hand** below that message gives you buttons.
    ");
}

#[test]
fn the_history_goes_stack_by_stack() {
    let mut table = Table::begun();
    for _ in 0..12 {
        table.go_on();
    }
    let stage = table.stage();
    let told = display::history(&table.scene(&stage), commitment(7).game).unwrap();
    insta::assert_snapshot!(plain(&told.join("\n--- next page\n")), @r"
    **The exchange:** \*Bob\* begins, with rank 3.

    **Stack 1:** \*Bob\* **3♦** · Computer 1 **2♣** · Ann **3♣** · \*Bob\* **4♣** · Computer 1 **8♥** · Ann **A♣**. \*Bob\* picks up all 6 cards.
    ");
}

#[test]
fn a_result_says_who_lost_or_that_nobody_did() {
    let table = Table::begun();
    let present = StackLog {
        number: 2,
        events: vec![crate::games::palace::rules::Event::Stopped],
    };
    let mut outcome = Outcome {
        commitment: commitment(7),
        secret: "5ec2e7".repeat(10),
        seats: table.seats.clone(),
        results: Results::in_order([2, 0, 1].map(seat)),
        game: AnyView::Palace(PublicView {
            past: vec![std::sync::Arc::new(present)],
            ..table.session.public()
        }),
        counts: true,
        next: commitment(8),
    };
    let stage = Stage::Result(outcome.clone());
    insta::assert_snapshot!(read(&display::outcome(&table.scene(&stage), &outcome)), @r"
    <@12> is the loser of this game.
    ---
    # Game 7 is over
    **Stack 2:** After 2,000 plays the game is stopped.

    **The loser:** **\*Bob\***
    1. Computer 1 got away
    2. Ann got away

    **Lost in this series** (0 games)
    Ann: 0
    \*Bob\*: 0
    Computer 1: 0

    -# The secret of game 7: `5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e7`
    -# Next is game 8. Its secret’s fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Again] [Fill up to 4 and deal] [Cut the cards]
    ---
    [Rules] [History] [Review] [Verify]
    ");
    (outcome.results, outcome.counts) = (None, false);
    let stage = Stage::Result(outcome.clone());
    insta::assert_snapshot!(read(&display::outcome(&table.scene(&stage), &outcome)), @r"
    2,000 plays, and nobody has lost: the game ends without a loser and doesn’t count.
    ---
    # Game 7 is over
    **Stack 2:** After 2,000 plays the game is stopped.

    **Lost in this series** (0 games)
    Ann: 0
    \*Bob\*: 0
    Computer 1: 0

    -# The secret of game 7: `5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e7`
    -# Next is game 8. Its secret’s fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Again] [Fill up to 4 and deal] [Cut the cards]
    ---
    [Rules] [History] [Review] [Verify]
    ");
}
