//! What lobbies and results say about the shuffle: the players' words, and the fingerprints and
//! secrets in small print below everything else.

use super::Scene;
use super::names::word_shown;
use crate::table::{Commitment, Outcome};

/// The players' words in the order in which they came, or that they are void, then an empty line.
/// Empty if nobody has cut.
pub fn cuts(scene: &Scene, game: &Commitment) -> Vec<String> {
    if game.cuts.is_empty() {
        let void = (game.voided > 0).then(|| scene.catalog.cuts_void());
        return void
            .into_iter()
            .flat_map(|void| [void, String::new()])
            .collect();
    }
    let mut lines = vec![scene.catalog.cuts_heading()];
    for cut in &game.cuts {
        let word = word_shown(scene.catalog, &cut.word);
        lines.push(scene.catalog.cut_line(scene.name(cut.seat), word));
    }
    lines.push(String::new());
    lines
}

/// The small print of a lobby: the fingerprint, and the offer to cut as long as nobody has.
pub fn before(scene: &Scene, next: &Commitment) -> Vec<String> {
    let mut lines = vec![commit(scene, next)];
    if next.cuts.is_empty() {
        lines.push(small(&scene.catalog.cut_offer()));
    }
    lines
}

pub fn commit(scene: &Scene, game: &Commitment) -> String {
    small(&scene.catalog.commit(game.game.0, game.commit.clone()))
}

/// The small print of a result: the secret of the game that ended, and the next one's fingerprint.
pub fn after(scene: &Scene, outcome: &Outcome) -> [String; 2] {
    let (over, next) = (&outcome.commitment, &outcome.next);
    let catalog = scene.catalog;
    [
        small(&catalog.revealed(over.game.0, outcome.secret.clone())),
        small(&catalog.next_commit(next.game.0, next.commit.clone())),
    ]
}

fn small(line: &str) -> String {
    format!("-# {line}")
}
