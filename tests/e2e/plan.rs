//! `/getaway plan`: an evening from the command to its table, with a clock that the test moves.

use discord_sandbox::{
    Answer, ChannelId, ChannelKind, Message, MessageId, Permissions, Sandbox, User,
};
use sqlx::{Connection, Executor, PgConnection, SqliteConnection};

use crate::harness::{
    Clock, Crew, World, final_reply, new_database, opened_form, says, says_all, slash_in,
    with_process,
};
use crate::leave::while_away;
use crate::outgrow::servers;
use crate::threads::only_the_bot_opens_threads;

tests! { with_bot
    times_are_shown_as_understood_while_they_are_typed
    a_zone_is_asked_for_and_what_was_typed_is_kept
    a_server_has_five_plans_at_most_and_a_person_two
    without_read_message_history_an_invitation_is_posted_once
    a_deleted_invitation_is_posted_once_more_and_then_calls_the_evening_off
    people_find_the_evenings_that_they_see_and_call_off_their_own
    evenings_of_channels_that_went_while_the_bot_was_away_are_called_off
}

tests! { with_process an_invitation_whose_answer_is_lost_is_found_again }

tests! { with_clock
    an_evening_is_planned_and_its_table_opens_by_itself
    the_organiser_changes_the_evening_and_calls_it_off
    nothing_is_sent_twice_whenever_the_bot_is_killed
    where_a_table_runs_the_evening_opens_in_a_thread
    a_thread_needs_the_organisers_own_permission
    threads_of_plans_count_like_others_and_wait
    a_weekly_evening_ends_once_its_organiser_has_left_the_server
    whoever_never_comes_has_played_nothing
    forgotten_people_and_deleted_channels_leave_plans
    without_permissions_nothing_is_planned_and_a_table_still_opens
    a_plan_that_cannot_be_read_is_deleted_and_logged_once
}

const MINUTE: i64 = 60;

/// Plans an evening in twenty minutes.
async fn plan(world: &World, user: &User, options: &str) -> Message {
    let line = format!(r#"plan when:"in 20 minutes" zone:Europe/Berlin {options}"#);
    let invitation = world.slash(user, &line).await;
    says(&invitation, "shall we play?");
    assert!(!invitation.is_ephemeral());
    invitation
}

/// Calls an evening off, with a button that says so and another one that is sure.
pub async fn call_off(world: &World, user: &User, message: &Message, button: &str) {
    let question = world.press(user, message, button).await;
    says(&question, "can’t be undone");
    world.press(user, &question, "Call it off").await;
}

/// Waits until the invitation says this.
pub async fn shows(world: &World, invitation: MessageId, text: &str) -> Message {
    let what = format!("an invitation with “{text}”");
    let shown = world.sandbox.wait_for(&what, |view| {
        let now = view.message(invitation)?;
        now.text().contains(text).then(|| now.clone())
    });
    shown.await
}

/// Opens the form for another time.
async fn time_form(world: &World, user: &User, invitation: &Message) -> Answer {
    opened_form(async || {
        let change = world.press(user, invitation, "Change").await;
        user.click(&change, "Time").await.expect("a form")
    })
    .await
}

/// The public messages in a channel that contain this text, also those that were deleted.
fn all_with(sandbox: &Sandbox, channel: ChannelId, text: &str) -> Vec<Message> {
    let is_one = |message: &&Message| !message.is_ephemeral() && message.text().contains(text);
    sandbox.look(|view| view.messages(channel).filter(is_one).cloned().collect())
}

async fn an_evening_is_planned_and_its_table_opens_by_itself(world: &mut World, clock: &Clock) {
    let people = world.people(5);
    let [alice, bob, carol, dave, erin] = &people[..] else { panic!() };
    let invitation = plan(world, alice, "computers:1").await;
    let options = "**This table plays:**\n";
    says_all(&invitation, ["**In (1):** Alice", "1 computer player", "<t:", options]);
    says(&world.press(bob, &invitation, "I’m in").await, "Noted");
    world.press(carol, &invitation, "Maybe").await;
    world.press(dave, &invitation, "Can’t").await;
    world.press(erin, &invitation, "I’m in").await;
    world.press(erin, &invitation, "Can’t").await;
    shows(world, invitation.id, "**In (2):** Alice, Bob").await;
    shows(world, invitation.id, "**Maybe (1):** Carol").await;
    let now = shows(world, invitation.id, "**Can’t (2):** Dave, Erin").await;
    assert!(now.mentioned.is_empty(), "nobody is notified");

    clock.set(11 * MINUTE);
    let reminder = world.newest_public("Getaway begins").await;
    says(&reminder, &invitation.id.to_string());
    for user in &people {
        let is_in = [alice.id(), bob.id()].contains(&user.id());
        assert_eq!(user.was_notified_by(&reminder), is_in, "{}", user.name());
    }

    clock.set(22 * MINUTE);
    let lobby = world.newest_public("a table is open").await;
    says_all(&lobby, ["Alice", "(host)", "Bob", "Not here yet", "🤖\u{a0}Ada"]);
    let opened = shows(world, invitation.id, "The table is open").await;
    says(&opened, &lobby.id.to_string());
    assert!(opened.buttons().is_empty());

    // Bob is there first, so he can deal.
    says(&world.press(bob, &lobby, "Join").await, "You have seat 2");
    world.newest_public("Not here yet: Alice.").await;
    // But he can't put another table in the place of Alice's.
    says(&slash_in(bob, world.channel, "/palace start").await, "already a table");
    world.slash(bob, "deal").await;
    world.any_public("game 1 has begun").await;
    world.hand_when(bob, "arrives", |_| true).await;
    assert_eq!(all_with(&world.sandbox, world.channel, "Getaway begins").len(), 1);
}

async fn times_are_shown_as_understood_while_they_are_typed(world: &mut World) {
    let alice = world.user("Alice");
    let offered = async |line: &str, typed: &str| {
        let offered = world.choices(&alice, line, typed).await;
        offered.into_iter().map(|choice| choice.name).collect::<Vec<_>>()
    };
    // As long as nobody knows where she lives, the likely zones are offered.
    let asked = offered("/getaway plan when:", "fri 20:00").await;
    says(&asked[0], " 20:00 (UTC)");
    says(&asked[1], " 20:00 (America/New_York)");
    assert!(asked.len() > 3, "{asked:?}");
    let menu = world.slash(&alice, r#"plan when:"fri 20:00""#).await;
    says(&menu, "In which time zone is “fri 20\\:00”?");
    let zones = &menu.selects()[0];
    assert!(zones.options.iter().any(|(label, _)| label.contains("(America/New York)")));
    says(&offered("/getaway plan when:x zone:", "new york").await[0], "(America/New York)");
    let zones = offered("/getaway plan when:x zone:", "zone: ist").await;
    for (zone, place) in zones.iter().zip(["India", "Ireland", "Israel"]) {
        assert!(zone.starts_with(place), "{zones:?}");
    }
    let refused = world.slash(&alice, "plan when:20:00 zone:IST").await;
    let shown = refused.selects().swap_remove(0).options;
    for ((label, _), place) in shown.iter().zip(["India", "Ireland", "Israel"]) {
        assert!(label.starts_with(place), "{shown:?}");
    }
    let shown = offered("/getaway plan zone:America/New_York when:", "fri 8").await;
    assert_eq!(shown.len(), 2, "{shown:?}");
    says(&shown[0], "Friday, ");
    says(&shown[0], " 08:00 (America/New_York)");
    says(&shown[1], " 20:00 (America/New_York)");
    let shown = offered("/getaway plan zone:Lahore when:", "when:saturday evening").await;
    says(&shown[0], " 20:00 (Asia/Karachi)");

    // The zone is remembered, and a server's language hints at one.
    let line = r#"plan when:"tomorrow 8pm" zone:America/New_York"#;
    says(&world.slash(&alice, line).await, "shall we play?");
    says(&offered("/getaway plan when:", "fri 20:00").await[0], "(America/New_York)");
    world.sandbox.set_guild_locale(world.sandbox.guild(), "de");
    let bob = world.user("Bob");
    let guessed = world.choices(&bob, "/getaway plan when:", "fri 20:00").await;
    says(&guessed[0].name, "(Europe/Berlin)");
    for (typed, why) in [
        ("whenever", "as a time"),
        ("fri", "At what time"),
        ("2020-01-01 20:00", "That time is over"),
        ("25:00", "as a time"),
    ] {
        let refused = world.slash(&alice, &format!(r#"plan when:"{typed}""#)).await;
        assert!(refused.is_ephemeral());
        says(&refused, why);
    }
    says(&world.slash(&alice, "plan when:20:00 zone:Atlantis").await, "I don’t know the time zone");
}

async fn a_zone_is_asked_for_and_what_was_typed_is_kept(world: &mut World) {
    let alice = world.user("Alice");
    let line = r#"plan when:"tomorrow 8pm" repeat:weekly computers:2 level:hard"#;
    let menu = world.slash(&alice, line).await;
    assert!(menu.is_ephemeral());
    let zones = menu.selects()[0].custom_id.clone();
    world.choose(&alice, &menu, &zones, "America/New_York").await;
    says(&world.any_public("Planned by Alice").await, "Every week");
    // One evening, however often it is pressed; and the zone is remembered.
    says(&world.choose(&alice, &menu, &zones, "Asia/Kolkata").await, "This choice no longer");
    let known = world.choices(&alice, "/getaway plan when:", "fri 20:00").await;
    says(&known[0].name, "(America/New_York)");
    // What means several zones is asked for, too.
    let bob = world.user("Bob");
    let menu = world.slash(&bob, r#"plan when:"tomorrow 8pm IST""#).await;
    let zones = menu.selects()[0].custom_id.clone();
    world.choose(&bob, &menu, &zones, "Asia/Kolkata").await;
    world.any_public("Planned by Bob").await;
    // Whoever has a zone keeps it: the text means another one for one evening.
    let menu = world.slash(&alice, r#"plan when:"tomorrow 9pm IST""#).await;
    says(&menu, "In which time zone is");
    assert!(!menu.text().contains("remember"), "{}", menu.text());
    let zones = menu.selects()[0].custom_id.clone();
    world.choose(&alice, &menu, &zones, "Asia/Kolkata").await;
    let channel = world.channel;
    let is_hers = |message: &&Message| message.text().contains("Planned by Alice");
    let planned =
        |view: &discord_sandbox::View<'_>| view.public(channel).filter(is_hers).count() == 2;
    world.until("another evening", planned).await;
    let known = world.choices(&alice, "/getaway plan when:", "fri 20:00").await;
    says(&known[0].name, "(America/New_York)");
}

async fn the_organiser_changes_the_evening_and_calls_it_off(world: &mut World, clock: &Clock) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let invitation = plan(world, alice, "").await;
    world.press(bob, &invitation, "I’m in").await;
    says(&world.press(bob, &invitation, "Change").await, "Only the person who planned");

    let change = world.press(alice, &invitation, "Change").await;
    let form = time_form(world, alice, &invitation).await;
    says(&form.modal().expect("a form").fields[0].label, "Europe/Berlin");
    let done = alice.submit(&form, &[("word", "when: in 40 minutes")]).await;
    says(&final_reply(alice, &done.expect("an answer")).await, "Noted");
    // The options are the menus of the settings, without the server's own.
    says(&change, "Seconds for a turn: ");
    assert!(!change.text().contains("Language"), "{}", change.text());
    let chosen = world.choose(alice, &change, "Seconds for a turn", "60").await;
    says(&chosen, "Seconds for a turn: 60");
    shows(world, invitation.id, "60 seconds a turn").await;

    clock.set(22 * MINUTE);
    // Nothing happens at the former time.
    world.slash(bob, "rules").await;
    assert!(all_with(&world.sandbox, world.channel, "a table is open").is_empty());
    clock.set(32 * MINUTE);
    world.newest_public("Getaway begins").await;
    let change = world.press(alice, &invitation, "Change").await;
    call_off(world, alice, &change, "Call it off").await;
    assert!(shows(world, invitation.id, "was called off").await.buttons().is_empty());
    clock.set(42 * MINUTE);
    let old = invitation.buttons()[0].custom_id.clone().expect("an id");
    let late = world.press_raw(bob, &invitation, &old).await;
    says(&late, "over, or was called off");
    says(&world.slash(alice, "table").await, "no table");
    assert!(all_with(&world.sandbox, world.channel, "a table is open").is_empty());
}

async fn nothing_is_sent_twice_whenever_the_bot_is_killed(world: &mut World, clock: &Clock) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let invitation = plan(world, alice, "").await;
    world.restart().await;
    world.press(bob, &invitation, "I’m in").await;
    world.restart().await;
    shows(world, invitation.id, "**In (2):** Alice, Bob").await;

    // The reminder is posted, and the answer is lost with the process.
    world.faults().cut_requests(1, "POST", "/messages", true);
    clock.set(11 * MINUTE);
    world.newest_public("Getaway begins").await;
    world.restart().await;

    // The same with the table.
    world.faults().cut_requests(1, "POST", "/messages", true);
    clock.set(22 * MINUTE);
    world.newest_public("a table is open").await;
    world.restart().await;
    shows(world, invitation.id, "The table is open").await;
    world.restart().await;
    // Whatever Bob types, he is there.
    says(&world.slash(bob, "play card:QH").await, "No game is being played");
    says(&world.slash(bob, "join").await, "You already have seat 2");
    assert_eq!(all_with(&world.sandbox, world.channel, "shall we play?").len(), 1);
    assert_eq!(all_with(&world.sandbox, world.channel, "Getaway begins").len(), 1);
    let lobbies = all_with(&world.sandbox, world.channel, "a table is open");
    assert_eq!(lobbies.iter().filter(|lobby| !lobby.deleted).count(), 1);
}

async fn an_invitation_whose_answer_is_lost_is_found_again(world: &mut World) {
    let alice = world.user("Alice");
    // The answer reaches people; the bot is killed before it can note it.
    let line = r#"/getaway plan when:"in 2 hours""#;
    world.loses_answers = true;
    alice.slash_and_go(world.channel, line).expect("it is sent");
    world.newest_public("shall we play?").await;
    world.restart().await;
    let invitation = world.newest_public("shall we play?").await;
    world.press(&world.user("Bob"), &invitation, "I’m in").await;
    shows(world, invitation.id, "**In (2):** Alice, Bob").await;
    assert_eq!(all_with(&world.sandbox, world.channel, "shall we play?").len(), 1);
}

async fn where_a_table_runs_the_evening_opens_in_a_thread(world: &mut World, clock: &Clock) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let invitation = plan(world, alice, "repeat:weekly").await;
    says(&invitation, "Every week");
    world.slash(bob, "start computers:3").await;
    clock.set(22 * MINUTE);
    let opened = shows(world, invitation.id, "The table is open").await;
    let threads = world.sandbox.look(|view| view.threads(world.channel));
    assert_eq!(threads.len(), 1, "{threads:?}");
    says(&opened, &threads[0].id.to_string());

    // When that table ends, there is an invitation for the next week.
    let parent = world.channel;
    world.channel = threads[0].id;
    let lobby = world.newest_public("a table is open").await;
    // With too few people it opens all the same, and offers computers.
    says(&lobby, "**2 more needed.**");
    assert!(lobby.button("Fill up to 4 and deal").is_some());
    world.stop(alice).await;
    world.channel = parent;
    let next = world.newest_public("shall we play?").await;
    assert_ne!(next.id, invitation.id);
    says(&next, "**In (1):** Alice");
    let change = world.press(alice, &next, "Change").await;
    call_off(world, alice, &change, "Call it off").await;
    shows(world, next.id, "was called off").await;
}

async fn a_thread_needs_the_organisers_own_permission(world: &mut World, clock: &Clock) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    only_the_bot_opens_threads(world);
    let line = r#"plan when:"in 20 minutes" zone:Europe/Berlin thread:yes"#;
    says(&world.slash(bob, line).await, "Create Public Threads");
    let invitation = plan(world, bob, "").await;
    let change = world.press(bob, &invitation, "Change").await;
    let refused = world.choose(bob, &change, "A thread for each table", "yes").await;
    says(&refused, "Create Public Threads");

    // A table is running at its time. The evening waits until it has ended, and can be joined.
    world.slash(alice, "start computers:3").await;
    clock.set(22 * MINUTE);
    shows(world, invitation.id, "as soon as that one has ended").await;
    world.press(alice, &invitation, "I’m in").await;
    shows(world, invitation.id, "**In (2):** Bob, Alice").await;
    world.stop(alice).await;
    shows(world, invitation.id, "The table is open").await;
    says(&world.slash(alice, "join").await, "You have seat 2");
    let threads = world.sandbox.look(|view| view.threads(world.channel));
    assert!(threads.is_empty(), "{threads:?}");
}

async fn threads_of_plans_count_like_others_and_wait(world: &mut World, clock: &Clock) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let line = r#"plan when:"in 20 minutes" zone:Europe/Berlin thread:yes"#;
    let invitation = world.slash(alice, line).await;
    for _ in 0..3 {
        says(&world.slash(bob, "start thread:yes").await, "Your table is open in a thread");
    }
    says(&world.slash(bob, "start thread:yes").await, "can open <t:");
    let threads = |world: &World| world.sandbox.look(|view| view.threads(world.channel).len());
    clock.set(22 * MINUTE);
    world.process().logs("has to wait for its thread").await;
    assert_eq!(threads(world), 3);
    // The count begins again with a process, and what fails isn't counted: it fails as often as a
    // channel gets threads.
    world.faults().fail_requests(3, "GET", "/threads/active", 503);
    world.restart().await;
    shows(world, invitation.id, "The table is open").await;
    assert_eq!(threads(world), 4);
}

/// Another process opens the table while a change of the evening waits to be saved.
async fn changes_too_late(which: &str) {
    with_process(async |world| {
        let (alice, channel) = (&world.user("Alice"), world.channel);
        let invitation = plan(world, alice, "").await;
        let change = world.press(alice, &invitation, "Change").await;
        let form = time_form(world, alice, &invitation).await;
        let question = match which {
            "Time" => None,
            _ => Some(world.press(alice, &change, which).await),
        };
        let mut other = world.lock_database().await;
        let changed = match which {
            "Time" => alice.submit(&form, &[("word", "in 40 minutes")]).await,
            _ => alice.click(question.as_ref().expect("it asks first"), which).await,
        };
        changed.expect("it is acknowledged");
        let begun = format!(
            r#"UPDATE plans SET version = version + 1, doc = json_set(doc, '$.phase',
            json('{{"opened":{{"table":1,"channel":{channel}}}}}')); COMMIT"#
        );
        sqlx::raw_sql(sqlx::AssertSqlSafe(begun)).execute(&mut other).await.expect("a plan");
        alice.sees_text(channel, "The table is open").await;
        let phase = "SELECT json_extract(doc, '$.phase.opened.table') FROM plans";
        let table = sqlx::query_scalar(phase).fetch_one(&mut other).await;
        let table: Option<i64> = table.expect("a plan");
        assert_eq!(table, Some(1), "after {which}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_that_another_process_has_begun_is_neither_moved_nor_called_off() {
    changes_too_late("Time").await;
    changes_too_late("Call it off").await;
}

async fn a_weekly_evening_ends_once_its_organiser_has_left_the_server(
    world: &mut World,
    clock: &Clock,
) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let invitation = plan(world, bob, "repeat:weekly").await;
    world.press(alice, &invitation, "I’m in").await;
    shows(world, invitation.id, "**In (2):** Bob, Alice").await;
    let sandbox = world.sandbox.clone();
    sandbox.remove_member(sandbox.guild(), bob.id());
    clock.set(22 * MINUTE);
    shows(world, invitation.id, "The table is open").await;
    says(&world.newest_public("a table is open").await, "Alice** (host)");
    world.stop(alice).await;
    let logged = "a weekly evening does not come again";
    world.process().logs(logged).await;
    assert_eq!(all_with(&world.sandbox, world.channel, "shall we play?").len(), 1);
}

async fn forgotten_people_and_deleted_channels_leave_plans(world: &mut World, clock: &Clock) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let invitation = plan(world, alice, "").await;
    world.press(bob, &invitation, "I’m in").await;
    shows(world, invitation.id, "**In (2):** Alice, Bob").await;
    let question = world.slash(alice, "forget-me").await;
    world.press(alice, &question, "Remove my name").await;
    let shown = shows(world, invitation.id, "**In (1):** Bob").await;
    assert!(!shown.text().contains("Alice"), "{}", shown.text());

    // Bob has left the server when it begins, so nobody comes.
    world.sandbox.remove_member(world.sandbox.guild(), bob.id());
    clock.set(22 * MINUTE);
    shows(world, invitation.id, "Nobody was in").await;

    let (carol, other) = (world.user("Carol"), world.sandbox.channel("general"));
    let line = r#"/getaway plan when:"in 20 minutes""#;
    says(&slash_in(&carol, other, line).await, "shall we play?");
    plan(world, &carol, "").await;
    world.sandbox.delete_channel(other);
    let before = world.sandbox.requests().len();
    clock.set(44 * MINUTE);
    world.newest_public("a table is open").await;
    let tried = world.sandbox.requests().split_off(before);
    let to_it = |path: &str| path.contains(&format!("/channels/{other}"));
    assert!(!tried.iter().any(|one| to_it(&one.path)), "{tried:?}");
}

async fn without_permissions_nothing_is_planned_and_a_table_still_opens(
    world: &mut World,
    clock: &Clock,
) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    world.deny(Permissions::SEND_MESSAGES);
    says(&world.slash(alice, r#"plan when:"in 20 minutes""#).await, "Send Messages");
    world.deny(Permissions::default());
    let invitation = plan(world, alice, "").await;
    world.press(bob, &invitation, "I’m in").await;
    // The reminder can't be posted, and the table's message comes with somebody's press.
    world.deny(Permissions::SEND_MESSAGES);
    clock.set(11 * MINUTE);
    world.process().logs("a reminder could not be posted").await;
    clock.set(22 * MINUTE);
    world.process().logs("a table cannot be shown").await;
    says(&world.slash(bob, "join").await, "You have seat 2");
    world.deny(Permissions::default());
    world.any_public("a table is open").await;
    assert!(all_with(&world.sandbox, world.channel, "Getaway begins").is_empty());
}

async fn a_plan_that_cannot_be_read_is_deleted_and_logged_once(world: &mut World, clock: &Clock) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let due = plan(world, alice, "").await;
    let pressed = plan(world, alice, "").await;
    let another = plan(world, bob, "").await;
    let mut database = world.connect().await;
    let spoilt = "UPDATE plans SET doc = json_remove(doc, '$.phase')
                  WHERE id IN (SELECT id FROM plans ORDER BY id LIMIT 2)";
    database.execute(spoilt).await.expect("two plans");
    // Whoever presses a button of it learns that it is over.
    says(&world.press(bob, &pressed, "I’m in").await, "over, or was called off");
    clock.set(11 * MINUTE);
    world.newest_public("Getaway begins").await;
    world.press(alice, &another, "I’m in").await;
    shows(world, another.id, "**In (2):** Bob, Alice").await;
    let left = async |database: &mut SqliteConnection| -> i64 {
        let count = sqlx::query_scalar("SELECT count(*) FROM plans");
        count.fetch_one(database).await.expect("a number")
    };
    while left(&mut database).await > 1 {
        tokio::task::yield_now().await;
    }
    clock.set(12 * MINUTE);
    says(&world.press(bob, &due, "I’m in").await, "over, or was called off");
    let of_plan = |line: &str| line.contains("a plan cannot be read; it is deleted");
    // Two of them at once may be one line.
    let lines = world.process().has_logged(of_plan);
    assert!((1..=2).contains(&lines), "{lines}");
}

async fn a_server_has_five_plans_at_most_and_a_person_two(world: &mut World) {
    let people = world.people(4);
    let refused = async |user: &User| {
        let refused = world.slash(user, r#"plan when:"in 2 hours""#).await;
        assert!(refused.is_ephemeral());
        refused.text()
    };
    for user in &people[..2] {
        plan(world, user, "").await;
        plan(world, user, "").await;
        says(&refused(user).await, "already planned 2 evenings");
    }
    plan(world, &people[2], "").await;
    says(&refused(&people[3]).await, "already has 5 planned evenings");
}

async fn without_read_message_history_an_invitation_is_posted_once(world: &mut World) {
    world.deny(Permissions::READ_MESSAGE_HISTORY);
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let invitation = plan(world, alice, "").await;
    world.press(bob, &invitation, "I’m in").await;
    shows(world, invitation.id, "**In (2):** Alice, Bob").await;
    assert_eq!(all_with(&world.sandbox, world.channel, "shall we play?").len(), 1);
}

async fn a_deleted_invitation_is_posted_once_more_and_then_calls_the_evening_off(
    world: &mut World,
) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let invitation = plan(world, alice, "").await;
    world.press(bob, &invitation, "I’m in").await;
    shows(world, invitation.id, "**In (2):** Alice, Bob").await;
    world.sandbox.delete_message(invitation.id);
    let again = world.newest_public("shall we play?").await;
    assert_ne!(again.id, invitation.id);
    says(&again, "**In (2):** Alice, Bob");
    world.press(bob, &again, "Maybe").await;
    shows(world, again.id, "**Maybe (1):** Bob").await;
    world.sandbox.delete_messages(world.channel, &[again.id]);
    let listed = async || world.slash(alice, "plan").await.text();
    while !listed().await.contains("No evening is planned") {}
    assert_eq!(all_with(&world.sandbox, world.channel, "shall we play?").len(), 2);
}

async fn people_find_the_evenings_that_they_see_and_call_off_their_own(world: &mut World) {
    let [alice, bob, carol] = ["Alice", "Bob", "Carol"].map(|name| world.user(name));
    let sandbox = world.sandbox.clone();
    world.grant(&carol, Permissions::MANAGE_MESSAGES);
    let none = world.slash(&bob, "plan").await;
    assert!(none.is_ephemeral());
    says(&none, "No evening is planned");
    let here = plan(world, &alice, "").await;
    // Only Alice and the bot are in there.
    let thread = sandbox.create_private_thread(world.channel, "secret");
    sandbox.invite(thread, sandbox.application_id().get().into());
    sandbox.invite(thread, alice.id());
    let line = r#"/getaway plan when:"in 2 hours""#;
    let hidden = slash_in(&alice, thread, line).await;
    says(&hidden, "shall we play?");

    let of_bob = world.slash(&bob, "plan").await;
    says_all(&of_bob, [&format!("/{}/{}", world.channel, here.id), "Planned by Alice"]);
    assert!(!of_bob.text().contains(&hidden.id.to_string()));
    assert!(of_bob.buttons().is_empty());
    // Who moderates sees one of them, and may call it off. Somebody else's press changes nothing.
    let of_carol = world.slash(&carol, "plan").await;
    let id = of_carol.buttons()[0].custom_id.clone().expect("an id");
    says(&world.press_raw(&bob, &of_bob, &id).await, "Only the person who planned");
    call_off(world, &carol, &of_carol, "Call off 1").await;
    shows(world, here.id, "was called off").await;
    let of_alice = world.slash(&alice, "plan").await;
    says(&of_alice, &hidden.id.to_string());
    call_off(world, &alice, &of_alice, "Call off 1").await;
    shows(world, hidden.id, "was called off").await;
    says(&world.slash(&alice, "plan").await, "No evening");

    // Where the bot sees nothing any more, administrators still can.
    plan(world, &alice, "").await;
    let elsewhere = sandbox.create_channel(sandbox.guild(), "elsewhere", ChannelKind::Text);
    world.grant(&bob, Permissions::ADMINISTRATOR);
    world.deny(Permissions::VIEW_CHANNEL);
    let of_bob = slash_in(&bob, elsewhere, "/getaway plan").await;
    call_off(world, &bob, &of_bob, "Call off 1").await;
    says(&slash_in(&bob, elsewhere, "/getaway plan").await, "No evening");
}

async fn whoever_never_comes_has_played_nothing(world: &mut World, clock: &Clock) {
    let [alice, bob, carol] = ["Alice", "Bob", "Carol"].map(|name| world.user(name));
    let people = [alice.clone(), bob.clone()];
    let invitation = plan(world, &alice, "turn_seconds:0 take_window:0").await;
    for user in [&bob, &carol] {
        world.press(user, &invitation, "I’m in").await;
    }
    shows(world, invitation.id, "**In (3):**").await;
    clock.set(22 * MINUTE);
    shows(world, invitation.id, "The table is open").await;
    // He is there, although that is refused.
    says(&world.slash(&bob, "stop").await, "Only the host, **Alice**");
    let lobby = world.newest_public("Not here yet: Alice, Carol.").await;
    world.press(&alice, &lobby, "More options").await;
    world.newest_public("Not here yet: Carol.").await;
    world.slash(&alice, "deal").await;
    world.play_out(&people, 1).await;
    let board = world.slash(&alice, "leaderboard").await.text();
    says(&board, "Alice");
    assert!(!board.contains("Carol"), "{board}");
    says(&world.slash(&alice, "stats player:Carol").await, "No games that count yet");
}

async fn evenings_of_channels_that_went_while_the_bot_was_away_are_called_off(world: &mut World) {
    let alice = world.user("Alice");
    let other = world.sandbox.channel("general");
    let planned = slash_in(&alice, other, r#"/getaway plan when:"in 2 hours""#).await;
    says(&planned, "shall we play?");
    while_away(world, || world.sandbox.delete_channel(other)).await;
    let listed = async || world.slash(&alice, "plan").await.text();
    while !listed().await.contains("No evening is planned") {}
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_processes_the_one_with_the_server_carries_the_plan_out() {
    let Some(database) = new_database().await else { return };
    let (sandbox, servers) = servers().await;
    let env = [("DATABASE_URL", database.as_str()), ("LEASE_SECONDS", "2")];
    let mut crew = Crew::new(&sandbox, &env);
    crew.start("0-0/2").await;
    crew.start("1-1/2").await;
    let guild = servers[0];
    let [alice, bob] = ["Alice", "Bob"].map(|name| sandbox.create_user(name));
    for user in [&alice, &bob] {
        sandbox.join_guild(guild, user.id());
    }
    let channel = sandbox.create_channel(guild, "cards", ChannelKind::Text);
    let invitation = slash_in(&alice, channel, r#"/getaway plan when:"in 2 hours""#).await;
    says(&bob.click(&invitation, "I’m in").await.expect("an answer").reply().await, "Noted");

    // The process is killed, and the time comes: by the database's clock, which only it can tell.
    crew.kill(0).await;
    let mut direct = PgConnection::connect(&database).await.expect("it runs");
    let sooner = "UPDATE plans SET due_at = 0, doc = jsonb_set(doc::jsonb, '{at,secs_since_epoch}',
        to_jsonb(CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS BIGINT)))::text";
    direct.execute(sooner).await.expect("one plan");
    crew.start("0-0/2").await;
    let opened = sandbox.wait_for("the table", |view| {
        view.message(invitation.id)?.text().contains("The table is open").then_some(())
    });
    opened.await;
    assert_eq!(all_with(&sandbox, channel, "a table is open").len(), 1);
    assert_eq!(all_with(&sandbox, channel, "shall we play?").len(), 1);
    says(&slash_in(&bob, channel, "/getaway join").await, "You have seat 2");
    crew.end_all().await;
}
