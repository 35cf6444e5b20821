//! Side jobs of the table's message: explaining why it stays away, and closing the table's own
//! thread when the table ends.

use super::TableMessage;
use crate::discord::http::Target;
use crate::discord::i18n::Catalog;
use crate::discord::render::Scene;
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::{Message, Visibility};
use crate::table::{End, Stage};

impl TableMessage {
    /// Closes the table's own thread if the table has ended.
    pub(super) async fn close_thread(&self) {
        match &self.display.snapshot().stage {
            Stage::Ended(End::ChannelGone) => {}
            Stage::Ended(_) => {
                let table = self.display.snapshot().table;
                let place = self.display.table.place();
                self.services.threads.close(place, table).await;
            }
            _ => {}
        }
    }

    /// Tells the host why the table's message stays away, or else the person who acted last.
    /// Returns false if nobody can be reached.
    pub(super) async fn explain(
        &self,
        scene: &Scene<'_>,
        style: &CardStyle,
        why: impl Fn(&Catalog) -> String,
    ) -> bool {
        let host = self.display.hands.reach(scene.host);
        let anybody = || self.display.tokens.get().map(|token| (token, None));
        let Some((token, language)) = host.or_else(anybody) else {
            return false;
        };
        let catalog = language.map_or(scene.catalog, |own| own.catalog_of(scene.kind()));
        let body = Message::text(why(catalog)).shown(Visibility::Ephemeral, style);
        if let Err(error) = self
            .services
            .discord
            .send(Target::FollowUps(&token), &body)
            .await
        {
            tracing::debug!(channel = %self.channel, %error, "could not tell anyone why a table is not shown");
        }
        true
    }
}
