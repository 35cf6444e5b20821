//! The frame of every hand: a heading, the cards, the table, what the player can do or is waiting
//! for, and the moves. The moves are buttons, or menus if there are too many for buttons.

use crate::cards::{Card, CardSet, Seat, SeatSet, Suit};
use crate::discord::custom_id::Action;
use crate::discord::i18n::Catalog;
use crate::discord::render::card_style::LARGER;
use crate::discord::render::message::{Button, ButtonStyle, Message, Row, SelectOption};
use crate::discord::render::{ActsBy, Scene, cards};

/// The most moves that are shown as buttons: four rows of five. The fifth row is for other buttons.
const BUTTONS_MAX: usize = 20;
const OPTIONS_MAX: usize = 25;

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
        let rest = (!self.is_due).then(|| self.at_rest(scene, by)).flatten();
        if let Some(rest) = rest {
            return rest;
        }
        let table = &self.table[..];
        let mut message = Message::text(self.text(scene, table, &self.due));
        let back = self.back(scene);
        message.rows = self.moves;
        message.with_buttons(self.buttons.into_iter().chain(back).collect())
    }

    /// The hand without the parts that only the player's turn adds. It stays correct, and allows
    /// every move, until their cards change. `None` if there is none for a player who acts like this.
    pub fn at_rest(&self, scene: &Scene, by: ActsBy) -> Option<Message> {
        let (says, (moves, buttons)) = match by {
            ActsBy::Buttons => return None,
            ActsBy::Ahead => (scene.catalog.own_ahead(), self.ahead.clone()?),
            ActsBy::Commands => (scene.catalog.own_by_commands(), Default::default()),
        };
        let mut message = Message::text(self.text(scene, &[], &says));
        message.rows = moves;
        Some(message.with_buttons(buttons.into_iter().chain(self.back(scene)).collect()))
    }

    fn back(&self, scene: &Scene) -> Option<Button> {
        scene.back_button(self.seat, self.in_play)
    }

    fn text(&self, scene: &Scene, table: &[String], due: &str) -> String {
        let catalog = scene.catalog;
        let mut text = vec![catalog.hand_heading(self.count)];
        text.extend_from_slice(&self.cards);
        text.push(String::new());
        text.extend_from_slice(table);
        if scene.is_replaced(self.seat) {
            text.push(catalog.own_slow());
        }
        text.extend_from_slice(&self.notes);
        text.push(if self.in_play.contains(self.seat) {
            due.to_owned()
        } else {
            catalog.own_away()
        });
        text.join("\n")
    }
}

/// The cards of a hand, suit by suit.
pub fn by_suit(catalog: &Catalog, hand: CardSet) -> Vec<String> {
    let held = Suit::ALL.into_iter().filter(|suit| hand.has(*suit));
    let lines = held.map(|suit| {
        let (symbol, name) = (suit.symbol().to_string(), cards::suit_name(catalog, suit));
        let line = catalog.hand_suit(symbol, name, cards::row(hand.of_suit(suit)));
        format!("{LARGER}{line}")
    });
    lines.collect()
}

#[derive(Clone, Debug)]
pub struct Choice {
    pub label: String,
    pub in_full: String,
    pub value: String,
    pub card: Option<Card>,
    pub action: Action,
}

/// The moves as buttons if they fit, otherwise in menus. `menu` gives the action of a menu by its
/// number.
pub fn moves<A: Into<Action>>(
    scene: &Scene,
    choices: Vec<Choice>,
    menu: impl Fn(u8) -> A,
) -> Vec<Row> {
    if choices.len() <= BUTTONS_MAX {
        let buttons = choices.into_iter().map(|choice| Button {
            card: choice.card,
            ..Button::new(choice.action, choice.label, ButtonStyle::Secondary)
        });
        return Message::default().with_buttons(buttons.collect()).rows;
    }
    let name = |from: &Choice, to: &Choice| {
        let (from, to) = (from.label.clone(), to.label.clone());
        scene.catalog.select_card(from, to)
    };
    menus(&choices, menu, name, |choice| SelectOption {
        value: choice.value.clone(),
        label: choice.in_full.clone(),
        card: choice.card,
        chosen: false,
    })
}

/// The items, in as many menus as needed. `name` names each menu by its first and last item.
pub fn menus<T, A: Into<Action>>(
    items: &[T],
    action: impl Fn(u8) -> A,
    name: impl Fn(&T, &T) -> String,
    option: impl Fn(&T) -> SelectOption,
) -> Vec<Row> {
    let menus = items.chunks(OPTIONS_MAX).zip(0u8..);
    let menus = menus.filter_map(|(items, menu)| {
        Some(Row::Select {
            action: action(menu).into(),
            placeholder: name(items.first()?, items.last()?),
            options: items.iter().map(&option).collect(),
        })
    });
    menus.collect()
}
