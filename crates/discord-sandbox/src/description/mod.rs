//! For tests: whether answers and events look as Discord's API description and its documentation say.
//! The folder's README says where these come from.

use std::sync::LazyLock;

use serde_json::{Map, Value};

/// Fields that the documentation has, and the description hasn't.
const ALSO_SENT: [&str; 1] = ["summary"];

static API: LazyLock<Value> = LazyLock::new(|| read(include_str!("openapi.json")));
static EVENTS: LazyLock<Value> = LazyLock::new(|| read(include_str!("events.json")));

fn read(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

/// Checks the answer to a request that succeeded, and returns the name of its description.
///
/// # Panics
/// The answer isn't described, or not like this.
pub(crate) fn answer(method: &str, path: &[&str], status: u16, body: &Value) -> String {
    let answers = API["answers"].as_object().expect("a table");
    let is_it = |key: &&String| {
        let mut parts = key.split(' ');
        let (told_method, told_path) = (parts.next(), parts.next().unwrap_or_default());
        let told: Vec<&str> = told_path.split('/').skip(1).collect();
        let fits = |(told, given): (&&str, &&str)| told == given || told.starts_with('{');
        told_method == Some(method)
            && parts.next() == Some(&status.to_string())
            && told.len() == path.len()
            && told.iter().zip(path).all(fits)
    };
    // Paths with fewer parameters go first: `/users/@me` is more exact than `/users/{user_id}`.
    let found = answers.keys().filter(is_it).min_by_key(|key| key.matches('{').count());
    let key = found.unwrap_or_else(|| panic!("{method} {path:?} {status} isn't described"));
    let mut faults = Vec::new();
    match &answers[key] {
        Value::Null => assert!(body.is_null(), "{key} has a body: {body}"),
        schema => check(schema, body, key, &mut faults),
    }
    assert!(faults.is_empty(), "{}\n{body:#}", faults.join("\n"));
    key.clone()
}

/// All answers that are described, as [`answer`] names them.
pub(crate) fn answers() -> impl Iterator<Item = &'static String> {
    API["answers"].as_object().expect("a table").keys()
}

/// Checks an event's data.
///
/// # Panics
/// The event isn't described, or not like this.
pub(crate) fn event(name: &str, data: &Value) {
    let schema = EVENTS.get(name).unwrap_or_else(|| panic!("{name} isn't described"));
    let mut faults = Vec::new();
    check(schema, data, name, &mut faults);
    assert!(faults.is_empty(), "{}\n{data:#}", faults.join("\n"));
}

fn named(name: &str) -> &'static Value {
    let known = EVENTS.get(name).or_else(|| API["schemas"].get(name));
    known.unwrap_or_else(|| panic!("no schema is called {name}"))
}

fn check(schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
    if let Some(name) = schema["$ref"].as_str() {
        return check(named(name), value, at, faults);
    }
    for part in list(&schema["allOf"]) {
        check(part, value, at, faults);
    }
    if !list(&schema["oneOf"]).is_empty() {
        one_of(list(&schema["oneOf"]), value, at, faults);
    }
    let types = match &schema["type"] {
        Value::Array(types) => types.as_slice(),
        Value::Null => &[],
        one => std::slice::from_ref(one),
    };
    if !types.is_empty() && !types.iter().any(|one| is_of(value, one)) {
        return faults.push(format!("{at} is {value}, not of type {}", schema["type"]));
    }
    if !schema["enum"].is_null() && !value.is_null() && !list(&schema["enum"]).contains(value) {
        faults.push(format!("{at} is {value}, not one of {}", schema["enum"]));
    }
    if let Some(text) = value.as_str() {
        let digits = schema["pattern"].is_null() || text.parse::<u64>().is_ok();
        let is_time = text.len() == 32 && text.ends_with("+00:00") && text.contains('T');
        if !digits || schema["format"] == "date-time" && !is_time {
            faults.push(format!("{at} is written {text}"));
        }
    }
    for (index, item) in list(value).iter().enumerate().filter(|_| schema["items"].is_object()) {
        check(&schema["items"], item, &format!("{at}/{index}"), faults);
    }
    if let Some(fields) = value.as_object() {
        object(schema, fields, at, faults);
    }
}

/// Checks the fields of an object: none is missing, and none is there that isn't described.
fn object(schema: &Value, fields: &Map<String, Value>, at: &str, faults: &mut Vec<String>) {
    let (known, required) = shape(schema);
    for key in required.iter().filter(|key| !fields.contains_key(**key)) {
        faults.push(format!("{at} has no {key}"));
    }
    let others = ["additionalProperties", "rest"].into_iter().find_map(|key| schema.get(key));
    for (key, field) in fields.iter().filter(|_| !known.is_empty() || others.is_some()) {
        let at = format!("{at}/{key}");
        match known.iter().find(|(name, _)| name == key).map(|(_, told)| *told).or(others) {
            Some(told) => check(told, field, &at, faults),
            None if ALSO_SENT.contains(&key.as_str()) => {}
            None => faults.push(format!("{at} isn't described")),
        }
    }
}

/// The fields of an object, with those of the one that it extends, and which of them it must have.
fn shape(schema: &Value) -> (Vec<(&str, &Value)>, Vec<&str>) {
    if let Some(name) = schema["$ref"].as_str() {
        return shape(named(name));
    }
    let texts = |key: &str| list(&schema[key]).iter().filter_map(Value::as_str);
    let (mut known, mut required) = match schema["extends"].as_str() {
        Some(name) => shape(named(name)),
        None => (Vec::new(), Vec::new()),
    };
    let without: Vec<&str> = texts("without").collect();
    known.retain(|(key, _)| !without.contains(key));
    required.retain(|key| !without.contains(key));
    let own = schema["properties"].as_object().into_iter().flatten();
    known.extend(own.map(|(key, told)| (key.as_str(), told)));
    required.extend(texts("required"));
    (known, required)
}

/// Checks that the value is like one of several. Otherwise notes the faults of the most alike.
fn one_of(all: &[Value], value: &Value, at: &str, faults: &mut Vec<String>) {
    let of_each = all.iter().map(|one| {
        let mut faults = Vec::new();
        check(one, value, at, &mut faults);
        faults
    });
    let fewest = of_each.min_by_key(|faults: &Vec<String>| {
        let is_of_another_kind = faults.iter().any(|one| one.starts_with(&format!("{at}/type ")));
        (is_of_another_kind, faults.len())
    });
    faults.extend(fewest.unwrap_or_default());
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn is_of(value: &Value, kind: &Value) -> bool {
    match kind.as_str() {
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some("null") => value.is_null(),
        _ => panic!("no type is called {kind}"),
    }
}

#[test]
fn faults_are_found() {
    use serde_json::json;
    let faults = |name: &str, value: Value| {
        let mut faults = Vec::new();
        check(named(name), &value, "it", &mut faults);
        faults
    };
    let id = |id: Value| json!({ "id": id });
    assert!(faults("UnavailableGuild", id(json!("1"))).is_empty());
    assert_eq!(faults("UnavailableGuild", json!({})), ["it has no id"]);
    assert_eq!(faults("UnavailableGuild", id(json!("x"))), ["it/id is written x"]);
    assert_eq!(faults("UnavailableGuild", id(json!(1))), ["it/id is 1, not of type \"string\""]);
    let odd = json!({ "id": "1", "name": "n" });
    assert_eq!(faults("UnavailableGuild", odd), ["it/name isn't described"]);
    let button = json!({ "type": 2, "id": 1, "style": 9 });
    let row = json!({ "type": 1, "id": 2, "components": [button] });
    let [found] = &faults("ActionRowComponentResponse", row)[..] else { panic!("one fault") };
    assert!(found.starts_with("it/components/0/style is 9"), "{found}");
}
