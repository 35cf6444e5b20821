//! `/bus`: commands that are its own, refused commands, and stats.

use discord_sandbox::User;
use getaway::cards::Seat;
use getaway::games::GameKind;
use getaway::games::bus::Bus;
use getaway::games::bus::rules::{Event, Kind, Record, Worth};
use getaway::games::kit::Rules as _;

use crate::harness::{World, says, with_bot};
use crate::record::record_of;
use crate::refusals::refused;
use crate::seated::{LIMIT, Seated, Tables};

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
    let name = |rank: getaway::cards::Rank| match rank.name() {
        "A" => "ace",
        "K" => "king",
        "Q" => "queen",
        "J" => "jack",
        number => number,
    };
    let many = |rank: getaway::cards::Rank| match rank.name() {
        "2" => "twos",
        "3" => "threes",
        "4" => "fours",
        "5" => "fives",
        "6" => "sixes",
        "7" => "sevens",
        "8" => "eights",
        "9" => "nines",
        "10" => "tens",
        "J" => "jacks",
        "Q" => "queens",
        "K" => "kings",
        _ => "aces",
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

#[tokio::test(flavor = "multi_thread")]
async fn bus_stats_add_up_and_keep_the_best_hand_of_all_games() {
    with_bot(async |world| {
        world.game = "bus";
        let people = world.people(2);
        world.deal(&people, "tokens:2 turn_seconds:0").await;
        let seated = Seated {
            kind: GameKind::Bus,
            channel: world.channel,
            people: people.clone(),
        };
        let mut tables = Tables::new(
            &world.sandbox,
            &world.database(),
            rand::random(),
            LIMIT,
            world.story(),
        )
        .await;
        tables.all.push(seated);
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
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_hand_is_swapped_by_its_cards_and_a_call_leaves_last_turns() {
    with_bot(async |world| {
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
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bus_refuses_what_the_rules_forbid() {
    with_bot(async |world| {
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
        for (line, why) in [
            ("keep".to_owned(), "nobody may keep"),
            (
                format!("swap give:nonsense take:{card}"),
                "“nonsense” isn’t a card",
            ),
            (
                format!("swap give:{card} take:nonsense"),
                "“nonsense” isn’t a card",
            ),
            (
                format!("swap give:{card} take:{card}"),
                "for itself changes nothing",
            ),
            (
                format!("swap give:{} take:{}", middle[0], middle[1]),
                "isn’t in your hand",
            ),
            (
                "swap give:all take:all".to_owned(),
                "only one card at a time",
            ),
            (
                format!("swap give:all take:{card}"),
                "give all three of your cards",
            ),
        ] {
            refused(world, first, &line, why).await;
        }
        let theirs = world.view::<Bus>(other).expect("a game is played");
        let not_there = theirs.hand().expect("a hand").cards()[0];
        let line = format!("swap give:{card} take:{not_there}");
        refused(world, first, &line, "isn’t in the middle").await;
        let line = format!("swap give:{not_there} take:{}", middle[0]);
        refused(
            world,
            other,
            &line,
            &format!("It’s {}’s turn", first.name()),
        )
        .await;

        // A button from an earlier moment is refused, and so is calling with it.
        let hand = world
            .hand_when(first, "has moves", |hand| {
                hand.button("Stop the bus…").is_some()
            })
            .await;
        assert!(hand.button("Keep").is_none());
        let swap = format!("swap give:{card} take:{} stop:yes", middle[2]);
        world.slash(first, &swap).await;
        let stale = first.click(&hand, "Stop the bus…").await;
        if let Ok(stale) = stale {
            let said = stale.reply().await.text();
            assert!(said.contains("That moment has passed"), "{said}");
        }
        let give = theirs.hand().expect("a hand").cards()[1];
        let line = format!("swap give:{give} take:{} stop:yes", middle[0]);
        refused(
            world,
            other,
            &line,
            &format!("{} has already stopped the bus", first.name()),
        )
        .await;

        world.game = "palace";
        let why = "This table plays Stop the Bus. Its commands begin with `/bus`.";
        refused(world, first, "ready", why).await;
        world.game = "bus";
        let rules = world.slash(first, "rules").await.text();
        assert!(
            rules.contains("Nobody may keep") && rules.contains("Tokens each: 3"),
            "{rules}"
        );
        let hint = world.slash(other, "hint").await.text();
        assert!(
            hint.contains("% of games from here") && hint.contains('→'),
            "{hint}"
        );
        assert!(
            hint.contains("This is your last turn in this deal."),
            "{hint}"
        );
    })
    .await;
}
