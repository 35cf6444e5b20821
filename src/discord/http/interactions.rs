//! The first answer to an interaction, for which Discord gives three seconds.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde::Serialize;
use serenity::{LightMethod, Request, Route};

use super::{ApiError, Discord, Through, Token, with_body};
use crate::discord::render::message::Body;

/// The route by which interactions are answered.
const CALLBACK: &str = "POST callback";
/// How long Discord may take to accept the answer to an interaction: less than the three seconds in
/// which it has to have one.
const CALLBACK_DEADLINE: Duration = Duration::from_millis(2500);

/// How an interaction is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// With a new message.
    Message,
    /// With an edit of the message whose component was used.
    Update,
}

#[derive(Serialize)]
pub(super) struct AnswerBody<'a> {
    #[serde(rename = "type")]
    pub(super) kind: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) data: Option<AnswerData<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum AnswerData<'a> {
    Message(&'a Body),
    Choices(&'a serenity::CreateAutocompleteResponse),
    Form(&'a serenity::CreateModal),
    /// A deferral says only who will see the message.
    Deferral {
        flags: serenity::MessageFlags,
    },
}

impl Discord {
    /// Answers an interaction.
    pub async fn answer(
        &self,
        id: u64,
        token: &Token,
        kind: Answer,
        body: &Body,
    ) -> Result<(), ApiError> {
        let to = (LightMethod::Post, callback(id, token));
        let through = Through::Callback(kind, token);
        let sent = self.message(CALLBACK, to, through, body);
        sent.await.map(drop)
    }

    /// Offers choices to somebody who is typing.
    pub async fn offer(
        &self,
        id: u64,
        token: &Token,
        choices: &serenity::CreateAutocompleteResponse,
    ) -> Result<(), ApiError> {
        let body = AnswerBody {
            kind: 8,
            data: Some(AnswerData::Choices(choices)),
        };
        let request = with_body(callback(id, token), LightMethod::Post, &body, &[])?;
        self.call_back(token, request).await
    }

    /// Opens a form as the answer to a command or a press.
    pub async fn open_form(
        &self,
        id: u64,
        token: &Token,
        form: &serenity::CreateModal,
    ) -> Result<(), ApiError> {
        let body = AnswerBody {
            kind: 9,
            data: Some(AnswerData::Form(form)),
        };
        let request = with_body(callback(id, token), LightMethod::Post, &body, &[])?;
        self.call_back(token, request).await
    }

    /// Acknowledges an interaction whose ephemeral answer comes later.
    pub async fn defer(&self, id: u64, token: &Token, kind: Answer) -> Result<(), ApiError> {
        let flags = serenity::MessageFlags::EPHEMERAL;
        let (kind, data) = match kind {
            Answer::Message => (5, Some(AnswerData::Deferral { flags })),
            Answer::Update => (6, None),
        };
        let body = AnswerBody { kind, data };
        let request = with_body(callback(id, token), LightMethod::Post, &body, &[])?;
        self.call_back(token, request).await
    }

    pub(super) async fn call_back(
        &self,
        token: &Token,
        request: Request<'_>,
    ) -> Result<(), ApiError> {
        let sent = self.by_token_always(CALLBACK, token, request);
        match tokio::time::timeout(CALLBACK_DEADLINE, sent).await {
            Err(_) => Err(ApiError::Transient("no answer in time".to_owned())),
            // Acknowledged already: an earlier try succeeded, although its response was lost.
            Ok(Err(ApiError::Refused { code: 40060, .. })) => Ok(()),
            Ok(done) => done.map(drop),
        }
    }
}

fn callback(id: u64, token: &Token) -> Route<'_> {
    Route::InteractionResponse {
        interaction_id: serenity::InteractionId::new(id),
        token: &token.text,
    }
}
