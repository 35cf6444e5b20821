//! `/bus`: commands that are its own, refused commands, and whose turn it is.

use discord_sandbox::{Message, Permissions, User};
use getaway::games::bus::Bus;

use crate::harness::{World, final_reply, says, says_all};
use crate::refusals::refused;

tests! { with_bot
    a_whole_hand_is_swapped_by_its_cards_and_a_call_leaves_last_turns
    bus_refuses_what_the_rules_forbid
    with_two_players_left_a_hand_names_whose_turn_it_is
    nobody_plays_for_whoever_leaves_after_their_last_token
}

/// The people in turn order, starting with the one whose turn it is.
async fn by_turn<'a>(world: &World, people: &'a [User]) -> Vec<&'a User> {
    for (at, user) in people.iter().enumerate() {
        if !world.offered(user, "swap give").await.is_empty() {
            return people[at..].iter().chain(&people[..at]).collect();
        }
    }
    panic!("it is nobody's turn: {}", world.public_text());
}

async fn a_whole_hand_is_swapped_by_its_cards_and_a_call_leaves_last_turns(world: &mut World) {
    world.game = "bus";
    let people = world.people(3);
    world.deal(&people, "tokens:1 whole_hand:yes turn_seconds:0").await;
    let in_turn = by_turn(world, &people).await;
    let (first, second) = (in_turn[0], in_turn[1]);
    let own = world.view::<Bus>(first).expect("a game is played");
    let whole = own.hand().expect("a hand").cards().map(|card| card.to_string());
    assert_eq!(world.offered(first, "swap give").await[3], "all");
    assert_eq!(world.offered(first, "swap take").await.len(), 4);
    assert!(world.offered(second, "swap give").await.is_empty());
    let done = world.slash(first, &format!(r#"swap give:"{}" take:all"#, whole.join(" "))).await;
    says(&done, "You swapped your whole hand for the middle.");
    says(&world.slash(second, "keep stop:yes").await, "You stopped the bus");
    world.any_public(&format!("**Last turns:** {}, {}.", in_turn[2].name(), first.name())).await;
}

async fn bus_refuses_what_the_rules_forbid(world: &mut World) {
    world.game = "bus";
    let people = world.people(2);
    let alice = &people[0];
    for line in ["swap give:3H take:4H", "keep", "keep stop:yes"] {
        refused(world, alice, line, "/bus start opens one").await;
    }
    refused(world, alice, "start computers:6", "at most 6").await;
    world.open(&people, "keep:no turn_seconds:0").await;
    refused(world, alice, "keep", "No game is being played").await;
    world.slash(alice, "deal").await;
    let in_turn = by_turn(world, &people).await;
    let (first, other) = (in_turn[0], in_turn[1]);
    let own = world.view::<Bus>(first).expect("a game is played");
    let card = own.hand().expect("a hand").cards()[0];
    let middle = own.board().middle().expect("a middle");
    let theirs = world.view::<Bus>(other).expect("a game is played");
    let not_there = theirs.hand().expect("a hand").cards()[0];
    refused(world, first, "keep", "nobody may keep").await;
    let (card, not_there) = (card.to_string(), not_there.to_string());
    let middle = middle.map(|card| card.to_string());
    let swap = |give: &str, take: &str| format!("swap give:{give} take:{take}");
    for (give, take, why) in [
        ("nonsense", card.as_str(), "“nonsense” isn’t a card"),
        (&card, "nonsense", "“nonsense” isn’t a card"),
        (&card, &card, "for itself changes nothing"),
        (&middle[0], &middle[1], "isn’t in your hand"),
        (&card, &not_there, "isn’t in the middle"),
        ("all", "all", "only one card at a time"),
        ("all", &card, "give all three of your cards"),
    ] {
        refused(world, first, &swap(give, take), why).await;
    }
    let turn = format!("It’s {}’s turn", first.name());
    refused(world, other, &swap(&not_there, &middle[0]), &turn).await;

    // A button from an earlier moment is refused, and so is calling with it.
    let can_stop = |hand: &Message| hand.button("Stop the bus…").is_some();
    let hand = world.hand_when(first, "has moves", can_stop).await;
    assert!(hand.button("Keep").is_none());
    let stop = |give: &str, take: &str| format!("{} stop:yes", swap(give, take));
    world.slash(first, &stop(&card, &middle[2])).await;
    if let Ok(stale) = first.click(&hand, "Stop the bus…").await {
        says(&final_reply(first, &stale).await, "That moment has passed");
    }
    let give = theirs.hand().expect("a hand").cards()[1].to_string();
    let why = format!("{} has already stopped the bus", first.name());
    refused(world, other, &stop(&give, &middle[0]), &why).await;

    says_all(&world.slash(first, "rules").await, ["Nobody may keep", "Tokens each: 3"]);
    let hint = world.slash(other, "hint").await;
    let said = hint.text();
    assert!(said.contains("(you win ") && said.contains('→'), "{said}");
    assert!(!said.contains("This is your last turn"), "{said}");
    let why = world.press(other, &hint, "Why?").await;
    assert_eq!(why.id, hint.id, "the reasons are in the same hand");
    says_all(&why, ["(you win ", "This is your last turn in this deal."]);
}

async fn with_two_players_left_a_hand_names_whose_turn_it_is(world: &mut World) {
    world.game = "bus";
    let people = world.dealt(2).await;
    let turn = |world: &World| {
        let view = world.view::<Bus>(&people[0]).expect("a hand is dealt");
        view.board().turn() == Some(view.seat())
    };
    for _ in 0..2 {
        let (due, other) =
            if turn(world) { (&people[0], &people[1]) } else { (&people[1], &people[0]) };
        let named = format!("It’s {}’s turn.", due.name());
        let says_so = |hand: &Message| hand.text().contains(&named);
        world.hand_when(other, "names the one whose turn it is", says_so).await;
        let can_press = |hand: &Message| !hand.buttons().is_empty();
        let keep = world.hand_when(due, "has buttons", can_press).await;
        world.press(due, &keep, "Keep").await;
    }
}

async fn nobody_plays_for_whoever_leaves_after_their_last_token(world: &mut World) {
    world.game = "bus";
    let people = world.people(3);
    world.deal(&people, "tokens:1 turn_seconds:0").await;
    let mut stop = " stop:yes";
    for user in by_turn(world, &people).await {
        world.slash(user, &format!("keep{stop}")).await;
        stop = "";
    }
    let is_out = |user: &&User| {
        let view = world.view::<Bus>(user).expect("a game is played");
        !view.board().in_play().contains(view.seat())
    };
    let out = people.iter().find(is_out).expect("somebody is out");
    // Nor if they ask to end the game, and the others play on.
    world.grant(out, Permissions::MANAGE_MESSAGES);
    says(&world.slash(out, "stop").await, "You’re out of it, so the others decide");
    for _ in 0..2 {
        says(&world.slash(out, "leave").await, "You’ve left. Come back with");
    }
    says(&world.slash(out, "join").await, "Your seat is yours again");
}
