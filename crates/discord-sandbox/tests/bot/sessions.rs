//! Gateway sessions: lost, resumed, refused.

use super::*;

#[tokio::test]
async fn the_session_survives_what_discord_does_to_it() {
    let bot = Bot::start().await;
    let alice = bot.sandbox.user("Alice");
    let channel = bot.sandbox.channel("random");
    let works = async |what: &str| {
        let id = alice
            .slash_and_go(channel, "/say text:still")
            .unwrap_or_else(|error| panic!("{what}: {error}"));
        let answered = bot.sandbox.wait_for(what, |view| {
            view.messages(channel).find(|message| message.interaction == Some(id)).cloned()
        });
        assert_eq!(answered.await.content(), "still", "{what}");
    };
    works("a fresh session").await;
    bot.sandbox.faults().ask_to_reconnect();
    works("a reconnect").await;
    bot.sandbox.faults().drop_connections();
    works("a dropped connection").await;
    bot.sandbox.faults().close_connections(4000);
    works("a closed connection").await;
    bot.sandbox.faults().invalidate_sessions(true);
    works("an invalid session that can be resumed").await;
    bot.sandbox.faults().invalidate_sessions(false);
    bot.sandbox.wait_for("a new session", |view| (view.connections() > 0).then_some(())).await;
    works("a new session").await;
    bot.stop().await;
}

#[tokio::test]
async fn a_session_can_be_resumed_only_where_discord_says_if_a_test_wants_that() {
    let bot = Bot::start().await;
    bot.sandbox.faults().resume_elsewhere(true);
    bot.sandbox.faults().drop_connections();
    // This library resumes at the first address, so it needs a new session.
    bot.sandbox
        .wait_for("a new session", |view| {
            (view.sessions_begun() == 2 && view.connections() > 0).then_some(())
        })
        .await;
    bot.stop().await;
}

#[tokio::test]
async fn a_bot_that_logs_off_is_offline() {
    let bot = Bot::start().await;
    let sandbox = bot.sandbox.clone();
    assert_eq!(sandbox.look(|view| view.sessions_begun()), 1);
    bot.shards.shutdown_all().await;
    sandbox.wait_for("the bot to be gone", |view| (view.connections() == 0).then_some(())).await;
    let alice = sandbox.user("Alice");
    let refused = alice.slash_and_go(sandbox.channel("general"), "/say text:a");
    assert_eq!(refused, Err(Refused::BotOffline));
    bot.stop().await;
}

#[tokio::test]
async fn a_bot_leaves_a_connection_without_heartbeats() {
    let heartbeat = Duration::from_millis(300);
    let bot = Bot::start_with(Options { heartbeat, ..Options::default() }).await;
    bot.sandbox.faults().stop_heartbeat_acks(true);
    let sessions = |view: &View<'_>| (view.sessions_begun() > 1).then_some(());
    bot.sandbox.wait_for("the bot to give the zombie up", sessions).await;
    bot.stop().await;
}

#[tokio::test]
async fn a_wrong_token_is_refused_everywhere() {
    let sandbox = Sandbox::start(Options::default()).await.expect("a free port");
    let http = serenity::HttpBuilder::new("wrong")
        .proxy(sandbox.base_url())
        .ratelimiter_disabled(true)
        .build();
    let builder = serenity::ClientBuilder::new_with_http(http, GatewayIntents::empty());
    let mut client = builder.await.expect("a client");
    // Serenity ends either way: with an error, or after the gateway has refused it.
    let _ = client.start().await;
    assert_eq!(sandbox.look(|view| view.sessions_begun()), 0);
    let refused = client.http.get_current_user().await;
    assert_eq!(code(&refused.expect_err("refused")), (401, 0));
    assert_eq!(sandbox.invalid_requests(), 1);
}
