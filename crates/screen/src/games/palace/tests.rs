//! What people read, message by message.

mod hands;
mod languages;

use std::sync::Arc;

use super::*;
use crate::games::kit::testing::{self, read, seat, seats, with_hostile_names};
use crate::i18n::Language;
use crate::render::ActsBy;
use crate::render::card_style::plain;
use getaway_games::palace::rules::{Act, Event, Length, Setup};
use getaway_games::palace::session::StackLog;
use getaway_games::{PublicView as AnyView, Results};
use getaway_table::Outcome;

/// Ann, Bob and a computer in a short game, with three cards of each kind.
type Table = testing::Table<Palace>;

impl Table {
    fn new() -> Table {
        Table::of(Options { length: Length::Short }, seats())
    }

    fn act(&mut self, by: usize, act: Act) {
        self.make(seat(by), act);
    }

    /// A table where everyone is ready and nobody has swapped.
    fn begun() -> Table {
        let mut table = Table::new();
        for by in 0..3 {
            table.act(by, Act::Ready);
        }
        table
    }

    /// The player whose turn it is makes the first legal play, or picks up.
    fn go_on(&mut self) {
        let turn = self.session.public().board.turn().unwrap();
        let view = self.session.view(turn).unwrap();
        let act = view.legal_acts()[0];
        self.make(turn, act);
    }

    /// The hand of a player with this view.
    fn hand_with(&self, view: &View) -> Hand {
        let stage = self.stage();
        let public = PublicView { board: *view.board(), ..self.session.public() };
        let game = Running::of::<Palace>(&stage).unwrap().with(&public);
        hand::own(&self.scene(&stage), game, view, None)
    }

    /// The same as plain text, for a player who uses buttons.
    fn own_with(&self, view: &View) -> String {
        read(&self.hand_with(view).message(&self.scene(&self.stage()), ActsBy::Buttons))
    }
}

#[test]
fn the_lobby_says_what_is_played() {
    let table = Table::new();
    insta::assert_snapshot!(table.lobby(), @r"
    # Palace: a table is open
    **Seats:** 3 taken, 2 to 4 can play
    1. **Ann** (host)
    2. **\*Bob\***
    3. **🤖 Ada**
    Empty your hand, then the table; the last player left loses.
    -# **Options:** Cards each: short: three of each kind
    -# Fair shuffle of game 7: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ff`
    ---
    [Join] [Leave] [Deal]
    ---
    [Options] [Fill up to 4 and deal]
    ---
    [Cut] [Rules]
    ");
}

#[test]
fn the_exchange_shows_everyones_cards_and_who_is_ready() {
    let mut table = Table::new();
    table.act(1, Act::Ready);
    insta::assert_snapshot!(table.public(), @r"
    # Game 7: swap, then ready
    Swap cards from your hand for your face-up ones, then press **Ready**. High cards there help you later.
    **In hand · face up · face down**
    **Ann**: 3 · **6♣ J♦ Q♠** · 3
    ✓ **\*Bob\***: 3 · **2♥ J♣ A♥** · 3, ready
    **🤖 Ada**: 3 · **6♥ 9♥ 10♦** · 3

    Not ready yet: **Ann**, **🤖 Ada**.
    ---
    [My hand] [Ready] [History]
    ---
    [Join] [Rules]
    ");
    insta::assert_snapshot!(table.own(0, ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    In hand: **3♣ 6♠ A♣**
    Face up: **6♣ J♦ Q♠**
    Face down: 3

    Press a card to lay it down; then choose which face-up card you take for it. Press **Ready** when you’re done.
    ---
    [3♣] [6♠] [A♣]
    ---
    [Best swap: A♣→6♣]
    ---
    [Ready]
    ");
    insta::assert_snapshot!(table.own(1, ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    In hand: **3♦ 4♣ Q♦**
    Face up: **2♥ J♣ A♥**
    Face down: 3

    Play begins when everyone is ready.
    ");
}

#[test]
fn the_table_shows_the_stack_and_the_hand_shows_the_legal_plays() {
    let mut table = Table::begun();
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, stack 1
    **In hand · face up · face down**
    **Ann**: 3 · **6♣ J♦ Q♠** · 3
    ▶ **\*Bob\***: 3 · **2♥ J♣ A♥** · 3
    **🤖 Ada**: 3 · **6♥ 9♥ 10♦** · 3
    -# 16 cards in the draw deck · nothing burnt · **The exchange:** \*Bob\* begins, with the lowest card: 3.
    **The stack** is empty. The first play must be of rank 3.
    **\*Bob\***, it’s your turn.
    ---
    [My hand] [History] [Join]
    ---
    [Rules]
    ");
    for _ in 0..4 {
        table.go_on();
    }
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, stack 1
    **In hand · face up · face down**
    **Ann**: 3 · **6♣ J♦ Q♠** · 3
    **\*Bob\***: 3 · **2♥ J♣ A♥** · 3
    ▶ **🤖 Ada**: 3 · **6♥ 9♥ 10♦** · 3
    -# 12 cards in the draw deck · nothing burnt · **The exchange:** \*Bob\* begins, with the lowest card: 3.
    **The stack:** 4 cards, on top **4♣**.
    \*Bob\* **3♦** · 🤖 Ada **2♣** · Ann **3♣** · \*Bob\* **4♣**
    It’s 🤖 Ada’s turn.
    ---
    [My hand] [History] [Join]
    ---
    [Rules]
    ");
    let turn = table.session.public().board.turn().unwrap();
    insta::assert_snapshot!(table.own(turn.index(), ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    In hand: **8♥ J♠ K♠**
    Face up: **6♥ 9♥ 10♦**
    Face down: 3

    **The stack:** 4 cards, on top **4♣**.
    It’s your turn: play, or pick up the stack.
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

    Not your turn yet.
    ");
    let waiting = table.own(other, ActsBy::Commands);
    assert!(waiting.contains("`/palace play` offers"), "{waiting}");
}

#[test]
fn cards_in_sentences_are_text() {
    let table = Table::begun();
    let cards: CardSet =
        ["7H", "7D"].map(|card| card.parse::<Card>().unwrap()).into_iter().collect();
    let done = table.done(MoveOutcome::Played { cards, burns: false });
    assert_eq!(done, "You played 7♥ 7♦.");
    let catalog = table.scene(&table.stage()).catalog;
    assert_eq!(choice(catalog, Act::Play(cards)), "play 7♥ 7♦");
}

#[test]
fn the_history_goes_stack_by_stack() {
    let mut table = Table::begun();
    for _ in 0..12 {
        table.go_on();
    }
    insta::assert_snapshot!(plain(&table.history().join("\n--- next page\n")), @r"
    **The exchange:** \*Bob\* begins, with the lowest card: 3.
    **Stack 1:** \*Bob\* **3♦** · 🤖 Ada **2♣** · Ann **3♣** · \*Bob\* **4♣** · 🤖 Ada **8♥** · Ann **A♣**. \*Bob\* picks up all 6 cards.
    ");
}

#[test]
fn an_evening_tells_of_no_stack_of_one_card() {
    let narrator = Narrator { catalog: Language::English.catalog(), names: &[] };
    let told = |texts: &[&str]| {
        let seat = seat(0);
        let cards: CardSet = texts.iter().map(|text| text.parse::<Card>().unwrap()).collect();
        let events = [Event::PickedUp { seat, cards }, Event::Burnt { seat, cards }];
        Palace::moments(&narrator, &events).len()
    };
    assert_eq!((told(&["10H"]), told(&["9H", "10H"])), (0, 2));
}

#[test]
fn a_result_says_who_lost_or_that_nobody_did() {
    let table = Table::begun();
    let present = StackLog { number: 2, events: vec![Event::Stopped] };
    let mut outcome = Outcome {
        game: AnyView::Palace(PublicView {
            past: vec![Arc::new(present)],
            ..table.session.public()
        }),
        ..table.outcome(Results::in_order([2, 0, 1].map(seat)))
    };
    insta::assert_snapshot!(read(&table.result(&outcome)), @r"
    <@12> is the loser of this game.
    ---
    # Game 7 is over
    **Got away:** 1\. 🤖 Ada · 2\. Ann
    -# Fair shuffle of game 8: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ff`
    ---
    [Again] [Join] [Leave]
    ---
    [Review] [Play something else]
    ---
    [More]
    ");
    (outcome.results, outcome.counts) = (None, false);
    insta::assert_snapshot!(read(&table.result(&outcome)), @r"
    2,000 plays, and nobody has lost: the game ends without a loser and doesn’t count.
    ---
    # Game 7 is over
    -# Fair shuffle of game 8: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ff`
    ---
    [Again] [Join] [Leave]
    ---
    [Review] [Play something else]
    ---
    [More]
    ");
}
