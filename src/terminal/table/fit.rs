//! Texts made to fit the room there is.

/// A text of at most this many letters; dots at its end say that there was more.
pub fn clipped(text: &str, room: usize) -> String {
    if text.chars().count() <= room {
        return text.to_owned();
    }
    let short: String = text.chars().take(room.saturating_sub(1)).collect();
    format!("{}…", short.trim_end())
}

/// A text of exactly this many letters, and a blank.
pub fn padded(text: &str, room: usize) -> String {
    format!("{:room$} ", clipped(text, room))
}
