//! The deals of the day as they are now, and the sentences for refusals about them.

use super::failed;
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::games::GameKind;
use crate::screen::render::scene::{clock_time, countdown};
use crate::table::Daily;
use crate::table::daily::{Day, Refused};

/// A game's deals of the day at this moment. The error is a sentence.
pub async fn now(bot: &Bot, invocation: &Invocation, kind: GameKind) -> Result<Daily, String> {
    let daily = bot.tables.daily(kind).await;
    daily.map_err(|error| failed(invocation, "reading which day it is", &error))
}

/// The sentence for a refusal about a day.
pub fn refused(invocation: &Invocation, day: Day, refused: &Refused) -> String {
    let catalog = invocation.catalog;
    let closes = || clock_time(day.closes());
    match refused {
        Refused::NoDay => catalog.daily_no_day(),
        Refused::NotBegun => catalog.daily_not_begun(),
        Refused::Over => catalog.daily_over(),
        Refused::Tried => catalog.daily_tried(countdown(day.ends())),
        Refused::NotFinished => catalog.daily_running(),
        Refused::NotClosed => catalog.daily_not_closed(closes()),
        Refused::Hidden => catalog.daily_hidden(closes()),
        Refused::Late => catalog.daily_late(),
        Refused::Shared => catalog.daily_shared_before(),
        Refused::Unreadable(why) => {
            let why: &(dyn std::error::Error + 'static) = &**why;
            failed(invocation, "reading a deal of the day", why)
        }
        Refused::Store(error) => failed(invocation, "playing a deal of the day", error),
    }
}
