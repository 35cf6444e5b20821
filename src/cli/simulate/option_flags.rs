//! The options of the rules as flags: one for each description in the `SPECS` of a game, so that an
//! option added there has its flag without a word here.

use std::sync::LazyLock;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Arg, ArgMatches, Command, value_parser};

use crate::games::options::{Named, OptionInfo, OptionSpec, Value, Values};
use crate::games::{GameKind, RuleOptions};

/// The options whose flags are given, by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct OptionFlags(Vec<(&'static str, Value)>);

impl OptionFlags {
    /// The options of a game that has these; an option whose flag is not given is as it is by
    /// default.
    pub(super) fn options<T: RuleOptions>(&self) -> Result<T, String> {
        let mut options = T::default();
        for (name, value) in &self.0 {
            let flag = name.replace('_', "-");
            let Some(spec) = OptionSpec::named(T::SPECS, name) else {
                return Err(format!("--{flag} is an option of another game"));
            };
            if !(spec.set)(&mut options, value) {
                return Err(format!("--{flag} cannot be {value}"));
            }
        }
        Ok(options)
    }
}

/// The flag of an option.
struct Flag {
    /// The option's name.
    name: &'static str,
    values: Values,
    /// The option's name as flags are written: `last-card`.
    long: String,
    /// What stands for the value in the help: `LAST_CARD`.
    value_name: String,
}

static FLAGS: LazyLock<Vec<Flag>> = LazyLock::new(|| {
    let options = GameKind::ALL
        .iter()
        .flat_map(|kind| kind.options_of_rules());
    let flag = |option: OptionInfo| Flag {
        name: option.name,
        values: option.values,
        long: option.name.replace('_', "-"),
        value_name: option.name.to_uppercase(),
    };
    options.map(flag).collect()
});

/// What the help says of an option. One without a sentence of its own has its values there.
fn help(name: &str) -> &'static str {
    match name {
        "packs" => "How many packs: 3 to 8 seats play with one, 6 to 16 with two",
        "direction" => "Which way play goes",
        "deal" => "How the cards come to the players",
        "first_trick" => "In which order the first trick is played",
        "last_card" => "What happens when a player has the power and no card",
        "length" => "In Palace, how many cards everybody is dealt",
        "mistakes" => "What becomes of an illegal play; computers make none",
        _ => "An option of the rules",
    }
}

impl Flag {
    fn arg(&'static self) -> Arg {
        let help = help(self.name);
        let arg = Arg::new(self.name)
            .long(self.long.as_str())
            .value_name(self.value_name.as_str());
        match &self.values {
            Values::Names(names) => arg
                .help(match names.first() {
                    Some(default) => format!("{help} [default: {default}]"),
                    None => help.to_owned(),
                })
                .value_parser(PossibleValuesParser::new(names)),
            Values::Number { range, default } => arg
                .help(format!("{help} [default: {default}]"))
                .value_parser(
                    value_parser!(u32)
                        .range(i64::from(*range.start())..=i64::from(*range.end()))
                        .map(|number| number.to_string()),
                ),
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
                let options = read(&[&flag, &value]).unwrap().options::<T>().unwrap();
                assert_eq!((spec.get)(&options).text(), value, "{flag}");
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
    }

    #[test]
    fn without_a_flag_an_option_is_as_the_rules_have_it() {
        let none = read(&[]).unwrap();
        assert_eq!(none.options::<Getaway>(), Ok(Getaway::default()));
        assert_eq!(none.options::<Palace>(), Ok(Palace::default()));
        let flags = read(&["--last-card", "lead_passes", "--packs=2"]).unwrap();
        let options = flags.options::<Getaway>().unwrap();
        assert_eq!(options.last_card.to_string(), "lead_passes");
        assert_eq!(options.packs.to_string(), "2");
    }

    #[test]
    fn an_option_of_another_game_is_refused() {
        let flags = read(&["--packs=2"]).unwrap();
        let refused = flags.options::<Palace>().unwrap_err();
        assert_eq!(refused, "--packs is an option of another game");
    }
}
