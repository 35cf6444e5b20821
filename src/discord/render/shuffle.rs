//! What lobbies and results say about the shuffle: the players' words, and the fingerprint in small
//! print below everything else.

use super::Scene;
use super::names::word_shown;
use crate::table::Commitment;

/// The players' words in the order in which they came, in one small line, or that they are void.
/// `None` if nobody has cut.
pub fn cuts(scene: &Scene, game: &Commitment) -> Option<String> {
    let catalog = scene.catalog;
    if game.cuts.is_empty() {
        return (game.voided > 0).then(|| small(&catalog.cuts_void()));
    }
    let cuts = game
        .cuts
        .iter()
        .map(|cut| catalog.cut_line(scene.name(cut.seat), word_shown(catalog, &cut.word)));
    Some(small(&catalog.cuts(cuts.collect::<Vec<_>>().join(" · "))))
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
