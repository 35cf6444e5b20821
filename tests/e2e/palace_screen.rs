//! A player's screen during a whole game of Palace, and how few requests the game takes.

use discord_sandbox::{Message, User};

use crate::bus::is_done;
use crate::harness::{World, with_bot};
use crate::screen::{effort, hands, posted, requests, table_message};

/// A move that a hand offers: the custom id of a button, or the id and value of a menu.
struct Offer {
    id: String,
    value: Option<String>,
}

/// The move of somebody with a little sense: the lowest possible rank, with all its cards; else a
/// face-down card; else picking up.
fn offer(hand: &Message) -> Option<Offer> {
    let buttons = hand.buttons().into_iter().filter_map(|button| {
        let id = button.custom_id?;
        id.starts_with("palace.").then_some((id, button.label))
    });
    let buttons: Vec<(String, String)> = buttons.collect();
    let is_play = |id: &str| id.starts_with("palace.play.");
    let in_select = hand.selects().into_iter().flat_map(|select| {
        let id = select.custom_id;
        let options = select.options.into_iter();
        options.map(move |(label, value)| (id.clone(), label, Some(value)))
    });
    let plays = buttons.iter().filter(|(id, _)| is_play(id));
    let plays = plays.map(|(id, label)| (id.clone(), label.clone(), None));
    let plays: Vec<_> = plays.chain(in_select).collect();
    let rank = |label: &str| label.split(['♠', '♥', '♦', '♣']).next().map(str::to_owned);
    let lowest = plays.first().map(|(_, label, _)| rank(label));
    let mut alike = plays
        .into_iter()
        .take_while(|(_, label, _)| Some(rank(label)) == lowest);
    let play = alike.by_ref().last();
    match play {
        Some((id, _, value)) => Some(Offer { id, value }),
        None => buttons
            .into_iter()
            .next()
            .map(|(id, _)| Offer { id, value: None }),
    }
}

/// Waits until everything is shown that happened since the table said `before`: every player has
/// one hand, below the table, and the one whose turn it is can move. Returns who that is, their
/// hand, and what the table says; `None` when the game is over.
async fn settled(world: &World, people: &[User], before: &str) -> Option<(usize, Message, String)> {
    let what = "one hand for everybody below the table, and a move to make";
    let turns: Vec<String> = people
        .iter()
        .map(|user| format!("▶ **{}**", user.name()))
        .collect();
    let settled = world.sandbox.wait_for(what, |view| {
        let mut public = view.public(world.channel);
        if public.next_back()?.text().contains(" is over") {
            return Some(None);
        }
        let table = table_message(view, world)?;
        let text = table.text();
        let all: Vec<_> = people.iter().map(|user| hands(view, world, user)).collect();
        let below = |hands: &Vec<&Message>| hands.len() == 1 && hands[0].id > table.id;
        let next = turns.iter().position(|turn| text.contains(turn))?;
        offer(all[next].first()?)?;
        let shown = text != before && all.iter().all(below);
        shown.then(|| Some((next, all[next][0].clone(), text)))
    });
    settled.await
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
        while let Some((next, hand, table)) = settled(world, &people, &before).await {
            begun.get_or_insert_with(|| requests(world));
            let user = &people[next];
            apart = apart.max(world.sandbox.look(|view| {
                let table = table_message(view, world).expect("there is a table").id;
                let seen = view.seen_by(user.id(), world.channel);
                seen.filter(|m| table < m.id && m.id < hand.id).count()
            }));
            let Offer { id, value } = offer(&hand).expect("a move");
            let pressed = match &value {
                Some(value) => user.select(&hand, &id, &[value]).await,
                None => user.click(&hand, &id).await,
            };
            if !is_done(pressed).await {
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
