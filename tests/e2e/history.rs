//! The button **History**, which shows anyone the tricks so far.

use crate::harness::{World, says};

tests! { with_bot anyone_can_watch_a_full_table_and_read_its_tricks_in_pages }

async fn anyone_can_watch_a_full_table_and_read_its_tricks_in_pages(world: &mut World) {
    let (people, erin) = (world.dealt(4).await, world.user("Erin"));
    let table = world.newest_public("Game 1, trick 1").await;
    let none = world.press(&erin, &table, "History").await;
    assert!(none.is_ephemeral(), "{}", none.text());
    says(&none, "Nothing has happened yet");
    // Before the end of the first trick, there is nothing to tell.
    let past = loop {
        let past = world.press(&erin, &table, "History").await;
        if !tricks_in(&past.text()).is_empty() {
            break past;
        }
        world.play_round(&people).await;
    };
    says(&past, "A♠");
    assert!(erin.click(&table, "Rules").await.unwrap().is_ephemeral());

    let result = world.play_out(&people, 1).await;
    let more = world.press(&erin, &result, "More").await;
    assert!(more.is_ephemeral());
    let shown = world.press(&erin, &more, "History").await;
    assert!(shown.is_ephemeral());
    assert!(shown.button("Later").is_none(), "{}", shown.text());
    let mut page = shown.clone();
    let mut text = page.text();
    while page.button("Earlier").is_some() {
        let turned = world.press(&erin, &page, "Earlier").await;
        assert_eq!(turned.id, page.id, "pages turn in place");
        text.push('\n');
        text.push_str(&turned.text());
        page = turned;
    }
    assert!(tricks_in(&page.text()).contains(&1), "{text}");
    let mut told = tricks_in(&text);
    told.sort_unstable();
    assert!(told.len() > 1 && told.iter().copied().eq(1..=told.len()), "{text}");
    // A button for another game's history is stale.
    says(&world.press_raw(&erin, &page, "history.99.0").await, "That moment has passed");
}

/// The numbers of the tricks that a page tells, each in a line of its own.
fn tricks_in(page: &str) -> Vec<usize> {
    let number = |line: &str| {
        let mut words = line.split_whitespace();
        let number = words.next()?.parse().ok()?;
        (words.next() == Some("·")).then_some(number)
    };
    page.lines().filter_map(number).collect()
}
