//! The arithmetic of the value network: sums of rows of numbers. Knows nothing about games.
//!
//! In builds that aren't optimised, this crate is all the same, and so that this is of use, its functions
//! stay in it. In optimised ones they become a part of the loops that call them.

/// The number of units in a layer.
pub const WIDTH: usize = 32;

/// The values of a layer's units, or the weights from one unit to all units of the next layer.
pub type Row = [f32; WIDTH];

/// The activation function.
#[inline]
pub fn relu(x: f32) -> f32 {
    x.max(0.0)
}

/// Adds each number to the one in the same place.
///
/// ```
/// let mut sum = [1.0; getaway_rows::WIDTH];
/// getaway_rows::add(&mut sum, &[0.5; getaway_rows::WIDTH]);
/// assert_eq!(sum, [1.5; getaway_rows::WIDTH]);
/// ```
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline)]
pub fn add(sum: &mut Row, row: &Row) {
    add_multiple(sum, 1.0, row);
}

/// Adds the product of the vector and the matrix.
///
/// ```
/// use getaway_rows::WIDTH;
///
/// let mut sum = [1.0; WIDTH];
/// getaway_rows::add_product(&mut sum, &[0.5; WIDTH], &[[2.0; WIDTH]; WIDTH]);
/// assert_eq!(sum, [1.0 + WIDTH as f32; WIDTH]);
/// ```
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline)]
pub fn add_product(sum: &mut Row, vector: &Row, matrix: &[Row; WIDTH]) {
    for (factor, row) in vector.iter().zip(matrix) {
        add_multiple(sum, *factor, row);
    }
}

#[inline]
fn add_multiple(sum: &mut Row, factor: f32, row: &Row) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += factor * value;
    }
}
