//! Converts SVG to PNG.

use resvg::{tiny_skia, usvg};

/// A drawing that can't become a picture, which is a bug in this program.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    #[error("a drawing cannot be read")]
    Svg(#[from] usvg::Error),
    /// The drawing is larger than a picture can be.
    #[error("a picture of {0} by {1} pixels is too large")]
    Size(u32, u32),
    #[error("a picture cannot be written: {0}")]
    Png(String),
}

/// Renders a drawing at this size; its `viewBox` fills the picture.
pub(super) fn rasterise(svg: &str, width: u32, height: u32) -> Result<Vec<u8>, DrawError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())?;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(DrawError::Size(width, height))?;
    let size = tree.size();
    let fit = tiny_skia::Transform::from_scale(
        width as f32 / size.width(),
        height as f32 / size.height(),
    );
    resvg::render(&tree, fit, &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| DrawError::Png(error.to_string()))
}
