//! The list of a server's planned evenings, as far as the person who asks may see them.

use crate::discord::bot::Bot;
use crate::discord::incoming::access::permissions_in;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::refusal::Doing as _;
use crate::discord::incoming::reply::{Reply, Result};
use crate::screen::render::plan::{ListedPlan, listed};
use crate::table::plan::Plan;

/// Lists the evenings that the person sees, each with a button that calls it off if they may.
pub async fn evenings(bot: &Bot, invocation: &Invocation) -> Result {
    let there = bot.tables.plans().of(invocation.place.guild).await.doing("reading plans")?;
    let mut plans: Vec<ListedPlan<'_>> = Vec::new();
    for (id, plan) in &there {
        let seen = seen(bot, invocation, plan).await?;
        plans.extend(seen.map(|may_call_off| (*id, plan, may_call_off)));
    }
    Ok(Reply::ephemeral(listed(invocation.catalog, &plans)))
}

/// Whether the person may call the evening off; `None` if they don't see it, or there is nothing
/// ahead.
async fn seen(bot: &Bot, invocation: &Invocation, plan: &Plan) -> Result<Option<bool>> {
    if plan.is_over() && !plan.weekly {
        return Ok(None);
    }
    if plan.is_organiser(invocation.person.id) {
        return Ok(Some(true));
    }
    let may = permissions_in(bot, invocation, plan.place).await;
    let may = may.doing("asking Discord who sees a channel")?;
    let moderates = may.manage_messages() || may.administrator();
    Ok(may.view_channel().then_some(moderates))
}
