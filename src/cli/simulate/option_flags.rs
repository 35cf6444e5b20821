//! The options of the rules as flags: one for each description in [`Options::SPECS`], so that an
//! option added there has its flag without a word here.

use std::sync::LazyLock;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Command, value_parser};

use crate::games::getaway::rules::Options;
use crate::games::options::{OptionSpec, Value, Values};

/// The options that the flags set; an option whose flag is not given is as it is by default.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct OptionFlags(pub(super) Options);

/// A flag and the option that it sets.
struct Flag {
    spec: &'static OptionSpec<Options>,
    /// The option's name as flags are written: `last-card`.
    long: String,
    /// What stands for the value in the help: `LAST_CARD`.
    value_name: String,
}

static FLAGS: LazyLock<Vec<Flag>> = LazyLock::new(|| {
    let flag = |spec: &'static OptionSpec<Options>| Flag {
        spec,
        long: spec.name.replace('_', "-"),
        value_name: spec.name.to_uppercase(),
    };
    Options::SPECS.iter().map(flag).collect()
});

/// What the help says of an option. One without a sentence of its own has its values there.
fn help(name: &str) -> &'static str {
    match name {
        "packs" => "How many packs: 3 to 8 seats play with one, 6 to 16 with two",
        "direction" => "Which way play goes",
        "deal" => "How the cards come to the players",
        "first_trick" => "In which order the first trick is played",
        "last_card" => "What happens when a player has the power and no card",
        "mistakes" => "What becomes of an illegal play; computers make none",
        _ => "An option of the rules",
    }
}

impl Flag {
    fn arg(&'static self) -> Arg {
        let spec = self.spec;
        let arg = Arg::new(spec.name)
            .long(self.long.as_str())
            .value_name(self.value_name.as_str());
        match (spec.values)() {
            Values::Names(names) => arg
                .help(help(spec.name))
                .default_value(names.first().copied())
                .value_parser(PossibleValuesParser::new(names)),
            Values::Number { range, default } => arg
                .help(format!("{} [default: {default}]", help(spec.name)))
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
        for Flag { spec, long, .. } in FLAGS.iter() {
            let Some(text) = matches.get_one::<String>(spec.name) else {
                continue;
            };
            if !(spec.set)(&mut self.0, &Value::new(text)) {
                let what = format!("--{long} cannot be {text}\n");
                return Err(clap::Error::raw(ErrorKind::InvalidValue, what));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use clap::{Args, FromArgMatches};

    use super::*;

    fn command() -> Command {
        OptionFlags::augment_args(Command::new("simulate"))
    }

    fn read(args: &[&str]) -> Result<OptionFlags, clap::Error> {
        let args = std::iter::once("simulate").chain(args.iter().copied());
        OptionFlags::from_arg_matches(&command().try_get_matches_from(args)?)
    }

    #[test]
    fn every_option_has_a_flag_that_takes_each_of_its_values() {
        command().debug_assert();
        assert_eq!(command().get_arguments().count(), Options::SPECS.len());
        for spec in Options::SPECS {
            let flag = format!("--{}", spec.name.replace('_', "-"));
            let values = match (spec.values)() {
                Values::Names(names) => names.into_iter().map(str::to_owned).collect(),
                Values::Number { range, .. } => vec![range.start().to_string()],
            };
            for value in values {
                let OptionFlags(options) = read(&[&flag, &value]).unwrap();
                assert_eq!((spec.get)(&options).text(), value, "{flag}");
            }
            let refused = read(&[&flag, "neither"]).unwrap_err().to_string();
            assert!(refused.contains(&flag), "{refused}");
        }
    }

    #[test]
    fn without_a_flag_an_option_is_as_the_rules_have_it() {
        assert_eq!(read(&[]).unwrap(), OptionFlags(Options::default()));
        let flags = read(&["--last-card", "lead_passes", "--packs=2"]).unwrap();
        assert_eq!(flags.0.last_card.to_string(), "lead_passes");
        assert_eq!(flags.0.packs.to_string(), "2");
    }
}
