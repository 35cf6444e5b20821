//! What passes the gate, and when.

use tokio::time::Instant;

use super::global::Pace;
use super::*;

fn lane(route: &str, token: &str) -> Lane {
    Lane {
        route: route.to_owned(),
        resource: Resource::Interaction(token.into()),
        turn: 0,
        budget: None,
    }
}

fn told(bucket: &str, limit: u32, remaining: u32, seconds: u64) -> Limits {
    Limits {
        window: Some(Window {
            bucket: bucket.to_owned(),
            limit,
            remaining,
            reset_after: Duration::from_secs(seconds),
        }),
        ..Limits::default()
    }
}

fn channel(id: u64) -> Lane {
    Lane { route: "POST".to_owned(), resource: Resource::Channel(id), turn: id, budget: None }
}

fn refused(scope: Scope) -> Limits {
    let retry_after = Duration::from_millis(700);
    Limits { refused: Some(Refused { retry_after, scope }), ..Limits::default() }
}

/// The gate of a bot's only process.
fn new_gate() -> Gate {
    Gate::of(ShardRange::ALL, TokenLimit::Unknown)
}

async fn request(gate: &Gate, lane: &Lane, limits: &Limits) -> Duration {
    let began = Instant::now();
    gate.pass(lane).await.answered(lane, limits);
    began.elapsed()
}

#[tokio::test(start_paused = true)]
async fn requests_wait_only_for_their_own_full_bucket() {
    let gate = new_gate();
    let (one, other) = (lane("PATCH", "a"), lane("PATCH", "b"));
    for left in [1, 0] {
        let took = request(&gate, &one, &told("edits", 2, left, 2)).await;
        assert_eq!(took, Duration::ZERO);
    }
    let elsewhere = request(&gate, &other, &told("edits", 2, 1, 2)).await;
    assert_eq!(elsewhere, Duration::ZERO, "each token has its own bucket");
    // Another route, once it is known to share this bucket.
    request(&gate, &lane("POST", "b"), &told("edits", 2, 0, 2)).await;
    let took = request(&gate, &lane("PATCH", "b"), &told("edits", 2, 1, 2)).await;
    assert!((2000..=2050).contains(&took.as_millis()), "{took:?}");
}

#[tokio::test(start_paused = true)]
async fn no_more_requests_are_in_flight_than_there_is_room_for() {
    let gate = new_gate();
    let lane = lane("PATCH", "a");
    request(&gate, &lane, &told("edits", 5, 2, 2)).await;
    let (first, _second) = (gate.pass(&lane).await, gate.pass(&lane).await);
    let soon = tokio::time::timeout(Duration::from_millis(10), gate.pass(&lane)).await;
    assert!(soon.is_err(), "both may still be counted");
    drop(first);
    gate.pass(&lane).await;
}

#[tokio::test(start_paused = true)]
async fn retry_after_is_obeyed() {
    let gate = new_gate();
    let lane = lane("PATCH", "a");
    request(&gate, &lane, &refused(Scope::Bucket)).await;
    let took = request(&gate, &lane, &told("edits", 5, 4, 2)).await;
    assert!((700..=750).contains(&took.as_millis()), "{took:?}");

    request(&gate, &channel(1), &refused(Scope::Bot)).await;
    let took = request(&gate, &self::lane("PATCH", "b"), &Limits::default()).await;
    assert_eq!(took, Duration::ZERO, "it leaves interactions alone");
    let took = request(&gate, &channel(2), &Limits::default()).await;
    assert!((700..=800).contains(&took.as_millis()), "{took:?}");
}

#[tokio::test(start_paused = true)]
async fn a_refusal_of_the_address_closes_everything() {
    // An interaction that hits the global limit means the address too, because it doesn't count
    // towards that limit.
    for (lane_refused, scope) in [
        (channel(1), Scope::Address),
        (lane("PATCH", "a"), Scope::Address),
        (lane("PATCH", "a"), Scope::Bot),
    ] {
        let gate = new_gate();
        request(&gate, &lane_refused, &refused(scope)).await;
        let nothing = Limits::default();
        let (token, other) = (lane("POST", "b"), channel(2));
        let (by_token, by_bot) =
            tokio::join!(request(&gate, &token, &nothing), request(&gate, &other, &nothing),);
        for took in [by_token, by_bot] {
            assert!((700..=850).contains(&took.as_millis()), "{took:?}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn requests_that_waited_for_the_address_keep_the_pace() {
    let gate = Arc::new(new_gate());
    request(&gate, &channel(0), &refused(Scope::Address)).await;
    let mut requests = tokio::task::JoinSet::new();
    for id in 1..=100 {
        let gate = gate.clone();
        requests.spawn(async move {
            request(&gate, &channel(id), &Limits::default()).await;
            Instant::now()
        });
    }
    let mut times = requests.join_all().await;
    times.sort();
    for window in times.windows(50) {
        assert!(window[49] - window[0] > Duration::from_secs(1));
    }
}

#[tokio::test(start_paused = true)]
async fn a_burst_of_one_server_delays_another_by_one_request() {
    let gate = Arc::new(new_gate());
    let mut burst = tokio::task::JoinSet::new();
    for id in 1..=200 {
        let gate = gate.clone();
        burst.spawn(async move {
            let lane = Lane { turn: 7, ..channel(id) };
            request(&gate, &lane, &Limits::default()).await
        });
    }
    tokio::task::yield_now().await;
    for id in 201..=203 {
        // Requests of other servers, each sent after the previous one has passed.
        let took = request(&gate, &channel(id), &Limits::default()).await;
        assert!(took <= gate.global.pace.each * 3, "{took:?}");
    }
    let slowest = burst.join_all().await.into_iter().max();
    assert!(slowest.is_some_and(|took| took > Duration::from_secs(3)));
}

#[tokio::test(start_paused = true)]
async fn turns_that_nobody_waits_for_are_dropped() {
    let gate = new_gate();
    for id in 0..10_000 {
        request(&gate, &channel(id), &Limits::default()).await;
    }
    assert!(gate.global.turns.lock().len() <= FEW);
}

/// When each of 200 simultaneous requests passes, spread evenly over these processes.
async fn request_times(processes: &[ShardRange]) -> Vec<Instant> {
    let gates: Vec<_> =
        processes.iter().map(|r| Arc::new(Gate::of(*r, TokenLimit::Unknown))).collect();
    let (went, mut gone) = tokio::sync::mpsc::unbounded_channel();
    for (id, gate) in (0..200).zip(gates.iter().cycle()) {
        let (gate, went) = (gate.clone(), went.clone());
        tokio::spawn(async move {
            let lane = channel(id);
            let permit = gate.pass(&lane).await;
            went.send(Instant::now()).unwrap();
            permit.answered(&lane, &Limits::default());
        });
    }
    drop(went);
    let mut times = Vec::new();
    while let Some(at) = gone.recv().await {
        times.push(at);
    }
    assert_eq!(times.len(), 200);
    for window in times.windows(50) {
        assert!(window[49] - window[0] > Duration::from_secs(1));
    }
    times
}

#[tokio::test(start_paused = true)]
async fn fewer_than_fifty_pass_in_any_second() {
    let times = request_times(&[ShardRange::ALL]).await;
    let whole = times[199] - times[0];
    assert!(whole < Duration::from_secs(6), "{whole:?}");
}

#[tokio::test(start_paused = true)]
async fn fewer_than_fifty_pass_in_any_second_with_any_number_of_processes() {
    for count in [2, 3, 4, 8, 16, 27] {
        let range = |shard| ShardRange { first: shard, last: shard, total: count };
        request_times(&(0..count).map(range).collect::<Vec<_>>()).await;
    }
    // A process with more shards gets a larger share.
    let range = |first, last| ShardRange { first, last, total: 4 };
    let (large, small) = (Pace::of(range(0, 2)), Pace::of(range(3, 3)));
    assert!(large.each * 2 < small.each && large.burst > small.burst);
    request_times(&[range(0, 2), range(3, 3)]).await;
}

#[tokio::test(start_paused = true)]
async fn unneeded_buckets_are_dropped() {
    let gate = new_gate();
    for id in 0..100_000 {
        let lane = lane("callback", &id.to_string());
        request(&gate, &lane, &told("callback", 50, 49, 1)).await;
        if id % 100 == 0 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    let kept = gate.buckets.lock().open.len();
    assert!(kept < 5000, "{kept}");
}

/// A request through a token of channel 1.
fn by_token(token: usize, what: Use) -> Lane {
    Lane { budget: Some((1, what)), ..lane("webhook", &token.to_string()) }
}

const SHARED: Refused = Refused { retry_after: Duration::from_secs(40), scope: Scope::Channel };

/// A gate that knows that these requests count.
async fn strict(what: Use) -> Gate {
    let gate = new_gate();
    let limits = Limits { refused: Some(SHARED), ..told("edits", 5, 4, 2) };
    request(&gate, &by_token(0, what), &limits).await;
    tokio::time::sleep(SHARED.retry_after).await;
    gate
}

#[tokio::test(start_paused = true)]
async fn a_channels_tokens_stay_below_thirty_new_messages_a_minute_once_one_was_refused() {
    let free = new_gate();
    assert!((0..100).all(|n| free.spend(&by_token(n, Use::New))));

    let gate = strict(Use::New).await;
    let mut times = Vec::new();
    for second in 0..300 {
        // Three requests a second, each through another token.
        for n in 0..3 {
            if gate.spend(&by_token(3 * second + n, Use::New)) {
                times.push(Instant::now());
            }
            assert!(gate.spend(&by_token(n, Use::EditOrDelete)), "edits are free");
        }
        assert!(gate.spend(&channel(1)), "the channel's own routes have no budget");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    assert_eq!(times.len(), 5 * 28);
    for window in times.windows(29) {
        assert!(window[28] - window[0] >= Duration::from_secs(60));
    }
    assert!(gate.spend(&Lane { budget: Some((2, Use::New)), ..by_token(0, Use::New) }));
}

fn left(gate: &Gate, channel: u64) -> Option<usize> {
    gate.left(channel, Use::EditOrDelete).map(|left| left.all)
}

#[tokio::test(start_paused = true)]
async fn an_expected_limit_is_kept_from_the_start() {
    let gate = Gate::of(ShardRange::ALL, TokenLimit::Expected);
    let made = (0..100).filter(|n| gate.spend(&by_token(*n, Use::EditOrDelete)));
    assert_eq!(made.count(), 28);
    assert_eq!(left(&gate, 1), Some(0));
    assert_eq!(left(&gate, 2), Some(28));
    let gate = new_gate();
    assert_eq!(left(&gate, 1), None);
}

#[tokio::test(start_paused = true)]
async fn who_spends_evenly_waits_for_no_minute() {
    let gate = Gate::of(ShardRange::ALL, TokenLimit::Expected);
    let left = || gate.left(1, Use::EditOrDelete).expect("the limit is expected");
    assert!(left().all > 20 && left().evenly > 0, "there is room after a quiet minute");
    let (mut last, mut made) = (Instant::now(), 0);
    for _ in 0..600 {
        if left().evenly > 0 && left().all > 3 {
            assert!(gate.spend(&by_token(0, Use::EditOrDelete)));
            assert!(last.elapsed() <= Duration::from_secs(20), "{:?}", last.elapsed());
            (last, made) = (Instant::now(), made + 1);
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    assert_eq!(made, 10 * 25, "none are left over");
}

#[tokio::test(start_paused = true)]
async fn edits_count_once_discord_has_refused_one() {
    let gate = strict(Use::EditOrDelete).await;
    let made = (0..100).filter(|n| gate.spend(&by_token(*n, Use::EditOrDelete)));
    assert_eq!(made.count(), 28);
    assert!(!gate.spend(&by_token(0, Use::New)), "they share the budget");
}

#[tokio::test(start_paused = true)]
async fn a_shared_refusal_closes_the_channels_tokens_and_nothing_else() {
    let gate = strict(Use::EditOrDelete).await;
    let limits = Limits { refused: Some(SHARED), ..told("edits", 5, 4, 2) };
    request(&gate, &by_token(1, Use::New), &limits).await;
    for what in [Use::New, Use::EditOrDelete] {
        let left = gate.left(1, what).map(|left| left.all);
        assert!(!gate.spend(&by_token(2, what)) && left == Some(0));
    }
    let took = request(&gate, &channel(1), &Limits::default()).await;
    assert_eq!(took, Duration::ZERO);
    tokio::time::sleep(Duration::from_secs(39)).await;
    assert!(!gate.spend(&by_token(3, Use::New)));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(gate.spend(&by_token(3, Use::New)));
}

#[tokio::test(start_paused = true)]
async fn a_shared_refusal_without_a_token_closes_the_requests_own_bucket() {
    let gate = new_gate();
    let limits = Limits { refused: Some(SHARED), ..told("messages", 5, 4, 2) };
    request(&gate, &channel(1), &limits).await;
    let elsewhere = request(&gate, &channel(2), &Limits::default()).await;
    assert!(elsewhere < Duration::from_secs(1), "{elsewhere:?}");
    let took = request(&gate, &channel(1), &Limits::default()).await;
    assert!(took > SHARED.retry_after - Duration::from_secs(1), "{took:?}");
}
