//! The server's settings, and being forgotten.

use super::choice::{Choice, value};
use super::{Context, Error, enter};
use crate::computer::Level;
use crate::discord::acts::{self, failed};
use crate::discord::bot::Bot;
use crate::discord::caller::Caller;
use crate::discord::look::Look;
use crate::discord::render::options;
use crate::discord::respond::Reply;
use crate::discord::server::{Hints, Server, Wishes};
use crate::discord::words::Language;
use crate::rules::{Deal, Direction, FirstTrick, House, LastCard, Mistakes, Named, Packs};

#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "one for each option of the command"
)]
pub async fn settings(
    ctx: Context<'_>,
    language: Option<Choice<Language>>,
    hints: Option<Choice<Hints>>,
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
    let start = Wishes {
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
    entered
        .answer(settle(bot, caller, value(language), value(hints), start))
        .await
}

async fn settle(
    bot: &Bot,
    caller: &Caller,
    language: Option<Language>,
    hints: Option<Hints>,
    start: Wishes,
) -> Reply {
    if !caller.manages_server() {
        return Reply::own(caller.words.refuse_manage_server());
    }
    if let Err(wrong) = checked(caller, &start) {
        return Reply::own(wrong);
    }
    let old = bot.server(caller.place.guild).await;
    let new = Server {
        language: language.unwrap_or(old.language),
        hints: hints.unwrap_or(old.hints),
        start: start.merged_into(old.start.clone()),
    };
    match bot.save_server(caller.place.guild, new).await {
        Ok(server) => Reply::look(summary(&server)),
        Err(error) => Reply::own(failed(caller, "saving a server's settings", &error)),
    }
}

fn summary(server: &Server) -> Look {
    let words = server.words();
    let (settings, computers) = Wishes::default().over(&server.start);
    let mut lines = vec![words.done_settings()];
    lines.extend(options::lines(words, &settings));
    lines.push(words.option_computers(computers, options::choice(words, settings.level.name())));
    lines.push(match server.hints {
        Hints::On => words.option_hints_on(),
        Hints::Off => words.option_hints_off(),
    });
    Look::text(lines.join("\n"))
}

/// Checks what Discord's limits on numbers cannot say; else what is wrong, in words.
pub fn checked(caller: &Caller, wishes: &Wishes) -> Result<(), String> {
    let words = caller.words;
    let within = |name: &'static str, value: Option<u32>, least: u32, most: u32| match value {
        Some(value) if !(least..=most).contains(&value) => {
            Err(words.refuse_bad_number(name, least, most))
        }
        _ => Ok(()),
    };
    within("computers", wishes.computers.map(u32::from), 0, 15)?;
    within("take_window", wishes.take_window, 0, 30)?;
    match wishes.turn_seconds {
        Some(0) => Ok(()),
        seconds => within("turn_seconds", seconds, 15, 3600),
    }
}

#[poise::command(slash_command, rename = "forget-me")]
pub async fn forget_me(ctx: Context<'_>) -> Result<(), Error> {
    let Some(entered) = enter(ctx).await else {
        return Ok(());
    };
    entered
        .answer(async { acts::ask_forget(&entered.caller) })
        .await
}
