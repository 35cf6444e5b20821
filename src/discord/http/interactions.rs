//! The first answer to an interaction. Discord gives three seconds for it.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use serenity::LightMethod;
use tokio::time::Instant;

use super::{ApiError, Content, Discord, Target, Token};
use crate::discord::metrics;
use crate::screen::render::message::Body;

/// How long Discord may take to accept the answer to an interaction. It is less than the three
/// seconds in which Discord needs an answer.
const CALLBACK_DEADLINE: Duration = Duration::from_millis(2500);

/// How long Discord waits for the first answer.
const ANSWERED_WITHIN: Duration = Duration::from_secs(3);

/// The shortest and the longest delay between retries when Discord is busy. They are short because a
/// person is waiting.
const PAUSES: [Duration; 2] = [Duration::from_millis(100), Duration::from_millis(400)];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    Message,
    /// With an edit of the message whose component was used.
    Update,
}

#[derive(Clone, Copy)]
pub enum Response<'a> {
    Show(AnswerKind, &'a Body),
    /// An ephemeral message comes later.
    Defer(AnswerKind),
    Choices(&'a serenity::CreateAutocompleteResponse),
    Form(&'a Value),
}

impl Serialize for Response<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use AnswerKind::{Message, Update};
        #[derive(Serialize)]
        struct Callback<T> {
            #[serde(rename = "type")]
            kind: u8,
            data: T,
        }
        match self {
            Response::Show(Message, body) => Callback { kind: 4, data: body }.serialize(to),
            // The deferral says only who will see the message.
            Response::Defer(Message) => {
                let data = json!({"flags": serenity::MessageFlags::EPHEMERAL});
                Callback { kind: 5, data }.serialize(to)
            }
            Response::Defer(Update) => json!({"type": 6}).serialize(to),
            Response::Show(Update, body) => Callback { kind: 7, data: body }.serialize(to),
            Response::Choices(choices) => Callback { kind: 8, data: choices }.serialize(to),
            Response::Form(form) => Callback { kind: 9, data: form }.serialize(to),
        }
    }
}

impl Discord {
    /// Answers an interaction for the first time. Retries for as long as Discord waits for the answer.
    /// Returns the id of the new message, unless there is none or Discord's answer was lost.
    pub async fn respond(
        &self,
        id: u64,
        token: &Token,
        response: Response<'_>,
    ) -> Result<Option<u64>, ApiError> {
        let deadline = Instant::now() + ANSWERED_WITHIN.saturating_sub(token.age());
        let [mut pause, longest] = PAUSES;
        let returns_message = matches!(
            response,
            Response::Show(AnswerKind::Message, _) | Response::Defer(AnswerKind::Message)
        );
        let target = Target::Callback { interaction: id, token, returns_message };
        loop {
            let sent = match response {
                Response::Show(kind, body) => {
                    let show = |body| self.call_back(target, Response::Show(kind, body));
                    self.with_or_without_picture(body, show).await
                }
                _ => self.call_back(target, response).await,
            };
            let error = match sent {
                Err(error) if error.is_transient() => error,
                done => return done,
            };
            if Instant::now() + pause >= deadline {
                return Err(error);
            }
            // After a 429, the gate holds the next try back for as long as Discord says.
            tokio::time::sleep(pause).await;
            pause = longest;
            metrics::retried();
        }
    }

    async fn call_back(
        &self,
        target: Target<'_>,
        response: Response<'_>,
    ) -> Result<Option<u64>, ApiError> {
        let files = match response {
            Response::Show(_, body) => body.files(),
            _ => &[],
        };
        let content = Content::of(&response, files)?;
        let sent = self.request(LightMethod::Post, target, Some(content));
        match tokio::time::timeout(CALLBACK_DEADLINE, sent).await {
            Err(_) => Err(ApiError::Transient("no answer in time".to_owned())),
            // Already acknowledged: an earlier try succeeded, but its response was lost.
            Ok(Err(ApiError::Refused { code: 40060, .. })) => Ok(None),
            Ok(answer) => Ok(posted(&answer?)),
        }
    }
}

/// The id of the message that Discord's answer names, if it does.
fn posted(answer: &[u8]) -> Option<u64> {
    let answer: Value = serde_json::from_slice(answer).ok()?;
    let id = answer
        .pointer("/interaction/response_message_id")
        .or_else(|| answer.pointer("/resource/message/id"))?;
    id.as_str()?.parse().ok()
}
