//! Brings a table's message up to date with a snapshot: decides whether the page that is due is an
//! edit, a new message or the final form of the current one, and what else has to be said.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::SystemTime;

use super::former::Last;
use super::page::{self, Page, render};
use super::reposting::is_aging;
use super::{Present, TableMessage};
use crate::discord::http::{ApiError, Target};
use crate::discord::live::public_message::Route;
use crate::discord::live::recap::{self, AfterGame};
use crate::screen::games::kit::display;
use crate::screen::guild_settings::GuildSettings;
use crate::screen::i18n::Catalog;
use crate::screen::render::Scene;
use crate::screen::render::message::{Message, Visibility};
use crate::store::causes;
use crate::table::{Commitment, Snapshot, Stage};

impl TableMessage {
    /// Brings the public message up to date. Returns whether something must be tried again.
    pub(super) async fn update(&mut self, snapshot: &Snapshot) -> bool {
        let settings = self.bot.guild_settings(snapshot.place.guild).await;
        let kind = snapshot.settings.options.kind();
        let evening = self.recap(snapshot, &settings).await;
        let after = self.after_game(snapshot).await;
        let scene = Scene::of(settings.catalog_of(kind), snapshot);
        let scene = AfterGame::added(after.as_ref(), Scene { evening: evening.as_ref(), ..scene });
        let route = &Route::new(&self.bot.discord, self.channel, &settings);
        let Some(page) = Page::due(&snapshot.stage) else { return false };
        if self.display.notes.lock().deletions.take() && self.present.take().is_some() {
            self.reposting.deleted();
        }
        let mut shown = self.show(snapshot, &scene, page, route).await;
        if shown.as_ref().is_err_and(ApiError::is_archived) {
            // Somebody has archived the thread, or it was archived because it was quiet for long.
            shown = match route.discord.archive(self.channel, false).await {
                Ok(()) => self.show(snapshot, &scene, page, route).await,
                Err(error) if error.is_transient() => Err(error),
                Err(_) => shown,
            };
        }
        if shown.is_ok() {
            self.note_told().await;
        }
        let why = shown.as_ref().err().and_then(explanation);
        let (newest, after) = (self.newest, settings.nudge_after());
        let last_press = |user| self.display.notes.lock().presses.last(user);
        let nudged =
            self.nudges.update(route, newest, &mut self.former, &scene, after, &last_press);
        self.nudge_at = nudged.await;
        self.save_new_mentions().await;
        let closed = self.former.close(route).await;
        let closes_later = closed.as_ref().is_err_and(ApiError::is_transient);
        let again = self.note(shown.and(closed)) || closes_later;
        self.save().await;
        let waits = self.nudges.mentions.clone();
        self.display.saved.set_mentions(self.nudges.messages(), waits).await;
        if self.reposting.needs_explanation()
            && self.explain(&scene, route, Catalog::told_deleted).await
        {
            self.reposting.explained = true;
        }
        if let Some(why) = why
            && !self.refusal_explained
        {
            self.refusal_explained = self.explain(&scene, route, why).await;
        }
        again
    }

    /// Saves the mentions that were just posted. A kill before the next requests are answered must
    /// not leave one behind. Those that have become former messages stay saved until they are gone.
    async fn save_new_mentions(&self) {
        let saved = &self.display.saved;
        let ((mut known, _), posted) = (saved.mentions().await, self.nudges.messages());
        let new: Vec<u64> = posted.into_iter().filter(|id| !known.contains(id)).collect();
        if !new.is_empty() {
            known.extend(new);
            saved.set_mentions(known, self.nudges.mentions.clone()).await;
        }
    }

    /// Notes whether the messages say what they should. Returns whether that must be tried again.
    fn note(&mut self, shown: Result<(), ApiError>) -> bool {
        match shown {
            Ok(()) => {
                (self.refused, self.is_shut_out) = (0, false);
                self.refusal_explained = false;
                false
            }
            Err(error) if error.is_transient() => {
                tracing::debug!(channel = %self.channel, %error, "a table could not be shown yet");
                true
            }
            Err(error) => {
                // The hands still work, through interactions. The next change tries again.
                self.refused += 1;
                self.is_shut_out = error.is_shut_out() && !error.is_locked();
                if self.refused == 1 {
                    tracing::warn!(channel = %self.channel, %error, "a table cannot be shown");
                }
                false
            }
        }
    }

    /// Tells the host why the table's message stays away, or else another player. Returns false if
    /// nobody can be reached now.
    async fn explain(
        &self,
        scene: &Scene<'_>,
        route: &Route,
        why: impl Fn(&Catalog) -> String,
    ) -> bool {
        let Some((token, language)) = self.display.hands.reach(scene.host) else { return false };
        let catalog = language.map_or(scene.catalog, |own| own.catalog_of(scene.kind()));
        let body = Message::text(why(catalog)).shown(Visibility::Ephemeral, &route.style);
        match route.discord.send(Target::FollowUps(&token), &body).await {
            Ok(_) => true,
            Err(error) => {
                tracing::debug!(channel = %self.channel, %error, "could not tell anyone why a table is not shown");
                !error.is_transient()
            }
        }
    }

    /// What the evening was like that ended with the table. Read once.
    async fn recap(&mut self, now: &Snapshot, settings: &GuildSettings) -> Option<Message> {
        if !now.has_ended() {
            return None;
        }
        if self.recap.is_none() {
            self.recap = Some(recap::of_closed(&self.bot.tables, settings, now.table).await);
        }
        self.recap.clone().flatten().map(|(_, recap)| recap)
    }

    /// Notes that the table's last message has told how the evening was.
    async fn note_told(&self) {
        let is_told = self.present.as_ref().is_some_and(|present| present.page == Page::Ended);
        let Some(Some((evening, _))) = self.recap.as_ref().filter(|_| is_told) else { return };
        if let Err(error) = self.bot.tables.store().evening_told(*evening).await {
            // Whoever is to tell it finds this message.
            tracing::warn!(error = causes(&error), "that an evening's recap was told is not noted");
        }
    }

    /// What is read besides the snapshot. Read once of a game that is over.
    async fn after_game(&mut self, now: &Snapshot) -> Option<AfterGame> {
        let over = match &now.stage {
            Stage::Result(outcome) => Some(outcome.commitment.game),
            Stage::Lobby(_) | Stage::Playing(_) | Stage::Ended(_) => None,
        };
        if over.is_none() || self.after_game.as_ref().map(|known| known.game) != over {
            self.after_game = recap::after(self.bot.tables.store(), now).await;
        }
        self.after_game.clone()
    }

    /// Shows the page that is due, in the current message or in a new one.
    async fn show(
        &mut self,
        snapshot: &Snapshot,
        scene: &Scene<'_>,
        page: Page,
        route: &Route,
    ) -> Result<(), ApiError> {
        let part = match &snapshot.stage {
            Stage::Playing(playing) => Some(display::part(playing)),
            Stage::Lobby(next) => Some(lobby_part(snapshot, next)),
            Stage::Result(_) | Stage::Ended(_) => None,
        };
        let plays = matches!(snapshot.stage, Stage::Playing(_));
        // Nobody is left to follow a deserted game, so only its result is shown, not what comes
        // before.
        let deserted = plays && snapshot.is_deserted();
        let now = SystemTime::now();
        let moves = self.present.as_ref().is_some_and(|present| {
            plays && is_aging(present.id, now) || self.is_buried(present, part)
        });
        match &self.present {
            _ if self.gives_way(page) => {
                self.withdraw_lost(route).await?;
                self.give_way(scene);
            }
            Some(present) if present.page == page && present.deserted && deserted => {}
            None if self.reposting.pause().is_some() => {}
            _ => self.bring(scene, page, moves, route).await?,
        }
        if let Some(present) = &mut self.present {
            present.part = part;
            present.deserted = deserted;
        }
        Ok(())
    }

    /// Whether this table's closing message must not be posted: another table is already in the
    /// channel, and the closing message would end up below that table's message.
    pub(super) fn gives_way(&self, page: Page) -> bool {
        let is_over = |present: &Present| present.page == Page::Ended;
        let says_so = self.present.as_ref().is_some_and(is_over);
        page == Page::Ended && !says_so && self.display.notes.lock().is_replaced
    }

    /// Closes the current message instead of posting a new one. A lobby is replaced by the news
    /// that the table has ended; other pages get their final form.
    pub(super) fn give_way(&mut self, scene: &Scene<'_>) {
        self.retire(|present| match present.page {
            Page::Lobby(_) => Last::Say(render(scene, Page::Ended).message),
            _ => last_form(scene, present),
        });
    }

    /// Whether the message must move to the bottom: a new part of the game begins, or somebody has
    /// done something in the lobby, and too much lies below.
    fn is_buried(&self, present: &Present, part: Option<u32>) -> bool {
        let begins = present.part.is_some() && part.is_some() && present.part != part;
        begins && self.display.notes.lock().placement.is_buried()
    }
}

/// A number that changes when somebody joins a lobby, leaves it or cuts.
fn lobby_part(snapshot: &Snapshot, next: &Commitment) -> u32 {
    let mut hasher = DefaultHasher::new();
    for seat in &snapshot.seats {
        seat.person().map(|person| person.id.0).hash(&mut hasher);
    }
    for cut in &next.cuts {
        (cut.seat.index(), cut.word.as_str()).hash(&mut hasher);
    }
    hasher.finish() as u32
}

/// What the host is told about a table that can't be shown; `None` if they can't do anything about
/// it.
fn explanation(error: &ApiError) -> Option<fn(&Catalog) -> String> {
    match error {
        error if error.is_locked() => Some(Catalog::told_locked),
        error if error.is_about_a_gone_channel() => None,
        ApiError::NoAccess(_) => Some(Catalog::told_no_access),
        _ => None,
    }
}

/// The final form of a message whose page is over.
pub(super) fn last_form(scene: &Scene<'_>, past: Present) -> Last {
    let closed =
        page::close(scene, past.page).or_else(|| Some(page::over(past.page, past.message?)));
    closed.map_or(Last::Strip, Last::Say)
}
