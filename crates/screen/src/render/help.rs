//! A first game in four short pages, from the aim to what to press next. The words and pictures are
//! the game's; only the frame is here. Doesn't know the table: it is told what the reader can do
//! next.

use crate::custom_id::{Action, DailyAction, HelpPage};
use crate::i18n::{Catalog, Language};
use crate::pictures::{Chart, Spot, Spread};
use crate::render::cards;
use crate::render::message::{Button, ButtonStyle, Colour, Message, Picture, turn_pages};
use getaway_games::kit::Session;
use getaway_games::options::Named;
use getaway_games::{GameKind, by_kind};
use getaway_table::daily::Day;

/// How the bot introduces itself in a server that it has just joined: a few
/// sentences, a button for each game that opens a table of it, and those to learn.
pub fn introduction(language: Language) -> Message {
    let first = GameKind::default();
    let catalog = language.catalog_of(first);
    let name = |kind: GameKind| language.catalog_of(kind).name();
    let games = GameKind::ALL.iter().map(|kind| format!("{} (`/{kind} start`)", name(*kind)));
    let starts = GameKind::ALL.iter().map(|kind| {
        let style = if *kind == first { ButtonStyle::Success } else { ButtonStyle::Secondary };
        Button::new(Action::Start(*kind), name(*kind), style)
    });
    let help = Button::secondary(Action::Help(first, HelpPage::Aim), catalog.button_help());
    Message::text(catalog.introduction(catalog.list(games)))
        .with_buttons(starts.chain([learn_button(catalog, first), help]).collect())
}

/// What the reader can do next in this channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    Start,
    /// There is a table of this game: take a seat.
    Join(GameKind),
    /// They have a seat there, and the cards are still to be dealt.
    Seated,
    Play,
    /// They wait for the next game there.
    AwaitDeal(GameKind),
    /// The table waits for another version of the program.
    Wait,
}

/// Renders a page. The last one says what the reader can do next. `otherwise`: in what this table
/// differs from the usual game, which the pages describe.
pub fn page(
    catalog: &Catalog,
    kind: GameKind,
    page: HelpPage,
    picture: Option<Spread>,
    next: Next,
    has_hints: bool,
    otherwise: Option<String>,
) -> Message {
    let pages = HelpPage::ALL;
    let at = pages.iter().position(|other| *other == page).unwrap_or(0);
    let mut body = vec![match page {
        HelpPage::Aim => catalog.help_aim(),
        HelpPage::Turn => catalog.help_turn(),
        HelpPage::Buttons => catalog.help_buttons(),
        HelpPage::End => catalog.help_end(),
    }];
    match page {
        HelpPage::Turn => body.extend(otherwise),
        HelpPage::Buttons => {
            body.extend(has_hints.then(|| catalog.help_hint()));
            let forces = by_kind!(kind, |G| <G as Session>::FORCES);
            body.extend(forces.then(|| catalog.help_forced()));
        }
        HelpPage::Aim | HelpPage::End => {}
    }
    let (number, count) = (at as u32 + 1, pages.len() as u32);
    let labels = [catalog.button_previous(), catalog.button_next()];
    let to = |number: u32| Action::Help(kind, pages[number as usize - 1]);
    let mut buttons = turn_pages(number, count, labels, to);
    if matches!(page, HelpPage::Aim | HelpPage::End) {
        buttons.push(learn_button(catalog, kind));
    }
    if page == HelpPage::End {
        let then = match next {
            Next::Start => catalog.help_start(),
            Next::Join(kind) => catalog.of_game(kind).help_join(),
            Next::Seated => catalog.help_seated(),
            Next::Play => catalog.help_play(),
            Next::AwaitDeal(kind) => catalog.of_game(kind).refuse_already_waiting(),
            Next::Wait => catalog.refuse_parked(),
        };
        body.extend([catalog.help_again(), catalog.help_stop(), then]);
        buttons.extend((next == Next::Start).then(|| start_button(catalog, kind)));
    }
    let title = catalog.help_title(page.name(), at + 1, pages.len());
    let mut text = body.join("\n\n");
    if picture.is_some() {
        // Its legend is a paragraph of its own.
        text.push('\n');
    }
    let mut message = Message::embed(title, text, Colour::Live).with_buttons(buttons);
    message.picture = picture.map(|spread| {
        Box::new(Picture {
            alt: alt(catalog, &spread),
            chart: Chart::Spread(spread),
            name: "first-game",
            legend: match page {
                HelpPage::Aim => catalog.help_aim_picture(),
                HelpPage::Turn => catalog.help_turn_picture(),
                HelpPage::Buttons | HelpPage::End => String::new(),
            },
        })
    });
    message
}

pub fn start_button(catalog: &Catalog, kind: GameKind) -> Button {
    Button::new(Action::Start(kind), catalog.button_start(), ButtonStyle::Success)
}

/// The button that opens the guided first game, or goes on with it.
pub fn learn_button(catalog: &Catalog, kind: GameKind) -> Button {
    Button::secondary(Action::Daily(DailyAction::Open(kind, Day::LESSON)), catalog.button_learn())
}

/// Cards in words, a line for each row.
pub(super) fn alt(catalog: &Catalog, spread: &Spread) -> String {
    let spot = |spot: &Spot| match *spot {
        Spot::Face(card) => cards::in_words(catalog, card),
        Spot::Marked(card) => catalog.help_marked(cards::in_words(catalog, card)),
        Spot::Back => catalog.help_face_down(),
        Spot::Arrow if catalog.info().right_to_left => "←".to_owned(),
        Spot::Arrow => "→".to_owned(),
    };
    let row = |row: &Vec<Spot>| catalog.list(row.iter().map(spot));
    let rows: Vec<String> = spread.rows.iter().map(row).collect();
    rows.join("\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::games::kit::testing::{buttons, read};
    use crate::games::kit::{display, table_options};
    use crate::i18n::Language;
    use crate::pictures::Colours;
    use crate::render::message::{ALT_MAX, DESCRIPTION_MAX};
    use getaway_games::options::Value;
    use getaway_table::Settings;

    fn shown(language: Language, kind: GameKind, at: HelpPage, next: Next) -> Message {
        let picture = display::help_picture(kind, at, Colours::Two);
        page(language.catalog_of(kind), kind, at, picture, next, true, None)
    }

    #[test]
    fn where_hints_are_off_no_page_tells_of_them() {
        for language in Language::ALL {
            let kind = GameKind::default();
            let catalog = language.catalog_of(kind);
            let tells = |has_hints| {
                let at = HelpPage::Buttons;
                let page = page(catalog, kind, at, None, Next::Start, has_hints, None);
                read(&page).contains(&catalog.button_hint())
            };
            assert!(tells(true) && !tells(false), "{}", language.info().name);
        }
    }

    #[test]
    fn what_a_turn_is_like_says_in_what_this_table_plays_otherwise() {
        let kind = GameKind::Palace;
        let catalog = Language::English.catalog_of(kind);
        let told = |settings: &Settings, at: HelpPage, at_table| {
            let otherwise = display::plays_otherwise(catalog, settings, at_table);
            read(&page(catalog, kind, at, None, Next::Start, true, otherwise))
        };
        let mut settings = Settings::of(kind);
        let usual = told(&settings, HelpPage::Turn, true);
        assert!(!usual.contains("This table plays"), "{usual}");
        assert!(settings.options.set("seven", &Value::new("or_lower")));
        settings.turn_seconds = 0;
        let turn = told(&settings, HelpPage::Turn, true);
        for line in table_options::changed(catalog, &settings) {
            assert!(turn.contains(&line), "{line}: {turn}");
        }
        assert!(turn.contains("This table plays:"), "{turn}");
        assert!(
            told(&settings, HelpPage::Turn, false).contains("Tables in this server start with:")
        );
        assert!(!told(&settings, HelpPage::Aim, true).contains("This table plays"));
    }

    #[test]
    fn every_game_has_four_pages_in_every_language_and_each_fits() {
        let of = GameKind::default();
        let (join, waits) = (Next::Join(of), Next::AwaitDeal(of));
        let nexts = [Next::Start, join, Next::Seated, Next::Play, waits, Next::Wait];
        for language in Language::ALL {
            for kind in GameKind::ALL {
                let mut texts = BTreeSet::new();
                let mut pictures = 0;
                for at in HelpPage::ALL {
                    for next in nexts {
                        let message = shown(*language, *kind, *at, next);
                        let embed = message.embed.as_ref().unwrap();
                        let picture = message.picture.as_deref();
                        let legend = picture.map_or("", |picture| &picture.legend);
                        let length = embed.description.chars().count() + legend.chars().count();
                        // Short enough for a phone, and far below the limit.
                        assert!(length < DESCRIPTION_MAX.min(1200), "{length}");
                        assert!(embed.title.chars().count() <= 256);
                        let opens = *at == HelpPage::End && next == Next::Start;
                        let mut starts = 0;
                        for button in buttons(&message) {
                            assert!((1..=80).contains(&button.label.chars().count()));
                            starts += usize::from(button.action == Action::Start(*kind));
                        }
                        assert_eq!(starts, usize::from(opens), "{}", embed.description);
                        texts.insert(embed.description.clone());
                        if let Some(picture) = picture {
                            assert!((1..=ALT_MAX).contains(&picture.alt.chars().count()));
                            assert!(!legend.is_empty());
                            // Drawing takes long, and a picture doesn't depend on what comes next.
                            assert!(next != Next::Start || picture.chart.png().is_ok());
                            pictures += 1;
                        }
                    }
                }
                // The last page has a form for each.
                assert_eq!(texts.len(), HelpPage::ALL.len() - 1 + nexts.len(), "{kind}");
                assert_eq!(pictures, 2 * nexts.len(), "{kind}");
            }
        }
    }

    #[test]
    fn the_pages_in_english() {
        let all: Vec<String> = GameKind::ALL
            .iter()
            .flat_map(|kind| {
                HelpPage::ALL.iter().map(|at| {
                    let message = shown(Language::English, *kind, *at, Next::Start);
                    let picture = message.picture.as_deref();
                    let picture = picture.map_or_else(String::new, |picture| {
                        format!("\n{}\n({})", picture.legend, picture.alt)
                    });
                    format!("{}{picture}", read(&message))
                })
            })
            .collect();
        insta::assert_snapshot!(all.join("\n\n=====\n"));
    }
}
