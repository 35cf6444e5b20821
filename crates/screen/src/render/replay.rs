//! The replay of a finished game: a step with all hands open, in one message that fits on a phone, and
//! the picture of the step that decided the game, for everyone. Who may see either isn't decided here.

use std::collections::HashMap;

use super::message::{Button, Colour, Message, Picture};
use super::names::{escaped, shortened};
use super::scene::small;
use super::{Scene, cards, help};
use crate::custom_id::Action;
use crate::games::kit::replay::Page;
use crate::games::kit::steps::OpenStep;
use crate::i18n::Catalog;
use crate::pictures::{Chart, Colours, Spread};
use crate::render::marks::PICTURED;
use getaway_games::cards::{Card, Seat};
use getaway_games::{GameKind, Level};
use getaway_store::PlayerRow;
use getaway_table::{
    End, GameNumber, Owner, Person, SeatInfo, Settings, Stage, UserId, computer_numbers,
};

/// The buttons' actions: to the step with this number, and to post the picture, if that is possible.
pub struct To<F> {
    pub step: F,
    pub share: Option<Action>,
}

/// A step of the game that is called this.
pub fn message(scene: &Scene, name: &str, page: &Page, to: To<impl Fn(u32) -> Action>) -> Message {
    let (catalog, number) = (scene.catalog, page.number);
    let is_deciding = page.deciding == Some(number);
    let step = &page.step;
    let mut lines = step.lying.clone();
    lines.extend(step.heading.clone());
    lines.extend(hands(scene, step));
    lines.push(String::new());
    let is_crowded = step.hands.len() >= MANY;
    lines.extend(step.told.iter().map(|line| if is_crowded { small(line) } else { line.clone() }));
    lines.extend(is_deciding.then(|| catalog.replay_decided()));
    let turn = |at: u32, label: String| {
        let exists = (1..=page.count).contains(&at);
        exists.then(|| Button::secondary((to.step)(at), label))
    };
    let (before, after) = (number - 1, number + 1);
    let mut buttons: Vec<Button> =
        [turn(before, format!("◀ {before}")), turn(after, format!("{after} ▶"))]
            .into_iter()
            .flatten()
            .collect();
    // Where a round has several steps, by round as well.
    let [back, on] = page.rounds;
    let back = back.filter(|at| *at != before).map(|at| (at, format!("⏪ {at}")));
    let on = on.filter(|at| *at != after).map(|at| (at, format!("{at} ⏩")));
    buttons.extend([back, on].into_iter().flatten().filter_map(|(at, label)| turn(at, label)));
    let deciding = page.deciding.filter(|_| !is_deciding);
    buttons.extend(deciding.map(|_| Button::secondary((to.step)(0), catalog.button_deciding())));
    let share = to.share.filter(|_| is_deciding && !step.cards.concat().is_empty());
    buttons.extend(share.map(|share| Button::secondary(share, catalog.button_share_picture())));
    let title = [name, &step.when, &format!("{number}/{}", page.count)].join(" · ");
    Message::embed(catalog.directed(title), lines.join("\n"), Colour::Past).with_buttons(buttons)
}

/// The step that decided a game, as somebody shows it to their channel.
pub fn shared(
    scene: &Scene,
    who: String,
    game: GameNumber,
    page: &Page,
    colours: Colours,
) -> Message {
    let catalog = scene.catalog;
    let step = &page.step;
    let rows = step.cards.iter().flat_map(|row| row.chunks(ROW).map(<[_]>::to_vec));
    let spread = Spread { rows: rows.collect(), colours };
    let alt = help::alt(catalog, &spread);
    let picture =
        Picture { chart: Chart::Spread(spread), name: "deciding", alt, legend: String::new() };
    let text = step.told.join("\n");
    let message = Message {
        content: catalog.replay_shared(who, game.0),
        picture: Some(Box::new(picture)),
        ..Message::embed(step.when.clone(), text, Colour::Past)
    };
    message.with_buttons(vec![button(catalog, game)])
}

/// The most cards in a row of the picture.
const ROW: usize = 6;

/// The button that shows a game from its first step.
pub fn button(catalog: &Catalog, game: GameNumber) -> Button {
    Button::secondary(Action::Replay(game, 1), catalog.button_replay())
}

/// About how wide a line of a message, a letter and the picture of a card are on a phone, in pixels.
const LINE: usize = 236;
const LETTER: usize = 8;
const CARD: usize = 24;
/// How many lines of pictures there is room for; and from how many seats on everything is smaller.
const LINES: usize = 10;
const MANY: usize = 7;
/// The most letters of a name before its cards. What happened has the whole name.
const SHORT: usize = 12;

/// A line for each seat with its cards: pictures if there is room for them, else ranks behind their
/// suit.
fn hands(scene: &Scene, step: &OpenStep) -> Vec<String> {
    let catalog = scene.catalog;
    let name = |seat| shortened(&scene.label(seat), SHORT);
    let wide = |(seat, groups): &(Seat, Vec<Vec<Card>>)| {
        let name = (name(*seat).chars().count() + 1 + 2 * groups.len()) * LETTER;
        (name + groups.concat().len() * CARD).div_ceil(LINE)
    };
    let has_room = step.hands.iter().map(wide).sum::<usize>() <= LINES;
    let is_crowded = step.hands.len() >= MANY;
    let line = |(seat, groups): &(Seat, Vec<Vec<Card>>)| {
        let told = |tell: &dyn Fn(&[Card]) -> String| {
            let groups = groups.iter().map(|cards| match &cards[..] {
                [] => "–".to_owned(),
                cards => tell(cards),
            });
            groups.collect::<Vec<_>>().join(" · ")
        };
        let in_text = told(&|cards| in_text(cards, step.by_suit));
        let name = escaped(&name(*seat));
        if is_crowded {
            return small(&catalog.replay_hand(name, in_text));
        }
        let line = |cards: String| catalog.replay_hand(format!("**{name}**"), cards);
        let text = line(in_text);
        if !has_room {
            return text;
        }
        format!("{text}{PICTURED}{}", line(told(&|cards| cards::in_order(cards.to_vec()))))
    };
    step.hands.iter().map(line).collect()
}

/// Cards as in a diagram of hands: `♠A K 9 ♥Q`. Where suits don't matter, ranks alone.
fn in_text(cards: &[Card], by_suit: bool) -> String {
    if !by_suit {
        return cards.iter().map(|card| card.rank().name()).collect::<Vec<_>>().join(" ");
    }
    let suits = cards.chunk_by(|one, next| one.suit() == next.suit()).map(|suit| {
        let ranks = suit.iter().map(|card| card.rank().name()).collect::<Vec<_>>();
        format!("{}{}", suit[0].suit().symbol(), ranks.join(" "))
    });
    suits.collect::<Vec<_>>().join(" ")
}

/// Whether a person was dealt into this seat of a stored game.
pub fn is_person(row: &PlayerRow) -> bool {
    row.label == "person"
}

/// The numbers of a stored game's computers, in the order of their seats.
pub fn computers(
    players: &[PlayerRow],
    names: &HashMap<UserId, String>,
) -> impl Iterator<Item = u32> + use<> {
    let called: Vec<&str> = players
        .iter()
        .filter_map(|row| row.user)
        .filter_map(|user| names.get(&user))
        .map(String::as_str)
        .collect();
    let count = players.iter().filter(|row| !is_person(row)).count();
    computer_numbers(&called, count).into_iter()
}

/// The seats of a stored game. People whose names were forgotten are somebody.
pub fn seats(
    catalog: &Catalog,
    players: &[PlayerRow],
    names: &HashMap<UserId, String>,
) -> Vec<SeatInfo> {
    let mut computers = computers(players, names);
    let owner = |row: &PlayerRow| {
        if is_person(row) {
            let name = row
                .user
                .and_then(|user| names.get(&user))
                .cloned()
                .unwrap_or_else(|| catalog.somebody());
            Owner::Person(Person { id: row.user.unwrap_or(UserId(0)), name })
        } else {
            let number = computers.next().unwrap_or_default();
            Owner::Computer { level: Level::default(), number }
        }
    };
    players.iter().map(owner).map(SeatInfo::new).collect()
}

/// What a game that is over looks like from its seats, whatever became of its table.
pub fn scene<'a>(catalog: &'static Catalog, kind: GameKind, seats: &'a [SeatInfo]) -> Scene<'a> {
    Scene::plain(catalog.of_game(kind), Settings::of(kind), seats, &Stage::Ended(End::Idle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::render::marks::is_mark;

    #[test]
    fn people_whose_names_are_gone_are_somebody_and_computers_keep_theirs() {
        let english = Language::English.catalog();
        let row = |user: Option<u64>, label: &str| PlayerRow {
            user: user.map(UserId),
            label: label.to_owned(),
            hints: 0,
        };
        let players = [
            row(Some(7), "person"),
            row(None, "person"),
            row(Some(9), "person"),
            row(None, "hard"),
        ];
        let names = [(UserId(7), "Ann".to_owned())].into_iter().collect();
        let seats = seats(english, &players, &names);
        let scene = scene(english, GameKind::default(), &seats);
        let called = Seat::first(4).map(|seat| scene.label(seat)).collect::<Vec<_>>();
        assert_eq!(called, ["Ann", "somebody (seat 2)", "somebody (seat 3)", "🤖 Ada"]);
    }

    #[test]
    fn hands_stand_as_in_a_diagram_where_pictures_have_no_room() {
        let cards = ["AS", "10S", "9S", "QH", "2C"].map(|card| card.parse().unwrap());
        assert_eq!(in_text(&cards, true), "♠A 10 9 ♥Q ♣2");
        assert_eq!(in_text(&cards, false), "A 10 9 Q 2");
        let players = vec![PlayerRow { user: None, label: "hard".to_owned(), hints: 0 }; 16];
        let english = Language::English.catalog();
        let shown = |count: usize| {
            let seats = seats(english, &players[..count], &HashMap::new());
            let scene = scene(english, GameKind::default(), &seats);
            let hands = Seat::first(count).map(|seat| (seat, vec![cards.to_vec()])).collect();
            super::hands(&scene, &OpenStep { hands, by_suit: true, ..OpenStep::default() })
                .remove(0)
        };
        let pictured = shown(4);
        let marks = pictured.chars().filter(|c| is_mark(*c)).count();
        assert!(pictured.starts_with("**🤖 Ada** ♠A 10 9 ♥Q ♣2") && marks == 6, "{pictured}");
        assert_eq!(shown(6), pictured);
        assert_eq!(shown(7), "-# 🤖 Ada ♠A 10 9 ♥Q ♣2");
    }
}
