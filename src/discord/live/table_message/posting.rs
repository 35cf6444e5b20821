//! How a page gets into the table's message: by an edit, or in a new message that is sent only
//! once, even if Discord is slow to confirm it.

use super::former::Last;
use super::page::{Page, RenderedPage, render};
use super::route::{self, SentMessage};
use super::update::last_form;
use super::{Doubt, TableMessage};
use crate::discord::http::ApiError;
use crate::discord::render::Scene;
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::Visibility;

impl TableMessage {
    /// Edits the current message, whose page is still due.
    pub(super) async fn edit(
        &mut self,
        scene: &Scene<'_>,
        page: Page,
        style: &CardStyle,
    ) -> Result<(), ApiError> {
        let Some(present) = &mut self.present else {
            return self.post(scene, page, style).await;
        };
        let page = render(scene, page);
        let says = page.message.fingerprint();
        if present.says == Some(says) {
            present.message = Some(page.message);
            return Ok(());
        }
        self.resolve(&page).await?;
        let Some(present) = &mut self.present else {
            return self.post(scene, page.page, style).await;
        };
        let discord = &self.services.discord;
        let message = (&page.message, style);
        let before = present.message.as_ref();
        match route::edit(discord, self.channel, &mut present.sent, before, message).await {
            Ok(()) => {
                present.message = Some(page.message);
                present.says = Some(says);
                Ok(())
            }
            Err(ApiError::MessageGone) => {
                self.present = None;
                self.reposting.deleted();
                match self.reposting.pause() {
                    Some(_) => Ok(()),
                    None => self.post(scene, page.page, style).await,
                }
            }
            Err(error) => Err(error),
        }
    }

    /// Posts the due page and turns the current message into a former one.
    pub(super) async fn post(
        &mut self,
        scene: &Scene<'_>,
        page: Page,
        style: &CardStyle,
    ) -> Result<(), ApiError> {
        let page = render(scene, page);
        let before = self.present.as_ref();
        let is_other = before.is_some_and(|before| before.page != page.page);
        let present = before.map(|before| before.sent.id);
        // A doubt about an earlier page says nothing about this page.
        self.doubt = self
            .doubt
            .filter(|doubt| !is_other || doubt.after >= present);
        let sent = match self.found(&page, style).await? {
            Some(sent) => sent,
            None => self.send(&page, style).await?,
        };
        if self.gives_way(page.page) {
            // The other table was opened while this message was on its way.
            self.former.push(sent, Last::Delete);
            self.give_way(scene);
            return Ok(());
        }
        self.retire(|before| {
            if before.page == page.page {
                Last::Delete
            } else {
                last_form(scene, before)
            }
        });
        // It may be an earlier post of the same message, whose answer was lost, and say something
        // older. The doubt stays: another one may still appear.
        let is_unsure = self.doubt.is_some() && sent.token.is_none();
        let (mut unsure, message) = (sent.clone(), page.message.clone());
        self.presents(sent, page).await;
        if is_unsure {
            let discord = &self.services.discord;
            let says = (&message, style);
            let edited = route::edit(discord, self.channel, &mut unsure, None, says).await;
            if let Err(error) = edited {
                if let Some(present) = &mut self.present {
                    present.says = None;
                }
                // If it is gone, the next edit finds out.
                return match error {
                    ApiError::MessageGone => Ok(()),
                    error => Err(error),
                };
            }
        }
        Ok(())
    }

    /// What makes Discord accept the table's next message only once if it goes through the channel.
    /// A later process makes the same one.
    fn nonce(&self) -> String {
        match self.newest {
            Some(newest) => format!("m{newest}"),
            None => format!("t{}", self.display.snapshot().table.0),
        }
    }

    /// Sends a page. If it is unclear whether Discord accepted it, the message is searched for
    /// before the page is sent again, and once more when it is edited, since Discord may have been
    /// slow.
    async fn send(
        &mut self,
        page: &RenderedPage,
        style: &CardStyle,
    ) -> Result<SentMessage, ApiError> {
        let token = self.display.tokens.get();
        let discord = &self.services.discord;
        let (channel, nonce) = (self.channel, self.nonce());
        let body = page.message.sent(Visibility::Public, style).await;
        let sent = match page.page {
            Page::Game(_) => route::send_game(discord, channel, token, Some(&nonce), &body).await,
            Page::Lobby(_) | Page::Result(_) | Page::Ended => {
                route::send(discord, channel, token, Some(&nonce), &body).await
            }
        };
        if let Err(ApiError::Transient(_)) = sent {
            let after = self.newest;
            self.doubt.get_or_insert(Doubt { after });
        }
        sent
    }

    /// Finds a message that already shows this page, and brings it up to date so that it can become
    /// the table's. Any others like it are deleted.
    async fn found(
        &mut self,
        page: &RenderedPage,
        style: &CardStyle,
    ) -> Result<Option<SentMessage>, ApiError> {
        let Some(Doubt { after }) = self.doubt else {
            return Ok(None);
        };
        let discord = &self.services.discord;
        let present = self.present.as_ref().map(|present| present.sent.id);
        let after = after.max(present);
        let mut found = None;
        for id in route::find(discord, self.channel, after, &page.message).await? {
            let mut sent = SentMessage::found(id);
            if found.is_some() {
                self.former.push(sent, Last::Delete);
                continue;
            }
            let message = (&page.message, style);
            let same = Some(&page.message);
            match route::edit(discord, self.channel, &mut sent, same, message).await {
                Ok(()) => found = Some(sent),
                Err(ApiError::MessageGone) => {}
                Err(error) => return Err(error),
            }
        }
        if found.is_some() {
            self.doubt = None;
        }
        Ok(found)
    }

    /// Settles a doubt. Besides the current message, there may be others that were sent for the
    /// same page. The newest of all becomes the table's, and the others are deleted.
    async fn resolve(&mut self, page: &RenderedPage) -> Result<(), ApiError> {
        let (Some(Doubt { after }), Some(present)) = (self.doubt, &self.present) else {
            return Ok(());
        };
        let (discord, own) = (&self.services.discord, present.sent.id);
        for id in route::find(discord, self.channel, after, &page.message).await? {
            let present = self.present.as_ref().map(|present| present.sent.id);
            if present < Some(id) {
                self.retire(|_| Last::Delete);
                self.presents(SentMessage::found(id), page.clone()).await;
                if let Some(present) = &mut self.present {
                    present.says = None;
                }
            } else if id != own && present != Some(id) {
                self.former.push(SentMessage::found(id), Last::Delete);
            }
        }
        self.doubt = None;
        Ok(())
    }
}
