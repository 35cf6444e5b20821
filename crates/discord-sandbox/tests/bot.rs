//! The stand-in for Discord against a real bot: serenity and poise, over loopback.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use discord_sandbox::{
    AckKind, ChannelKind, Message, Options, Permissions, Refused, Sandbox, View,
};
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, ButtonStyle, ComponentInteractionDataKind, CreateActionRow,
    CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed, CreateInputText,
    CreateInteractionResponse as Respond, CreateInteractionResponseFollowup as FollowUp,
    CreateInteractionResponseMessage as Reply, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EditMessage, FullEvent,
    GatewayIntents, Http, InputTextStyle, Interaction, Mentionable,
};
use tokio::sync::watch;

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, Data, Error>;

/// What the bot keeps: how often a button was pressed, and which events it heard.
struct Data {
    presses: AtomicU32,
    heard: watch::Sender<Vec<&'static str>>,
}

/// Says something.
#[poise::command(slash_command)]
async fn say(
    ctx: Context<'_>,
    #[description = "What"] text: String,
    #[description = "How often"]
    #[min = 1]
    #[max = 5]
    times: Option<i64>,
    #[description = "To whom"] to: Option<serenity::User>,
) -> Result<(), Error> {
    let to = to
        .map(|user| user.mention().to_string())
        .unwrap_or_default();
    ctx.say(format!("{to}{}", text.repeat(times.unwrap_or(1) as usize)))
        .await?;
    Ok(())
}

/// Thinks first.
#[poise::command(slash_command, ephemeral)]
async fn think(ctx: Context<'_>) -> Result<(), Error> {
    let poise::Context::Application(app) = ctx else {
        return Ok(());
    };
    ctx.defer_ephemeral().await?;
    let http = &ctx.serenity_context().http;
    app.interaction
        .edit_response(http, EditInteractionResponse::new().content("I have it."))
        .await?;
    app.interaction
        .create_followup(http, FollowUp::new().content("And more."))
        .await?;
    Ok(())
}

/// Says nothing at all.
#[poise::command(slash_command)]
async fn silence(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

async fn fruits(_: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let matching = ["apple", "apricot", "pear"]
        .into_iter()
        .filter(|fruit| fruit.starts_with(partial));
    let choices = matching
        .map(|fruit| serenity::AutocompleteChoice::new(fruit, fruit))
        .collect();
    serenity::CreateAutocompleteResponse::new().set_choices(choices)
}

/// Has parts.
#[poise::command(
    slash_command,
    subcommands("eat", "file", "board"),
    subcommand_required
)]
async fn fruit(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Eats one.
#[poise::command(slash_command)]
async fn eat(
    ctx: Context<'_>,
    #[description = "Which"]
    #[autocomplete = "fruits"]
    which: String,
) -> Result<(), Error> {
    ctx.say(format!("ate the {which}")).await?;
    Ok(())
}

/// Sends a file.
#[poise::command(slash_command)]
async fn file(ctx: Context<'_>) -> Result<(), Error> {
    let embed = CreateEmbed::new()
        .title("A picture")
        .image("attachment://one.png");
    let reply = poise::CreateReply::default()
        .embed(embed)
        .attachment(CreateAttachment::bytes(vec![1, 2, 3], "one.png"))
        .attachment(CreateAttachment::bytes(b"{}".to_vec(), "two.json"));
    ctx.send(reply).await?;
    Ok(())
}

/// Shows buttons.
#[poise::command(slash_command)]
async fn board(ctx: Context<'_>) -> Result<(), Error> {
    ctx.send(
        poise::CreateReply::default()
            .content("0 presses")
            .components(rows(false)),
    )
    .await?;
    Ok(())
}

fn rows(done: bool) -> Vec<CreateActionRow> {
    let options = ["a", "b", "c"]
        .map(|x| CreateSelectMenuOption::new(x.to_uppercase(), x))
        .to_vec();
    let menu = CreateSelectMenu::new("menu", CreateSelectMenuKind::String { options })
        .placeholder("Choose")
        .max_values(2);
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("count")
                .label("Count")
                .style(ButtonStyle::Success)
                .disabled(done),
            CreateButton::new("later").label("Later").emoji('♠'),
            CreateButton::new("form").label("Form"),
            CreateButton::new("end").label("End"),
        ]),
        CreateActionRow::SelectMenu(menu),
    ]
}

async fn on_event(ctx: &serenity::Context, event: &FullEvent, data: &Data) -> Result<(), Error> {
    data.heard
        .send_modify(|heard| heard.push(event.snake_case_name()));
    let FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    match interaction {
        Interaction::Component(press) => {
            let answer = match (press.data.custom_id.as_str(), &press.data.kind) {
                ("count", _) => {
                    let count = data.presses.fetch_add(1, Ordering::SeqCst) + 1;
                    Respond::UpdateMessage(
                        Reply::new()
                            .content(format!("{count} presses"))
                            .components(rows(false)),
                    )
                }
                ("end", _) => {
                    Respond::UpdateMessage(Reply::new().content("over").components(rows(true)))
                }
                ("later", _) => Respond::Acknowledge,
                ("form", _) => {
                    let input = CreateInputText::new(InputTextStyle::Short, "Your name", "name")
                        .max_length(10);
                    Respond::Modal(
                        CreateModal::new("asked", "Who?")
                            .components(vec![CreateActionRow::InputText(input)]),
                    )
                }
                (_, ComponentInteractionDataKind::StringSelect { values }) => {
                    Respond::Message(Reply::new().content(values.join("+")).ephemeral(true))
                }
                _ => Respond::Message(Reply::new().content("that has passed").ephemeral(true)),
            };
            press.create_response(&ctx.http, answer).await?;
            if press.data.custom_id == "later" {
                press
                    .edit_response(
                        &ctx.http,
                        EditInteractionResponse::new().content("edited later"),
                    )
                    .await?;
            }
        }
        Interaction::Modal(form) => {
            let ActionRowComponent::InputText(input) = &form.data.components[0].components[0]
            else {
                return Ok(());
            };
            let text = format!("hello {}", input.value.as_deref().unwrap_or_default());
            form.create_response(&ctx.http, Respond::Message(Reply::new().content(text)))
                .await?;
        }
        _ => {}
    }
    Ok(())
}

struct Bot {
    sandbox: Sandbox,
    http: Arc<Http>,
    shards: Arc<serenity::ShardManager>,
    task: tokio::task::JoinHandle<()>,
    ears: watch::Receiver<Vec<&'static str>>,
}

impl Bot {
    async fn start() -> Self {
        Self::start_with(Options::default()).await
    }

    async fn start_with(options: Options) -> Self {
        let sandbox = Sandbox::start(options).await.expect("a free port");
        let commands = vec![say(), think(), silence(), fruit()];
        let heard = watch::Sender::new(Vec::new());
        let ears = heard.subscribe();
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands,
                event_handler: |framework, event| {
                    Box::pin(on_event(
                        framework.serenity_context,
                        event,
                        framework.user_data,
                    ))
                },
                ..Default::default()
            })
            .setup(|ctx, _, framework| {
                Box::pin(async move {
                    poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                    Ok(Data {
                        presses: AtomicU32::new(0),
                        heard,
                    })
                })
            })
            .build();
        let intents =
            GatewayIntents::GUILDS | GatewayIntents::GUILD_MEMBERS | GatewayIntents::GUILD_MESSAGES;
        let http = serenity::HttpBuilder::new(sandbox.token())
            .proxy(sandbox.base_url())
            .ratelimiter_disabled(true)
            .build();
        let builder = serenity::ClientBuilder::new_with_http(http, intents).framework(framework);
        let mut client = builder.await.expect("a client");
        let (http, shards) = (Arc::clone(&client.http), Arc::clone(&client.shard_manager));
        let task = tokio::spawn(async move {
            client.start().await.expect("the bot runs");
        });
        sandbox.commands_registered(4).await;
        Self {
            sandbox,
            http,
            shards,
            task,
            ears,
        }
    }

    /// Waits until the bot has heard an event.
    async fn hears(&self, event: &str) {
        let mut ears = self.ears.clone();
        let heard = ears.wait_for(|heard| heard.contains(&event));
        let in_time = tokio::time::timeout(Duration::from_secs(30), heard).await;
        assert!(
            in_time.is_ok_and(|heard| heard.is_ok()),
            "the bot heard no {event}"
        );
    }

    async fn stop(self) {
        self.shards.shutdown_all().await;
        self.sandbox.shutdown().await;
        self.task.abort();
    }

    async fn board(&self) -> Message {
        let channel = self.sandbox.channel("random");
        self.sandbox
            .user("Alice")
            .slash(channel, "/fruit board")
            .await
            .expect("a board")
            .reply()
            .await
    }
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
async fn commands_answer_publicly_and_alone() {
    let bot = Bot::start().await;
    let (alice, bob) = (bot.sandbox.user("Alice"), bot.sandbox.user("Bob"));
    let channel = bot.sandbox.channel("random");

    let said = alice
        .slash(channel, "/say text:ho times:3 to:@Bob")
        .await
        .expect("an answer");
    assert_eq!((said.kind, said.is_ephemeral()), (AckKind::Reply, false));
    let said = said.reply().await;
    assert_eq!(said.content(), format!("{}hohoho", bob.mention()));
    assert!(bob.was_notified_by(&said) && !alice.was_notified_by(&said));

    let thought = alice.slash(channel, "/think").await.expect("an answer");
    assert_eq!(thought.kind, AckKind::Defer);
    assert_eq!(thought.reply().await.content(), "I have it.");
    assert_eq!(thought.followup(0).await.content(), "And more.");
    assert!(thought.is_ephemeral());
    assert_eq!(alice.sees(channel).len(), 3);
    assert_eq!(
        bob.sees(channel)
            .iter()
            .map(Message::content)
            .collect::<Vec<_>>(),
        [said.content(), "And more."]
    );
    assert!(
        !bot.sandbox
            .everything_seen_by(bob.id())
            .iter()
            .any(|text| text.contains("I have it"))
    );
    assert!(bot.sandbox.unacknowledged().is_empty() && bot.sandbox.latencies().count == 2);
    bot.stop().await;
}

#[tokio::test]
async fn a_client_refuses_what_is_no_command() {
    let bot = Bot::start().await;
    let alice = bot.sandbox.user("Alice");
    let channel = bot.sandbox.channel("general");
    for (line, why) in [
        ("/sing", Refused::UnknownCommand("sing".into())),
        ("/fruit", Refused::UnknownCommand("fruit".into())),
        ("/say", Refused::MissingOption("text".into())),
        (
            "/say text:a volume:3",
            Refused::UnknownOption("volume".into()),
        ),
        (
            "/say text:a times:9",
            Refused::BadValue("times".into(), "9".into()),
        ),
        (
            "/say text:a times:x",
            Refused::BadValue("times".into(), "x".into()),
        ),
        ("/say text:a text:b", Refused::OptionTwice("text".into())),
    ] {
        assert_eq!(alice.slash(channel, line).await.expect_err(line), why);
    }
    let choices = alice
        .autocomplete(channel, "/fruit eat which:", "ap")
        .await
        .expect("choices");
    assert_eq!(
        choices
            .iter()
            .map(|choice| choice.name.as_str())
            .collect::<Vec<_>>(),
        ["apple", "apricot"]
    );
    let refused = alice
        .autocomplete(channel, "/say text:", "a")
        .await
        .expect_err("not completed");
    assert_eq!(refused, Refused::NoAutocomplete("text".into()));
    bot.stop().await;
}

#[tokio::test]
async fn buttons_menus_and_forms() {
    let bot = Bot::start().await;
    let (alice, bob) = (bot.sandbox.user("Alice"), bot.sandbox.user("Bob"));
    let board = bot.board().await;

    let press = bob.click(&board, "Count").await.expect("an answer");
    assert_eq!(
        (press.kind, press.text().lines().next()),
        (AckKind::Update, Some("1 presses"))
    );
    let later = bob.click(&board, "♠ Later").await.expect("an answer");
    assert_eq!(later.kind, AckKind::DeferUpdate);
    bob.sees_text(board.channel, "edited later").await;

    let chosen = alice
        .select(&board, "Choose", &["A", "c"])
        .await
        .expect("an answer");
    assert_eq!(
        (chosen.text().as_str(), chosen.is_ephemeral()),
        ("a+c", true)
    );
    assert!(matches!(
        alice.select(&board, "menu", &["a", "b", "c"]).await,
        Err(Refused::BadChoice(_))
    ));

    let form = alice.click(&board, "form").await.expect("an answer");
    assert_eq!(form.modal().expect("a form").title, "Who?");
    assert!(matches!(
        alice
            .submit(&form, &[("name", "far too long a name")])
            .await,
        Err(Refused::BadField(_))
    ));
    assert_eq!(
        alice
            .submit(&form, &[("name", "Ann")])
            .await
            .expect("an answer")
            .text(),
        "hello Ann"
    );

    alice.click(&board, "End").await.expect("an answer");
    assert_eq!(
        bob.click(&board, "Count").await.expect_err("disabled"),
        Refused::Disabled("Count".into())
    );
    assert_eq!(
        bob.press_raw(&board, "count")
            .await
            .expect("an answer")
            .kind,
        AckKind::Update
    );
    assert_eq!(
        bob.press_raw(&board, "gone")
            .await
            .expect("an answer")
            .text(),
        "that has passed"
    );
    let history: Vec<String> = bot
        .sandbox
        .message(board.id)
        .expect("there")
        .history()
        .iter()
        .map(|v| v.content.clone())
        .collect();
    assert_eq!(
        history,
        [
            "0 presses",
            "1 presses",
            "edited later",
            "over",
            "2 presses"
        ]
    );
    bot.stop().await;
}

#[tokio::test]
async fn files_are_kept_listed_and_deleted() {
    let bot = Bot::start().await;
    let channel = bot.sandbox.channel("random");
    let alice = bot.sandbox.user("Alice");
    let sent = alice
        .slash(channel, "/fruit file")
        .await
        .expect("an answer")
        .reply()
        .await;
    let [picture, data] = sent.attachments() else {
        panic!("two files, not {:?}", sent.attachments())
    };
    assert_eq!((picture.filename.as_str(), picture.size), ("one.png", 3));
    assert_eq!(sent.now().embeds[0]["image"]["url"], picture.url);
    assert_eq!(bot.sandbox.file(data.id), Some(b"{}".to_vec()));

    let place = serenity::ChannelId::new(channel.get());
    let mut own = place
        .send_message(
            &bot.http,
            CreateMessage::new()
                .content("x")
                .add_file(CreateAttachment::bytes(vec![9], "a.txt")),
        )
        .await
        .expect("sent");
    assert_eq!(own.attachments.len(), 1);
    own.edit(
        &bot.http,
        EditMessage::new().new_attachment(CreateAttachment::bytes(vec![8], "b.txt")),
    )
    .await
    .expect("edited");
    assert_eq!(
        own.attachments
            .iter()
            .map(|file| file.filename.as_str())
            .collect::<Vec<_>>(),
        ["b.txt"]
    );
    own.edit(
        &bot.http,
        EditMessage::new().content("y").remove_all_attachments(),
    )
    .await
    .expect("edited");
    assert!(own.attachments.is_empty());
    bot.stop().await;
}

#[tokio::test]
async fn a_slow_bot_loses_the_interaction() {
    let bot = Bot::start_with(Options {
        ack_deadline: Duration::from_millis(300),
        ..Options::default()
    })
    .await;
    let alice = bot.sandbox.user("Alice");
    let silent = alice
        .slash(bot.sandbox.channel("general"), "/silence")
        .await;
    assert!(matches!(silent, Err(Refused::NoAnswer(_))));
    assert_eq!(bot.sandbox.unacknowledged().len(), 1);
    bot.stop().await;
}

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
            view.messages(channel)
                .find(|message| message.interaction == Some(id))
                .cloned()
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
    bot.sandbox
        .wait_for("a new session", |view| {
            (view.connections() > 0).then_some(())
        })
        .await;
    works("a new session").await;
    bot.stop().await;
}

#[tokio::test]
async fn interactions_come_twice_and_out_of_order() {
    let bot = Bot::start().await;
    let alice = bot.sandbox.user("Alice");
    let board = bot.board().await;
    bot.sandbox.faults().duplicate_interactions(1);
    alice.click(&board, "Count").await.expect("an answer");
    let refused = bot
        .sandbox
        .wait_for("the second answer to be refused", |view| {
            view.requests()
                .find(|request| request.summary.contains("40060"))
                .cloned()
        });
    assert_eq!(refused.await.status, 400);

    bot.sandbox.faults().hold_interactions();
    let first = alice
        .slash_and_go(board.channel, "/say text:first")
        .expect("sent");
    let second = alice
        .slash_and_go(board.channel, "/say text:second")
        .expect("sent");
    bot.sandbox.faults().release_interactions_reversed();
    assert_eq!(
        bot.sandbox.answer(second).await.expect("an answer").text(),
        "second"
    );
    assert_eq!(
        bot.sandbox.answer(first).await.expect("an answer").text(),
        "first"
    );
    bot.stop().await;
}

#[tokio::test]
async fn channels_refuse_what_the_bot_may_not() {
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
    assert_eq!(
        send(channel, hello().embed(CreateEmbed::new().title("t"))).await,
        Err((403, 50013))
    );
    sandbox.deny_bot(channel, Permissions::VIEW_CHANNEL);
    assert_eq!(send(channel, hello()).await, Err((403, 50001)));
    sandbox.deny_bot(channel, Permissions::default());
    assert_eq!(send(channel, CreateMessage::new()).await, Err((400, 50006)));

    let forum = sandbox.create_channel(sandbox.guild(), "ideas", ChannelKind::Forum);
    assert_eq!(send(forum, hello()).await, Err((400, 40058)));
    let thread = sandbox.create_thread(channel, "old");
    sandbox.archive(thread, true);
    assert_eq!(send(thread, hello()).await, Err((400, 50083)));
    sandbox.faults().enforce_rate_limits(true);
    let mut results = Vec::new();
    for _ in 0..6 {
        results.push(
            send(
                channel,
                hello().allowed_mentions(CreateAllowedMentions::new()),
            )
            .await
            .map_err(|e| e.0),
        );
    }
    assert_eq!(results.last(), Some(&Err(429)));
    sandbox.faults().enforce_rate_limits(false);
    sandbox.faults().fail_requests(1, "POST", "/messages", 502);
    assert_eq!(send(channel, hello()).await.map_err(|e| e.0), Err(502));

    let place = serenity::ChannelId::new(channel.get());
    place
        .delete_message(&bot.http, posted)
        .await
        .expect("deleted");
    assert_eq!(
        code(&place.message(&bot.http, posted).await.expect_err("gone")),
        (404, 10008)
    );
    sandbox.delete_channel(channel);
    assert_eq!(send(channel, hello()).await, Err((404, 10003)));
    assert!(sandbox.invalid_requests() >= 6);
    bot.stop().await;
}

#[tokio::test]
async fn the_bot_hears_of_its_servers() {
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
async fn a_bot_that_logs_off_is_gone() {
    let bot = Bot::start().await;
    let sandbox = bot.sandbox.clone();
    assert_eq!(sandbox.look(|view| view.sessions_begun()), 1);
    bot.shards.shutdown_all().await;
    sandbox
        .wait_for("the bot to be gone", |view| {
            (view.connections() == 0).then_some(())
        })
        .await;
    let alice = sandbox.user("Alice");
    let refused = alice.slash_and_go(sandbox.channel("general"), "/say text:a");
    assert_eq!(refused, Err(Refused::BotOffline));
    bot.stop().await;
}

#[tokio::test]
async fn a_connection_without_heartbeats_is_left() {
    let heartbeat = Duration::from_millis(300);
    let bot = Bot::start_with(Options {
        heartbeat,
        ..Options::default()
    })
    .await;
    bot.sandbox.faults().stop_heartbeat_acks(true);
    let sessions = |view: &View<'_>| (view.sessions_begun() > 1).then_some(());
    bot.sandbox
        .wait_for("the bot to give the zombie up", sessions)
        .await;
    bot.stop().await;
}

#[tokio::test]
async fn a_wrong_token_opens_nothing() {
    let sandbox = Sandbox::start(Options::default())
        .await
        .expect("a free port");
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

#[tokio::test]
async fn serenity_reads_what_the_stand_in_writes() {
    let bot = Bot::start().await;
    let (http, sandbox) = (&bot.http, &bot.sandbox);
    let guild = serenity::GuildId::new(sandbox.guild().get());
    let channel = serenity::ChannelId::new(sandbox.channel("general").get());
    let alice = serenity::UserId::new(sandbox.user("Alice").id().get());

    let info = http
        .get_current_application_info()
        .await
        .expect("the application");
    assert_eq!(info.id.get(), sandbox.application_id().get());
    assert_eq!(http.get_bot_gateway().await.expect("the gateway").shards, 1);
    assert_eq!(
        http.get_guild(guild).await.expect("the guild").name,
        "Sandbox"
    );
    assert_eq!(
        http.get_channels(guild).await.expect("the channels").len(),
        2
    );
    assert_eq!(
        http.get_member(guild, alice)
            .await
            .expect("the member")
            .display_name(),
        "Alice"
    );
    assert_eq!(http.get_user(alice).await.expect("the user").name, "alice");
    let place = http.get_channel(channel).await.expect("the channel");
    assert!(place.guild().is_some_and(|place| place.name == "general"));
    assert_eq!(
        http.get_global_commands()
            .await
            .expect("the commands")
            .len(),
        4
    );

    sandbox
        .user("Bob")
        .say(sandbox.channel("general"), "hi")
        .expect("said");
    let messages = channel
        .messages(http, serenity::GetMessages::new().limit(5))
        .await;
    assert_eq!(messages.expect("the messages")[0].author.name, "bob");
    channel.broadcast_typing(http).await.expect("typed");
    assert_eq!(sandbox.look(|view| view.typing(channel.get().into())), 1);

    let picture =
        serde_json::json!({ "name": "QH", "image": "data:image/png;base64,iVBORw0KGgo=" });
    let emoji = http
        .create_application_emoji(&picture)
        .await
        .expect("an emoji");
    assert_eq!(sandbox.emojis(), ["QH"]);
    let button = CreateButton::new("q").emoji(serenity::ReactionType::Custom {
        animated: false,
        id: emoji.id,
        name: Some("QH".into()),
    });
    let with = |button: CreateButton| {
        let message = CreateMessage::new().content("cards");
        channel.send_message(
            http,
            message.components(vec![CreateActionRow::Buttons(vec![button])]),
        )
    };
    let sent = with(button.clone()).await.expect("a known emoji");
    assert_eq!(
        sandbox
            .message(sent.id.get().into())
            .expect("there")
            .buttons()
            .len(),
        1
    );
    http.delete_application_emoji(emoji.id)
        .await
        .expect("deleted");
    assert_eq!(
        code(&with(button).await.expect_err("an unknown emoji")),
        (400, 50035)
    );
    bot.stop().await;
}
