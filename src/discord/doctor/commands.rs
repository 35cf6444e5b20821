//! Compares the registered commands with those that this program would register.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::{Finding, Verdict};
use crate::discord::http::{Discord, Target};
use crate::discord::incoming::commands::roots;
use crate::discord::registered;

const FIELDS: [&str; 17] = [
    "name", "name_localizations", "type", "description", "description_localizations", "options",
    "choices", "value", "required", "autocomplete", "min_value", "max_value", "min_length",
    "max_length", "contexts", "integration_types", "default_member_permissions",
];

/// Compares them; `gateway` is whether the bot can come online, since it registers them then.
pub async fn check(discord: &Discord, gateway: Verdict) -> Finding {
    let what = "commands";
    let there = match discord.get::<Vec<Value>>(Target::Commands).await {
        Ok(there) => there,
        Err(error) => return Finding::failed(what, &error),
    };
    let wanted = match serde_json::to_value(registered(&roots::commands())) {
        Ok(Value::Array(wanted)) => by_name(&wanted),
        other => return Finding::not_checked(what, format!("{other:?}")),
    };
    let there = by_name(&there);
    let names = |names: Vec<&String>| -> String {
        let names: Vec<&str> = names.into_iter().map(String::as_str).collect();
        names.join(", ")
    };
    let missing = wanted.keys().filter(|name| !there.contains_key(*name));
    let foreign = there.keys().filter(|name| !wanted.contains_key(*name));
    let changed = wanted
        .iter()
        .filter(|(name, wanted)| there.get(*name).is_some_and(|there| there != *wanted))
        .map(|(name, _)| name);
    let kinds: [(&str, Vec<_>); 3] = [
        ("missing", missing.collect()),
        ("from another version", changed.collect()),
        ("not of this program", foreign.collect()),
    ];
    let found: Vec<_> = kinds
        .into_iter()
        .filter(|(_, found)| !found.is_empty())
        .map(|(kind, found)| format!("{} ({kind})", names(found)))
        .collect();
    if found.is_empty() {
        return Finding::ok(what, format!("registered: {}", names(wanted.keys().collect())));
    }
    let found = found.join(", ");
    let advice = match gateway {
        Verdict::Wrong => "The bot registers its commands once it reaches the gateway",
        _ => "The bot registers its commands when it starts, so restart this version",
    };
    Finding::wrong(what, format!("not as they should be: {found}. {advice}"))
}

fn by_name(commands: &[Value]) -> BTreeMap<String, Value> {
    let named = commands.iter().map(|command| {
        let name = command["name"].as_str().unwrap_or_default();
        let mut essence = essence(command);
        // A slash command unless it says otherwise.
        if essence["type"].is_null() {
            essence["type"] = self::essence(&Value::from(1));
        }
        // The others stand in menus.
        let is_typed = matches!(command["type"].as_u64(), None | Some(1));
        (if is_typed { format!("/{name}") } else { name.to_owned() }, essence)
    });
    named.collect()
}

/// What matters of a command. Discord adds fields, leaves out those with their defaults, and may
/// write whole numbers in another form.
fn essence(part: &Value) -> Value {
    let is_default = |value: &Value| match value {
        Value::Null | Value::Bool(false) => true,
        Value::String(text) => text.is_empty(),
        Value::Array(parts) => parts.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        _ => false,
    };
    match part {
        Value::Array(parts) => parts.iter().map(essence).collect(),
        Value::Object(fields) => {
            let known = fields
                .iter()
                .filter(|(field, value)| FIELDS.contains(&field.as_str()) && !is_default(value));
            let known = known.map(|(field, value)| {
                let value = match field.as_str() {
                    // Locales.
                    "name_localizations" | "description_localizations" => value.clone(),
                    _ => essence(value),
                };
                (field.clone(), value)
            });
            Value::Object(known.collect::<Map<_, _>>())
        }
        // To ten digits: the largest numbers lose their last digit on the way.
        Value::Number(number) => match number.as_f64() {
            Some(number) => format!("{number:.9e}").into(),
            None => part.clone(),
        },
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn fields_that_discord_adds_or_leaves_out_make_no_difference() {
        let ours = json!({"name": "a", "type": 1, "description": "x", "options": [
            {"name": "n", "type": 4, "required": false, "min_value": 15, "choices": [],
                "max_value": 9_007_199_254_740_991_i64},
        ], "description_localizations": {"hi": "y"}});
        let theirs = json!({"id": "7", "version": "8", "nsfw": false, "name": "a", "type": 1,
            "description": "x", "options": [{"name": "n", "type": 4, "min_value": 15.0,
                "max_value": 9_007_199_254_740_990.0}],
            "description_localizations": {"hi": "y"}, "name_localizations": null});
        assert_eq!(essence(&ours), essence(&theirs));
        for (at, other) in [
            ("/description", json!("z")),
            ("/options/0/min_value", json!(16)),
            ("/description_localizations/hi", json!("z")),
            ("/options", json!([])),
        ] {
            let mut changed = theirs.clone();
            *changed.pointer_mut(at).unwrap() = other;
            assert_ne!(essence(&ours), essence(&changed), "{at}");
        }
    }
}
