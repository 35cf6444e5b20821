//! The result of a game: how its last stack went, or that it was stopped without a loser; its story
//! as a picture.

use super::keys::PalaceCatalog;
use super::{chart, story};
use crate::discord::render::Scene;
use crate::discord::render::lobby::GameInfo;
use crate::discord::render::message::Message;
use crate::discord::render::outcome::{self, Told};
use crate::games::palace::session::PublicView;
use crate::table::Outcome;

/// The result while the next game can be dealt.
pub fn open(scene: &Scene, outcome: &Outcome, info: &GameInfo, game: &PublicView) -> Message {
    let then = &outcome::then(scene, outcome);
    let told = Told {
        end: game.past.last().map(|log| story::whole(then, log)),
        without_loser: PalaceCatalog(scene.catalog).outcome_stopped(),
        review: false,
        picture: Some(Box::new(chart::picture(then, game))),
    };
    outcome::open(scene, outcome, info, told)
}
