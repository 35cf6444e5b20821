//! A player's screen during a whole game of Palace, and how few requests the game takes.

use discord_sandbox::Message;

use crate::harness::{Turns, mostly_first, with_bot};
use crate::offers::{Control, press};
use crate::screen::{effort, is_done, posted, requests, settled, table_message};

/// The moves that a hand offers: first the one of somebody with a little sense, then all. Sense is
/// to play the lowest possible rank, with all its cards; else a face-down card; else to pick up.
fn offers(hand: &Message) -> Vec<Control> {
    let mut moves = Vec::new();
    let mut plays = Vec::new();
    for button in hand.buttons() {
        let id = button.custom_id.unwrap_or_default();
        let control = |values| Control {
            id: id.clone(),
            values,
        };
        if id.starts_with("palace.play.") {
            plays.push((button.label, control(Vec::new())));
        } else if id.starts_with("palace.") {
            moves.push(control(Vec::new()));
        }
    }
    for select in hand.selects() {
        for (label, value) in select.options {
            let id = select.custom_id.clone();
            plays.push((
                label,
                Control {
                    id,
                    values: vec![value],
                },
            ));
        }
    }
    let rank = |label: &str| label.split(['♠', '♥', '♦', '♣']).next().map(str::to_owned);
    let lowest = plays.first().map(|(label, _)| rank(label));
    let alike = plays
        .iter()
        .take_while(|(label, _)| Some(rank(label)) == lowest);
    let sensible = alike.last().map(|(_, control)| control.clone());
    let plays = plays.into_iter().map(|(_, control)| control);
    sensible.into_iter().chain(plays).chain(moves).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_palace_stays_on_one_screen_and_takes_three_requests_a_play() {
    with_bot(async |world| {
        world.game = "palace";
        let people = world.people(3);
        world.deal(&people, "length:short turn_seconds:0").await;
        let can_be_ready = |hand: &Message| hand.button("Ready").is_some();
        for user in &people {
            world.hand_when(user, "can be ready", can_be_ready).await;
        }
        let dealt = requests(world);
        for user in &people {
            let hand = world.hand_when(user, "can be ready", can_be_ready).await;
            user.click(&hand, "Ready").await.unwrap();
        }
        let (mut plays, mut apart, mut before) = (0, 0, String::new());
        let mut begun = None;
        let mut turns = Turns::default();
        let can_move = |hand: &Message| !offers(hand).is_empty();
        while let Some((next, hand, table)) = settled(world, &people, &before, can_move).await {
            turns.count();
            begun.get_or_insert_with(|| requests(world));
            let user = &people[next];
            apart = apart.max(world.sandbox.look(|view| {
                let table = table_message(view, world).expect("there is a table").id;
                let seen = view.seen_by(user.id(), world.channel);
                seen.filter(|m| table < m.id && m.id < hand.id).count()
            }));
            let offers = offers(&hand);
            let rng = &mut rand::rng();
            let control = mostly_first(&offers, rng).expect("a move");
            if !is_done(press(user, &hand, control, rng).await).await {
                continue;
            }
            before = table;
            plays += 1;
        }
        let begun = begun.expect("somebody played");
        let each = (requests(world) - begun) as f64 / f64::from(plays);
        let (pings, presses) = effort(world);
        println!(
            "{plays} plays, {each:.2} requests a play, {} for the exchange, {presses} presses, \
             {pings} pings, {} public messages",
            begun - dealt,
            posted(world)
        );
        // At first, the answer to the host's command may be in between.
        assert!(apart <= 1, "{apart}");
        assert!(posted(world) <= 4, "{}", posted(world));
        // Each play takes the answer to the press, the table's edit, and the next player's hand.
        // The end of the game takes some more.
        assert!(each <= 3.0 + 12.0 / f64::from(plays), "{each} {plays}");
        // The exchange takes three answers, an edit of the table after each, and all hands when
        // play begins. On a slow machine there may be a mention, too.
        assert!(begun - dealt <= 3 + 3 + 3 + 2, "{}", begun - dealt);
    })
    .await;
}
