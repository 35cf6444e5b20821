use super::*;
use crate::screen::guild_settings::{Cards, Switch};

fn stored(version: u32, text: &str) -> StoredSettings {
    StoredSettings { version, text: text.to_owned() }
}

#[test]
fn unreadable_settings_differ_from_missing_ones() {
    for (version, text, read) in [
        (VERSION + 1, r#"{"hints":"off"}"#, Err(Unusable::Newer)),
        (VERSION, r#"{"hints":"perhaps"}"#, Err(Unusable::Garbled)),
        (VERSION, "{}", Ok(GuildSettings::default())),
    ] {
        assert_eq!(parse(&stored(version, text)), read);
    }
    assert_eq!(parse(&stored(VERSION, r#"{"hints":"off"}"#)).unwrap().hints, Switch::Off);
    // What the setting was called at first.
    assert_eq!(parse(&stored(VERSION, r#"{"pictures":"off"}"#)).unwrap().cards, Cards::Text);
}

const GUILD: GuildId = GuildId(7);

async fn cache() -> (tempfile::TempDir, Store, GuildSettingsCache) {
    let (dir, store) = getaway_testing::empty().await;
    (dir, store.clone(), GuildSettingsCache::new(store))
}

fn without_hints(old: &GuildSettings) -> GuildSettings {
    GuildSettings { hints: Switch::Off, ..old.clone() }
}

fn without_pictures(old: &GuildSettings) -> GuildSettings {
    GuildSettings { cards: Cards::Text, ..old.clone() }
}

#[tokio::test]
async fn two_simultaneous_changes_are_both_kept() {
    let (_dir, store, settings) = cache().await;
    let (first, second) = tokio::join!(
        settings.change(GUILD, without_hints),
        settings.change(GUILD, without_pictures),
    );
    let both = without_pictures(&without_hints(&GuildSettings::default()));
    // Either may be the second one.
    assert!([first.unwrap(), second.unwrap()].iter().any(|settings| **settings == both));
    let later = GuildSettingsCache::new(store);
    assert_eq!(*later.get(GUILD).await, both);
}

#[tokio::test]
async fn an_introduction_is_claimed_once_and_survives_other_changes() {
    let (_dir, store, settings) = cache().await;
    let (first, second) =
        tokio::join!(settings.claim_introduction(GUILD), settings.claim_introduction(GUILD),);
    assert_ne!(first.unwrap(), second.unwrap(), "one of them claims it");
    settings.change(GUILD, without_hints).await.unwrap();
    let later = GuildSettingsCache::new(store);
    assert!(!later.claim_introduction(GUILD).await.unwrap());
    assert!(later.claim_introduction(GuildId(8)).await.unwrap());
}

#[tokio::test]
async fn unreadable_settings_are_not_overwritten() {
    let (_dir, store, settings) = cache().await;
    settings.change(GUILD, without_hints).await.unwrap();
    let later = GuildSettingsCache::new(store.clone());
    store.refuse_reads(true);
    assert!(later.read(GUILD).await.is_err());
    let shown = later.get(GUILD).await;
    assert_eq!(*shown, GuildSettings::default(), "people get an answer");
    let refused = later.change(GUILD, without_pictures).await;
    assert!(matches!(refused, Err(NotChanged::Store(_))), "{refused:?}");
    store.refuse_reads(false);
    let changed = later.change(GUILD, without_pictures).await.unwrap();
    assert_eq!(changed.hints, Switch::Off);

    let garbled = stored(VERSION, r#"{"hints":"perhaps"}"#);
    store.save_settings(GUILD, &garbled).await.unwrap();
    let later = GuildSettingsCache::new(store.clone());
    assert_eq!(*later.get(GUILD).await, GuildSettings::default());
    let refused = later.change(GUILD, without_pictures).await;
    assert!(matches!(refused, Err(NotChanged::Unusable(Unusable::Garbled))));
    assert_eq!(store.settings(GUILD).await.unwrap(), Some(garbled));
}

#[tokio::test]
async fn a_change_that_may_have_been_saved_is_read_again() {
    let (_dir, store, settings) = cache().await;
    settings.get(GUILD).await;
    store.lose_answers(true);
    assert!(settings.change(GUILD, without_hints).await.is_err());
    store.lose_answers(false);
    assert_eq!(settings.get(GUILD).await.hints, Switch::Off);
}
