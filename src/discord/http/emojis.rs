//! Requests about the application's own emojis.

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use serenity::LightMethod;

use super::{ApiError, Content, Discord, Target, read, sent_id};
use crate::discord::render::message::File;

impl Discord {
    /// Fetches the application's emojis: their ids by name.
    pub async fn emoji_list(&self) -> Result<BTreeMap<String, u64>, ApiError> {
        #[derive(Deserialize)]
        struct List {
            items: Vec<Known>,
        }
        #[derive(Deserialize)]
        struct Known {
            id: serenity::EmojiId,
            name: String,
        }
        let list: List = read(&self.get(Target::Emojis).await?)?;
        let ids = list.items.into_iter();
        Ok(ids.map(|known| (known.name, known.id.get())).collect())
    }

    /// Adds a picture as an emoji of the application. Returns its id.
    pub async fn create_emoji(&self, name: &str, png: Vec<u8>) -> Result<u64, ApiError> {
        #[derive(Serialize)]
        struct New<'a> {
            name: &'a str,
            image: String,
        }
        let image = File::bytes(png, name).to_base64();
        let content = Some(Content::of(&New { name, image }, &[])?);
        let sent = self.request(LightMethod::Post, Target::Emojis, content);
        sent_id(&sent.await?)
    }

    pub async fn delete_emoji(&self, emoji: u64) -> Result<(), ApiError> {
        self.delete(Target::Emoji(emoji)).await
    }
}
