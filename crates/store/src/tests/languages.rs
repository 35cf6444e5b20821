//! The languages that people have chosen for themselves.

use super::*;

on_both!(a_language_is_remembered_until_it_is_taken_back_or_its_person_forgotten);

async fn a_language_is_remembered_until_it_is_taken_back_or_its_person_forgotten(f: Fixture) {
    let language = async || f.store.language(UserId(1)).await.unwrap();
    let choose = async |name: Option<&str>| {
        let saved = f.store.save_language(UserId(1), name.map(str::to_owned));
        saved.await.unwrap();
    };
    assert_eq!(language().await, None);
    for name in [Some("urdu"), Some("hindi"), None, Some("bengali")] {
        choose(name).await;
        assert_eq!(language().await.as_deref(), name);
    }
    f.store.forget(UserId(1)).await.unwrap();
    assert_eq!(language().await, None);
}
