//! What people can do only in King. Commands and button presses send the table the same requests.

use super::custom_id::KingAction;
use super::sheet;
use crate::discord::bot::Bot;
use crate::discord::games::kit::on_discord::OnDiscord;
use crate::discord::incoming::actions::{ask, no_table};
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;
use crate::discord::render::{Scene, outcome};
use crate::games::king::King;
use crate::games::king::rules::{Bid, Choice};
use crate::games::king::session::{PlayerMove, PublicView};
use crate::games::{In, PublicView as AnyView};
use crate::table::{GameNumber, Stage};

pub async fn press(bot: &Bot, invocation: &Invocation, action: KingAction) -> Reply {
    let (at, asked) = match action {
        KingAction::Play(at, card) => (at, Some(PlayerMove::Play(card))),
        KingAction::Trumps(at, trumps) => (at, Some(PlayerMove::Choose(Choice::Trumps(trumps)))),
        KingAction::Auction(at) => (at, Some(PlayerMove::Choose(Choice::Auction))),
        KingAction::Bid(at, tricks) => (at, Bid::new(tricks).map(PlayerMove::Bid)),
        KingAction::Pass(at) => (at, Some(PlayerMove::Pass)),
        KingAction::Direction(at, way) => (at, Some(PlayerMove::Direct(way))),
        KingAction::Sheet(game) => return score_sheet(bot, invocation, game),
    };
    match asked {
        Some(asked) => ask(bot, invocation, Some(at), King::act(asked)).await,
        None => Reply::text(invocation.catalog.refuse_stale()),
    }
}

/// Shows the score sheet of the table's game.
fn score_sheet(bot: &Bot, invocation: &Invocation, game: GameNumber) -> Reply {
    let Some(display) = bot.display(invocation.place.channel) else {
        return no_table(bot, invocation);
    };
    let snapshot = display.snapshot();
    let scene = Scene::of(invocation.catalog, &snapshot);
    let of = |view| <King as In<AnyView>>::peek(view);
    let shown = |scene: &Scene, at, view: Option<&PublicView>| {
        let view = view.filter(|_| at == game)?;
        Some(Reply::ephemeral(sheet::message(scene, game, view)))
    };
    let reply = match &snapshot.stage {
        Stage::Playing(playing) => shown(&scene, playing.commitment.game, of(&playing.game)),
        Stage::Result(over) => {
            let then = outcome::then(&scene, over);
            shown(&then, over.commitment.game, of(&over.game))
        }
        Stage::Lobby(_) | Stage::Ended(_) => None,
    };
    reply.unwrap_or_else(|| Reply::text(invocation.catalog.refuse_stale()))
}
