//! What somebody reads once a table has answered what they asked for: from its snapshot, the reader and
//! the answer to the message, with their hand in it if the game goes on with that.
//!
//! Also explains refusals: why, and what to do instead. Each game explains by its own rules what it
//! refuses. Doesn't know how an answer is sent, and where.

use crate::custom_id::Action;
use crate::games::kit::{asked, display};
use crate::i18n::Catalog;
use crate::render::message::{Button, ButtonStyle, Message, Note};
use crate::render::names::word_shown;
use crate::render::scene::{self, countdown};
use crate::render::{ActsBy, Scene};
use getaway_games::cards::Seat;
use getaway_table::{
    GameNumber, Moment, Refusal, RequestOutcome, Snapshot, Stage, TABLES_PER_SERVER, UserId,
};

/// An answer, and whether its message is kept up to date.
#[derive(Debug)]
pub enum Answer {
    Said(Message),
    /// What the person has done about their seat or the next game, or can choose there.
    AboutSeat(Message),
    /// A question, perhaps in the message that shows their hand.
    Question(Message),
    Hand(ShownHand),
}

/// A player's own hand, or what replaces it.
#[derive(Debug)]
pub struct ShownHand {
    pub message: Message,
    /// The text above the hand.
    pub note: Option<Note>,
    pub game: Option<GameNumber>,
    /// How the player acts, which decides what the hand says.
    pub by: ActsBy,
}

/// The game whose hands are shown at this stage; `None` if no hands are dealt.
pub const fn dealt(stage: &Stage) -> Option<GameNumber> {
    match stage {
        Stage::Playing(playing) => Some(playing.commitment.game),
        Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
    }
}

impl ShownHand {
    /// The person's own hand, or what replaces it at this stage, also if their seat was freed since.
    /// `None` if there is nothing to show.
    pub fn of(
        catalog: &'static Catalog,
        snapshot: &Snapshot,
        user: UserId,
        by: ActsBy,
    ) -> Option<ShownHand> {
        let message = match &snapshot.stage {
            Stage::Lobby(_) => None,
            Stage::Playing(_) => display::hand(catalog, snapshot, snapshot.seat_of(user)?, by),
            Stage::Result(_) => Some(Message::text(catalog.game_over())),
            Stage::Ended(_) => Some(Message::text(catalog.done_stopped())),
        };
        Some(ShownHand { message: message?, note: None, game: dealt(&snapshot.stage), by })
    }

    pub fn whole(&self) -> Message {
        match &self.note {
            Some(note) => self.message.clone().below(note),
            None => self.message.clone(),
        }
    }
}

/// Somebody who has asked a table for something, and reads its answer.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    pub catalog: &'static Catalog,
    pub person: UserId,
    /// Whether they asked with a command, and not with a button.
    pub by_command: bool,
    /// Whether they pressed a button of a message that only they see, which the answer replaces.
    pub on_own_message: bool,
    /// Whether their channel has too few requests left to change a hand whenever a turn comes.
    pub is_scarce: bool,
}

impl Reader {
    /// What the reader is told once the table has carried out or refused what they asked for: a note
    /// of what was done, above their hand if the game goes on with it, or why not.
    pub fn answer(self, table: &Snapshot, answer: &Result<RequestOutcome, Refusal>) -> Answer {
        let done = match answer {
            Ok(done) => done,
            Err(why) => return self.refused(table, why),
        };
        let (catalog, scene) = (self.catalog, Scene::of(self.catalog, table));
        let said = |text: String| Answer::Said(Message::text(text));
        let about_seat = |text: String| Answer::AboutSeat(Message::text(text));
        let note = match done {
            RequestOutcome::Joined(seat) => {
                return about_seat(catalog.done_joined(seat.index() + 1));
            }
            RequestOutcome::Left => return self.left(table),
            RequestOutcome::Waiting(game) => {
                // People who wait can leave at any time during the game.
                let at = Moment::in_round(*game, 0);
                let leave = Button::secondary(Action::Leave(at), catalog.button_leave());
                let waiting = Message::text(catalog.done_waiting());
                return Answer::AboutSeat(waiting.with_buttons(vec![leave]));
            }
            RequestOutcome::WaitsNoMore => return about_seat(catalog.done_waits_no_more()),
            RequestOutcome::FilledUp => return about_seat(catalog.done_filled_up()),
            RequestOutcome::Stopped => return said(catalog.done_stopped()),
            RequestOutcome::StopAsked(ends) => catalog.done_stop_asked(countdown(*ends)),
            RequestOutcome::Agreed => catalog.done_agreed(),
            RequestOutcome::KeptPlaying => catalog.done_kept_playing(),
            RequestOutcome::StopTakenBack => catalog.done_stop_taken_back(),
            RequestOutcome::WantsComputer => catalog.done_wants_computer(),
            RequestOutcome::ComputerPlays => catalog.done_computer_plays(),
            RequestOutcome::EndsForegone(true) => catalog.done_end_foregone(),
            RequestOutcome::EndsForegone(false) => catalog.done_foregone_declined(),
            RequestOutcome::LetsWatch(false) => return about_seat(catalog.done_lets_watch_not()),
            RequestOutcome::LetsWatch(true) => {
                let label = catalog.button_take_back_stop();
                let back =
                    scene.moment().map(|at| Button::secondary(Action::LetWatch(at, false), label));
                let agreed = Message::text(catalog.done_lets_watch());
                return Answer::AboutSeat(agreed.with_buttons(back.into_iter().collect()));
            }
            // The hint is the answer.
            RequestOutcome::HintNoted => return said(String::new()),
            RequestOutcome::ReplacedAtOnce => return about_seat(catalog.done_stop_alone()),
            // Whoever asks for the first says so themselves.
            RequestOutcome::Removed(_) | RequestOutcome::Configured => {
                return said(catalog.done_configured());
            }
            RequestOutcome::Cut(word) => {
                return about_seat(catalog.done_cut(word_shown(catalog, word)));
            }
            RequestOutcome::Dealt(game) => display::dealt(&scene, *game),
            RequestOutcome::Back(_) => catalog.done_back(),
            RequestOutcome::Acted(done) => {
                let by_command = self.by_command && done.is_of_a_turn();
                let by = if by_command { ActsBy::Commands } else { ActsBy::Buttons };
                return self.below(table, display::done(&scene, done).into(), by);
            }
        };
        self.below(table, note.into(), ActsBy::Buttons)
    }

    /// What a person who has left reads, with a button to come back.
    fn left(self, table: &Snapshot) -> Answer {
        let catalog = self.catalog;
        let Some(at) = scene::moment(&table.stage) else {
            // Nobody else was there, so the table has ended.
            return Answer::Said(Message::text(catalog.done_stopped()));
        };
        // In a game, the seat stays theirs.
        let (text, back) = match table.seat_of(self.person) {
            Some(seat) => (left_game(catalog, table, seat), Action::Back(at.game)),
            None => (catalog.done_left(), Action::Join(at)),
        };
        let back = Button::secondary(back, catalog.button_back());
        Answer::AboutSeat(Message::text(text).with_buttons(vec![back]))
    }

    /// The reason for a refusal. If a button of the person's own hand was pressed, the hand stays below
    /// the reason and is updated.
    fn refused(self, table: &Snapshot, refusal: &Refusal) -> Answer {
        let (catalog, scene) = (self.catalog, Scene::of(self.catalog, table));
        if let Refusal::Game(refusal) = refusal
            && let Some((text, yes)) = asked::question(&scene, *refusal)
        {
            return Answer::Question(question(catalog, text, yes));
        }
        let text = explain(catalog, table, self.person, refusal);
        if let (Refusal::WrongSeats { have, least, .. }, Some(at)) = (refusal, scene.moment())
            && have < least
        {
            // Too few people are here to deal. The button seats computers.
            let label = catalog.button_fill(table.settings.good_number_of_seats());
            let fill = Button::new(Action::Fill(at), label, ButtonStyle::Success);
            return Answer::AboutSeat(Message::text(text).with_buttons(vec![fill]));
        }
        let hand = self.on_own_message.then(|| self.hand(table, ActsBy::Buttons)).flatten();
        let Some(hand) = hand else { return Answer::Said(Message::text(text)) };
        // A hand drawn ahead, and what is said above it, stays the same when turns pass.
        let stays = hand.by == ActsBy::Ahead && display::is_too_early(&scene, refusal);
        let note = if stays { catalog.refuse_too_early() } else { text };
        Answer::Hand(ShownHand { note: Some(note.into()), ..hand })
    }

    /// A note with the person's hand below it, if there is one.
    pub fn below(self, table: &Snapshot, note: Note, by: ActsBy) -> Answer {
        match self.hand(table, by) {
            Some(hand) => Answer::Hand(ShownHand { note: Some(note), ..hand }),
            None => Answer::Said(Message::text(note.text)),
        }
    }

    /// The hand of somebody who has just acted in this way. `None` if they have no seat.
    pub fn hand(self, table: &Snapshot, by: ActsBy) -> Option<ShownHand> {
        table.seat_of(self.person)?;
        ShownHand::of(self.catalog, table, self.person, by.where_scarce(self.is_scarce))
    }
}

/// A question with a button for yes and one for no.
pub fn question(catalog: &Catalog, text: String, yes: Button) -> Message {
    let no = Button::secondary(Action::Never, catalog.button_never());
    Message::text(text).with_buttons(vec![yes, no])
}

/// What somebody reads who has left a running game. For whoever is out of it, nobody plays.
fn left_game(catalog: &'static Catalog, table: &Snapshot, seat: Seat) -> String {
    if display::is_out(catalog, table, seat) {
        catalog.done_left()
    } else {
        catalog.done_left_game()
    }
}

/// What a table refuses this person, at the table or elsewhere.
pub fn explain(
    catalog: &'static Catalog,
    snapshot: &Snapshot,
    person: UserId,
    refusal: &Refusal,
) -> String {
    let (scene, seat) = (Scene::of(catalog, snapshot), snapshot.seat_of(person));
    match refusal {
        Refusal::Game(refusal) => display::refusal(&scene, snapshot, seat, *refusal),
        Refusal::NotSeated | Refusal::TableExists if snapshot.is_waiting(person) => {
            catalog.refuse_already_waiting()
        }
        Refusal::TableExists if seat.is_some() => catalog.refuse_own_table_exists(),
        // They have no cards to look at.
        Refusal::AlreadyDealt | Refusal::TooLateToCut if seat.is_none() => {
            if snapshot.is_waiting(person) {
                catalog.refuse_already_waiting()
            } else {
                catalog.refuse_dealt_without_you()
            }
        }
        // They have left the running game before.
        Refusal::NotSeated if let Some(seat) = seat => left_game(catalog, snapshot, seat),
        Refusal::NotHost(host) => catalog.refuse_not_host(scene.person(*host)),
        Refusal::NotTheAsker(who) => catalog.refuse_not_the_asker(scene.person(*who)),
        refusal => explain_without_table(catalog, refusal),
    }
}

pub fn explain_without_table(catalog: &Catalog, refusal: &Refusal) -> String {
    match refusal {
        Refusal::TableExists => catalog.refuse_table_exists(),
        Refusal::TooManyTables => catalog.refuse_too_many_tables(TABLES_PER_SERVER),
        Refusal::NotSeated => catalog.refuse_not_seated(),
        Refusal::AlreadySeated(seat) => catalog.refuse_already_seated(seat.index() + 1),
        Refusal::Full(seats) => catalog.refuse_full(*seats),
        Refusal::AlreadyWaiting => catalog.refuse_already_waiting(),
        Refusal::Barred => catalog.refuse_barred(),
        Refusal::AlreadyDealt => catalog.refuse_already_dealt(),
        Refusal::TooLateToCut => catalog.refuse_too_late_to_cut(),
        Refusal::DealtAgain(game) => catalog.refuse_again(game.0),
        Refusal::WrongSeats { have, least, .. } if have < least => {
            catalog.refuse_too_few(*have, *least)
        }
        Refusal::WrongSeats { have, most, .. } => catalog.refuse_too_many(*have, *most),
        Refusal::SeatsChanged => catalog.refuse_seats_changed(),
        Refusal::AlreadyAgreed => catalog.refuse_already_agreed(),
        Refusal::NotAsked => catalog.refuse_not_asked(),
        Refusal::NotWaiting => catalog.refuse_not_waiting(),
        Refusal::NotOpen => catalog.refuse_not_open(),
        Refusal::NotOut => catalog.refuse_not_out(),
        Refusal::NoGame => catalog.refuse_no_game(),
        Refusal::Stale => catalog.refuse_stale(),
        Refusal::Busy => catalog.refuse_busy(),
        Refusal::NotSaved => catalog.refuse_internal(),
        Refusal::Unanswered => catalog.refuse_unanswered(),
        Refusal::Parked => catalog.refuse_parked(),
        // Cards and people mean nothing without their table.
        Refusal::Ended | Refusal::Game(_) | Refusal::NotHost(_) | Refusal::NotTheAsker(_) => {
            catalog.refuse_no_table()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn what_names_people_of_a_table_says_without_it_that_it_is_gone() {
        let catalog = Language::default().catalog();
        for refusal in
            [Refusal::Ended, Refusal::NotHost(UserId(1)), Refusal::NotTheAsker(UserId(1))]
        {
            let said = explain_without_table(catalog, &refusal);
            assert_eq!(said, catalog.refuse_no_table(), "{refusal:?}");
        }
    }
}
