//! How a page gets into the table's message: by an edit, or in a new message that is sent only
//! once, even if Discord is slow to confirm it.

use super::TableMessage;
use super::former::Last;
use super::page::{Page, RenderedPage, render};
use super::update::last_form;
use crate::discord::http::ApiError;
use crate::discord::live::public_message::{OncePerTable, PostOnce, Route};
use crate::screen::render::Scene;
use crate::screen::render::message::{Message, Visibility};

impl TableMessage {
    /// Brings the page that is due into the table's message. `moves`: whether that must be a new
    /// message, although it shows this page already.
    pub(super) async fn bring(
        &mut self,
        scene: &Scene<'_>,
        page: Page,
        moves: bool,
        route: &Route,
    ) -> Result<(), ApiError> {
        let mut page = render(scene, page);
        let mut says = Some(page.message.fingerprint());
        let present = self.present.as_ref();
        let stays = !moves && present.is_some_and(|present| present.page == page.page);
        if !stays || present.is_some_and(|present| present.says != says) {
            match self.look(&page, stays, route).await? {
                Some(found) => self.replace(scene, found, &page, false).await,
                None if stays => {}
                None => self.post(scene, &page, route).await?,
            }
        }
        while let Some(present) = self.present.as_mut().filter(|now| now.says != says) {
            let before = present.message.as_ref();
            let is_plain = |message: &Message| message.picture.is_none();
            let edited = if matches!(page.page, Page::Game(_))
                && before.is_some_and(is_plain)
                && is_plain(&page.message)
            {
                // Many tables may wait for room. Until it is this one's turn, the game goes on.
                let latest = || {
                    let now = self.display.snapshot();
                    let is_newer = !std::ptr::eq(&now.stage, scene.stage);
                    if is_newer && Page::due(&now.stage) == Some(page.page) {
                        let newer = render(&Scene::of(scene.catalog, &now), page.page).message;
                        if is_plain(&newer) {
                            (says, page.message) = (Some(newer.fingerprint()), newer);
                        }
                    }
                    page.message.shown(Visibility::Public, &route.style)
                };
                route.edit_to_latest(present.id, latest).await
            } else {
                route.edit(present.id, before, &page.message).await
            };
            match edited {
                Ok(()) => present.says = says,
                Err(ApiError::MessageGone) => {
                    self.present = None;
                    self.reposting.deleted();
                    if self.reposting.pause().is_none() {
                        self.post(scene, &page, route).await?;
                    }
                }
                Err(error) => return Err(error),
            }
        }
        if let Some(present) = &mut self.present {
            present.message = Some(page.message);
        }
        Ok(())
    }

    /// Looks for messages that were sent for this page and aren't known here. Returns the newest one
    /// if it is newer than the table's message; all others are deleted. It may be the lost message of
    /// an earlier page. `stays`: whether the table's message shows this page.
    async fn look(
        &mut self,
        page: &RenderedPage,
        stays: bool,
        route: &Route,
    ) -> Result<Option<u64>, ApiError> {
        let own = self.present.as_ref().map(|present| present.id);
        if self.present.as_ref().is_some_and(|now| now.page != page.page) {
            // An unconfirmed post of an earlier page says nothing about this page.
            self.unconfirmed.take_if(|once| once.after < own);
        }
        if self.unconfirmed.is_none() {
            self.lost = None;
        }
        let Some(once) = &self.unconfirmed else { return Ok(None) };
        let has_ids = |message: &&Message| !message.ids_of_a_game().is_empty();
        let sought = match once.after {
            // By its words alone, it can't be told from another table's. What was lost may be.
            None => Some(&page.message).filter(has_ids).or(self.lost.as_ref().filter(has_ids)),
            Some(_) => Some(&page.message),
        };
        let there = match sought {
            Some(sought) => route.find(once, sought).await?,
            None => Vec::new(),
        };
        let mut found = there.into_iter().filter(|found| Some(*found) != own).peekable();
        let newer = found.next_if(|newest| Some(*newest) > own);
        for surplus in found {
            self.former.push(surplus, Last::Delete);
        }
        // If the page is about to be sent again, the lost message may still appear.
        if stays || newer.is_some() {
            self.unconfirmed = None;
        }
        Ok(newer)
    }

    /// Looks for a message whose answer was lost, and deletes it: it would keep its buttons beside
    /// another table.
    pub(super) async fn withdraw_lost(&mut self, route: &Route) -> Result<(), ApiError> {
        if let (Some(once), Some(lost)) = (&self.unconfirmed, &self.lost) {
            // Without ids, a message of another table may say the same.
            let is_ours = !lost.ids_of_a_game().is_empty();
            let own = self.present.as_ref().map(|present| present.id);
            let found = if is_ours { route.find(once, lost).await? } else { Vec::new() };
            if let Some(lost) = found.into_iter().rev().find(|found| Some(*found) != own) {
                self.former.push(lost, Last::Delete);
            }
        }
        (self.unconfirmed, self.lost) = (None, None);
        Ok(())
    }

    /// Posts the page. If it is unclear whether Discord accepted it, it is looked for before the next
    /// try, and once more when it is edited, since Discord may have been slow.
    async fn post(
        &mut self,
        scene: &Scene<'_>,
        page: &RenderedPage,
        route: &Route,
    ) -> Result<(), ApiError> {
        let mut once = self.once();
        let quiet = page.message.clone().without_ringing();
        let message = if self.is_first { &page.message } else { &quiet };
        let sent = route.post(&mut once, message).await;
        if once.unconfirmed {
            self.unconfirmed.get_or_insert(once);
            self.lost = Some(page.message.clone());
        }
        // It may be an earlier post whose answer was lost, and show an earlier page.
        let is_known = self.unconfirmed.is_none();
        self.replace(scene, sent?, page, is_known).await;
        Ok(())
    }

    /// Makes this message the table's, and the current one a former one. `is_known`: whether it says
    /// what the page says; otherwise it may say something older.
    async fn replace(&mut self, scene: &Scene<'_>, sent: u64, page: &RenderedPage, is_known: bool) {
        if self.gives_way(page.page) {
            // The other table was opened while this message was on its way.
            self.former.push(sent, Last::Delete);
            return self.give_way(scene);
        }
        self.retire(
            |before| if before.page == page.page { Last::Delete } else { last_form(scene, before) },
        );
        self.presents(sent, page.page, is_known.then(|| page.message.clone())).await;
    }

    /// How Discord accepts the table's next message only once, whatever page it shows. A later process
    /// asks for the same.
    fn once(&self) -> PostOnce {
        let once = PostOnce::after(self.newest);
        match self.newest {
            // No other table has this message.
            Some(newest) => once.with_nonce(format!("m{newest}")),
            None => {
                let (table, place) = (self.display.snapshot().table, self.display.table.place());
                once.of_table(OncePerTable::First, table, place)
            }
        }
    }
}
