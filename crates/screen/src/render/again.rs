//! A game that is dealt again: what the lobby, the table, the result and *Verify* say about that, and how
//! it ended in comparison with the earlier one.

use super::message::{Button, Colour, Message};
use super::scene::Scene;
use super::{numbers, replay};
use crate::custom_id::Action;
use crate::i18n::Catalog;
use getaway_games::Record;
use getaway_games::cards::{Seat, Shuffle};
use getaway_table::{DealtAgain, GameNumber, Outcome, Person, SeatInfo};

/// How many of those who know the cards are named.
const NAMED: usize = 20;

/// What the lobby says instead of a fingerprint.
pub fn lobby(scene: &Scene, again: DealtAgain) -> Vec<String> {
    let catalog = scene.catalog;
    let known = scene.earlier.map_or(&[][..], |earlier| &earlier.known_to);
    let sits = |person: &&Person| {
        scene.seats.iter().filter_map(SeatInfo::person).any(|here| here.id == person.id)
    };
    let (here, elsewhere): (Vec<_>, Vec<_>) = known.iter().partition(sits);
    let named =
        here.into_iter().chain(elsewhere).take(NAMED).map(|person| scene.among_others(person));
    let more = known.len().saturating_sub(NAMED);
    let names = catalog.list(named.chain((more > 0).then(|| catalog.plan_others(more))));
    let known = (!known.is_empty()).then(|| catalog.again_known(names));
    [catalog.again_lobby(again.game.0, again.seats)].into_iter().chain(known).collect()
}

/// The places of all seats, in the earlier game and in this one. Empty if either had no result.
pub fn compared(now: &Scene, outcome: &Outcome) -> Vec<String> {
    let (Some(again), Some(earlier), Some(results)) =
        (outcome.commitment.again, now.earlier, &outcome.results)
    else {
        return Vec::new();
    };
    if earlier.results.is_empty() {
        return Vec::new();
    }
    let known = earlier.known_to.iter().map(|person| (person.id, person.name.clone()));
    let seats = replay::seats(now.catalog, &earlier.players, &known.collect());
    let then = Scene { seats: &seats, waiting: &[], ..*now };
    let places = earlier.results.iter().map(|placed| (placed.place, placed.score));
    let places_now = results.placings().iter().map(|now| (now.place, now.score.map(i64::from)));
    vec![
        now.catalog.again_then(again.game.0, by_seat(&then, places)),
        now.catalog.again_now(by_seat(now, places_now)),
    ]
}

fn by_seat(scene: &Scene, places: impl Iterator<Item = (u8, Option<i64>)>) -> String {
    let catalog = scene.catalog;
    let told = Seat::first(scene.seats.len()).zip(places).map(|(seat, (place, score))| {
        let name = scene.name(seat);
        let scored = |score| catalog.outcome_scored(name.clone(), catalog.isolated(score));
        let name = score.map(numbers::signed).map_or(name.clone(), scored);
        catalog.outcome_place(usize::from(place), name)
    });
    told.collect::<Vec<_>>().join(" · ")
}

/// Whether a game has the cards and draws of the one that had this shuffle, and the way to that one.
pub fn verified(catalog: &Catalog, game: GameNumber, record: &Record, of: &Shuffle) -> Message {
    let said = match record.verify_by(of) {
        Ok(_) => catalog.verify_again(of.game),
        Err(_) => catalog.verify_again_bad(of.game),
    };
    let verify = Action::Verify(record.kind(), GameNumber(of.game));
    let earlier = Button::secondary(verify, catalog.replay_game(of.game));
    Message::embed(catalog.verify_title(game.0), said, Colour::Result).with_buttons(vec![earlier])
}

pub fn button(catalog: &Catalog, action: Action) -> Button {
    Button::secondary(action, catalog.button_deal_again())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::display;
    use crate::games::kit::testing::{self, Table, buttons, commitment, person, read};
    use crate::i18n::Language;
    use crate::render::lobby as lobbies;
    use getaway_games::palace::Palace;
    use getaway_games::{GameKind, Level, Results};
    use getaway_store::{EarlierGame, Placed, PlayerRow, UserId};
    use getaway_table::{Commitment, Owner, Settings, Stage};

    fn known(id: u64, name: &str) -> Person {
        Person { id: UserId(id), name: name.to_owned() }
    }

    fn row(user: Option<u64>, label: &str) -> PlayerRow {
        PlayerRow { user: user.map(UserId), label: label.to_owned(), hints: 0 }
    }

    /// Ann, a computer and somebody who is forgotten have played it, and Cid when it was dealt again.
    fn earlier() -> EarlierGame {
        let placed = |place, tallied| Placed { place, tallied, score: None };
        EarlierGame {
            known_to: vec![known(13, "Cid"), known(11, "Ann")],
            players: vec![row(Some(11), "person"), row(None, "hard"), row(None, "person")],
            results: vec![placed(2, false), placed(1, false), placed(3, true)],
        }
    }

    #[test]
    fn a_lobby_says_whose_cards_these_are_and_who_knows_them() {
        let next = Commitment {
            again: Some(DealtAgain { game: GameNumber(7), seats: 3 }),
            ..commitment(9)
        };
        let stage = Stage::Lobby(next.clone());
        let seats = [person(11, "Ann"), person(12, "Bob")].map(SeatInfo::new);
        let mut earlier = earlier();
        for language in Language::ALL {
            let catalog = language.catalog();
            let usual = testing::scene(catalog, Settings::of(GameKind::Getaway), &seats, &stage);
            let scene = Scene { earlier: Some(&earlier), ..usual };
            let message = lobbies::open(&scene, &next);
            let said = read(&message);
            let known = said.split(&catalog.again_lobby(7, 3)).nth(1).expect("the game is named");
            assert!(known.find("Ann") < known.find("Cid"), "who sits here is first: {said}");
            assert!(known.contains("Ann") && known.contains("Cid"), "{said}");
            assert!(!said.contains("c0ffee"), "nothing is promised: {said}");
            assert!(said.contains(&catalog.lobby_seats_exact(2, 3)), "{said}");
            let buttons = buttons(&message);
            assert!(!buttons.iter().any(|button| matches!(button.action, Action::Cut(_))));
            let closed = read(&lobbies::closed(&scene, &next));
            assert!(closed.contains(&catalog.again_note(7)) && !closed.contains("c0ffee"));
        }
        let said = Language::English.catalog().lobby_seats_exact(2, 3);
        assert_eq!(said, "**Seats:** 2 taken, 3 can play");
        // Many who know them take no more room than a few lines.
        earlier.known_to.extend((100..130).map(|id| known(id, &format!("P{id}"))));
        let catalog = Language::English.catalog();
        let usual = testing::scene(catalog, Settings::of(GameKind::Getaway), &seats, &stage);
        let said = lobby(&Scene { earlier: Some(&earlier), ..usual }, next.again.unwrap());
        assert!(
            said[1].contains("Ann, Cid, P100") && said[1].ends_with("P117, 12 more"),
            "{said:?}"
        );
    }

    #[test]
    fn the_table_says_so_and_the_result_compares_both_games_by_seat() {
        let computer = Owner::Computer { level: Level::Normal, number: 1 };
        let seats = [person(12, "Bob"), person(13, "Cid"), computer].map(SeatInfo::new);
        let table = Table::<Palace>::of(Default::default(), seats.into());
        let again = Some(DealtAgain { game: GameNumber(7), seats: 3 });
        let mut playing = table.playing();
        playing.commitment.again = again;
        let stage = Stage::Playing(playing.clone());
        let shown = read(&display::playing(&table.scene(&stage), &playing));
        let note = Language::English.catalog().again_note(7);
        assert!(shown.contains(&note), "{shown}");
        assert!(!table.public().contains(&note));

        let places = [2, 0, 1].map(|at| Seat::new(at).unwrap());
        let mut outcome = Outcome { counts: false, ..table.outcome(Results::in_order(places)) };
        outcome.commitment.again = again;
        let stage = Stage::Result(outcome.clone());
        let mut earlier = earlier();
        let told = |earlier: Option<&EarlierGame>| {
            let scene = Scene { earlier, ..table.scene(&stage) };
            let told = read(&display::outcome(&scene, &outcome)).replace('\u{a0}', " ");
            told.lines().take_while(|line| !line.starts_with('[')).collect::<Vec<_>>().join("\n")
        };
        insta::assert_snapshot!(told(Some(&earlier)), @r"
        <@13> is the loser of this game.
        ---
        # Game 7 is over
        **Got away:** 1\. 🤖 Ada · 2\. Bob
        **By seat, in game 7:** 2\. Ann · 1\. 🤖 Ada · 3\. somebody
        **By seat, this time:** 2\. Bob · 3\. Cid · 1\. 🤖 Ada
        -# The cards and draws of game 7, dealt again: not a shuffle, and it counts nowhere.
        -# Fair shuffle of game 8: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ff`
        ---
        ");
        // That game ended without a result, or was a deal of the day.
        earlier.results.clear();
        assert_eq!(told(Some(&earlier)), told(None));
        assert!(!told(None).contains("By seat"));
    }
}
