//! The loser tally: the server's leaderboard, one person's figures, and how a finished game's cards
//! came about.

use super::options;
use super::scene::{named, plain, word_shown};
use crate::cards::Cut;
use crate::discord::i18n::Catalog;
use crate::discord::incoming::custom_id::Action;
use crate::discord::render::message::{Button, ButtonStyle, Colour, Message, Picture};
use crate::games::{GameKind, Record};
use crate::pictures::{self, Bars, Chart, RecordedGame};
use crate::store::{Board, Standing, Stats, Streak, Total};

/// How many people a page of the leaderboard shows.
pub const SHOWN: u32 = 20;
/// How many people a page of somebody's figures compares them with.
const OPPONENTS: usize = 10;

/// A page of the leaderboard; `period` is the name of the time it is about.
pub fn leaderboard(
    catalog: &Catalog,
    period: String,
    board: &Board,
    turn: impl Fn(u32) -> Action,
) -> Message {
    let title = catalog.leaderboard_title(period);
    let shown = &board.standings;
    if shown.is_empty() {
        return Message::embed(title, catalog.leaderboard_empty(), Colour::Result);
    }
    let count = board.people.div_ceil(SHOWN) as usize;
    let (at, first) = ((board.first / SHOWN) as usize + 1, board.first as usize + 1);
    let mut lines: Vec<String> = (first..)
        .zip(shown)
        .map(|(place, standing)| line(catalog, place, standing))
        .collect();
    lines.push(String::new());
    lines.push(catalog.leaderboard_key());
    let mut message = Message::embed(title, lines.join("\n"), Colour::Result);
    if at == 1 {
        message.picture = Some(Box::new(bars(catalog, shown)));
    }
    turned(catalog, message, (at, count), turn)
}

/// The message of a page with buttons to those beside it.
fn turned(
    catalog: &Catalog,
    mut message: Message,
    (at, count): (usize, usize),
    turn: impl Fn(u32) -> Action,
) -> Message {
    if count < 2 {
        return message;
    }
    if let Some(embed) = &mut message.embed {
        embed.description += "\n";
        embed.description += &catalog.history_page(at, count);
    }
    let to = |page: usize, label: String| {
        let there = (1..=count).contains(&page);
        let page = u32::try_from(page).unwrap_or(u32::MAX);
        there.then(|| Button::new(turn(page), label, ButtonStyle::Secondary))
    };
    let buttons = to(at - 1, catalog.button_earlier())
        .into_iter()
        .chain(to(at + 1, catalog.button_later()));
    message.with_buttons(buttons.collect())
}

/// The leaderboard as bars, which have the numbers of the places.
fn bars(catalog: &Catalog, shown: &[Standing]) -> Picture {
    let values = shown
        .iter()
        .map(|standing| hundredths(standing.against_fair_share()));
    let lines = shown.iter().enumerate().map(|(i, standing)| {
        let name = standing
            .name
            .as_deref()
            .map(|name| catalog.isolated(plain(name)));
        let name = name.unwrap_or_else(|| catalog.somebody());
        catalog.leaderboard_alt_line(i + 1, name, share(standing))
    });
    Picture {
        alt: catalog.leaderboard_alt(lines.collect::<Vec<_>>().join("\n")),
        legend: catalog.leaderboard_legend(),
        chart: Chart::Bars(Bars {
            hundredths: values.collect(),
        }),
        name: "leaderboard",
    }
}

fn hundredths(share: f64) -> u32 {
    // Nobody loses more often than there are games: what is cut off cannot be reached.
    (share * 100.0).round().clamp(0.0, 1_000_000.0) as u32
}

fn line(catalog: &Catalog, place: usize, standing: &Standing) -> String {
    catalog.leaderboard_line(
        place,
        name(catalog, standing),
        catalog.leaderboard_lost(standing.losses, standing.games, percent(standing)),
        share(standing),
        streak(catalog, standing.streak),
    )
}

fn name(catalog: &Catalog, standing: &Standing) -> String {
    let name = standing.name.as_deref().map(|name| named(catalog, name));
    name.unwrap_or_else(|| catalog.somebody())
}

fn percent(standing: &Standing) -> String {
    let share = f64::from(standing.losses) / f64::from(standing.games.max(1));
    format!("{:.0} %", share * 100.0)
}

fn share(standing: &Standing) -> String {
    format!("{:.2}", standing.against_fair_share())
}

fn streak(catalog: &Catalog, streak: Streak) -> String {
    match streak {
        Streak::Safe(games) => catalog.streak_safe(games),
        Streak::Lost(games) => catalog.streak_lost(games),
    }
}

/// One person's figures; `page`, from 1, is of those whom they met.
pub fn stats(
    catalog: &Catalog,
    kind: GameKind,
    name: &str,
    stats: Option<&Stats>,
    page: u32,
) -> Message {
    let title = catalog.stats_title(named(catalog, name));
    let Some(stats) = stats else {
        return Message::embed(title, catalog.stats_none(), Colour::Result);
    };
    let standing = &stats.standing;
    let mut lines = vec![
        catalog.stats_lost(standing.losses, standing.games, percent(standing)),
        catalog.stats_share(share(standing)),
        catalog.stats_streak(streak(catalog, standing.streak)),
        catalog.stats_longest(stats.longest_safe, stats.longest_lost),
        catalog.stats_first(stats.first_away),
    ];
    if !stats.places.is_empty() {
        let places = (1..).zip(&stats.places).filter(|(_, times)| **times > 0);
        let places = places.map(|(place, times)| catalog.stats_place(place, *times));
        lines.push(catalog.stats_places(places.collect::<Vec<_>>().join(" · ")));
    }
    lines.extend(figures(catalog, kind, &stats.figures));
    let mut pages = stats.opponents.chunks(OPPONENTS);
    let count = pages.len();
    let at = usize::try_from(page)
        .unwrap_or(usize::MAX)
        .clamp(1, count.max(1));
    if let Some(shown) = pages.nth(at - 1) {
        lines.push(String::new());
        lines.push(catalog.stats_opponents());
        lines.extend(shown.iter().map(|opponent| {
            let name = opponent.name.as_deref().map(|name| named(catalog, name));
            let name = name.unwrap_or_else(|| catalog.somebody());
            catalog.stats_opponent(name, opponent.ahead, opponent.games)
        }));
    }
    let mut message = Message::embed(title, lines.join("\n"), Colour::Result);
    message.picture = Some(Box::new(course(catalog, name, stats)));
    let user = standing.user;
    turned(catalog, message, (at, count), |page| {
        Action::Stats(kind, user, page)
    })
}

/// What the person did, in the order in which their game names it.
fn figures(catalog: &Catalog, kind: GameKind, totals: &[Total]) -> Vec<String> {
    let lines = kind.figures().iter().filter_map(|name| {
        let total = totals.iter().find(|total| total.name == *name)?;
        let label = options::label(catalog, &format!("{kind}_figure_{name}"), name);
        #[expect(clippy::cast_precision_loss, reason = "a mean for people to read")]
        let each = total.sum as f64 / f64::from(total.games.max(1));
        Some(catalog.stats_figure(label, total.sum, format!("{each:.1}")))
    });
    lines.collect()
}

/// One person's latest games: how they stood after each, and which they lost.
fn course(catalog: &Catalog, name: &str, stats: &Stats) -> Picture {
    let shown = u32::try_from(stats.latest.len()).unwrap_or(u32::MAX);
    let first = stats.standing.games.saturating_sub(shown) + 1;
    let numbered = (first..).zip(&stats.latest);
    let lost = numbered.filter(|(_, game)| game.lost);
    let lost: Vec<String> = lost.map(|(number, _)| number.to_string()).collect();
    let lost = if lost.is_empty() {
        "–".to_owned()
    } else {
        lost.join(", ")
    };
    let games = stats.latest.iter().map(|game| RecordedGame {
        lost: game.lost,
        hundredths: hundredths(game.against_fair_share),
    });
    let now = share(&stats.standing);
    Picture {
        alt: catalog.stats_alt(
            catalog.isolated(plain(name)),
            first,
            stats.standing.games,
            lost,
            now,
        ),
        legend: catalog.stats_legend(),
        chart: Chart::Record(pictures::Record {
            first,
            games: games.collect(),
        }),
        name: "stats",
    }
}

/// How the cards of a finished game came about, whether they agree with it, and what that proves; none
/// if nothing is kept of it.
pub fn verify(catalog: &Catalog, record: &Record) -> Option<Message> {
    let proof = record.chance()?;
    let chance = proof.chance();
    debug_assert!(chance.is_ok(), "a stored secret is no secret");
    let seed = chance.ok()?.seed().to_owned();
    let (good, mixed, formula, proven) = if proof.cuts.is_empty() {
        (
            catalog.verify_good(),
            catalog.verify_ids(proof.ids.join(", ")),
            catalog.verify_from_ids(proof.game),
            catalog.verify_proven_by_ids(),
        )
    } else {
        (
            catalog.verify_good_cut(),
            catalog.verify_cuts(cuts(catalog, &proof.cuts)),
            catalog.verify_from_cuts(proof.game),
            catalog.verify_proven_by_cuts(),
        )
    };
    let holds = record.verify().is_ok();
    let verdict = if holds { good } else { catalog.verify_bad() };
    let mut body = vec![
        verdict,
        catalog.verify_commit(proof.commit.clone()),
        catalog.verify_secret(proof.secret.clone()),
        mixed,
        catalog.verify_seed(seed),
    ];
    if holds {
        body.extend([proven, catalog.verify_unproven()]);
    }
    body.push(catalog.verify_how(proof.game, formula));
    let title = catalog.verify_title(proof.game);
    Some(Message::embed(title, body.join("\n\n"), Colour::Result))
}

/// The words of a game that was cut, a line each.
fn cuts(catalog: &Catalog, cuts: &[Cut]) -> String {
    let line = |(number, cut): (u32, &Cut)| {
        let seat = catalog.seat_number(cut.seat.index() + 1);
        catalog.verify_cut(number, word_shown(catalog, &cut.word), seat)
    };
    let lines: Vec<String> = (1..).zip(cuts).map(line).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{ChanceProof, CutWord, Mix, Seat, Secret};
    use crate::discord::i18n::Language;
    use crate::games::getaway::rules::{self, Options, deal};
    use crate::games::options::Named;
    use crate::store::UserId;

    /// A game of 16 of which only the deal is recorded, with what its players added to the shuffle.
    fn dealt(mix: Mix) -> Record {
        let options = Options {
            packs: rules::Packs::Two,
            ..Options::default()
        };
        let secret = Secret::new([7; 32]);
        let hands = deal::hands(&mix.chance(&secret, 7), options, 16, Seat::FIRST);
        let hands = rules::Hands::of(&hands);
        let labels = vec!["person".to_owned(); 16];
        let proof = ChanceProof::new(&secret, 7, mix);
        let record =
            rules::Record::of_game(options, labels, Seat::FIRST, &hands, [], Some(proof)).unwrap();
        Record::Getaway(Box::new(record))
    }

    /// What the players of that game added: ids as long as they get, and words that take the most room.
    fn mix(words: usize) -> Mix {
        let ids = vec![u64::MAX.to_string(); 17];
        let cuts = Seat::first(words).rev().map(|seat| Cut {
            seat,
            word: CutWord::new(&format!("{:*>40}", seat.index())).unwrap(),
        });
        let cuts = cuts.collect();
        Mix { ids, cuts }
    }

    fn verified(catalog: &Catalog, record: &Record) -> String {
        verify(catalog, record).unwrap().embed.unwrap().description
    }

    #[test]
    fn verify_says_what_is_proven_and_what_is_not() {
        let english = Language::English.catalog();
        let (cut, uncut) = (dealt(mix(2)), dealt(mix(0)));
        let shown = verified(english, &cut).replace(&"\\*".repeat(39), "…");
        insta::assert_snapshot!(shown, @r"
        ✅ The commit, the secret, the words and the hands as dealt agree.

        **Commit,** shown before the game: `1967c0fdaed0b8f2618d3b1f4a9f8541ed315505acc26f5a41f382da8bdd9954`

        **Secret,** shown after it: `0707070707070707070707070707070707070707070707070707070707070707`

        **Cut with,** in this order:
        1. …1 (seat 2)
        2. …0 (seat 1)

        **Seed:** `438a4af0c8f2c355d5725f363c4e0e82481c5297e6d572374bf9270e4fe4eb6a`

        **What this proves:** the secret was fixed before the first word, and the cards follow from the secret and the words alone. Whoever cut last with a word of their own knows that nobody chose these cards. Whoever cut earlier knows it too, unless a later word came from somebody in league with whoever runs the bot.

        **What this doesn’t prove:** a bot can refuse to deal, and anyone with access to its database can see the cards of a running game.

        **Check it yourself:** SHA-256 of the secret is the commit; SHA-256 of `secret:7:cut:hashes` (each word’s SHA-256 in hex, in this order, with commas between them) is the seed; the deal is the cards in ascending order of SHA-256 of `seed:deal:CARD`. Or get the file with `/getaway record game:7` and run `getaway verify FILE`.
        ");
        let shown = verified(english, &uncut).replace(&format!("{}, ", u64::MAX), "…");
        insta::assert_snapshot!(shown, @r"
        ✅ The commit, the secret, the ids and the hands as dealt agree.

        **Commit,** shown before the game: `1967c0fdaed0b8f2618d3b1f4a9f8541ed315505acc26f5a41f382da8bdd9954`

        **Secret,** shown after it: `0707070707070707070707070707070707070707070707070707070707070707`

        **Joined with,** in seat order, and last the deal: `…………………………………………18446744073709551615`

        **Seed:** `8e52518f8ea578d44fe9f415298c7081ae1572ccc0a6fca45de51dc2e10e30b3`

        **What this proves:** the secret was fixed before the deal, and the cards follow from it and the ids. But players never see those ids, so a modified bot could have tried ids until it liked the cards. To rule that out, press **Cut the cards** before the next deal.

        **What this doesn’t prove:** a bot can refuse to deal, and anyone with access to its database can see the cards of a running game.

        **Check it yourself:** SHA-256 of the secret is the commit; SHA-256 of `secret:7:ids` (the ids with commas between them) is the seed; the deal is the cards in ascending order of SHA-256 of `seed:deal:CARD`. Or get the file with `/getaway record game:7` and run `getaway verify FILE`.
        ");
        // Nothing is proven by what does not agree.
        let Record::Getaway(mut stacked) = cut else {
            unreachable!("it is made above")
        };
        stacked.chance.as_mut().unwrap().cuts.swap(0, 1);
        let shown = verified(english, &Record::Getaway(stacked));
        assert!(
            shown.starts_with("❌") && !shown.contains("proves"),
            "{shown}"
        );
    }

    #[test]
    fn verify_fits_with_sixteen_words_in_every_language() {
        for language in Language::ALL {
            for kind in GameKind::ALL {
                for words in [0, 16] {
                    let record = dealt(mix(words));
                    let text = verified(language.catalog_of(*kind), &record);
                    assert!(text.chars().count() <= 4096, "{text}");
                    let catalog = language.catalog_of(*kind);
                    assert!(text.contains(&catalog.verify_unproven()), "{text}");
                }
            }
        }
    }

    #[test]
    fn no_name_on_a_leaderboard_does_harm() {
        let names = ["**Ann** @everyone", "\u{202e}boB", "شہلا"];
        let standings = (1..).zip(names).map(|(user, name)| Standing {
            user: UserId(user),
            name: Some(name.to_owned()),
            games: 3,
            losses: 1,
            fair_share: 1.0,
            streak: Streak::Safe(1),
        });
        let board = Board {
            first: 0,
            standings: standings.collect(),
            people: 3,
        };
        let catalog = Language::English.catalog();
        let turn = |page| Action::Stats(GameKind::Getaway, UserId(1), page);
        let message = leaderboard(catalog, "all time".to_owned(), &board, turn);
        let text = message.embed.unwrap().description;
        assert!(text.contains("\\*\\*Ann\\*\\* @\u{200b}everyone"), "{text}");
        assert!(text.contains("boB") && !text.contains('\u{202e}'), "{text}");
        assert!(text.contains("\u{2068}شہلا\u{2069}"), "{text}");
    }
}
