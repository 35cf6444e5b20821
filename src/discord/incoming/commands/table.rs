//! The commands of every table: start, join, leave, deal, cut, hand, hint, table, stop, rules.

use super::one_of::{OneOf, value};
use super::settings::checked;
use super::{Context, Error, begin, game_options};
use crate::discord::guild_settings::StartOptions;
use crate::discord::incoming::actions;
use crate::discord::incoming::respond::Reply;
use crate::games::Level;
use crate::table::Ask;

/// The options of the game follow these: see [`game_options`].
#[poise::command(slash_command)]
pub async fn start(
    ctx: Context<'_>,
    #[min = 0]
    #[max = 15]
    computers: Option<u8>,
    level: Option<OneOf<Level>>,
    #[min = 0]
    #[max = 3600]
    turn_seconds: Option<u32>,
) -> Result<(), Error> {
    let start = StartOptions {
        computers,
        level: value(level),
        turn_seconds,
        ..game_options::given(ctx)
    };
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    let kind = game_options::kind(ctx);
    let work = async {
        match checked(invocation, kind, &start) {
            Ok(()) => actions::start(bot, invocation, kind, &start).await,
            Err(wrong) => Reply::text(wrong),
        }
    };
    command.answer(work).await
}

#[poise::command(slash_command)]
pub async fn join(ctx: Context<'_>) -> Result<(), Error> {
    ask(ctx, Ask::Join).await
}

#[poise::command(slash_command)]
pub async fn leave(ctx: Context<'_>) -> Result<(), Error> {
    ask(ctx, Ask::Leave).await
}

#[poise::command(slash_command)]
pub async fn deal(ctx: Context<'_>) -> Result<(), Error> {
    ask(ctx, Ask::Deal).await
}

/// Without a word it opens the form, like the button.
#[poise::command(slash_command)]
pub async fn cut(
    ctx: Context<'_>,
    #[min_length = 1]
    #[max_length = 40]
    word: Option<String>,
) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let (bot, invocation) = (&command.bot, &command.invocation);
    let work = async {
        match &word {
            Some(word) => actions::cut(bot, invocation, None, word).await,
            None => actions::ask_cut(bot, invocation, None),
        }
    };
    command.answer(work).await
}

#[poise::command(slash_command)]
pub async fn hand(ctx: Context<'_>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    command
        .answer(async { actions::hand(&command.bot, &command.invocation) })
        .await
}

#[poise::command(slash_command)]
pub async fn hint(ctx: Context<'_>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    command
        .answer(actions::hint(&command.bot, &command.invocation))
        .await
}

#[poise::command(slash_command)]
pub async fn table(ctx: Context<'_>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    command
        .answer(async { actions::table(&command.bot, &command.invocation) })
        .await
}

#[poise::command(slash_command)]
pub async fn stop(ctx: Context<'_>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    command
        .answer(async { actions::ask_stop(&command.bot, &command.invocation) })
        .await
}

#[poise::command(slash_command)]
pub async fn rules(ctx: Context<'_>) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    let kind = game_options::kind(ctx);
    command
        .answer(actions::rules(&command.bot, &command.invocation, kind))
        .await
}

/// Asks the channel's table for something that needs no option.
async fn ask(ctx: Context<'_>, ask: Ask) -> Result<(), Error> {
    let Some(command) = begin(ctx).await else {
        return Ok(());
    };
    command
        .answer(actions::ask(&command.bot, &command.invocation, None, ask))
        .await
}
