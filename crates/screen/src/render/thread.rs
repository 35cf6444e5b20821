//! Texts about a table's own thread: its name, and the line with its last result in the parent
//! channel. Pure functions.

use super::message::signs::as_text;
use super::names::{beginning, distinct_names, escaped, shown};
use super::options::value_label;
use super::plan::link;
use super::replay;
use crate::i18n::Catalog;
use getaway_games::{GameKind, Tally};
use getaway_store::StoredGame;
use getaway_table::{Place, UserId};

/// The longest thread name that Discord accepts, counted in UTF-16 code units as JavaScript does,
/// to be safe.
const NAME_MAX: usize = 100;

/// The name of a thread for a table of this host. Discord doesn't read markup in it, so nothing is
/// escaped.
pub fn name(catalog: &Catalog, host: &str) -> String {
    let name = as_text(&catalog.thread_name(shown(catalog, host)));
    beginning(&name, NAME_MAX, |sign| sign.encode_utf16().count()).to_owned()
}

/// A line that says how the last game of a table in this thread ended, and links to the thread.
/// `name`: what the people are called, if that is known.
pub fn over(
    catalog: &Catalog,
    place: Place,
    games: usize,
    kind: GameKind,
    last: &StoredGame,
    name: impl Fn(UserId) -> Option<String>,
) -> String {
    // Unlike a mention, a link also works for an archived thread.
    let over = catalog.thread_over(link(place, None), games);
    let users = last.players.iter().map(|player| player.user);
    let known: Vec<Option<String>> = users.clone().map(|user| user.and_then(&name)).collect();
    let people =
        users.map(|user| user.unwrap_or(UserId(0))).zip(known.iter().map(Option::as_deref));
    let called = distinct_names(catalog, people);
    let seats = last.players.iter().zip(&last.results).zip(known.iter().zip(called));
    let counted = seats.filter(|((_, placed), _)| placed.tallied);
    let who: Vec<String> = counted
        .map(|((player, _), (known, called))| match known {
            Some(_) => format!("**{}**", escaped(&called)),
            None if player.user.is_none() && !replay::is_person(player) => {
                catalog.thread_computer(value_label(catalog, &player.label))
            }
            None => catalog.somebody(),
        })
        .collect();
    if who.is_empty() {
        return over;
    }
    let (shared, who) = (who.len() > 1, catalog.list(who));
    let result = match kind.tally() {
        Tally::LastLoses => catalog.outcome_text(who),
        Tally::FirstWins if shared => catalog.outcome_text_shared(who),
        Tally::FirstWins => catalog.outcome_text_won(who),
    };
    let last = catalog.thread_last(last.number.0, result);
    format!("{over} {last}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use getaway_games::options::Named;

    #[test]
    fn a_name_is_visible_and_short_in_every_language() {
        for language in Language::ALL {
            for kind in GameKind::ALL {
                let catalog = language.catalog_of(*kind);
                for host in ["Asha", "", "\u{200b}\n\u{202e}", &"\u{1f0cf}".repeat(200)] {
                    let name = name(catalog, host);
                    assert!(name.encode_utf16().count() <= NAME_MAX, "{name}");
                    let bad = |c: char| c.is_control() || ('\u{202a}'..='\u{202e}').contains(&c);
                    assert!(!name.trim().is_empty() && !name.contains(bad), "{name:?}");
                }
            }
        }
        let catalog = Language::English.catalog_of(GameKind::Getaway);
        insta::assert_snapshot!(name(catalog, "**Asha** @here"), @"Getaway: **Asha** @here");
        assert_eq!(name(catalog, "Q♠ of ♥"), "Getaway: Q♠\u{fe0e} of ♥\u{fe0e}");
        let long = name(catalog, &"♠".repeat(200));
        assert!(discord_sandbox::drawn_signs(&long).is_empty(), "{long}");
    }
}
