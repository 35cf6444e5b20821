//! Tests the stand-in for Discord with a real bot: serenity and poise, over loopback.

mod interactions;
mod servers;
mod sessions;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use discord_sandbox::{
    AckKind, ChannelKind, Message, Options, Permissions, Refused, Sandbox, View,
};
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, ButtonStyle, ComponentInteractionDataKind, CreateActionRow,
    CreateAttachment, CreateButton, CreateEmbed, CreateInputText,
    CreateInteractionResponse as Respond, CreateInteractionResponseFollowup as FollowUp,
    CreateInteractionResponseMessage as Reply, CreateMessage, CreateModal, CreateSelectMenu,
    CreateSelectMenuKind, CreateSelectMenuOption, EditInteractionResponse, EditMessage, FullEvent,
    GatewayIntents, Http, InputTextStyle, Interaction, Mentionable,
};
use tokio::sync::watch;

type Error = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, Data, Error>;

/// The bot's data: how often a button was pressed, and which events it heard.
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
    let to = to.map(|user| user.mention().to_string()).unwrap_or_default();
    ctx.say(format!("{to}{}", text.repeat(times.unwrap_or(1) as usize))).await?;
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
    app.interaction.create_followup(http, FollowUp::new().content("And more.")).await?;
    Ok(())
}

/// Says nothing at all.
#[poise::command(slash_command)]
async fn silence(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

async fn fruits(_: Context<'_>, partial: &str) -> serenity::CreateAutocompleteResponse {
    let matching =
        ["apple", "apricot", "pear"].into_iter().filter(|fruit| fruit.starts_with(partial));
    let choices = matching.map(|fruit| serenity::AutocompleteChoice::new(fruit, fruit)).collect();
    serenity::CreateAutocompleteResponse::new().set_choices(choices)
}

/// Has parts.
#[poise::command(slash_command, subcommands("eat", "file", "board"), subcommand_required)]
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
    let embed = CreateEmbed::new().title("A picture").image("attachment://one.png");
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
    ctx.send(poise::CreateReply::default().content("0 presses").components(rows(false))).await?;
    Ok(())
}

fn rows(done: bool) -> Vec<CreateActionRow> {
    let options =
        ["a", "b", "c"].map(|x| CreateSelectMenuOption::new(x.to_uppercase(), x)).to_vec();
    let menu = CreateSelectMenu::new("menu", CreateSelectMenuKind::String { options })
        .placeholder("Choose")
        .max_values(2);
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("count").label("Count").style(ButtonStyle::Success).disabled(done),
            CreateButton::new("later").label("Later").emoji('♠'),
            CreateButton::new("form").label("Form"),
            CreateButton::new("end").label("End"),
        ]),
        CreateActionRow::SelectMenu(menu),
    ]
}

async fn on_event(ctx: &serenity::Context, event: &FullEvent, data: &Data) -> Result<(), Error> {
    data.heard.send_modify(|heard| heard.push(event.snake_case_name()));
    let FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    match interaction {
        Interaction::Component(press) => {
            let answer = match (press.data.custom_id.as_str(), &press.data.kind) {
                ("count", _) => {
                    let count = data.presses.fetch_add(1, Ordering::SeqCst) + 1;
                    Respond::UpdateMessage(
                        Reply::new().content(format!("{count} presses")).components(rows(false)),
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
            form.create_response(&ctx.http, Respond::Message(Reply::new().content(text))).await?;
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
                    Box::pin(on_event(framework.serenity_context, event, framework.user_data))
                },
                ..Default::default()
            })
            .setup(|ctx, _, framework| {
                Box::pin(async move {
                    poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                    Ok(Data { presses: AtomicU32::new(0), heard })
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
        Self { sandbox, http, shards, task, ears }
    }

    /// Waits until the bot has heard an event.
    async fn hears(&self, event: &str) {
        let mut ears = self.ears.clone();
        let heard = ears.wait_for(|heard| heard.contains(&event));
        let in_time = tokio::time::timeout(Duration::from_secs(30), heard).await;
        assert!(in_time.is_ok_and(|heard| heard.is_ok()), "the bot heard no {event}");
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
