//! What a game shows: a closed dispatch over the games. Pure functions.

use super::getaway::keys::GetawayCatalog;
use super::palace::keys::PalaceCatalog;
use super::{getaway, palace};
use crate::cards::Seat;
use crate::discord::i18n::Catalog;
use crate::discord::render::lobby::GameInfo;
use crate::discord::render::message::Message;
use crate::discord::render::{ActsBy, Scene, outcome};
use crate::games::{self, Options, PublicView, View};
use crate::table::{GameNumber, Outcome, Playing, Settings, Snapshot, Stage};

/// What the lobby says of the table's game.
pub fn info(catalog: &Catalog, settings: &Settings) -> GameInfo {
    match &settings.options {
        Options::Getaway(options) => getaway::info(GetawayCatalog(catalog), settings, options),
        Options::Palace(options) => palace::info(PalaceCatalog(catalog), settings, *options),
    }
}

/// The rules in short. `at_table`: the settings are those of a table, not the server's defaults.
pub fn rules(catalog: &Catalog, settings: &Settings, at_table: bool) -> Message {
    match &settings.options {
        Options::Getaway(options) => {
            getaway::rules::short(GetawayCatalog(catalog), settings, options, at_table)
        }
        Options::Palace(options) => {
            palace::rules::short(PalaceCatalog(catalog), settings, *options, at_table)
        }
    }
}

/// Which part of the game is being played: 0 for what comes before the play, then the tricks, or
/// what the game has in their place. Between two parts the public message may move.
pub fn part(playing: &Playing) -> u32 {
    match &playing.game {
        PublicView::Getaway(view) => getaway::part(view),
        PublicView::Palace(view) => view.present.number,
    }
}

/// The public message of the game that is being played.
pub fn playing(scene: &Scene, playing: &Playing) -> Message {
    match &playing.game {
        PublicView::Getaway(view) => getaway::playing(scene, playing, view),
        PublicView::Palace(view) => palace::table::open(scene, &palace::Game::new(playing, view)),
    }
}

/// The public result of a game that has just ended.
pub fn outcome(scene: &Scene, outcome: &Outcome) -> Message {
    let info = info(scene.catalog, &scene.settings);
    match &outcome.game {
        PublicView::Getaway(view) => getaway::outcome(scene, outcome, &info, view),
        PublicView::Palace(view) => palace::outcome::open(scene, outcome, &info, view),
    }
}

/// The last form of the public message of a game that has just ended.
pub fn closed(scene: &Scene, outcome: &Outcome) -> Message {
    // Since the game ended people may have left and joined.
    let then = &outcome::then(scene, outcome);
    let game = outcome.commitment.game;
    match &outcome.game {
        PublicView::Getaway(view) => getaway::closed(then, game, view),
        PublicView::Palace(view) => palace::table::closed(then, game, view),
    }
}

/// What happened so far in the table's game, in pages, the oldest first; none if the table has no
/// such game any more.
pub fn history(scene: &Scene, game: GameNumber) -> Option<Vec<String>> {
    let (present, view, seats) = match scene.stage {
        Stage::Playing(playing) => (playing.commitment.game, &playing.game, scene.seats),
        Stage::Result(outcome) => (outcome.commitment.game, &outcome.game, &outcome.seats[..]),
        Stage::Lobby(_) | Stage::Ended(_) => return None,
    };
    let then = &Scene { seats, ..*scene };
    let told = match view {
        PublicView::Getaway(view) => getaway::history(then, view),
        PublicView::Palace(view) => palace::story::history(then, view),
    };
    (present == game).then(|| crate::discord::render::history::pages(told))
}

/// A player's own hand, or what stands in its place; none while no game is being played.
pub fn hand(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    seat: Seat,
    by: ActsBy,
) -> Option<Message> {
    let scene = Scene::of(catalog, snapshot);
    let Stage::Playing(running) = &snapshot.stage else {
        return None;
    };
    match (&running.game, snapshot.view(seat)) {
        (PublicView::Getaway(game), Some(View::Getaway(view))) => {
            Some(getaway::own(&scene, running, game, Some(&view), (seat, by)))
        }
        (PublicView::Getaway(game), None) => {
            Some(getaway::own(&scene, running, game, None, (seat, by)))
        }
        (PublicView::Palace(game), Some(View::Palace(view))) => {
            let game = &palace::Game::new(running, game);
            Some(palace::hand::own(&scene, game, &view, by))
        }
        (PublicView::Getaway(_) | PublicView::Palace(_), _) => None,
    }
}

/// The hand of a player who acts by commands, without what only their turn adds to it; none where
/// every hand waits for its player's turn.
pub fn hand_at_rest(catalog: &'static Catalog, snapshot: &Snapshot, seat: Seat) -> Option<Message> {
    let scene = Scene::of(catalog, snapshot);
    let Stage::Playing(running) = &snapshot.stage else {
        return None;
    };
    match (&running.game, snapshot.view(seat)?) {
        (PublicView::Getaway(game), View::Getaway(view)) => {
            getaway::at_rest(&scene, running, game, &view)
        }
        (PublicView::Palace(_), View::Palace(view)) => Some(palace::hand::at_rest(&scene, &view)),
        (PublicView::Getaway(_) | PublicView::Palace(_), _) => None,
    }
}

/// What was dealt: cards, or what the game has in their place.
pub fn dealt(scene: &Scene, game: GameNumber) -> String {
    match scene.settings.options {
        Options::Getaway(_) => getaway::answers::dealt(scene, game),
        Options::Palace(_) => PalaceCatalog(scene.catalog).done_exchange(game.0),
    }
}

/// The sentence for an act that was done.
pub fn done(scene: &Scene, done: &games::Done) -> String {
    match done {
        games::Done::Getaway(done) => getaway::answers::done(scene, done),
        games::Done::Palace(done) => palace::answers::done(scene, *done),
    }
}

/// The sentence for a refusal by the game.
pub fn refusal(
    scene: &Scene,
    snapshot: &Snapshot,
    seat: Option<Seat>,
    refusal: &games::Refusal,
) -> String {
    let view = seat.and_then(|seat| snapshot.view(seat));
    match (refusal, view) {
        (games::Refusal::Getaway(refusal), Some(View::Getaway(view))) => {
            getaway::answers::refusal(scene, Some(&view), refusal)
        }
        (games::Refusal::Getaway(refusal), _) => getaway::answers::refusal(scene, None, refusal),
        (games::Refusal::Palace(refusal), _) => palace::answers::refusal(scene, *refusal),
        (games::Refusal::OtherGame, _) => scene.catalog.refuse_stale(),
        (games::Refusal::Seats, _) => scene.catalog.refuse_internal(),
    }
}
