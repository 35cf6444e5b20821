//! Shows how a finished game's cards came about: in a sentence first, and in detail for whoever
//! asks.

use super::names::word_shown;
use crate::custom_id::Action;
use crate::i18n::Catalog;
use crate::render::message::{Button, Colour, Message};
use getaway_games::Record;
use getaway_games::cards::{ChanceProof, Cut, CutWord};

/// Whether the cards of a finished game came about as was promised before it, in a sentence, and a
/// button for the details; `None` if no shuffle is stored.
pub fn message(catalog: &Catalog, record: &Record, details: Action) -> Option<Message> {
    let proof = record.chance().and_then(ChanceProof::shuffle)?;
    let said = match record.verify() {
        Ok(_) if proof.cuts.is_empty() => catalog.verify_fair(),
        Ok(_) => catalog.verify_fair_cut(),
        Err(_) => catalog.verify_bad(),
    };
    let details = Button::secondary(details, catalog.button_details());
    let title = catalog.verify_title(proof.game);
    Some(Message::embed(title, said, Colour::Result).with_buttons(vec![details]))
}

/// How the cards came about, whether they agree with the game, and what that proves.
pub fn details(catalog: &Catalog, record: &Record) -> Option<Message> {
    let proof = record.chance().and_then(ChanceProof::shuffle)?;
    let chance = proof.chance();
    debug_assert!(chance.is_ok(), "a stored secret isn't valid");
    let seed = chance.ok()?.seed().to_owned();
    let (good, mixed, formula, proven) = if proof.ids.is_empty() && proof.cuts.is_empty() {
        (
            catalog.verify_good_alone(),
            catalog.verify_alone(),
            catalog.verify_from_alone(proof.game),
            catalog.verify_proven_alone(),
        )
    } else if proof.cuts.is_empty() {
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
    let mut body = vec![
        if holds { good } else { catalog.verify_bad() },
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

fn cuts(catalog: &Catalog, cuts: &[Cut]) -> String {
    let line = |(number, cut): (u32, &Cut)| {
        let seat = catalog.seat_number(cut.seat.index() + 1);
        catalog.verify_cut(number, word(catalog, &cut.word), seat)
    };
    let lines: Vec<String> = (1..).zip(cuts).map(line).collect();
    lines.join("\n")
}

/// A cut as code, from which it can be copied exactly; not if it contains the mark for code.
fn word(catalog: &Catalog, word: &CutWord) -> String {
    match word.as_str() {
        marked if marked.contains('`') => word_shown(catalog, word),
        plain => catalog.isolated(format!("`{plain}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::testing::buttons;
    use crate::i18n::Language;
    use crate::render::again;
    use crate::render::message::as_text;
    use getaway_games::GameKind;
    use getaway_games::cards::{Mix, Seat, Secret, Shuffle};
    use getaway_games::getaway::rules::{self, Options, deal};
    use getaway_games::options::Named;
    use getaway_table::GameNumber;

    /// A game with 16 seats of which only the deal is recorded, with what its players added to the
    /// shuffle.
    fn dealt(mix: Mix) -> Record {
        let options = Options { packs: rules::Packs::Two, ..Options::default() };
        let secret = Secret::new([7; 32]);
        let hands = deal::hands(&mix.chance(&secret, 7), options, 16, Seat::FIRST);
        let hands = rules::Hands::of(&hands);
        let labels = vec!["person".to_owned(); 16];
        let proof = ChanceProof::new(&secret, 7, mix);
        let record =
            rules::Record::of_game(options, labels, Seat::FIRST, &hands, [], Some(proof)).unwrap();
        Record::Getaway(Box::new(record))
    }

    /// What the players of that game added: the longest possible ids, and words that take the most
    /// room.
    fn mix(words: usize) -> Mix {
        let ids = vec![u64::MAX.to_string(); 17];
        let word = |seat: Seat| CutWord::new(&format!("{:*>40}", seat.index())).unwrap();
        let cuts = Seat::first(words).rev().map(|seat| Cut { seat, word: word(seat) });
        Mix { ids, cuts: cuts.collect(), again: None }
    }

    fn verified(catalog: &Catalog, record: &Record) -> String {
        details(catalog, record).unwrap().embed.unwrap().description
    }

    #[test]
    fn a_sentence_says_whether_the_shuffle_was_fair_and_the_rest_is_a_press_away() {
        let (cut, uncut) = (dealt(mix(2)), dealt(mix(0)));
        let english = Language::English.catalog();
        let to = Action::Details(GameKind::Getaway, GameNumber(7));
        let said = |record: &Record| {
            let message = message(english, record, to).unwrap();
            assert_eq!(buttons(&message)[0].action, to);
            message.embed.unwrap().description
        };
        insta::assert_snapshot!(said(&uncut), @"✅ The cards are as promised: they follow from the secret that was fixed before the deal.");
        insta::assert_snapshot!(said(&cut), @"✅ The cards are as promised: they follow from your words and the secret that was fixed before the first one.");
        let Record::Getaway(mut stacked) = cut else { unreachable!("it is made above") };
        let Some(ChanceProof::Shuffled(proof)) = &mut stacked.chance else { panic!("no shuffle") };
        proof.cuts.swap(0, 1);
        assert!(said(&Record::Getaway(stacked)).starts_with("❌"));
    }

    #[test]
    fn a_game_dealt_again_has_the_cards_of_another_one_or_it_has_not() {
        let first = dealt(mix(2));
        let shuffle = first.chance().and_then(ChanceProof::shuffle).unwrap().clone();
        let Record::Getaway(mut record) = first else { unreachable!("it is made above") };
        record.chance = Some(ChanceProof::Again { again: 7 });
        let record = Record::Getaway(record);
        let english = Language::English.catalog();
        let said = |of: &Shuffle| {
            let message = again::verified(english, GameNumber(9), &record, of);
            let to = Action::Verify(GameKind::Getaway, GameNumber(7));
            assert_eq!(buttons(&message)[0].action, to);
            message.embed.unwrap().description
        };
        insta::assert_snapshot!(said(&shuffle), @"✅ These are the cards and draws of game 7, dealt again, not a shuffle. **Game 7** shows how they came about.");
        let other = Shuffle::new(&Secret::new([8; 32]), 7, mix(2));
        insta::assert_snapshot!(said(&other), @"❌ These are **not** the cards and draws of game 7.");
        // It has no shuffle of its own.
        let details = Action::Details(GameKind::Getaway, GameNumber(9));
        assert!(
            message(english, &record, details).is_none()
                && super::details(english, &record).is_none()
        );
    }

    #[test]
    fn verify_says_what_is_proven_and_what_is_not() {
        let english = Language::English.catalog();
        let (cut, uncut) = (dealt(mix(2)), dealt(mix(0)));
        let shown = verified(english, &cut).replace(&"*".repeat(39), "…");
        insta::assert_snapshot!(shown, @r"
        ✅ The fingerprint, the secret, the words and the hands as dealt agree.

        **Fingerprint,** shown before the game: `1967c0fdaed0b8f2618d3b1f4a9f8541ed315505acc26f5a41f382da8bdd9954`

        **Secret,** shown after it: `0707070707070707070707070707070707070707070707070707070707070707`

        **Cut with,** in this order:
        1. `…1` (seat 2)
        2. `…0` (seat 1)

        **Seed:** `438a4af0c8f2c355d5725f363c4e0e82481c5297e6d572374bf9270e4fe4eb6a`

        **What this proves:** the secret was fixed before the first word, and the cards follow from the secret and the words alone. Whoever cut last with a word of their own knows that nobody chose these cards. Whoever cut earlier knows it too, unless a later word came from somebody who works with whoever runs the bot.

        **What this doesn’t prove:** a bot can refuse to deal, and anyone with access to its database can see the cards of a running game.

        **Check it yourself:** SHA-256 of the secret is the fingerprint; SHA-256 of `secret:7:cut:hashes` (each word’s SHA-256 in hex, in this order, with commas between them) is the seed; the deal is the cards in ascending order of SHA-256 of `seed:deal:CARD`. Or get the file with `/getaway record game:7` and run `getaway verify FILE`.
        ");
        let shown = verified(english, &uncut).replace(&format!("{}, ", u64::MAX), "…");
        insta::assert_snapshot!(shown, @r"
        ✅ The fingerprint, the secret, the ids and the hands as dealt agree.

        **Fingerprint,** shown before the game: `1967c0fdaed0b8f2618d3b1f4a9f8541ed315505acc26f5a41f382da8bdd9954`

        **Secret,** shown after it: `0707070707070707070707070707070707070707070707070707070707070707`

        **Joined with,** in seat order, and last the deal: `…………………………………………18446744073709551615`

        **Seed:** `8e52518f8ea578d44fe9f415298c7081ae1572ccc0a6fca45de51dc2e10e30b3`

        **What this proves:** the secret was fixed before the deal, and the cards follow from it and the ids. But players never see those ids, so a modified bot could have tried ids until it liked the cards. To rule that out, press **Cut** before the next deal.

        **What this doesn’t prove:** a bot can refuse to deal, and anyone with access to its database can see the cards of a running game.

        **Check it yourself:** SHA-256 of the secret is the fingerprint; SHA-256 of `secret:7:ids` (the ids with commas between them) is the seed; the deal is the cards in ascending order of SHA-256 of `seed:deal:CARD`. Or get the file with `/getaway record game:7` and run `getaway verify FILE`.
        ");
        // A mismatch proves nothing.
        let Record::Getaway(mut stacked) = cut else { unreachable!("it is made above") };
        let Some(ChanceProof::Shuffled(proof)) = &mut stacked.chance else { panic!("no shuffle") };
        proof.cuts.swap(0, 1);
        let shown = verified(english, &Record::Getaway(stacked));
        assert!(shown.starts_with("❌") && !shown.contains("proves"), "{shown}");
    }

    /// Whoever copies a word computes the hash of exactly that.
    #[test]
    fn a_word_is_shown_with_nothing_added() {
        let english = Language::English.catalog();
        for (typed, shown) in [
            ("mango♥ *@home*", "`mango♥ *@home*`"),
            ("آم♠", "\u{2068}`آم♠`\u{2069}"),
            ("a`b", "a\\`b"),
        ] {
            let typed = CutWord::new(typed).unwrap();
            assert_eq!(word(english, &typed), shown);
            assert_eq!(as_text(shown), shown);
        }
    }

    #[test]
    fn verify_fits_with_sixteen_words_in_every_language() {
        for language in Language::ALL {
            for kind in GameKind::ALL {
                for words in [0, 16] {
                    let catalog = language.catalog_of(*kind);
                    let text = verified(catalog, &dealt(mix(words)));
                    assert!(text.chars().count() <= 4096, "{text}");
                    assert!(text.contains(&catalog.verify_unproven()), "{text}");
                }
            }
        }
    }
}
