//! What only a library shows: that serenity reads what the stand-in writes, and how its sessions end.
//! Whole bots are in `libraries`, and in the README.

use std::sync::Arc;

use discord_sandbox::{Options, Refused, Sandbox};
use poise::serenity_prelude as serenity;
use serde_json::json;
use serenity::{CreateActionRow, CreateButton, CreateMessage, GatewayIntents, Http};

async fn sandbox() -> Sandbox {
    Sandbox::start(Options::default()).await.expect("a free port")
}

fn http(sandbox: &Sandbox, token: &str) -> Http {
    let http = serenity::HttpBuilder::new(token).proxy(sandbox.base_url());
    let http = http.ratelimiter_disabled(true).build();
    http.set_application_id(sandbox.application_id().get().into());
    http
}

async fn client(sandbox: &Sandbox, token: &str, intents: GatewayIntents) -> serenity::Client {
    let client = serenity::ClientBuilder::new_with_http(http(sandbox, token), intents);
    client.await.expect("a client")
}

fn code(error: &serenity::Error) -> (u16, isize) {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            (response.status_code.as_u16(), response.error.code)
        }
        other => panic!("not an answer of the stand-in: {other}"),
    }
}

#[tokio::test]
async fn serenity_parses_what_the_stand_in_writes() {
    let sandbox = sandbox().await;
    let http = &http(&sandbox, &sandbox.token());
    let guild = serenity::GuildId::new(sandbox.guild().get());
    let channel = serenity::ChannelId::new(sandbox.channel("general").get());
    let alice = serenity::UserId::new(sandbox.user("Alice").id().get());

    let info = http.get_current_application_info().await.expect("the application");
    assert_eq!(info.id.get(), sandbox.application_id().get());
    assert_eq!(http.get_bot_gateway().await.expect("the gateway").shards, 1);
    assert_eq!(http.get_guild(guild).await.expect("the guild").name, "Sandbox");
    assert_eq!(http.get_channels(guild).await.expect("the channels").len(), 2);
    assert_eq!(http.get_member(guild, alice).await.expect("the member").display_name(), "Alice");
    assert_eq!(http.get_user(alice).await.expect("the user").name, "alice");
    let place = http.get_channel(channel).await.expect("the channel");
    assert!(place.guild().is_some_and(|place| place.name == "general"));

    sandbox.user("Bob").say(sandbox.channel("general"), "hi").expect("said");
    let messages = channel.messages(http, serenity::GetMessages::new().limit(5)).await;
    assert_eq!(messages.expect("the messages")[0].author.name, "bob");
    channel.broadcast_typing(http).await.expect("typed");
    assert_eq!(sandbox.look(|view| view.typing(channel.get().into())), 1);

    let picture = json!({ "name": "QH", "image": "data:image/png;base64,iVBORw0KGgo=" });
    let emoji = http.create_application_emoji(&picture).await.expect("an emoji");
    assert!(sandbox.look(|view| view.emojis().eq(["QH"])));
    let button = CreateButton::new("q").emoji(serenity::ReactionType::Custom {
        animated: false,
        id: emoji.id,
        name: Some("QH".into()),
    });
    let with = |button: CreateButton| {
        let message = CreateMessage::new().content("cards");
        channel.send_message(http, message.components(vec![CreateActionRow::Buttons(vec![button])]))
    };
    let sent = with(button.clone()).await.expect("a known emoji");
    assert_eq!(sandbox.message(sent.id.get().into()).expect("there").buttons().len(), 1);
    http.delete_application_emoji(emoji.id).await.expect("deleted");
    assert_eq!(code(&with(button).await.expect_err("an unknown emoji")), (400, 50035));
}

/// Starts a bot with the command `ping`. It runs as long as its test.
async fn start(sandbox: &Sandbox) -> Arc<serenity::ShardManager> {
    let mut client = client(sandbox, &sandbox.token(), GatewayIntents::GUILDS).await;
    let ping = json!([{ "name": "ping", "description": "Answers" }]);
    client.http.create_global_commands(&ping).await.expect("they are registered");
    let shards = Arc::clone(&client.shard_manager);
    tokio::spawn(async move { client.start().await });
    sandbox.commands_registered(1).await;
    shards
}

#[tokio::test]
async fn a_session_can_be_resumed_only_where_discord_says_if_a_test_wants_that() {
    let sandbox = sandbox().await;
    let _shards = start(&sandbox).await;
    sandbox.faults().resume_elsewhere(true);
    sandbox.faults().drop_connections();
    // This library resumes at the first address, so it needs a new session.
    let another = sandbox.wait_for("a new session", |view| {
        (view.sessions_begun() == 2 && view.connections() > 0).then_some(())
    });
    another.await;
}

#[tokio::test]
async fn a_bot_that_logs_off_is_offline() {
    let sandbox = sandbox().await;
    let shards = start(&sandbox).await;
    let (alice, general) = (sandbox.user("Alice"), sandbox.channel("general"));
    assert!(alice.slash_and_go(general, "/ping").is_ok());
    shards.shutdown_all().await;
    sandbox.wait_for("the bot to be gone", |view| (view.connections() == 0).then_some(())).await;
    assert_eq!(alice.slash_and_go(general, "/ping"), Err(Refused::BotOffline));
}

#[tokio::test]
async fn a_wrong_token_is_refused_everywhere() {
    let sandbox = sandbox().await;
    let mut client = client(&sandbox, "wrong", GatewayIntents::GUILDS).await;
    // Serenity ends either way: with an error, or after the gateway has refused it.
    let _ = client.start().await;
    assert_eq!(sandbox.look(|view| view.sessions_begun()), 0);
    let refused = client.http.get_current_user().await;
    assert_eq!(code(&refused.expect_err("refused")), (401, 0));
    assert_eq!(sandbox.invalid_requests(), 1);
}

#[tokio::test]
async fn privileged_intents_have_to_be_turned_on() {
    let off = sandbox().await;
    for intents in GatewayIntents::privileged().iter() {
        let mut client = client(&off, &off.token(), GatewayIntents::GUILDS | intents).await;
        let ended = client.start().await.expect_err("refused");
        let refused = serenity::Error::Gateway(serenity::GatewayError::DisallowedGatewayIntents);
        assert_eq!(ended.to_string(), refused.to_string(), "{intents:?}");
    }
    assert_eq!(off.look(|view| view.sessions_begun()), 0);
    let options = Options { privileged_intents: true, ..Options::default() };
    let on = Sandbox::start(options).await.expect("a free port");
    let mut client = client(&on, &on.token(), GatewayIntents::all()).await;
    tokio::spawn(async move { client.start().await });
    on.wait_for("a session", |view| (view.sessions_begun() == 1).then_some(())).await;
}
