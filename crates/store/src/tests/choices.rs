//! What people have chosen for themselves.

use super::*;
use crate::choices::Choices;

on_both!(what_somebody_chooses_is_remembered_until_it_is_taken_back_or_they_are_forgotten);

async fn what_somebody_chooses_is_remembered_until_it_is_taken_back_or_they_are_forgotten(
    f: Fixture,
) {
    let (ann, bob) = (UserId(1), UserId(2));
    let chosen = async |user| f.store.choices(user).await.unwrap();
    assert_eq!(chosen(ann).await, Choices::default());
    // Neither choice touches the other one.
    let steps = [
        (Some("urdu"), true),
        (Some("hindi"), true),
        (None, false),
        (None, true),
        (Some("bengali"), true),
    ];
    for (language, by_itself) in steps {
        f.store.save_language(ann, language.map(str::to_owned)).await.unwrap();
        assert_eq!(chosen(ann).await.language.as_deref(), language);
        f.store.save_by_itself(ann, by_itself).await.unwrap();
        let language = language.map(str::to_owned);
        let expected = Choices { language, by_itself };
        assert_eq!(chosen(ann).await, expected);
    }
    f.store.save_by_itself(bob, true).await.unwrap();
    f.store.forget(ann, DAY).await.unwrap();
    assert_eq!(chosen(ann).await, Choices::default());
    assert!(chosen(bob).await.by_itself, "somebody else is remembered");
}
