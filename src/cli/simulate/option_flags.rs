//! The rules' options as flags, one for each entry in a game's `SPECS`. An option added there gets
//! its flag without a change here.

use std::sync::LazyLock;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgMatches, Command, value_parser};

use crate::cli::Usage;
use crate::games::options::{Named, OptionInfo, OptionSpec, Value, Values};
use crate::games::{GameKind, RuleOptions};
use crate::screen::i18n::Language;

/// The options given as flags, by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct OptionFlags(Vec<(&'static str, Value)>);

impl OptionFlags {
    /// The game's options with these values; options without a flag have their defaults.
    pub(super) fn options<T: RuleOptions>(&self) -> Result<T, Usage> {
        let mut options = T::default();
        for (name, value) in &self.0 {
            let flag = name.replace('_', "-");
            let Some(spec) = OptionSpec::named(T::SPECS, name) else {
                return Err(Usage(format!("--{flag} is an option of another game")));
            };
            if !(spec.set)(&mut options, value) {
                let values = described(&(spec.values)());
                let why = format!("--{flag} can't be {value} in this game, only {values}");
                return Err(Usage(why));
            }
        }
        Ok(options)
    }
}

/// Describes an option's values, for use in a sentence.
fn described(values: &Values) -> String {
    match values {
        Values::Names(names) => names.join(" or "),
        Values::Number { range, .. } => format!("from {} to {}", range.start(), range.end()),
    }
}

/// The flag of all options with one name; games can share a name and differ in values.
struct Flag {
    name: &'static str,
    /// The distinct sets of values in different games.
    values: Vec<Values>,
    /// The option's name in the form of flags: `last-card`.
    long: String,
    /// The value's name in the help: `LAST_CARD`.
    value_name: String,
    help: String,
}

static FLAGS: LazyLock<Vec<Flag>> = LazyLock::new(|| {
    let kinds = GameKind::ALL.iter();
    flags(kinds.flat_map(|kind| kind.options_of_rules().into_iter().map(|info| (*kind, info))))
});

/// Makes the flags for the options of all games.
fn flags(options: impl Iterator<Item = (GameKind, OptionInfo)>) -> Vec<Flag> {
    let mut flags: Vec<Flag> = Vec::new();
    for (kind, OptionInfo { name, values, .. }) in options {
        match flags.iter_mut().find(|flag| flag.name == name) {
            Some(flag) if flag.values.contains(&values) => {}
            Some(flag) => flag.values.push(values),
            None => flags.push(Flag {
                name,
                values: vec![values],
                long: name.replace('_', "-"),
                value_name: name.to_uppercase(),
                help: help(kind, name),
            }),
        }
    }
    flags
}

/// What an option is about, as its command says it, and in which game.
fn help(kind: GameKind, name: &str) -> String {
    let catalog = Language::English.catalog_of(kind);
    let about = catalog.find(&format!("{kind}_opt_{name}"));
    format!("{}: {}", catalog.name(), about.expect("each option has a description"))
}

impl Flag {
    fn arg(&'static self) -> Arg {
        let help = &self.help;
        let arg = Arg::new(self.name).long(self.long.as_str()).value_name(self.value_name.as_str());
        // As in the rules and in records: `last_card`.
        let arg = arg.aliases((self.name != self.long).then_some(self.name));
        match &self.values[..] {
            [Values::Names(names)] => arg
                .help(match names.first() {
                    Some(default) => format!("{help} [default: {default}]"),
                    None => help.clone(),
                })
                .value_parser(PossibleValuesParser::new(names)),
            [Values::Number { range, default }] => {
                arg.help(format!("{help} [default: {default}]")).value_parser(
                    value_parser!(u32)
                        .range(i64::from(*range.start())..=i64::from(*range.end()))
                        .map(|number| number.to_string()),
                )
            }
            // The value can only be checked once the game is known.
            several => {
                let several: Vec<String> = several.iter().map(described).collect();
                arg.help(format!("{help}; by game: {}", several.join(" · ")))
            }
        }
    }
}

impl clap::Args for OptionFlags {
    fn augment_args(command: Command) -> Command {
        command.args(FLAGS.iter().map(Flag::arg))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl clap::FromArgMatches for OptionFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<OptionFlags, clap::Error> {
        let mut flags = OptionFlags::default();
        flags.update_from_arg_matches(matches)?;
        Ok(flags)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        let given = FLAGS.iter().filter_map(|flag| {
            let text = matches.get_one::<String>(flag.name)?;
            Some((flag.name, Value::new(text)))
        });
        self.0 = given.collect();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, FromArgMatches};

    use super::*;
    use crate::games::{getaway, palace};

    type Getaway = getaway::rules::Options;
    type Palace = palace::rules::Options;

    fn command() -> Command {
        OptionFlags::augment_args(Command::new("simulate"))
    }

    fn read(args: &[&str]) -> Result<OptionFlags, clap::Error> {
        let args = std::iter::once("simulate").chain(args.iter().copied());
        OptionFlags::from_arg_matches(&command().try_get_matches_from(args)?)
    }

    fn check_all<T: RuleOptions>() {
        for spec in T::SPECS {
            let flag = format!("--{}", spec.name.replace('_', "-"));
            let values = match (spec.values)() {
                Values::Names(names) => names.into_iter().map(str::to_owned).collect(),
                Values::Number { range, .. } => vec![range.start().to_string()],
            };
            for value in values {
                for flag in [&flag, &format!("--{}", spec.name)] {
                    let options = read(&[flag, &value]).unwrap().options::<T>().unwrap();
                    assert_eq!((spec.get)(&options).text(), value, "{flag}");
                }
            }
            let refused = read(&[&flag, "neither"]).unwrap_err().to_string();
            assert!(refused.contains(&flag), "{refused}");
        }
    }

    #[test]
    fn every_option_has_a_flag_that_takes_each_of_its_values() {
        command().debug_assert();
        check_all::<Getaway>();
        check_all::<Palace>();
        for flag in &*FLAGS {
            assert!(
                flag.help.split_once(": ").is_some_and(|(_, about)| !about.is_empty()),
                "{}",
                flag.help
            );
        }
    }

    #[test]
    fn an_option_without_a_flag_has_its_default() {
        let none = read(&[]).unwrap();
        assert_eq!(none.options::<Getaway>().unwrap(), Getaway::default());
        assert_eq!(none.options::<Palace>().unwrap(), Palace::default());
        let flags = read(&["--last-card", "lead_passes", "--packs=2"]).unwrap();
        let options = flags.options::<Getaway>().unwrap();
        assert_eq!(options.last_card.to_string(), "lead_passes");
        assert_eq!(options.packs.to_string(), "2");
    }

    #[test]
    fn games_can_share_an_option_name_and_differ_in_its_values() {
        let length =
            |values| (GameKind::Palace, OptionInfo { name: "length", values, in_preset: false });
        let numbers = || Values::Number { range: 3..=9, default: 5 };
        let options = [Values::Names(vec!["full", "short"]), numbers(), numbers()].map(length);
        let [flag] = flags(options.into_iter()).leak() else { panic!("one flag") };
        let command = Command::new("simulate").arg(flag.arg());
        let help = flag.arg().get_help().unwrap().to_string();
        assert!(help.ends_with("by game: full or short · from 3 to 9"), "{help}");
        for value in ["short", "7"] {
            let read = command.clone().try_get_matches_from(["simulate", "--length", value]);
            assert_eq!(read.unwrap().get_one::<String>("length").unwrap(), value);
        }
        let flags = OptionFlags(vec![("length", Value::new("7"))]);
        let refused = flags.options::<Palace>().unwrap_err();
        assert!(refused.0.starts_with("--length can't be 7 in this game, only "));
    }
}
