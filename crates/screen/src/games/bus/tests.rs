//! What people read, message by message.

mod languages;

use super::*;
use crate::games::kit::testing::{self, buttons, read, seat, seats, with_hostile_names};
use crate::i18n::Language;
use crate::pictures::{Chart, Mark};
use crate::render::ActsBy;
use crate::render::card_style::plain;
use crate::render::message::ButtonStyle;
use getaway_games::bus::rules::{Due, Exchange, Keep, Tokens, WholeHand};
use getaway_games::cards::{Card, Seat};
use getaway_games::{self, GameKind};

/// Ann, Bob and a computer in a game with two tokens each.
type Table = testing::Table<Bus>;

impl Table {
    fn new() -> Table {
        Table::with(Options { tokens: Tokens::new(2).unwrap(), ..Options::default() })
    }

    fn with(options: Options) -> Table {
        Table::of(options, seats())
    }

    /// The player whose turn it is does this.
    fn act(&mut self, exchange: Exchange, stop: bool) {
        let turn = self.session.public().board.turn().unwrap();
        self.make(turn, Act { exchange, stop });
    }

    /// The player whose turn it is gives their lowest card for the first one of the middle.
    fn swap(&mut self) {
        let board = self.session.public().board;
        let turn = board.turn().unwrap();
        let give = self.session.view(turn).unwrap().hand().unwrap().cards()[0];
        let take = board.middle().unwrap()[0];
        self.act(Exchange::One { give, take }, false);
    }

    /// Plays the rest of a deal: the first player keeps and calls, and the others keep.
    fn deal(&mut self) {
        let deals = self.session.public().past.len();
        self.act(Exchange::Keep, true);
        while self.session.public().past.len() == deals {
            self.act(Exchange::Keep, false);
        }
    }

    /// The hand of a player whose next press may also stop the bus.
    fn hand(&self, by: usize, stop: bool) -> Message {
        let stage = self.stage();
        let scene = self.scene(&stage);
        let game = Running::of::<Bus>(&stage).unwrap();
        let view = self.session.view(seat(by)).unwrap();
        hand::own(&scene, game, &view, stop).message(&scene, ActsBy::Buttons)
    }
}

#[test]
fn what_somebody_did_last_includes_that_they_stopped_the_bus() {
    let mut table = Table::new();
    let last = |table: &Table, seat| {
        let stage = table.stage();
        let view = Running::of::<Bus>(&stage).unwrap().view;
        Bus::last_move(&table.scene(&stage), view, seat)
    };
    let [first, second] = [(); 2].map(|()| {
        let turn = table.session.public().board.turn().unwrap();
        table.act(Exchange::Keep, table.session.public().board.called().is_none());
        turn
    });
    let called = |seat| match last(&table, seat) {
        Some(LastMove::Did(said)) => said.ends_with("🛑 Stop the bus!"),
        _ => panic!("they kept"),
    };
    assert!(called(first) && !called(second));
}

#[test]
fn the_lobby_says_what_is_played() {
    let table = Table::new();
    insta::assert_snapshot!(table.lobby(), @r"
    # Stop the Bus: a table is open
    **Seats:** 3 taken, 2 to 6 can play
    1. **Ann** (host)
    2. **\*Bob\***
    3. **🤖 Ada**
    Swap for three good cards. The worst hand loses a token; the last player left wins.
    -# **Options:** Tokens each: 2
    -# Fair shuffle of game 7: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ff`
    ---
    [Join] [Leave] [Deal]
    ---
    [Options] [More options]
    ---
    [Fill up to 4 and deal] [Cut]
    ---
    [Rules]
    ");
}

#[test]
fn the_table_shows_tokens_the_middle_and_the_last_exchange() {
    let mut table = Table::new();
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, deal 1
    ▶ **Ann**: ●● 2
    **\*Bob\***: ●● 2
    **🤖 Ada**: ●● 2

    **The middle:** **10♣ A♠ K♠**
    **Ann**, it’s your turn.
    ---
    [My hand] [History] [Join]
    ---
    [Rules]
    ");
    table.swap();
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, deal 1
    **Ann**: ●● 2
    ▶ **\*Bob\***: ●● 2
    **🤖 Ada**: ●● 2

    **The middle:** **2♥ A♠ K♠**
    Ann gave 2♥ and took 10♣.
    **\*Bob\***, it’s your turn.
    ---
    [My hand] [History] [Join]
    ---
    [Rules]
    ");
    table.act(Exchange::Keep, true);
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, deal 1
    **Ann**: ●● 2
    **\*Bob\***: ●● 2 · 🛑 stopped the bus
    ▶ **🤖 Ada**: ●● 2

    **The middle:** **2♥ A♠ K♠**
    \*Bob\* kept their hand.
    🛑 **Last turns:** 🤖 Ada, Ann.
    It’s 🤖 Ada’s turn.
    ---
    [My hand] [History] [Join]
    ---
    [Rules]
    ");
}

#[test]
fn a_hand_has_a_row_of_buttons_for_each_card_also_when_stopping_the_bus() {
    let mut table = Table::new();
    insta::assert_snapshot!(table.own(0, ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    **2♥ J♥ A♦**: ace high

    In the middle: **10♣ A♠ K♠**
    **Deal 1**
    It’s your turn: swap a card of yours for one in the middle, or keep.
    ---
    [2♥›10♣] [2♥›A♠] [2♥›K♠]
    ---
    [J♥›10♣] [J♥›A♠] [J♥›K♠]
    ---
    [A♦›10♣] [A♦›A♠] [A♦›K♠]
    ---
    [Keep] [Stop the bus…]
    ");
    insta::assert_snapshot!(read(&table.hand(0, true)), @r"
    **Your hand** (3 cards)
    **2♥ J♥ A♦**: ace high

    In the middle: **10♣ A♠ K♠**
    **Deal 1**
    Your next press also stops the bus: then everyone else gets one more turn.
    ---
    [2♥›10♣] [2♥›A♠] [2♥›K♠]
    ---
    [J♥›10♣] [J♥›A♠] [J♥›K♠]
    ---
    [A♦›10♣] [A♦›A♠] [A♦›K♠]
    ---
    [🛑 Keep] [Don’t stop yet]
    ");
    insta::assert_snapshot!(table.own(1, ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    **3♥ 6♠ 7♥**: 7 high

    **Deal 1**
    Not your turn yet.
    ");
    insta::assert_snapshot!(table.own(1, ActsBy::Commands), @r"
    **Your hand** (3 cards)
    **3♥ 6♠ 7♥**: 7 high

    **Deal 1**
    You’re playing with commands. When the table’s message names you, `/bus swap` offers the cards you can give and take; `/bus keep` keeps your hand. **My hand** below that message gives you buttons.
    ");
    table.act(Exchange::Keep, true);
    insta::assert_snapshot!(table.own(1, ActsBy::Buttons), @r"
    **Your hand** (3 cards)
    **3♥ 6♠ 7♥**: 7 high

    In the middle: **10♣ A♠ K♠**
    **Deal 1**
    Ann has stopped the bus: this is your last turn in this deal.
    ---
    [3♥›10♣] [3♥›A♠] [3♥›K♠]
    ---
    [6♠›10♣] [6♠›A♠] [6♠›K♠]
    ---
    [7♥›10♣] [7♥›A♠] [7♥›K♠]
    ---
    [Keep]
    ");
}

fn labels(message: &Message) -> Vec<&str> {
    buttons(message).into_iter().map(|button| button.label.as_str()).collect()
}

#[test]
fn the_options_decide_which_buttons_there_are() {
    let table =
        Table::with(Options { keep: Keep::No, whole_hand: WholeHand::Yes, ..Options::default() });
    let hand = table.hand(0, false);
    assert_eq!(hand.rows.len(), 4);
    assert_eq!(labels(&hand)[9..], ["The whole hand", "Stop the bus…"]);
    let hand = table.hand(0, true);
    assert_eq!(labels(&hand)[9..], ["🛑 The whole hand", "Don’t stop yet"]);
    let swaps = buttons(&hand).into_iter().take(9);
    let styles: Vec<ButtonStyle> = swaps.map(|button| button.style).collect();
    assert_eq!(styles, [ButtonStyle::Danger; 9]);
}

#[test]
fn the_end_of_a_deal_shows_all_hands_and_stays_while_the_next_is_played() {
    let mut table = Table::new();
    let waiting = table.own(2, ActsBy::Buttons);
    table.deal();
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, deal 2
    **Ann**: ●● 2
    ▶ **\*Bob\***: ●○ 1
    **🤖 Ada**: ●● 2
    -# **Deal 1:** Ann **2♥ J♥ A♦** · ▼ \*Bob\*: **3♥ 6♠ 7♥**, 7 high (worst) · 🤖 Ada **3♣ 8♦ 8♠** · **\*Bob\* loses a token.**
    **The middle:** **A♣ 9♠ Q♠**
    **\*Bob\***, it’s your turn.
    ---
    [My hand] [History] [Join]
    ---
    [Rules]
    ");
    let hands = table::showdown(
        &table.scene(&table.stage()),
        table.session.public().ends().last().unwrap(),
    );
    assert!(table.public().contains(&plain(&hands)), "{}", table.public());
    assert_ne!(table.own(2, ActsBy::Buttons), waiting);
}

#[test]
fn the_history_goes_deal_by_deal() {
    let mut table = Table::new();
    table.swap();
    table.deal();
    table.deal();
    insta::assert_snapshot!(plain(&table.history().join("\n--- next page\n")), @r"
    **Deal 1**, dealt by 🤖 Ada. The middle: 10♣ A♠ K♠
    Ann 2♥→10♣ · \*Bob\* keeps 🛑 Stop the bus! · 🤖 Ada keeps · Ann keeps
    Ann: **10♣ J♥ A♦**, ace high
    ▼ \*Bob\*: **3♥ 6♠ 7♥**, 7 high (worst)
    🤖 Ada: **3♣ 8♦ 8♠**, a pair of eights
    **\*Bob\* loses a token.**

    **Deal 2**, dealt by Ann. The middle: A♣ 9♠ Q♠
    \*Bob\* keeps 🛑 Stop the bus! · 🤖 Ada keeps · Ann keeps
    ▼ Ann: **4♥ 6♦ J♣**, jack high (worst)
    \*Bob\*: **4♠ 6♥ Q♣**, queen high
    🤖 Ada: **5♠ 10♥ 10♠**, a pair of tens
    **Ann loses a token.**
    ");
}

/// A game played to its end.
fn over() -> Table {
    let mut table = Table::new();
    while !matches!(table.session.public().board.due(), Due::Over(_)) {
        table.deal();
    }
    table
}

#[test]
fn the_middle_is_in_the_hand_of_the_other_one_of_the_last_two() {
    let mut table = Table::new();
    let waiting = |table: &Table| {
        let board = table.session.public().board;
        let others = board.in_play().iter().filter(|seat| board.turn() != Some(*seat));
        others.map(|seat| table.own(seat.index(), ActsBy::Buttons)).collect::<Vec<_>>()
    };
    assert!(waiting(&table).iter().all(|hand| !hand.contains("In the middle")));
    while table.session.public().board.in_play().len() > 2 {
        table.deal();
    }
    let hands = waiting(&table);
    assert_eq!(hands.len(), 1);
    assert!(hands[0].contains("In the middle"), "{hands:?}");
}

#[test]
fn a_result_says_who_won_and_shows_the_tokens_deal_by_deal() {
    let table = over();
    let message = table.result(&table.outcome(Some(table.results())));
    let text = read(&message);
    assert!(
        text.starts_with("<@12> wins: the last one with tokens, 1 left after 5 deals.")
            && !text.contains("loser"),
        "{text}"
    );
    let picture = message.picture.expect("the result has a chart");
    insta::assert_snapshot!(picture.alt, @r"
    The tokens each player has left, deal by deal.
    1 Ann: lost tokens in deals 2, 3, out in deal 3
    2 *Bob*: lost a token in deal 1, has 1 token left
    3 🤖 Ada: lost tokens in deals 4, 5, out in deal 5
    ");
    let Chart::Story(story) = &picture.chart else {
        panic!("the chart isn’t a story");
    };
    let deals = table.session.public().ends().len();
    let mut last = 0;
    for line in &story.lines {
        assert_eq!((line.counts[0], line.counts.len()), (2, deals + 1));
        match line.marks[..] {
            [(deal, Mark::Out)] => assert_eq!(line.counts[deal..].iter().max(), Some(&0)),
            [(deal, Mark::Last)] => {
                assert!(deal == deals && line.counts[deal] > 0);
                last += 1;
            }
            ref other => panic!("{other:?}"),
        }
    }
    assert_eq!(last, 1);
    assert!(picture.chart.png().is_ok());
}

#[test]
fn players_without_tokens_have_an_empty_hand_that_never_changes() {
    let mut table = Table::new();
    let out = loop {
        table.deal();
        let board = table.session.public().board;
        let mut out = Seat::first(3).filter(|seat| !board.in_play().contains(*seat));
        if let Some(out) = out.next() {
            break out.index();
        }
    };
    let hand = table.own(out, ActsBy::Buttons);
    assert!(hand.contains("You’re out of tokens"), "{hand}");
    if !matches!(table.session.public().board.due(), Due::Over(_)) {
        table.deal();
        assert_eq!(table.own(out, ActsBy::Buttons), hand);
        assert!(table.public().contains("Out: "), "{}", table.public());
    }
}
