//! Keeps what the parts of the bot count, and writes it as
//! [Prometheus reads it](https://prometheus.io/docs/instrumenting/exposition_formats/).
//!
//! Knows nothing about what is counted. A figure is there from its first value on, as long as the
//! process runs, so labels have few values.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use metrics::{
    Counter, Gauge, Histogram, HistogramFn, Key, KeyName, Metadata, Recorder, SharedString, Unit,
};
use parking_lot::{Mutex, RwLock};

/// Upper bounds of a histogram's buckets, in seconds: Discord's deadline is 3 s.
const SECONDS: [f64; 10] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0];

/// All figures. Clones share them.
#[derive(Clone, Default)]
pub struct Prometheus(Arc<All>);

#[derive(Default)]
struct All {
    help: Mutex<BTreeMap<String, SharedString>>,
    counters: Figures<AtomicU64>,
    gauges: Figures<AtomicU64>,
    histograms: Figures<Buckets>,
}

/// The figures of a type, by name and labels.
type Figures<T> = RwLock<HashMap<Key, Arc<T>>>;

fn figure<T: Default>(all: &Figures<T>, key: &Key) -> Arc<T> {
    let known = all.read().get(key).cloned();
    known.unwrap_or_else(|| all.write().entry(key.clone()).or_default().clone())
}

/// How many values fell into each bucket and above all of them, and their sum.
#[derive(Default)]
struct Buckets(Mutex<([u64; SECONDS.len() + 1], f64)>);

impl HistogramFn for Buckets {
    fn record(&self, value: f64) {
        let (counts, sum) = &mut *self.0.lock();
        counts[SECONDS.partition_point(|bound| *bound < value)] += 1;
        *sum += value;
    }
}

impl Prometheus {
    fn describe(&self, name: KeyName, help: SharedString) {
        self.0.help.lock().insert(name.as_str().to_owned(), help);
    }

    /// Everything, by name and labels.
    pub fn page(&self) -> String {
        let mut page = Page { text: String::new(), help: self.0.help.lock().clone() };
        for (key, counter) in sorted(&self.0.counters) {
            page.begin("counter", &key);
            page.line(key.name(), &labels(&key), counter.load(Relaxed));
        }
        for (key, gauge) in sorted(&self.0.gauges) {
            page.begin("gauge", &key);
            page.line(key.name(), &labels(&key), f64::from_bits(gauge.load(Relaxed)));
        }
        for (key, buckets) in sorted(&self.0.histograms) {
            page.begin("histogram", &key);
            let (counts, sum) = *buckets.0.lock();
            let (labels, mut count) = (labels(&key), 0);
            let comma = if labels.is_empty() { "" } else { "," };
            let bounds = SECONDS.map(|bound| bound.to_string()).into_iter();
            for (bound, inside) in bounds.chain(["+Inf".to_owned()]).zip(counts) {
                count += inside;
                let labels = format!("{labels}{comma}le=\"{bound}\"");
                page.line(&format!("{}_bucket", key.name()), &labels, count);
            }
            page.line(&format!("{}_sum", key.name()), &labels, sum);
            page.line(&format!("{}_count", key.name()), &labels, count);
        }
        page.text
    }
}

fn sorted<T>(all: &Figures<T>) -> Vec<(Key, Arc<T>)> {
    let mut all: Vec<_> =
        all.read().iter().map(|(key, value)| (key.clone(), value.clone())).collect();
    all.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    all
}

fn labels(key: &Key) -> String {
    let labels = key.labels().map(|label| {
        format!("{}=\"{}\"", label.key(), escaped(label.value()).replace('"', "\\\""))
    });
    labels.collect::<Vec<_>>().join(",")
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n")
}

struct Page {
    text: String,
    /// What is still to be said about the figures with a name.
    help: BTreeMap<String, SharedString>,
}

// Writing to a string can't fail.
impl Page {
    /// Says what figures with this name are, before the first of them.
    fn begin(&mut self, kind: &str, key: &Key) {
        let name = key.name();
        if let Some(help) = self.help.remove(name) {
            let _ = writeln!(self.text, "# HELP {name} {}\n# TYPE {name} {kind}", escaped(&help));
        }
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = match labels {
            "" => writeln!(self.text, "{name} {value}"),
            labels => writeln!(self.text, "{name}{{{labels}}} {value}"),
        };
    }
}

impl Recorder for Prometheus {
    fn describe_counter(&self, name: KeyName, _: Option<Unit>, help: SharedString) {
        self.describe(name, help);
    }

    fn describe_gauge(&self, name: KeyName, _: Option<Unit>, help: SharedString) {
        self.describe(name, help);
    }

    fn describe_histogram(&self, name: KeyName, _: Option<Unit>, help: SharedString) {
        self.describe(name, help);
    }

    fn register_counter(&self, key: &Key, _: &Metadata<'_>) -> Counter {
        Counter::from_arc(figure(&self.0.counters, key))
    }

    fn register_gauge(&self, key: &Key, _: &Metadata<'_>) -> Gauge {
        Gauge::from_arc(figure(&self.0.gauges, key))
    }

    fn register_histogram(&self, key: &Key, _: &Metadata<'_>) -> Histogram {
        Histogram::from_arc(figure(&self.0.histograms, key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_every_figure_with_what_it_means() {
        let prometheus = Prometheus::default();
        metrics::with_local_recorder(&prometheus, || {
            metrics::describe_counter!("asked_total", "Questions,\nby kind");
            metrics::describe_gauge!("never", "Never set");
            metrics::counter!("asked_total", "kind" => "b\"\\").increment(2);
            metrics::counter!("asked_total", "kind" => "a").increment(1);
            metrics::counter!("asked_total", "kind" => "a").increment(1);
            metrics::gauge!("open").set(3.0);
            metrics::gauge!("open").decrement(0.5);
            for seconds in [0.001, 0.002, 7.0] {
                metrics::histogram!("took_seconds", "by" => "us").record(seconds);
            }
        });
        let expected = r#"# HELP asked_total Questions,\nby kind
# TYPE asked_total counter
asked_total{kind="a"} 2
asked_total{kind="b\"\\"} 2
open 2.5
took_seconds_bucket{by="us",le="0.001"} 1
took_seconds_bucket{by="us",le="0.005"} 2
"#;
        let page = prometheus.page();
        assert!(page.starts_with(expected), "{page}");
        let end = r#"took_seconds_bucket{by="us",le="3"} 2
took_seconds_bucket{by="us",le="+Inf"} 3
took_seconds_sum{by="us"} 7.003
took_seconds_count{by="us"} 3
"#;
        assert!(page.ends_with(end), "{page}");
    }
}
