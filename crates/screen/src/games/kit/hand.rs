//! The frame of every hand: a heading, the cards, the table, what the player can do or is waiting
//! for, and the moves. The moves are buttons, or menus if there are too many for buttons.

use crate::custom_id::Action;
use crate::i18n::Catalog;
use crate::render::marks::{HINT, LARGER, PICTURED};
use crate::render::message::{
    Button, Message, OPTIONS_MAX, ROW_MAX, ROWS_MAX, Row, SelectOption, rows,
};
use crate::render::{ActsBy, Scene, cards, stop};
use getaway_games::cards::{CardSet, Seat, SeatSet, Suit};

/// The most rows of moves. The last row of a message is for other buttons.
const MOVES_MAX: usize = ROWS_MAX - 1;

#[derive(Clone, Debug)]
pub struct Hand {
    pub seat: Seat,
    pub in_play: SeatSet,
    pub is_due: bool,
    pub count: u32,
    /// The cards, and whatever else belongs to the player, in lines.
    pub cards: Vec<String>,
    /// The cards on the table, in lines. They save the player from looking up at the public
    /// message.
    pub table: Vec<String>,
    /// What the player has announced or laid down for later, in lines.
    pub notes: Vec<String>,
    /// What the player can do or is waiting for, while they are in play.
    pub due: String,
    pub moves: Vec<Row>,
    pub buttons: Vec<Button>,
    /// The moves and buttons from which the player chooses in a later turn, or in this one. They stay
    /// the same until the player moves or their cards change. `None` if this wouldn't do now.
    pub ahead: Option<(Vec<Row>, Vec<Button>)>,
}

impl Hand {
    /// The hand for a player who acts in this way.
    pub fn message(self, scene: &Scene, by: ActsBy) -> Message {
        if !self.is_due
            && let Some(message) = self.without_turn(scene, by)
        {
            return message;
        }
        let mut message = Message::text(self.text(scene, &self.table, &self.due));
        let more = self.more_buttons(scene);
        message.rows = self.moves;
        with_buttons(message, self.buttons, more)
    }

    /// The hand without the parts that only the player's turn adds. It stays correct, and allows
    /// every move, until their cards change. `None` if there is none for a player who acts like this.
    pub fn without_turn(&self, scene: &Scene, by: ActsBy) -> Option<Message> {
        let (says, (moves, buttons)) = match by {
            ActsBy::Buttons => return None,
            ActsBy::Ahead => (scene.catalog.own_ahead(), self.ahead.clone()?),
            ActsBy::Commands => (scene.catalog.own_by_commands(), Default::default()),
        };
        let mut message = Message::text(self.text(scene, &[], &says));
        message.rows = moves;
        Some(with_buttons(message, buttons, self.more_buttons(scene)))
    }

    /// Adds the button for a hint, beside the moves if there is no other button.
    pub fn add_hint(&mut self, scene: &Scene) {
        let hint = self.hint_button(scene);
        let is_alone = self.buttons.is_empty();
        let left = hint
            .and_then(|hint| if is_alone { rows::join(&mut self.moves, hint) } else { Some(hint) });
        self.buttons.extend(left);
    }

    /// The button for a hint, if there is something to decide and room for it.
    fn hint_button(&self, scene: &Scene) -> Option<Button> {
        let choices = self
            .moves
            .iter()
            .map(|row| match row {
                Row::Buttons(buttons) => buttons.len(),
                Row::Select { options, .. } => options.len(),
            })
            .sum::<usize>()
            + self.buttons.len();
        let action = Action::Hint(scene.moment()?.game);
        let hint = Button::secondary(action, scene.catalog.button_hint());
        let more = self.more_buttons(scene);
        let below = [&self.buttons[..], std::slice::from_ref(&hint), &more].concat();
        let rows = self.moves.len() + rows::in_order(&below).len();
        (self.is_due && choices > 1 && rows <= ROWS_MAX).then_some(hint)
    }

    /// The buttons that have nothing to do with the cards.
    fn more_buttons(&self, scene: &Scene) -> Vec<Button> {
        let answers = stop::in_hand(scene, self.seat).map(|(_, answers)| answers);
        let back = scene.back_button(self.seat, self.in_play);
        back.into_iter().chain(answers.into_iter().flatten()).collect()
    }

    fn text(&self, scene: &Scene, table: &[String], due: &str) -> String {
        let catalog = scene.catalog;
        let mut text = vec![catalog.hand_heading(self.count)];
        text.extend_from_slice(&self.cards);
        text.push(match self.cards.last() {
            // Larger lines have a margin of their own, so the empty line is there only without
            // pictures.
            Some(line) if line.contains(LARGER) => PICTURED.to_string(),
            _ => String::new(),
        });
        text.extend_from_slice(table);
        if scene.is_replaced(self.seat) && self.in_play.contains(self.seat) {
            text.push(catalog.own_slow());
        }
        text.extend_from_slice(&self.notes);
        let due =
            if self.in_play.contains(self.seat) { due.to_owned() } else { catalog.own_away() };
        text.push(format!("{HINT}{due}"));
        text.extend(stop::in_hand(scene, self.seat).map(|(asked, _)| asked));
        text.join("\n")
    }
}

/// Adds these buttons, as many as there is room for.
fn with_buttons(message: Message, mut buttons: Vec<Button>, more: Vec<Button>) -> Message {
    buttons.extend(more);
    let rows = ROWS_MAX.saturating_sub(message.rows.len());
    buttons.truncate(rows * ROW_MAX);
    message.with_buttons(buttons)
}

/// The cards of a hand, suit by suit. The pictures say which suit it is.
pub fn by_suit(catalog: &Catalog, hand: CardSet) -> Vec<String> {
    let lines = Suit::ALL.into_iter().filter(|suit| hand.has(*suit)).map(|suit| {
        let (symbol, name) = (suit.symbol().to_string(), cards::suit_name(catalog, suit));
        let row = cards::row(hand.of_suit(suit));
        let words = catalog.hand_suit(symbol, name, row.clone());
        format!("{words}{PICTURED}{LARGER}{row}")
    });
    lines.collect()
}

#[derive(Clone, Debug)]
pub struct Choice<T> {
    pub what: T,
    pub label: String,
    pub value: String,
    /// If it is one card, its suit.
    pub suit: Option<Suit>,
    pub action: Action,
}

/// The moves as buttons if they fit, otherwise in menus, which say them `in_full`. `menu` gives the
/// action of a menu by its number.
pub fn moves<T: Copy, A: Into<Action>>(
    scene: &Scene,
    choices: Vec<Choice<T>>,
    in_full: impl Fn(T) -> String,
    menu: impl Fn(u8) -> A,
) -> Vec<Row> {
    let button = |one: &Choice<T>| (one.suit, Button::secondary(one.action, &one.label));
    let rows = card_rows(choices.iter().map(button).collect());
    if rows.len() <= MOVES_MAX {
        return rows;
    }
    let name = |from: &Choice<T>, to: &Choice<T>| {
        scene.catalog.select_card(from.label.clone(), to.label.clone())
    };
    menus(&choices, menu, name, |choice| SelectOption {
        value: choice.value.clone(),
        label: in_full(choice.what),
        chosen: false,
    })
}

/// Buttons of cards in rows that a phone doesn't break: a row for each suit if that takes no more
/// rows, else rows of about the same length.
pub fn card_rows(buttons: Vec<(Option<Suit>, Button)>) -> Vec<Row> {
    let (suits, buttons): (Vec<_>, Vec<_>) = buttons.into_iter().unzip();
    let mut rest = &buttons[..];
    let by_suit: Vec<_> = suits
        .chunk_by(|one, next| one == next)
        .flat_map(|suit| {
            let (own, others) = rest.split_at(suit.len());
            rest = others;
            rows::even(own)
        })
        .collect();
    let all = rows::even(&buttons);
    let rows = if by_suit.len() <= all.len() { by_suit } else { all };
    rows.into_iter().map(|row| Row::Buttons(row.to_vec())).collect()
}

/// The items, in as many menus as needed. `name` names each menu by its first and last item.
pub fn menus<T, A: Into<Action>>(
    items: &[T],
    action: impl Fn(u8) -> A,
    name: impl Fn(&T, &T) -> String,
    option: impl Fn(&T) -> SelectOption,
) -> Vec<Row> {
    let menus = items.chunks(OPTIONS_MAX).zip(0u8..).filter_map(|(items, menu)| {
        Some(Row::Select {
            action: action(menu).into(),
            placeholder: name(items.first()?, items.last()?),
            options: items.iter().map(&option).collect(),
        })
    });
    menus.collect()
}
