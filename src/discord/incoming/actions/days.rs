//! The deals of the day as they are now, and the sentences for refusals about them.

use super::failed;
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::games::GameKind;
use crate::screen::render::scene::{clock_time, countdown};
use crate::table::Daily;
use crate::table::daily::{DailyRefusal, Day};

/// A game's deals of the day at this moment. The error is a sentence.
pub async fn now(bot: &Bot, invocation: &Invocation, kind: GameKind) -> Result<Daily, String> {
    let daily = bot.tables.daily(kind).await;
    daily.map_err(|error| failed(invocation, "reading which day it is", &error))
}

/// The sentence for a refusal about a day.
pub fn refused(invocation: &Invocation, day: Day, refused: &DailyRefusal) -> String {
    let catalog = invocation.catalog;
    let closes = || clock_time(day.closes());
    match refused {
        DailyRefusal::NoDay => catalog.daily_no_day(),
        DailyRefusal::NotBegun => catalog.daily_not_begun(),
        DailyRefusal::Over => catalog.daily_over(),
        DailyRefusal::Tried => catalog.daily_tried(countdown(day.ends())),
        DailyRefusal::NotFinished => catalog.daily_running(),
        DailyRefusal::NotClosed => catalog.daily_not_closed(closes()),
        DailyRefusal::Hidden => catalog.daily_hidden(closes()),
        DailyRefusal::Late => catalog.daily_late(),
        DailyRefusal::Shared => catalog.daily_shared_before(),
        DailyRefusal::Unreadable(why) => {
            let why: &(dyn std::error::Error + 'static) = &**why;
            failed(invocation, "reading a deal of the day", why)
        }
        DailyRefusal::Store(error) => failed(invocation, "playing a deal of the day", error),
    }
}
