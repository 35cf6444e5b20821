//! The guide to a first game in four short pages, the button that opens a table, and the rules.

use super::start::open;
use super::{look_at_table, settings};
use crate::discord::incoming::commands::{Context, Error, answer, kind};
use crate::discord::incoming::invocation::Origin;
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::games::GameKind;
use crate::screen::custom_id::HelpPage;
use crate::screen::games::kit::display;
use crate::screen::guild_settings::{GuildSettings, StartOptions, Switch};
use crate::screen::render::answer::dealt;
use crate::screen::render::help::{self, Next};
use crate::screen::render::message::{Message, Visibility};
use crate::table::Settings;

#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |call| show_help(call, kind(ctx), HelpPage::Aim))
}

#[poise::command(slash_command)]
pub async fn rules(ctx: Context<'_>) -> Result<(), Error> {
    answer!(ctx, |call| show_rules(call, kind(ctx)))
}

/// Shows a page of the guide to a first game. Works without a table or a seat.
pub async fn show_help(call: &Call, kind: GameKind, page: HelpPage) -> Result {
    Ok(Reply::ephemeral(message(call, kind, page).await).without_old_picture())
}

/// Opens a table, like the command without options. If that is refused, the page with the button
/// stays.
pub async fn start_pressed(call: &Call, kind: GameKind) -> Result {
    let started = open(call, kind, &StartOptions::default(), None).await;
    let offers = |reply: &Reply| !reply.message.rows.is_empty();
    let said = match started {
        _ if call.origin != Origin::Ephemeral => return started,
        Ok(reply) if reply.visibility == Visibility::Public || offers(&reply) => return Ok(reply),
        Ok(reply) => reply.message.content,
        Err(why) => why.explain(call),
    };
    let page = message(call, kind, HelpPage::End).await;
    Ok(Reply::ephemeral(page.below(&said.into())).without_old_picture())
}

/// Shows the rules of a game: with this table's options if the game is played here, otherwise with
/// the server's defaults.
pub async fn show_rules(call: &Call, kind: GameKind) -> Result {
    look_at_table(call).await?;
    let (plays, at_table) = plays(call, kind, settings(call).await?.as_ref());
    Ok(Reply::ephemeral(display::rules(call.catalog, &plays, at_table)))
}

/// What this channel's table plays by if it plays this game, otherwise what tables in this server start
/// with; and whether it's a table's.
fn plays(call: &Call, kind: GameKind, server: &GuildSettings) -> (Settings, bool) {
    let here = call.bot.table_at(call.place.channel).map(|table| table.settings);
    match here.filter(|here| here.options.kind() == kind) {
        Some(here) => (here, true),
        None => (StartOptions::default().resolve(kind, &server.start_of(kind)).0, false),
    }
}

async fn message(call: &Call, kind: GameKind, page: HelpPage) -> Message {
    let settings = call.bot.guild_settings(call.place.guild).await;
    let picture = display::help_picture(kind, page, settings.colours);
    let (plays, at_table) = plays(call, kind, &settings);
    let otherwise = display::plays_otherwise(call.catalog, &plays, at_table);
    let has_hints = settings.hints == Switch::On;
    help::page(call.catalog, kind, page, picture, next(call), has_hints, otherwise)
}

fn next(call: &Call) -> Next {
    let channel = call.place.channel;
    match call.bot.table_at(channel) {
        Some(snapshot) => {
            let kind = snapshot.settings.options.kind();
            match snapshot.seat_of(call.person.id) {
                Some(_) if dealt(&snapshot.stage).is_some() => Next::Play,
                Some(_) => Next::Seated,
                None if snapshot.is_waiting(call.person.id) => Next::AwaitDeal(kind),
                None => Next::Join(kind),
            }
        }
        None if call.bot.tables.parked_at(channel).is_some() => Next::Wait,
        None => Next::Start,
    }
}
