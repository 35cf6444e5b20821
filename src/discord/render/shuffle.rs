//! What lobbies and results say about the shuffle: the players' words, and the fingerprint in small
//! print below everything else.

use super::Scene;
use super::names::word_shown;
use crate::table::Commitment;

/// The players' words in the order in which they came, or that they are void, then an empty line.
/// Empty if nobody has cut.
pub fn cuts(scene: &Scene, game: &Commitment) -> Vec<String> {
    if game.cuts.is_empty() {
        let void = (game.voided > 0).then(|| scene.catalog.cuts_void());
        return void.into_iter().flat_map(|void| [void, String::new()]).collect();
    }
    let mut lines = vec![scene.catalog.cuts_heading()];
    for cut in &game.cuts {
        let word = word_shown(scene.catalog, &cut.word);
        lines.push(scene.catalog.cut_line(scene.name(cut.seat), word));
    }
    lines.push(String::new());
    lines
}

/// How many digits of a fingerprint are shown: 160 bits. `verify` shows all of them.
const DIGITS: usize = 40;

/// The fingerprint of the secret of a game that is still to be dealt, in small print.
pub fn commit(scene: &Scene, game: &Commitment) -> String {
    let digits: String = game.commit.chars().take(DIGITS).collect();
    small(&scene.catalog.commit(game.game.0, digits))
}

pub fn small(line: &str) -> String {
    format!("-# {line}")
}
