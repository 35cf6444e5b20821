//! Every screen in every language, as somebody at a table reads it: lobby, hand, table, result,
//! help, hint and review, settings, deal of the day, figures, refusals. People's names are hostile,
//! and no message may be refused for its size, be cut, or have a line that an app would lay out from
//! the wrong side.
//!
//! `SCREENS=DIR` also draws them: a page for each game and language, at a phone's width, with
//! ordinary names, for somebody who speaks the language.

#[path = "screens/album.rs"]
mod album;

use std::collections::HashSet;
use std::time::{Duration, UNIX_EPOCH};

use discord_sandbox::{Button, Message, Permissions, User, Version, View};
use getaway::games::GameKind;
use getaway::games::options::Named;
use getaway::table::{Stage, TableHandle};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use unicode_bidi::{BidiClass, BidiInfo, Direction, Level, bidi_class, get_base_direction};

use crate::harness::{TRIES, World, final_reply, with_bot, with_pictures};
use crate::offers::{Control, controls, is_of_a_hand, press};
use album::Album;

/// The ones that are read from the right.
const FROM_THE_RIGHT: [&str; 2] = ["urdu", "punjabi_shahmukhi"];

/// As long as Discord allows: markup, an address, letters that run the other way, and wide signs.
const HOSTILE: [&str; 3] = [
    "**Ann** ||<@&1>|| @everyone `x`_",
    "\u{202e}boB\u{2067} [x](http://x.y) > #",
    "王小明 👩‍👩‍👧‍👦 ﷽ شہلا",
];
const ORDINARY: [&str; 3] = ["Asha", "Bilal", "Chitra"];

/// After this many presses of a game, people leave it to the computers and one person.
const PRESSES: usize = 60;
/// After this many of a long one that is dealt again, everybody leaves it: nothing new is shown until its
/// end, and it isn't over by then.
const PRESSES_AGAIN: usize = 12;

/// How long a day is, and how long a deal of the day may take, in seconds.
const DAY: u64 = 24 * 60 * 60;
const LONGEST: u64 = 100;

/// A walk through all screens of a game in one language.
struct Walk<'a> {
    world: &'a World,
    people: Vec<User>,
    album: Option<Album>,
    /// What the person has read already, without names, cards and numbers.
    read: HashSet<String>,
    rng: Xoshiro256PlusPlus,
}

impl Walk<'_> {
    fn me(&self) -> &User {
        &self.people[0]
    }

    /// Types a command and shows what it brings.
    async fn say(&mut self, title: &str, line: &str) -> Message {
        self.other_says(0, title, line).await
    }

    async fn other_says(&mut self, who: usize, title: &str, line: &str) -> Message {
        let reply = self.world.slash(&self.people[who], line).await;
        self.show(title).await;
        reply
    }

    /// Presses the button of a message whose custom id contains this. `None` if a form opens.
    async fn press(&mut self, title: &str, message: &Message, id: &str) -> Option<Message> {
        let message = self.world.sandbox.message(message.id).expect("it is there");
        let mut ids = message.buttons().into_iter().filter_map(|b| b.custom_id);
        let own = ids.find(|own| own.contains(id));
        let id = own.unwrap_or_else(|| panic!("no {id}: {}", message.text()));
        let answer = self.me().click(&message, &id).await;
        let answer = answer.unwrap_or_else(|why| panic!("{id}: {why}"));
        let reply = match answer.modal() {
            Some(_) => None,
            None => Some(final_reply(self.me(), &answer).await),
        };
        self.show(title).await;
        reply
    }

    /// Presses such buttons one after the other, each on what the one before it has brought.
    async fn press_all(&mut self, title: &str, message: &Message, ids: &[&str]) {
        let mut shown = Some(message.clone());
        for id in ids {
            let message = shown.unwrap_or_else(|| panic!("a form is before {id}"));
            shown = self.press(title, &message, id).await;
        }
    }

    /// Presses the last button of a message, which turns pages.
    async fn turn(&mut self, title: &str, page: &Message) -> Message {
        let last = page.buttons().pop().and_then(|button| button.custom_id);
        let turned = self.me().click(page, &last.expect("a button")).await;
        let turned = final_reply(self.me(), &turned.expect("it is there")).await;
        self.show(title).await;
        turned
    }

    /// Adds what the person sees and hasn't read yet to the album.
    async fn show(&mut self, title: &str) {
        let Some(album) = &mut self.album else { return };
        for message in self.people[0].sees(self.world.channel) {
            let lines = patterns(&message.text());
            let new = lines.into_iter().filter(|line| self.read.insert(line.clone()));
            if new.count() > 0 {
                album.add(title, &message).await;
            }
        }
    }

    /// Waits until one of these players can do something, and returns one with their hand and what is
    /// on it. `None` if the game is over. Taking is possible all the time and ends a game soon, so it
    /// is left out most of the time.
    async fn next(&mut self, players: usize) -> Option<(User, Message, Vec<Control>)> {
        let takes = self.rng.random_bool(0.1);
        let (world, people) = (self.world, &self.people[..players]);
        let offered = |view: &View<'_>, user: &User| {
            let own = view.seen_by(user.id(), world.channel);
            let hand = own.rev().find(|message| is_of_a_hand(message))?;
            let mut all = controls(hand);
            all.retain(|control| takes || !control.is_besides());
            (!all.is_empty()).then(|| (user.clone(), hand.clone(), all))
        };
        let next = world.sandbox.wait_for("a move to make, or the end", |view| {
            if is_over(world) {
                return Some(None);
            }
            let offers: Vec<_> = people.iter().filter_map(|user| offered(view, user)).collect();
            (!offers.is_empty()).then_some(Some(offers))
        });
        let mut offers = next.await?;
        Some(offers.swap_remove(self.rng.random_range(0..offers.len())))
    }

    /// Plays until the game is over. After so many presses, all but the first `stay` people leave.
    async fn play_out(&mut self, kind: GameKind, mut players: usize, presses: usize, stay: usize) {
        let wrong = match kind {
            GameKind::Getaway | GameKind::King => "play card:zz",
            GameKind::Palace => "play cards:zz",
            GameKind::Bus => "swap give:zz take:zz",
        };
        let mut number = 0;
        while let Some((user, hand, all)) = self.next(players).await {
            number += 1;
            match number {
                _ if number >= presses && players > stay => {
                    for who in stay..players {
                        self.other_says(who, "Leaving", "leave").await;
                    }
                    players = stay;
                    continue;
                }
                2 | 9 => drop(self.say("Hint", "hint").await),
                4 => drop(self.say("History", "table").await),
                5 => drop(self.say("Hand", "hand").await),
                6 => drop(self.say("Refusals", "join").await),
                7 => drop(self.say("Refusals", wrong).await),
                8 => drop(self.other_says(1, "Refusals", "deal").await),
                _ => {}
            }
            let control = all.choose(&mut self.rng).expect("there are some");
            // Somebody else may have been quicker.
            let _ = press(&user, &hand, control, &mut self.rng).await;
            self.show("Playing").await;
        }
        self.show("Result").await;
    }

    /// What can be read without a table, and refusals.
    async fn before_a_table(&mut self) {
        let mut page = self.say("Help", "help").await;
        for _ in 0..3 {
            page = self.turn("Help", &page).await;
        }
        self.say("Rules", "rules").await;
        let mut menus = self.say("Settings", "settings").await;
        for _ in 0..2 {
            menus = self.turn("Settings", &menus).await;
        }
        for line in ["hand", "join", "deal", "record", "verify game:7", "hint", "leave"] {
            self.say("Refusals", line).await;
        }
        self.say("Leaderboard", "leaderboard").await;
        self.say("Leaderboard", "leaderboard by:rating").await;
        self.say("Stats", "stats").await;
    }

    async fn lobby(&mut self, kind: GameKind) {
        let missing = kind.defaults().seats().start().saturating_sub(2).max(1);
        self.say("Lobby", &format!("start computers:{missing} level:easy turn_seconds:3600")).await;
        self.other_says(1, "Lobby", "join").await;
        self.say("Lobby", "join").await;
        self.say("Lobby", "cut word:mango").await;
        self.other_says(1, "Lobby", "cut word:**x**").await;
        self.other_says(2, "Lobby", "join").await;
        self.say("Refusals", "start turn_seconds:5").await;
        self.say("Lobby", "cut word:lantern").await;
        self.other_says(1, "Refusals", "deal").await;
        let asked = self.say("Ending a table", "stop").await;
        self.press("Ending a table", &asked, "never").await;
        self.deal("Lobby").await;
    }

    async fn deal(&mut self, title: &str) {
        self.say(title, "deal").await;
        let dealt = |_: &View<'_>| self.is_at(|stage| matches!(stage, Stage::Playing(_)));
        self.world.sandbox.wait_for("the deal", dealt).await;
    }

    fn is_at(&self, stage: impl Fn(&Stage) -> bool) -> Option<()> {
        let tables = self.world.tables().all();
        tables.iter().all(|table| stage(&table.snapshot().stage)).then_some(())
    }

    /// The same cards once more. Whoever knows them is named, and nobody may look at them meanwhile.
    async fn dealt_again(&mut self, kind: GameKind) {
        let result = self.public_with("more.").await;
        self.press_all("Dealt again", &result, &["more", "deal-again"]).await;
        let opened = |_: &View<'_>| self.is_at(|stage| matches!(stage, Stage::Lobby(_)));
        self.world.sandbox.wait_for("a lobby", opened).await;
        for line in ["join", "cut word:mango", "record game:1", "verify game:1", "table"] {
            self.say("Dealt again", line).await;
        }
        for who in 1..self.people.len() {
            self.other_says(who, "Dealt again", "leave").await;
        }
        self.deal("Dealt again").await;
        let presses = if kind == GameKind::King { PRESSES_AGAIN } else { usize::MAX };
        self.play_out(kind, 1, presses, 0).await;
        self.press_all("Dealt again", &self.public_with("more.").await, &["more", "verify"]).await;
    }

    /// What can be read below a result, and after the table is closed.
    async fn after_a_game(&mut self) {
        let result = self.public_with("more.").await;
        self.press("Result", &result, "review").await;
        // The first step, the second, the one that decided the game, and its picture, if the game was
        // long enough for all of them.
        let mut step = self.press("Replay", &result, "replay").await;
        for id in ["replay", ".0", "share-replay"] {
            let message = step.clone().expect("no form opens");
            let leads = |button: Button| button.custom_id.is_some_and(|own| own.contains(id));
            if message.buttons().into_iter().any(leads) {
                step = self.press("Replay", &message, id).await;
            }
        }
        for id in ["history", "verify", "record", "cut"] {
            self.press_all("Result", &result, &["more", id]).await;
        }
        for line in ["record", "verify", "leaderboard", "leaderboard by:rating", "stats"] {
            self.say("Figures", line).await;
        }
        let asked = self.say("Forgetting", "forget-me").await;
        self.press("Forgetting", &asked, "never").await;
        let asked = self.say("Ending a table", "stop").await;
        self.press("Ending a table", &asked, "stop.").await;
        // The way to a new table.
        self.public_with("start.").await;
        self.show("Ending a table").await;
    }

    /// Waits for a public message with a button whose custom id begins with this.
    async fn public_with(&self, id: &str) -> Message {
        let begins = |button: Button| button.custom_id.is_some_and(|own| own.starts_with(id));
        let has = |message: &&Message| message.buttons().into_iter().any(begins);
        let public = |view: &View<'_>| view.public(self.world.channel).rfind(has).cloned();
        self.world.sandbox.wait_for(&format!("a public button {id}"), public).await
    }

    /// The deal of the day, played to its end. If midnight is near, that of the next day.
    async fn deal_of_the_day(&mut self) {
        let now = UNIX_EPOCH.elapsed().expect("it is later").as_secs();
        let left = DAY - now % DAY;
        if left < LONGEST {
            tokio::time::sleep(Duration::from_secs(left)).await;
        }
        let page = self.say("Deal of the day", "daily").await;
        let mut message = self.turn("Deal of the day", &page).await;
        let mut looks = 0..TRIES;
        loop {
            let mut plays = controls(&message).into_iter();
            let Some(control) = plays.find(|control| !control.is_besides()) else {
                // It is over, unless an answer came late.
                message = self.say("Deal of the day", "daily").await;
                let mut ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
                if ids.any(|id| id.contains("share")) {
                    break;
                }
                assert!(looks.next().is_some(), "it does not end: {}", message.text());
                continue;
            };
            let pressed = press(&self.me().clone(), &message, &control, &mut self.rng).await;
            let pressed = pressed.expect("it can be played");
            message = final_reply(self.me(), &pressed).await;
            self.show("Deal of the day").await;
        }
        for ids in [&["share"][..], &["board", "open"], &["history", "open"]] {
            let over = self.say("Deal of the day", "daily").await;
            self.press_all("Deal of the day", &over, ids).await;
        }
    }

    /// The guided first game, to its end: whoever presses anything comes there.
    async fn lesson(&mut self) {
        let mut message = self.say("Lesson", "learn").await;
        while let Some(control) = controls(&message).choose(&mut self.rng).cloned() {
            let pressed = press(&self.me().clone(), &message, &control, &mut self.rng).await;
            message = final_reply(self.me(), &pressed.expect("it can be tried")).await;
            self.show("Lesson").await;
        }
        let again = self.press("Lesson", &message, "daily.start.").await;
        assert!(!controls(&again.expect("no form opens")).is_empty(), "it begins once more");
    }

    async fn all(&mut self, kind: GameKind) {
        self.before_a_table().await;
        self.lesson().await;
        self.lobby(kind).await;
        // The rest of King is hundreds of presses.
        let stay = usize::from(kind != GameKind::King);
        self.play_out(kind, self.people.len(), PRESSES, stay).await;
        self.dealt_again(kind).await;
        self.after_a_game().await;
        if kind.daily().is_some() {
            self.deal_of_the_day().await;
        }
    }
}

/// Whether the game is over, as the table knows it.
fn is_over(world: &World) -> bool {
    let tables = world.tables().all();
    let is_over = |table: &TableHandle| matches!(table.snapshot().stage, Stage::Result(_));
    tables.iter().all(is_over)
}

/// The lines of a text without what changes from game to game: numbers, cards and marks.
fn patterns(text: &str) -> Vec<String> {
    let kept = |c: &char| c.is_alphabetic() && !"AKQJT♠♥♦♣".contains(*c);
    text.lines().map(|line| line.chars().filter(kept).collect()).collect()
}

/// The faults of a text that is read from the right: its lines that an app would lay out from the
/// left.
fn from_the_left(text: &str) -> Option<&str> {
    let right = |c| matches!(bidi_class(c), BidiClass::R | BidiClass::AL);
    let marks = ['*', '>', '-', '#', ' ', '`'];
    // Mentions and timestamps are shown with letters of their own.
    let shown = |line: &str| line.replace("<@", "A").replace("<t:", "A");
    let mut lines = text.lines().map(|line| line.trim_start_matches(marks));
    lines
        .find(|line| line.chars().any(right) && get_base_direction(&*shown(line)) == Direction::Ltr)
}

/// Walks through a game in one language, and checks every message that anybody has ever seen.
async fn walk(
    world: &mut World,
    kind: GameKind,
    language: &str,
    people: Vec<User>,
    album: Option<Album>,
) -> Option<Album> {
    for user in &people {
        // No language of the bot: people read the server's.
        world.sandbox.set_locale(user.id(), "fr");
    }
    world.grant(&people[0], Permissions::ADMINISTRATOR);
    world.game = kind.name();
    let mut walk = Walk {
        world,
        people,
        album,
        read: HashSet::new(),
        rng: Xoshiro256PlusPlus::seed_from_u64(7),
    };
    walk.say("Settings", &format!("settings language:{language}")).await;
    walk.all(kind).await;
    let album = walk.album.take();
    world.sandbox.look(|view| {
        let mut read = HashSet::new();
        for version in view.everything().flat_map(Message::history) {
            let text = version.text();
            // Most lines are those of an earlier version.
            for line in text.lines().filter(|line| read.insert((*line).to_owned())) {
                check_line(line, &text, language);
            }
            check(version, &text, language);
        }
        for request in view.requests() {
            // The machine stood still, and the bot asked once more.
            let is_repeated = request.summary.contains("already been acknowledged");
            assert!(request.status != 400 || is_repeated, "{language}: {request:?}");
        }
    });
    album
}

/// Whether a line was too long for Discord. The button that stops the bus also ends with three dots.
fn is_cut(line: &str) -> bool {
    line.ends_with('…') || (line.ends_with("…]") && line.chars().count() > 70)
}

fn check_line(line: &str, text: &str, language: &str) {
    assert!(!is_cut(line), "{language}: cut: {text}");
    if FROM_THE_RIGHT.contains(&language) {
        assert_eq!(
            from_the_left(line),
            None,
            "{language}: an app would lay this line out from the left in {text}"
        );
        assert!(!is_torn(line), "{language}: a sign stands behind its number: {line:?} in {text}");
    }
}

fn check(version: &Version, text: &str, language: &str) {
    for embed in &version.embeds {
        let said = version.content.trim();
        assert!(!said.is_empty(), "{language}: without embeds nothing is left of {text}");
        if embed["image"].is_object() {
            let words = embed["image"]["description"].as_str().unwrap_or_default();
            assert!(!words.is_empty(), "{language}: a picture without words: {text}");
        }
    }
    let shown = [&version.content[..]].into_iter();
    let shown = shown.chain(version.embeds.iter().filter_map(|it| it["description"].as_str()));
    for text in shown {
        let renumbered = renumbered(text);
        assert_eq!(renumbered, None, "{language}: an app would count this line itself: {text}");
    }
}

/// Whether a number of the line would be drawn with its sign on the wrong side, from whichever side
/// an app lays the line out.
fn is_torn(line: &str) -> bool {
    let is_sign = |c: &char| matches!(c, '+' | '−');
    let chars: Vec<char> = line.chars().collect();
    let signed = chars.windows(2).enumerate().filter(|(at, two)| {
        let before = at.checked_sub(1).map(|at| chars[at]);
        is_sign(&two[0]) && two[1].is_ascii_digit() && !before.is_some_and(char::is_alphanumeric)
    });
    let signed: Vec<String> = signed
        .map(|(at, two)| {
            let digits = chars[at + 1..].iter().take_while(|c| c.is_ascii_digit());
            std::iter::once(&two[0]).chain(digits).collect()
        })
        .collect();
    if signed.is_empty() {
        return false;
    }
    let right = |c: char| matches!(bidi_class(c), BidiClass::R | BidiClass::AL);
    let sides = if line.contains(right) { &[None, Some(Level::rtl())][..] } else { &[None] };
    sides.iter().any(|side| {
        let info = BidiInfo::new(line, *side);
        let Some(paragraph) = info.paragraphs.first() else { return false };
        let drawn = info.reorder_line(paragraph, paragraph.range.clone());
        signed.iter().any(|number| !drawn.contains(number.as_str()))
    })
}

/// A line that an app would number itself, because it looks like one of a list: any that begins with
/// a number and a point and doesn't follow the one before it.
fn renumbered(text: &str) -> Option<&str> {
    let number = |line: &str| {
        let (number, rest) = line.trim_start().split_once('.')?;
        let number: u32 = number.parse().ok()?;
        rest.starts_with([' ', '\u{a0}']).then_some(number)
    };
    let mut expected = 1;
    text.lines().find(|line| match number(line) {
        Some(number) => {
            let follows = number == expected;
            expected = number + 1;
            !follows
        }
        None => {
            expected = 1;
            false
        }
    })
}

/// Walks through a game in a language, and draws the screens if somebody asks for that.
async fn walks(kind: GameKind, language: &str) {
    let Some(folder) = std::env::var_os("SCREENS") else {
        let test = async |world: &mut World| {
            walk(world, kind, language, people(world, HOSTILE), None).await;
        };
        return with_bot(test).await;
    };
    with_pictures(async |world| {
        let people = people(world, ORDINARY);
        let album = Album::open(&world.sandbox, ORDINARY[0]).await;
        let album = walk(world, kind, language, people, album).await;
        if let Some(album) = album {
            album.save(folder.as_ref(), kind.name(), language).await;
        }
    })
    .await;
}

fn people(world: &World, names: [&str; 3]) -> Vec<User> {
    names.map(|name| world.sandbox.create_user(name)).into()
}

/// A test for each language, as the command `settings` names it.
macro_rules! whole {
    ($($module:ident: $kind:ident)+) => {
        $(mod $module {
            whole!(in $kind: english hindi urdu punjabi punjabi_shahmukhi bengali);
        })+
    };
    (in $kind:ident: $($language:ident)+) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $language() {
            super::walks(super::GameKind::$kind, stringify!($language)).await;
        })+
    };
}

whole! {
    every_screen_of_getaway_is_whole_in: Getaway
    every_screen_of_palace_is_whole_in: Palace
    every_screen_of_stop_the_bus_is_whole_in: Bus
    every_screen_of_king_is_whole_in: King
}

#[test]
fn a_sign_behind_its_number_and_a_broken_list_are_seen() {
    assert!(is_torn("پوائنٹ −150") && is_torn("+20 پوائنٹ"));
    assert!(!is_torn("پوائنٹ \u{2068}−150\u{2069}") && !is_torn("2026-12-24 ہے"));
    assert_eq!(renumbered("1. a\n2. b\nc"), None);
    assert_eq!(renumbered("Ann ·\n4. 🤖 Bo"), Some("4. 🤖 Bo"));
    assert_eq!(renumbered("2\\. a"), None);
}

#[test]
fn a_line_that_begins_with_a_name_needs_a_mark_where_people_read_from_the_right() {
    assert_eq!(from_the_left("**Asha** کی باری"), Some("Asha** کی باری"));
    assert_eq!(from_the_left("<@1>، باری"), Some("<@1>، باری"));
    assert_eq!(from_the_left("\u{200f}**Asha** کی باری\nQ♥"), None);
}
