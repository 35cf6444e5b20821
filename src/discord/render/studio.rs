//! Draws charts and emojis, on the pool of threads. Keeps the latest charts.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::pictures::{Chart, DrawError, Drawing};
use crate::table::{Compute, Urgency};

/// How many charts are kept: what several people ask for, or one asks for twice, is drawn once.
const KEPT: usize = 16;

/// Draws.
#[derive(Debug)]
pub struct Studio {
    compute: Compute,
    kept: Mutex<VecDeque<(Chart, Arc<[u8]>)>>,
    /// Held while a chart is drawn, so that one that several people ask for at once is drawn once.
    drawing: tokio::sync::Mutex<()>,
}

impl Studio {
    /// A studio that draws on this pool.
    pub fn new(compute: Compute) -> Studio {
        Studio {
            compute,
            kept: Mutex::default(),
            drawing: tokio::sync::Mutex::default(),
        }
    }

    /// The chart as a picture; none if it cannot be drawn, which is logged.
    pub async fn draw(&self, chart: &Chart) -> Option<Arc<[u8]>> {
        let _drawing = self.drawing.lock().await;
        if let Some(kept) = self.kept(chart) {
            return Some(kept);
        }
        let wanted = chart.clone();
        let drawn = self.drawn(Urgency::Answer, move || wanted.png());
        let png: Arc<[u8]> = drawn.await?.into();
        // A std lock, here and below: held to copy a picture, never across an await.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((chart.clone(), png.clone()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Some(png)
    }

    /// A card as a picture, for which nobody waits; none if it cannot be drawn, which is logged.
    pub async fn emoji(&self, drawing: &'static Drawing) -> Option<Vec<u8>> {
        self.drawn(Urgency::Background, || drawing.png()).await
    }

    async fn drawn(
        &self,
        urgency: Urgency,
        draw: impl FnOnce() -> Result<Vec<u8>, DrawError> + Send + 'static,
    ) -> Option<Vec<u8>> {
        // Drawing is too short to be interrupted, so it does not ask how much time it has.
        let drawn = self.compute.run(urgency, None, Duration::ZERO, |_| draw());
        match drawn.await {
            Some(Ok(png)) => Some(png),
            Some(Err(error)) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, "a picture cannot be drawn");
                None
            }
            None => {
                tracing::error!("drawing a picture panicked");
                None
            }
        }
    }

    fn kept(&self, chart: &Chart) -> Option<Arc<[u8]>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let mut kept = kept.iter();
        kept.find_map(|(known, png)| (known == chart).then(|| png.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::Bars;

    fn bars(value: u32) -> Chart {
        Chart::Bars(Bars {
            hundredths: vec![value],
        })
    }

    #[tokio::test]
    async fn the_latest_charts_are_kept_and_no_more() {
        let studio = Studio::new(Compute::new(1));
        let first = studio.draw(&bars(0)).await.unwrap();
        let again = studio.draw(&bars(0)).await.unwrap();
        assert!(Arc::ptr_eq(&first, &again));
        for value in 1..=KEPT as u32 {
            studio.draw(&bars(value)).await.unwrap();
        }
        assert_eq!(studio.kept.lock().unwrap().len(), KEPT);
        assert!(studio.kept(&bars(0)).is_none());
    }
}
