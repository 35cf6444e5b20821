//! What is no longer true goes: private messages that something newer has replaced, and whatever a
//! closed table has said to anyone.

use discord_sandbox::{Message, Permissions, User, View};
use getaway::table::{InteractionId, Person, Request, RequestKind, UserId};

use crate::harness::{World, says};

tests! { with_bot
    having_left_is_not_said_any_more_once_somebody_is_back
    a_game_that_is_over_is_not_spoken_of_in_the_next_one
    somebody_who_left_keeps_no_hand_after_the_game_and_can_come_back
    a_word_for_the_shuffle_is_not_spoken_of_once_the_cards_are_dealt
    the_question_whether_to_stop_is_not_spoken_of_once_it_is_decided
    a_closed_table_leaves_no_menus
    a_closed_table_leaves_no_hands_and_no_turns
    an_answer_that_comes_after_the_end_of_its_table_keeps_no_buttons
}

/// Waits until a person sees nothing that says this.
async fn gone(world: &World, user: &User, said: &str) {
    let what = format!("“{said}” to go");
    let is_gone = |view: &View<'_>| {
        let mut seen = view.seen_by(user.id(), world.channel);
        !seen.any(|message| message.text().contains(said))
    };
    world.until(&what, is_gone).await;
}

async fn having_left_is_not_said_any_more_once_somebody_is_back(world: &mut World) {
    let people = world.people(4);
    world.open(&people[..3], "take_window:0 turn_seconds:0").await;
    world.join(&people[3..]).await;
    // In the lobby, by command.
    says(&world.slash(&people[3], "leave").await, "You’ve left");
    world.slash(&people[3], "join").await;
    gone(world, &people[3], "You’ve left").await;
    world.slash(&people[0], "deal").await;
    world.hands_arrive(&people).await;
    world.play_round(&people).await;
    // In a game, by button and by command.
    let left = world.slash(&people[2], "leave").await;
    world.newest_public("Carol (left; a computer plays)").await;
    says(&world.press(&people[2], &left, "I’m back").await, "Your hand");
    for said in ["You’ve left", "(left; a computer plays)"] {
        gone(world, &people[2], said).await;
    }
    world.slash(&people[1], "leave").await;
    world.slash(&people[1], "join").await;
    gone(world, &people[1], "You’ve left").await;
}

async fn a_game_that_is_over_is_not_spoken_of_in_the_next_one(world: &mut World) {
    let people = world.dealt(3).await;
    let result = world.lose(&people[0], 1).await;
    people[1].sees_text(world.channel, "The game is over").await;
    people[0].click(&result, "Again").await.unwrap();
    world.hands_arrive(&people).await;
    for user in &people {
        gone(world, user, "The game is over").await;
    }
}

async fn somebody_who_left_keeps_no_hand_after_the_game_and_can_come_back(world: &mut World) {
    let people = world.dealt(4).await;
    world.hands_arrive(&people).await;
    // For the one who opens, a computer would play at once.
    let opener = world.turn_of(&people).await;
    let others: Vec<_> = (1..4).filter(|at| *at != opener).map(|at| &people[at]).collect();
    let (away, back) = (others[0], others[1]);
    world.slash(away, "leave").await;
    let left = world.slash(back, "leave").await;
    world.lose(&people[0], 1).await;
    for user in [away, back] {
        gone(world, user, "**Your hand**").await;
    }
    says(&world.press(back, &left, "I’m back").await, "You have seat");
    world.slash(&people[0], "deal").await;
    world.newest_public("Game 2, trick 1").await;
    world.hand_when(back, "arrives", |_| true).await;
    for said in ["**Your hand**", "The game is over"] {
        gone(world, away, said).await;
    }
}

async fn a_word_for_the_shuffle_is_not_spoken_of_once_the_cards_are_dealt(world: &mut World) {
    let people = world.people(3);
    world.open(&people, "turn_seconds:0").await;
    says(&world.slash(&people[1], "cut word:mango").await, "You cut the cards with");
    gone(world, &people[1], "You have seat").await;
    world.slash(&people[0], "deal").await;
    for said in ["You cut the cards", "You have seat"] {
        gone(world, &people[1], said).await;
        gone(world, &people[2], said).await;
    }
}

async fn the_question_whether_to_stop_is_not_spoken_of_once_it_is_decided(world: &mut World) {
    let people = world.dealt(3).await;
    world.play_round(&people).await;
    says(&world.stop(&people[0]).await, "The table’s message asks the others");
    let asks = world.newest_public("asks to end this game").await;
    people[1].click(&asks, "Play on").await.unwrap();
    gone(world, &people[0], "The table’s message asks the others").await;
    let is_told = |hand: &Message| hand.text().contains("A computer is playing for you");
    world.hand_when(&people[0], "says that a computer plays", is_told).await;
}

async fn a_closed_table_leaves_no_menus(world: &mut World) {
    let alice = world.user("Alice");
    let lobby = world.lobby(&alice, "start").await;
    let menus = world.press(&alice, &lobby, "More options").await;
    says(&menus, "This table");
    world.close(&alice).await;
    world.is_deleted(menus.id).await;
}

async fn a_closed_table_leaves_no_hands_and_no_turns(world: &mut World) {
    let people = world.people(4);
    let (three, moderator) = (&people[..3], &people[3]);
    world.slash(&people[0], "settings nudge_seconds:1").await;
    world.deal(three, "take_window:0 turn_seconds:0").await;
    world.any_public("it’s your turn.").await;
    world.grant(moderator, Permissions::MANAGE_MESSAGES);
    // What Discord refuses at first is tried again after the table has ended, too.
    world.faults().fail_requests(2, "PATCH", "/webhooks/", 503);
    world.close(moderator).await;
    for user in three {
        for said in ["**Your hand**", "it’s your turn", "open with A♠", "▶"] {
            gone(world, user, said).await;
        }
        let presses = |view: &View<'_>| {
            let seen = view.seen_by(user.id(), world.channel);
            let mut private = seen.filter(|message| message.is_ephemeral());
            private.all(|message| message.buttons().is_empty())
        };
        world.until("buttons to go", presses).await;
    }
}

async fn an_answer_that_comes_after_the_end_of_its_table_keeps_no_buttons(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    world.slash(&alice, "start").await;
    world.newest_public("1 taken").await;
    // Discord accepts the answer at the third try, half a second later.
    world.faults().fail_requests(2, "POST", "/callback", 503);
    let asked = bob.slash_and_go(world.channel, "/getaway table").expect("it is sent");
    world.answered_with(503, "/callback").await;
    let person = Person { id: UserId(alice.id().get()), name: alice.name() };
    let (interaction, kind) = (InteractionId(1), RequestKind::Leave);
    let leaves = Request { person, interaction, moment: None, by_itself: false, kind };
    world.table().ask(leaves).await.expect("she may leave");
    world.sandbox.answer(asked).await.expect("an answer");
    let is_closed = |view: &View<'_>| {
        let mut public = view.public(world.channel);
        public.all(|message| message.button("Join").is_none())
    };
    world.until("no lobby to be open", is_closed).await;
}
