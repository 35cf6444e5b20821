//! What holds for the hands and the rules of every game.

use rand::SeedableRng;

use super::asked::{Asked, Command, CommandOption, Moves, Offer, Player, Takes, Words};
use super::hand::{Hand, card_rows};
use super::moments::{Highlight, Narrator};
use super::on_discord::{LastMove, OnDiscord};
use super::pressed::{Makes, Pressed};
use super::replay::Moment;
use super::running::Running;
use super::testing::{Table, lengths, person, players, seat};
use super::{display, replay, testing};
use crate::custom_id::Action;
use crate::custom_id::fields::{Actions, Fields};
use crate::i18n::Language;
use crate::pictures::Colours;
use crate::render::card_style::plain;
use crate::render::hint::{BETTER, DID};
use crate::render::marks::{PICTURED, is_mark};
use crate::render::message::{Button, ButtonStyle, DESCRIPTION_MAX, Message, Note, Row};
use crate::render::{self, ActsBy, Scene};
use getaway_games::cards::{SeatSet, Suit};
use getaway_games::kit::Session as _;
use getaway_games::options::{Named, Value, Values};
use getaway_games::{
    Act, GameKind, In, Level, Limits, Next, Options, Rand, Record, Rules, Stored, by_kind,
};
use getaway_table::{
    Acting, ChangedFrom, GameNumber, GameSnapshot, Person, SeatInfo, Settings, Stage, UserId, Watch,
};

impl<G: OnDiscord> Table<G> {
    fn hand_of(&self, by: usize) -> Option<Hand> {
        let stage = self.stage();
        let view = self.session.view(seat(by))?;
        G::hand(&self.scene(&stage), Running::of::<G>(&stage)?, &view)
    }

    fn ahead(&self, by: usize) -> Option<Message> {
        let stage = self.stage();
        self.hand_of(by)?.without_turn(&self.scene(&stage), ActsBy::Ahead)
    }

    /// A computer makes the next move. Returns whether there was one.
    fn moves(&mut self, rng: &mut Rand) -> bool {
        let players = players(SeatSet::EMPTY, Level::Easy);
        self.session.end_pause();
        let Next::Ask(by, question) = self.session.next(&players).unwrap() else { return false };
        let view = self.session.view(by);
        let limits = Limits { playouts: 1, go_on: &|| true };
        let decision = G::decide(question, view.as_ref(), Level::Easy, &limits, rng).unwrap();
        self.session.decided(by, decision).unwrap();
        self.session.advance(&players).unwrap();
        true
    }
}

/// A finished game of these people, with the record that is stored of it.
fn played<G: OnDiscord>(mut table: Table<G>, seed: u64) -> (Table<G>, Record) {
    let mut rng = Rand::seed_from_u64(seed);
    while table.moves(&mut rng) {}
    let unsaved = table.session.journal_mut().unwrap().take_unsaved();
    let options = <G as In<Options>>::wrap(*table.session.options()).recorded().to_string();
    let stored = Stored {
        rules_version: <G::Rules as Rules>::VERSION,
        labels: vec!["person".to_owned(); table.seats.len()],
        options: Some(&options),
        dealer: Some(table.session.start().dealer.index() as u8),
        deal: unsaved.deal.as_deref(),
        entries: &unsaved.entries,
        chance: None,
    };
    let record = Record::of_stored(G::KIND, &stored).unwrap().unwrap();
    (table, record)
}

/// About how high a message is on a phone, in pixels.
fn height(message: &Message) -> usize {
    let text = message.embed.as_ref().unwrap().text();
    let line = |line: &str| {
        let (small, line) = match line.strip_prefix("-# ") {
            Some(line) => (true, line),
            None => (false, line.split_once(PICTURED).map_or(line, |(_, pictured)| pictured)),
        };
        let letter = if small { 7 } else { 8 };
        let wide = |c| match c {
            '*' => 0,
            ' ' => 3,
            c if is_mark(c) => 22,
            _ => letter,
        };
        let high = if line.contains(is_mark) {
            22
        } else if small {
            16
        } else {
            18
        };
        line.chars().map(wide).sum::<usize>().div_ceil(236).max(1) * high
    };
    // The author, the title, the margins of the embed, and who sees it.
    let frame = 128;
    frame + text.lines().map(line).sum::<usize>() + message.rows.len() * 40
}

/// A replay shows every step of a game, and each fits on a phone.
fn is_replayed<G: OnDiscord>(seats: usize, seed: u64) {
    let owner = |number| SeatInfo::new(person(number, "Annabel"));
    let options = <G as In<Options>>::unwrap(G::KIND.defaults()).unwrap();
    let table = Table::<G>::of(options, (1..=seats as u64).map(owner).collect());
    let (table, record) = played(table, seed);
    let to = |at| Action::Replay(GameNumber(7), at);
    let shown = |language: Language, at: u32| {
        let catalog = language.catalog_of(G::KIND);
        let scene = render::replay::scene(catalog, G::KIND, &table.seats);
        let page = replay::page(&scene, &record, at).unwrap().unwrap();
        let share = Some(Action::ShareReplay(GameNumber(7)));
        let to = render::replay::To { step: to, share };
        (render::replay::message(&scene, "Game 7", &page, to), page)
    };
    let (first, page) = shown(Language::English, 1);
    assert_eq!((page.number, &page.rounds[0]), (1, &None));
    let (count, what) = (page.count, format!("{} {seats} {seed}", G::KIND));
    let deciding = page.deciding.unwrap_or_else(|| panic!("{what}: it has a result"));
    assert!(testing::buttons(&first).iter().any(|button| button.action == to(0)) || deciding == 1);
    for at in 1..=count {
        let (message, page) = shown(Language::English, at);
        let said = testing::read(&message);
        assert_eq!((page.number, page.count), (at, count));
        let mut actions: Vec<Action> =
            testing::buttons(&message).iter().map(|button| button.action).collect();
        assert!(at == 1 || actions.contains(&to(at - 1)), "{what}");
        assert_eq!(actions.contains(&to(at + 1)), at < count, "{what}");
        let is_deciding = actions.contains(&Action::ShareReplay(GameNumber(7)));
        let is_said = said.contains("This decided the game");
        assert_eq!((is_deciding, is_said), (at == deciding, at == deciding), "{what}");
        let all = actions.len();
        actions.sort_by_key(Action::to_string);
        actions.dedup();
        assert_eq!(actions.len(), all, "{what}: Discord refuses ids that occur twice: {actions:?}");
        assert!(!page.step.hands.is_empty() && !page.step.told[0].is_empty(), "{what}: {said}");
        assert!(height(&message) <= 600, "{what}, {} high: {said}", height(&message));
    }
    assert_eq!(shown(Language::English, 0).1.number, deciding);
    assert_eq!(shown(Language::English, u32::MAX).1.number, count, "the last one");
    for language in Language::ALL {
        let (message, page) = shown(*language, 0);
        let catalog = language.catalog_of(G::KIND);
        let scene = render::replay::scene(catalog, G::KIND, &table.seats);
        let who = "**Ann**".to_owned();
        let shared = render::replay::shared(&scene, who, GameNumber(7), &page, Colours::Two);
        let picture = shared.picture.as_ref().unwrap();
        picture.chart.png().expect("it can be drawn");
        let said = testing::read(&message) + &testing::read(&shared);
        testing::assert_harmless(&said, &picture.alt, *language);
    }
}

#[test]
fn every_step_of_a_finished_game_is_replayed_and_fits_on_a_phone() {
    for kind in GameKind::ALL {
        let seats = kind.defaults().seats();
        for (count, seed) in [(*seats.start(), 1), (4, 2), (*seats.end(), 3)] {
            by_kind!(*kind, |G| is_replayed::<G>(count, seed));
        }
    }
}

/// So many playouts that most choices can be judged.
fn enough<G: OnDiscord>() -> u32 {
    if G::KIND == GameKind::Getaway { 250 } else { 100 }
}

/// A review marks cards that were held or lay on the table, and each decision leads to its step.
fn is_reviewed<G: OnDiscord>(seed: u64) {
    let table = table::<G>();
    let (table, record) = played(table, seed);
    let catalog = Language::English.catalog_of(G::KIND);
    let scene = render::replay::scene(catalog, G::KIND, &table.seats);
    let limits = Limits { playouts: enough::<G>(), go_on: &|| true };
    let mut rng = Rand::seed_from_u64(seed);
    let review = replay::review(&scene, &record, seat(0), &limits, &mut rng).unwrap();
    assert!(!review.had_stand_in && !review.moments.is_empty(), "{}", G::KIND);
    for Moment { text, when, step } in review.moments {
        let text = plain(&text);
        let page = replay::page(&scene, &record, step).unwrap().unwrap();
        assert_eq!(page.step.when, when, "{text}");
        let (line, below) = text.split_once('\n').unwrap();
        let held = below.lines().last().unwrap();
        assert!(held.starts_with("Your cards: "), "{text}");
        // Marked in words, and in the hand or on the table.
        for sign in [DID, BETTER] {
            let marks = |text: &str| text.matches(sign).count();
            assert_eq!(marks(line) > 0, marks(below) > 0, "{text}");
        }
        // The hand is as it was before the move.
        let hand = page.step.hands.iter().find(|(of, _)| *of == seat(0)).unwrap();
        assert!(!hand.1.is_empty(), "{text}");
    }
}

#[test]
fn a_review_shows_what_lay_there_and_what_was_held_with_both_choices_marked() {
    for kind in GameKind::ALL {
        by_kind!(*kind, |G| is_reviewed::<G>(1));
    }
}

/// A review says that a computer played, and no record does.
fn is_reviewed_without_the_stand_in<G: OnDiscord>(seed: u64) {
    let catalog = Language::English.catalog_of(G::KIND);
    let played = |stands_in: bool| {
        let mut table = table::<G>();
        table.session.journal_mut().unwrap().set_stand_in(seat(1), stands_in);
        let (table, record) = played(table, seed);
        let scene = render::replay::scene(catalog, G::KIND, &table.seats);
        let had = [0, 1].map(|own| {
            // Only what a computer played in this seat must not be judged.
            let playouts = if stands_in && own == 1 { enough::<G>() } else { 0 };
            let limits = Limits { playouts, go_on: &|| true };
            let mut rng = Rand::seed_from_u64(seed);
            let review = replay::review(&scene, &record, seat(own), &limits, &mut rng).unwrap();
            assert!(!review.had_stand_in || review.moments.is_empty());
            review.had_stand_in
        });
        (had, record.to_line().unwrap())
    };
    let ((none, own), (had, line)) = (played(false), played(true));
    assert_eq!((none, had), ([false, false], [false, true]), "{}", G::KIND);
    assert_eq!(own, line);
}

#[test]
fn a_review_judges_nobody_by_what_a_computer_played_for_them() {
    for kind in GameKind::ALL {
        by_kind!(*kind, |G| is_reviewed_without_the_stand_in::<G>(5));
    }
}

/// The moments of a game, where computers made moves for these people.
fn told<G: OnDiscord>(stand_ins: [bool; 4], language: Language) -> Vec<Highlight> {
    let mut table = table::<G>();
    let journal = table.session.journal_mut().unwrap();
    for (number, stands_in) in stand_ins.into_iter().enumerate() {
        journal.set_stand_in(seat(number), stands_in);
    }
    let names = ["Ann", "Bob", "Cal", "Dee"].map(String::from);
    let narrator = Narrator { catalog: language.catalog_of(G::KIND), names: &names };
    display::moments(&narrator, &played(table, 5).1)
}

#[test]
fn a_moment_says_that_a_computer_made_some_of_somebodys_moves() {
    for kind in GameKind::ALL {
        for language in Language::ALL {
            let own = by_kind!(*kind, |G| told::<G>([false; 4], *language));
            let with_computers = by_kind!(*kind, |G| told::<G>([true; 4], *language));
            assert!(!own.is_empty() && own.len() == with_computers.len(), "{kind}");
            let catalog = language.catalog_of(*kind);
            for (own, with_computers) in own.iter().zip(&with_computers) {
                assert_eq!(with_computers.text, catalog.recap_stood_in(own.text.clone()));
            }
            let besides = own[0].seat;
            let others = [0, 1, 2, 3].map(|number| seat(number) != besides);
            let others = by_kind!(*kind, |G| told::<G>(others, *language));
            assert_eq!(others[0], own[0]);
        }
    }
    let moment = "Ann picked up 9 cards; a computer made some of their moves";
    let catalog = Language::English.catalog_of(GameKind::Getaway);
    assert_eq!(catalog.recap_stood_in("Ann picked up 9 cards"), moment);
}

/// A table of this game where four people play with the usual options.
fn table<G: OnDiscord>() -> Table<G> {
    let owner = |number| SeatInfo::new(person(number, "Ann"));
    let options = <G as In<Options>>::unwrap(G::KIND.defaults()).unwrap();
    Table::of(options, (1..=4).map(owner).collect())
}

/// What each button asks for, and each option of a menu, and whether it is marked as advised.
fn choices(rows: &[Row]) -> Vec<(Action, Option<String>, bool)> {
    let in_row = |row: &Row| match row {
        Row::Buttons(buttons) => {
            let buttons = buttons.iter();
            let all = buttons.map(|one| (one.action, None, one.style == ButtonStyle::Success));
            all.collect::<Vec<_>>()
        }
        Row::Select { action, options, .. } => {
            let options = options.iter();
            let of = options.map(|one| (Some(one.value.clone()), one.label.starts_with('★')));
            of.map(|(value, is_marked)| (*action, value, is_marked)).collect()
        }
    };
    rows.iter().flat_map(in_row).collect()
}

/// What the rows offer: the last field of each button's id, and the values of menus.
fn offered(rows: &[Row]) -> Vec<String> {
    let last = |id: &str| id.rsplit('.').next().unwrap_or_default().replace('-', " ");
    let of = |(action, chosen, _): (Action, Option<String>, bool)| {
        chosen.unwrap_or_else(|| last(&action.to_string()))
    };
    choices(rows).into_iter().map(of).collect()
}

/// An action of the game's own as it comes back when it is pressed. `None` if it isn't the game's.
fn read_back<G: OnDiscord>(action: Action) -> Option<G::Action> {
    let id = action.to_string();
    let (_, fields) = id.split_once('.')?;
    let mut fields = Fields::new(fields);
    Some(G::Action::read(fields.text().unwrap(), &mut fields).unwrap())
}

/// A hint marks the move that it advises in the hand, and nothing else.
fn is_marked_where_advised<G: OnDiscord>(seed: u64) {
    let mut table = table::<G>();
    let mut rng = Rand::seed_from_u64(seed);
    let limits = Limits { playouts: 2, go_on: &|| true };
    let mut hints = 0;
    for number in 0..60 {
        // A hint takes far longer than a move.
        for by in (0..4).filter(|_| number % 3 == 0) {
            let Some(hand) = table.hand_of(by).filter(|hand| hand.is_due) else { continue };
            let (stage, view) = (table.stage(), table.session.view(seat(by)).unwrap());
            let scene = table.scene(&stage);
            let Some((text, Some(act))) = G::hint(&scene, &view, &limits, &mut rng) else {
                continue;
            };
            let before = choices(&hand.moves);
            let mut shown = Message::text(String::new());
            shown.rows = hand.moves;
            let advises = Some(<G as In<Act>>::wrap(act));
            let after = choices(&shown.below(&Note { text, advises, ..Note::default() }).rows);
            assert_eq!(before.len(), after.len());
            let mut new = 0;
            for ((.., was_marked), (action, chosen, is_marked)) in before.into_iter().zip(after) {
                let makes = read_back::<G>(action)
                    .and_then(|action| <G as Pressed>::makes(action, chosen.as_deref()))
                    .map(Makes::act);
                let is_advised = makes == Some(act);
                let what = format!("seed {seed}: {action:?} {chosen:?} for {act:?}");
                assert_eq!(is_marked, was_marked || is_advised, "{what}");
                new += usize::from(is_marked && !was_marked);
            }
            // A swap is two presses, and drawing has buttons that aren't cards.
            assert!(new <= 1, "seed {seed}: {act:?}");
            hints += new;
        }
        if !table.moves(&mut rng) {
            break;
        }
    }
    assert!(hints > 3, "seed {seed}: {hints}");
}

#[test]
fn a_hint_marks_the_move_that_it_advises() {
    for (kind, seed) in GameKind::ALL.iter().flat_map(|kind| [(kind, 1), (kind, 2)]) {
        by_kind!(kind, |G| is_marked_where_advised::<G>(seed));
    }
}

/// A hand that is drawn ahead stays as it is until its player moves or their cards change, and has
/// every move that the player can make when their turn comes.
fn is_good_ahead<G: OnDiscord>(seed: u64) {
    let mut table = table::<G>();
    let mut rng = Rand::seed_from_u64(seed);
    let (mut stayed, mut waited, mut turns) = (0, 0, 0);
    for _ in 0..300 {
        let before: Vec<_> =
            (0..4).map(|by| (table.playing().changes[by], table.ahead(by))).collect();
        if !table.moves(&mut rng) {
            break;
        }
        for (by, (changes, ahead)) in before.into_iter().enumerate() {
            let (now, hand) = (table.ahead(by), table.hand_of(by));
            if now.is_some() && ahead.is_some() && table.playing().changes[by] == changes {
                waited += 1;
                stayed += u32::from(now == ahead);
            }
            let (Some(now), Some(hand)) = (now, hand.filter(|hand| hand.is_due)) else { continue };
            turns += 1;
            let ahead = offered(&now.rows);
            let missing = offered(&hand.moves).into_iter().find(|move_| !ahead.contains(move_));
            // In Bus, one more press shows what there is to choose from.
            let shows = ahead.len() == 1;
            assert!(missing.is_none() || shows, "{missing:?} isn't in {ahead:?}");
        }
    }
    // Now and then something else on it changes, such as what a hand of King is played for.
    let name = G::NAME;
    assert!(stayed * 20 >= waited * 19, "{name}: {stayed} of {waited}");
    assert!(waited > 50 && turns > 20, "{name}: {waited}, {turns}");
}

#[test]
fn a_hand_drawn_ahead_lasts_and_allows_every_move() {
    for (kind, seed) in GameKind::ALL.iter().flat_map(|kind| [(kind, 0), (kind, 1), (kind, 2)]) {
        by_kind!(*kind, |G| is_good_ahead::<G>(seed));
    }
}

/// Every choice of words for a command's options, of those that are offered. None while an option
/// offers nothing.
fn offered_words<G: Moves>(command: &Command<G>, by: &Player<G>) -> Vec<Vec<String>> {
    command.options.iter().fold(vec![Vec::new()], |before, option| {
        let offers = match option.takes {
            Takes::Text(offers) | Takes::Number(_, offers) => offers(by, "").unwrap_or_default(),
            // It is left out.
            Takes::Switch => vec![Offer::default()],
        };
        let with = |words: &Vec<String>| {
            let each =
                offers.iter().map(|(_, value)| [&words[..], std::slice::from_ref(value)].concat());
            each.collect::<Vec<_>>()
        };
        before.iter().flat_map(with).collect()
    })
}

/// What the game's commands offer and the hand's buttons show in a turn can be done then.
fn can_be_done<G: OnDiscord + Moves>(seed: u64) {
    let mut table = table::<G>();
    let mut rng = Rand::seed_from_u64(seed);
    let (mut typed, mut pressed) = (0, 0);
    for _ in 0..120 {
        for seat in (0..4).map(seat) {
            let (stage, view) = (table.stage(), table.session.view(seat));
            let (scene, game) = (table.scene(&stage), Running::of::<G>(&stage).unwrap());
            let by = Player { scene, seat, game, view: view.map(Box::new) };
            let check = |asked: Asked<G::Act>, what: &dyn std::fmt::Debug| {
                let Asked::Act(at, act) = asked else { return 0 };
                assert!(at.is_none_or(|at| at == game.moment()), "seed {seed}: {what:?} at {at:?}");
                let done = table.session.clone().act(seat, act);
                assert!(done.is_ok(), "seed {seed}: {what:?} comes to {act:?}: {done:?}");
                1
            };
            let offers = |option: &CommandOption<G>| !matches!(option.takes, Takes::Switch);
            for command in G::COMMANDS.iter().filter(|command| command.options.iter().any(offers)) {
                // A label means what its offer does.
                for option in command.options {
                    let Takes::Text(offers) = option.takes else { continue };
                    for (label, value) in offers(&by, "").unwrap_or_default() {
                        assert_eq!(option.meant(&by, format!(" {label}")), value);
                    }
                }
                for words in offered_words(command, &by) {
                    let word = |at| words.get(at).map_or("", String::as_str);
                    typed += check((command.asks)(&by, std::array::from_fn(word)), &words);
                }
            }
            let hand = table.hand_of(seat.index()).filter(|hand| hand.is_due);
            for (action, chosen, _) in hand.iter().flat_map(|hand| choices(&hand.moves)) {
                let Some(own) = read_back::<G>(action) else { continue };
                let asked = match <G as Pressed>::makes(own, chosen.as_deref()) {
                    Some(Makes::At(at, act)) => Asked::Act(Some(at), act),
                    makes => G::pressed(own, makes.map(Makes::act), &scene, Ok(&by)).unwrap(),
                };
                pressed += check(asked, &action);
            }
        }
        if !table.moves(&mut rng) {
            break;
        }
    }
    assert!(typed > 50 && pressed > 50, "{}: {typed}, {pressed}", G::NAME);
}

#[test]
fn what_is_offered_can_be_done() {
    for (kind, seed) in GameKind::ALL.iter().flat_map(|kind| [(kind, 1), (kind, 2)]) {
        by_kind!(*kind, |G| {
            assert!(
                G::COMMANDS.iter().all(|command| command.options.len() <= Words::default().len())
            );
            can_be_done::<G>(seed);
        });
    }
}

#[test]
fn malformed_and_unknown_ids_are_refused() {
    testing::assert_unknown(&[
        "getaway.play.1.2", "getaway.draw.1.2.16", "getaway.take.1.2.3", "palace",
        "palace.play.1.2.", "palace.play.1.2.7H-7H", "palace.flip.1.2.300", "palace.ready.1.2.3",
        "palace.take.1.2", "bus.swap.1.2.no.3H", "bus.swap.1.2.maybe.3H.4H", "bus.keep.1.2.no.3H",
        "king.play.1.2.1S", "king.trumps.1.2.auction", "king.bid.1.2.0", "king.bid.1.2.14",
        "king.direction.1.2.sideways",
    ]);
}

/// The lengths of the rows of buttons for so many cards of each suit.
fn row_lengths(suits: [usize; 4]) -> Vec<usize> {
    let suits =
        Suit::ALL.into_iter().zip(suits).flat_map(|(suit, count)| std::iter::repeat_n(suit, count));
    let button = || Button::secondary(Action::Hand, "Q♥");
    lengths(&card_rows(suits.map(|suit| (Some(suit), button())).collect()))
}

#[test]
fn cards_stand_in_rows_that_a_phone_does_not_break() {
    assert_eq!(row_lengths([4, 2, 3, 4]), [4, 2, 3, 4], "a row for each suit");
    assert_eq!(row_lengths([5, 2, 2, 0]), [3, 3, 3], "suits would take four rows");
    assert_eq!(row_lengths([0, 6, 0, 0]), [3, 3]);
    assert_eq!(row_lengths([5, 4, 2, 2]), [4, 3, 3, 3]);
    assert_eq!(row_lengths([4, 4, 4, 4]), [4; 4]);
    assert_eq!(row_lengths([5, 4, 4, 4]).len(), 5, "too many for buttons");
    assert!(row_lengths([0; 4]).is_empty());
}

#[test]
fn a_seat_played_by_a_computer_says_how_to_take_over() {
    for kind in GameKind::ALL {
        let own = by_kind!(*kind, |G| {
            let mut table = table::<G>();
            table.seats[0].acting = Acting::ForSlow;
            table.hand_of(0).map(|hand| {
                let stage = table.stage();
                let read = |hand: Hand| {
                    testing::read(&hand.message(&table.scene(&stage), ActsBy::Buttons))
                };
                let away = Hand { in_play: SeatSet::EMPTY, ..hand.clone() };
                [read(hand), read(away)]
            })
        });
        let [own, away] = own.expect("cards are dealt at once");
        assert!(own.contains("A computer is playing for you."), "{own}");
        assert!(own.contains("[I’m back]"), "{own}");
        // Whoever is out of the game has nothing to come back to.
        assert!(!away.contains("A computer is playing for you."), "{away}");
        assert!(!away.contains("[I’m back]"), "{away}");
    }
}

#[test]
fn the_table_names_who_waits_for_the_next_game() {
    let waiting = [Person { id: UserId(14), name: "Dee".to_owned() }];
    for kind in GameKind::ALL {
        let said = by_kind!(*kind, |G| {
            let table = table::<G>();
            let stage = table.stage();
            let scene = Scene { waiting: &waiting, ..table.scene(&stage) };
            testing::read(&display::playing(&scene, &table.playing()))
        });
        assert!(said.contains("**In the next game:** Dee"), "{said}");
    }
}

/// All combinations of the options whose values have names.
fn all_options(kind: GameKind) -> Vec<Options> {
    let mut all = vec![kind.defaults()];
    for info in kind.options() {
        let Values::Names(names) = info.values else { continue };
        let with = |options: &Options, name: &str| {
            let mut options = *options;
            assert!(options.set(info.name, &Value::new(name)), "{name}");
            options
        };
        let before = std::mem::take(&mut all);
        for name in names {
            all.extend(before.iter().map(|options| with(options, name)));
        }
    }
    all
}

#[test]
fn the_rules_fit_with_all_options_in_every_language() {
    for kind in GameKind::ALL {
        for options in all_options(*kind) {
            let settings = Settings { options, ..Settings::of(*kind) };
            for language in Language::ALL {
                let rules = display::rules(language.catalog_of(*kind), &settings, true);
                let text = rules.embed.unwrap().description;
                assert!(text.chars().count() < DESCRIPTION_MAX, "{text}");
            }
        }
    }
}

/// For everyone whose time ran out: a computer's move is never a secret.
#[test]
fn what_was_played_for_somebody_is_said_in_every_game_and_language() {
    for kind in GameKind::ALL {
        by_kind!(*kind, |G| {
            let mut table = table::<G>();
            let mut rng = Rand::seed_from_u64(5);
            let (mut played, mut did) = (0, 0);
            for _ in 0..80 {
                let Some(due) = table.session.due() else { break };
                let before = table.session.round();
                if !table.moves(&mut rng) {
                    break;
                }
                let stage = table.stage();
                let Stage::Playing(playing) = &stage else { unreachable!() };
                let is_exchange = display::part(playing) == 0 || before == 0;
                for language in Language::ALL {
                    table.language = *language;
                    let scene = table.scene(&stage);
                    let said: Vec<String> = due
                        .seats
                        .iter()
                        .map(|seat| display::played_for(&scene, seat, "<@1>".to_owned()))
                        .collect();
                    let nothing = scene.catalog.nudge_moved("<@1>".to_owned(), String::new());
                    let nothing = nothing.trim_end();
                    let tells = said.iter().any(|text| text != nothing);
                    assert!(tells || is_exchange, "{kind} {language:?}: {said:?}");
                }
                let running = Running::of::<G>(&stage).unwrap();
                table.language = Language::English;
                let scene = table.scene(&stage);
                for seat in due.seats.iter() {
                    match G::last_move(&scene, running.view, seat) {
                        Some(LastMove::Played(cards)) => {
                            played += 1;
                            let said = display::played_for(&scene, seat, "<@1>".to_owned());
                            let expected =
                                format!("<@1>: Your time ran out; a computer played {cards}.");
                            assert_eq!(said, expected);
                        }
                        Some(LastMove::Did(_)) => did += 1,
                        None => {}
                    }
                }
            }
            assert!(played + did > 20, "{kind}: {played} {did}");
        });
    }
}

#[test]
fn a_changed_option_is_one_line_at_the_table() {
    for kind in GameKind::ALL {
        by_kind!(*kind, |G| {
            let mut table = table::<G>();
            table.settings.turn_seconds = 86_400;
            let before = Settings { turn_seconds: 120, level: Level::Hard, ..table.settings };
            let changed = |settings, computers| GameSnapshot {
                changed_from: Some(ChangedFrom { settings, computers }),
                ..table.playing()
            };
            let playing = changed(before, Some(7));
            let stage = Stage::Playing(playing.clone());
            let text = testing::read(&display::playing(&table.scene(&stage), &playing));
            let line = text.lines().find(|line| line.contains("Changed just before the deal"));
            let line = line.unwrap_or_else(|| panic!("{text}"));
            assert!(line.contains("1 day a turn") && line.contains("normal"), "{line}");
            assert!(line.contains("Computer players: ") && !line.contains("Friendly"), "{line}");
            // Going back to a default value is a change, too.
            let before = Settings { friendly: true, watch: Watch::Out, cup: 3, ..table.settings };
            let playing = changed(before, None);
            let text = testing::read(&display::playing(&table.scene(&stage), &playing));
            let said = "deal:** Friendly games: no · Who may look at all hands: nobody · Cup: how many games: 0";
            assert!(text.contains(said), "{text}");
            assert!(!table.public().contains("Changed just before"));
        });
    }
}

#[test]
fn the_table_says_who_has_less_time() {
    for kind in GameKind::ALL {
        by_kind!(*kind, |G| {
            let mut table = table::<G>();
            table.settings.turn_seconds = 60;
            table.seats[1].lapses = 2;
            assert!(!table.public().contains("a turn until they act in time"));
            table.seats[1].lapses = 3;
            let text = table.public();
            assert!(text.contains("(20 seconds a turn until they act in time)"), "{text}");
            // Nobody can have less than that.
            table.settings.turn_seconds = 15;
            assert!(!table.public().contains("a turn until they act in time"));
        });
    }
}
