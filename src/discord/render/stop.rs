//! What everyone reads while somebody wants to stop a game that counts.

use super::Scene;
use super::message::{Button, ButtonStyle, Colour, Message};
use super::scene::countdown;
use crate::discord::custom_id::Action;
use crate::table::{GameNumber, Vote};

/// Puts the question to the others above the table, and the buttons to answer it below.
pub fn asked(scene: &Scene, game: GameNumber, vote: &Vote, table: Message) -> Message {
    let catalog = scene.catalog;
    let mut lines = vec![catalog.stop_vote(scene.person(vote.by), countdown(vote.ends))];
    if !vote.agreed.is_empty() {
        lines.push(catalog.stop_agreed(scene.names(vote.agreed.iter())));
    }
    lines.push(catalog.stop_asked(scene.names(vote.asked.iter())));
    let agree = Button::new(
        Action::AgreeToStop(game, vote.id),
        catalog.button_agree_stop(),
        ButtonStyle::Danger,
    );
    let take_back = Button::new(
        Action::TakeBackStop(game, vote.id),
        catalog.button_take_back_stop(),
        ButtonStyle::Secondary,
    );
    let content = lines.join("\n");
    Message { content, ..table }.with_buttons(vec![agree, take_back])
}

/// The table while computers play the game to its end, out of sight.
pub fn playing_out(scene: &Scene, game: GameNumber) -> Message {
    let catalog = scene.catalog;
    let title = catalog.playing_out_title(game.0);
    Message::embed(title, catalog.playing_out(), Colour::Live)
}

#[cfg(test)]
mod tests {
    use std::time::UNIX_EPOCH;

    use crate::cards::SeatSet;
    use crate::discord::games::kit::display;
    use crate::discord::games::kit::testing::{
        Table, assert_harmless, read, seat, seats, with_hostile_names,
    };
    use crate::discord::i18n::Language;
    use crate::games::palace::Palace;
    use crate::games::palace::rules::{Length, Options};
    use crate::table::{InteractionId, Outcome, Playing, Stage, Stop, UserId, Vote};

    /// A game of Ann, Bob and another person that Ann wants to stop.
    fn table() -> Table<Palace> {
        let mut seats = seats();
        seats[2] = seats[0].clone();
        let length = Length::Short;
        Table::of(Options { length }, seats)
    }

    fn shown(table: &Table<Palace>, stop: Stop) -> String {
        let playing = Playing {
            stop: Some(stop),
            ..table.playing()
        };
        let stage = Stage::Playing(playing.clone());
        read(&display::playing(&table.scene(&stage), &playing))
    }

    fn vote() -> Stop {
        Stop::Vote(Vote {
            by: UserId(11),
            id: InteractionId(u64::MAX),
            ends: UNIX_EPOCH,
            agreed: SeatSet::of(seat(1)),
            asked: SeatSet::of(seat(2)),
        })
    }

    #[test]
    fn the_question_is_above_the_table_and_its_buttons_are_below() {
        let text = shown(&table(), vote());
        let table = table().public();
        assert!(text.contains(&table), "{text}");
        insta::assert_snapshot!(text.replace(&table, "(the table)"), @r"
        **Ann** asks to end this game without a result. If everyone who still plays agrees, it ends. Otherwise computers play it to its end at once, and it counts. Time is up <t:0:R>; until then, play goes on.
        Agreed: \*Bob\*
        Still asked: Ann
        ---
        (the table)
        ---
        [Agree to end it] [Take it back]
        ");
    }

    #[test]
    fn nothing_of_a_game_that_is_played_out_is_shown() {
        insta::assert_snapshot!(shown(&table(), Stop::PlayOut), @r"
        # Game 7 is being played out
        Computers are playing this game to its end, out of sight. The result comes in a moment, and it counts.
        ");
    }

    #[test]
    fn no_name_breaks_the_question_or_the_result_in_any_language() {
        for language in Language::ALL {
            let mut table = table();
            table.language = *language;
            with_hostile_names(&mut table.seats);
            let outcome = Outcome {
                stopped_by: Some(UserId(12)),
                ..table.outcome(None)
            };
            for said in [shown(&table, vote()), read(&table.result(&outcome))] {
                assert_harmless(&said, "", *language);
            }
        }
    }
}
