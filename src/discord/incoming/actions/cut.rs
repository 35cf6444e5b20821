//! Cutting the cards: the form for typing a word, and the word that comes back.

use rand::seq::IndexedRandom;

use super::{answered, ask, no_table, table_to_ask};
use crate::cards::CutWord;
use crate::discord::incoming::commands::typed::Typed;
use crate::discord::incoming::commands::{Context, Error, answer};
use crate::discord::incoming::form::{Asks, Form};
use crate::discord::incoming::refusal::Refused;
use crate::discord::incoming::respond::{Call, Reply, Result};
use crate::screen::custom_id::Action;
use crate::screen::i18n::Catalog;
use crate::screen::render::names::typed_word;
use crate::table::{Moment, Refusal, RequestKind, Stage};

/// Opens the form if no word is given, like the button.
#[poise::command(slash_command)]
pub async fn cut(
    ctx: Context<'_>,
    #[min_length = 1]
    #[max_length = 40]
    word: Option<Typed>,
) -> Result<(), Error> {
    answer!(ctx, |call| async {
        match &word {
            Some(word) => cut_with(call, None, &word.0).await,
            None => ask_cut(call, None).await,
        }
    })
}

/// Opens the form for typing a word. People who can't cut are told before they type.
pub async fn ask_cut(call: &Call, pressed: Option<Moment>) -> Result {
    let display = table_to_ask(call).await?;
    let snapshot = display.snapshot();
    let refuse = async |why| Ok(answered(call, display.hold(call.person.id).await, Err(why)));
    let game = match (snapshot.next_game(), &snapshot.stage) {
        (Some(next), _) => next.game,
        (None, Stage::Ended(_)) => return Err(no_table(call).into()),
        (None, _) => return refuse(Refusal::TooLateToCut).await,
    };
    if pressed.is_some_and(|at| at.game != game) {
        return refuse(Refusal::Stale).await;
    }
    if snapshot.seat_of(call.person.id).is_none() {
        return refuse(Refusal::NotSeated).await;
    }
    let catalog = call.catalog;
    let form = Form {
        action: Action::Cut(Moment::in_round(game, 0)),
        title: catalog.cut_title(),
        asks: Asks::Line {
            label: catalog.cut_label(),
            value: suggestion(catalog),
            longest: CutWord::MAX as u16,
        },
    };
    Ok(Reply::form(form, catalog.refuse_busy()))
}

/// A friendly word, for people who can't think of one.
fn suggestion(catalog: &Catalog) -> String {
    let all = catalog.cut_suggestions();
    let words: Vec<&str> = all.split_whitespace().collect();
    words.choose(&mut rand::rng()).copied().unwrap_or_default().to_owned()
}

pub async fn cut_with(call: &Call, at: Option<Moment>, typed: &str) -> Result {
    let word = typed_word(typed).map_err(|_| Refused::NotAWord)?;
    ask(call, at, RequestKind::Cut(word)).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::i18n::Language;

    #[test]
    fn every_suggestion_is_a_word_and_the_form_fits_discords_limits() {
        for language in Language::ALL {
            let catalog = language.catalog();
            let name = language.info().name;
            for text in [catalog.cut_title(), catalog.cut_label()] {
                assert!((1..=45).contains(&text.chars().count()), "{name}: {text}");
            }
            let words = catalog.cut_suggestions();
            assert!(words.split_whitespace().count() >= 20, "{name}");
            for word in words.split_whitespace() {
                assert!(typed_word(word).is_ok(), "{name}: {word}");
            }
            assert!(words.contains(&suggestion(catalog)), "{name}");
        }
    }
}
