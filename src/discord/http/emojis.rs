//! Requests about the application's own emojis.

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use serenity::{LightMethod, Request, Route};

use super::{ApiError, Discord, read, sent_id, with_body};
use crate::discord::http::gate::Resource;
use crate::discord::render::message::File;

impl Discord {
    /// The application's emojis: their ids by name.
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
        let application_id = self.requests.application()?;
        let request = Request::new(Route::Emojis { application_id }, LightMethod::Get);
        let answer = self
            .by_bot("GET emojis", Resource::Application, request)
            .await?;
        let list: List = read(&answer)?;
        let ids = list.items.into_iter();
        Ok(ids.map(|known| (known.name, known.id.get())).collect())
    }

    /// Makes a picture an emoji of the application.
    pub async fn create_emoji(&self, name: &str, png: Vec<u8>) -> Result<u64, ApiError> {
        #[derive(Serialize)]
        struct New<'a> {
            name: &'a str,
            image: String,
        }
        let application_id = self.requests.application()?;
        let image = File::bytes(png, name).to_base64();
        let route = Route::Emojis { application_id };
        let request = with_body(route, LightMethod::Post, &New { name, image }, &[])?;
        sent_id(
            &self
                .by_bot("POST emojis", Resource::Application, request)
                .await?,
        )
    }

    /// Deletes an emoji of the application.
    pub async fn delete_emoji(&self, emoji: u64) -> Result<(), ApiError> {
        let route = Route::Emoji {
            application_id: self.requests.application()?,
            emoji_id: serenity::EmojiId::new(emoji),
        };
        let request = Request::new(route, LightMethod::Delete);
        let done = self.by_bot("DELETE emoji", Resource::Application, request);
        done.await.map(drop)
    }
}
