//! The commands of every table: start, join, leave, deal, cut, hand, hint, table, stop, rules,
//! help. And the deal of the day.

use super::game_options::kind;
use super::typed::Typed;
use super::{Context, Error, answer, game_options};
use crate::discord::incoming::actions;
use crate::discord::incoming::refusal::Refused;
use crate::screen::custom_id::HelpPage;
use crate::table::RequestKind;

/// Its options are in [`game_options`].
#[poise::command(slash_command)]
pub async fn start(ctx: Context<'_>) -> Result<(), Error> {
    let (kind, given) = (game_options::kind(ctx), game_options::given(ctx));
    answer!(ctx, |bot, invocation| async {
        let start = game_options::start(&given).map_err(Refused::BadValue)?;
        actions::start(bot, invocation, kind, &start).await
    })
}

#[poise::command(slash_command)]
pub async fn join(ctx: Context<'_>) -> Result<(), Error> {
    ask(ctx, RequestKind::Join).await
}

#[poise::command(slash_command)]
pub async fn leave(ctx: Context<'_>) -> Result<(), Error> {
    ask(ctx, RequestKind::Leave).await
}

#[poise::command(slash_command)]
pub async fn deal(ctx: Context<'_>) -> Result<(), Error> {
    ask(ctx, RequestKind::Deal).await
}

/// Opens the form if no word is given, like the button.
#[poise::command(slash_command)]
pub async fn cut(
    ctx: Context<'_>,
    #[min_length = 1]
    #[max_length = 40]
    word: Option<Typed>,
) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| async {
        match &word {
            Some(word) => actions::cut(bot, invocation, None, &word.0).await,
            None => actions::ask_cut(bot, invocation, None).await,
        }
    })
}

#[poise::command(slash_command)]
pub async fn hand(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| actions::hand(bot, invocation))
}

#[poise::command(slash_command)]
pub async fn hint(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| actions::hint(bot, invocation, None))
}

#[poise::command(slash_command)]
pub async fn table(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| actions::table(bot, invocation))
}

#[poise::command(slash_command)]
pub async fn stop(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| actions::ask_stop(bot, invocation))
}

#[poise::command(slash_command)]
pub async fn rules(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| actions::rules(bot, invocation, kind(ctx)))
}

#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| actions::help(bot, invocation, kind(ctx), HelpPage::Aim))
}

#[poise::command(slash_command)]
pub async fn daily(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| actions::daily::open(bot, invocation, kind(ctx)))
}

/// Asks the channel's table for something that needs no option.
async fn ask(ctx: Context<'_>, ask: RequestKind) -> Result<(), Error> {
    answer!(ctx, |bot, invocation| actions::ask(bot, invocation, None, ask))
}
