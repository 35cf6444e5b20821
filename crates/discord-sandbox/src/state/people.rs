//! Everyone with an account: the people, and the bot.

use crate::ids::UserId;

#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: UserId,
    pub(crate) name: String,
    pub(crate) display: String,
    pub(crate) is_bot: bool,
    pub(crate) locale: String,
}
