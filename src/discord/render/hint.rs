//! A hint in words: what is best, why, and what comes next. What is done and why is each game's own.

use crate::discord::i18n::Catalog;
use crate::games::Estimate;

/// How many choices a hint compares.
const SHOWN: usize = 3;

/// The choices, the best first, as `choice` calls them; none if there is nothing to decide.
pub fn hint<C: Copy>(
    catalog: &Catalog,
    estimates: &[Estimate<C>],
    choice: impl Fn(C) -> String,
    why: Option<String>,
    note: String,
) -> Option<String> {
    let told = |estimate: &Estimate<C>| {
        let chance = percent(estimate.loss_probability);
        (choice(estimate.candidate), chance)
    };
    let (best, chance) = told(estimates.first()?);
    let mut lines = vec![catalog.hint_best(best, chance)];
    lines.extend(why);
    let others = estimates.iter().take(SHOWN).skip(1).map(told);
    lines.extend(others.map(|(other, chance)| catalog.hint_other(other, chance)));
    lines.push(note);
    Some(lines.join("\n"))
}

/// A probability as a whole number of percent.
pub fn percent(chance: f64) -> String {
    format!("{:.0}", chance * 100.0)
}
