//! Requests about the application, what an installation consists of, and its own emojis.

use std::collections::BTreeMap;

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serenity::LightMethod;

use super::{ApiError, Discord, Target, sent_id};

/// The part of Discord's application that decides how it is installed and reached.
#[derive(Debug, Deserialize)]
pub struct Application {
    pub id: serenity::ApplicationId,
    pub name: String,
    pub bot: Option<serenity::User>,
    /// By kind of installation: `0` is a server.
    pub integration_types_config: Option<Value>,
    pub install_params: Option<Value>,
    /// An address that gets the interactions instead of the gateway.
    pub interactions_endpoint_url: Option<String>,
}

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
        let list: List = self.get(Target::Emojis).await?;
        Ok(list.items.into_iter().map(|known| (known.name, known.id.get())).collect())
    }

    pub async fn rename_emoji(&self, id: u64, name: &str) -> Result<(), ApiError> {
        #[derive(Serialize)]
        struct Renamed<'a> {
            name: &'a str,
        }
        self.request_json(LightMethod::Patch, Target::Emoji(id), &Renamed { name }).await.map(drop)
    }

    pub async fn create_emoji(&self, name: &str, png: Vec<u8>) -> Result<u64, ApiError> {
        #[derive(Serialize)]
        struct New<'a> {
            name: &'a str,
            image: String,
        }
        let new = New { name, image: serenity::CreateAttachment::bytes(png, name).to_base64() };
        let sent = self.request_json(LightMethod::Post, Target::Emojis, &new);
        sent_id(&sent.await?)
    }
}
