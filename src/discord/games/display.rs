//! What a game shows: a closed dispatch over the games. Pure functions.

use super::getaway::keys::GetawayCatalog;
use super::getaway::view::Game;
use super::getaway::{self, answers, hand, outcome, picking, trick};
use crate::cards::Seat;
use crate::discord::i18n::Catalog;
use crate::discord::message::Message;
use crate::discord::render::lobby::GameInfo;
use crate::discord::render::{ActsBy, Scene};
use crate::games::getaway::session::PublicView;
use crate::games::{self, Options};
use crate::table::{GameNumber, Outcome, Playing, Settings, Snapshot, Stage};

/// What the lobby says of the table's game.
pub fn info(catalog: &Catalog, settings: &Settings) -> GameInfo {
    match &settings.options {
        Options::Getaway(options) => getaway::info(GetawayCatalog(catalog), settings, options),
    }
}

/// The rules in short. `at_table`: the settings are those of a table, not the server's defaults.
pub fn rules(catalog: &Catalog, settings: &Settings, at_table: bool) -> Message {
    match &settings.options {
        Options::Getaway(options) => {
            getaway::rules::short(GetawayCatalog(catalog), settings, options, at_table)
        }
    }
}

/// Which part of the game is being played: 0 for what comes before the play, then the tricks. Between
/// two parts the public message may move.
pub fn part(playing: &Playing) -> u32 {
    match Game::of(playing) {
        Game::Picking(_) => 0,
        Game::Playing(playing) => playing.present.number,
    }
}

/// The public message of the game that is being played.
pub fn playing(scene: &Scene, playing: &Playing) -> Message {
    match Game::of(playing) {
        Game::Picking(picking) => picking::open(scene, &picking),
        Game::Playing(playing) => trick::open(scene, &playing),
    }
}

/// The public result of a game that has just ended.
pub fn outcome(scene: &Scene, outcome: &Outcome) -> Message {
    let (Options::Getaway(options), games::PublicView::Getaway(view)) =
        (&scene.settings.options, &outcome.game);
    match view {
        PublicView::Playing(game) => outcome::open(scene, options, outcome, game),
        PublicView::Picking(_) => {
            debug_assert!(false, "a game that is over has been played");
            Message::text(scene.catalog.game_over())
        }
    }
}

/// The last form of the public message of a game that has just ended.
pub fn closed(scene: &Scene, outcome: &Outcome) -> Message {
    // Since the game ended people may have left and joined.
    let then = &Scene {
        seats: &outcome.seats,
        ..*scene
    };
    let games::PublicView::Getaway(view) = &outcome.game;
    match view {
        PublicView::Playing(game) => trick::closed(then, outcome.commitment.game, game),
        PublicView::Picking(_) => Message::text(scene.catalog.game_over()),
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
    let games::PublicView::Getaway(view) = view;
    (present == game).then(|| match view {
        PublicView::Playing(view) => trick::history(then, &view.past),
        PublicView::Picking(_) => Vec::new(),
    })
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
    match Game::of(running) {
        Game::Picking(picking) => Some(picking::own(&scene, &picking, seat)),
        Game::Playing(playing) => {
            let games::View::Getaway(view) = snapshot.view(seat)?;
            Some(hand::own(&scene, &playing, &view, by))
        }
    }
}

/// The hand of a player who acts by commands, without what only their turn adds to it; none where
/// every hand waits for its player's turn.
pub fn hand_at_rest(catalog: &'static Catalog, snapshot: &Snapshot, seat: Seat) -> Option<Message> {
    let scene = Scene::of(catalog, snapshot);
    let Stage::Playing(running) = &snapshot.stage else {
        return None;
    };
    let playing = Game::of(running).playing()?;
    let games::View::Getaway(view) = snapshot.view(seat)?;
    Some(hand::at_rest(&scene, &playing, &view))
}

/// What was dealt: cards, or what the game has in their place.
pub fn dealt(scene: &Scene, game: GameNumber) -> String {
    answers::dealt(scene, game)
}

/// The sentence for an act that was done.
pub fn done(scene: &Scene, done: &games::Done) -> String {
    match done {
        games::Done::Getaway(done) => answers::done(scene, done),
    }
}

/// The sentence for a refusal by the game.
pub fn refusal(
    scene: &Scene,
    snapshot: &Snapshot,
    seat: Option<Seat>,
    refusal: &games::Refusal,
) -> String {
    match refusal {
        games::Refusal::Getaway(refusal) => {
            let view = seat.and_then(|seat| snapshot.view(seat));
            let view = view
                .as_ref()
                .map(|games::View::Getaway(view)| view.as_ref());
            answers::refusal(scene, view, refusal)
        }
        games::Refusal::OtherGame => scene.catalog.refuse_stale(),
        games::Refusal::Seats => scene.catalog.refuse_internal(),
    }
}
