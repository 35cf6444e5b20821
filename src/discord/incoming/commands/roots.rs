//! The root command of each game: the subcommands that all games share, with the game's own among
//! them, which it declares as data.

use poise::serenity_prelude as serenity;
use poise::{BoxFuture, SlashArgument};
use serenity::{CommandOptionType, CreateAutocompleteResponse, CreateCommandOption, ResolvedValue};

use super::autocomplete::{choices, typist};
use super::typed::{OneOf, Typed, without_name};
use super::{Command, Context, Error, Parameter, answer, describe, game_options, kind, option};
use crate::discord::incoming::actions::{self, carry_out, scores, settings};
use crate::discord::incoming::respond::Reply;
use crate::discord::unreadable::{self, Unreadable};
use crate::games::options::Named;
use crate::games::{GameKind, by_kind};
use crate::screen::games::kit::asked::{self, CommandOption, Moves, Person, Takes};

pub fn commands() -> Vec<Command> {
    GameKind::ALL.iter().map(|kind| root(*kind)).collect()
}

/// A root command without its name and its subcommands.
#[poise::command(
    slash_command,
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild"
)]
async fn game(ctx: Context<'_>) -> Result<(), Error> {
    // Discord sends a subcommand with every command; this one has none that can be read.
    unreadable::count(
        "INTERACTION_CREATE",
        &Unreadable::at("data.options", "expected a subcommand"),
    );
    answer!(ctx, |call| async { Ok(Reply::text(call.catalog.refuse_internal())) })
}

fn root(kind: GameKind) -> Command {
    let before = [
        actions::start(),
        actions::join(),
        actions::leave(),
        actions::deal(),
        actions::cut(),
        actions::hand(),
    ];
    let own = by_kind!(kind, |G| <G as Moves>::COMMANDS.iter().map(declared).collect::<Vec<_>>());
    let daily = kind.daily().map(|_| actions::daily::daily());
    let after = [
        actions::plan::plan(),
        actions::hint(),
        actions::table(),
        actions::stop(),
        scores::leaderboard(),
        scores::stats(),
        actions::record(),
        actions::verify(),
        actions::rules(),
        settings::settings(),
        settings::language(),
        actions::help(),
        actions::learn::learn(),
        settings::forget_me(),
    ];
    let subcommands = before.into_iter().chain(own).chain(daily).chain(after);
    let mut root = Command {
        name: kind.name().into(),
        subcommand_required: true,
        subcommands: subcommands.collect(),
        ..game()
    };
    for command in &mut root.subcommands {
        command.parameters.extend(game_options(&command.name, kind));
    }
    describe(&mut root, kind);
    root
}

/// One of a game's own commands.
fn declared<G: Moves>(command: &asked::Command<G>) -> Command {
    Command {
        name: command.name.into(),
        parameters: command.options.iter().map(parameter).collect(),
        ..own()
    }
}

fn parameter<G: Moves>(own: &CommandOption<G>) -> Parameter {
    let takes = match own.takes {
        Takes::Text(_) => Typed::create,
        Takes::Number(..) => number::<G>,
        Takes::Switch => return option(own.name, <OneOf<bool> as SlashArgument>::create),
    };
    Parameter { required: true, autocomplete_callback: Some(complete), ..option(own.name, takes) }
}

/// A number up to the highest one of the game's option with this name: poise has no room for it.
fn number<G: Moves>(built: CreateCommandOption) -> CreateCommandOption {
    let written = serde_json::to_value(&built).unwrap_or_default();
    let all = G::COMMANDS.iter().flat_map(|command| command.options);
    let most = all.filter_map(|own| match own.takes {
        Takes::Number(most, _) if written["name"] == own.name => Some(most),
        _ => None,
    });
    let built = built.kind(CommandOptionType::Integer).min_int_value(1);
    most.fold(built, |built, most| built.max_int_value(most.into()))
}

/// A game's own command without its name and its options.
#[poise::command(slash_command)]
async fn own(ctx: Context<'_>) -> Result<(), Error> {
    let (kind, command) = (kind(ctx), &ctx.command().name);
    answer!(ctx, |call| carry_out(call, |person| {
        asked::typed(kind, command, |option| given(ctx, option), person)
    }))
}

/// What somebody gave this option; empty if nothing.
fn given(ctx: Context<'_>, option: &str) -> String {
    let names = ctx.args.iter().map(|given| given.name);
    let given = ctx.args.iter().find(|given| given.name == option);
    match given.map(|given| &given.value) {
        Some(ResolvedValue::String(text)) => without_name(text, names).to_owned(),
        Some(ResolvedValue::Integer(number)) => number.to_string(),
        _ => String::new(),
    }
}

/// Offers what fits what somebody has typed so far.
fn complete<'a>(ctx: Context<'a>, typed: &'a str) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let offered = async {
            let option = ctx.interaction.data.autocomplete()?;
            let (bot, invocation) = typist(ctx).await?;
            let snapshot = bot.table_at(invocation.place.channel)?;
            let person = Person::of(invocation.catalog, &snapshot, invocation.person.id);
            let command = &ctx.command().name;
            let offered = asked::offered(kind(ctx), command, option.name, typed, person)?;
            Some(choices(offered, option.kind == CommandOptionType::Integer))
        };
        let offered = offered.await.unwrap_or_default();
        CreateAutocompleteResponse::new().set_choices(offered)
    })
}

#[cfg(test)]
mod tests;
