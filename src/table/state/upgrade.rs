//! Upgrades documents of older versions.
//!
//! Only rearranges what is there: a malformed document stays malformed, and reading it fails later.

use serde_json::{Value as Json, json};

use crate::games::{self, GameKind};

/// Upgrades version 1, of the first release. There the settings held the rules' options and the
/// take-window side by side, picking piles was a stage of its own, and a running game's `margin`
/// held both what belongs to the clocks and what belongs to the game.
pub(super) fn from_v1(kind: GameKind, document: &mut Json) {
    if let Some(settings) = document["core"]["settings"].as_object_mut()
        && let Some(window) = settings.remove("take_window")
        && let Some(options) = settings.get_mut("options").and_then(Json::as_object_mut)
    {
        options.insert("take_window".to_owned(), window);
    }
    let Some(stage) = document["stage"].as_object_mut() else {
        return;
    };
    let running = stage.remove("picking").or_else(|| stage.remove("playing"));
    if let Some(running) = running {
        stage.insert("playing".to_owned(), running_from_v1(kind, &running));
    }
}

fn running_from_v1(kind: GameKind, running: &Json) -> Json {
    let empty = serde_json::Map::new();
    let margin = running["margin"].as_object().unwrap_or(&empty);
    let (session, pause) = games::upgrade_v1(kind, running);
    json!({
        "game": running["game"],
        "timing": {
            "overdue": margin.get("forced").unwrap_or(&json!([])),
            "timer": margin.get("timer"),
            "pause": pause,
        },
        "session": session,
    })
}
