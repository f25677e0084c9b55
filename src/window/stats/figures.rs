//! The figures of a measured game.

use std::fs;

use serde::Serialize;

/// What was measured. Times are in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Figures {
    /// The size of the window in pixels.
    pub window: [u32; 2],
    /// How many frames were drawn while the script played.
    pub frames: usize,
    /// Work per frame without waiting for the screen: what the hands did, screens, meshes, and handing them to the
    /// graphics card.
    pub work_ms: Work,
    /// From the start of the program to the first frame that can be clicked.
    pub start_ms: f64,
    /// Memory in use at the end, where the system tells it.
    pub resident_mib: Option<f64>,
    /// Frames shown per second while nobody does anything.
    pub idle_frames_per_second: f64,
    /// How many of them were thought anew.
    pub idle_pictures_per_second: f64,
    /// How much of one processor that costs, where the system tells it.
    pub idle_processor_percent: Option<f64>,
    /// How many actions the script took.
    pub actions: usize,
    /// How many turns of the mission went by.
    pub turns: usize,
}

/// How work spreads over the frames, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Work {
    /// Half of the frames needed at most this.
    pub median: f64,
    /// 99 of 100 frames needed at most this.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

impl Figures {
    /// Tells the work of every frame.
    pub fn tell(&mut self, work: Vec<f64>) {
        self.frames = work.len();
        self.work_ms = Work::of(work);
    }
}

impl Work {
    fn of(mut work: Vec<f64>) -> Self {
        work.sort_by(f64::total_cmp);
        let at = |share: f64| {
            let last = work.len().saturating_sub(1);
            work.get((last as f64 * share).ceil() as usize).copied().unwrap_or_default()
        };
        Self { median: at(0.5), p99: at(0.99), max: at(1.0) }
    }
}

/// What the system says of this process.
pub struct Process;

impl Process {
    /// Memory in use.
    pub fn resident_mib() -> Option<f64> {
        let status = fs::read_to_string("/proc/self/status").ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: f64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kib / 1024.0)
    }

    /// Seconds of processor time used so far.
    pub fn busy() -> Option<f64> {
        // Hundredths of a second, after the name in brackets: fields 14 and 15 of the line.
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11).map(str::parse::<f64>);
        Some((fields.next()?.ok()? + fields.next()?.ok()?) / 100.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_told_by_rank() {
        let work = Work::of((1..=101).rev().map(f64::from).collect());
        assert_eq!(work, Work { median: 51.0, p99: 100.0, max: 101.0 });
        assert_eq!(Work::of(Vec::new()), Work::default());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_system_tells_memory_and_time() {
        assert!(Process::resident_mib().unwrap() > 1.0);
        assert!(Process::busy().unwrap() >= 0.0);
    }
}
