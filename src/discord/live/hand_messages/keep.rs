//! The task that keeps a table's hands up to date: for each player at most one request is under way,
//! and no player waits for another's.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::HandMessages;
use super::requests::{self, Location, OldHand, Update};
use crate::discord::guild_settings::GuildSettingsCache;
use crate::discord::http::{ApiError, Discord, backoff};
use crate::discord::live::table_display::TableDisplay;
use crate::discord::live::table_message::Start;
use crate::discord::metrics;
use crate::discord::render::look::Look;
use crate::table::{Stage, UserId};

/// After so long without a change what the hands say is saved.
const PEACE: Duration = Duration::from_secs(5);
/// How long requests that are under way may take when the process is to end.
const GRACE: Duration = Duration::from_secs(3);
/// The shortest time between two looks at tokens that have expired: saving that may fail.
const LOOK: Duration = Duration::from_secs(1);

/// What became of a request.
enum Outcome {
    Shown(Update, Result<Location, ApiError>),
    Deleted(OldHand, Result<(), ApiError>),
}

/// The requests that are under way, and whose are to be tried again when.
#[derive(Default)]
struct Work {
    requests: JoinSet<Outcome>,
    busy: BTreeMap<UserId, tokio::task::Id>,
    /// Of each player whose last try failed: how often in a row, and when the next is due.
    rests: BTreeMap<UserId, (u32, Instant)>,
    /// The same of hands that could not be deleted.
    rest_of_old: Option<(u32, Instant)>,
}

/// Keeps the hands of a table up to date until it has ended or the process is to end.
pub async fn keep(
    discord: Discord,
    settings: Arc<GuildSettingsCache>,
    display: Arc<TableDisplay>,
    start: Start,
    stop: CancellationToken,
) {
    if start == Start::Resume && !display.resume(&stop).await {
        return;
    }
    let mut snapshots = display.table.watch();
    let mut positions = display.placement.watch();
    let mut work = Work::default();
    let mut settled = false;
    loop {
        let snapshot = snapshots.borrow_and_update().clone();
        let position = *positions.borrow_and_update();
        let settings = settings.get(snapshot.place.guild).await;
        let look = discord.look(&settings);
        let kind = snapshot.settings.options.kind();
        let due = display
            .hands
            .due(settings.catalog_of(kind), &snapshot, position);
        let all_true = due.is_empty() && work.busy.is_empty();
        work.begin(&discord, &look, &display.hands, due);
        let version = all_true.then_some(snapshot.version);
        display.keep_hands(version).await;
        if matches!(snapshot.stage, Stage::Ended(_)) && work.is_over() && !display.hands.has_old() {
            return;
        }
        // A later process must not look for a hand that this one has deleted.
        work.begin_to_delete(&discord, display.hands.take_old());
        let expiry = display.anchor.expires_in().await.map(|left| left.max(LOOK));
        let again = work.next_try();
        let peace = tokio::time::sleep(PEACE);
        let was_settled = std::mem::take(&mut settled);
        tokio::select! {
            changed = snapshots.changed() => if changed.is_err() { return },
            _ = positions.changed() => {}
            () = display.hands.changed() => work.rests.clear(),
            Some(done) = work.requests.join_next() => work.done(&display, done),
            () = tokio::time::sleep_until(again.unwrap_or_else(Instant::now)), if again.is_some() => {}
            // A token that can be used no longer is not kept.
            () = tokio::time::sleep(expiry.unwrap_or(Duration::MAX)), if expiry.is_some() => {}
            () = peace, if all_true && !was_settled => {
                display.anchor.settle().await;
                settled = true;
            }
            () = stop.cancelled() => break,
        }
    }
    work.finish(&display).await;
    let version = work.is_over().then(|| display.snapshot().version);
    display.keep_hands(version).await;
    display.anchor.settle().await;
}

impl Work {
    /// Begins to bring hands up to date: those of players who have no request under way, and who do
    /// not rest after a failure.
    fn begin(&mut self, discord: &Discord, look: &Look, hands: &HandMessages, due: Vec<Update>) {
        let now = Instant::now();
        for update in due {
            let rests = self
                .rests
                .get(&update.user)
                .is_some_and(|(_, at)| now < *at);
            if rests || self.busy.contains_key(&update.user) {
                continue;
            }
            hands.begins(&update);
            let (user, discord, look) = (update.user, discord.clone(), look.clone());
            let request = self.requests.spawn(async move {
                let result = requests::send(&discord, &look, &update).await;
                Outcome::Shown(update, result)
            });
            self.busy.insert(user, request.id());
        }
        // Whose hand has become true otherwise has nothing to try again.
        let busy = &self.busy;
        self.rests
            .retain(|user, (_, at)| busy.contains_key(user) || now < *at);
    }

    fn begin_to_delete(&mut self, discord: &Discord, old: Vec<OldHand>) {
        // Without a token that lives nothing can be done about a message that only its owner sees.
        for old in old.into_iter().filter(|old| old.token.lives()) {
            let discord = discord.clone();
            let rest = self.rest_of_old.map(|(_, at)| at);
            self.requests.spawn(async move {
                if let Some(at) = rest {
                    tokio::time::sleep_until(at).await;
                }
                let result = requests::delete(&discord, &old).await;
                Outcome::Deleted(old, result)
            });
        }
    }

    fn done(&mut self, display: &TableDisplay, done: Result<Outcome, tokio::task::JoinError>) {
        match done {
            Ok(Outcome::Shown(update, result)) => {
                let user = update.user;
                self.busy.remove(&user);
                if display.hands.record(update, result) {
                    metrics::retried();
                    let failures = self.rests.get(&user).map_or(0, |(failures, _)| *failures) + 1;
                    self.rests
                        .insert(user, (failures, Instant::now() + backoff(failures)));
                } else {
                    self.rests.remove(&user);
                }
            }
            Ok(Outcome::Deleted(_, Ok(()))) => self.rest_of_old = None,
            Ok(Outcome::Deleted(old, Err(ApiError::Transient(_)))) => {
                metrics::retried();
                let failures = self.rest_of_old.map_or(0, |(failures, _)| failures) + 1;
                self.rest_of_old = Some((failures, Instant::now() + backoff(failures)));
                display.hands.still_old(old);
            }
            Ok(Outcome::Deleted(_, Err(error))) => tracing::debug!(%error, "an older hand stays"),
            Err(error) => {
                tracing::error!(%error, "a hand was not shown");
                self.busy.retain(|_, request| *request != error.id());
            }
        }
    }

    /// Whether nothing is under way and nothing is to be tried again.
    fn is_over(&self) -> bool {
        self.requests.is_empty() && self.rests.is_empty()
    }

    /// When the next player has rested after a failure.
    fn next_try(&self) -> Option<Instant> {
        let resting = self
            .rests
            .iter()
            .filter(|(user, _)| !self.busy.contains_key(user));
        resting.map(|(_, (_, at))| *at).min()
    }

    /// Lets what is under way come to its end, so that the store knows of it.
    async fn finish(&mut self, display: &TableDisplay) {
        let end = Instant::now() + GRACE;
        while let Ok(Some(done)) = tokio::time::timeout_at(end, self.requests.join_next()).await {
            self.done(display, done);
        }
    }
}

#[cfg(test)]
mod tests {
    use discord_sandbox::{Options, Sandbox};
    use poise::serenity_prelude as serenity;

    use super::*;
    use crate::discord::http::Token;
    use crate::discord::render::ActsBy;
    use crate::discord::render::message::Message;
    use crate::store::{Lease, ShardRange};
    use crate::table::Compute;

    #[tokio::test]
    async fn a_hand_that_hangs_delays_no_other() {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        sandbox.faults().hang_requests(1, "", "hanging-token");
        let http = serenity::HttpBuilder::new(sandbox.token())
            .proxy(sandbox.base_url())
            .ratelimiter_disabled(true)
            .application_id(serenity::ApplicationId::new(sandbox.application_id().get()))
            .build();
        let discord = Discord::new(
            Arc::new(http),
            Lease::for_ever(),
            ShardRange::ALL,
            Compute::new(1),
        );
        let update = |user, token| Update {
            user: UserId(user),
            token: Token::new(token),
            location: None,
            message: Message::text("a hand"),
            note: None,
            game: None,
            times: 0,
            by: ActsBy::default(),
        };
        let mut work = Work::default();
        let look = Look::default();
        let hands = HandMessages::default();
        work.begin(
            &discord,
            &look,
            &hands,
            vec![update(1, "hanging-token"), update(2, "other-token")],
        );
        let Some(Ok(Outcome::Shown(first, _))) = work.requests.join_next().await else {
            panic!("a hand is sent");
        };
        assert_eq!(first.user, UserId(2));
        assert!(
            work.busy.contains_key(&UserId(1)),
            "the other one still hangs"
        );
        // Meanwhile no second request for the same player.
        work.begin(&discord, &look, &hands, vec![update(1, "newer-token")]);
        assert_eq!(work.requests.len(), 1);
    }
}
