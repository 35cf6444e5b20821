//! The root command of each game: the subcommands that all games share, with the game's own moves
//! among them.

use super::Moves;
use crate::discord::incoming::commands::{
    Command, Context, Error, answer, plan, scores, settings, table,
};
use crate::discord::incoming::respond::Reply;
use crate::discord::unreadable::{self, Unreadable};
use crate::games::options::Named;
use crate::games::{GameKind, by_kind};

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
    answer!(ctx, |_, invocation| async { Reply::text(invocation.catalog.refuse_internal()) })
}

fn root(kind: GameKind) -> Command {
    let before =
        [table::start(), table::join(), table::leave(), table::deal(), table::cut(), table::hand()];
    let moves = by_kind!(kind, |G| <G as Moves>::commands());
    let daily = kind.daily().map(|_| table::daily());
    let after = [
        plan::plan(),
        table::hint(),
        table::table(),
        table::stop(),
        scores::leaderboard(),
        scores::stats(),
        scores::record(),
        scores::verify(),
        table::rules(),
        settings::settings(),
        settings::language(),
        table::help(),
        settings::forget_me(),
    ];
    let subcommands = before.into_iter().chain(moves).chain(daily).chain(after);
    Command {
        name: kind.name().into(),
        subcommand_required: true,
        subcommands: subcommands.collect(),
        ..game()
    }
}

#[cfg(test)]
mod tests;
