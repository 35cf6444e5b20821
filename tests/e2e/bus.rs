//! `/bus`: commands that are its own, refused commands, and stats.

use discord_sandbox::{Message, User};
use getaway::cards::{CardSet, Rank, Seat};
use getaway::games::GameKind;
use getaway::games::bus::Bus;
use getaway::games::bus::rules::{Event, Kind, Record, Worth};
use getaway::games::kit::Rules as _;

use crate::harness::{World, says};
use crate::record::record_of;
use crate::refusals::refused;
use crate::seated::{Seated, Tables};

tests! { with_bot
    bus_stats_add_up_and_keep_the_best_hand_of_all_games
    a_whole_hand_is_swapped_by_its_cards_and_a_call_leaves_last_turns
    bus_refuses_what_the_rules_forbid
}

/// The people in turn order, starting with the one whose turn it is.
async fn by_turn<'a>(world: &World, people: &'a [User]) -> Vec<&'a User> {
    for (at, user) in people.iter().enumerate() {
        if !world.offered(user, "swap give").await.is_empty() {
            return people[at..].iter().chain(&people[..at]).collect();
        }
    }
    panic!("it is nobody's turn: {}", world.public_text());
}

/// The worth of a hand in words, as messages say it.
pub fn in_words(worth: Worth) -> String {
    const MANY: &str =
        "twos threes fours fives sixes sevens eights nines tens jacks queens kings aces";
    let name = |rank: Rank| match rank.name() {
        "A" => "ace",
        "K" => "king",
        "Q" => "queen",
        "J" => "jack",
        number => number,
    };
    let many = |rank: Rank| {
        let mut names = MANY.split(' ').zip(CardSet::pack(1).ranks());
        names.find(|named| named.1 == rank).expect("a rank").0
    };
    let ranks = worth.ranks();
    let row = ranks.map(|rank| rank.name().to_owned()).join(" ");
    match worth.kind() {
        Kind::Prial => format!("three {}", many(ranks[0])),
        Kind::RunningFlush => format!("a running flush, {row}"),
        Kind::Run => format!("a run, {row}"),
        Kind::Flush => format!("a flush, {} high", name(ranks[0])),
        Kind::Pair => format!("a pair of {}", many(ranks[0])),
        Kind::HighCard => format!("{} high", name(ranks[0])),
    }
}

/// What a seat did in a game: the number of deals in which nobody had a better hand, of its calls,
/// and of those that cost it a token; and its best hand.
fn did(record: &Record, seat: Seat) -> ([i64; 3], Worth) {
    let mut steps = Vec::new();
    let mut game = record.start().expect("it was verified");
    record
        .replay_with(&mut |_, step| steps.push(step.clone()))
        .expect("it was verified");
    let (mut counts, mut best, mut called) = ([0; 3], None, false);
    for step in steps {
        let mut shown = None;
        game.make(&step, &mut |event| {
            if let Event::Showdown { hands, losers, .. } = event {
                shown = Some((hands, losers));
            }
        })
        .expect("it was verified");
        if step.seat() == Some(seat) && step.act().is_some_and(|act| act.stop) {
            called = true;
            counts[1] += 1;
        }
        let Some((hands, losers)) = shown else {
            continue;
        };
        if let Some(own) = hands[seat.index()].map(|hand| hand.worth()) {
            let beaten = hands.iter().flatten().any(|other| other.worth() > own);
            counts[0] += i64::from(!beaten);
            best = best.max(Some(own));
        }
        counts[2] += i64::from(std::mem::take(&mut called) && losers.contains(seat));
    }
    (counts, best.expect("everyone is in the first deal"))
}

async fn bus_stats_add_up_and_keep_the_best_hand_of_all_games(world: &mut World) {
    world.game = "bus";
    let people = world.people(2);
    world.deal(&people, "tokens:2 turn_seconds:0").await;
    let mut tables = Tables::of(world).await;
    tables.all.push(Seated {
        kind: GameKind::Bus,
        channel: world.channel,
        people: people.clone(),
    });
    for game in 1..=3 {
        tables.play_out(0, usize::MAX).await;
        if game < 3 {
            world.slash(&people[0], "deal").await;
        }
    }
    for (user, seat) in people.iter().zip(Seat::first(2)) {
        let (mut counts, mut best) = ([0; 3], None);
        for game in 1..=3 {
            let record: Record = record_of(world, user, game).await;
            let (these, hand) = did(&record, seat);
            counts
                .iter_mut()
                .zip(these)
                .for_each(|(sum, one)| *sum += one);
            best = best.max(Some(hand));
        }
        let names = [
            "Deals won",
            "Times they stopped the bus",
            "Times that cost a token",
        ];
        let each = |sum: i64| format!("{:.1}", sum as f64 / 3.0);
        let figures = names.iter().zip(counts);
        let mut said: Vec<String> = figures
            .map(|(name, sum)| format!("{name}: {sum} ({} a game)", each(sum)))
            .collect();
        said.push(format!(
            "Best hand: {}",
            in_words(best.expect("three games"))
        ));
        let stats = world.slash(user, "stats").await.text();
        for said in said {
            assert!(stats.lines().any(|line| line == said), "{said}: {stats}");
        }
    }
}

async fn a_whole_hand_is_swapped_by_its_cards_and_a_call_leaves_last_turns(world: &mut World) {
    world.game = "bus";
    let people = world.people(3);
    let options = "tokens:1 whole_hand:yes turn_seconds:0";
    world.deal(&people, options).await;
    let in_turn = by_turn(world, &people).await;
    let (first, second) = (in_turn[0], in_turn[1]);
    let own = world.view::<Bus>(first).expect("a game is played");
    let whole = own
        .hand()
        .expect("a hand")
        .cards()
        .map(|card| card.to_string());
    assert_eq!(world.offered(first, "swap give").await[3], "all");
    assert_eq!(world.offered(first, "swap take").await.len(), 4);
    assert!(world.offered(second, "swap give").await.is_empty());
    let line = format!(r#"swap give:"{}" take:all"#, whole.join(" "));
    let done = world.slash(first, &line).await;
    says(&done.text(), "You swapped your whole hand for the middle.");
    let done = world.slash(second, "keep stop:yes").await;
    says(&done.text(), "You stopped the bus");
    let left = format!("Last turns: {}, {}.", in_turn[2].name(), first.name());
    world.any_public(&left).await;
}

async fn bus_refuses_what_the_rules_forbid(world: &mut World) {
    world.game = "bus";
    let people = world.people(2);
    let alice = &people[0];
    for line in ["swap give:3H take:4H", "keep", "keep stop:yes"] {
        refused(world, alice, line, "`/bus start` opens one").await;
    }
    refused(world, alice, "start computers:6", "at most 6").await;
    world.open(&people, "keep:no turn_seconds:0").await;
    refused(world, alice, "keep", "No game is being played").await;
    world.slash(alice, "deal").await;
    let in_turn = by_turn(world, &people).await;
    let (first, other) = (in_turn[0], in_turn[1]);
    let own = world.view::<Bus>(first).expect("a game is played");
    let card = own.hand().expect("a hand").cards()[0];
    let middle = own.board().middle().expect("a middle");
    let theirs = world.view::<Bus>(other).expect("a game is played");
    let not_there = theirs.hand().expect("a hand").cards()[0];
    refused(world, first, "keep", "nobody may keep").await;
    let (card, not_there) = (card.to_string(), not_there.to_string());
    let middle = middle.map(|card| card.to_string());
    let swap = |give: &str, take: &str| format!("swap give:{give} take:{take}");
    for (give, take, why) in [
        ("nonsense", card.as_str(), "“nonsense” isn’t a card"),
        (&card, "nonsense", "“nonsense” isn’t a card"),
        (&card, &card, "for itself changes nothing"),
        (&middle[0], &middle[1], "isn’t in your hand"),
        (&card, &not_there, "isn’t in the middle"),
        ("all", "all", "only one card at a time"),
        ("all", &card, "give all three of your cards"),
    ] {
        refused(world, first, &swap(give, take), why).await;
    }
    let turn = format!("It’s {}’s turn", first.name());
    refused(world, other, &swap(&not_there, &middle[0]), &turn).await;

    // A button from an earlier moment is refused, and so is calling with it.
    let can_stop = |hand: &Message| hand.button("Stop the bus…").is_some();
    let hand = world.hand_when(first, "has moves", can_stop).await;
    assert!(hand.button("Keep").is_none());
    let stop = |give: &str, take: &str| format!("{} stop:yes", swap(give, take));
    world.slash(first, &stop(&card, &middle[2])).await;
    if let Ok(stale) = first.click(&hand, "Stop the bus…").await {
        says(&stale.reply().await.text(), "That moment has passed");
    }
    let give = theirs.hand().expect("a hand").cards()[1].to_string();
    let why = format!("{} has already stopped the bus", first.name());
    refused(world, other, &stop(&give, &middle[0]), &why).await;

    world.game = "palace";
    let why = "This table plays Stop the Bus. Its commands begin with `/bus`.";
    refused(world, first, "ready", why).await;
    world.game = "bus";
    let rules = world.slash(first, "rules").await.text();
    says(&rules, "Nobody may keep");
    says(&rules, "Tokens each: 3");
    let hint = world.slash(other, "hint").await.text();
    assert!(
        hint.contains("% of games from here") && hint.contains('→'),
        "{hint}"
    );
    says(&hint, "This is your last turn in this deal.");
}
