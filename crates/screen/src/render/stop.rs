//! What people read while somebody wants to stop a game that counts, at the table and in their
//! hands, or while the last two are asked to end what is certain.

use super::Scene;
use super::message::{Button, ButtonStyle, Message};
use super::scene::{countdown, vote};
use crate::custom_id::Action;
use getaway_games::cards::Seat;
use getaway_table::{GameNumber, Offer, Vote};

/// Puts the question to the others above the table, and the buttons to answer it below.
pub fn with_question(scene: &Scene, game: GameNumber, vote: &Vote, table: Message) -> Message {
    let catalog = scene.catalog;
    let mut lines = vec![catalog.stop_vote(scene.person(vote.by), countdown(vote.ends))];
    if !vote.agreed.is_empty() {
        lines.push(catalog.stop_agreed(scene.names(vote.agreed.iter())));
    }
    lines.push(catalog.stop_asked(scene.names(vote.asked.iter())));
    let [keep, agree] = answers(scene, game, vote);
    let take_back =
        Button::secondary(Action::TakeBackStop(game, vote.id), catalog.button_take_back_stop());
    lines.insert(0, table.said());
    Message { content: lines.join("\n"), ..table }.with_buttons(vec![keep, agree, take_back])
}

/// Asks the last two players above the table whether the game shall end as it certainly will.
pub fn with_offer(scene: &Scene, game: GameNumber, offer: &Offer, table: Message) -> Message {
    let catalog = scene.catalog;
    let mut lines = vec![table.said(), catalog.foregone_offer(scene.bold(offer.loser))];
    if !offer.agreed.is_empty() {
        lines.push(catalog.stop_agreed(scene.names(offer.agreed.iter())));
    }
    let button = |agrees, label| Button::secondary(Action::EndForegone(game, agrees), label);
    let buttons =
        [button(true, catalog.button_end_foregone()), button(false, catalog.button_keep_playing())];
    Message { content: lines.join("\n"), ..table }.with_buttons(buttons.into())
}

/// The buttons of those who are asked.
fn answers(scene: &Scene, game: GameNumber, vote: &Vote) -> [Button; 2] {
    let catalog = scene.catalog;
    let (keep, agree) = (catalog.button_keep_playing(), catalog.button_agree_stop());
    [
        Button::secondary(Action::KeepPlaying(game, vote.id), keep),
        Button::new(Action::AgreeToStop(game, vote.id), agree, ButtonStyle::Danger),
    ]
}

/// The question and its buttons in the hand of somebody who is asked. It stays the same until they
/// have answered or the vote is over.
pub fn in_hand(scene: &Scene, seat: Seat) -> Option<(String, [Button; 2])> {
    let vote = vote(scene.stage).filter(|vote| vote.asked.contains(seat))?;
    let answers = answers(scene, scene.moment()?.game, vote);
    let asked = scene.catalog.own_stop_asked(scene.person(vote.by));
    Some((asked, answers))
}

#[cfg(test)]
mod tests {
    use std::time::UNIX_EPOCH;

    use crate::games::kit::display;
    use crate::games::kit::testing::{
        Table, assert_harmless, read, seat, seats, with_hostile_names,
    };
    use crate::i18n::Language;
    use getaway_games::cards::SeatSet;
    use getaway_games::palace::Palace;
    use getaway_games::palace::rules::{Length, Options};
    use getaway_table::{GameSnapshot, InteractionId, Stage, UserId, Vote};

    /// A game of Ann, Bob and another person that Ann wants to stop.
    fn table() -> Table<Palace> {
        let mut seats = seats();
        seats[2] = seats[0].clone();
        Table::of(Options { length: Length::Short, ..Options::default() }, seats)
    }

    fn shown(table: &Table<Palace>, vote: Vote) -> String {
        let playing = GameSnapshot { vote: Some(vote), ..table.playing() };
        let stage = Stage::Playing(playing.clone());
        read(&display::playing(&table.scene(&stage), &playing))
    }

    fn vote() -> Vote {
        Vote {
            by: UserId(11),
            id: InteractionId(u64::MAX),
            ends: UNIX_EPOCH,
            agreed: SeatSet::of(seat(1)),
            asked: SeatSet::of(seat(2)),
        }
    }

    #[test]
    fn the_question_is_above_the_table_and_its_buttons_are_below() {
        let text = shown(&table(), vote());
        let table = table().public();
        assert!(text.contains(&table), "{text}");
        insta::assert_snapshot!(text.replace(&table, "(the table)"), @r"
        **Game 7: swap, then ready** · Waiting for Ann \(seat 1\), \*Bob\*, Ann \(seat 3\).
        **Ann \(seat 1\)** asks to end this game without a result. If everyone who still plays agrees, it ends. Otherwise the others play on without them, and the game counts. Time is up <t:0:R>; until then, play goes on.
        Agreed: \*Bob\*
        Still asked: Ann \(seat 3\)
        ---
        (the table)
        ---
        [Play on] [End it] [Take back]
        ");
    }

    #[test]
    fn no_name_breaks_the_question_in_any_language() {
        for language in Language::ALL {
            let mut table = table();
            table.language = *language;
            with_hostile_names(&mut table.seats);
            assert_harmless(&shown(&table, vote()), "", *language);
        }
    }
}
