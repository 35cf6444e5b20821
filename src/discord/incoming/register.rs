//! What an answer leaves behind: the token and the message through which a person's hand and the
//! table's message are kept up to date. Sends no answers.

use super::reply::Subject;
use super::respond::{Pending, SentAnswer};
use crate::discord::live::hand_messages::Address;
use crate::discord::live::table_display::Adopted;
use crate::discord::live::table_message::former::{Former, Last};
use crate::discord::live::table_message::page::Page;
use crate::table::Stage;

impl Pending {
    /// Registers the token and the message of a given answer. The person's hand and the table's
    /// message are kept up to date through them.
    pub(super) fn register(&self, given: SentAnswer) {
        // A form leaves no message, so nothing can be sent or edited through its token.
        if let Subject::Form(_) = given.subject {
            return;
        }
        let invocation = &self.invocation;
        // A table that this interaction opened is shown only now.
        let Some(display) = self.bot.display(invocation.place.channel) else {
            if let (Subject::Table(_, page), Some(message)) = (given.subject, given.message) {
                self.close_late(page.page, message);
            }
            return;
        };
        let (person, token) = (invocation.person.id, &invocation.token);
        let pressed = self.edited_by(given.kind);
        let is_answer = !given.is_follow_up;
        let at = |id| Address { token: token.clone(), id, is_answer };
        let language = invocation.reads();
        display.given(person, token, pressed, language);
        if let Subject::Seat | Subject::Hand(..) = given.subject {
            // What is said after the end of a table stays.
            let has_ended = matches!(display.snapshot().stage, Stage::Ended(_));
            let is_notice = matches!(given.subject, Subject::Seat) && !has_ended;
            let notice = given.message.filter(|_| is_notice);
            display.hands.supersede(person, given.message, notice.map(at));
        }
        match (given.subject, given.message) {
            (Subject::Hand(held, hand), Some(message)) => {
                held.shows(at(message), hand, pressed.is_none(), given.is_written);
            }
            (Subject::Table(table, page), Some(message)) => {
                let shows = page.page;
                let is_its = display.snapshot().table == table;
                // The table's task may have found the message before its answer was confirmed.
                let is_known = display.positions().borrow().message == Some(message);
                let is_kept = is_its && (is_known || display.adopt(Adopted { page, message }));
                if !is_kept {
                    self.close_late(shows, message);
                }
            }
            _ => {}
        }
    }

    /// Removes the buttons of a message that shows a table which has ended meanwhile: nobody keeps
    /// it up to date. One that says that the table has ended stays as it is.
    fn close_late(&self, shows: Page, message: u64) {
        if shows == Page::Ended {
            return;
        }
        let route = self.route();
        self.bot.tasks.spawn(async move {
            let mut late = Former::default();
            late.push(message, Last::Strip);
            if let Err(error) = late.close_when_possible(&route).await {
                tracing::debug!(channel = %route.channel, %error, "a late answer keeps its buttons");
            }
        });
    }
}
