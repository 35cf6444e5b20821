//! What lobbies and results say about the shuffle, in small print below everything else: the players'
//! words, then the fingerprint.

use super::Scene;
use super::names::word_shown;
use getaway_games::cards::Cut;
use getaway_table::Commitment;

/// The players' words in the order in which they came, or that they are void. Empty if nobody has
/// cut. Each word has a line of its own, so no word looks like the cut of somebody else.
pub fn cuts(scene: &Scene, game: &Commitment) -> Vec<String> {
    let catalog = scene.catalog;
    if game.cuts.is_empty() {
        return (game.voided > 0).then(|| small(&catalog.cuts_void())).into_iter().collect();
    }
    let line =
        |cut: &Cut| small(&catalog.cut_line(scene.name(cut.seat), word_shown(catalog, &cut.word)));
    game.cuts.iter().map(line).collect()
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
