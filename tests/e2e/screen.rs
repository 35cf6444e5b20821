//! A player's screen during a game: the hand next to the table, a single hand, few public messages,
//! few requests. Everything is counted at every play.

use discord_sandbox::{Answer, InteractionKind, Message, MessageId, Refused, Request, User, View};
use getaway::games::bus::rules::Entry;
use getaway::games::getaway::rules as getaway_rules;
use getaway::games::kit::{Record, Rules};
use getaway::games::{bus, king, palace};

use crate::hand::{self, cards, plays};
use crate::harness::{World, final_reply, is_of_a_table, mostly_first, sensible, with_bot};
use crate::offers::{controls, number_of_result, press};
use crate::record::{events, last_record};

tests! { with_bot
    a_player_has_one_hand_however_often_they_ask
    the_table_comes_to_the_bottom_with_the_hands_when_asked
    a_game_by_buttons_stays_on_one_screen
    a_game_by_commands_stays_on_one_screen
    talk_does_not_bury_a_game_by_buttons
    talk_does_not_bury_a_game_by_commands
    a_game_of_palace_stays_on_one_screen_and_takes_three_requests_a_play
    a_game_of_king_stays_on_one_screen_and_takes_three_requests_a_play
}

tests! { with_process hands_are_up_to_date_again_after_a_kill }

/// What was counted in a game.
#[derive(Debug, Default)]
struct Counts {
    turns: usize,
    /// The requests before the first turn, and after that.
    before: usize,
    requests: usize,
    /// The most messages between a hand and the table, at the start of a round and at any turn.
    apart_at_first: usize,
    apart: usize,
    /// How often the table moved to the bottom.
    moves: usize,
}

/// The table's message during a game.
fn table_message<'a>(view: &View<'a>, world: &World) -> Option<&'a Message> {
    view.public(world.channel).rfind(is_a_table)
}

fn is_a_table(message: &&Message) -> bool {
    is_of_a_table(message) && message.button("My hand").is_some()
}

fn hands<'a>(view: &View<'a>, world: &World, user: &User) -> Vec<&'a Message> {
    let seen = view.seen_by(user.id(), world.channel);
    seen.filter(|message| message.text().contains("**Your hand**")).collect()
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
    let is_one = |view: &View<'_>| view.public(world.channel).filter(is_a_table).count() == 1;
    world.until("one table to be left", is_one).await;
}

/// Waits until everything is shown that happened since the table said `before`: every player who is
/// still in has one hand, below the table, and the one whose turn it is can move. Returns who that
/// is, their hand, and what the table says; `None` when the game is over.
async fn settled(
    world: &World,
    people: &[User],
    before: &str,
    can_move: impl Fn(&Message) -> bool,
) -> Option<(usize, Message, String)> {
    let what = "one hand for everyone below the table, and a move to make";
    let turns = people.iter().map(|user| format!("▶\u{fe0e} **{}**", user.name()));
    let turns: Vec<_> = turns.collect();
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
async fn is_done(user: &User, pressed: Result<Answer, Refused>) -> bool {
    match pressed {
        Ok(answer) => {
            let answer = final_reply(user, &answer).await;
            // The next events may have changed it again.
            let mut said = answer.history().map(discord_sandbox::Version::text);
            said.any(|text| text.starts_with("You "))
        }
        Err(Refused::NoAnswer(why)) => panic!("no answer to a press: {why}"),
        Err(_) => false,
    }
}

/// How often people were pinged, and how often they pressed something or sent a command.
fn effort(world: &World) -> (usize, usize) {
    let pings = world
        .sandbox
        .look(|view| view.messages(world.channel).map(|message| message.mentioned.len()).sum());
    let presses = [InteractionKind::Component, InteractionKind::Command];
    (pings, presses.map(|kind| world.sandbox.interactions(kind)).iter().sum())
}

/// The number of the bot's requests that show something, without the choices offered while typing.
/// An answer that is sent once more, because the machine stood still, counts once.
fn requests(world: &World) -> usize {
    let shows = |one: &&Request| {
        let is_again = one.status == 400 && one.path.ends_with("/callback");
        let is_choices = one.summary.contains(r#""data":{"choices""#);
        one.method != "GET" && !is_again && !is_choices
    };
    world.sandbox.look(|view: &View<'_>| view.requests().filter(shows).count())
}

/// The number of public messages that the bot has posted, including deleted ones.
fn posted(world: &World) -> usize {
    let people = world.people(5);
    world.sandbox.look(|view| {
        let of_people = |message: &&Message| people.iter().any(|user| user.id() == message.author);
        let all = view.messages(world.channel).filter(|message| !message.is_ephemeral());
        all.filter(|message| !of_people(message)).count()
    })
}

/// Lets people play until the game is over, or until they have had this many turns: `act` does
/// something in a turn, and returns whether it worked.
async fn play(
    world: &World,
    people: &[User],
    most: usize,
    can_move: impl Fn(&Message) -> bool,
    act: impl AsyncFn(&User, &Message, usize) -> bool,
) -> Counts {
    let mut counts = Counts::default();
    let (mut said, mut round, mut last) = (String::new(), String::new(), None);
    while counts.turns < most
        && let Some((next, hand, text)) = settled(world, people, &said, &can_move).await
    {
        if counts.turns == 0 {
            counts.before = requests(world);
        }
        let user = &people[next];
        let (table, between) = world.sandbox.look(|view| {
            let table = table_message(view, world).expect("there is a table").id;
            let seen = view.seen_by(user.id(), world.channel);
            (table, seen.filter(|m| table < m.id && m.id < hand.id).count())
        });
        counts.apart = counts.apart.max(between);
        let title = text.lines().find(|line| line.contains("Game 1, ")).unwrap_or_default();
        if title != round {
            counts.apart_at_first = counts.apart_at_first.max(between);
            title.clone_into(&mut round);
        }
        counts.moves += usize::from(last.replace(table).is_some_and(|last| last != table));
        if act(user, &hand, counts.turns).await {
            said = text;
        }
        counts.turns += 1;
        world.look_for_leaks().await;
    }
    counts.requests = requests(world) - counts.before;
    let (pings, presses) = effort(world);
    println!("{counts:?}, {presses} presses, {pings} pings");
    assert!(counts.apart_at_first <= 1, "{counts:?}");
    assert!(counts.apart <= 7, "{counts:?}");
    let posted = posted(world) - counts.moves;
    assert!(posted <= 4, "{posted} {counts:?}");
    counts
}

/// Plays a whole game, and checks that it takes at most this many requests after its first turn has
/// begun, according to its record.
async fn whole<R: Rules>(
    world: &World,
    people: &[User],
    can_move: impl Fn(&Message) -> bool,
    act: impl AsyncFn(&User, &Message, usize) -> bool,
    most: impl Fn(&Record<R>) -> usize,
) -> Counts {
    let counts = play(world, people, usize::MAX, can_move, act).await;
    assert_eq!(counts.moves, 0, "{counts:?}");
    let record: Record<R> = last_record(world, &people[0]).await;
    let (most, moves) = (most(&record), record.moves.len());
    println!("{:.2} requests for each of {moves} moves", counts.requests as f64 / moves as f64);
    assert!(counts.requests <= most, "at most {most}: {counts:?}");
    counts
}

fn can_play(hand: &Message) -> bool {
    !plays(hand).is_empty()
}

/// Plays a card with a button of the hand.
async fn by_button(user: &User, hand: &Message, _: usize) -> bool {
    is_done(user, hand::play(user, hand).await).await
}

async fn by_command(world: &World, user: &User) -> bool {
    let offers = world.offers(user).await;
    let played = world.play(user, sensible(&offers).expect("something can be played")).await.text();
    assert!(played.starts_with("You played "), "{played}");
    true
}

/// The number of cards that were played in a game of Getaway.
fn played(record: &getaway_rules::Record) -> usize {
    let is_play =
        |entry: &&getaway_rules::Entry| matches!(entry, getaway_rules::Entry::Play { .. });
    record.moves.iter().filter(is_play).count()
}

/// People for a game that nobody is mentioned in, however slow the machine is: mentions would be
/// further messages and requests.
async fn without_mentions(world: &World, count: usize) -> Vec<User> {
    let people = world.people(count);
    world.slash(&people[0], "settings nudge_seconds:0").await;
    people
}

/// The same, and they are dealt a game without a clock.
async fn dealt_without_mentions(world: &World, count: usize) -> Vec<User> {
    let people = without_mentions(world, count).await;
    world.deal(&people, "turn_seconds:0").await;
    people
}

async fn a_game_by_buttons_stays_on_one_screen(world: &mut World) {
    let people = dealt_without_mentions(world, 4).await;
    let most = |record: &getaway_rules::Record| played(record) * 33 / 10;
    whole(world, &people, can_play, by_button, most).await;
}

async fn a_game_by_commands_stays_on_one_screen(world: &mut World) {
    let people = dealt_without_mentions(world, 4).await;
    let act = async |user: &User, _: &Message, _: usize| by_command(world, user).await;
    // A play takes three requests: the answer, which is a new message, deleting the previous
    // hand, and the table's edit. In addition, picking up a trick changes another hand, and a
    // game has its beginning, its end, and players who get away.
    let most = |record: &getaway_rules::Record| {
        let picked_up =
            |event: &getaway_rules::Event| matches!(event, getaway_rules::Event::PickedUp { .. });
        3 * played(record) + events(record).into_iter().filter(picked_up).count() + 12
    };
    whole(world, &people, |_| true, act, most).await;
}

/// Somebody writes a message before each of this many turns, and the table moves below them.
async fn talk(
    world: &World,
    can_move: impl Fn(&Message) -> bool,
    act: impl AsyncFn(&User, &Message, usize) -> bool,
) {
    const TURNS: usize = 40;
    let (people, watcher) = (dealt_without_mentions(world, 4).await, world.user("Erin"));
    let act = async |user: &User, hand: &Message, turn: usize| {
        watcher.say(world.channel, &format!("talk {turn}")).expect("it can be said");
        act(user, hand, turn).await
    };
    let counts = play(world, &people, TURNS, can_move, act).await;
    assert!(counts.moves > 1, "{counts:?}");
}

async fn talk_does_not_bury_a_game_by_buttons(world: &mut World) {
    talk(world, can_play, by_button).await;
}

async fn talk_does_not_bury_a_game_by_commands(world: &mut World) {
    let act = async |user: &User, _: &Message, _: usize| by_command(world, user).await;
    talk(world, |_| true, act).await;
}

/// Presses something in the hand, mostly the first. Returns whether that did something.
async fn press_any(user: &User, hand: &Message, _: usize) -> bool {
    let mut offered = controls(hand);
    // This only shows other buttons.
    offered.retain(|control| !control.id.starts_with("bus.show."));
    let rng = &mut rand::rng();
    let control = mostly_first(&offered, rng).expect("something to press");
    let pressed = press(user, hand, control, rng).await;
    if let Ok(answer) = &pressed {
        let asked = final_reply(user, answer).await;
        if asked.button("Never mind").is_some() {
            let yes = &controls(&asked)[0];
            return is_done(user, user.click(&asked, &yes.id).await).await;
        }
    }
    is_done(user, pressed).await
}

async fn a_game_of_palace_stays_on_one_screen_and_takes_three_requests_a_play(world: &mut World) {
    world.game = "palace";
    let people = without_mentions(world, 3).await;
    world.deal(&people, "length:short turn_seconds:0").await;
    let can_be_ready = |hand: &Message| hand.button("Ready").is_some();
    for user in &people {
        world.hand_when(user, "can be ready", can_be_ready).await;
    }
    let dealt = requests(world);
    for user in &people {
        let hand = world.hand_when(user, "can be ready", can_be_ready).await;
        user.click(&hand, "Ready").await.unwrap();
    }
    let can_move = |hand: &Message| !can_be_ready(hand) && !controls(hand).is_empty();
    // Each play takes the answer to the press, the table's edit, and the next player's hand. The
    // end of the game takes some more.
    let most = |record: &Record<palace::rules::Position>| 3 * (record.moves.len() - 3) + 12;
    let counts = whole(world, &people, can_move, press_any, most).await;
    assert!(counts.apart <= 1, "{counts:?}");
    // The exchange takes three answers, an edit of the table after each, and all hands when
    // play begins. On a slow machine, an answer may take two requests.
    assert!(counts.before - dealt <= 3 + 3 + 3 + 2, "{counts:?}");
}

async fn a_game_of_king_stays_on_one_screen_and_takes_three_requests_a_play(world: &mut World) {
    world.game = "king";
    let people = dealt_without_mentions(world, 4).await;
    let can_move = |hand: &Message| !controls(hand).is_empty();
    let most = |record: &Record<king::rules::Position>| record.moves.len() * 33 / 10;
    let counts = whole(world, &people, can_move, press_any, most).await;
    assert!(counts.apart <= 1, "{counts:?}");
}

/// Plays Bus so that somebody stops the bus whenever that is possible at such a turn.
async fn a_game_of_bus(options: &str, stops: impl Fn(usize) -> bool) {
    let can_move = |hand: &Message| hand.button("Keep").is_some();
    let act = async |user: &User, hand: &Message, turn: usize| {
        if hand.button("Stop the bus…").is_some() && stops(turn) {
            match user.click(hand, "Stop the bus…").await {
                Ok(stops) => {
                    let stops = final_reply(user, &stops).await;
                    is_done(user, user.click(&stops, "🛑 Keep").await).await
                }
                Err(refused) => is_done(user, Err(refused)).await,
            }
        } else if turn.is_multiple_of(2) {
            press_any(user, hand, turn).await
        } else {
            is_done(user, user.click(hand, "Keep").await).await
        }
    };
    // Each turn takes three requests: the answer, the table and the next player's hand. The second
    // press of a call takes one more. The last turn of a deal adds the new hands of everyone but
    // the two people who get theirs anyway. Some more are for the end of the game, and for answers
    // that take two requests on a slow machine.
    let most = |record: &Record<bus::rules::Position>| {
        let count = |is: fn(&Entry) -> bool| record.moves.iter().filter(|entry| is(entry)).count();
        let deals = count(|entry| matches!(entry, Entry::Deal(_)));
        let calls = count(|entry| {
            matches!(entry, Entry::Keep { stop: true, .. } | Entry::Swap { stop: true, .. })
        });
        let turns = record.moves.len() - deals;
        3 * turns + calls + (record.seats.len() - 2) * (deals - 1) + 12
    };
    with_bot(async |world| {
        world.game = "bus";
        let people = without_mentions(world, 3).await;
        world.deal(&people, options).await;
        let counts = whole(world, &people, can_move, act, most).await;
        assert!(counts.apart <= 1, "{counts:?}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_bus_stays_on_one_screen_and_takes_few_requests_a_turn() {
    a_game_of_bus("tokens:2 turn_seconds:0", |turn| turn % 10 == 9).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deals_of_bus_that_end_in_their_first_round_take_few_requests() {
    a_game_of_bus("tokens:3 turn_seconds:0", |_| true).await;
}

async fn a_player_has_one_hand_however_often_they_ask(world: &mut World) {
    let people = world.dealt(4).await;
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
    let people = world.dealt(4).await;
    let before = settled(world, &people, "", can_play).await.unwrap().1;
    let asked = world.slash(&people[0], "table").await;
    assert!(!asked.is_ephemeral());
    // The old table is deleted, and every hand follows the new one.
    let after = settled(world, &people, "", can_play).await.unwrap().1;
    assert!(after.id > asked.id && asked.id > before.id);
    one_table(world).await;
}

async fn hands_are_up_to_date_again_after_a_kill(world: &mut World) {
    let people = world.dealt(4).await;
    let (next, hand, _) = settled(world, &people, "", can_play).await.unwrap();
    world.process().logs("4 hands are kept").await;
    world.restart().await;
    // After a play by command, the others' hands from the previous process are updated.
    world.play(&people[next], &cards(&hand).swap_remove(0)).await;
    for user in people.iter().filter(|user| user.id() != people[next].id()) {
        world.hand_when(user, "can follow", |hand| !plays(hand).is_empty()).await;
        one_hand(world, user).await;
    }
    one_hand(world, &people[next]).await;
    one_table(world).await;
}
