//! Requests to Discord, and what their failures mean for us.
//!
//! Owns the translation of Discord's codes into [`Trouble`]. Its texts hold no address: addresses of
//! interactions contain tokens, which no log may hold. Knows no game.

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde::Serialize;
use tokio::time::Instant;

use super::look::Body;
use super::tally;
use crate::table::{ChannelId, GuildId, UserId};

/// For how long a token is used. Discord gives it 15 minutes; an edit with an expired one counts as
/// an invalid request, of which too many ban the address.
const TOKEN_LIFE: Duration = Duration::from_secs(14 * 60);

/// Why Discord did not do what was asked of it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// It may work later: a limit, a failure of Discord's, or of the network.
    #[error("Discord is busy or cannot be reached ({0})")]
    Later(String),
    /// The message is not there any more.
    #[error("the message is gone")]
    MessageGone,
    /// The message is too old to be edited often.
    #[error("the message is too old to be edited")]
    MessageOld,
    /// The channel is gone, or the bot may not write there.
    #[error("no access to the channel (code {0})")]
    NoAccess(isize),
    /// The interaction's token cannot be used (any more).
    #[error("the interaction is over (code {0})")]
    TokenDead(isize),
    /// Discord refuses the request as such.
    #[error("refused with code {code}: {message}")]
    Refused {
        /// Discord's code.
        code: isize,
        /// Discord's words.
        message: String,
    },
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Trouble {
        match error {
            serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer)) => {
                Trouble::answered(answer.status_code.as_u16(), &answer.error)
            }
            serenity::Error::Http(serenity::HttpError::Request(error)) => {
                Trouble::Later(error.without_url().to_string())
            }
            error => Trouble::Refused {
                code: 0,
                message: error.to_string(),
            },
        }
    }
}

impl Trouble {
    fn answered(status: u16, error: &serenity::DiscordJsonError) -> Trouble {
        match (status, error.code) {
            (_, 30046) => Trouble::MessageOld,
            (429 | 500.., _) => Trouble::Later(format!("status {status}")),
            (_, 10008) => Trouble::MessageGone,
            (_, code @ (10015 | 10062 | 50027)) => Trouble::TokenDead(code),
            (_, code @ (10003 | 40058 | 50001 | 50013 | 50083)) => Trouble::NoAccess(code),
            (403, code) => Trouble::NoAccess(code),
            (_, code) => Trouble::Refused {
                code,
                message: format!("{} {:?}", error.message, paths(error)),
            },
        }
    }
}

fn paths(error: &serenity::DiscordJsonError) -> Vec<&str> {
    error.errors.iter().map(|e| e.path.as_str()).collect()
}

/// An interaction's token, while it lives.
#[derive(Clone)]
pub struct Token {
    text: Arc<str>,
    issued: Instant,
}

impl Token {
    /// A token that came just now.
    pub fn new(text: &str) -> Token {
        Token {
            text: text.into(),
            issued: Instant::now(),
        }
    }

    /// Whether it can still be used.
    pub fn lives(&self) -> bool {
        self.issued.elapsed() < TOKEN_LIFE
    }

    /// How long ago it came.
    pub fn age(&self) -> Duration {
        self.issued.elapsed()
    }

    /// Whether it is the same token.
    pub fn is(&self, other: &Token) -> bool {
        self.text == other.text
    }
}

impl std::fmt::Debug for Token {
    /// Never shows the token: it may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// How an interaction is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// With a new message.
    Message,
    /// With an edit of the message whose component was used.
    Update,
}

#[derive(Serialize)]
struct AnswerBody<'a> {
    #[serde(rename = "type")]
    kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    data: Option<AnswerData<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum AnswerData<'a> {
    Message(&'a Body),
    /// Of a deferral, Discord reads nothing but who will see the message.
    Deferral {
        flags: serenity::MessageFlags,
    },
}

/// A file to send along.
pub type File = serenity::CreateAttachment;

/// Discord's HTTP API, as far as this bot uses it to speak.
#[derive(Clone, Debug)]
pub struct Discord(Arc<serenity::Http>);

impl Discord {
    /// Speaks through this client.
    pub fn new(http: Arc<serenity::Http>) -> Discord {
        Discord(http)
    }

    /// Answers an interaction.
    pub async fn answer(
        &self,
        id: u64,
        token: &Token,
        kind: Answer,
        body: &Body,
        files: Vec<File>,
    ) -> Result<(), Trouble> {
        let data = Some(AnswerData::Message(body));
        let kind = match kind {
            Answer::Message => 4,
            Answer::Update => 7,
        };
        let body = AnswerBody { kind, data };
        self.call_back(id, token, &body, files).await
    }

    /// Acknowledges an interaction that is answered later, for the eyes of one.
    pub async fn defer(&self, id: u64, token: &Token, kind: Answer) -> Result<(), Trouble> {
        let flags = serenity::MessageFlags::EPHEMERAL;
        let (kind, data) = match kind {
            Answer::Message => (5, Some(AnswerData::Deferral { flags })),
            Answer::Update => (6, None),
        };
        self.call_back(id, token, &AnswerBody { kind, data }, Vec::new())
            .await
    }

    async fn call_back(
        &self,
        id: u64,
        token: &Token,
        body: &AnswerBody<'_>,
        files: Vec<File>,
    ) -> Result<(), Trouble> {
        let id = serenity::InteractionId::new(id);
        let done = self
            .0
            .create_interaction_response(id, &token.text, body, files);
        match counted(done).await {
            // An earlier try got through, though it did not look like it.
            Err(Trouble::Refused { code: 40060, .. }) => Ok(()),
            done => done,
        }
    }

    /// Edits the answer to an interaction.
    pub async fn edit_answer(
        &self,
        token: &Token,
        body: &Body,
        files: Vec<File>,
    ) -> Result<u64, Trouble> {
        let done = self
            .0
            .edit_original_interaction_response(&token.text, body, files);
        Ok(counted(done).await?.id.get())
    }

    /// The message with which an interaction was answered.
    pub async fn answered(&self, token: &Token) -> Result<u64, Trouble> {
        let message = self.0.get_original_interaction_response(&token.text);
        Ok(counted(message).await?.id.get())
    }

    /// Sends a further message on an interaction.
    pub async fn follow_up(&self, token: &Token, body: &Body) -> Result<u64, Trouble> {
        let sent = self
            .0
            .create_followup_message(&token.text, body, Vec::new());
        Ok(counted(sent).await?.id.get())
    }

    /// Edits a message that was sent on an interaction.
    pub async fn edit_follow_up(
        &self,
        token: &Token,
        message: u64,
        body: &impl Serialize,
    ) -> Result<(), Trouble> {
        let message = serenity::MessageId::new(message);
        let done = self
            .0
            .edit_followup_message(&token.text, message, body, Vec::new());
        counted(done).await?;
        Ok(())
    }

    /// Sends a message to a channel.
    pub async fn post(&self, channel: ChannelId, body: &Body) -> Result<u64, Trouble> {
        let sent = self.0.send_message(to(channel), Vec::new(), body);
        Ok(counted(sent).await?.id.get())
    }

    /// Edits a message in a channel.
    pub async fn edit(
        &self,
        channel: ChannelId,
        message: u64,
        body: &impl Serialize,
    ) -> Result<(), Trouble> {
        let message = serenity::MessageId::new(message);
        let done = self.0.edit_message(to(channel), message, body, Vec::new());
        counted(done).await?;
        Ok(())
    }

    /// Deletes a message in a channel.
    pub async fn delete(&self, channel: ChannelId, message: u64) -> Result<(), Trouble> {
        let message = serenity::MessageId::new(message);
        counted(self.0.delete_message(to(channel), message, None)).await
    }

    /// Whether somebody is in a server.
    pub async fn is_member(&self, guild: GuildId, person: UserId) -> Result<bool, Trouble> {
        let (guild, person) = (
            serenity::GuildId::new(guild.0),
            serenity::UserId::new(person.0),
        );
        match counted(self.0.get_member(guild, person)).await {
            Ok(_) => Ok(true),
            // No such member, no such user.
            Err(Trouble::Refused {
                code: 10007 | 10013,
                ..
            }) => Ok(false),
            Err(trouble) => Err(trouble),
        }
    }
}

/// Makes a request and counts how it went.
async fn counted<T>(request: impl Future<Output = serenity::Result<T>>) -> Result<T, Trouble> {
    let done = request.await;
    tally::requested(&done);
    Ok(done?)
}

fn to(channel: ChannelId) -> serenity::ChannelId {
    serenity::ChannelId::new(channel.0)
}

/// How long to wait before the next try after so many that failed: half a second, doubled each
/// time up to half a minute.
pub fn backoff(failures: u32) -> Duration {
    let doubled = Duration::from_millis(500) * 2u32.pow(failures.saturating_sub(1).min(6));
    doubled.min(Duration::from_secs(30))
}
