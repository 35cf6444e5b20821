//! Everyone with an account: the people, and the bot.

use std::collections::BTreeMap;

use crate::ids::UserId;

/// Somebody with an account.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) id: UserId,
    pub(crate) name: String,
    pub(crate) display: String,
    pub(crate) is_bot: bool,
    pub(crate) locale: String,
}

/// All accounts.
#[derive(Debug, Default)]
pub(crate) struct People {
    by_id: BTreeMap<UserId, Person>,
}

impl People {
    pub(crate) fn get(&self, id: UserId) -> Option<&Person> {
        self.by_id.get(&id)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Person> {
        self.by_id.values()
    }

    pub(crate) fn count(&self) -> usize {
        self.by_id.len()
    }

    /// The account with this display name, which can be the bot's.
    pub(crate) fn called(&self, display: &str) -> Option<&Person> {
        self.iter().find(|person| person.display == display)
    }

    pub(crate) fn add(&mut self, person: Person) {
        self.by_id.insert(person.id, person);
    }

    /// Sets the language of a person's client.
    pub(crate) fn set_locale(&mut self, id: UserId, locale: &str) {
        if let Some(person) = self.by_id.get_mut(&id) {
            locale.clone_into(&mut person.locale);
        }
    }
}
