//! A table's options in plain words.

use crate::discord::words::Words;
use crate::rules::{Named, Options};
use crate::table::Settings;

/// The name of an option's value as people read it.
pub fn choice(words: &Words, name: &str) -> String {
    let key = format!("choice_{name}");
    words.about(&key).unwrap_or_else(|| name.to_owned())
}

/// Each option with its value, a line each; the ones that differ from the classic game first named.
pub fn lines(words: &Words, settings: &Settings) -> Vec<String> {
    let mut lines = vec![clock(words, settings), window(words, settings)];
    lines.extend(differing(words, &settings.options));
    lines
}

fn clock(words: &Words, settings: &Settings) -> String {
    match settings.turn_seconds {
        0 => words.option_no_clock(),
        seconds => words.option_clock(seconds),
    }
}

fn window(words: &Words, settings: &Settings) -> String {
    match settings.take_window {
        0 => words.option_no_window(),
        seconds => words.option_window(seconds),
    }
}

/// The options that are not those of the classic game; a line that says so if there is none.
fn differing(words: &Words, options: &Options) -> Vec<String> {
    let classic = Options::default();
    let mut lines = Vec::new();
    let mut say = |differs: bool, label: &str, value: &str| {
        if differs {
            let label = words.about(&format!("option_{label}")).unwrap_or_default();
            lines.push(words.option_line(label, choice(words, value)));
        }
    };
    let o = options;
    say(o.packs != classic.packs, "packs", o.packs.name());
    say(
        o.direction != classic.direction,
        "direction",
        o.direction.name(),
    );
    say(o.deal != classic.deal, "deal", o.deal.name());
    say(
        o.first_trick != classic.first_trick,
        "first_trick",
        o.first_trick.name(),
    );
    say(
        o.last_card != classic.last_card,
        "last_card",
        o.last_card.name(),
    );
    say(
        o.mistakes != classic.mistakes,
        "mistakes",
        o.mistakes.name(),
    );
    if lines.is_empty() {
        lines.push(words.option_classic());
    }
    lines
}
