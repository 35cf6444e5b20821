//! *Play cards with*, in the menu of a person: from the right click to the table, with a clock that
//! the test moves.

use discord_sandbox::{Message, Permissions, User, View, Whose};

use crate::harness::{Clock, World, final_reply, plain, says, says_all};

tests! { with_bot
    a_right_click_asks_somebody_and_play_opens_a_table_with_both
    only_the_one_who_was_asked_can_answer_and_not_now_ends_it
    who_can_not_be_asked_and_who_may_not_ask_is_told_why
    a_question_leads_to_the_lobby_at_which_the_asker_waits
    what_stands_in_the_way_of_a_table_leaves_the_question_open
}

tests! { with_process a_question_whose_post_is_lost_goes_like_any_other }

tests! { with_clock a_question_goes_after_ten_minutes_and_after_a_restart }

const COMMAND: &str = "Play cards with";

/// Picks the command from somebody's menu, and returns the answer.
async fn picks(world: &World, user: &User, target: &User) -> Message {
    let answer = user.command_on(world.channel, COMMAND, target.id()).await.expect("a command");
    let reply = final_reply(user, &answer).await;
    assert!(reply.is_ephemeral(), "{}", reply.text());
    reply
}

/// Asks somebody to play this game, and returns the question.
async fn asks(world: &World, user: &User, target: &User, game: &str) -> Message {
    let which = picks(world, user, target).await;
    // It may be a table at which they already wait.
    says(&world.press(user, &which, game).await, "you both have a seat at a table here");
    world.newest_public("would like to play").await
}

fn is_gone(message: &Message) -> impl Fn(&View<'_>) -> bool + use<> {
    let id = message.id;
    move |view| view.message(id).is_some_and(|one| one.deleted)
}

async fn a_right_click_asks_somebody_and_play_opens_a_table_with_both(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let question = asks(world, &alice, &bob, "Palace").await;
    says_all(&question, [&bob.mention()[..], "Alice would like to play Palace with you"]);
    assert_eq!(question.mentioned, [bob.id()]);
    // It works after a restart, too.
    world.restart().await;
    let lobby = world.press(&bob, &question, "Play").await;
    assert!(!lobby.is_ephemeral());
    says_all(&plain(&lobby), ["Palace", "1. Alice (host)", "2. Bob"]);
    world.is_deleted(question.id).await;
    world.game = "palace";
    world.slash(&alice, "deal").await;
    world.hands_arrive(&[alice, bob]).await;
}

async fn only_the_one_who_was_asked_can_answer_and_not_now_ends_it(world: &mut World) {
    let people = world.people(3);
    let [alice, bob, carol] = &people[..] else { panic!() };
    world.sandbox.set_locale(bob.id(), "hi");
    let question = asks(world, alice, bob, "Getaway").await;
    for (button, user) in [("Play", carol), ("Not now", carol), ("Play", alice)] {
        let told = world.press(user, &question, button).await;
        assert!(told.is_ephemeral());
        says(&told, "This question is for somebody else");
    }
    assert!(world.tables().all().is_empty());
    let answered = world.press(bob, &question, "Not now").await;
    assert!(answered.is_ephemeral());
    says(&answered, "अभी नहीं");
    world.is_deleted(question.id).await;
    assert!(world.tables().all().is_empty());
}

async fn who_can_not_be_asked_and_who_may_not_ask_is_told_why(world: &mut World) {
    let people = world.people(4);
    let [alice, bob, carol, dave] = &people[..] else { panic!() };
    let sandbox = world.sandbox.clone();
    let bot = world.slash(alice, "help").await.author;
    says(&picks(world, alice, alice).await, "You can’t ask yourself");
    let answer = alice.command_on(world.channel, COMMAND, bot).await.expect("a command");
    says(&final_reply(alice, &answer).await, "is a bot");
    let (view, none) = (Permissions::VIEW_CHANNEL, Permissions::default());
    sandbox.overwrite(world.channel, Whose::Member(carol.id()), none, view);
    says(&picks(world, alice, carol).await, "Carol can’t see this channel");
    sandbox.remove_member(sandbox.guild(), dave.id());
    says(&picks(world, alice, dave).await, "Dave can’t see this channel");
    // A private thread is for its members.
    let (channel, thread) = (world.channel, sandbox.create_private_thread(world.channel, "two"));
    world.channel = thread;
    says(&picks(world, alice, bob).await, "**View Channel**");
    sandbox.invite(thread, bot);
    says(&picks(world, alice, bob).await, "Bob can’t see this channel");
    sandbox.invite(thread, bob.id());
    says(&picks(world, alice, bob).await, "What do you want to play with Bob");
    world.channel = channel;
    // Whoever may not write here doesn't get the bot to do so, whenever they lose that.
    let which = picks(world, bob, alice).await;
    let send = Permissions::SEND_MESSAGES;
    sandbox.overwrite(world.channel, Whose::Member(bob.id()), none, send);
    says(&picks(world, bob, alice).await, "You can’t write in this channel");
    says(&world.press(bob, &which, "King").await, "You can’t write in this channel");
    says(&world.slash(bob, "leaderboard").await, "You can’t write in this channel");
    // Three within an hour.
    for game in ["Getaway", "Palace", "King"] {
        asks(world, alice, bob, game).await;
    }
    let fourth = world.press(alice, &picks(world, alice, bob).await, "King").await;
    says(&fourth, "You’ve asked 3 people within an hour");
    let asked = world.sandbox.look(|view| view.public(world.channel).count());
    assert_eq!(asked, 3);
}

async fn a_question_leads_to_the_lobby_at_which_the_asker_waits(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let lobby = world.lobby(&alice, "start computers:1").await;
    let question = asks(world, &alice, &bob, "Getaway").await;
    let joined = world.press(&bob, &question, "Play").await;
    says(&joined, "You have seat 3");
    says_all(&plain(&world.any_public("3 taken").await), ["1. Alice (host)", "3. Bob"]);
    assert!(!world.sandbox.message(lobby.id).expect("it is there").deleted);
    world.is_deleted(question.id).await;
}

async fn what_stands_in_the_way_of_a_table_leaves_the_question_open(world: &mut World) {
    let people = world.people(3);
    let [alice, bob, carol] = &people[..] else { panic!() };
    let question = asks(world, alice, bob, "Getaway").await;
    world.lobby(carol, "start").await;
    says(&world.press(bob, &question, "Play").await, "already a table in this channel");
    world.stop(carol).await;
    says(&world.press(bob, &question, "Play").await, "2 taken");
    world.is_deleted(question.id).await;
    let question = asks(world, bob, carol, "Palace").await;
    world.sandbox.remove_member(world.sandbox.guild(), bob.id());
    says(&world.press(carol, &question, "Play").await, "isn’t in this server any more");
}

async fn a_question_whose_post_is_lost_goes_like_any_other(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let which = picks(world, &alice, &bob).await;
    let path = format!("/channels/{}/messages", world.channel);
    world.sandbox.faults().cut_requests(1, "POST", &path, true);
    world.press(&alice, &which, "Getaway").await;
    let question = world.any_public("would like to play").await;
    world.press(&bob, &question, "Not now").await;
    world.until("the question to be gone", is_gone(&question)).await;
}

async fn a_question_goes_after_ten_minutes_and_after_a_restart(world: &mut World, clock: &Clock) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let first = asks(world, &alice, &bob, "Getaway").await;
    clock.set(9 * 60);
    // A process sees a clock that was set only within a second; a new one sees it at once.
    world.restart().await;
    let second = asks(world, &alice, &bob, "Palace").await;
    assert!(!is_gone_now(world, &first));
    clock.set(11 * 60);
    world.is_deleted(first.id).await;
    assert!(!is_gone_now(world, &second));
    clock.set(30 * 60);
    world.is_deleted(second.id).await;
    let third = asks(world, &alice, &bob, "King").await;
    let which = picks(world, &alice, &bob).await;
    says(&world.press(&alice, &which, "King").await, "within an hour");
    clock.set(2 * 60 * 60);
    world.is_deleted(third.id).await;
    let which = picks(world, &alice, &bob).await;
    says(&world.press(&alice, &which, "King").await, "I’ve asked");
}

fn is_gone_now(world: &World, message: &Message) -> bool {
    world.sandbox.look(is_gone(message))
}
