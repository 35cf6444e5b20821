//! Time zones by their names, such as `Europe/Berlin`. The database of zones is built in.

use std::time::SystemTime;

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp};

#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Zone(pub(super) TimeZone);

#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("there is no such time zone")]
pub struct UnknownZone;

impl Zone {
    #[must_use]
    pub fn named(name: &str) -> Option<Zone> {
        let name = name.trim().replace(' ', "_");
        TimeZone::get(&name).ok().map(Zone)
    }

    #[must_use]
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// The names of all zones in which people live.
    #[must_use]
    pub fn names() -> Vec<String> {
        let names = jiff::tz::db().available();
        let names = names.map(|name| name.as_str().to_owned());
        let lived_in = |name: &String| name.contains('/') && !name.starts_with("Etc/");
        names.filter(lived_in).collect()
    }

    /// The zone where most speakers of this locale live; `None` if there is no such zone.
    #[must_use]
    pub fn guess(locale: &str) -> Option<Zone> {
        Zone::named(match locale {
            "hi" | "pa-Guru" => "Asia/Kolkata",
            "bn" => "Asia/Dhaka",
            "ur" | "pa-Arab" => "Asia/Karachi",
            "en-GB" => "Europe/London",
            "da" => "Europe/Copenhagen",
            "de" => "Europe/Berlin",
            "fr" => "Europe/Paris",
            "it" => "Europe/Rome",
            "pl" => "Europe/Warsaw",
            "nl" => "Europe/Amsterdam",
            "es-ES" => "Europe/Madrid",
            "sv-SE" => "Europe/Stockholm",
            "no" => "Europe/Oslo",
            "fi" => "Europe/Helsinki",
            "hu" => "Europe/Budapest",
            "ro" => "Europe/Bucharest",
            "hr" => "Europe/Zagreb",
            "cs" => "Europe/Prague",
            "bg" => "Europe/Sofia",
            "el" => "Europe/Athens",
            "tr" => "Europe/Istanbul",
            "uk" => "Europe/Kyiv",
            "lt" => "Europe/Vilnius",
            "pt-BR" => "America/Sao_Paulo",
            "vi" => "Asia/Ho_Chi_Minh",
            "th" => "Asia/Bangkok",
            "ja" => "Asia/Tokyo",
            "ko" => "Asia/Seoul",
            "zh-CN" => "Asia/Shanghai",
            "zh-TW" => "Asia/Taipei",
            _ => return None,
        })
    }

    /// What clocks in the zone show, as hour and minute.
    #[must_use]
    pub fn clock(&self, now: SystemTime) -> (i8, i8) {
        let local = self
            .0
            .to_datetime(Timestamp::try_from(now).unwrap_or_default());
        (local.hour(), local.minute())
    }

    /// A time as its clocks and calendars show it, in a form that is read as the same time.
    #[must_use]
    pub fn written(&self, at: SystemTime) -> String {
        let at = Timestamp::try_from(at).unwrap_or_default();
        self.0
            .to_datetime(at)
            .strftime("%Y-%m-%d %H:%M")
            .to_string()
    }

    /// The same time of day, the first time after `now` that is whole weeks after `at`.
    #[must_use]
    pub fn weeks_later(&self, at: SystemTime, now: SystemTime) -> Option<SystemTime> {
        let first = Timestamp::try_from(at)
            .ok()?
            .to_zoned_datetime(self.0.clone());
        let weeks = (1..).map_while(|weeks| first.checked_add(Span::new().weeks(weeks)).ok());
        let mut times = weeks.filter_map(|time| SystemTime::try_from(time).ok());
        times.find(|time| *time > now)
    }
}

impl Default for Zone {
    fn default() -> Zone {
        Zone(TimeZone::UTC)
    }
}

impl From<Zone> for String {
    fn from(zone: Zone) -> String {
        zone.name().to_owned()
    }
}

impl TryFrom<String> for Zone {
    type Error = UnknownZone;

    fn try_from(name: String) -> Result<Zone, UnknownZone> {
        Zone::named(&name).ok_or(UnknownZone)
    }
}
