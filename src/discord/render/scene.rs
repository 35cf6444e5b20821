//! The public side of a table: everything in a snapshot except the hands, and what its people are
//! called.

use crate::cards::{CutWord, NotAWord, Seat, SeatSet};
use crate::discord::custom_id::Action;
use crate::discord::i18n::{Catalog, is_stacked, is_visible};
use crate::discord::render::card_style::is_mark;
use crate::discord::render::message::{Button, ButtonStyle, Message};
use crate::games::GameKind;
use crate::table::{
    Acting, GameNumber, InteractionId, Late, Moment, Owner, Person, Playing, SeatInfo, Settings,
    Snapshot, Stage, Stop, UserId, Vote,
};
use std::time::{SystemTime, UNIX_EPOCH};

/// What everyone may see of a table, and the language to show it in.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    pub catalog: &'static Catalog,
    /// The seats, by number.
    pub seats: &'a [SeatInfo],
    pub waiting: &'a [Person],
    pub settings: Settings,
    /// The person who opened the table, or inherited it.
    pub host: UserId,
    pub games: u32,
    /// What the evening was like, once the table has ended.
    pub evening: Option<&'a Message>,
    /// The people who are late for a planned evening.
    pub late: Option<&'a Late>,
    pub stage: &'a Stage,
}

impl<'a> Scene<'a> {
    pub fn of(catalog: &'static Catalog, snapshot: &'a Snapshot) -> Scene<'a> {
        Scene {
            catalog,
            seats: &snapshot.seats,
            waiting: &snapshot.waiting,
            settings: snapshot.settings,
            host: snapshot.host,
            games: snapshot.games,
            evening: None,
            late: snapshot.late.as_ref(),
            stage: &snapshot.stage,
        }
    }

    pub fn kind(&self) -> GameKind {
        self.settings.options.kind()
    }

    /// The seat's name as it is, for labels, which have no markup.
    pub fn label(&self, seat: Seat) -> String {
        match self.seats.get(seat.index()).map(|info| &info.owner) {
            Some(Owner::Person(person)) => self.catalog.isolated(plain(&person.name)),
            Some(Owner::Computer { number, .. }) => self.catalog.computer(*number),
            // An answer may be about a game that ended before it was written. The seat's player may
            // have left since.
            None => self.catalog.somebody(),
        }
    }

    pub fn name(&self, seat: Seat) -> String {
        escaped(&self.label(seat))
    }

    pub fn bold(&self, seat: Seat) -> String {
        format!("**{}**", self.name(seat))
    }

    /// The seat's name in bold, and who acts for it if it is not its owner.
    pub fn full_name(&self, seat: Seat) -> String {
        let name = self.bold(seat);
        match self.seats.get(seat.index()) {
            Some(info) if info.person().is_some() => match info.acting {
                Acting::Owner => name,
                Acting::ForSlow => self.catalog.seat_slow(name),
                Acting::ForAbsent => self.catalog.seat_absent(name),
            },
            _ => name,
        }
    }

    /// The person who currently acts for the seat. Only they need to be told that it's their turn.
    pub fn attended_by(&self, seat: Seat) -> Option<UserId> {
        let info = self.seats.get(seat.index())?;
        info.is_attended()
            .then(|| info.person().map(|person| person.id))?
    }

    /// The seat's name in bold, with a mention beside it if a person acts for it. Only for the content
    /// of messages that notify them: elsewhere, apps may show a mention as a number.
    pub fn called(&self, seat: Seat) -> String {
        let name = self.bold(seat);
        match self.attended_by(seat) {
            Some(user) => beside(self.catalog, name, user),
            None => name,
        }
    }

    /// What a person at the table is called, in bold.
    pub fn person(&self, user: UserId) -> String {
        let seated = self.seats.iter().filter_map(SeatInfo::person);
        let person = seated.chain(self.waiting).find(|person| person.id == user);
        match person {
            Some(person) => format!("**{}**", named(self.catalog, &person.name)),
            None => self.catalog.somebody(),
        }
    }

    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names = seats.into_iter().map(|seat| self.name(seat));
        self.catalog.list(names)
    }

    /// A line that names the people waiting to be dealt into the next game; `None` if nobody is.
    pub fn waiting(&self) -> Option<String> {
        let names = self.waiting.iter();
        let names = names.map(|person| named(self.catalog, &person.name));
        (!self.waiting.is_empty()).then(|| self.catalog.waiting(self.catalog.list(names)))
    }

    /// The button to join while a game is being played.
    pub fn join_button(&self) -> Option<Button> {
        // The same throughout the game: joining isn't tied to a moment of it.
        let at = Moment::in_round(self.moment()?.game, 0);
        let label = self.catalog.button_join();
        Some(Button::new(Action::Join(at), label, ButtonStyle::Secondary))
    }

    pub fn rules_button(&self) -> Button {
        let rules = Action::Rules(self.kind());
        Button::new(rules, self.catalog.button_rules(), ButtonStyle::Secondary)
    }

    /// The buttons of a running game's public message: for the hand, the game's own, and those that
    /// make no move: what happened so far, a seat in the next game, the rules.
    pub fn buttons(&self, game: GameNumber, own: impl IntoIterator<Item = Button>) -> Vec<Button> {
        let (hand, history) = (self.catalog.button_hand(), self.catalog.button_history());
        let hand = Button::new(Action::Hand, hand, ButtonStyle::Primary);
        let history = Button::new(Action::History(game, 0), history, ButtonStyle::Secondary);
        let aside = [history].into_iter().chain(self.join_button());
        let aside = aside.chain([self.rules_button()]);
        [hand].into_iter().chain(own).chain(aside).collect()
    }

    /// Whether a computer plays for the seat's owner.
    pub fn is_replaced(&self, seat: Seat) -> bool {
        let info = self.seats.get(seat.index());
        info.is_some_and(|info| info.acting != Acting::Owner)
    }

    /// The button to take over from the computer that plays for somebody, as long as their seat is
    /// in play.
    pub fn back_button(&self, seat: Seat, in_play: SeatSet) -> Option<Button> {
        let action = Action::Back(self.moment().map(|at| at.game));
        let label = || self.catalog.button_back();
        (self.is_replaced(seat) && in_play.contains(seat))
            .then(|| Button::new(action, label(), ButtonStyle::Success))
    }

    /// The moment that buttons made now belong to.
    pub fn moment(&self) -> Option<Moment> {
        moment(self.stage)
    }
}

/// The moment that buttons made at this stage belong to; `None` once the table has ended.
pub fn moment(stage: &Stage) -> Option<Moment> {
    let (game, round) = match stage {
        Stage::Lobby(next) => (next.game, next.voided),
        Stage::Playing(playing) => (playing.commitment.game, playing.round),
        Stage::Result(outcome) => (outcome.next.game, outcome.next.voided),
        Stage::Ended(_) => return None,
    };
    Some(Moment::in_round(game, round))
}

/// The people whose turn it is and who haven't acted.
pub fn awaited(stage: &Stage, seats: &[SeatInfo]) -> Vec<UserId> {
    let Stage::Playing(playing) = stage else {
        return Vec::new();
    };
    let people = playing.awaited.iter().filter_map(|seat| {
        let person = seats.get(seat.index())?.person()?;
        Some(person.id)
    });
    people.collect()
}

/// The vote on whether the running game ends without a result, if there is one.
pub const fn vote(stage: &Stage) -> Option<&Vote> {
    match stage {
        Stage::Playing(Playing {
            stop: Some(Stop::Vote(vote)),
            ..
        }) => Some(vote),
        _ => None,
    }
}

/// The people whose answer in a vote is still awaited, with the vote's id.
pub fn asked(stage: &Stage, seats: &[SeatInfo]) -> Vec<(UserId, InteractionId)> {
    let Some(vote) = vote(stage) else {
        return Vec::new();
    };
    let people = vote.asked.iter().filter_map(|seat| {
        let person = seats.get(seat.index())?.person()?;
        Some((person.id, vote.id))
    });
    people.collect()
}

/// A point in time as Discord shows it to each reader, counting down.
pub fn countdown(at: SystemTime) -> String {
    let seconds = at.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    format!("<t:{seconds}:R>")
}

/// A point in time as Discord shows it to each reader: on their clock, and counting down.
pub fn clock_time(at: SystemTime) -> String {
    let seconds = at.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    format!("<t:{seconds}:t> (<t:{seconds}:R>)")
}

/// A name with a mention beside it.
pub fn beside(catalog: &Catalog, name: String, user: UserId) -> String {
    catalog.apart(format!("{name} <@{user}>"))
}

pub fn named(catalog: &Catalog, name: &str) -> String {
    escaped(&catalog.isolated(plain(name)))
}

/// A word that somebody types to cut the cards. It follows the rules of names, except that nothing
/// is left out: a word is refused if not all of it can be seen.
///
/// # Errors
/// It isn't a word, or its readers wouldn't see every character.
pub fn typed_word(typed: &str) -> Result<CutWord, NotAWord> {
    let word = CutWord::new(typed)?;
    // Joiners shape the letters on both sides of them.
    let mut joined = word.as_str().split(['\u{200c}', '\u{200d}']);
    let is_seen = |part: &str| !part.is_empty() && seen(part) == part;
    let whole = joined.all(is_seen) && !word.as_str().starts_with(is_stacked);
    whole.then_some(word).ok_or(NotAWord)
}

/// A cut, for texts. Nothing is left out.
pub fn word_shown(catalog: &Catalog, word: &CutWord) -> String {
    escaped(&catalog.isolated(word.as_str().to_owned()))
}

/// How many combining signs a letter may have. No script needs more.
const STACKED: usize = 3;

/// What can be seen of a text, and the spaces in it.
fn seen(text: &str) -> String {
    let mut stacked = 0;
    let kept = text.chars().filter(|c| {
        stacked = if is_stacked(*c) { stacked + 1 } else { 0 };
        stacked <= STACKED && !is_mark(*c) && (c.is_whitespace() || is_visible(*c))
    });
    kept.collect()
}

/// Makes a name visible, on one line and at most 32 characters long. It can't reverse the direction
/// of the text or reach into the lines above and below.
pub fn plain(name: &str) -> String {
    let kept = seen(name);
    let words: Vec<&str> = kept.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(32).collect();
    match name.trim_start_matches(is_stacked).trim() {
        "" => "?".to_owned(),
        name => name.to_owned(),
    }
}

/// A name that Discord shows as it is: no markup, no mention, no link.
pub fn escaped(name: &str) -> String {
    let mut safe = String::with_capacity(name.len() + 8);
    for c in name.chars() {
        match c {
            c if is_mark(c) => {}
            '@' => safe.push_str("@\u{200b}"),
            c if c.is_ascii_punctuation() && !matches!(c, '.' | ',' | '\'' | '!' | '?') => {
                safe.push('\\');
                safe.push(c);
            }
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::i18n::Language;

    proptest::proptest! {
        /// A word is shown character by character: what a reader sees is what was hashed.
        #[test]
        fn a_word_is_shown_as_it_is(typed in "\\PC{1,40}|[*_`@<>#:/|~ a-z]{1,40}") {
            if let Ok(word) = CutWord::new(&typed) {
                let shown = word_shown(Language::English.catalog(), &word);
                let marks = ['\\', '\u{200b}', '\u{2068}', '\u{2069}'];
                let seen = |text: &str| text.replace(marks, "");
                proptest::prop_assert_eq!(seen(&shown), seen(word.as_str()));
                proptest::prop_assert!(!shown.contains("@everyone"));
                let safe = |(at, _)| shown[..at].ends_with('\\');
                proptest::prop_assert!(shown.match_indices(['<', '*', '`', '|']).all(safe));
            }
        }
    }

    #[test]
    fn names_are_shown_as_they_are() {
        assert_eq!(escaped("**Ann** <@1>"), "\\*\\*Ann\\*\\* \\<@\u{200b}1\\>");
        assert_eq!(escaped("@everyone"), "@\u{200b}everyone");
        assert_eq!(escaped("https://x.y"), "https\\:\\/\\/x.y");
        assert_eq!(escaped("a\u{f0000}b"), "ab");
        assert_eq!(plain("a\nb\u{202e}c\u{f0000}"), "a bc");
        assert_eq!(plain(&"x".repeat(40)).len(), 32);
        assert_eq!(plain(" \u{200b} "), "?");
    }

    #[test]
    fn a_name_can_be_seen_and_stays_on_its_line() {
        // Blank although it isn't white space: fillers, a Braille cell, tags, a soft hyphen.
        for blank in [
            "\u{3164}",
            "\u{115f}\u{1160}\u{ffa0}",
            "\u{2800}\u{2800}",
            "\u{e0041}\u{e007f}",
            "\u{ad}\u{34f}\u{180e}\u{61c}",
            "\u{2028}\u{2029}\u{85}\u{b}",
            "\u{fe0f}\u{301}",
        ] {
            assert_eq!(plain(blank), "?", "{blank:?}");
        }
        assert_eq!(plain("a\u{2028}b\u{3000}\u{3000}\u{3000}c"), "a b c");
        let zalgo = format!("a{}b", "\u{335}".repeat(100));
        assert_eq!(plain(&zalgo), format!("a{}b", "\u{335}".repeat(3)));
        // Signs that scripts need stay.
        for name in ["ज़ुँ", "ਸ਼ਿੰ", "مُحَمَّدٌ", "শ্রীঁ", "❤\u{fe0f}", "Zoë 🂡 A♠", "王小明"]
        {
            assert_eq!(plain(name), name);
        }
    }

    #[test]
    fn all_of_a_typed_word_can_be_seen() {
        let longest = "ü".repeat(40);
        for good in [
            "mango",
            "ripe mango",
            "آم",
            "می\u{200c}خواهم",
            "ज़ुँ",
            "क\u{94d}\u{200d}ष",
            "👩\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}\u{200d}🔥",
            "**_`@everyone`_**",
            &longest,
        ] {
            assert!(typed_word(good).is_ok(), "{good}");
        }
        let stacked = format!("a{}", "\u{335}".repeat(39));
        for bad in [
            "\u{3164}",
            "a\u{3164}",
            "\u{2800}\u{2800}",
            "\u{ffa0}\u{115f}\u{1160}",
            "a\u{ad}\u{34f}\u{180e}",
            "\u{301}",
            "\u{301}a",
            "a\u{200d}",
            "a\u{200c}\u{200d}b",
            "two\nlines",
            &stacked,
        ] {
            assert!(typed_word(bad).is_err(), "{bad:?}");
            // A record that has it from before stays readable.
            let recorded = ["a\u{3164}", "\u{2800}\u{2800}", &stacked].contains(&bad);
            assert!(!recorded || CutWord::new(bad).is_ok(), "{bad:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn no_name_breaks_markup_mentions_or_direction(name in "\\PC{0,60}", odd in proptest::collection::vec(proptest::char::any(), 0..60)) {
            let odd: String = odd.into_iter().collect();
            let name = format!("{name}{odd}");
            let shown = escaped(&plain(&name));
            let mut bare = shown.replace('\\', "");
            bare = bare.replace("@\u{200b}", "@");
            proptest::prop_assert!((1..=32).contains(&bare.chars().count()), "{}", bare);
            let turns = shown.contains(['\n', '\r', '\u{202e}', '\u{2067}']);
            proptest::prop_assert!(!turns, "{:?}", shown);
            proptest::prop_assert!(!shown.contains("@everyone") && !shown.contains("@here"));
            let mut chars = shown.chars();
            while let Some(c) = chars.next() {
                match c {
                    '\\' => proptest::prop_assert!(chars.next().is_some_and(|c| c.is_ascii_punctuation())),
                    c => proptest::prop_assert!(!"*_~`|<>#[]()-:/".contains(c), "{}", shown),
                }
            }
        }
    }
}
