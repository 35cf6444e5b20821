//! What people read while a turn without a clock lasts long: the others can let a computer play.

use super::Scene;
use super::message::{Button, Message};
use crate::custom_id::Action;
use getaway_table::{GameSnapshot, StandIn};

/// Puts the question above the table, and the button to answer it below.
pub fn with_question(
    scene: &Scene,
    table: &GameSnapshot,
    stand_in: &StandIn,
    shown: Message,
) -> Message {
    let catalog = scene.catalog;
    let late = catalog.list(table.awaited.iter().map(|seat| scene.bold(seat)));
    let mut lines = vec![shown.said(), catalog.stand_in(late)];
    if !stand_in.agreed.is_empty() {
        lines.push(catalog.stand_in_wanted(scene.names(stand_in.agreed.iter())));
    }
    let action = Action::LetComputerPlay(table.commitment.game);
    let button = Button::secondary(action, catalog.button_let_computer_play());
    Message { content: lines.join("\n"), ..shown }.with_buttons(vec![button])
}

#[cfg(test)]
mod tests {
    use crate::games::kit::display;
    use crate::games::kit::testing::{
        Table, assert_harmless, read, seat, seats, with_hostile_names,
    };
    use crate::i18n::Language;
    use getaway_games::cards::SeatSet;
    use getaway_games::palace::Palace;
    use getaway_games::palace::rules::{Length, Options};
    use getaway_table::{GameSnapshot, Stage, StandIn};

    fn shown(table: &Table<Palace>) -> String {
        let asked: SeatSet = [seat(1), seat(2)].into_iter().collect();
        let stand_in = Some(StandIn { asked, agreed: SeatSet::of(seat(1)) });
        let playing = GameSnapshot { stand_in, awaited: SeatSet::of(seat(0)), ..table.playing() };
        let stage = Stage::Playing(playing.clone());
        read(&display::playing(&table.scene(&stage), &playing))
    }

    #[test]
    fn the_others_can_let_a_computer_play_and_no_name_breaks_the_question_in_any_language() {
        for language in Language::ALL {
            let short = Options { length: Length::Short, ..Options::default() };
            let mut table = Table::<Palace>::of(short, seats());
            if *language == Language::English {
                let text = shown(&table);
                let headline = "**Game 7: swap, then ready** · ";
                assert!(text.starts_with(headline), "without embeds it says what it is: {text}");
                let question = "\nThis turn of **Ann** has lasted ten minutes. Once more than half of the others have pressed **Let a computer play**, a computer plays for them until they act.\nWanted by: \\*Bob\\*\n";
                assert!(text.contains(question), "{text}");
                assert!(text.contains("[Let a computer play]"), "{text}");
            }
            table.language = *language;
            with_hostile_names(&mut table.seats);
            assert_harmless(&shown(&table), "", *language);
        }
    }
}
