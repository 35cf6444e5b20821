//! Requests about the application, and what an installation consists of. They change nothing.

use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{ApiError, Discord, Target, read};

/// The part of Discord's application that decides how it is installed and reached.
#[derive(Debug, Deserialize)]
pub struct Application {
    pub id: serenity::ApplicationId,
    pub name: String,
    pub bot: Option<serenity::User>,
    /// By kind of installation: `0` is a server.
    #[serde(default)]
    pub integration_types_config: Option<Value>,
    #[serde(default)]
    pub install_params: Option<Value>,
    /// An address that gets the interactions instead of the gateway.
    #[serde(default)]
    pub interactions_endpoint_url: Option<String>,
}

impl Discord {
    /// Fetches the application of the token.
    pub async fn application(&self) -> Result<Application, ApiError> {
        read(&self.get(Target::Application).await?)
    }

    /// Fetches the registered commands, as Discord describes them.
    pub async fn registered(&self) -> Result<Vec<Value>, ApiError> {
        self.look(Target::Commands).await
    }

    /// Fetches something of which the caller reads a part.
    pub async fn look<T: DeserializeOwned>(&self, target: Target<'_>) -> Result<T, ApiError> {
        read(&self.get(target).await?)
    }

    /// The application's id, once it is known.
    pub fn application_id(&self) -> Option<serenity::ApplicationId> {
        self.requests.application_id()
    }

    /// By how many seconds this machine's clock is ahead of Discord's, if that is known.
    pub fn clock_ahead(&self) -> Option<i64> {
        self.requests.clock_ahead()
    }
}
