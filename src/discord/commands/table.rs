//! Opening, joining, leaving, dealing, ending: the table as such.

use super::choice::{Choice, value};
use super::settings::checked;
use super::{Context, Error, enter};
use crate::computer::Level;
use crate::discord::acts;
use crate::discord::respond::Reply;
use crate::discord::server::Wishes;
use crate::rules::{Deal, Direction, FirstTrick, House, LastCard, Mistakes, Packs};
use crate::table::Ask;

#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
pub async fn start(
    ctx: Context<'_>,
    #[min = 0]
    #[max = 15]
    computers: Option<u8>,
    level: Option<Choice<Level>>,
    #[min = 0]
    #[max = 3600]
    turn_seconds: Option<u32>,
    #[min = 0]
    #[max = 30]
    take_window: Option<u32>,
    house: Option<Choice<House>>,
    packs: Option<Choice<Packs>>,
    direction: Option<Choice<Direction>>,
    deal: Option<Choice<Deal>>,
    last_card: Option<Choice<LastCard>>,
    mistakes: Option<Choice<Mistakes>>,
    first_trick: Option<Choice<FirstTrick>>,
) -> Result<(), Error> {
    let wishes = Wishes {
        computers,
        level: value(level),
        turn_seconds,
        take_window,
        house: value(house),
        packs: value(packs),
        direction: value(direction),
        deal: value(deal),
        last_card: value(last_card),
        mistakes: value(mistakes),
        first_trick: value(first_trick),
    };
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    let (bot, caller) = (&entered.bot, &entered.caller);
    let work = async {
        match checked(caller, &wishes) {
            Ok(()) => acts::start(bot, caller, &wishes).await,
            Err(wrong) => Reply::own(wrong),
        }
    };
    entered.answer(work).await
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

#[poise::command(slash_command)]
pub async fn table(ctx: Context<'_>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    entered
        .answer(async { acts::table(&entered.bot, &entered.caller) })
        .await
}

#[poise::command(slash_command)]
pub async fn stop(ctx: Context<'_>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    entered
        .answer(async { acts::ask_stop(&entered.bot, &entered.caller) })
        .await
}

#[poise::command(slash_command)]
pub async fn rules(ctx: Context<'_>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    entered
        .answer(acts::rules(&entered.bot, &entered.caller))
        .await
}

/// Asks the table here for something that needs no option.
async fn ask(ctx: Context<'_>, ask: Ask) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    entered
        .answer(acts::ask(&entered.bot, &entered.caller, None, ask))
        .await
}
