use super::*;

fn cards(text: &str) -> Cards {
    cards_in(text)
}

#[test]
fn cards_are_found_in_ids() {
    assert_eq!(cards_of_id("play.7.3.QH'"), cards("Q♥"));
    assert_eq!(cards_of_id("palace.play.7.3.7H-7D"), cards("7♥ 7♦"));
    assert_eq!(cards_of_id("bus.swap.7.3.no.9D.3S"), cards("9♦ 3♠"));
    assert_eq!(cards_of_id("10S"), cards("10♠"));
    assert_eq!(cards_of_id("QH 7D"), cards("Q♥ 7♦"));
    for other in ["take.7.3", "deal.1.2", "hand", "DS", ""] {
        assert_eq!(cards_of_id(other), Cards::new(), "{other}");
    }
}

/// Two people in a channel. The first holds the queen of hearts; the two of clubs was played.
fn two(user: u64) -> (Known, UserId) {
    let (ann, ben) = (UserId::from(1), UserId::from(2));
    let held = [(ann, cards("Q♥ K♥")), (ben, cards("3♦"))].into();
    (Known { public: cards("2♣"), held, ..Known::default() }, UserId::from(user))
}

#[test]
fn a_card_in_somebody_elses_hand_is_a_leak() {
    let mut leaks = Leaks::default();
    for (to, text, hidden, leaked) in [
        (None, "Ann plays 2♣", "", false),
        (None, "Ann has Q♥", "", true),
        (None, "A table", "play.1.2.QH", true),
        (Some(1), "**Your hand**\n♥ Hearts: **Q♥ K♥**", "play.1.2.QH", false),
        (Some(2), "**Your hand**\n♥ Hearts: **Q♥ K♥**", "", true),
        (Some(2), "**Your hand**\n♦ Diamonds: **3♦**", "palace.play.1.2.3D-QH", true),
        (Some(2), "Ann has Q♥", "", true),
        (Some(2), "Ann has Q♥ K♥", "", true),
        (Some(1), "You cannot play Q♥", "", false),
    ] {
        let (known, to) = (two(0).0, to.map(UserId::from));
        let sent = Sent::read(text, &[hidden.to_owned()], to);
        assert_eq!(leaks.judge(&sent, &known).is_err(), leaked, "{to:?} {text} {hidden}");
    }
}

#[test]
fn a_refusal_may_repeat_the_card_that_the_person_named() {
    let (known, ben) = two(2);
    let mut leaks = Leaks::default();
    for typed in ["queen of hearts", "Q♥", "play.1.2.QH"] {
        *leaks.named.entry((ben, ChannelId::from(0))).or_default() = cards_given(typed);
        let refused = Sent::read("You do not have Q♥.", &[], Some(ben));
        assert_eq!(leaks.judge(&refused, &known), Ok(()), "{typed}");
        let more = Sent::read("You do not have Q♥ and K♥.", &[], Some(ben));
        assert!(leaks.judge(&more, &known).is_err(), "{typed}");
        let below = Sent::read("No.\nAnn has Q♥.", &[], Some(ben));
        assert!(leaks.judge(&below, &known).is_err(), "{typed}");
    }
}

#[test]
fn a_message_is_checked_against_the_deal_it_belongs_to() {
    let during = |deal, moves, is_recent, public| During {
        deal,
        moves,
        is_recent,
        known: Known {
            public: cards(public),
            held: [(UserId::from(1), cards("Q♥"))].into(),
            told: [cards("2♣ 3♣"), cards("4♦")].into(),
            ..Known::default()
        },
    };
    let deals = [during(1, 0, false, "K♥"), during(2, 14, true, "5♥"), during(3, 20, true, "")];
    let mut leaks = Leaks::default();
    for (text, hidden, leaked) in [
        ("Game 7, deal 1\nAnn has K♥", "", false),
        ("Game 7, hand 1 of 10\nAnn has K♥", "", false),
        ("Game 7, deal 2\nAnn has K♥", "", true),
        ("**Hand 2 of 10:** hearts\nAnn has K♥", "", true),
        // There is no such deal, so it is ignored.
        ("Game 7, deal 9\nAnn has 5♥", "", false),
        ("Ann has K♥", "", true),
        ("Ann has 5♥", "", false),
        ("Ann has 5♥", "bus.keep.7.20.no", false),
        ("Ann has 5♥", "bus.keep.7.21.no", true),
        // Repetitions have to be complete.
        ("Ann 2♣ · Ben 3♣", "", false),
        ("2♣ → 3♣ · Ben 4♦", "", false),
        ("Ann 2♣ · Ben 4♦", "", true),
        ("Ann has 2♣", "", true),
        ("A table", "king.play.7.21.4D", true),
    ] {
        let judged = leaks.judge_by_deal(&Sent::read(text, &[hidden.to_owned()], None), &deals);
        assert_eq!(judged.is_err(), leaked, "{text} {hidden}");
    }
}

#[test]
fn a_word_that_reads_like_a_card_is_not_a_leak_where_words_are_shown() {
    let words = BTreeSet::from(["Q♥".to_owned()]);
    for (line, leaks) in [
        ("✂️ **Ann**: Q♥", false),
        ("✂️ Q♥: Q♥", true),
        ("✂️ Ann: \u{2068}Q♥\u{2069}", false),
        ("✂️ Ann: K♥", true),
        ("12. Q♥ (seat 3)", false),
        ("12. K♥ (seat 3)", true),
        ("Ann: Q♥", true),
        ("✂️ Ann: Q♥ K♥", true),
        ("-# ✂️ Ann: Q♥", false),
        ("-# Ann: Q♥", true),
    ] {
        let read = without_words(format!("Words\n{line}\nEnd"), &words);
        assert_eq!(!cards_in(&read).is_empty(), leaks, "{line}");
    }
}

#[test]
fn a_forgotten_person_had_only_one_of_the_forgotten_seats() {
    let mut known = two(0).0;
    known.forgotten = vec![((7, 2), cards("5♠ 6♠"))];
    let mut leaks = Leaks::default();
    let hand = |user| Sent::read("Your hand\n**5♠ 6♠**", &[], Some(UserId::from(user)));
    let more = Sent::read("Your hand\n**5♠ 7♠**", &[], Some(UserId::from(3)));
    assert!(leaks.judge(&more, &known).is_err());
    assert_eq!(leaks.judge(&hand(3), &known), Ok(()));
    assert_eq!(leaks.judge(&hand(3), &known), Ok(()), "it is their seat");
    assert!(leaks.judge(&hand(4), &known).is_err(), "and nobody else's");
}
