//! Draws charts and emojis on the thread pool, and makes bodies of messages with their charts.
//!
//! Owns when a chart is drawn, and keeps the latest ones. Doesn't know how charts look, or how bodies
//! are sent.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;

use crate::screen::pictures::{Chart, DrawError, Drawing};
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::message::{Body, Message, Visibility};
use crate::store::causes;
use crate::table::{Compute, Urgency};

/// How many charts are kept, so that a chart that is asked for repeatedly is drawn once.
const CACHED_CHARTS: usize = 16;

#[derive(Debug)]
pub struct Painter {
    compute: Compute,
    cached: Mutex<VecDeque<(Chart, Arc<[u8]>)>>,
    /// Held while a chart is drawn, so that a chart that several people ask for at once is drawn
    /// once.
    drawing: tokio::sync::Mutex<()>,
}

impl Painter {
    pub fn new(compute: Compute) -> Painter {
        Painter { compute, cached: Mutex::default(), drawing: tokio::sync::Mutex::default() }
    }

    /// The body of a request that sends the message, with its picture if it has one.
    pub async fn sent(&self, message: &Message, shown_to: Visibility, style: &CardStyle) -> Body {
        let Some(picture) = message.picture.as_ref().filter(|_| style.charts) else {
            return message.shown(shown_to, style);
        };
        match self.draw(&picture.chart).await {
            Some(png) => message.with_png(shown_to, style, png.to_vec()),
            // It isn't there, so nothing may point to it.
            None => message.without_picture(shown_to, style),
        }
    }

    /// The body of a request that edits the message. `before` is what it said; `None` if unknown.
    /// The picture is left alone only if it is known to be the same.
    pub async fn edited(
        &self,
        message: &Message,
        before: Option<&Message>,
        style: &CardStyle,
    ) -> Body {
        let chart = |message: &Message| message.picture.as_ref().map(|it| it.chart.clone());
        match (before, chart(message)) {
            (Some(before), now) if chart(before) == now => message.shown(Visibility::Public, style),
            (_, Some(_)) => self.sent(message, Visibility::Public, style).await,
            (_, None) => message.shown(Visibility::Public, style).without_other_files(),
        }
    }

    /// The chart as a picture. If it can't be drawn, this is logged and `None` is returned.
    async fn draw(&self, chart: &Chart) -> Option<Arc<[u8]>> {
        let _drawing = self.drawing.lock().await;
        if let Some(cached) = self.cached(chart) {
            return Some(cached);
        }
        let wanted = chart.clone();
        let drawn = self.drawn(Urgency::Answer, move || wanted.png());
        let png: Arc<[u8]> = drawn.await?.into();
        let mut cached = self.cached.lock();
        cached.push_back((chart.clone(), png.clone()));
        if cached.len() > CACHED_CHARTS {
            cached.pop_front();
        }
        Some(png)
    }

    /// A card as a picture, drawn in the background. If it can't be drawn, this is logged and
    /// `None` is returned.
    pub async fn emoji(&self, drawing: Drawing) -> Option<Vec<u8>> {
        self.drawn(Urgency::Background, move || drawing.png()).await
    }

    async fn drawn(
        &self,
        urgency: Urgency,
        draw: impl FnOnce() -> Result<Vec<u8>, DrawError> + Send + 'static,
    ) -> Option<Vec<u8>> {
        // Drawing is too quick to be interrupted, so it doesn't ask how much time it has.
        let drawn = self.compute.run(urgency, None, Duration::ZERO, |_| draw());
        match drawn.await {
            Some(Ok(png)) => Some(png),
            Some(Err(error)) => {
                tracing::error!(error = causes(&error), "a picture cannot be drawn");
                None
            }
            None => {
                tracing::error!("drawing a picture panicked");
                None
            }
        }
    }

    fn cached(&self, chart: &Chart) -> Option<Arc<[u8]>> {
        let cached = self.cached.lock();
        cached.iter().find_map(|(known, png)| (known == chart).then(|| png.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::pictures::Bars;

    fn bars(value: u32) -> Chart {
        Chart::Bars(Bars { rows: vec![(1, value)], more_is_better: false })
    }

    #[tokio::test]
    async fn only_the_latest_charts_are_kept() {
        let painter = Painter::new(Compute::new(1));
        let first = painter.draw(&bars(0)).await.unwrap();
        let again = painter.draw(&bars(0)).await.unwrap();
        assert!(Arc::ptr_eq(&first, &again));
        for value in 1..=CACHED_CHARTS as u32 {
            painter.draw(&bars(value)).await.unwrap();
        }
        assert_eq!(painter.cached.lock().len(), CACHED_CHARTS);
        assert!(painter.cached(&bars(0)).is_none());
    }
}
