//! The command of the deal of the day.

use super::{Context, Error, answer, game_options};
use crate::discord::incoming::actions;

#[poise::command(slash_command)]
pub async fn daily(ctx: Context<'_>) -> Result<(), Error> {
    let kind = game_options::kind(ctx);
    answer!(ctx, |bot, invocation| actions::daily::open(
        bot, invocation, kind
    ))
}
