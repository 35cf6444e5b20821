//! Measures the bot under load against a bare poise bot that only acknowledges, in the same run and
//! on the same stand-in. Prints figures without asserting any, because they depend on the machine.
//!
//! Run `cargo bench --bench load -- PART…`, where a part is one of [`PARTS`]; without any, all run
//! except the soak. `LOAD_TABLES`, `LOAD_SECONDS` and `LOAD_RATE` change the amount of load;
//! `LOAD_BOT` names another build of the bot to measure instead of this one, and `LOAD_AGAINST` one
//! to compare it with.

mod players;
mod world;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use players::{acknowledgements, behind, plays};
use world::{World, bare_bot, own_bot, start_bot};

type Error = Box<dyn std::error::Error + Send + Sync>;

const PARTS: [&str; 6] = ["saturation", "pace", "people", "limits", "tables", "soak"];
/// This variable is set in the bare bot's process.
const BARE: &str = "LOAD_BARE";
/// How often each of two programs plays.
const ROUNDS: usize = 3;
/// How often to look whether something has happened.
const CHECK_EVERY: Duration = Duration::from_millis(20);

#[tokio::main]
async fn main() -> Result<(), Error> {
    if std::env::var_os(BARE).is_some() {
        return bare_bot().await;
    }
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let asked: Vec<&str> =
        asked.iter().map(String::as_str).filter(|part| PARTS.contains(part)).collect();
    let wanted = |part| asked.contains(&part) || asked.is_empty() && part != "soak";
    for part in PARTS.into_iter().filter(|part| wanted(*part)) {
        match part {
            "saturation" => saturation().await?,
            "pace" => pace().await?,
            "people" => people().await?,
            "limits" => limits().await?,
            "tables" => tables().await?,
            _ => soak().await?,
        }
    }
    Ok(())
}

fn amount(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Plays as fast as possible: the cost of a move for the bot, compared to the cost of an
/// acknowledgement for the bare one.
async fn saturation() -> Result<(), Error> {
    let time = Duration::from_secs(amount("LOAD_SECONDS", 20).into());
    let count = amount("LOAD_TABLES", 40);
    let bare = World::bare().await?;
    // As many people at once as there are tables, since one person plays at each table at a time.
    let users = bare.people(count as usize);
    let acknowledged = bare.under(time, acknowledgements(&bare.sandbox, &users, None, time));
    let (acks, bare_cost) = acknowledged.await?;
    bare.end().await?;

    let world = World::with_bot(None).await?;
    let tables = world.open(count).await?;
    let played = world.under(time, plays(tables, None, time));
    let (plays, cost) = played.await?;
    world.end().await?;
    let (each, base) = (cost / plays.count(), bare_cost / acks.count());
    println!("at saturation: {plays}; {:.3} ms of CPU per move", each * 1e3);
    println!("  the bare bot: {acks}; {:.3} ms of CPU each", base * 1e3);
    println!("  a move costs {:.1} times an acknowledgement", each / base);
    Ok(())
}

/// Plays at a fixed rate: how long people wait for their answers.
async fn pace() -> Result<(), Error> {
    let time = Duration::from_secs(amount("LOAD_SECONDS", 20).into());
    let rate = amount("LOAD_RATE", 200);
    let bare = World::bare().await?;
    let users = bare.people(64);
    let every = Duration::from_secs_f64(users.len() as f64 / f64::from(rate));
    let acknowledged = acknowledgements(&bare.sandbox, &users, Some(every), time);
    let (acks, _) = bare.under(time, acknowledged).await?;
    bare.end().await?;

    let world = World::with_bot(None).await?;
    let count = amount("LOAD_TABLES", 100);
    let tables = world.open(count).await?;
    let every = Duration::from_secs_f64(f64::from(count) / f64::from(rate));
    let (plays, _) = world.under(time, plays(tables, Some(every), time)).await?;
    world.end().await?;
    println!("at {rate} a second: {plays}");
    println!("  the bare bot: {acks}");
    let times = plays.at(99).as_secs_f64() / acks.at(99).as_secs_f64();
    println!("  p99 is {times:.2} times that of the bare bot");
    Ok(())
}

/// What [`people`] measures, with its unit.
const FIGURES: [(&str, &str); 5] = [
    ("processor time of a play", "ms"),
    ("half of the answers within", "ms"),
    ("99 % of the answers within", "ms"),
    ("requests a play", ""),
    ("memory", "MB"),
];

/// Plays at people's pace: what a play costs. With `LOAD_AGAINST=PROGRAM`, that program and this one
/// play in turn, so that whatever else the machine does hits both.
async fn people() -> Result<(), Error> {
    let programs: Vec<PathBuf> = std::env::var_os("LOAD_AGAINST")
        .map(PathBuf::from)
        .into_iter()
        .chain([own_bot()])
        .collect();
    let mut rounds = vec![Vec::new(); programs.len()];
    for _ in 0..if programs.len() > 1 { ROUNDS } else { 1 } {
        for (program, rounds) in programs.iter().zip(&mut rounds) {
            rounds.push(played_by_people(program).await?);
        }
    }
    println!("at people's pace:");
    for (at, (what, unit)) in FIGURES.into_iter().enumerate() {
        let of = rounds.iter().map(|rounds| median(rounds.iter().map(|round| round[at]).collect()));
        match of.collect::<Vec<_>>()[..] {
            [other, own] => println!(
                "  {what}: {own:.2} {unit}, compared to {other:.2}: {:.2} times as much",
                own / other
            ),
            ref alone => println!("  {what}: {:.2} {unit}", alone[0]),
        }
    }
    Ok(())
}

/// The [`FIGURES`] of one program.
async fn played_by_people(program: &Path) -> Result<[f64; 5], Error> {
    let time = Duration::from_secs(amount("LOAD_SECONDS", 20).into());
    let (count, rate) = (amount("LOAD_TABLES", 64), amount("LOAD_RATE", 40));
    let world = World::with_bot(Some(program)).await?;
    let tables = world.open(count).await?;
    let before = world.sandbox.requests().len();
    let every = Duration::from_secs_f64(f64::from(count) / f64::from(rate));
    let (plays, cost) = world.under(time, plays(tables, Some(every), time)).await?;
    let requests = world.sandbox.requests().len() - before;
    let millis = |time: Duration| time.as_secs_f64() * 1e3;
    let figures = [
        cost * 1e3 / plays.count(),
        millis(plays.at(50)),
        millis(plays.at(99)),
        requests as f64 / plays.count(),
        world.memory(),
    ];
    eprintln!("  … {}: {figures:.2?}", program.display());
    world.end().await?;
    Ok(figures)
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_unstable_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Plays with Discord's limits enforced: one move every four seconds at each table.
async fn limits() -> Result<(), Error> {
    let time = Duration::from_secs(amount("LOAD_SECONDS", 60).into());
    let world = World::with_bot(None).await?;
    let tables = world.open(amount("LOAD_TABLES", 160)).await?;
    let count = tables.len();
    let watched = tables.clone();
    world.sandbox.faults().enforce_rate_limits(true);
    let before = world.sandbox.invalid_requests();
    let sandbox = world.sandbox.clone();
    let behind = tokio::spawn(async move { behind(&sandbox, &watched, time).await });
    let every = Some(Duration::from_secs(4));
    let (plays, cost) = world.under(time, plays(tables, every, time)).await?;
    let (share, worst) = behind.await?;
    let refused = world.sandbox.invalid_requests() - before;
    println!("limits enforced, {count} tables with a move every 4 s: {plays}");
    println!(
        "  {:.0} % of a core; public messages at most {worst:.1?} behind, {:.2} % more than 3 s; {refused} answers of 401, 403 or 429",
        100.0 * cost / time.as_secs_f64(),
        100.0 * share
    );
    world.end().await
}

/// Opens a thousand tables: their memory, and how soon another process resumes them.
async fn tables() -> Result<(), Error> {
    let mut world = World::with_bot(None).await?;
    let alone = world.memory();
    let count = amount("LOAD_TABLES", 1000);
    let tables = world.open(count).await?;
    tokio::time::sleep(Duration::from_secs(10)).await;
    let full = world.memory();
    drop(tables);
    let before = world.sandbox.requests().len();
    world.bot.kill().await?;
    let began = Instant::now();
    world.bot = start_bot(&own_bot(), &world.sandbox, world.folder.path(), world.figures)?;
    let connected = async {
        while !world.health().await {
            tokio::time::sleep(CHECK_EVERY).await;
        }
    };
    connected.await;
    let resumed = began.elapsed();
    tokio::time::sleep(Duration::from_secs(10)).await;
    let requests = world.sandbox.requests();
    println!(
        "{count} tables: {full:.1} MB, compared to {alone:.1} MB without any; another process resumes them after {resumed:?}, with these requests in its first ten seconds:"
    );
    for request in requests.iter().skip(before) {
        println!("  {} {} {}", request.status, request.method, request.path);
    }
    println!("  it then uses {:.1} MB", world.memory());
    world.end().await
}

/// Plays for a long time (`LOAD_SECONDS`), and regularly prints the process's memory, threads and
/// files.
async fn soak() -> Result<(), Error> {
    let time = Duration::from_secs(amount("LOAD_SECONDS", 1800).into());
    let world = World::with_bot(None).await?;
    let tables = world.open(amount("LOAD_TABLES", 50)).await?;
    println!("soak: seconds, MB, threads, files, then figures of the bot itself");
    let played = tokio::spawn(plays(tables, Some(Duration::from_millis(500)), time));
    let began = Instant::now();
    while began.elapsed() < time {
        tokio::time::sleep((time / 30).min(Duration::from_secs(60))).await;
        let (seconds, memory) = (began.elapsed().as_secs(), world.memory());
        let count = |what: &str| std::fs::read_dir(world.proc(what)).map_or(0, Iterator::count);
        let page = world.get("/metrics").await.unwrap_or_default();
        let figures: Vec<&str> = page
            .lines()
            .filter(|line| {
                let named = ["getaway_tables ", "getaway_tasks ", "getaway_table_queue "];
                named.iter().any(|name| line.starts_with(name))
            })
            .collect();
        let (threads, files) = (count("task"), count("fd"));
        println!("{seconds:>6} {memory:>8.1} {threads:>4} {files:>4}  {}", figures.join(", "));
    }
    println!("  {}", played.await?);
    world.end().await
}
