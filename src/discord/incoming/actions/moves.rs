//! Carries out what people ask of a game, by its own commands and buttons. What these ask for says
//! each game's [`asked`](crate::screen::games::kit::asked).

use super::{ask_while_held, question, refused, table_here};
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::reply::{Done, Reply};
use crate::games::Act;
use crate::screen::games::kit::asked::{Asked, pressed};
use crate::screen::games::kit::pressed::GameAction;
use crate::table::{Refusal, RequestKind, Snapshot};

/// Does what one of a game's own buttons or menus asks for. `chosen`: the value of the option
/// chosen in a menu.
pub async fn press(
    bot: &Bot,
    invocation: &Invocation,
    action: GameAction,
    chosen: Option<String>,
) -> Done {
    carry_out(bot, invocation, |snapshot| {
        let seat = snapshot.seat_of(invocation.person.id);
        pressed(action, chosen.as_deref(), (invocation.catalog, snapshot, seat))
    })
    .await
}

/// Does what is asked of the channel's table, as it is when the person's hand waits for the answer.
pub async fn carry_out(
    bot: &Bot,
    invocation: &Invocation,
    asked: impl FnOnce(&Snapshot) -> Result<Asked<Act>, Refusal>,
) -> Done {
    let display = table_here(bot, invocation)?;
    let held = display.hold(invocation.person.id).await;
    Ok(match asked(&display.snapshot()) {
        Ok(Asked::Act(at, act)) => {
            ask_while_held(invocation, held, at, RequestKind::Act(act)).await
        }
        Ok(Asked::Question(asks, yes)) => question(invocation, asks, yes).in_place_of(held),
        // The hand's task still takes this message for the previous hand. Otherwise both say the
        // same.
        Ok(Asked::Hand(hand)) => Reply::ephemeral(hand).in_place_of(held),
        Ok(Asked::Page(page)) => Reply::ephemeral(page),
        Err(why) => refused(invocation, held, &why),
    })
}
