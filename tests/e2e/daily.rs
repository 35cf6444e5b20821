//! `/getaway daily`: playing the deal of the day with buttons only, its board, and what stays
//! hidden until the day closes.

use std::collections::BTreeSet;

use discord_sandbox::{Message, Permissions, User, View, Whose};
use getaway::games::getaway::rules::Record;

use crate::hand;
use crate::harness::{Clock, World, cards_in, says, says_all, visible, with_process_env};

tests! { with_bot
    settings_switch_it_off_and_on
    a_refusal_leads_back_to_the_deal
}

tests! { at_noon
    a_deal_is_played_by_buttons_and_its_board_is_for_those_who_played
    a_deal_goes_on_after_kills
}

/// The text that shows that a game is over.
const OVER: &str = "Your streak: ";

/// Everything on a message, including the custom ids of its buttons.
fn whole(message: &Message) -> String {
    let (buttons, selects) = (message.buttons(), message.selects());
    format!("{}{buttons:?}{selects:?}", message.text())
}

/// Presses a button and waits until the message has changed.
async fn press(world: &World, user: &User, message: &Message, which: &str) -> Message {
    let pressed = user.click(message, which).await;
    pressed.unwrap_or_else(|why| panic!("{which}: {why}: {}", message.text()));
    changed(world, message).await
}

async fn changed(world: &World, message: &Message) -> Message {
    let before = whole(message);
    let goes_on = world.sandbox.wait_for("the deal of the day to go on", |view| {
        let now = view.message(message.id)?;
        (whole(now) != before).then(|| now.clone())
    });
    goes_on.await
}

/// Plays a card that is offered, mostly the first one.
async fn play(world: &World, user: &User, message: &Message) -> Message {
    // Also without embeds.
    assert!(message.content().contains("’s turn"), "{}", message.text());
    let played = hand::play(user, message).await;
    played.unwrap_or_else(|why| panic!("{why}: {}", message.text()));
    changed(world, message).await
}

/// Asks for the page of the day, and presses a button with this id on it, whether it is there or not.
async fn force(world: &World, user: &User, id: &str) -> String {
    let page = world.slash(user, "daily").await;
    user.press_raw(&page, id).await.expect("an answer");
    changed(world, &page).await.text()
}

/// Begins the day's deal.
async fn begin(world: &World, user: &User) -> Message {
    let page = world.slash(user, "daily").await;
    assert!(page.is_ephemeral());
    says(&page, "Its fingerprint: `");
    press(world, user, &page, "Start").await
}

async fn finish(world: &World, user: &User, mut message: Message) -> Message {
    while !message.text().contains(OVER) {
        message = play(world, user, &message).await;
    }
    message
}

/// The number of the day, taken from the buttons of a message.
fn day_of(message: &Message) -> String {
    let is_day = |part: &&str| part.len() == 8 && part.starts_with("20");
    let day = |id: String| id.split('.').find(is_day).map(str::to_owned);
    let mut days = message.buttons().into_iter().filter_map(|button| day(button.custom_id?));
    days.next().expect("a button names the day")
}

async fn a_deal_is_played_by_buttons_and_its_board_is_for_those_who_played(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let first = begin(world, &alice).await;
    says_all(&first, ["**Your hand**", "13 cards"]);
    let day = day_of(&first);
    let next = play(world, &alice, &first).await;
    says(&next, "You played");
    // A button from an earlier round is stale.
    let stale = first.buttons().into_iter().find_map(|b| b.custom_id);
    alice.press_raw(&next, &stale.unwrap()).await.unwrap();
    let told = changed(world, &next).await;
    says(&told, "That moment has passed");
    // Opens the history, and goes back.
    let history = press(world, &alice, &told, "History").await;
    let again = press(world, &alice, &history, "Back").await;
    let done = finish(world, &alice, again).await;
    says_all(&done, ["Tricks: ", "Cards picked up: ", "Your streak: 1 day", "Tomorrow’s secret"]);
    assert!(done.button("Record").is_none() && done.button("Verify").is_none());

    // There is only one try, and the command shows how it ended.
    let again = world.slash(&alice, "daily").await;
    says(&again, OVER);
    let board = press(world, &alice, &again, "Board").await;
    says(&board, "1\\. **Alice**: place");
    says(&board, "Nobody else in this server has finished this deal yet");

    // Bob has not played, so he sees neither the board nor any cards.
    let hidden = force(world, &bob, &format!("daily.board.getaway.{day}.1")).await;
    says(&hidden, "The board is for people who’ve finished");
    for command in ["record", "verify"] {
        says(&world.slash(&alice, &format!("{command} game:{day}")).await, "when it closes");
    }
    let page = world.slash(&alice, "daily").await;
    let refused = world.press_raw(&alice, &page, &format!("deal-again.getaway.{day}")).await;
    says(&refused, "when it closes");
    for action in ["review", "record", "verify", "replay"] {
        let part = if action == "replay" { ".1" } else { "" };
        let refused = force(world, &alice, &format!("daily.{action}.getaway.{day}{part}")).await;
        says(&refused, "when it closes");
    }

    // So far nothing of it was public. Neither way of posting works at first.
    let public = |view: &View<'_>| view.public(world.channel).count();
    let before = world.sandbox.look(public);
    let share = async || {
        let page = world.slash(&alice, "daily").await;
        world.press(&alice, &page, "Share").await
    };
    // Somebody who can't write in a channel doesn't post there by a button either.
    let (whose, none) = (Whose::Member(bob.id()), Permissions::default());
    world.sandbox.overwrite(world.channel, whose, none, Permissions::SEND_MESSAGES);
    let mute = force(world, &bob, &format!("daily.share.getaway.{day}")).await;
    says(&mute, "You can’t write in this channel");
    assert_eq!(world.sandbox.look(public), before);
    world.sandbox.overwrite(world.channel, whose, none, none);
    let faults = world.faults();
    faults.fail_requests(1, "POST", "/messages", 403);
    faults.fail_requests(1, "POST", "/webhooks/", 403);
    share().await;
    world.answered_with(403, "/webhooks/").await;
    assert_eq!(world.sandbox.look(public), before);
    share().await;
    let shared = world.any_public("Getaway #").await;
    says_all(&shared, ["**Alice**", " of 4", "picked up "]);
    let signs = |c: char| "🔹🔺💥🏁".contains(c);
    let rows: Vec<&str> = shared.content().lines().skip(1).collect();
    assert!((1..=2).contains(&rows.len()), "{rows:?}");
    assert!(rows.iter().all(|row| !row.is_empty() && row.chars().all(signs)), "{rows:?}");
    assert!(cards_in(&shared.text()).is_empty(), "{}", shared.text());
    assert_eq!(shared.reply_to, None);
    says(&share().await, "already");
    assert_eq!(world.sandbox.look(public), before + 1);
    let asked = world.press(&bob, &shared, "Deal of the day").await;
    assert!(asked.is_ephemeral());
    says(&asked, "You have one try");
    let text = world.slash(&alice, "stats").await.text();
    says_all(&text, ["No games that count yet", "Deals of the day:** 1 played"]);
    says(&world.slash(&alice, "leaderboard").await, "No game has been finished");
}

async fn a_deal_goes_on_after_kills(world: &mut World) {
    // People who press while the bot is being killed get no answer.
    world.loses_answers = true;
    let alice = world.user("Alice");
    let mut message = begin(world, &alice).await;
    for round in 0..4 {
        if message.text().contains(OVER) {
            break;
        }
        // Every second kill hits while the computers think, or before the move is even noted.
        let is_hit = round % 2 == 0;
        if is_hit {
            press_and_go(&alice, &message);
        } else {
            message = play(world, &alice, &message).await;
        }
        world.restart().await;
        let shown = world.slash(&alice, "daily").await;
        let is_same = below_its_note(&shown) == below_its_note(&message);
        let is_right = is_same || is_hit && is_a_move_later(&message, &shown);
        assert!(is_right, "{}\n{}", message.text(), shown.text());
        message = shown;
    }
    says(&finish(world, &alice, message).await, "place");
}

/// Plays a card that is offered, without waiting for what comes of it.
fn press_and_go(user: &User, message: &Message) {
    let play = hand::plays(message).remove(0);
    let pressed = match play.values.first() {
        Some(card) => user.select_and_go(message.id, &play.id, &[card]),
        None => user.click_and_go(message.id, &play.id),
    };
    pressed.expect("it can be pressed");
}

/// What a message shows of a game, without the note above it.
fn below_its_note(message: &Message) -> String {
    let text = message.text();
    let below = text.strip_prefix(message.content()).unwrap_or(&text);
    visible(below.trim_start())
}

/// Whether a message shows the game after one more move: with a card fewer in the hand, or also with
/// the others of a trick that was picked up.
fn is_a_move_later(before: &Message, after: &Message) -> bool {
    if after.text().contains(OVER) {
        return true;
    }
    let (had, has) = (hand_in(before), hand_in(after));
    let has_played = has.is_subset(&had) && has.len() + 1 == had.len();
    has_played || has.is_superset(&had) && has.len() > had.len()
}

/// The cards of the hand in a message.
fn hand_in(message: &Message) -> BTreeSet<String> {
    let text = message.text();
    let (_, hand) = text.split_once("**Your hand**").unwrap_or_else(|| panic!("no hand: {text}"));
    cards_in(hand.split("\n\n").next().unwrap_or_default())
}

async fn settings_switch_it_off_and_on(world: &mut World) {
    let alice = world.user("Alice");
    let page = world.slash(&alice, "daily").await;
    says(&world.slash(&alice, "settings daily:off").await, "No deal of the day");
    says(&world.slash(&alice, "daily").await, "is turned off in this server");
    says(&world.press(&alice, &page, "Start").await, "is turned off");
    world.slash(&alice, "settings daily:on").await;
    says(&begin(world, &alice).await, "**Your hand**");
}

async fn a_refusal_leads_back_to_the_deal(world: &mut World) {
    let alice = world.user("Alice");
    let page = world.slash(&alice, "daily").await;
    alice.press_raw(&page, "daily.board.getaway.20200101.1").await.expect("an answer");
    let refused = changed(world, &page).await;
    says(&refused, "There’s no deal of that day");
    says(&press(world, &alice, &refused, "Back").await, "You have one try");
}

const HOUR: i64 = 60 * 60;

/// Makes the bot's clock wrong by this many seconds, and waits until the bot notices.
async fn jumps(world: &mut World, clock: &Clock, wrong: i64) {
    let notices = |line: &str| line.contains("the tables' clock is put right");
    let process = world.process();
    let before = process.has_logged(notices);
    clock.set(wrong);
    process.logs_so_often(notices, before + 1).await;
}

/// Presses the button that begins with this.
async fn press_any(world: &World, user: &User, message: &Message, begins: &str) -> Message {
    let button = message.buttons().into_iter().find(|button| button.label.starts_with(begins));
    let button = button.unwrap_or_else(|| panic!("no {begins}: {}", message.text()));
    press(world, user, message, &button.label).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_ends_at_midnight_and_is_told_when_it_closes() {
    let Some(clock) = Clock::new() else { return };
    let noon = clock.set_to_noon();
    with_process_env(&clock.env(), async |world| {
        let [alice, bob, carol, dave] =
            ["Alice", "Bob", "Carol", "Dave"].map(|name| world.user(name));
        let first = begin(world, &alice).await;
        says(&begin(world, &bob).await, "This game counts if you finish it by <t:");
        begin(world, &dave).await;
        let day = day_of(&first);
        let text = finish(world, &alice, first).await.text();
        let (_, after) = text.split_once("Tomorrow’s secret").expect("it is told");
        let tomorrow = after.split('`').nth(1).expect("a fingerprint");

        // A minute past midnight.
        jumps(world, &clock, noon + 12 * HOUR + 60).await;
        let page = world.slash(&alice, "daily").await;
        says_all(&page, ["You have one try", tomorrow]);
        assert_ne!(day_of(&page), day);
        for user in [&alice, &bob, &carol] {
            for command in ["record", "verify"] {
                let refused = world.slash(user, &format!("{command} game:{day}")).await;
                says(&refused, "are shown when it closes");
            }
        }
        let page = world.slash(&carol, "daily").await;
        says(&press_any(world, &carol, &page, "Board of").await, "for everyone once it closes");
        // Bob finishes the deal that he began the day before. The new day's page links to it.
        let page = world.slash(&bob, "daily").await;
        let half = press_any(world, &bob, &page, "Finish ").await;
        let done = finish(world, &bob, half).await;
        assert_eq!(day_of(&done), day);
        says(&done, "Your streak: 1 day");

        // A minute past the close.
        jumps(world, &clock, noon + 14 * HOUR + 60).await;
        let record = world.slash(&alice, &format!("record game:{day}")).await;
        says(&record, "The record of game");
        let file = &record.attachments()[0];
        assert_eq!(file.filename, format!("getaway-{day}.json"));
        let text = String::from_utf8(world.sandbox.file(file.id).expect("it is kept")).unwrap();
        let record = Record::from_line(text.trim_end()).expect("a record");
        record.verify().expect("the shuffle is as promised");

        // Dave's game still runs, so she sees none of it. She can finish, but not in time any more.
        for command in ["record", "verify"] {
            says(&world.slash(&dave, &format!("{command} game:{day}")).await, "Finish it first");
        }
        for action in ["review", "record", "verify", "board", "replay"] {
            let part = if matches!(action, "board" | "replay") { ".1" } else { "" };
            let id = format!("daily.{action}.getaway.{day}{part}");
            says(&force(world, &dave, &id).await, "Finish it first");
        }
        let page = world.slash(&dave, "daily").await;
        let half = press_any(world, &dave, &page, "Finish ").await;
        says(&half, "This deal has closed");

        // People who didn't play can now see the board and verify the shuffle.
        let page = world.slash(&carol, "daily").await;
        let board = press_any(world, &carol, &page, "Board of").await;
        let text = board.text();
        for (name, is_there) in [("**Alice**", true), ("**Bob**", true), ("Dave", false)] {
            assert_eq!(text.contains(name), is_there, "{name}: {text}");
        }
        let verified = press(world, &carol, &board, "Verify").await;
        says(&verified, "The cards are as promised");
        let verified = press(world, &carol, &verified, "Details").await;
        says_all(&verified, ["hands as dealt agree", &format!("secret:{day}:")]);
        let review = force(world, &alice, &format!("daily.review.getaway.{day}")).await;
        says(&review, "A point is one game in 100");
        let page = world.slash(&alice, "daily").await;
        let board = press_any(world, &alice, &page, "Board of").await;
        let own = press(world, &alice, &board, "Back").await;
        let mut page = press(world, &alice, &own, "History").await;
        for (button, says_then) in
            [("Replay", "Trick 1"), ("2 ▶", "Trick 2"), ("⭐ Decider", "⭐ This")]
        {
            page = press(world, &alice, &page, button).await;
            says(&page, says_then);
        }
        assert!(page.button("Post picture").is_none(), "others may still be playing");
        // Now it can be dealt again, and until that is over nobody is shown its cards.
        let record = world.slash(&carol, &format!("record game:{day}")).await;
        world.press(&carol, &record, "Deal this again").await;
        let lobby =
            world.newest_public(&format!("The cards and draws of game {day}, dealt again")).await;
        let text = lobby.text();
        let known = text.split("Who knows these cards:").nth(1).expect("they are named");
        for (name, is_there) in [("Alice", true), ("Bob", true), ("Dave", true), ("Carol", false)] {
            assert_eq!(known.contains(name), is_there, "{name}: {known}");
        }
        for command in ["record", "verify"] {
            let hidden = world.slash(&alice, &format!("{command} game:{day}")).await;
            says(&hidden, "are being dealt again");
        }
        let hidden = force(world, &alice, &format!("daily.replay.getaway.{day}.1")).await;
        says(&hidden, "are being dealt again");
    })
    .await;
}
