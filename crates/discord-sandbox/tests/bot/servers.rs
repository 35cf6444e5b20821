//! Servers and channels: the bot's events and permissions.

use super::*;

#[tokio::test]
async fn channels_refuse_what_the_bot_lacks_permissions_for() {
    let bot = Bot::start().await;
    let sandbox = &bot.sandbox;
    let channel = sandbox.channel("general");
    let send = async |id: discord_sandbox::ChannelId, message: CreateMessage| {
        let place = serenity::ChannelId::new(id.get());
        place
            .send_message(&bot.http, message)
            .await
            .map(|sent| sent.id)
            .map_err(|error| code(&error))
    };
    let hello = || CreateMessage::new().content("hello");
    let posted = send(channel, hello()).await.expect("allowed");

    sandbox.deny_bot(channel, Permissions::SEND_MESSAGES);
    assert_eq!(send(channel, hello()).await, Err((403, 50013)));
    sandbox.deny_bot(channel, Permissions::EMBED_LINKS);
    let embed = CreateEmbed::new().title("t");
    assert_eq!(send(channel, hello().embed(embed)).await, Err((403, 50013)));
    sandbox.deny_bot(channel, Permissions::default());
    sandbox.faults().enforce_rate_limits(true);
    let mut last = Ok(posted);
    for _ in 0..6 {
        last = send(channel, hello()).await;
    }
    assert_eq!(last.map_err(|e| e.0), Err(429));
    sandbox.faults().enforce_rate_limits(false);
    sandbox.faults().fail_requests(1, "POST", "/messages", 502);
    assert_eq!(send(channel, hello()).await.map_err(|e| e.0), Err(502));

    let place = serenity::ChannelId::new(channel.get());
    place.delete_message(&bot.http, posted).await.expect("deleted");
    assert_eq!(code(&place.message(&bot.http, posted).await.expect_err("gone")), (404, 10008));
    sandbox.delete_channel(channel);
    assert_eq!(send(channel, hello()).await, Err((404, 10003)));
    assert!(sandbox.invalid_requests() >= 3);
    bot.stop().await;
}

#[tokio::test]
async fn the_bot_gets_events_of_its_servers() {
    let bot = Bot::start().await;
    let sandbox = &bot.sandbox;
    bot.hears("guild_create").await;
    let bob = sandbox.user("Bob");
    let guild = sandbox.guild();
    let extra = sandbox.create_channel(guild, "extra", ChannelKind::Text);
    bot.hears("channel_create").await;
    let message = bob.say(extra, "hello").expect("said");
    bot.hears("message").await;
    sandbox.delete_message(message);
    bot.hears("message_delete").await;
    let thread = sandbox.create_thread(extra, "side");
    bot.hears("thread_create").await;
    sandbox.archive(thread, true);
    bot.hears("thread_update").await;
    sandbox.delete_channel(extra);
    bot.hears("channel_delete").await;
    sandbox.create_user("Zoe");
    bot.hears("guild_member_addition").await;
    sandbox.remove_member(guild, bob.id());
    bot.hears("guild_member_removal").await;
    assert_eq!(
        bob.slash_and_go(sandbox.channel("general"), "/say text:a"),
        Err(Refused::NotAMember)
    );
    sandbox.remove_bot(guild);
    bot.hears("guild_delete").await;
    bot.stop().await;
}

#[tokio::test]
async fn serenity_parses_what_the_stand_in_writes() {
    let bot = Bot::start().await;
    let (http, sandbox) = (&bot.http, &bot.sandbox);
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
    assert_eq!(http.get_global_commands().await.expect("the commands").len(), 4);

    sandbox.user("Bob").say(sandbox.channel("general"), "hi").expect("said");
    let messages = channel.messages(http, serenity::GetMessages::new().limit(5)).await;
    assert_eq!(messages.expect("the messages")[0].author.name, "bob");
    channel.broadcast_typing(http).await.expect("typed");
    assert_eq!(sandbox.look(|view| view.typing(channel.get().into())), 1);

    let picture =
        serde_json::json!({ "name": "QH", "image": "data:image/png;base64,iVBORw0KGgo=" });
    let emoji = http.create_application_emoji(&picture).await.expect("an emoji");
    assert_eq!(sandbox.emojis(), ["QH"]);
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
    bot.stop().await;
}
