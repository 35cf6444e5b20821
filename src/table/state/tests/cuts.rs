//! Cuts: who can cut and when, and what happens to the words.

use sha2::{Digest, Sha256};

use super::*;
use crate::cards::Mix;

/// The next game's cuts as everybody sees them: seat and word.
fn words(bench: &Bench) -> Vec<(usize, String)> {
    let snapshot = bench.snapshot();
    let next = snapshot.next_game().expect("a game is to be dealt");
    let cuts = next.cuts.iter();
    cuts.map(|cut| (cut.seat.index(), cut.word.as_str().to_owned()))
        .collect()
}

fn shown(words: &[(usize, &str)]) -> Vec<(usize, String)> {
    let words = words.iter();
    words
        .map(|(seat, word)| (*seat, (*word).to_owned()))
        .collect()
}

/// A lobby of users 1 to `people`.
fn lobby(people: u64) -> Bench {
    let mut bench = Bench::open(quiet(), 0, 3);
    for n in 2..=people {
        bench.ask(n, RequestKind::Join).unwrap();
    }
    bench
}

/// The players' part in the shuffle, as the deal stores it.
fn mix(bench: &Bench) -> Mix {
    let mut changes = bench.changes.iter();
    let mix = changes.find_map(|change| match change {
        GameChange::Deal { mix, .. } => Some(mix.clone()),
        _ => None,
    });
    mix.expect("a deal")
}

#[test]
fn cuts_are_shown_in_the_order_they_came_and_a_replacement_goes_last() {
    let mut bench = lobby(3);
    let mango = CutWord::new("mango").unwrap();
    assert_eq!(bench.ask(2, cut(" mango ")), Ok(RequestOutcome::Cut(mango)));
    bench.ask(1, cut("kite")).unwrap();
    bench.ask(3, cut("mango")).unwrap();
    let all = shown(&[(1, "mango"), (0, "kite"), (2, "mango")]);
    assert_eq!(words(&bench), all);
    bench.ask(2, cut("lantern")).unwrap();
    let replaced = shown(&[(0, "kite"), (2, "mango"), (1, "lantern")]);
    assert_eq!(words(&bench), replaced);
}

#[test]
fn a_leavers_cut_is_removed_and_the_others_stay() {
    let mut bench = lobby(4);
    for (who, word) in [(4, "d"), (2, "b"), (3, "c")] {
        bench.ask(who, cut(word)).unwrap();
    }
    bench.ask(2, RequestKind::Leave).unwrap();
    assert_eq!(words(&bench), shown(&[(2, "d"), (1, "c")]));
    // Back in another seat, without a cut.
    bench.ask(2, RequestKind::Join).unwrap();
    assert_eq!(words(&bench), shown(&[(2, "d"), (1, "c")]));
    bench.work(|t| t.person_gone(user(4))).unwrap();
    assert_eq!(words(&bench), shown(&[(1, "c")]));
    bench.work(|t| t.forget(user(3))).unwrap();
    assert_eq!(words(&bench), []);
}

#[test]
fn only_seated_people_can_cut_and_only_between_games() {
    let mut bench = lobby(3);
    assert_eq!(bench.ask(9, cut("mango")), Err(Refusal::NotSeated));
    bench.ask(1, RequestKind::Deal).unwrap();
    bench.ask(9, RequestKind::Join).unwrap();
    for who in [1, 2, 9, 10] {
        assert_eq!(bench.ask(who, cut("mango")), Err(Refusal::TooLateToCut));
    }
    bench.play_out();
    bench.ask(9, cut("mango")).expect("they have sat down");
    assert_eq!(bench.ask(10, cut("mango")), Err(Refusal::NotSeated));
    bench
        .ask(1, RequestKind::Stop { as_moderator: true })
        .unwrap();
    assert_eq!(bench.ask(1, cut("mango")), Err(Refusal::Ended));
}

/// SHA-256 in hex, as anybody would compute it.
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
    let mut bench = lobby(3);
    bench.ask(2, cut("mango")).unwrap();
    bench.ask(2, RequestKind::Leave).unwrap();
    bench.ask(2, RequestKind::Join).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    let Mix { ids, cuts } = mix(&bench);
    assert_eq!((ids.len(), cuts.len()), (4, 0));
    let secret = bench.playing().dealt.committed.secret.reveal().to_owned();
    let seed = sha256(&format!("{secret}:1:{}", ids.join(",")));
    assert_eq!(bench.playing().dealt.start.chance.seed(), seed);
}

#[test]
fn a_cut_at_a_result_is_only_for_the_next_game() {
    let mut bench = lobby(3);
    let at = |game| Moment {
        game: GameNumber(game),
        round: 0,
    };
    bench.ask_at(1, at(1), cut("mango")).unwrap();
    bench.ask(1, RequestKind::Deal).unwrap();
    let late = bench.ask_at(1, at(1), cut("mango"));
    assert_eq!(late, Err(Refusal::TooLateToCut));
    bench.play_out();
    // A form opened in the lobby but sent only now.
    let late = bench.ask_at(1, at(1), cut("mango"));
    assert_eq!(late, Err(Refusal::Stale));
    bench.ask_at(3, at(2), cut("kite")).unwrap();
    assert_eq!(words(&bench).len(), 1);
    bench.ask(1, RequestKind::Deal).unwrap();
    let cuts = mix(&bench).cuts;
    assert_eq!(cuts.len(), 1);
    assert_eq!(cuts[0].word.as_str(), "kite");
}

#[test]
fn only_a_document_with_cuts_has_the_version_with_cuts() {
    let mut bench = lobby(3);
    let version = |bench: &Bench| bench.state.document().unwrap().unwrap().version;
    assert_eq!(version(&bench), 2, "an older program can go on");
    bench.ask(1, cut("mango")).unwrap();
    assert_eq!(version(&bench), DOC_VERSION, "an older one leaves it alone");
    bench.ask(1, RequestKind::Deal).unwrap();
    assert_eq!(version(&bench), 2);
    // An older program can't read the game itself, because the ids aren't a list.
    let stored = serde_json::to_string(&mix(&bench)).unwrap();
    assert!(serde_json::from_str::<Vec<String>>(&stored).is_err());
    bench.play_out();
    bench.ask(2, cut("mango")).unwrap();
    assert_eq!(version(&bench), DOC_VERSION);
}
