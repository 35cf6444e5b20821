//! What the gateway sends, and how its connections end: the bot connects again or ends with a reason,
//! and says what it can't read.

use std::time::{Duration, Instant};

use discord_sandbox::{
    AckKind, Answer, ChannelKind, Faults, Message, Moment, Options, Permissions, Request, User,
    View,
};
use serde_json::json;

use crate::harness::{
    Crew, World, get, health_when, opened_form, says, with_pictures_in_process, with_process_env,
    without_emojis,
};
use crate::metrics::figure;
use crate::quirks::{needless_oddities, oddities};

tests! { with_bot
    a_connected_shard_survives_every_close
    a_shard_survives_closes_before_it_has_a_session
    a_shard_survives_closes_while_it_resumes
    who_sends_something_unreadable_gets_a_sentence
    a_press_is_carried_out_whatever_the_bot_does_not_need_says
    a_press_that_arrives_late_is_deferred_while_discord_still_waits
    a_press_that_discord_has_given_up_changes_nothing
    a_clock_of_discord_that_is_ahead_makes_nobody_late
    a_start_asks_for_nothing_that_the_bot_does_not_need
    a_server_is_read_although_the_bot_cannot_see_all_of_its_channels
    a_table_is_not_given_up_where_the_bot_cannot_see_its_channel
}

tests! { with_process
    what_cannot_be_read_is_logged_and_counted
    what_people_write_to_the_bot_is_not_logged
    a_process_ends_at_once_after_a_close_without_a_code
}

/// What people are told about something unreadable.
const SORRY: &str = "Something went wrong, and nothing was changed";

/// The codes after which a session can go on, and a close without a code.
const RESUMED: [Option<u16>; 8] =
    [None, Some(1000), Some(1001), Some(4000), Some(4001), Some(4002), Some(4005), Some(4008)];
/// The codes after which there must be a new one.
const NEW_SESSION: [Option<u16>; 3] = [Some(4003), Some(4007), Some(4009)];

/// Waits until the bot is back, and checks that it answers.
async fn is_back(world: &World, why: &str) {
    let alice = world.user("Alice");
    world.until(why, |view| view.connections() == 1).await;
    says(&world.slash(&alice, "hint").await, "no table");
}

/// Ends the connection like this, and prints how long the bot answered nobody. `anew`: whether it goes
/// on with another session. With `CLOSES=1` nothing has ended for a while before, so that neither the
/// bot's growing pauses nor the time that Discord wants between two sessions is in the figure.
async fn ends(world: &World, how: &str, anew: bool, end: impl FnOnce(&Faults<'_>)) {
    if std::env::var_os("CLOSES").is_some() {
        tokio::time::sleep(Duration::from_secs(6)).await;
    }
    let before = world.sandbox.look(|view| view.sessions_begun());
    let ended = Instant::now();
    end(&world.faults());
    if anew {
        world.until(how, |view| view.sessions_begun() > before).await;
    }
    is_back(world, how).await;
    eprintln!("{how}: away for {:.2?}", ended.elapsed());
    assert_eq!(
        world.sandbox.look(|view| view.sessions_begun()),
        before + usize::from(anew),
        "{how}"
    );
}

async fn a_connected_shard_survives_every_close(world: &mut World) {
    for code in RESUMED {
        ends(world, &format!("{code:?}"), false, |faults| faults.close_connections(code)).await;
    }
    ends(world, "no close at all", false, |faults| faults.drop_connections()).await;
    ends(world, "op 7", false, |faults| faults.ask_to_reconnect()).await;
    ends(world, "op 9, resumable", false, |faults| faults.invalidate_sessions(true)).await;
    for code in NEW_SESSION {
        ends(world, &format!("{code:?}"), true, |faults| faults.close_connections(code)).await;
    }
    ends(world, "op 9", true, |faults| faults.invalidate_sessions(false)).await;
}

async fn a_shard_survives_closes_before_it_has_a_session(world: &mut World) {
    let faults = world.faults();
    faults.close_at(1, Moment::Hello, None);
    faults.close_at(1, Moment::Identify, None);
    faults.close_at(1, Moment::Identify, 4003);
    faults.invalidate_sessions(false);
    world.until("another session", |view| view.sessions_begun() == 2).await;
    is_back(world, "a session begins after all").await;
}

async fn a_shard_survives_closes_while_it_resumes(world: &mut World) {
    // Each is followed by a longer pause. All codes are tried on the relay itself.
    for code in [None, Some(1000), Some(4000), Some(4008)] {
        world.faults().close_at(1, Moment::Resume, code);
    }
    world.faults().close_at(1, Moment::Hello, 4003);
    world.faults().drop_connections();
    is_back(world, "a session is resumed after all").await;
    // The number of its last event is wrong.
    let before = world.sandbox.look(|view| view.sessions_begun());
    world.faults().close_at(1, Moment::Resume, 4007);
    world.faults().drop_connections();
    world.until("another session", |view: &View<'_>| view.sessions_begun() > before).await;
    is_back(world, "a session begins instead").await;
}

/// Opens the form to cut.
async fn cut(user: &User, lobby: &Message) -> Answer {
    opened_form(async || user.click(lobby, "Cut").await.expect("an answer")).await
}

async fn a_press_is_carried_out_whatever_the_bot_does_not_need_says(world: &mut World) {
    let alice = world.user("Alice");
    let lobby = world.lobby(&alice, "start").await;
    let of_messages = [
        ("/message/components/0/components/0/type", Some(json!(99))),
        ("/message/components/0/type", Some(json!("row"))),
        ("/message/author/public_flags", Some(json!("none"))),
        ("/message/timestamp", None),
    ];
    for (field, value) in needless_oddities().into_iter().chain(of_messages) {
        world.faults().spoil_events(1, "INTERACTION_CREATE", field, value.clone());
        says(&world.press(&alice, &lobby, "Join").await, "You already have seat 1");
        let form = cut(&alice, &lobby).await;
        world.faults().spoil_events(1, "INTERACTION_CREATE", field, value);
        let sent = alice.submit(&form, &[("word", "mango")]).await;
        says(&sent.expect("an answer").reply().await, "mango");
    }
}

async fn a_process_ends_at_once_after_a_close_without_a_code(world: &mut World) {
    world.faults().refuse_connections(true);
    world.faults().close_connections(None);
    let address = world.process().figures().await;
    health_when(&address, "gateway isn't connected\n").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_that_discord_does_not_want_ends_with_the_reason() {
    for (shards, range, codes, exit) in [
        (1, "automatic", &[4004, 4012, 4013, 4014][..], 2),
        (2, "0-1/2", &[4010, 4011], 2),
        // The next start asks Discord for the right number.
        (2, "automatic", &[4010, 4011], 1),
    ] {
        for (at, code) in codes.iter().enumerate() {
            let sandbox = without_emojis(Options { shards, ..Options::default() }).await;
            let mut crew = Crew::new(&sandbox, &[]);
            if at % 2 == 0 {
                crew.start(range).await;
                sandbox.faults().close_connections(*code);
            } else {
                sandbox.faults().close_at(1, Moment::Identify, *code);
                crew.start_refused(range);
            }
            let log = crew.ends_by_itself(0, exit).await.join("\n");
            says(&log, &format!("Discord ended the connection with code {code}: "));
            sandbox.shutdown().await;
        }
    }
}

/// A service that started it again and again would change nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_whose_token_is_refused_ends_with_advice_and_the_code_for_wrong_variables() {
    let sandbox = without_emojis(Options::default()).await;
    sandbox.faults().fail_requests(1, "GET", "/gateway/bot$", 401);
    let mut crew = Crew::new(&sandbox, &[]);
    crew.start_refused("automatic");
    let log = crew.ends_by_itself(0, 2).await.join("\n");
    says(&log, "Discord refuses the bot's token; press “Reset Token”");
    says(&log, "put the new one into DISCORD_TOKEN");
    sandbox.shutdown().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shard_whose_ready_cannot_be_read_says_so_and_is_restarted() {
    let sandbox = without_emojis(Options::default()).await;
    sandbox.faults().spoil_events(1, "READY", "/resume_gateway_url", None);
    let mut crew = Crew::new(&sandbox, &[]);
    crew.start_refused("automatic");
    crew.logs(0, "resume_gateway_url").await;
    crew.logs(0, "no READY that could be read").await;
    crew.logs(0, "the gateway is connected").await;
    crew.end_all().await;
}

async fn who_sends_something_unreadable_gets_a_sentence(world: &mut World) {
    let alice = world.user("Alice");
    let lobby = world.slash(&alice, "start").await;
    let faults = world.faults();
    // serenity can read the last one.
    let of_presses = ("/data/values", Some(json!(7)));
    for (field, value) in oddities().into_iter().chain([of_presses]) {
        faults.spoil_events(1, "INTERACTION_CREATE", field, value);
        let said = alice.click(&lobby, "Join").await.expect("an answer").reply().await;
        says(&said, SORRY);
        assert!(said.is_ephemeral(), "{field}");
    }
    let of_commands = [
        ("/data/type", Some(json!(77))),
        ("/data/options", Some(json!([]))),
        ("/data/options/0/type", Some(json!(99))),
    ];
    for (field, value) in oddities().into_iter().chain(needless_oddities()).chain(of_commands) {
        faults.spoil_events(1, "INTERACTION_CREATE", field, value.clone());
        says(&world.slash(&alice, "hint").await, SORRY);
        faults.spoil_events(1, "INTERACTION_CREATE", field, value.clone());
        assert_eq!(world.offers(&alice).await, Vec::<String>::new(), "{field}");
    }
    for (field, value) in oddities() {
        let form = cut(&alice, &lobby).await;
        faults.spoil_events(1, "INTERACTION_CREATE", field, value);
        let sent = alice.submit(&form, &[("word", "mango")]).await;
        let said = sent.expect("an answer").reply().await;
        says(&said, SORRY);
        assert!(said.is_ephemeral(), "{field}");
    }
    let shown = world.slash(&alice, "table").await.text();
    assert!(!shown.contains("mango"), "{shown}");
    world.sandbox.set_locale(alice.id(), "hi");
    faults.spoil_events(1, "INTERACTION_CREATE", "/member/joined_at", Some(json!(7)));
    says(&world.slash(&alice, "hint").await, "कुछ गड़बड़");
    // A language that the server has chosen comes first, and before that her own choice.
    for (choice, sorry) in
        [("settings language:urdu", "کچھ گڑبڑ"), ("language language:bengali", "গোলমাল হয়েছে")]
    {
        world.slash(&alice, choice).await;
        faults.spoil_events(1, "INTERACTION_CREATE", "/member/joined_at", Some(json!(7)));
        says(&world.slash(&alice, "hint").await, sorry);
    }
    // So does what poise reports: a command that isn't there any more, and a choice of one.
    for (field, gone) in
        [("/data/options/0/name", "walrus"), ("/data/options/0/options/0/value", "klingon")]
    {
        faults.spoil_events(1, "INTERACTION_CREATE", field, Some(json!(gone)));
        says(&world.slash(&alice, "language language:hindi").await, "এই কমান্ড আর নেই");
    }
    world.slash(&alice, "settings language:english").await;
    // What can be read works as before.
    world.sandbox.set_locale(alice.id(), "en-US");
    says(&world.slash(&world.user("Bob"), "join").await, "You have seat 2");
}

async fn what_cannot_be_read_is_logged_and_counted(world: &mut World) {
    let address = world.process().figures().await;
    let alice = world.user("Alice");
    let lobby = world.slash(&alice, "start").await;
    let faults = world.faults();
    let odd = Some(json!("Walrus"));
    faults.spoil_events(2, "INTERACTION_CREATE", "/member/roles", odd.clone());
    for _ in 0..2 {
        alice.click(&lobby, "Rules").await.expect("an answer");
    }
    // serenity reads these, with a person or without a server.
    for field in ["/member", "/guild_id"] {
        faults.spoil_events(1, "INTERACTION_CREATE", field, None);
        alice.click(&lobby, "Join").await.expect("an answer");
    }
    faults.spoil_events(1, "CHANNEL_DELETE", "/type", odd);
    world.sandbox.delete_channel(world.sandbox.channel("general"));
    let process = world.process();
    process.logs("member.roles").await;
    process.logs("at member: missing").await;
    process.logs("at guild_id: missing").await;
    process.logs("CHANNEL_DELETE").await;
    assert_eq!(process.has_logged(|line| line.contains("Walrus")), 0);
    let is_of_press = |line: &str| line.contains("member.roles");
    assert_eq!(process.has_logged(is_of_press), 1, "one line a minute");
    let page = get(&address, "/metrics").await;
    for (kind, expected) in [("INTERACTION_CREATE", 4.0), ("CHANNEL_DELETE", 1.0)] {
        let name = format!(r#"getaway_unreadable_events_total{{kind="{kind}"}}"#);
        let count: f64 = figure(&page, &name);
        assert!((count - expected).abs() < f64::EPSILON, "{kind}: {count}");
    }
}

async fn a_press_that_arrives_late_is_deferred_while_discord_still_waits(world: &mut World) {
    let lobby = world.slash(&world.user("Alice"), "start").await;
    world.faults().hold_interactions();
    let pressed = world.user("Bob").click_and_go(lobby.id, "Join").expect("a press");
    // It arrives after a command whose id says that 2.1 seconds have passed since.
    let later = (pressed.get() + (2_100 << 22)).to_string();
    world.faults().spoil_events(1, "INTERACTION_CREATE", "/id", Some(json!(later)));
    world.user("Carol").slash_and_go(world.channel, "/getaway help").expect("a command");
    world.loses_answers = true;
    let lock = world.lock_database().await;
    world.faults().release_interactions_reversed();
    let answer = world.sandbox.answer(pressed).await.expect("it is in time");
    drop(lock);
    assert_eq!(answer.kind, AckKind::Defer);
    says(&answer.reply().await, "You have seat 2");
}

async fn a_press_that_discord_has_given_up_changes_nothing(world: &mut World) {
    let lobby = world.slash(&world.user("Alice"), "start").await;
    world.faults().hold_interactions();
    let pressed = world.user("Bob").click_and_go(lobby.id, "Join").expect("a press");
    world.sandbox.answer(pressed).await.expect_err("nobody answers");
    world.loses_answers = true;
    world.faults().release_interactions();
    world.answered_with(404, "/callback").await;
    world.join(&[world.user("Carol")]).await;
    let is_given_up = |one: &&Request| one.path.ends_with("/callback") && one.status == 404;
    assert_eq!(world.sandbox.requests().iter().filter(is_given_up).count(), 1);
    assert_eq!(world.table().snapshot().seats.len(), 2);
}

async fn a_clock_of_discord_that_is_ahead_makes_nobody_late(world: &mut World) {
    let lobby = world.slash(&world.user("Alice"), "start").await;
    // Ids contain the time when they were made. This one is from another of Discord's machines.
    let ahead = lobby.id.get() + (20_000 << 22);
    world.faults().spoil_events(1, "INTERACTION_CREATE", "/id", Some(json!(ahead.to_string())));
    world.user("Bob").click_and_go(lobby.id, "Join").expect("a press");
    world.loses_answers = true;
    // The bot has seen that id before Carol's.
    world.answered_with(404, "/callback").await;
    let joined = world.user("Carol").click(&lobby, "Join").await.expect("an answer");
    assert_eq!(joined.kind, AckKind::Defer);
    says(&joined.reply().await, "You have seat");
    // From that answer the bot knows better. A form can only be the first answer.
    cut(&world.user("Carol"), &lobby).await;
}

async fn what_people_write_to_the_bot_is_not_logged(world: &mut World) {
    let (alice, bot) = (world.user("Alice"), world.sandbox.application_id());
    for text in ["hunter2", "", "play\nhunter2", "getaway hunter2"] {
        alice.say(world.channel, &format!("<@{bot}> {text}")).expect("it can be said");
    }
    // A later event that leaves a line in the log.
    world.faults().spoil_events(1, "INTERACTION_CREATE", "/member/joined_at", Some(json!(7)));
    world.slash(&alice, "hint").await;
    let process = world.process();
    process.logs("member.joined_at").await;
    let is_about_them = |line: &str| line.contains("hunter2") || line.contains("poise");
    assert_eq!(process.has_logged(is_about_them), 0);
}

async fn a_start_asks_for_nothing_that_the_bot_does_not_need(world: &mut World) {
    assert!(world.sandbox.requests().iter().all(|one| !one.path.starts_with("/oauth2")));
}

/// From now on, fields that Discord may hide are null in the first channel of every server and in
/// every channel that changes.
fn channels_have_nulls(world: &World) {
    for field in ["nsfw", "topic"] {
        for (event, channel) in [("GUILD_CREATE", "/channels/0"), ("CHANNEL_UPDATE", "")] {
            let pointer = format!("{channel}/{field}");
            world.faults().spoil_events(u32::MAX, event, &pointer, Some(json!(null)));
        }
    }
}

async fn a_server_is_read_although_the_bot_cannot_see_all_of_its_channels(world: &mut World) {
    let sandbox = world.sandbox.clone();
    for has_nulls in [false, true] {
        if has_nulls {
            channels_have_nulls(world);
        }
        let guild = sandbox.create_guild("Club", world.user("Alice").id());
        sandbox.remove_bot(guild);
        let add = |name| sandbox.create_channel(guild, name, ChannelKind::Text);
        let [hidden, open] = ["hidden", "open"].map(add);
        sandbox.deny_bot(hidden, Permissions::VIEW_CHANNEL);
        sandbox.add_bot(guild);
        let has_help = |message: &Message| message.button("Help").is_some();
        world.until("an introduction", |view| view.public(open).any(has_help)).await;
    }
}

async fn a_table_is_not_given_up_where_the_bot_cannot_see_its_channel(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    world.slash(&alice, "start").await;
    world.newest_public("1 taken").await;
    channels_have_nulls(world);
    world.deny(Permissions::VIEW_CHANNEL);
    world.restart().await;
    says(&world.slash(&bob, "join").await, "You have seat 2");
    world.deny(Permissions::default());
    world.newest_public("2 taken").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_is_where_discord_says_even_if_serenity_cannot_read_it() {
    let strange = |sandbox: &discord_sandbox::Sandbox| {
        let faults = sandbox.faults();
        faults.fail_requests(u32::MAX, "", "/emojis", 404);
        faults.answer_requests(1, "GET", "/gateway$", 200, "<html>");
        faults.answer_requests(1, "GET", "/gateway/bot$", 200, r#"{"url": 7}"#);
    };
    with_pictures_in_process(&[], strange, async |world| {
        is_back(world, "the bot").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_on_this_machine_goes_through_a_proxy() {
    let nowhere = "http://127.0.0.1:9";
    let env = ["HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy", "HTTPS_PROXY"];
    let env = env.map(|name| (name, nowhere));
    with_process_env(&env, async |world| is_back(world, "the bot").await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_with_two_shards_is_connected_and_healthy_only_while_both_are() {
    let sandbox = without_emojis(Options { shards: 2, ..Options::default() }).await;
    let mut crew = Crew::new(&sandbox, &[]);
    // Waits until the process says that it is connected.
    crew.start("automatic").await;
    assert_eq!(sandbox.look(|view| view.connections()), 2);
    let address = crew.figures(0).await;
    health_when(&address, "ok\n").await;
    // One of them resumes in vain for a while.
    sandbox.faults().close_at(4, Moment::Resume, None);
    sandbox.faults().close_connections(None);
    health_when(&address, "gateway isn't connected\n").await;
    health_when(&address, "ok\n").await;
    crew.end_all().await;
}
