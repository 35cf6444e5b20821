//! A player's screen during a whole game: the hand next to the table, a single hand, few public
//! messages, few requests. Everything is counted at every play.

use std::cmp::Reverse;

use discord_sandbox::{Answer, InteractionKind, Message, MessageId, Refused, Request, User, View};

use crate::hand::{self, cards, plays};
use crate::harness::{World, cards_in, mostly_first};
use crate::offers::number_of_result;

tests! { with_bot
    a_player_has_one_hand_however_often_they_ask
    the_table_comes_to_the_bottom_with_the_hands_when_asked
}

tests! { with_short_waits
    a_game_by_buttons_stays_on_one_screen
    a_game_by_commands_stays_on_one_screen
    talk_does_not_bury_a_game_by_buttons
    talk_does_not_bury_a_game_by_commands
}

tests! { with_process hands_are_up_to_date_again_after_a_kill }

/// How people play.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Input {
    #[default]
    Buttons,
    Commands,
}

/// The counts of a game.
#[derive(Debug, Default)]
struct Counts {
    plays: usize,
    /// The most messages between a hand and the table, at the start of a trick and at any play.
    apart_at_first: usize,
    apart: usize,
    /// How often the table moved to the bottom.
    moves: usize,
    /// How often somebody picked up the cards of a trick.
    picked_up: usize,
}

/// The table's message during a game.
pub fn table_message<'a>(view: &View<'a>, world: &World) -> Option<&'a Message> {
    let mut public = view.public(world.channel);
    public.rfind(|message| {
        let text = message.text();
        ["**Players and ", "**Scores**"]
            .iter()
            .any(|heading| text.contains(heading))
    })
}

/// The hands that a person sees.
pub fn hands<'a>(view: &View<'a>, world: &World, user: &User) -> Vec<&'a Message> {
    let seen = view.seen_by(user.id(), world.channel);
    seen.filter(|message| message.text().contains("**Your hand**"))
        .collect()
}

/// Waits until a person has only one hand. An older one is deleted when a newer one is there.
pub async fn one_hand(world: &World, user: &User) -> MessageId {
    let one = world.sandbox.wait_for("one hand to be left", |view| {
        let hands = hands(view, world, user);
        (hands.len() == 1).then(|| hands[0].id)
    });
    one.await
}

/// Waits until the channel has only one table. An older one is deleted when a newer one is there.
async fn one_table(world: &World) {
    let one = world.sandbox.wait_for("one table to be left", |view| {
        let all = view.public(world.channel);
        let tables = all.filter(|message| message.text().contains("**Players and "));
        (tables.count() == 1).then_some(())
    });
    one.await
}

/// How the table names each of the people on their turn.
fn marked(people: &[User]) -> Vec<String> {
    let marked = people.iter().map(|user| format!("▶ **{}**", user.name()));
    marked.collect()
}

/// Waits until everything is shown that happened since the table said `before`: every player who is
/// still in has one hand, below the table, and the one whose turn it is can move. Returns who that
/// is, their hand, and what the table says; `None` when the game is over.
pub async fn settled(
    world: &World,
    people: &[User],
    before: &str,
    can_move: impl Fn(&Message) -> bool,
) -> Option<(usize, Message, String)> {
    let what = "one hand for everyone below the table, and a move to make";
    let turns = marked(people);
    let settled = world.sandbox.wait_for(what, |view| {
        let mut public = view.public(world.channel);
        if number_of_result(public.next_back()?).is_some() {
            return Some(None);
        }
        let table = table_message(view, world)?;
        let text = table.text();
        let all: Vec<_> = people.iter().map(|user| hands(view, world, user)).collect();
        let below = |hands: &Vec<&Message>| hands.len() == 1 && hands[0].id > table.id;
        let next = turns.iter().position(|turn| text.contains(turn))?;
        let hand = all[next].first().filter(|hand| can_move(hand))?;
        let shown = text != before && all.iter().all(below);
        shown.then(|| Some((next, (*hand).clone(), text)))
    });
    settled.await
}

/// Whether a press did something. An edit from before the person's last press may arrive late and
/// show their old hand for a moment. A press on that hand does nothing, and they try again.
pub async fn is_done(pressed: Result<Answer, Refused>) -> bool {
    match pressed {
        Ok(answer) => {
            let answer = answer.reply().await;
            // The next events may have changed it again.
            let mut said = answer.history().map(discord_sandbox::Version::text);
            said.any(|text| text.starts_with("You "))
        }
        Err(Refused::NoAnswer(why)) => panic!("no answer to a press: {why}"),
        Err(_) => false,
    }
}

/// Waits until everything is shown: every player has one hand, below the table, and somebody can
/// play. Returns that person and their hand; `None` when the game is over. Somebody who plays by
/// commands is named by the table; somebody who plays by buttons has them in their hand.
async fn playable(world: &World, people: &[User], last: &Last) -> Option<(usize, Message)> {
    let what = "one hand for everyone below the table, and a card to play";
    let turns = marked(people);
    world
        .sandbox
        .wait_for(what, |view| {
            if view
                .public(world.channel)
                .next_back()?
                .text()
                .contains("The loser:")
            {
                return Some(None);
            }
            let table = table_message(view, world)?;
            let all: Vec<_> = people.iter().map(|user| hands(view, world, user)).collect();
            let settled = all
                .iter()
                .all(|hands| hands.len() == 1 && hands[0].id > table.id);
            // Every play changes the text of the table.
            let shown = table.text().contains(&last.card) && table.text() != last.text;
            let can_play = |(turn, hands): (&String, &Vec<&Message>)| match last.input {
                Input::Buttons => hands.first().is_some_and(|hand| !plays(hand).is_empty()),
                Input::Commands => table.text().contains(turn),
            };
            let next = turns.iter().zip(&all).position(can_play)?;
            (settled && shown).then(|| Some((next, all[next][0].clone())))
        })
        .await
}

/// The previous play.
#[derive(Default)]
struct Last {
    input: Input,
    card: String,
    trick: String,
    table: Option<MessageId>,
    /// The previous text of the table.
    text: String,
}

/// Plays a whole game of four. Before each play, somebody else writes `chat` messages.
async fn play(world: &World, input: Input, chat: usize) -> (Counts, f64) {
    let people = world.people(4);
    let watcher = world.user("Erin");
    world.deal(&people, "turn_seconds:0").await;
    let mut counts = Counts::default();
    let mut last = Last {
        input,
        ..Last::default()
    };
    let (mut before, mut bytes) = (None, (0, 0));
    while let Some((next, hand)) = playable(world, &people, &last).await {
        let table = |view: &View<'_>| table_message(view, world).map(weight);
        let table = world.sandbox.look(table).unwrap_or_default();
        bytes = (bytes.0.max(table), bytes.1.max(weight(&hand)));
        before.get_or_insert_with(|| requests(world));
        look(world, &people[next], &hand, &mut counts, &mut last);
        for number in 0..chat {
            watcher
                .say(world.channel, &format!("talk {number}"))
                .expect("it can be said");
        }
        let user = &people[next];
        let text = match input {
            Input::Buttons => {
                let pressed = hand::play(user, &hand).await;
                pressed.unwrap_or_else(|why| panic!("{} cannot play: {why}", user.name()));
                let hand = world.sandbox.message(hand.id).expect("it is there");
                // The next events may have changed it again.
                let mut texts = hand.history().rev().map(|version| version.text());
                let answer = texts.find(|text| text.starts_with("You played "));
                answer.expect("the press is answered")
            }
            Input::Commands => {
                let card = sensible(&world.offers(user).await);
                let played = world.play(user, &card).await.text();
                // The hand had shown the card before it was played.
                let shown = played.lines().next().unwrap_or_default();
                let card = cards_in(shown).into_iter().next();
                assert!(cards_in(&hand.text()).contains(&card.expect("a card")));
                played
            }
        };
        let played = text.lines().next().unwrap_or_default();
        assert!(played.starts_with("You played "), "{text}");
        last.card = played["You played ".len()..]
            .trim_end_matches('.')
            .to_owned();
        counts.plays += 1;
    }
    let before = before.expect("somebody played");
    let each = (requests(world) - before) as f64 / counts.plays as f64;
    let (pings, presses) = effort(world);
    println!("a table has up to {} bytes, a hand {}", bytes.0, bytes.1);
    println!("{counts:?}, {each:.2} requests a play, {presses} presses, {pings} pings");
    (counts, each)
}

/// The size of an edit to this message in bytes.
fn weight(message: &Message) -> usize {
    let now = message.now();
    let body = serde_json::json!({
        "content": now.content,
        "embeds": now.embeds,
        "components": now.components,
    });
    body.to_string().len()
}

/// The card that somebody with a little sense plays: mostly the lowest of their longest suit. With
/// random cards, every second one would be a tochoo.
fn sensible(offers: &[String]) -> String {
    let suit = |card: &String| card.chars().next_back();
    let length = |card: &String| offers.iter().filter(|one| suit(one) == suit(card)).count();
    // They are offered from high to low.
    let mut best: Vec<&String> = offers.iter().rev().collect();
    best.sort_by_key(|card| Reverse(length(card)));
    let card = mostly_first(&best, &mut rand::rng());
    card.expect("something can be played").to_string()
}

/// Counts what the next player sees.
fn look(world: &World, user: &User, hand: &Message, counts: &mut Counts, last: &mut Last) {
    world.sandbox.look(|view| {
        let table = table_message(view, world).expect("there is a table");
        let seen = view.seen_by(user.id(), world.channel);
        let between = seen.filter(|m| table.id < m.id && m.id < hand.id).count();
        counts.apart = counts.apart.max(between);
        let text = table.text();
        let trick = text
            .lines()
            .find(|line| line.contains("trick "))
            .unwrap_or_default();
        if trick != last.trick {
            counts.apart_at_first = counts.apart_at_first.max(between);
            last.trick = trick.to_owned();
            counts.picked_up += usize::from(text.contains("picks up"));
        }
        last.text = text;
        if last
            .table
            .replace(table.id)
            .is_some_and(|before| before != table.id)
        {
            counts.moves += 1;
        }
    });
}

/// How often people were pinged, and how often they pressed something or sent a command.
pub fn effort(world: &World) -> (usize, usize) {
    let pings = world.sandbox.look(|view| {
        let messages = view.messages(world.channel);
        messages.map(|message| message.mentioned.len()).sum()
    });
    let presses = [InteractionKind::Component, InteractionKind::Command];
    let presses = presses.map(|kind| world.sandbox.interactions(kind));
    (pings, presses.iter().sum())
}

/// The number of the bot's requests that show something, without the choices offered while typing.
pub fn requests(world: &World) -> usize {
    let shows =
        |one: &&Request| one.method != "GET" && !one.summary.contains(r#""data":{"choices""#);
    let view = |view: &View<'_>| view.requests().filter(shows).count();
    world.sandbox.look(view)
}

/// The number of public messages that the bot has posted, including deleted ones.
pub fn posted(world: &World) -> usize {
    let people = world.people(5);
    world.sandbox.look(|view| {
        let of_people = |message: &&Message| people.iter().any(|user| user.id() == message.author);
        let all = view
            .messages(world.channel)
            .filter(|message| !message.is_ephemeral());
        all.filter(|message| !of_people(message)).count()
    })
}

fn check(world: &World, counts: &Counts) {
    assert!(counts.apart_at_first <= 1, "{counts:?}");
    assert!(counts.apart <= 7, "{counts:?}");
    assert!(
        posted(world) - counts.moves <= 4,
        "{} {counts:?}",
        posted(world)
    );
}

async fn a_game_by_buttons_stays_on_one_screen(world: &mut World) {
    let (counts, each) = play(world, Input::Buttons, 0).await;
    check(world, &counts);
    assert_eq!(counts.moves, 0);
    assert!(each <= 3.3, "{each}");
}

async fn a_game_by_commands_stays_on_one_screen(world: &mut World) {
    let (counts, each) = play(world, Input::Commands, 0).await;
    check(world, &counts);
    // A play takes three requests: the answer, which is a new message, deleting the previous
    // hand, and the table's edit. In addition, picking up a trick changes another hand, and a
    // game has its beginning, its end, and players who get away.
    let of_plays = each - counts.picked_up as f64 / counts.plays as f64;
    assert!(
        of_plays <= 3.0 + 12.0 / counts.plays as f64,
        "{each} {counts:?}"
    );
    assert!(of_plays <= 3.3, "{each} {counts:?}");
}

async fn talk_does_not_bury_a_game_by_buttons(world: &mut World) {
    let (counts, _) = play(world, Input::Buttons, 1).await;
    check(world, &counts);
    assert!(counts.moves > 0, "{counts:?}");
}

async fn talk_does_not_bury_a_game_by_commands(world: &mut World) {
    let (counts, _) = play(world, Input::Commands, 1).await;
    check(world, &counts);
    assert!(counts.moves > 0, "{counts:?}");
}

async fn a_player_has_one_hand_however_often_they_ask(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "turn_seconds:0").await;
    let table = world.newest_public("Game 1, trick 1").await;
    let first = world.hand_when(&people[0], "arrives", |_| true).await;
    assert!(first.id > table.id, "the hand lies under the table");
    for _ in 0..3 {
        world.slash(&people[0], "hand").await;
        people[0].click(&table, "My hand").await.unwrap();
    }
    assert_ne!(one_hand(world, &people[0]).await, first.id);
}

async fn the_table_comes_to_the_bottom_with_the_hands_when_asked(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "turn_seconds:0").await;
    let before = playable(world, &people, &Last::default()).await.unwrap().1;
    let asked = world.slash(&people[0], "table").await;
    assert!(!asked.is_ephemeral());
    // The old table is deleted, and every hand follows the new one.
    let after = playable(world, &people, &Last::default()).await.unwrap().1;
    assert!(after.id > asked.id && asked.id > before.id);
    one_table(world).await;
}

async fn hands_are_up_to_date_again_after_a_kill(world: &mut World) {
    let people = world.people(4);
    world.deal(&people, "turn_seconds:0").await;
    let (next, hand) = playable(world, &people, &Last::default()).await.unwrap();
    world.process().logs("4 hands are kept").await;
    world.restart().await;
    // After a play by command, the others' hands from the previous process are updated.
    let card = cards(&hand).swap_remove(0);
    world.play(&people[next], &card).await;
    for user in people.iter().filter(|user| user.id() != people[next].id()) {
        world
            .hand_when(user, "can follow", |hand| !plays(hand).is_empty())
            .await;
        one_hand(world, user).await;
    }
    one_hand(world, &people[next]).await;
    one_table(world).await;
}
