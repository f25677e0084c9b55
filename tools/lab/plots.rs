//! The plots of the report, in the standard colours of the look.

mod alarm;
mod chart;
mod lengths;
mod shares;
mod worth;

pub use alarm::alarm;
pub use lengths::lengths;
pub use shares::shares;
pub use worth::worth;
