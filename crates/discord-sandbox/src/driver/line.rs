//! Parses command lines as tests write them.

use crate::client::Given;

/// Reads `/word word option:value option:"a longer value"`. Words after a value belong to it unless
/// they name an option.
pub(super) fn parse(line: &str) -> Given {
    let mut given = Given::default();
    for word in words(line.trim().trim_start_matches('/')) {
        match (word.split_once(':'), given.options.last_mut()) {
            (Some((name, value)), _) if is_option_name(name) => {
                given.options.push((name.to_owned(), value.replace('"', "")));
            }
            (_, Some((_, value))) => {
                value.push(' ');
                value.push_str(&word.replace('"', ""));
            }
            (_, None) => given.path.push(word),
        }
    }
    given
}

fn is_option_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '-')
}

/// Splits at spaces outside quotation marks. Keeps the quotation marks.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for c in line.chars() {
        quoted ^= c == '"';
        if c.is_whitespace() && !quoted {
            words.extend(Some(std::mem::take(&mut word)).filter(|word| !word.is_empty()));
        } else {
            word.push(c);
        }
    }
    words.extend(Some(word).filter(|word| !word.is_empty()));
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_people_write_them() {
        let given =
            parse(r#"/poll ask question:"Tea, or coffee: now?" minutes:5 who:queen of hearts"#);
        assert_eq!(given.path, ["poll", "ask"]);
        let options: Vec<(&str, &str)> =
            given.options.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
        assert_eq!(
            options,
            [("question", "Tea, or coffee: now?"), ("minutes", "5"), ("who", "queen of hearts")]
        );
        assert_eq!(parse("/ping").options, []);
        assert_eq!(parse("/play card:").options, [("card".to_owned(), String::new())]);
    }
}
