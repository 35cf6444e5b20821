//! The button **History**, which shows anyone the tricks so far.

use crate::harness::{World, says};

tests! { with_bot anyone_can_watch_a_full_table_and_read_its_tricks_in_pages }

async fn anyone_can_watch_a_full_table_and_read_its_tricks_in_pages(world: &mut World) {
    let (people, erin) = (world.people(4), world.user("Erin"));
    world.deal(&people, "turn_seconds:0").await;
    let table = world.newest_public("Game 1, trick 1").await;
    let none = erin.click(&table, "History").await.unwrap();
    assert!(none.is_ephemeral(), "{}", none.text());
    says(&none.text(), "Nothing has happened yet");
    // Before the end of the first trick, there is nothing to tell.
    let past = loop {
        let past = world.press(&erin, &table, "History").await;
        if past.text().contains("**Trick 1:**") {
            break past;
        }
        world.play_round(&people).await;
    };
    says(&past.text(), "A♠");
    let rules = erin.click(&table, "Rules").await.unwrap();
    assert!(rules.is_ephemeral());

    let result = world.play_out(&people, 1).await;
    let more = world.press(&erin, &result, "More").await;
    assert!(more.is_ephemeral());
    let shown = world.press(&erin, &more, "History").await;
    assert!(shown.is_ephemeral());
    assert!(shown.button("Later").is_none(), "{}", shown.text());
    let mut page = shown.clone();
    let mut text = page.text();
    while page.button("Earlier").is_some() {
        let turned = erin.click(&page, "Earlier").await.unwrap().reply().await;
        assert_eq!(turned.id, page.id, "pages turn in place");
        text.push_str(&turned.text());
        page = turned;
    }
    says(&page.text(), "**Trick 1:**");
    let tricks = text.matches("**Trick ").count();
    let told: Vec<_> = (1..=tricks).map(|n| format!("**Trick {n}:**")).collect();
    assert!(told.iter().all(|trick| text.contains(trick)), "{text}");
    // A button for another game's history is stale.
    let gone = erin.press_raw(&page, "history.99.0").await.unwrap();
    says(&gone.text(), "That moment has passed");
}
