//! `/bus`: whole games by commands and by buttons, with computers, kills and a player who leaves;
//! refused commands; and secrecy.

use discord_sandbox::{Message, User};
use getaway::cards::{CardSet, Seat};
use getaway::games::bus::Bus;
use getaway::games::bus::rules::{Entry, Event, Kind, Record, Step, Worth};
use getaway::games::kit::Rules as _;

use crate::harness::{Turns, World, says, with_bot, with_process};
use crate::record::{last_record, record_of};
use crate::refusals::refused;
use crate::screen::{effort, is_done, posted, requests, settled};
use crate::secrecy::{public_ids, saw_only};

/// The people in turn order, starting with the one whose turn it is.
async fn by_turn<'a>(world: &World, people: &'a [User]) -> Vec<&'a User> {
    for (at, user) in people.iter().enumerate() {
        if !world.offered(user, "swap give").await.is_empty() {
            return people[at..].iter().chain(&people[..at]).collect();
        }
    }
    panic!("it is nobody's turn: {}", world.public_text());
}

/// Lets everyone take their turn by command if they can. Somebody who swaps a card in the second
/// round or later also stops the bus, if nobody else has. Returns whether anyone could do
/// anything.
async fn round(world: &World, people: &[User], number: usize) -> bool {
    let mut anyone = false;
    for user in people {
        let give = world.offered(user, "swap give").await;
        let take = world.offered(user, "swap take").await;
        let (Some(give), Some(take)) = (give.get(number % 3), take.get(number / 3 % 3)) else {
            continue;
        };
        let swap = format!("swap give:{give} take:{take}");
        let first = match number % 3 {
            0 => "keep".to_owned(),
            1 => swap.clone(),
            _ => format!("{swap} stop:yes"),
        };
        let done = world.slash(user, &first).await;
        if done.text().contains("has already stopped the bus") {
            world.slash(user, &swap).await;
        }
        anyone = true;
    }
    anyone
}

/// Plays with commands alone until game number `game` is over.
async fn play_out(world: &World, people: &[User], game: u32) -> Message {
    let round = async |number| round(world, people, number).await;
    world.play_out_by(game, round).await
}

#[tokio::test(flavor = "multi_thread")]
async fn bus_by_commands_alone() {
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
        assert_eq!(
            world.offered(first, "swap give").await.last().unwrap(),
            "all"
        );
        assert_eq!(world.offered(first, "swap take").await.len(), 4);
        assert!(world.offered(second, "swap give").await.is_empty());
        let line = format!(r#"swap give:"{}" take:all"#, whole.join(" "));
        let done = world.slash(first, &line).await;
        let said = "You swapped your whole hand for the middle.";
        assert!(done.text().starts_with(said), "{}", done.text());
        let done = world.slash(second, "keep stop:yes").await;
        says(&done.text(), "You stopped the bus");
        let left = format!("Last turns: {}, {}.", in_turn[2].name(), first.name());
        world.any_public(&left).await;
        let result = play_out(world, &people, 1).await;
        let text = result.text();
        assert!(
            text.contains("**The winner:**") && !text.contains("loser"),
            "{text}"
        );
        let record: Record = last_record(world, second).await;
        assert_eq!(
            record.end.tokens.iter().filter(|left| **left > 0).count(),
            1
        );

        let [story] = result.attachments() else {
            panic!("one picture: {text}");
        };
        let alt = story.description.clone().expect("an alternative text");
        assert_eq!(alt.matches("out in deal").count(), 2, "{alt}");
        assert_eq!(alt.matches("has 1 token left").count(), 1, "{alt}");

        let board = world.slash(first, "leaderboard").await.text();
        assert!(
            board.contains("won 1 of 1") && board.contains("won 0 of 1"),
            "{board}"
        );
        let stats = world.slash(second, "stats").await.text();
        for said in ["Deals won: ", "Times they stopped the bus: ", "Best hand: "] {
            assert!(stats.contains(said), "{said}: {stats}");
        }
        let best = stats.lines().find(|line| line.contains("Best hand: "));
        assert!(
            best.is_some_and(|line| !line.contains("a game)")),
            "{stats}"
        );
    })
    .await;
}

/// The most requests that a game between people may take after its first turn has begun. Each turn
/// takes three: the answer, the table and the next player's hand. The second press of a call takes
/// one more. The last turn of a deal adds the new hands of everyone but the two people who get
/// theirs anyway. Some more are for the end of the game, and for mentions on a slow machine.
fn most_requests(record: &Record) -> usize {
    let deals = record.moves.iter().filter(|entry| is_deal(entry)).count();
    let is_call = |entry: &&Entry| {
        matches!(
            entry,
            Entry::Keep { stop: true, .. } | Entry::Swap { stop: true, .. }
        )
    };
    let calls = record.moves.iter().filter(is_call).count();
    let turns = record.moves.len() - deals;
    3 * turns + calls + (record.seats.len() - 2) * (deals - 1) + 12
}

fn is_deal(entry: &Entry) -> bool {
    matches!(entry, Entry::Deal { .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn deals_that_end_in_their_first_round_take_few_requests() {
    with_bot(async |world| {
        world.game = "bus";
        let people = world.people(3);
        world.deal(&people, "tokens:3 turn_seconds:0").await;
        let has_cards = |hand: &Message| hand.text().contains("(3 cards)");
        for user in &people {
            world.hand_when(user, "arrives", has_cards).await;
        }
        let (mut before, mut begun) = (String::new(), None);
        let mut turns = Turns::default();
        let can_move = |hand: &Message| hand.button("Keep").is_some();
        while let Some((next, hand, table)) = settled(world, &people, &before, can_move).await {
            turns.count();
            begun.get_or_insert_with(|| requests(world));
            let user = &people[next];
            let kept = if hand.button("Stop the bus…").is_some() {
                match user.click(&hand, "Stop the bus…").await {
                    Ok(stops) => user.click(&stops.reply().await, "🛑 Keep").await,
                    Err(refused) => Err(refused),
                }
            } else {
                user.click(&hand, "Keep").await
            };
            if is_done(kept).await {
                before = table;
            }
        }
        let all = requests(world) - begun.expect("somebody had a turn");
        let record: Record = last_record(world, &people[0]).await;
        let deals = record.moves.iter().filter(|entry| is_deal(entry)).count();
        println!("{all} requests for {} turns", record.moves.len() - deals);
        assert!(all <= most_requests(&record), "{all}");
    })
    .await;
}

/// The worth of a hand in words, as messages say it.
fn in_words(worth: Worth) -> String {
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
        if let Step::Turn(act) = &step
            && act.seat == seat
            && act.stop
        {
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
        for game in 1..=3 {
            let result = play_out(world, &people, game).await;
            if game == 1 {
                let review = people[1].click(&result, "Review").await.unwrap();
                let review = review.reply().await;
                assert!(
                    review.is_ephemeral() && review.text().contains("A look back at"),
                    "{}",
                    review.text()
                );
            }
            if game < 3 {
                people[0].click(&result, "Again").await.unwrap();
                world
                    .any_public(&format!("Game {}, deal 1", game + 1))
                    .await;
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
async fn a_game_of_bus_by_buttons_stays_on_one_screen_and_takes_few_requests_a_turn() {
    with_bot(async |world| {
        world.game = "bus";
        let people = world.people(3);
        world.deal(&people, "tokens:2 turn_seconds:0").await;
        let has_cards = |hand: &Message| hand.text().contains("(3 cards)");
        for user in &people {
            world.hand_when(user, "arrives", has_cards).await;
        }
        let (mut turns, mut presses, mut in_deal, mut before) = (0, 0, 0, String::new());
        let (mut begun, mut tries) = (None, Turns::default());
        let can_move = |hand: &Message| hand.button("Keep").is_some();
        while let Some((next, hand, table)) = settled(world, &people, &before, can_move).await {
            tries.count();
            begun.get_or_insert_with(|| requests(world));
            let user = &people[next];
            let deal = |text: &str| text.lines().next().map(str::to_owned);
            in_deal = if deal(&table) == deal(&before) {
                in_deal + 1
            } else {
                0
            };
            let swaps = hand.buttons().into_iter().filter(|b| b.label.contains('→'));
            let swaps: Vec<_> = swaps.map(|b| b.custom_id.expect("an id")).collect();
            assert_eq!(swaps.len(), 9, "{}", hand.text());
            // After three turns each, somebody stops the bus.
            let answer = if in_deal >= 9 && hand.button("Stop the bus…").is_some() {
                presses += 1;
                user.click(&hand, "Stop the bus…")
                    .await
                    .expect("it can be pressed");
                // A late edit may show the old hand for a moment.
                let stops = |hand: &Message| hand.button("🛑 Keep").is_some();
                let hand = world.hand_when(user, "stops the bus", stops).await;
                assert_eq!(
                    hand.buttons()
                        .iter()
                        .filter(|b| b.label.contains('→'))
                        .count(),
                    9
                );
                user.click(&hand, "🛑 Keep").await
            } else if in_deal % 2 == 0 {
                user.click(&hand, "Keep").await
            } else {
                user.click(&hand, &swaps[in_deal % 9]).await
            };
            presses += 1;
            if !is_done(answer).await {
                continue;
            }
            before = table;
            turns += 1;
        }
        let begun = begun.expect("somebody had a turn");
        let all = requests(world) - begun;
        let each = all as f64 / f64::from(turns);
        let (pings, _) = effort(world);
        println!(
            "{turns} turns, {each:.2} requests a turn, {presses} presses, {pings} pings, {} public \
             messages",
            posted(world)
        );
        assert!(posted(world) <= 4, "{}", posted(world));
        let record: Record = last_record(world, &people[0]).await;
        assert!(all <= most_requests(&record), "{each}");
        assert!(record.end.places.is_some());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bus_with_computers_and_a_player_who_leaves() {
    with_bot(async |world| {
        world.game = "bus";
        let people = world.people(2);
        world
            .deal(&people, "computers:2 level:normal tokens:1 turn_seconds:0")
            .await;
        world.slash(&people[1], "leave").await;
        world.any_public("**Bob** (left; a computer plays)").await;
        let result = play_out(world, &people[..1], 1).await;
        says(&result.text(), "**The winner:**");
        let _: Record = last_record(world, &people[0]).await;
        people[0].click(&result, "Again").await.unwrap();
        world.any_public("Game 2, deal 1").await;
        play_out(world, &people[..1], 2).await;
        let proof = world.slash(&people[0], "verify game:2").await.text();
        assert!(
            proof.contains("the ids and the hands as dealt agree"),
            "{proof}"
        );
        assert!(proof.contains("seed:dealK:CARD"), "{proof}");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bus_goes_on_after_kills() {
    with_process(&[], async |world| {
        world.game = "bus";
        let people = world.people(3);
        world.deal(&people, "tokens:1 turn_seconds:0").await;
        let in_turn = by_turn(world, &people).await;
        world.slash(in_turn[0], "keep").await;
        world.restart().await;
        assert!(world.offered(in_turn[0], "swap give").await.is_empty());
        assert_eq!(world.offered(in_turn[1], "swap give").await.len(), 3);
        world.slash(in_turn[1], "keep stop:yes").await;
        world.restart().await;
        world.slash(in_turn[2], "keep").await;
        world.slash(in_turn[0], "keep").await;
        // Kills the bot in the pause after a deal, or after the game if it is over already.
        world.restart().await;
        play_out(world, &people, 1).await;
        let record: Record = last_record(world, &people[1]).await;
        assert!(record.end.places.is_some());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bus_shows_nobody_somebody_elses_hand() {
    with_bot(async |world| {
        world.game = "bus";
        let people = world.people(3);
        world.deal(&people, "turn_seconds:0").await;
        for user in &people {
            world.hand_when(user, "arrives", |_| true).await;
        }
        let in_turn = by_turn(world, &people).await;
        let mut public = CardSet::EMPTY;
        let mut held = vec![CardSet::EMPTY; people.len()];
        for turn in 0..7 {
            for (user, held) in people.iter().zip(&mut held) {
                let own = world.view::<Bus>(user).expect("a game is played");
                public.extend(own.board().middle().into_iter().flatten());
                *held = held.or(own.hand().expect("the first deal").set());
            }
            let user = in_turn[turn % people.len()];
            let give = world.offered(user, "swap give").await;
            let take = world.offered(user, "swap take").await;
            let line = format!("swap give:{} take:{}", give[turn % 3], take[turn % 3]);
            world.slash(user, &line).await;
        }
        let own = world.view::<Bus>(&people[0]).expect("a game is played");
        public.extend(own.board().middle().into_iter().flatten());
        saw_only(world, &people, &held, public);
        for id in public_ids(world) {
            assert!(!id.starts_with("bus."), "{id}");
        }
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
