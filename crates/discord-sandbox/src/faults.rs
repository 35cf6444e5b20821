//! Faults that tests cause on purpose.

use std::time::Duration;

use serde_json::{Value, json};

use crate::events;
use crate::state::{Failure, Fault, Moment, Outgoing, Shared, Spoilt, TokenLimit, World};

/// Causes faults on purpose; see [`Sandbox::faults`](crate::Sandbox::faults).
#[derive(Debug)]
pub struct Faults<'a>(pub(crate) &'a Shared);

impl Faults<'_> {
    /// Answers the next `count` requests with this method (empty: any) and this text in their path,
    /// such as `/channels/1/messages`, with `status`. They have no effect. A 429 has a
    /// `retry_after` of 0.3 s, and a 403 the code of a missing permission. In this and the other
    /// faults of requests, a `$` at the end of the text stands for the end of the path.
    pub fn fail_requests(&self, count: u32, method: &str, path_fragment: &str, status: u16) {
        self.fail(count, method, path_fragment, Fault::Status(status));
    }

    /// Like [`fail_requests`](Self::fail_requests), but answers with exactly this body, as a proxy
    /// in front of Discord might.
    pub fn answer_requests(
        &self,
        count: u32,
        method: &str,
        path_fragment: &str,
        status: u16,
        body: &str,
    ) {
        self.fail(count, method, path_fragment, Fault::Answer(status, body.to_owned()));
    }

    /// Like [`fail_requests`](Self::fail_requests), but never answers.
    pub fn hang_requests(&self, count: u32, method: &str, path_fragment: &str) {
        self.fail(count, method, path_fragment, Fault::Hang);
    }

    /// Like [`fail_requests`](Self::fail_requests), but cuts their connections: before they have
    /// any effect, or afterwards, when only the answer is missing.
    pub fn cut_requests(&self, count: u32, method: &str, path_fragment: &str, after_effect: bool) {
        self.fail(count, method, path_fragment, Fault::Cut { after_effect });
    }

    fn fail(&self, left: u32, method: &str, path_fragment: &str, fault: Fault) {
        let (method, path_fragment) = (method.into(), path_fragment.into());
        self.change(|world| world.broken.fail(Failure { left, method, path_fragment, fault }));
    }

    /// Makes a field of an object wrong in the next `count` events of this kind: it says something
    /// else, also where the object didn't have it, or is missing (`None`). Events without the
    /// object, or without the field that is to be missing, don't count. `pointer` is its place in
    /// the event's data, such as `/message/author/flags`.
    pub fn spoil_events(&self, count: u32, event: &str, pointer: &str, value: Option<Value>) {
        let (event, pointer) = (event.to_owned(), pointer.to_owned());
        self.change(|world| {
            world.sessions.spoilt.push(Spoilt { left: count, event, pointer, value })
        });
    }

    /// Lets all requests, events and connections work again, except requests that already hang.
    pub fn stop_failing(&self) {
        self.change(|world| {
            world.broken.stop_failing();
            world.sessions.spoilt.clear();
        });
    }

    /// Turns the enforcement of Discord's rate limits on or off: those on requests, and the five
    /// seconds between sessions. Headers are sent either way.
    pub fn enforce_rate_limits(&self, on: bool) {
        self.change(|world| world.limits.enforced = on);
    }

    /// Turns the hidden limit of a channel's tokens on or off: about 30 requests in a minute, and
    /// one more is refused for 40 seconds, with the scope `shared`.
    pub fn limit_channel_tokens(&self, limit: Option<TokenLimit>) {
        self.change(|world| world.hidden.limit = limit);
    }

    /// How long a token stays unknown (10015) after its interaction was acknowledged.
    pub fn delay_tokens(&self, time: Duration) {
        self.change(|world| world.hidden.token_delay = time);
    }

    /// Refuses one in `one_in` messages with application emojis, although they are valid; `None`
    /// stops that. Which ones follows from the seed.
    pub fn refuse_emojis(&self, one_in: Option<u32>, seed: u64) {
        self.change(|world| world.hidden.refuse_emojis(one_in, seed));
    }

    /// Limits how many emojis can be uploaded in a period; `None` for no limit. One more is refused
    /// until there is room, although the headers say that there is.
    pub fn limit_uploads(&self, limit: Option<(u32, Duration)>) {
        self.change(|world| world.hidden.uploads = limit);
    }

    /// Acts as if the bot had begun this many more sessions in this period.
    pub fn use_session_starts(&self, count: u32) {
        self.change(|world| world.starts.use_up(count, world.clock.elapsed()));
    }

    /// Refuses every request for a while, as Discord's edge does with an address that made too many
    /// invalid ones: with an HTML page and without Discord's own headers.
    pub fn ban_address(&self, time: Duration) {
        self.change(|world| world.broken.banned_until = Some(world.clock.elapsed() + time));
    }

    /// Turns on or off a moderation bot that deletes every public message of the bot as soon as it
    /// is posted.
    pub fn sweep_messages(&self, on: bool) {
        self.change(|world| world.broken.swept = on);
    }

    /// Delivers the next `count` interactions twice.
    pub fn duplicate_interactions(&self, count: u32) {
        self.change(|world| world.broken.duplicates = count);
    }

    /// Holds interactions back until they are released.
    pub fn hold_interactions(&self) {
        self.change(|world| world.broken.hold());
    }

    /// Delivers the interactions that were held back, last one first, and stops holding.
    pub fn release_interactions_reversed(&self) {
        self.change(|world| {
            for (guild, payload) in world.broken.release().into_iter().rev() {
                events::deliver_interaction(world, guild, &payload);
            }
        });
    }

    /// Delivers the interactions that were held back, in order, and stops holding.
    pub fn release_interactions(&self) {
        self.change(|world| {
            for (guild, payload) in world.broken.release() {
                events::deliver_interaction(world, guild, &payload);
            }
        });
    }

    /// Asks every connection to reconnect (op 7).
    pub fn ask_to_reconnect(&self) {
        self.to_all(&Outgoing::op(7, &Value::Null));
    }

    /// Tells every session that it is invalid (op 9). Sessions that cannot be resumed are
    /// forgotten.
    pub fn invalidate_sessions(&self, resumable: bool) {
        self.to_all(&Outgoing::op(9, &json!(resumable)));
        if !resumable {
            self.change(|world| world.sessions.forget_all());
        }
    }

    /// Ends every connection without a close frame.
    pub fn drop_connections(&self) {
        self.to_all(&Outgoing::Drop);
    }

    /// Closes every connection with a close code, or without one (`None`).
    pub fn close_connections(&self, code: impl Into<Option<u16>>) {
        self.to_all(&Outgoing::Close(code.into(), "asked for by a test"));
    }

    /// Closes the next `count` connections at this moment, with a close code or without one.
    pub fn close_at(&self, count: u32, moment: Moment, code: impl Into<Option<u16>>) {
        self.change(|world| world.broken.close_at(count, moment, code.into()));
    }

    /// Turns the refusal of new gateway connections on or off.
    pub fn refuse_connections(&self, on: bool) {
        self.change(|world| world.broken.refuse_connections = on);
    }

    /// Lets sessions be resumed only at the address that `READY` names, or at the first one as well.
    /// Discord accepts both, and ends connections at the first one more often.
    pub fn resume_elsewhere(&self, on: bool) {
        self.change(|world| world.broken.resume_elsewhere = on);
    }

    /// Moves the sandbox's clock ahead: tokens expire, messages age, limits reset.
    pub fn advance_clock(&self, by: Duration) {
        self.change(|world| world.clock.ahead += by);
    }

    /// Expires every interaction token given out so far.
    pub fn expire_tokens(&self) {
        self.change(|world| world.interactions.expire_all());
    }

    /// Limits how many active threads a server can have.
    pub fn limit_threads(&self, most: usize) {
        self.change(|world| world.broken.threads = Some(most));
    }

    fn to_all(&self, what: &Outgoing) {
        self.change(|world| world.sessions.send_to_all(what));
    }

    fn change(&self, make: impl FnOnce(&mut World)) {
        self.0.change(make);
    }
}
