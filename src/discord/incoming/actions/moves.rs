//! Carries out what people ask of a game, by its own commands and buttons. Each game's `asked.rs`
//! says what these ask for, see [`asked`](crate::screen::games::kit::asked).

use super::{ask_while_held, question, refused, table_to_look_at};
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::reply::{Reply, Result};
use crate::games::Act;
use crate::screen::games::kit::asked::{Asked, Person, pressed};
use crate::screen::games::kit::pressed::GameAction;
use crate::table::{Refusal, RequestKind};

/// Does what one of a game's own buttons or menus asks for. `chosen`: the value of the option
/// chosen in a menu.
pub async fn press(
    bot: &Bot,
    invocation: &Invocation,
    action: GameAction,
    chosen: Option<String>,
) -> Result {
    carry_out(bot, invocation, |person| pressed(action, chosen.as_deref(), person)).await
}

/// Does what is asked of the channel's table. Looks at the table only once the person's earlier
/// answers have been given.
pub async fn carry_out(
    bot: &Bot,
    invocation: &Invocation,
    asked: impl FnOnce(Person) -> Result<Asked<Act>, Refusal>,
) -> Result {
    let display = table_to_look_at(bot, invocation).await?;
    let held = display.hold(invocation.person.id).await;
    let snapshot = display.snapshot();
    let seat = snapshot.seat_of(invocation.person.id);
    Ok(match asked(Person { catalog: invocation.catalog, snapshot: &snapshot, seat }) {
        Ok(Asked::Act(at, act)) => {
            ask_while_held(invocation, held, at, RequestKind::Act(act)).await
        }
        Ok(Asked::Question(text, yes)) => question(invocation, text, yes).in_place_of(held),
        // The hand's task still takes this message for the previous hand. Otherwise both say the
        // same.
        Ok(Asked::Hand(hand)) => Reply::ephemeral(hand).in_place_of(held),
        Ok(Asked::Page(page)) => Reply::ephemeral(page),
        Err(why) => refused(invocation, held, &why),
    })
}
