//! A table's options in words.

use super::keys::GetawayCatalog;
use crate::discord::render::options::line;
use crate::games::Listed;
use crate::games::getaway::rules::Options;
use crate::games::getaway::{Getaway, TableOptions};

/// The time to take, and each option that differs from the classic game, one per line.
pub fn lines(catalog: GetawayCatalog, options: &TableOptions) -> Vec<String> {
    let mut lines = vec![window(catalog, options)];
    lines.extend(differing(catalog, &options.rules));
    lines
}

fn window(catalog: GetawayCatalog, options: &TableOptions) -> String {
    match options.take_window {
        0 => catalog.option_no_window(),
        seconds => catalog.option_window(seconds),
    }
}

/// The options that differ from the classic game, or a line that says that none does.
fn differing(catalog: GetawayCatalog, options: &Options) -> Vec<String> {
    let classic = Options::default();
    let differing = Options::SPECS
        .iter()
        .filter(|spec| (spec.get)(options) != (spec.get)(&classic));
    let mut lines: Vec<String> = differing
        .map(|spec| {
            let value = (spec.get)(options);
            line(&catalog, Getaway::KIND, &spec.info(true), &value)
        })
        .collect();
    if lines.is_empty() {
        lines.push(catalog.option_classic());
    }
    lines
}
