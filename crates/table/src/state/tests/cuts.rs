//! Cuts: who can cut and when, and what happens to the words.

use sha2::{Digest, Sha256};

use super::*;
use getaway_games::cards::{Direction, Mix};

/// The next game's cuts as everyone sees them: seat and word.
fn words(bench: &Bench) -> Vec<(usize, String)> {
    let snapshot = bench.snapshot();
    let next = snapshot.next_game().expect("a game is to be dealt");
    next.cuts.iter().map(|cut| (cut.seat.index(), cut.word.as_str().to_owned())).collect()
}

fn shown(words: &[(usize, &str)]) -> Vec<(usize, String)> {
    words.iter().map(|(seat, word)| (*seat, (*word).to_owned())).collect()
}

/// The players' part in the shuffle, as the deal stores it.
fn mix(bench: &Bench) -> Mix {
    let mix = bench.changes.iter().find_map(|change| match change {
        GameChange::Begin { mix, .. } => Some(mix.clone()),
        _ => None,
    });
    mix.expect("a deal")
}

#[test]
fn cuts_are_shown_in_the_order_they_came_and_a_replacement_goes_last() {
    let mut bench = Bench::lobby(3, 3);
    bench.does(2, cut(" mango "), RequestOutcome::Cut(CutWord::new("mango").unwrap()));
    bench.ask(1, cut("kite")).unwrap();
    bench.ask(3, cut("mango")).unwrap();
    assert_eq!(words(&bench), shown(&[(1, "mango"), (0, "kite"), (2, "mango")]));
    bench.ask(2, cut("lantern")).unwrap();
    assert_eq!(words(&bench), shown(&[(0, "kite"), (2, "mango"), (1, "lantern")]));
}

/// How often the next game's cuts have become void.
fn voided(bench: &Bench) -> u32 {
    bench.snapshot().next_game().expect("a game is to be dealt").voided
}

/// The seats decide who gets which cards, so whoever can change them after the words are known
/// could choose.
#[test]
fn every_change_of_seats_and_a_word_that_is_forgotten_make_all_cuts_void() {
    type Change = fn(&mut Bench);
    let changes: [(&str, Change); 6] = [
        ("a newcomer", |b| drop(b.ask(9, RequestKind::Join).unwrap())),
        ("a leaver with a cut", |b| drop(b.ask(2, RequestKind::Leave).unwrap())),
        ("a leaver without one", |b| drop(b.ask(3, RequestKind::Leave).unwrap())),
        ("the host leaves", |b| drop(b.ask(1, RequestKind::Leave).unwrap())),
        ("somebody leaves the server", |b| drop(b.work(|t| t.person_gone(user(3))).unwrap())),
        // Otherwise the first could choose between two packs once all words are known.
        ("a word is forgotten", |b| b.work(|t| t.forget(user(1))).unwrap()),
    ];
    for (what, change) in changes {
        for played in [false, true] {
            let mut bench = Bench::lobby(4, 3);
            if played {
                bench.ask(1, RequestKind::Deal).unwrap();
                bench.play_out();
            }
            bench.ask(1, cut("kite")).unwrap();
            bench.ask(2, cut("mango")).unwrap();
            change(&mut bench);
            assert_eq!(words(&bench), [], "{what}");
            assert_eq!(voided(&bench), 1, "{what}");
            // As if nobody had cut: another change finds nothing to make void.
            bench.ask(8, RequestKind::Join).unwrap();
            assert_eq!(voided(&bench), 1, "{what}");
            bench.ask(4, cut("lantern")).unwrap();
            assert_eq!(words(&bench).len(), 1, "{what}");
        }
    }
}

/// The host deals the first game, and the dealer is part of who gets which cards.
#[test]
fn another_host_before_the_first_game_makes_cuts_void() {
    let mut bench = Bench::lobby(3, 3);
    bench.ask(2, cut("mango")).unwrap();
    bench.pass(5 * 60);
    assert_eq!(bench.snapshot().host, user(2));
    assert_eq!((words(&bench), voided(&bench)), (vec![], 1));

    // After it, the dealer is known whoever is host.
    bench.ask(2, RequestKind::Deal).unwrap();
    bench.play_out();
    bench.ask(3, cut("kite")).unwrap();
    bench.pass(5 * 60);
    assert_eq!(bench.snapshot().host, user(3));
    assert_eq!((words(&bench), voided(&bench)), (shown(&[(2, "kite")]), 0));
}

/// They decide who gets which cards as much as the seats do.
#[test]
fn another_option_of_the_rules_makes_cuts_void_and_one_of_the_table_does_not() {
    let configure =
        |settings| RequestKind::Configure { settings: Box::new(settings), computers: 0 };
    let mut bench = Bench::lobby(3, 3);
    bench.ask(2, cut("mango")).unwrap();
    let table = Settings { turn_seconds: 60, ..with(Options::default(), 5) };
    bench.does(1, configure(table), RequestOutcome::Configured);
    assert_eq!((words(&bench), voided(&bench)), (shown(&[(1, "mango")]), 0));
    let rules = Options { direction: Direction::Anticlockwise, ..Options::default() };
    bench.does(1, configure(with(rules, 5)), RequestOutcome::Configured);
    assert_eq!((words(&bench), voided(&bench)), (vec![], 1));
    let before = Moment::in_round(GameNumber(1), 0);
    assert_eq!(bench.ask_at(1, before, RequestKind::Deal), Err(Refusal::SeatsChanged));
}

#[test]
fn a_newcomer_who_takes_a_computers_seat_makes_cuts_void() {
    let mut bench = Bench::lobby(6, 3);
    bench.ask(1, RequestKind::FillAndDeal).unwrap();
    bench.play_out();
    let most = *bench.state.core.settings.options.seats().end();
    while bench.state.core.seats.len() < most {
        bench.state.core.seats.push(SeatState::computer(getaway_games::Level::Easy, 9));
    }
    bench.ask(1, cut("kite")).unwrap();
    bench.ask(20, RequestKind::Join).unwrap();
    assert_eq!(bench.state.core.seats.len(), most);
    assert_eq!((words(&bench), voided(&bench)), (vec![], 1));
}

#[test]
fn what_changes_no_seat_leaves_the_cuts() {
    let mut bench = Bench::lobby(3, 3);
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.slow([1]);
    bench.ask(9, RequestKind::Join).unwrap();
    let dealer = bench.playing().dealt.start.dealer;
    bench.play_out();
    // The deal has passed on, and somebody who waited has sat down, before anyone could cut.
    assert_ne!(bench.state.core.dealer, Some(dealer));
    assert_eq!(voided(&bench), 0);
    bench.ask(1, cut("kite")).unwrap();
    assert!(bench.ask(9, RequestKind::Join).is_err(), "they have a seat");
    bench.ask(2, RequestKind::Join).expect("they are back in their own seat");
    assert!(bench.ask(7, RequestKind::Leave).is_err(), "they have none");
    bench.pass(60);
    assert_eq!((words(&bench), voided(&bench)), (shown(&[(0, "kite")]), 0));
    bench.work(|t| t.forget(user(3))).unwrap();
    assert_eq!((words(&bench), voided(&bench)), (shown(&[(0, "kite")]), 0));
}

/// Options with which only one number of seats will do, and Getaway's.
#[test]
fn with_a_cut_on_the_table_filling_up_does_not_deal() {
    for (settings, fill) in
        [(quiet(), RequestKind::FillAndDeal), (Settings::of(GameKind::King), RequestKind::Deal)]
    {
        let mut bench = Bench::open(settings, 0, 3);
        bench.ask(2, RequestKind::Join).unwrap();
        bench.ask(2, cut("mango")).unwrap();
        bench.refuses(2, fill.clone(), Refusal::NotHost(user(1)));
        assert_eq!(voided(&bench), 0, "nothing has changed");
        let first = Moment::in_round(GameNumber(1), 0);
        assert_eq!(bench.ask_at(1, first, fill.clone()), Ok(RequestOutcome::FilledUp));
        assert_eq!(bench.state.core.seats.len(), 4);
        assert_eq!((words(&bench), voided(&bench)), (vec![], 1));
        // The second press of a double click comes from a lobby without the computers.
        assert_eq!(bench.ask_at(1, first, fill.clone()), Err(Refusal::SeatsChanged));
        bench.ask_at(2, first, RequestKind::Leave).expect("only deals depend on the seats shown");
        bench.ask(2, RequestKind::Join).unwrap();
        bench.ask(2, cut("kite")).unwrap();
        let second = Moment::in_round(GameNumber(1), 1);
        assert_eq!(bench.ask_at(1, second, fill), Ok(RequestOutcome::Dealt(GameNumber(1))));
        assert_eq!(mix(&bench).cuts.len(), 1);
    }
}

#[test]
fn void_cuts_survive_a_restart() {
    let mut bench = Bench::lobby(4, 3);
    bench.ask(2, cut("mango")).unwrap();
    bench.ask(2, RequestKind::Leave).unwrap();
    assert!(bench.stored().contains(r#""voided":1"#), "{}", bench.stored());
}

#[test]
fn only_seated_people_can_cut_and_only_between_games() {
    let mut bench = Bench::lobby(3, 3);
    bench.refuses(9, cut("mango"), Refusal::NotSeated);
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.ask(9, RequestKind::Join).unwrap();
    for who in [1, 2, 9, 10] {
        bench.refuses(who, cut("mango"), Refusal::TooLateToCut);
    }
    bench.play_out();
    bench.ask(9, cut("mango")).expect("they have sat down");
    bench.refuses(10, cut("mango"), Refusal::NotSeated);
    bench.ask(1, RequestKind::Stop { as_moderator: true }).unwrap();
    bench.refuses(1, cut("mango"), Refusal::Ended);
}

/// SHA-256 in hex, as anyone would compute it.
fn sha256(text: &str) -> String {
    hex::encode(Sha256::digest(text))
}

#[test]
fn the_shuffle_uses_only_the_cuts_which_are_gone_after_the_deal() {
    let mut seeds = Vec::new();
    // The same words at tables that people joined with other interactions.
    for strangers in [0, 2] {
        let mut bench = Bench::open(quiet(), 1, 3);
        for stranger in 0..strangers {
            bench.ask(50 + stranger, RequestKind::Join).unwrap();
            bench.ask(50 + stranger, RequestKind::Leave).unwrap();
        }
        bench.ask(2, RequestKind::Join).unwrap();
        bench.ask(2, cut("आम 🥭")).unwrap();
        bench.ask(1, cut("kite")).unwrap();
        bench.ask(1, RequestKind::Deal).unwrap();
        let secret = bench.playing().dealt.committed.secret.reveal().to_owned();
        let hashes = [sha256("आम 🥭"), sha256("kite")].join(",");
        let seed = sha256(&format!("{secret}:1:cut:{hashes}"));
        assert_eq!(bench.playing().dealt.start.chance.seed(), seed);
        let cuts = mix(&bench).cuts;
        let seats: Vec<usize> = cuts.iter().map(|cut| cut.seat.index()).collect();
        assert_eq!(seats, [2, 0], "the store gets the words with their seats");
        seeds.push(seed);
        let outcome = bench.play_out();
        assert_eq!(outcome.commitment.cuts, cuts, "they belong to this game");
        assert_eq!(words(&bench), [], "and not to the next one");
    }
    assert_eq!(seeds[0], seeds[1]);
}

#[test]
fn a_game_without_cuts_is_shuffled_with_the_ids() {
    let mut bench = Bench::lobby(3, 3);
    bench.ask(2, cut("mango")).unwrap();
    bench.ask(2, RequestKind::Leave).unwrap();
    bench.ask(2, RequestKind::Join).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    let Mix { ids, cuts, .. } = mix(&bench);
    // The ids of their joins and of the deal.
    assert_eq!((ids.join(" ").as_str(), cuts.len()), ("1 3 6 7", 0));
    let secret = bench.playing().dealt.committed.secret.reveal().to_owned();
    let seed = sha256(&format!("{secret}:1:{}", ids.join(",")));
    assert_eq!(bench.playing().dealt.start.chance.seed(), seed);
}

#[test]
fn a_cut_at_a_result_is_only_for_the_next_game() {
    let mut bench = Bench::lobby(3, 3);
    let at = |game| Moment::in_round(GameNumber(game), 0);
    bench.ask_at(1, at(1), cut("mango")).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(bench.ask_at(1, at(1), cut("mango")), Err(Refusal::TooLateToCut));
    bench.play_out();
    // A form opened in the lobby but sent only now.
    assert_eq!(bench.ask_at(1, at(1), cut("mango")), Err(Refusal::Stale));
    bench.ask_at(3, at(2), cut("kite")).unwrap();
    assert_eq!(words(&bench).len(), 1);
    bench.ask(1, RequestKind::Deal).unwrap();
    let cuts: Vec<_> = mix(&bench).cuts.into_iter().map(|cut| cut.word).collect();
    assert_eq!(cuts, [CutWord::new("kite").unwrap()]);
}
