//! The words and forms in which people write days and times of day: a table of words, and a table of
//! forms, which jiff reads. Doesn't know what a whole text says.

use std::collections::HashMap;
use std::sync::LazyLock;

use jiff::fmt::strtime::BrokenDownTime;

use super::folded;
use getaway_games::cards::{is_punctuation, latin};

const LEFT_OUT: [&str; 55] = [
    "ish", "at", "on", "the", "of", "and", "o'clock", "oclock", "o", "o'", "clock", "coming",
    "upcoming", "around", "about", "circa", "ca", "approx", "approximately", "roughly", "sharp",
    "exactly", "precisely", "by", "for", "um", "starting", "please", "my", "our", "local", "time",
    "~", "बजे", "को", "بجے", "کو", "টা", "টায়", "ਵਜੇ", "ਨੂੰ", "baje", "vaje", "की", "के", "کی", "کے",
    "ਦੀ", "ਦੇ", "دی", "دے", "نوں", "وجے", "ko", "ke",
];
const READ_AS: [(&str, &[&str]); 29] = [
    ("1", &["a", "an"]),
    ("today", &["आज", "آج", "اج", "আজ", "আজকে", "ਅੱਜ", "aaj", "ajj"]),
    ("tomorrow", &["tmr", "tommorow", "tomorow", "tommorrow", "tmrw", "tmw", "2moro", "2morrow"]),
    // Yesterday is the same word; nobody plans for it.
    ("tomorrow", &["कल", "کل", "بھلکے", "কাল", "কালকে", "আগামীকাল", "ਕੱਲ੍ਹ", "ਕੱਲ", "ਭਲਕੇ", "kal"]),
    ("25 dec", &["christmas", "xmas", "क्रिसमस", "کرسمس", "বড়দিন", "ক্রিসমাস", "ਕ੍ਰਿਸਮਸ"]),
    ("31 dec", &["nye"]),
    ("sep", &["sept"]),
    ("minutes", &["minute", "min", "mins", "मिनट", "منٹ", "মিনিট", "ਮਿੰਟ"]),
    ("days", &["दिन", "دن", "দিন", "ਦਿਨ"]),
    ("weeks", &["हफ़्ते", "हफ़्ता", "सप्ताह", "সপ্তাহ", "ਹਫ਼ਤੇ", "ਹਫ਼ਤਾ"]),
    (
        "later",
        &["में", "बाद", "میں", "بعد", "وچ", "পরে", "পর", "মধ্যে", "ਵਿੱਚ", "ਬਾਅਦ", "mein", "baad"],
    ),
    ("this", &["इस", "اس", "ایس", "এই", "ਇਸ"]),
    // More than an hour that follows, or a part of one: `half eight`, `half hour`, `half night`.
    (
        "half",
        &[
            "साढ़े", "ساڑھے", "ساڈھے", "সাড়ে", "ਸਾਢੇ", "saadhe", "sadhe", "saade", "sade", "आधा", "आधे",
            "आधी", "آدھا", "آدھے", "آدھی", "ادھا", "ادھے", "ادھی", "আধ", "আধা", "ਅੱਧਾ", "ਅੱਧੇ", "ਅੱਧੀ",
            "aadha", "aadhe", "aadhi", "adhe", "adhi",
        ],
    ),
    // A quarter past and a quarter to the hour that follows.
    ("sawa", &["सवा", "سوا", "সোয়া", "ਸਵਾ", "sava"]),
    ("paune", &["पौने", "पौन", "پونے", "پون", "পৌনে", "ਪੌਣੇ", "ਪੌਣਾ"]),
    (ONE_AND_A_HALF, &["डेढ़", "ڈیڑھ", "ڈیڈھ", "দেড়", "ਡੇਢ", "derh"]),
    (TWO_AND_A_HALF, &["ढाई", "अढ़ाई", "ڈھائی", "আড়াই", "ਢਾਈ"]),
    ("noon", &["midday"]),
    ("midnight", &["24:00", "मध्यरात्रि", "মধ্যরাত", "মধ্যরাতে", "মাঝরাত", "মাঝরাতে"]),
    (
        "am",
        &[
            "morning", "सुबह", "सवेरे", "भोर", "صبح", "سویرے", "সকাল", "সকালে", "ভোর", "ভোরে", "ਸਵੇਰੇ",
            "subah",
        ],
    ),
    (
        "pm",
        &[
            "afternoon", "दोपहर", "دوپہر", "দুপুর", "দুপুরে", "বিকাল", "বিকেল", "বিকালে", "বিকেলে",
            "ਦੁਪਹਿਰ", "ਦੁਪਹਿਰੇ", "dopahar",
        ],
    ),
    ("evening", &["शाम", "شام", "شامیں", "সন্ধ্যা", "সন্ধ্যায়", "সন্ধ্যে", "ਸ਼ਾਮ", "ਸ਼ਾਮੀਂ", "shaam", "sham"]),
    ("night", &["nite", "रात", "رات", "راتیں", "রাত", "রাতে", "রাত্রে", "ਰਾਤ", "ਰਾਤੀਂ", "raat"]),
    ("tonight", &["tonite", "2nite"]),
    ("past", &["after"]),
    ("to", &["til", "till"]),
    ("hour", &["hour's"]),
    (
        "hrs",
        &[
            "hours", "hr", "घंटे", "घंटा", "घण्टे", "گھنٹے", "گھنٹہ", "ঘণ্টা", "ঘন্টা", "ਘੰਟੇ", "ਘੰਟਾ",
            "ghante", "ghanta",
        ],
    ),
    ("h", &["uhr"]),
];
/// One word for an hour and a half, or half past one, and one for two and a half.
const ONE_AND_A_HALF: &str = "dedh";
const TWO_AND_A_HALF: &str = "dhai";
/// Days and months, each in all languages. The first word is what the others are read as. The day after
/// tomorrow is also the one before yesterday; nobody plans for that.
const DAYS: [&str; 20] = [
    "overmorrow परसों پرسوں পরশু ਪਰਸੋਂ parson parso",
    "mon सोमवार सोम پیر سوموار সোমবার সোমবারে সোম ਸੋਮਵਾਰ somvar somvaar somwar somwaar",
    "tue tues मंगलवार मंगल منگل منگلوار মঙ্গলবার মঙ্গলবারে মঙ্গল ਮੰਗਲਵਾਰ mangalvar mangalvaar mangalwar mangalwaar",
    "wed weds बुधवार बुध بدھ بدھوار বুধবার বুধবারে বুধ ਬੁੱਧਵਾਰ ਬੁਧਵਾਰ budhvar budhvaar budhwar budhwaar",
    "thu thur thurs गुरुवार गुरूवार गुरु बृहस्पतिवार वीरवार جمعرات ویروار বৃহস্পতিবার বৃহস্পতিবারে বৃহস্পতি ਵੀਰਵਾਰ guruvar guruvaar guruwar guruwaar veervar jumerat",
    "fri शुक्रवार शुक्र जुमा جمعہ جمعے শুক্রবার শুক্রবারে শুক্র ਸ਼ੁੱਕਰਵਾਰ ਸ਼ੁਕਰਵਾਰ ਜੁੰਮਾ shukravar shukravaar shukrawar shukrawaar juma jumma",
    "sat शनिवार शनि शनिचर ہفتہ ہفتے سنیچر শনিবার শনিবারে শনি ਸ਼ਨੀਵਾਰ ਸ਼ਨਿੱਚਰਵਾਰ ਸ਼ਨਿਚਰਵਾਰ shanivar shanivaar shaniwar shaniwaar",
    "sun रविवार रवि इतवार اتوار ایتوار রবিবার রবিবারে রবি ਐਤਵਾਰ ravivar ravivaar raviwar raviwaar itvar itwar itwaar",
    "jan जनवरी جنوری জানুয়ারি জানুয়ারী ਜਨਵਰੀ",
    "feb फ़रवरी فروری ফেব্রুয়ারি ফেব্রুয়ারী ਫ਼ਰਵਰੀ",
    "mar मार्च مارچ মার্চ ਮਾਰਚ",
    "apr अप्रैल اپریل এপ্রিল ਅਪ੍ਰੈਲ",
    "may मई مئی মে ਮਈ",
    "jun जून جون জুন ਜੂਨ",
    "jul जुलाई جولائی জুলাই ਜੁਲਾਈ",
    "aug अगस्त اگست আগস্ট অগাস্ট অগস্ট ਅਗਸਤ",
    "sep सितंबर सितम्बर ستمبر সেপ্টেম্বর ਸਤੰਬਰ ਸਿਤੰਬਰ",
    "oct अक्टूबर अक्तूबर اکتوبر অক্টোবর ਅਕਤੂਬਰ",
    "nov नवंबर नवम्बर نومبر নভেম্বর ਨਵੰਬਰ",
    "dec दिसंबर दिसम्बर دسمبر ডিসেম্বর ਦਸੰਬਰ ਦਿਸੰਬਰ",
];
/// What these words are read as: nothing, if they are left out.
static SAME: LazyLock<HashMap<String, &str>> = LazyLock::new(|| {
    let left_out = LEFT_OUT.iter().map(|word| (*word, ""));
    let read_as = READ_AS.iter().flat_map(|(read, typed)| typed.iter().map(|word| (*word, *read)));
    let days = DAYS.iter().filter_map(|words| words.split_once(' '));
    let days = days.flat_map(|(read, typed)| typed.split(' ').map(move |word| (word, read)));
    left_out.chain(read_as).chain(days).map(|(word, read)| (folded(word), read)).collect()
});
/// What is written together with a time of day: `8টায়`, `7ish`.
static ENDINGS: LazyLock<[String; 4]> = LazyLock::new(|| ["টায়", "টা", "-ish", "ish"].map(folded));
/// The numbers that people write as words, in all languages.
const NUMBERS: [(i8, &str); 24] = [
    (1, "one एक ایک এক ਇੱਕ ek"),
    (2, "two दो دو দুই দু ਦੋ do"),
    (3, "three तीन تین تن তিন ਤਿੰਨ teen"),
    (4, "four चार چار চার ਚਾਰ char chaar"),
    (5, "five पाँच पांच پانچ پنج পাঁচ ਪੰਜ paanch panch"),
    (6, "six छह छः छे چھ چھے ছয় ਛੇ chhe chhah"),
    (7, "seven सात سات ست সাত ਸੱਤ saat"),
    (8, "eight आठ آٹھ اٹھ আট ਅੱਠ aath"),
    (9, "nine नौ نو নয় ਨੌਂ nau"),
    (10, "ten दस دس দশ ਦਸ das"),
    (11, "eleven ग्यारह گیارہ এগারো এগার ਗਿਆਰਾਂ gyarah"),
    (12, "twelve बारह بارہ বারো বার ਬਾਰਾਂ barah"),
    (13, "thirteen"),
    (14, "fourteen"),
    (15, "fifteen"),
    (16, "sixteen"),
    (17, "seventeen"),
    (18, "eighteen"),
    (19, "nineteen"),
    (20, "twenty"),
    (30, "thirty"),
    (40, "forty"),
    (50, "fifty"),
    (90, "ninety"),
];
static SPELT: LazyLock<HashMap<String, i8>> = LazyLock::new(|| {
    let each = |(number, words): &(i8, &'static str)| {
        let number = *number;
        words.split(' ').map(move |word| (folded(word), number))
    };
    NUMBERS.iter().flat_map(each).collect()
});
/// The days of a month that people write as words.
const ORDINALS: [(&str, &str); 20] = [
    ("1", "first"),
    ("2", "second"),
    ("3", "third"),
    ("4", "fourth"),
    ("5", "fifth"),
    ("6", "sixth"),
    ("7", "seventh"),
    ("8", "eighth"),
    ("9", "ninth"),
    ("10", "tenth"),
    ("11", "eleventh"),
    ("12", "twelfth"),
    ("13", "thirteenth"),
    ("14", "fourteenth"),
    ("15", "fifteenth"),
    ("16", "sixteenth"),
    ("17", "seventeenth"),
    ("18", "eighteenth"),
    ("19", "nineteenth"),
    ("20", "twentieth"),
];
const WEEKDAYS: [&str; 7] =
    ["mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"];
/// How days and times of day are written, as jiff reads them. A space may be left out.
const FORMS: [&str; 58] = [
    "%G-w%V-%u", "%Gw%V%u", "%G-w%V-%ut%H:%M", "%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d",
    "%Y-%m-%dt%H:%M", "%Y%m%dt%H%M", "%Y%m%d", "%d-%m-%Y", "%m-%d-%Y", "%d-%m-%y", "%d.%m.%Y",
    "%d.%m.%y", "%d.%m.", "%d/%m/%Y", "%m/%d/%Y", "%d/%m/%y", "%m/%d/%y", "%y/%m/%d", "%y-%m-%d",
    "%d/%m", "%m/%d", "%d %b %Y", "%d %B %Y", "%b %d %Y", "%B %d %Y", "%d %b", "%d %B", "%b %d",
    "%B %d", "%d. %b %Y", "%d. %B %Y", "%d. %b", "%d. %B", "%d-%b-%Y", "%d-%B-%Y", "%d-%b",
    "%d-%B", "%a", "%A", "%H:%M", "%H.%M", "%H h %M", "%H h", "%H%M h", "%H:%M h", "%H.%M h",
    "%H:%M hrs", "%H.%M hrs", "%H%M hrs", "%I:%M %p", "%I.%M %p", "%I %p", APART, "%d.%m", "%H%M",
    "%H",
];
/// `8 30pm`. `8 10pm` may be ten in the evening of the 8th.
const APART: &str = "%I %M %p";
const CLEAR_MINUTES: std::ops::RangeInclusive<i8> = 13..=59;
/// How many words one of them has at most.
pub(super) const LONGEST: usize = 3;

pub(super) struct Word<'a> {
    pub(super) typed: &'a str,
    pub(super) read: String,
    /// Whether it is a number with an ending, such as `24th`: a day, but no hour.
    pub(super) is_ordinal: bool,
    /// The number that it spells.
    pub(super) number: Option<i8>,
    /// Whether it is written together with the time before it: a zone, and no end of a range.
    pub(super) is_offset: bool,
}

/// The words of a text that say something.
pub(super) fn words(typed: &str) -> Vec<Word<'_>> {
    let pieces: Vec<&str> =
        typed.split(|c: char| c.is_whitespace() || matches!(c, '،' | ';' | '@')).collect();
    let words = pieces.iter().enumerate().flat_map(|(at, piece)| {
        let is_number = is_fraction(piece, pieces.get(at + 1).copied().unwrap_or_default());
        piece.split(move |c| c == ',' && !is_number)
    });
    let words = words.flat_map(|word| match word.split_once('-') {
        // `forty-five`, and no `20-24`.
        Some((ten, one)) if spelt(ten).or(spelt(one)).is_some() => [(ten, false), (one, false)],
        _ => {
            let (time, zone) = word.split_at(end_of_time(word));
            [(time, false), (zone, true)]
        }
    });
    let words = words
        .map(|(word, is_offset)| Word { is_offset, ..Word::read(word) })
        .flat_map(Word::apart)
        .filter(|word| !word.read.is_empty());
    let mut words = with_halves(words);
    for at in 1..words.len() {
        words[at].is_offset |= is_west(&words[at - 1].read, &words[at].read);
    }
    joined(words)
}

/// Whether this is a number of hours such as `1,5` or `2,5h`. `next`: what follows it.
fn is_fraction(piece: &str, next: &str) -> bool {
    let piece: String = piece.chars().map(latin).collect();
    let number = piece.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = if number.len() < piece.len() { &piece[number.len()..] } else { next };
    let is_number = |digits: &str| digits.parse::<u8>().is_ok();
    number.split_once(',').is_some_and(|(whole, part)| {
        is_number(whole)
            && is_number(part)
            && (part.len() == 1 || matches!(part, "25" | "50" | "75"))
    }) && unit.to_ascii_lowercase().starts_with('h')
}

/// Puts `p. m.` together, and `8p. m.`.
fn with_halves<'a>(words: impl Iterator<Item = Word<'a>>) -> Vec<Word<'a>> {
    let mut all: Vec<Word<'a>> = Vec::new();
    for word in words {
        let before = all.last_mut().filter(|_| word.read == "m").and_then(|before| {
            let typed = before.typed.trim_end_matches('.').to_ascii_lowercase();
            before.read = match &typed[..] {
                "a" => "am".to_owned(),
                "p" => "pm".to_owned(),
                typed => Some(in_full(typed)).filter(|full| full != typed)?,
            };
            Some(())
        });
        if before.is_none() {
            all.push(word);
        }
    }
    all
}

/// Whether this names a zone west of Greenwich behind a time of day: `20:00-05:00`, `20:00 -0500`.
/// `20:00-22:00` and `07:00-08:00` are ranges: no zone is that far away, or time goes on.
fn is_west(time: &str, far: &str) -> bool {
    let Some(far) = far.strip_prefix(['-', '−']) else { return false };
    let is_written_so = far.len() == if far.contains(':') { 5 } else { 4 };
    let minutes = |(hours, minutes): (&str, &str)| {
        let [hours, minutes] = [hours, minutes.get(..2)?].map(|text| text.parse::<u8>().ok());
        Some(u16::from(hours?) * 60 + u16::from(minutes?))
    };
    let time = time.split_once(':').and_then(minutes);
    let far = far.split_once(':').or_else(|| far.split_at_checked(2)).and_then(minutes);
    let is_known = |far| matches!(far, 60..=660) && far % 60 == 0 || matches!(far, 150 | 210 | 570);
    is_written_so && far.zip(time).is_some_and(|(far, time)| is_known(far) && time > far)
}

/// Where the time of day ends in a word that also names its zone: `20:00+05:30`, `20:00Z`, `8pmIST`,
/// `2026-12-01T20:00-05:00`. The word's length if it names none. `20:00-22:00` is a range.
fn end_of_time(word: &str) -> usize {
    let is_digit = |c: char| latin(c).is_ascii_digit();
    let Some(last) = word.rfind(is_digit).filter(|_| word.starts_with(is_digit)) else {
        return word.len();
    };
    // Behind a date: `2026-12-01T…`, `20261201T…`.
    let date = word.find(['t', 'T']).filter(|at| *at == 8 || word[..*at].contains('-'));
    let sign = word.find('+').or_else(|| {
        let behind = date?;
        Some(behind + word[behind..].find(['-', '−'])?)
    });
    let west = || word.find(['-', '−']).filter(|at| is_west(&word[..*at], &word[*at..]));
    let sign = sign.or_else(west);
    if let Some(sign) = sign {
        let time = word[..sign].trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let name = word[time.len()..sign].to_ascii_lowercase();
        return if matches!(&name[..], "utc" | "gmt") { time.len() } else { sign };
    }
    let end = last + word[last..].chars().next().map_or(0, char::len_utf8);
    let letters = &word[end..];
    let lower = letters.to_ascii_lowercase();
    let half = ["am", "pm"].iter().find(|half| lower.starts_with(**half)).map_or("", |half| half);
    let rest = &lower[half.len()..];
    let is_zone = rest == "z" || rest.len() >= 3 && rest.bytes().all(|c| c.is_ascii_alphabetic());
    let is_clear = word[..end].contains(':') || date.is_some_and(|at| at < end);
    let is_time = half.len() == 2 || is_clear || end == 4 && rest == "z";
    let is_hours = ["hrs", "hour", "hours", "uhr", "ish"].contains(&rest);
    if is_zone && is_time && !is_hours { end + half.len() } else { word.len() }
}

/// The number that a word spells, in any of the bot's languages. Of cards, too.
pub fn spelt(word: &str) -> Option<i8> {
    SPELT.get(&folded(word)).copied()
}

/// Joins words that are one number or one time of day: `forty five`, `eight thirty`, `830 pm`.
fn joined(words: Vec<Word<'_>>) -> Vec<Word<'_>> {
    let mut all: Vec<Word<'_>> = Vec::with_capacity(words.len());
    for word in words {
        // `twenty-first`
        if let Some(tens) = all.last_mut().filter(|tens| matches!(tens.number, Some(20 | 30)))
            && word.is_ordinal
            && let (Some(ten), Ok(one @ 1..=9)) = (tens.number.take(), word.read.parse::<i8>())
        {
            (tens.read, tens.is_ordinal) = ((ten + one).to_string(), true);
            continue;
        }
        let before = all.last_mut().filter(|before| !before.is_ordinal);
        let joined = before.and_then(|before| {
            let both = spelt(before.typed).zip(spelt(word.typed));
            let number = before.number.zip(word.number);
            before.read = match (both, number) {
                (Some((20 | 30 | 40 | 50, 1..=9)), Some((ten, one))) => {
                    before.number = Some(ten + one);
                    (ten + one).to_string()
                }
                (Some((1..=12, 10..)), Some((hour, minute))) if minute < 60 => {
                    before.number = None;
                    format!("{hour}:{minute}")
                }
                // `eight forty five`
                (None, Some(_)) => return None,
                _ if matches!(&word.read[..], "am" | "pm") => {
                    before.read = with_colon(&before.read)?;
                    return None;
                }
                _ => match (before.read.split_once(':'), spelt(word.typed)) {
                    (Some((hour, "20" | "30" | "40" | "50")), Some(one @ 1..=9)) => {
                        let minute: i8 = before.read[hour.len() + 1..].parse().ok()?;
                        format!("{hour}:{}", minute + one)
                    }
                    _ => return None,
                },
            };
            Some(())
        });
        if joined.is_none() {
            all.push(word);
        }
    }
    all
}

/// `830` as `8:30`.
fn with_colon(digits: &str) -> Option<String> {
    let is_time = matches!(digits.len(), 3 | 4) && digits.bytes().all(|c| c.is_ascii_digit());
    let (hour, minutes) = digits.split_at_checked(digits.len().checked_sub(2)?)?;
    is_time.then(|| format!("{hour}:{minutes}"))
}

/// What this text may mean, by the forms that it has.
pub(super) fn forms(text: &str) -> impl Iterator<Item = BrokenDownTime> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let last = digits.rsplit(|c: char| !c.is_ascii_digit()).next();
    // `20:5` isn't written by anyone who means 20:05; `2000 hrs` is.
    let minutes = last.is_some_and(|last| matches!(last.len(), 2 | 4));
    let read = move |form: &&str| {
        let read = BrokenDownTime::parse(form, text).ok()?;
        let is_clear = *form != APART || read.minute().is_some_and(|m| CLEAR_MINUTES.contains(&m));
        let is_clear = is_clear && (!form.contains("%y") || is_year(form, text, &read));
        // There may be no such week.
        (is_clear && (read.iso_week().is_none() || read.to_date().is_ok())).then_some(read)
    };
    FORMS.iter().filter_map(read).filter(move |form| {
        // `24 dec 1930` is half past seven.
        form.year().is_none_or(|year| year >= 2020) && (minutes || form.minute().is_none())
    })
}

/// Whether a year of two digits is meant as one.
fn is_year(form: &str, text: &str, read: &BrokenDownTime) -> bool {
    let (year, day) = (read.year().unwrap_or_default(), read.day().unwrap_or_default());
    // Most people write the year last: only if that one is long over, `26/12/24` is in 2026.
    let first = text.get(..2).and_then(|two| two.parse().ok());
    let starts_with_year = matches!(first, Some(25..=29_u8));
    if form.starts_with("%y") {
        return starts_with_year && day <= 24;
    }
    // `31.10. 20 h` says no year.
    year > 2024 || !starts_with_year && !text.contains(' ')
}

impl Word<'_> {
    fn read(typed: &str) -> Word<'_> {
        let text: String = typed.chars().map(latin).flat_map(char::to_lowercase).collect();
        // A comma is left only in `1,5`.
        let text = text.replace('’', "'").replace(',', ".").replace(".m.", "m").replace(".m", "m");
        let text = if text.is_ascii() { text } else { folded(&text) };
        let text = text
            .trim_start_matches(|c| is_punctuation(c) && !STARTS.contains(&c))
            .trim_end_matches(|c| is_punctuation(c) && !ENDS.contains(&c));
        // `ঘণ্টা`, an hour, has no ending.
        let is_number = |it: &&str| {
            it.ends_with(|c: char| c.is_ascii_digit())
                || ["am", "pm"].iter().any(|half| it.ends_with(half))
                || spelt(it).is_some()
                || matches!(read_as(it), ONE_AND_A_HALF | TWO_AND_A_HALF)
        };
        let before = |end: &String| text.strip_suffix(&end[..]).filter(is_number);
        let text = ENDINGS.iter().find_map(before).unwrap_or(text);
        if let Some(number) = spelt(text) {
            return Word::of_number(typed, number);
        }
        // `fri.` and `8pm.` are words with a dot; `24.12.` stays.
        let bare = text.strip_suffix('.').filter(|bare| bare.ends_with(char::is_alphabetic));
        let text = bare.unwrap_or(text);
        let ordinal = ordinal(text);
        let read = match ordinal {
            Some(number) => number.to_owned(),
            None if !text.chars().any(|c| c.is_alphanumeric() || ENDS.contains(&c)) => {
                String::new()
            }
            None => read_as(&whole_minutes(text).unwrap_or_else(|| in_full(text))).to_owned(),
        };
        Word { typed, read, is_ordinal: ordinal.is_some(), number: None, is_offset: false }
    }

    /// A word that spells this number.
    fn of_number(typed: &str, number: i8) -> Word<'_> {
        let read = number.to_string();
        Word { typed, read, is_ordinal: false, number: Some(number), is_offset: false }
    }
}

impl<'a> Word<'a> {
    /// One and a half as `half 1`, as `half 3` is three and a half.
    fn apart(self) -> impl Iterator<Item = Word<'a>> {
        let whole = match &self.read[..] {
            ONE_AND_A_HALF => Some(1),
            TWO_AND_A_HALF => Some(2),
            _ => None,
        };
        let number = whole.map(|whole| Word::of_number(self.typed, whole));
        let read = if number.is_some() { "half".to_owned() } else { self.read };
        [Some(Word { read, ..self }), number].into_iter().flatten()
    }
}

/// The signs with which a word may begin: a zone's sign, a timestamp of the platform.
const STARTS: [char; 6] = ['+', '-', '–', '—', '<', '/'];
/// And with which it may end: `24.12.`, `fri -`.
const ENDS: [char; 6] = ['.', '-', '–', '—', '>', '−'];

/// What somebody typed from the first of these words to the last.
pub(super) fn quoted(typed: &str, words: &[Word]) -> String {
    // The words are parts of the text.
    let at = |part: &str| part.as_ptr() as usize - typed.as_ptr() as usize;
    let (Some(first), Some(last)) = (words.first(), words.last()) else { return String::new() };
    let (from, to) = (at(first.typed), at(last.typed) + last.typed.len());
    let from = typed[..from].trim_end_matches(|c: char| !c.is_whitespace()).len();
    let to = typed[to..].find(char::is_whitespace).map_or(typed.len(), |space| to + space);
    typed[from..to].trim().to_owned()
}

pub(super) fn as_typed(words: &[Word]) -> String {
    let words: Vec<&str> = words.iter().map(|word| word.typed).collect();
    words.join(" ")
}

pub(super) fn as_read(words: &[Word]) -> String {
    let words: Vec<&str> = words.iter().map(|word| &word.read[..]).collect();
    words.join(" ")
}

/// A time of day without its seconds.
fn whole_minutes(word: &str) -> Option<String> {
    // As calendars write it: `20261201t200000`.
    if let Some((date, time)) = word.split_once('t').filter(|(date, _)| date.len() == 8) {
        let digits = time.bytes().all(|c| c.is_ascii_digit());
        return (digits && time.len() == 6).then(|| format!("{date}t{}", &time[..4]));
    }
    let (time, seconds) = word.rsplit_once(':')?;
    let (hour, minutes) = time.rsplit_once(':')?;
    let (seconds, part) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    let is_time = [minutes, seconds].iter().all(|two| two.len() == 2 && digits(two));
    (is_time && digits(part) && hour.ends_with(|c: char| c.is_ascii_digit()))
        .then(|| time.to_owned())
}

/// `8p` as `8pm`, `830pm` as `8:30pm`, `20uhr` as `20h`, and `20h30m` as `20h30`: what is no time of day,
/// such as `2h30m`, may be a length.
fn in_full(word: &str) -> String {
    let minutes = word.strip_suffix("min").or_else(|| word.strip_suffix('m'));
    if let Some(time) = minutes
        && let Some((hour, minutes)) = time.split_once('h')
        && minutes.len() == 2
        && [hour, minutes].iter().all(|two| two.bytes().all(|c| c.is_ascii_digit()))
        && hour.parse().is_ok_and(|hour: u8| (13..24).contains(&hour))
    {
        return time.to_owned();
    }
    let half = word.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, ':' | '.'));
    let time = word.strip_suffix(half).unwrap_or_default();
    let half = match half {
        "a" | "am" => "am",
        "p" | "pm" => "pm",
        "uhr" => return format!("{time}h"),
        _ => return word.to_owned(),
    };
    if time.is_empty() {
        return word.to_owned();
    }
    format!("{}{half}", with_colon(time).unwrap_or_else(|| time.to_owned()))
}

/// The number in front of its ending, such as `24th`.
fn ordinal(word: &str) -> Option<&str> {
    if let Some((number, _)) = ORDINALS.iter().find(|(_, spelt)| *spelt == word) {
        return Some(number);
    }
    let mut numbers = ["st", "nd", "rd", "th"].iter().filter_map(|end| word.strip_suffix(end));
    numbers.find(|number| !number.is_empty() && number.bytes().all(|c| c.is_ascii_digit()))
}

fn read_as(word: &str) -> &str {
    if WEEKDAYS.contains(&word) {
        return word.strip_suffix('s').unwrap_or(word);
    }
    SAME.get(word).copied().unwrap_or(word)
}
