//! What people read, message by message.

mod ends;
mod languages;
mod limits;

use super::action::GetawayAction;
use super::testing::TestTable;
use super::*;
use crate::custom_id::Action;
use crate::games::kit::asked::{Asked, Moves, Player};
use crate::games::kit::display;
use crate::games::kit::pressed::{Makes, Pressed};
use crate::games::kit::testing::{commitment, cut, person, read, seat};
use crate::i18n::Language;
use crate::render::card_style::{CardStyle, plain};
use crate::render::emojis::EmojiSet;
use crate::render::message::{Colour, Message, Visibility};
use crate::render::{ActsBy, cards, lobby};
use getaway_games::GameKind;
use getaway_games::cards::Seat;
use getaway_games::getaway::rules::trick::Source;
use getaway_games::getaway::rules::{
    Illegal, LastCard, Mistakes, Move, Options, Packs, Slip, Taking,
};
use getaway_games::getaway::session::{MoveOutcome, MoveRefusal, WhyVoid};
use getaway_table::{GameNumber, Outcome, Settings, Stage};

fn game(stage: &Stage) -> Playing<'_> {
    Running::of::<Getaway>(stage).and_then(playing).unwrap()
}

fn own(table: &TestTable, by: usize) -> String {
    table.own(by, ActsBy::Buttons)
}

#[test]
fn the_first_trick_says_who_opens() {
    let table = TestTable::new();
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, trick 1
    ▶ **Ann**: 18 cards, has the power
    **\*Bob\***: 17 cards
    **🤖 Ada**: 17 cards

    **Ann**, open with A♠.
    ---
    [My hand] [Take a hand]
    ---
    [History] [Join] [Rules]
    ");
}

#[test]
fn the_answer_to_an_announced_take_leaves_it_to_the_hand_to_say_what_is_taken() {
    let mut table = TestTable::new();
    table.play(0, "AS");
    table.announce(1, 2);
    let done = table.done(MoveOutcome::TakeAnnounced(seat(2)));
    assert!(done.contains("`/getaway take`") && !done.contains("Ada"), "{done}");
    assert!(own(&table, 1).contains("You will take 🤖 Ada’s cards"), "{}", own(&table, 1));
}

#[test]
fn a_refusal_names_the_cards_to_play_in_words() {
    let table = TestTable::position(Options::default(), ["QH 3H", "4C", "5C"], 0);
    let (stage, view) = (table.stage(), table.view(0));
    let refused = MoveRefusal::Illegal(Illegal::MustFollow(getaway_games::cards::Suit::Hearts));
    let said = Getaway::refusal(&table.scene(&stage), Some(&view), refused);
    assert!(said.ends_with("You may play: Q♥ 3♥"), "{said}");
}

#[test]
fn a_later_trick_says_how_the_last_one_ended_and_whose_turn_it_is() {
    let mut table = TestTable::new();
    table.plays([(0, "AS"), (1, "2S"), (2, "3S"), (0, "4S")]);
    table.announce(1, 2);
    insta::assert_snapshot!(own(&table, 1), @r"
    **Your hand** (16 cards)
    ♠ spades: **J♠ 8♠ 5♠**
    ♥ hearts: **A♥ J♥ 8♥ 5♥ 2♥**
    ♦ diamonds: **K♦ 10♦ 7♦ 4♦**
    ♣ clubs: **Q♣ 9♣ 6♣ 3♣**

    **♠ spades led:** Ann **4♠**
    You will take 🤖 Ada’s cards when this trick is over.
    It’s your turn: follow with one of your spades.
    ---
    [J♠] [8♠] [5♠]
    ---
    [Don’t take after this trick]
    ");
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, trick 2
    **Ann**: 16 cards, has the power
    ▶ **\*Bob\***: 16 cards
    **🤖 Ada**: 16 cards
    -# **Trick 1:** **Ann** **A♠** · \*Bob\* **2♠** · 🤖 Ada **3♠**
    **♠ spades led:** Ann **4♠**
    \*Bob\* will take 🤖 Ada’s cards after this trick.
    **\*Bob\***, it’s your turn.
    ---
    [My hand] [Take a hand]
    ---
    [History] [Join] [Rules]
    ");
}

#[test]
fn a_tochoo_a_take_and_the_end_are_told() {
    let hands = ["QH 2C", "3H 4D", "5S 6S"];
    let mut table = TestTable::position(Options::default(), hands, 0);
    table.act(Move::Take { seat: seat(1) });
    table.plays([(0, "QH"), (1, "3H"), (0, "2C"), (1, "6S")]);
    let stage = table.stage();
    let scene = table.scene(&stage);
    let told = |log| story::whole(&scene, log);
    let past: Vec<String> = game(&stage).view.past.iter().map(|log| told(log)).collect();
    insta::assert_snapshot!(plain(&table.history().join("\n")), @r"
    9 · \*Bob\* takes all 2 of 🤖 Ada’s cards. 🤖 Ada gets away. **Ann** **Q♥** · \*Bob\* **3♥**
    10 · **Ann** **2♣** · \*Bob\* **6♠** 💥 tochoo · Ann picks up 2 cards
    ");
    insta::assert_snapshot!(plain(&past.join("\n\n")), @r"
    **Trick 9:** \*Bob\* takes all 2 of 🤖 Ada’s cards. 🤖 Ada gets away. Ann **Q♥** · \*Bob\* **3♥**. Ann played the highest card, Q♥, and has the power. The cards go to the waste.

    **Trick 10:** Ann **2♣** · \*Bob\* **6♠** 💥 tochoo. Ann picks up all 2 cards and has the power.
    ");
    let outcome = table.lost();
    let closed = display::closed(&scene, &outcome);
    insta::assert_snapshot!(read(&closed), @r"
    # Game 7 is over
    **Trick 10:** Ann **2♣** · \*Bob\* **6♠** 💥 tochoo. Ann picks up all 2 cards and has the power.
    ");
}

#[test]
fn a_long_history_has_pages_with_a_line_for_each_trick() {
    let mut table = TestTable::new();
    table.plays([(0, "AS"), (1, "2S"), (2, "3S")]);
    let told = table.history();
    insta::assert_snapshot!(plain(&told[0]), @r"1 · **Ann** **A♠** · \*Bob\* **2♠** · 🤖 Ada **3♠**");
    let pages = crate::render::history::pages(vec![told[0].clone(); 60]);
    assert!(pages.len() > 1);
    // All of them have room for pictures.
    for page in &pages {
        let body = Message::embed("", page.clone(), Colour::Past);
        let body = body.shown(Visibility::Ephemeral, &limits::pictured());
        let text = serde_json::to_string(&body).unwrap();
        assert!(text.contains("<:ace_of_spades:"), "{text}");
    }
    let tricks: usize = pages.iter().map(|page| page.lines().count()).sum();
    assert_eq!(tricks, 60);
}

/// What comes of it if Bob presses this.
fn asks(table: &TestTable, action: GetawayAction) -> Asked<Act> {
    let stage = table.stage();
    let scene = table.scene(&stage);
    let game = Running::of::<Getaway>(&stage).unwrap();
    let by = Player { scene, seat: seat(1), game, view: Some(Box::new(table.view(1))) };
    let act = <Getaway as Pressed>::makes(action, None).map(Makes::act);
    Getaway::pressed(action, act, &scene, Ok(&by)).unwrap()
}

#[test]
fn taking_asks_first_with_numbers_in_the_deal_of_the_day_as_well() {
    let table = TestTable::position(Options::default(), ["QH", "3H 4D 7C", "5H 6S"], 0);
    let take = |action: fn(GameNumber, Seat) -> GetawayAction| action(GameNumber(7), seat(2));
    let Asked::Question(asked, yes) = asks(&table, take(GetawayAction::TakeFrom)) else {
        panic!("a question")
    };
    insta::assert_snapshot!(asked, @"🤖 Ada’s 2 cards: you’d hold 5, and 🤖 Ada would be safe. Take them?");
    let knowing = take(GetawayAction::TakeKnowing);
    assert_eq!(yes.action, Action::Game(knowing.into()));
    let now = table.scene(&table.stage()).moment();
    let take = Act::Take { from: seat(2), sure: false };
    assert_eq!(asks(&table, knowing), Asked::Act(now, take));
}

#[test]
fn an_announced_take_counts_the_cards_that_are_left_after_the_trick() {
    let hands = ["QH 8H", "3H 4D 7C", "5H 6S 9D"];
    let mut table = TestTable::position(Options::default(), hands, 0);
    table.play(0, "QH");
    // Each of them still plays a card to this trick. Then one of them has.
    for card in [None, Some("3H")] {
        if let Some(card) = card {
            table.play(1, card);
        }
        let take = GetawayAction::TakeFrom(GameNumber(7), seat(2));
        let Asked::Question(asked, _) = asks(&table, take) else { panic!("a question") };
        assert!(asked.contains("2 cards: you’d hold 4, "), "{card:?}: {asked}");
    }
}

#[test]
fn a_draw_and_a_mistake_are_told() {
    let options = Options {
        last_card: LastCard::DrawFromNeighbour,
        mistakes: Mistakes::Penalise,
        ..Options::default()
    };
    let mut table = TestTable::position(options, ["QH", "3H 4D 7C", "5H 6S"], 0);
    table.plays([(0, "QH"), (1, "3H"), (2, "5H")]);
    insta::assert_snapshot!(own(&table, 0), @r"
    **Your hand** (no cards)

    You have the power but no cards: one is about to be drawn for you.
    ");
    table.act(Move::Draw { seat: seat(0), from: Source::Seat(seat(1)), card: testing::card("4D") });
    table.act(Move::Slip { seat: seat(2), card: testing::card("6S"), slip: Slip::OutOfTurn });
    insta::assert_snapshot!(table.public(), @r"
    # Game 7, trick 11
    **\*Bob\***: 1 card
    ▶ **🤖 Ada**: 2 cards, has the power
    Got away: Ann
    -# **Trick 10:** Ann has the power but no cards, and draws 4♦ from \*Bob\* to lead it. Ann **4♦** · **🤖 Ada** **6♠** (a mistake) · 🤖 Ada picks up 2 cards. 🤖 Ada played 6♠ out of turn. That mistake ends the trick. Ann gets away.
    It’s 🤖 Ada’s turn.
    ---
    [My hand] [Take a hand]
    ---
    [History] [Join] [Rules]
    ");
}

#[test]
fn a_hand_shows_every_card_and_what_may_be_played() {
    let table = TestTable::new();
    insta::assert_snapshot!(own(&table, 0), @r"
    **Your hand** (18 cards)
    ♠ spades: **A♠ K♠ 10♠ 7♠ 4♠**
    ♥ hearts: **K♥ 10♥ 7♥ 4♥**
    ♦ diamonds: **Q♦ 9♦ 6♦ 3♦**
    ♣ clubs: **A♣ J♣ 8♣ 5♣ 2♣**

    You hold A♠: it opens the first trick.
    ---
    [A♠]
    ---
    [Take *Bob*’s cards]
    ");
    insta::assert_snapshot!(own(&table, 1), @r"
    **Your hand** (17 cards)
    ♠ spades: **J♠ 8♠ 5♠ 2♠**
    ♥ hearts: **A♥ J♥ 8♥ 5♥ 2♥**
    ♦ diamonds: **K♦ 10♦ 7♦ 4♦**
    ♣ clubs: **Q♣ 9♣ 6♣ 3♣**

    Not your turn yet.
    ");
}

#[test]
fn the_rules_follow_the_options() {
    let catalog = Language::English.catalog();
    for options in Options::all() {
        let table = TableOptions { rules: options, ..TableOptions::default() };
        let settings = Settings {
            options: getaway_games::Options::Getaway(table),
            ..Settings::of(GameKind::Getaway)
        };
        let message = display::rules(catalog, &settings, true);
        let body = message.embed.unwrap().description;
        assert_eq!(body.contains("Mistakes:"), options.mistakes == Mistakes::Penalise);
        assert_eq!(body.contains("Taking:"), options.taking != Taking::Off);
        let anyone = options.taking == Taking::Anyone;
        assert_eq!(body.contains("you can announce it"), anyone);
        let shootout = matches!(options.last_card, LastCard::DrawFromWaste | LastCard::LeadPasses);
        assert_eq!(body.contains("if they can’t follow suit, you lose"), shootout);
        assert_eq!(body.contains("one of the two A♠ opens"), options.packs == Packs::Two);
    }
}

#[test]
fn a_player_reads_why_an_announced_take_was_not_carried_out() {
    for (why, said) in [
        (WhyVoid::GotAway, "🤖 Ada has got away."),
        (WhyVoid::NotNext, "🤖 Ada is no longer the next player with cards."),
        (WhyVoid::TwoLeft, "with only two players left, that would have made you the loser."),
        (WhyVoid::MustDraw, "you have the power but no cards, so you have to draw one."),
    ] {
        let mut table = TestTable::new();
        table.void(1, 2, why);
        let said = format!("You didn’t take 🤖 Ada’s cards: {said}");
        for by in [ActsBy::Buttons, ActsBy::Ahead, ActsBy::Commands] {
            let own = table.own(1, by);
            assert!(own.contains(&said), "{own}");
            assert!(!table.own(0, by).contains("You didn’t take"));
        }
        let public = table.public();
        assert!(public.contains("Bob\\* didn’t take 🤖 Ada’s cards, as announced: "), "{public}");
    }
}

#[test]
fn whoever_cannot_follow_in_a_shootout_reads_that_the_game_ends() {
    for (third, said) in
        [("", "That ends the game, and Ann is the loser."), ("6H 6C", "Ann picks it all up.")]
    {
        let mut table = TestTable::position(Options::default(), ["QH", "3H 4D", third], 0);
        table.plays([(0, "QH"), (1, "3H")]);
        if !third.is_empty() {
            table.play(2, "6H");
        }
        table.act(Move::Draw { seat: seat(0), from: Source::Waste, card: testing::card("5S") });
        let own = own(&table, 1);
        assert!(own.contains(said), "{own}");
    }
}

#[test]
fn there_are_no_buttons_to_take_where_nobody_can() {
    let offered = |table: &TestTable, by: usize| {
        let hand = own(table, by).contains("[Take ");
        (hand, table.public().contains("[Take a hand]"))
    };
    for taking in [Taking::Leader, Taking::Off] {
        let mut table = TestTable::with(Options { taking, ..Options::default() });
        let leader = taking == Taking::Leader;
        assert_eq!(offered(&table, 0), (leader, leader));
        assert_eq!(offered(&table, 1), (false, leader));
        table.play(0, "AS");
        for by in [0, 1] {
            assert_eq!(offered(&table, by), (false, false), "{taking} {by}");
        }
    }
    // With two left, one of whom must draw, there are no cards to take.
    let mut table = TestTable::position(Options::default(), ["QH", "3H 4D", ""], 0);
    // Who waits finds it at the table only.
    assert_eq!(offered(&table, 1), (false, true));
    table.plays([(0, "QH"), (1, "3H")]);
    assert_eq!(offered(&table, 1), (false, false));
}

#[test]
fn the_lobby_speaks_of_a_window_only_where_somebody_could_use_it() {
    let catalog = Language::English.catalog();
    for taking in [Taking::Anyone, Taking::Leader, Taking::Off] {
        let rules = Options { taking, ..Options::default() };
        let options = TableOptions { rules, ..TableOptions::default() };
        let lines = Getaway::option_lines(catalog, &options).join(" ");
        assert_eq!(lines.contains("pause"), taking == Taking::Anyone, "{lines}");
        assert_eq!(lines.contains("taken by"), taking != Taking::Anyone, "{lines}");
    }
}

#[test]
fn somebody_called_3_is_not_taken_for_seat_3() {
    let mut table = TestTable::new();
    table.seats[0].owner = person(11, "3");
    let stage = table.stage();
    let scene = table.scene(&stage);
    let meant = |typed| scene.named(typed).map(Seat::index);
    // Autocomplete offers the seat's number.
    assert_eq!(meant("3"), Some(2));
    assert_eq!((meant("३"), meant(" ٣ ")), (Some(2), Some(2)));
    assert_eq!((meant("*bob*"), meant("\u{2068}*Bob*\u{2069}")), (Some(1), Some(1)));
    assert_eq!((meant("🤖 Ada"), meant("ada")), (Some(2), Some(2)));
    assert_eq!((meant("4"), meant("0"), meant("nobody")), (None, None, None));
}

#[test]
fn a_refusal_written_after_everyone_left_names_nobody() {
    let mut table = TestTable::new();
    // The game has ended since the refusal, and only one person is still at the table.
    table.seats.truncate(1);
    let stage = Stage::Lobby(commitment(8));
    let refused = MoveRefusal::Illegal(Illegal::NotYourTurn { turn: seat(2) });
    let said = Getaway::refusal(&table.scene(&stage), None, refused);
    assert!(said.contains("somebody"), "{said}");
    let done = MoveOutcome::Took { from: seat(1), count: 3 };
    let said = Getaway::done(&table.scene(&stage), done);
    assert!(said.contains("somebody"), "{said}");
}
