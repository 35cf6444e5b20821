//! What people ask of a game: its own commands as data, and what these and its own buttons come to.
//!
//! Pure functions from what somebody sees and types to what is to be done. The bot registers the
//! commands and carries out what is asked; nothing here decides what is legal.

use super::hand::Hand;
use super::pressed::{GameAction, Makes, Pressed};
use super::running::{Running, view};
use crate::i18n::Catalog;
use crate::render::message::{Button, Message};
use crate::render::names::quoted;
use crate::render::{ActsBy, Scene, cards, typed_cards};
use getaway_games::cards::{Card, CardSet, Seat, is_shaping};
use getaway_games::{Act, GameKind, In, Listed, MoveRefusal, by_game, by_kind};
use getaway_table::plan::when::folded;
use getaway_table::{Moment, Refusal, Snapshot, Stage, UserId};

/// What somebody typed, for each option of a command in their order; empty where there is none.
pub type Words<'a> = [&'a str; 3];
/// A choice that is offered while somebody types: what they read, and its value.
pub type Offer = (String, String);

/// A game with commands and buttons of its own.
pub trait Moves: Pressed {
    const COMMANDS: &'static [Command<Self>];

    /// What one of the game's own buttons or menus asks for that doesn't simply make its move. `act`:
    /// the move of [`Pressed::makes`], if it has one; `by`: the person, or why they are no player.
    fn pressed(
        action: Self::Action,
        act: Option<Self::Act>,
        scene: &Scene,
        by: Result<&Player<Self>, Refusal>,
    ) -> Result<Asked<Self::Act>, Refusal>;

    /// The question that a refused move comes to, and the button that makes the move anyway. `None`
    /// if nobody has to be asked.
    fn question(_scene: &Scene, _refusal: &Self::MoveRefusal) -> Option<(String, Button)> {
        None
    }
}

pub struct Command<G: Listed> {
    pub name: &'static str,
    pub options: &'static [CommandOption<G>],
    pub asks: fn(&Player<'_, G>, Words<'_>) -> Asked<G::Act>,
}

impl<G: Moves> Command<G> {
    fn named(name: &str) -> Option<&'static Command<G>> {
        G::COMMANDS.iter().find(|own| own.name == name)
    }

    fn takes(&self, option: &str) -> Option<&Takes<G>> {
        Some(&self.options.iter().find(|own| own.name == option)?.takes)
    }
}

pub struct CommandOption<G: Listed> {
    pub name: &'static str,
    pub takes: Takes<G>,
}

impl<G: Listed> CommandOption<G> {
    pub const fn text(name: &'static str, offers: Offers<G>) -> CommandOption<G> {
        CommandOption { name, takes: Takes::Text(offers) }
    }

    pub const fn number(name: &'static str, most: u8, offers: Offers<G>) -> CommandOption<G> {
        CommandOption { name, takes: Takes::Number(most, offers) }
    }

    /// What somebody typed, or the value of the offer whose label they typed.
    pub(super) fn meant(&self, by: &Player<G>, typed: String) -> String {
        let Takes::Text(offers) = self.takes else { return typed };
        let bare = |text: &str| folded(&text.replace(is_shaping, ""));
        let mut offered = offers(by, "").unwrap_or_default().into_iter();
        let found = offered.find(|(label, _)| bare(label) == bare(&typed));
        found.map_or(typed, |(_, value)| value)
    }

    pub const fn switch(name: &'static str) -> CommandOption<G> {
        CommandOption { name, takes: Takes::Switch }
    }
}

/// Gives the offers for somebody who has typed a part of an option.
pub type Offers<G> = fn(&Player<'_, G>, &str) -> Option<Vec<Offer>>;

pub enum Takes<G: Listed> {
    Text(Offers<G>),
    /// A whole number from 1 to this one.
    Number(u8, Offers<G>),
    /// Yes or no. It may be left out.
    Switch,
}

/// Somebody with a seat in a running game, who asks something.
#[derive(Debug)]
pub struct Player<'a, G: Listed> {
    pub scene: Scene<'a>,
    pub seat: Seat,
    pub game: Running<'a, G::PublicView>,
    /// What they know about the game, if there is anything to know.
    pub view: Option<Box<G::View>>,
}

/// Somebody at a table, perhaps without a seat.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    pub catalog: &'static Catalog,
    pub snapshot: &'a Snapshot,
    pub seat: Option<Seat>,
}

impl<'a> Person<'a> {
    pub fn of(catalog: &'static Catalog, snapshot: &'a Snapshot, user: UserId) -> Person<'a> {
        Person { catalog, snapshot, seat: snapshot.seat_of(user) }
    }

    /// The same as a player of this game, unless the table has ended, they have no seat, or this game
    /// isn't running: it refuses that as the table would.
    fn player<G: Listed>(self) -> Result<Player<'a, G>, Refusal> {
        let Person { catalog, snapshot, seat } = self;
        if let Stage::Ended(_) = snapshot.stage {
            return Err(Refusal::Ended);
        }
        let seat = seat.ok_or(Refusal::NotSeated)?;
        let game = Running::of::<G>(&snapshot.stage).ok_or(Refusal::NoGame)?;
        let scene = Scene::of(catalog, snapshot);
        Ok(Player { scene, seat, game, view: view::<G>(snapshot, seat) })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked<A> {
    /// To make a move, at this moment only. `None` for a command, which is meant for any.
    Act(Option<Moment>, A),
    /// To ask first. The button says yes.
    Question(String, Button),
    /// To show the player's hand with other moves. Nothing has happened yet.
    Hand(Message),
    /// To show them this.
    Page(Message),
}

impl<A> Asked<A> {
    pub const fn now(act: A) -> Asked<A> {
        Asked::Act(None, act)
    }

    /// The move that somebody typed, or the sentence that says why it is none.
    pub fn meant(act: Option<A>, why: impl FnOnce() -> String) -> Asked<A> {
        act.map_or_else(|| Asked::text(why()), Asked::now)
    }

    pub fn text(text: String) -> Asked<A> {
        Asked::Page(Message::text(text))
    }

    pub fn hand(scene: &Scene, hand: Hand) -> Asked<A> {
        Asked::Hand(hand.message(scene, ActsBy::Buttons))
    }

    pub fn map<B>(self, map: impl FnOnce(A) -> B) -> Asked<B> {
        match self {
            Asked::Act(at, act) => Asked::Act(at, map(act)),
            Asked::Question(text, yes) => Asked::Question(text, yes),
            Asked::Hand(hand) => Asked::Hand(hand),
            Asked::Page(page) => Asked::Page(page),
        }
    }
}

/// Plays the card that somebody typed. A part of its name is enough if it is in their hand.
pub fn play<G: Listed>(
    by: &Player<G>,
    typed: &str,
    hand: fn(&G::View) -> CardSet,
    play: fn(Card) -> G::Act,
) -> Asked<G::Act> {
    let hand = by.view.as_deref().map_or(CardSet::EMPTY, hand);
    let card = typed_cards::find(typed, hand).or_else(|| typed_cards::read(typed));
    Asked::meant(card.map(play), || not_a_card(&by.scene, typed))
}

pub fn not_a_card(scene: &Scene, typed: &str) -> String {
    scene.catalog.refuse_not_a_card(quoted(typed))
}

/// Offers the cards that may be played now, one of each face.
pub fn playable<G: Listed>(
    by: &Player<G>,
    typed: &str,
    legal: fn(&G::View) -> CardSet,
) -> Option<Vec<Offer>> {
    let legal = cards::faces(legal(by.view.as_ref()?)).into_iter();
    Some(offered_cards(&by.scene, legal.map(|(card, _)| card), typed))
}

/// Offers the cards that match what was typed, in the order of `all`.
pub fn offered_cards(
    scene: &Scene,
    all: impl IntoIterator<Item = Card>,
    typed: &str,
) -> Vec<Offer> {
    let all: Vec<Card> = all.into_iter().collect();
    let set: CardSet = all.iter().copied().collect();
    let meant = typed_cards::find(typed, set).map(|card| card.to_string());
    let offered = all.into_iter().map(|card| {
        let label = cards::label_in_words(scene.catalog, card);
        (label, card.to_string())
    });
    matching(offered, typed, meant.as_deref())
}

/// The offers that match the typed text: their label or value contains it, or their value is the
/// one that it means.
pub fn matching(
    offers: impl IntoIterator<Item = Offer>,
    typed: &str,
    meant: Option<&str>,
) -> Vec<Offer> {
    let typed = typed.trim().to_lowercase();
    let fits = |(label, value): &Offer| {
        let contains = |text: &str| text.to_lowercase().contains(&typed);
        contains(label) || contains(value) || meant == Some(value.as_str())
    };
    offers.into_iter().filter(fits).collect()
}

/// What one of a game's own commands asks for. `given`: what somebody typed into the option with
/// this name.
pub fn typed(
    kind: GameKind,
    command: &str,
    given: impl Fn(&str) -> String,
    person: Person,
) -> Result<Asked<Act>, Refusal> {
    by_kind!(kind, |G| {
        let command = Command::<G>::named(command).ok_or(Refusal::Stale)?;
        let by = person.player::<G>()?;
        let words: [String; 3] = std::array::from_fn(|at| {
            let option = command.options.get(at);
            option.map(|option| option.meant(&by, given(option.name))).unwrap_or_default()
        });
        let asked = (command.asks)(&by, words.each_ref().map(String::as_str));
        Ok(asked.map(<G as In<Act>>::wrap))
    })
}

/// Gives the offers for somebody who types into an option of one of a game's own commands.
pub fn offered(
    kind: GameKind,
    command: &str,
    option: &str,
    typed: &str,
    person: Person,
) -> Option<Vec<Offer>> {
    by_kind!(kind, |G| {
        match Command::<G>::named(command)?.takes(option)? {
            Takes::Text(offers) | Takes::Number(_, offers) => {
                offers(&person.player::<G>().ok()?, typed)
            }
            Takes::Switch => None,
        }
    })
}

/// What one of a game's own buttons or menus asks for. `chosen`: the value of the option chosen in
/// a menu.
pub fn pressed(
    action: GameAction,
    chosen: Option<&str>,
    person: Person,
) -> Result<Asked<Act>, Refusal> {
    by_game!(GameAction, action, |G, action| {
        // Without a running game, the button is of one that is over, whoever presses it.
        let runs = Running::of::<G>(&person.snapshot.stage).ok_or(Refusal::Stale);
        let by = runs.and_then(|_| person.player::<G>());
        let scene = Scene::of(person.catalog, person.snapshot);
        let (act, by) = match <G as Pressed>::makes(action, chosen) {
            Some(Makes::At(at, act)) => return Ok(Asked::Act(Some(at), <G as In<Act>>::wrap(act))),
            makes => (makes.map(Makes::act), by.as_ref().map_err(Refusal::clone)),
        };
        let asked = <G as Moves>::pressed(action, act, &scene, by)?;
        Ok(asked.map(<G as In<Act>>::wrap))
    })
}

/// The question that a refused move comes to, and the button that makes the move anyway.
pub fn question(scene: &Scene, refusal: MoveRefusal) -> Option<(String, Button)> {
    by_kind!(scene.kind(), |G| {
        let refusal = <G as In<MoveRefusal>>::unwrap(refusal)?;
        <G as Moves>::question(scene, &refusal)
    })
}
