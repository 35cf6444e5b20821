//! What people read, message by message.

mod hands;
mod languages;

use std::sync::Arc;

use super::*;
use crate::games::kit::testing::{self, read, seat, seats, with_hostile_names};
use crate::i18n::Language;
use crate::render::ActsBy;
use crate::render::card_style::plain;
use getaway_games::cards::Rank;
use getaway_games::palace::rules::{Act, Event, Setup, Source};
use getaway_games::palace::session::StackLog;
use getaway_games::{PublicView as AnyView, Results, RuleOptions as _};
use getaway_table::Outcome;

/// Ann, Bob and a computer in a short game, with three cards of each kind.
type Table = testing::Table<Palace>;

const SHORT: Options = Options {
    length: Length::Short,
    ten: Ten::Order,
    seven: Seven::Off,
    eight: Eight::Off,
    packs: Packs::One,
};

/// The house rules of section 12.
const HOUSE: Options =
    Options { ten: Ten::Anything, seven: Seven::OrLower, eight: Eight::Skips, ..SHORT };

impl Table {
    fn new() -> Table {
        Table::of(SHORT, seats())
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
    [Options] [More options]
    ---
    [Fill up to 4 and deal] [Cut]
    ---
    [Rules] [Odds]
    ");
}

#[test]
fn the_lobby_says_which_house_rules_are_special() {
    let lobby = |options: Options| {
        let players = vec![seats()[0].clone(); 3.max(*options.seats().start())];
        let lobby = Table::of(options, players).lobby();
        let lines =
            lobby.lines().filter(|line| line.contains("can play") || line.contains("Options:"));
        lines.collect::<Vec<_>>().join("\n")
    };
    insta::assert_snapshot!(lobby(Options::default()), @"**Seats:** 3 taken, 2 to 4 can play");
    insta::assert_snapshot!(lobby(Options { length: Length::Full, ..HOUSE }), @r"
    **Seats:** 3 taken, 2 to 4 can play
    -# **Options:** A 10: on any card · A 7: only a 7 or lower goes on it · An 8: skips a player
    ");
    insta::assert_snapshot!(lobby(Options { packs: Packs::Two, ..Options::default() }), @r"
    **Seats:** 5 taken, 5 to 6 can play
    -# **Options:** Packs of cards: two, for five or six players
    ");
}

#[test]
fn the_rules_page_tells_the_house_rules_of_the_table() {
    let catalog = Language::English.catalog();
    let usual = Palace::rules(catalog, &Options::default());
    let changed = |options| {
        let told = Palace::rules(catalog, &options);
        told.into_iter().filter(|line| !usual.contains(line)).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(changed(Options::default()), "");
    insta::assert_snapshot!(changed(Options { ten: Ten::Anything, ..Options::default() }), @"**2** goes on anything, and anything on it. Only a 9 or lower, or a 10, goes on a **9**. **10** (on any card, or where no cards lie) burns the stack, and so do **four of a rank** on top: the cards are gone, and you play again.");
    insta::assert_snapshot!(changed(Options { seven: Seven::OrLower, ..Options::default() }), @"Only a 7 or lower goes on a **7**.");
    insta::assert_snapshot!(changed(Options { packs: Packs::Two, ..HOUSE }), @r"
    Two packs are in play. Everyone gets 3 cards face down, 3 face up and 3 in hand; the rest is the draw deck.
    **2** goes on anything, and anything on it. Only a 9 or lower, or a 10, goes on a **9**. **10** (on any card, or where no cards lie) burns the stack, and so do **four of a rank** on top: the cards are gone, and you play again.
    Only a 7 or lower, or a 10, goes on a **7**.
    Each **8** skips one of the next players. If that comes round to you, you play again. When the stack burns, nobody is skipped.
    ");
}

#[test]
fn a_table_with_house_rules_says_what_may_follow_and_who_is_skipped() {
    let table = Table::of(HOUSE, seats());
    let on_top = |stack| {
        let rows = &[["KC", "", ""], ["3C", "", ""], ["4C", "", ""]];
        let setup = Setup { options: HOUSE, rows, stack, ..Setup::default() };
        plain(&table::on_top(&table.scene(&table.stage()), setup.game().board()))
    };
    insta::assert_snapshot!(on_top("7H"), @"**The stack:** 1 card, **7♥**. Only a 7 or lower, or a 10, goes on a 7.");
    insta::assert_snapshot!(on_top("9H"), @"**The stack:** 1 card, **9♥**. Only a 9 or lower, or a 10, goes on a 9.");
    insta::assert_snapshot!(on_top("8H"), @"**The stack:** 1 card, **8♥**.");
    let cards = |texts: &[&str]| texts.iter().map(|text| text.parse::<Card>().unwrap()).collect();
    let played = |cards| Event::Played { seat: seat(0), cards, from: Source::Hand };
    let skipped = |seats: &[usize]| {
        let seats = seats.iter().map(|n| seat(*n)).collect();
        Event::Skipped { seats }
    };
    let events = vec![
        played(cards(&["8S"])),
        skipped(&[1]),
        played(cards(&["8H", "8D"])),
        skipped(&[1, 2]),
        played(cards(&["9S"])),
    ];
    let log = StackLog { number: 3, events };
    insta::assert_snapshot!(plain(&table::whole(&table.scene(&table.stage()), &log)), @r"**Stack 3:** Ann **8♠**. Skipped: \*Bob\*. Ann **8♥ 8♦**. Skipped: \*Bob\*, 🤖 Ada. Ann **9♠**");
    let said = |top, ten, too_high| {
        let why =
            if too_high { Illegal::TooHigh { top, ten } } else { Illegal::TooLow { top, ten } };
        table.refused(why)
    };
    insta::assert_snapshot!(said(Rank::NINE, false, true), @"Only a 9 or lower goes on a 9. Play one, or pick up the stack.");
    insta::assert_snapshot!(said(Rank::SEVEN, true, true), @"Only a 7 or lower, or a 10, goes on a 7. Play one, or pick up the stack.");
    insta::assert_snapshot!(said(Rank::QUEEN, true, false), @"That’s too low: play rank Q or higher, or a 2 or a 10, or pick up the stack.");
    insta::assert_snapshot!(said(Rank::QUEEN, false, false), @"That’s too low: play rank Q or higher, or a 2, or pick up the stack.");
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
    [Review] [Replay]
    ---
    [Play something else] [More]
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
    [Review] [Replay]
    ---
    [Play something else] [More]
    ");
}
