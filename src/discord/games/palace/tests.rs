//! What people read, message by message.

use super::keys::PalaceCatalog;
use super::*;
use crate::cards::{Chance, Seat, SeatSet, Secret};
use crate::discord::games::display;
use crate::discord::games::getaway::testing::{commitment, seat, seats};
use crate::discord::i18n::Language;
use crate::discord::look::plain;
use crate::discord::message::{Message, Row};
use crate::discord::render::{ActsBy, Scene, lobby};
use crate::games::palace::rules::{Game as Rules, Length, Setup, View};
use crate::games::palace::session::{Act, Session, StackLog};
use crate::games::{self, PublicView as AnyView, Start};
use crate::table::{Acting, Outcome, SeatInfo, Settings, Stage, UserId};

/// A message as plain text: text, embed, then a line for each row.
fn read(message: &Message) -> String {
    let mut lines = vec![message.content.clone()];
    if let Some(embed) = &message.embed {
        lines.push(format!("# {}\n{}", embed.title, embed.description));
    }
    for row in &message.rows {
        lines.push(match row {
            Row::Buttons(buttons) => {
                let labels = buttons.iter().map(|b| format!("[{}]", b.label));
                labels.collect::<Vec<_>>().join(" ")
            }
            Row::Select {
                placeholder,
                options,
                ..
            } => format!(
                "({placeholder}: {} options, first “{}”)",
                options.len(),
                options[0].label
            ),
        });
    }
    lines.retain(|line| !line.is_empty());
    plain(&lines.join("\n---\n"))
}

/// Ann, Bob and a computer at a game of three cards of each kind.
struct Table {
    session: Session,
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
            session: Session::begin(Options { length }, start).unwrap(),
            seats: seats(),
            settings,
            language: Language::English,
        }
    }

    fn act(&mut self, by: usize, act: Act) {
        self.session.act(seat(by), act).unwrap();
        let players = games::Players {
            people: SeatSet::first(3),
            overdue: SeatSet::EMPTY,
            levels: [games::Level::Normal; crate::cards::MAX_SEATS],
        };
        self.session.settle(&players).unwrap();
    }

    /// Everybody is ready, and nothing was swapped.
    fn begun() -> Table {
        let mut table = Table::new();
        for by in 0..3 {
            table.act(by, Act::Ready);
        }
        table
    }

    /// Whose turn it is plays the first thing that can be played, or picks up.
    fn go_on(&mut self) {
        let turn = self.session.public().board.turn().unwrap();
        let view = self.session.view(turn).unwrap();
        let act = Act::of_move(view.legal_moves()[0]).unwrap();
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
            unreachable!("the stage is that of a game")
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
            unreachable!("the stage is that of a game")
        };
        let public = PublicView {
            board: *view.board(),
            ..self.session.public()
        };
        let game = Game::new(playing, &public);
        hand::own(&self.scene(&stage), &game, view, how)
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

    **Fair shuffle:** the cards of game 7 are bound to a secret, fixed before anybody joined. Its fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Deal] [Fill up to 4 and deal] [Rules]
    ");
}

#[test]
fn the_exchange_shows_what_lies_before_everybody_and_who_is_ready() {
    let mut table = Table::new();
    table.act(1, Act::Ready);
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
fn the_table_shows_the_stack_and_the_hand_what_can_be_played() {
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

    <@12>, it is your turn.
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

    It is the turn of Computer 1.
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
    It is your turn: play, or pick the stack up.
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

    It is not your turn. The table’s message shows whose it is.
    ");
    insta::assert_snapshot!(table.own(other, ActsBy::Commands), @r"
    **Your hand** (3 cards)
    In hand: **6♠ 7♦ A♣**
    Face up: **6♣ J♦ Q♠**
    Face down: 3

    You play by commands. When the table’s message names you, `/palace play` offers what you can play. **My hand** below that message gives you buttons.
    ");
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace()
        .map(|card| card.parse::<Card>().unwrap())
        .collect()
}

/// A position in which it is the first seat's turn.
fn position(hand: CardSet, up: &str, down: &str, stack: &str) -> View {
    let list = |text: &str| -> Vec<Card> {
        text.split_whitespace()
            .map(|card| card.parse().unwrap())
            .collect()
    };
    let setup = Setup {
        options: Options {
            length: Length::Full,
        },
        down: vec![list(down), list("2S"), list("3S")],
        up: vec![cards(up), CardSet::EMPTY, CardSet::EMPTY],
        hands: vec![hand, cards("2C"), cards("2D")],
        stack: list(stack),
        ..Setup::default()
    };
    View::new(&Rules::try_from(&setup).unwrap(), Seat::FIRST)
}

#[test]
fn face_down_cards_are_backs_and_many_plays_are_selects() {
    let table = Table::begun();
    let buttons = ActsBy::Buttons;
    let down = position(CardSet::EMPTY, "", "4C 5C", "9H");
    insta::assert_snapshot!(table.own_with(&down, buttons), @r"
    **Your hand** (no card)
    Face down: 2

    **The stack:** 1 card, it is **9♥**. Only a 9 or something lower goes on a 9.
    It is your turn: turn up one of your face-down cards and hope.
    ---
    [🂠 Face-down 1] [🂠 Face-down 2] [Pick up (1)]
    ");
    let up = position(CardSet::EMPTY, "4C 4H KS", "5C", "KD");
    insta::assert_snapshot!(table.own_with(&up, buttons), @r"
    **Your hand** (no card)
    Face up: **4♥ 4♣ K♠**
    Face down: 1

    **The stack:** 1 card, it is **K♦**.
    It is your turn: play, or pick the stack up.
    ---
    [K♠]
    ---
    [Pick up (1)]
    ");
    let stuck = position(cards("3C"), "", "5C", "KD");
    insta::assert_snapshot!(table.own_with(&stuck, buttons), @r"
    **Your hand** (1 card)
    In hand: **3♣**
    Face down: 1

    **The stack:** 1 card, it is **K♦**.
    It is your turn, and nothing of yours fits: pick up the stack.
    ---
    [Pick up (1)]
    ");
    let hidden = cards("2S 3S 2C 2D 5C AH");
    let many = CardSet::pack(1).minus(hidden);
    let many = position(many, "", "5C", "AH");
    assert!(many.legal_cards().len() < 20);
    let open = CardSet::pack(1).minus(hidden);
    let open = position(open, "", "5C", "");
    insta::assert_snapshot!(table.own_with(&open, buttons), @r"
    **Your hand** (46 cards)
    In hand: **2♥ 3♥ 3♦ 3♣ 4♠ 4♥ 4♦ 4♣ 5♠ 5♥ 5♦ 6♠ 6♥ 6♦ 6♣ 7♠ 7♥ 7♦ 7♣ 8♠ 8♥ 8♦ 8♣ 9♠ 9♥ 9♦ 9♣ 10♠ 10♥ 10♦ 10♣ J♠ J♥ J♦ J♣ Q♠ Q♥ Q♦ Q♣ K♠ K♥ K♦ K♣ A♠ A♦ A♣**
    Face down: 1

    **The stack** is empty: anything goes.
    It is your turn: play, or pick the stack up.
    ---
    (Play a card: 2♥ to 9♠ 9♥: 25 options, first “2♥”)
    ---
    (Play a card: 9♠ 9♥ 9♦ to A♠ A♦ A♣: 21 options, first “9♠ 9♥ 9♦”)
    ");
}

#[test]
fn a_play_has_the_picture_of_a_card_beside_its_text() {
    let table = Table::begun();
    let view = position(cards("7H 7D KS"), "", "5C", "5H");
    let hand = table.hand_with(&view, ActsBy::Buttons);
    let shown = hand.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.as_slice(),
        Row::Select { .. } => &[],
    });
    let pictures: Vec<bool> = shown.map(|button| button.card.is_some()).collect();
    // One seven, both, the king; and to pick up.
    assert_eq!(pictures, [true, true, true, false]);
}

#[test]
fn what_happened_is_told_stack_by_stack() {
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
        ranking: vec![seat(2), seat(0), seat(1)],
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

    **The secret of game 7:** `5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e7`
    `/palace verify` shows that the cards followed from it.

    **Next, game 8.** The fingerprint of its secret: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Again] [Fill up to 4 and deal] [Rules]
    ---
    [History]
    ");
    (outcome.ranking, outcome.counts) = (Vec::new(), false);
    let stage = Stage::Result(outcome.clone());
    insta::assert_snapshot!(read(&display::outcome(&table.scene(&stage), &outcome)), @r"
    2,000 plays, and nobody has lost: the game is stopped without a loser and does not count.
    ---
    # Game 7 is over
    **Stack 2:** After 2,000 plays the game is stopped.

    **Lost in this series** (0 games)
    Ann: 0
    \*Bob\*: 0
    Computer 1: 0

    **The secret of game 7:** `5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e7`
    `/palace verify` shows that the cards followed from it.

    **Next, game 8.** The fingerprint of its secret: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Again] [Fill up to 4 and deal] [Rules]
    ---
    [History]
    ");
}

/// Markup and a mention, a text that turns around, and wide signs of two scripts.
const HOSTILE: [&str; 3] = [
    "**Ann** ||<@&1>|| @everyone",
    "\u{202e}boB\u{2067} `x`](http://x.y)",
    "王小明 👩‍👩‍👧‍👦 ﷽ شہلا",
];

#[test]
fn every_language_says_a_whole_game_and_no_name_does_harm() {
    for language in Language::ALL {
        let mut table = Table {
            language: *language,
            ..Table::new()
        };
        for (info, (id, name)) in table.seats.iter_mut().zip((11..).zip(HOSTILE)) {
            let (id, name) = (UserId(id), name.to_owned());
            info.owner = crate::table::Owner::Person(crate::table::Person { id, name });
        }
        let everything = |table: &Table| {
            let hands = (0..3)
                .flat_map(|by| [ActsBy::Buttons, ActsBy::Commands].map(|how| table.own(by, how)));
            let stage = table.stage();
            let told = display::history(&table.scene(&stage), commitment(7).game);
            let told = told.unwrap_or_default().into_iter();
            let told = told.chain([table.public()]).chain(hands);
            told.collect::<Vec<_>>().join("\n")
        };
        let mut said = everything(&table);
        let own = table.session.view(seat(0)).unwrap();
        let (hand, up) = (own.hand(), own.board().tableau(seat(0)).up);
        let (hand, up) = (hand.iter().next().unwrap(), up.iter().next().unwrap());
        table.act(0, Act::Swap { hand, up });
        for by in 0..3 {
            table.act(by, Act::Ready);
        }
        for _ in 0..60 {
            if table.session.due().is_none() {
                break;
            }
            said += &everything(&table);
            table.go_on();
        }
        let outcome = Outcome {
            commitment: commitment(7),
            secret: "5ec2e7".repeat(10),
            seats: table.seats.clone(),
            ranking: vec![seat(2), seat(0), seat(1)],
            game: AnyView::Palace(table.session.public()),
            counts: true,
            next: commitment(8),
        };
        let stage = Stage::Result(outcome.clone());
        let result = display::outcome(&table.scene(&stage), &outcome);
        let picture = result.picture.as_ref().expect("its story");
        said += &format!("{}\n{}\n{}", read(&result), picture.alt, picture.legend);
        let name = language.info().name;
        for turned in ['\u{202e}', '\u{2067}'] {
            assert!(!said.contains(turned), "{name}");
        }
        // What stands on buttons and beside pictures knows no markup, and mentions nobody.
        let text = said.replace(&picture.alt, "");
        assert!(
            !text.contains("@everyone") && !text.contains("](http"),
            "{name}"
        );
        for line in text.lines().filter(|line| !line.starts_with('[')) {
            let count = |mark| line.chars().filter(|c| *c == mark).count();
            let opened = count('\u{2066}') + count('\u{2068}');
            assert_eq!(opened, count('\u{2069}'), "{name}: {line}");
        }
    }
}

#[test]
fn every_language_says_every_rule() {
    let table = Table::begun();
    for language in Language::ALL {
        let catalog = language.catalog_of(GameKind::Palace);
        let rules = display::rules(catalog, &table.settings, true);
        let text = rules.embed.unwrap().description;
        assert!(text.chars().count() < crate::discord::message::DESCRIPTION_MAX);
        assert!(
            text.contains(&PalaceCatalog(catalog).rules_special()),
            "{text}"
        );
    }
    let slow = Table {
        seats: table
            .seats
            .iter()
            .map(|info| SeatInfo {
                acting: Acting::ForSlow,
                ..info.clone()
            })
            .collect(),
        ..table
    };
    let own = slow.own(0, ActsBy::Buttons);
    assert!(own.contains("[I’m back]"), "{own}");
}
