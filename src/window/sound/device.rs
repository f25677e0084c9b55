//! Where sound can be heard: a device of the system, or none.

use maudio::{
    MaResult,
    audio::sample_rate::SampleRate,
    backend::Backend,
    context::ContextBuilder,
    device::{
        Device,
        device_builder::{DeviceBuilder, DeviceBuilderOps},
    },
};

use super::mixer::Mixer;

/// A device that plays what a mixer mixes, until it is dropped.
pub struct Output {
    _device: Device<f32>,
}

impl Output {
    /// Opens the device of the system; `None` where there is none, without a word on the terminal.
    pub fn open(mixer: Mixer) -> Option<Self> {
        let backends = backends();
        if backends.is_empty() { None } else { start(backends, mixer).ok() }
    }
}

fn start(backends: Vec<Backend>, mut mixer: Mixer) -> MaResult<Output> {
    let context = ContextBuilder::new().preferred_backends(backends).build()?;
    let mut builder = DeviceBuilder::playback().f32();
    let builder = builder.context(&context).playback_channels(1).sample_rate(SampleRate::Sr44100);
    let mut device = builder.with_callback(move |_, out| mixer.fill(out))?;
    device.device_start()?;
    Ok(Output { _device: device })
}

/// The systems of sound to try, in order.
///
/// ALSA's library complains on the terminal where no card is, and JACK's where no server runs: the first is asked only
/// where there is a card, the second never, since those who run it serve one of the others too.
#[cfg(target_os = "linux")]
fn backends() -> Vec<Backend> {
    let mut backends = vec![Backend::PulseAudio];
    if has_card() {
        backends.push(Backend::Alsa);
    }
    backends
}

/// The systems of sound to try, in order.
#[cfg(not(target_os = "linux"))]
fn backends() -> Vec<Backend> {
    vec![
        Backend::Wasapi,
        Backend::DSound,
        Backend::WinMm,
        Backend::CoreAudio,
        Backend::Sndio,
        Backend::Audio4,
        Backend::Oss,
        Backend::Aaudio,
        Backend::Opensl,
    ]
}

/// Whether a card that plays is in the machine.
#[cfg(target_os = "linux")]
fn has_card() -> bool {
    let plays = |name: &str| name.starts_with("pcm") && name.ends_with('p');
    let Ok(nodes) = std::fs::read_dir("/dev/snd") else { return false };
    nodes.flatten().any(|node| plays(&node.file_name().to_string_lossy()))
}

#[cfg(test)]
mod tests {
    use std::{
        sync::mpsc::sync_channel,
        thread::sleep,
        time::{Duration, Instant},
    };

    use super::*;
    use crate::window::sound::mixer::Order;

    #[test]
    fn a_device_asks_the_mixer_by_itself() {
        let (orders, waiting) = sync_channel(1);
        assert!(orders.try_send(Order::Alarm(None)).is_ok());
        let Ok(_output) = start(vec![Backend::Null], Mixer::new(waiting, 1)) else { return };
        let since = Instant::now();
        while orders.try_send(Order::Alarm(None)).is_err() {
            assert!(since.elapsed() < Duration::from_secs(10), "nobody took the first order");
            sleep(Duration::from_millis(5));
        }
    }
}
