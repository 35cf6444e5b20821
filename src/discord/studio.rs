//! Where charts are drawn: off the async threads, one at a time, the latest kept.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use crate::pictures::Chart;

/// How many charts are kept: what several people ask for, or one asks for twice, is drawn once.
const KEPT: usize = 16;

/// Draws charts.
#[derive(Debug, Default)]
pub struct Studio {
    kept: Mutex<VecDeque<(Chart, Arc<[u8]>)>>,
    /// Held while one is drawn: a burst of them is not to take all threads.
    drawing: tokio::sync::Mutex<()>,
}

impl Studio {
    /// The chart as a picture; none if it cannot be drawn, which is logged.
    pub async fn draw(&self, chart: &Chart) -> Option<Arc<[u8]>> {
        let _drawing = self.drawing.lock().await;
        if let Some(kept) = self.kept(chart) {
            return Some(kept);
        }
        let wanted = chart.clone();
        let drawn = tokio::task::spawn_blocking(move || wanted.png()).await;
        let png: Arc<[u8]> = match drawn {
            Ok(Ok(png)) => png.into(),
            Ok(Err(error)) => {
                let error: &dyn std::error::Error = &error;
                tracing::error!(error, "a chart cannot be drawn");
                return None;
            }
            Err(error) => {
                tracing::error!(%error, "a chart was not drawn");
                return None;
            }
        };
        // A std lock, here and below: held to copy a picture, never across an await.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((chart.clone(), png.clone()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Some(png)
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
        let studio = Studio::default();
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
