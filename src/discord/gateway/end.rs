//! What the end of a connection to the gateway means: the shard connects again, with its session or
//! with a new one, or the process ends with a reason.

#[derive(Debug, PartialEq, Eq)]
pub enum End {
    /// The session may go on with another connection.
    Resume,
    /// The session is over.
    NewSession,
    /// Discord wants no other connection.
    Refused(Refusal),
    /// The shard left with this code.
    Left(u16),
    /// The shard dropped the connection.
    Gone,
}

/// Why Discord doesn't let the bot connect, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Discord ended the connection with code {code}: {why}")]
pub struct Refusal {
    code: u16,
    why: &'static str,
}

impl Refusal {
    /// Whether another token may be welcome.
    pub const fn is_about_token(&self) -> bool {
        self.code == 4004
    }

    /// Whether other shards may be welcome. A start with `SHARDS=automatic` asks Discord for their
    /// number.
    pub const fn is_about_shards(&self) -> bool {
        matches!(self.code, 4010 | 4011)
    }
}

impl End {
    /// The meaning of a close by Discord, with a code or without one.
    pub fn of(code: Option<u16>) -> End {
        let Some(code) = code else { return End::Resume };
        let why = match code {
            // The session isn't known, or its number is wrong.
            4003 | 4006 | 4007 | 4009 => return End::NewSession,
            4004 => "it refuses the token",
            4010 => {
                "it has no such shard; start again with SHARDS=automatic, or with another range"
            }
            4011 => {
                "the bot is in more servers than this number of shards may have; start again with SHARDS=automatic, or with a larger total"
            }
            4012 => "it no longer speaks this version of the gateway; update the bot",
            4013 | 4014 => {
                "it refuses the intents; this bot needs none that have to be turned on, so update it"
            }
            _ => return End::Resume,
        };
        End::Refused(Refusal { code, why })
    }

    /// The close codes for the shard and for Discord. serenity resumes its session after 1000, and
    /// begins another one after 4009.
    pub const fn codes(&self) -> (Option<u16>, Option<u16>) {
        match self {
            End::Resume | End::Refused(_) => (Some(1000), None),
            // Discord may still think that there is a session.
            End::NewSession => (Some(4009), Some(1000)),
            End::Left(code) => (None, Some(*code)),
            End::Gone => (None, None),
        }
    }
}
