//! By which lane of the gate a request goes, and whether it is still wanted when its turn comes.
//!
//! What shows something of a table goes only as long as the lease of the servers is held: what this
//! process knows may be old where another runs the tables. That something could not be done may be
//! said in any case. A request is boxed: it is large, and part of all that may make one.

use poise::serenity_prelude as serenity;
use serenity::Request;

use super::{ApiError, Discord, Token};
use crate::discord::http::gate::{Lane, Resource};
use crate::table::{ChannelId, GuildId};

impl Discord {
    /// A request by the bot itself, about one of its channels or servers, or its application.
    pub(super) async fn by_bot(
        &self,
        route: &'static str,
        resource: impl Into<Resource>,
        request: Request<'_>,
    ) -> Result<Vec<u8>, ApiError> {
        let resource = resource.into();
        let lane = Lane { route, resource };
        let wanted = || self.requests.may_show();
        Box::pin(self.requests.send(&lane, wanted, request)).await
    }

    /// A request through an interaction's token, if that can still be used.
    pub(super) async fn by_token(
        &self,
        route: &'static str,
        token: &Token,
        request: Request<'_>,
    ) -> Result<Vec<u8>, ApiError> {
        let lane = Lane::of(route, token);
        let wanted = || token.usable().and_then(|()| self.requests.may_show());
        Box::pin(self.requests.send(&lane, wanted, request)).await
    }

    /// The same with what shows nothing of a table: also when the lease has run out.
    pub(super) async fn by_token_always(
        &self,
        route: &'static str,
        token: &Token,
        request: Request<'_>,
    ) -> Result<Vec<u8>, ApiError> {
        let lane = Lane::of(route, token);
        let wanted = || token.usable();
        Box::pin(self.requests.send(&lane, wanted, request)).await
    }
}

impl From<ChannelId> for Resource {
    fn from(channel: ChannelId) -> Resource {
        Resource::Channel(channel.0)
    }
}

impl From<GuildId> for Resource {
    fn from(guild: GuildId) -> Resource {
        Resource::Guild(guild.0)
    }
}

impl Lane {
    fn of(route: &'static str, token: &Token) -> Lane {
        Lane {
            route,
            resource: Resource::Interaction(token.text.clone()),
        }
    }
}

impl Token {
    fn usable(&self) -> Result<(), ApiError> {
        let lives = self.lives().then_some(());
        lives.ok_or(ApiError::TokenExpired(0))
    }
}
