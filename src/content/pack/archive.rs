//! Packs as `.zip` files: read within bounds, written the same every time, with a seal over all files.

use std::{
    fs,
    io::{Cursor, Read, Write},
    path::Path,
};

use zip::{CompressionMethod, DateTime, System, ZipArchive, ZipWriter, read::ZipFile, write::SimpleFileOptions};

use super::{
    super::{
        fault::{Code, Fault},
        storage::MOST_BYTES,
    },
    parts::{
        Files, MOST_FAULTS, MOST_FILES, MOST_PACK_BYTES, MOST_RATIO, MOST_ZIP_BYTES, SMALL, WrongPath, hash, leads_out,
        link, misplaced, part, too_large,
    },
};

/// What the seal begins with: it stands in the comment of the file.
const SEAL: &str = "ghostline-pack";
/// The version of the seal.
const VERSION: &str = "1";
/// How to come by a good one.
const AGAIN: &str = "get the file again, or make it with `ghostline pack FOLDER -o FILE.zip`";

/// The bytes of a `.zip` file.
pub fn bytes(place: &str, path: &Path) -> Result<Vec<u8>, Fault> {
    let unreadable = |error: &std::io::Error| {
        let code = match error.kind() {
            std::io::ErrorKind::NotFound => Code::NotFound,
            _ => Code::Unreadable,
        };
        Fault::of_file(place, code, format!("the pack cannot be read: {error}"), "check the path and the name")
    };
    let about = fs::metadata(path).map_err(|error| unreadable(&error))?;
    if !about.is_file() {
        return Err(Fault::of_file(place, Code::NotAFile, "this is no file", "name a `.zip` file or a folder"));
    }
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(|error| unreadable(&error))?;
    file.take(MOST_ZIP_BYTES + 1).read_to_end(&mut bytes).map_err(|error| unreadable(&error))?;
    Ok(bytes)
}

/// The files of a `.zip` file. Every fault of it where it has some.
pub fn read(place: &str, bytes: &[u8]) -> Result<Files, Vec<Fault>> {
    if bytes.len() as u64 > MOST_ZIP_BYTES {
        return Err(vec![too_large(place, format!("the file has more than {MOST_ZIP_BYTES} bytes"))]);
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| vec![damaged(place, &error.to_string())])?;
    if archive.len() > MOST_FILES * 2 {
        return Err(vec![too_large(place, format!("the pack has {} entries", archive.len()))]);
    }
    let (mut files, mut faults, mut total) = (Files::new(), Vec::new(), 0);
    for at in 0..archive.len() {
        let file = match archive.by_index(at) {
            Ok(file) => file,
            Err(error) => {
                faults.push(damaged(place, &error.to_string()));
                continue;
            }
        };
        let name = file.name().to_owned();
        match entry(place, file, MOST_PACK_BYTES - total) {
            Ok(Some(content)) => {
                total += content.len() as u64;
                files.insert(name, content);
            }
            Ok(None) => {}
            Err(fault) => faults.push(fault),
        }
    }
    if files.len() > MOST_FILES {
        faults.push(too_large(place, format!("the pack has {} files", files.len())));
    }
    if faults.is_empty() {
        faults.extend(unsealed(place, archive.comment(), &files));
    }
    faults.truncate(MOST_FAULTS);
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

/// The content of an entry, at most so many bytes; `None` for a folder.
fn entry<R: Read>(place: &str, file: ZipFile<'_, R>, most: u64) -> Result<Option<Vec<u8>>, Fault> {
    let (name, packed) = (file.name().to_owned(), file.compressed_size());
    if file.is_symlink() {
        return Err(link(place, &name));
    }
    if file.is_dir() {
        let folder = name.trim_end_matches('/');
        let wrong = if leads_out(folder) { WrongPath::Outside } else { WrongPath::Unknown };
        return if matches!(folder, "missions" | "cards") { Ok(None) } else { Err(misplaced(place, &name, wrong)) };
    }
    part(&name).map_err(|wrong| misplaced(place, &name, wrong))?;
    // What the file says of its size is not believed: so much is read, and not a byte more.
    let most = most.min(MOST_BYTES).min(SMALL.max(packed.saturating_mul(MOST_RATIO)));
    let mut content = Vec::new();
    file.take(most + 1).read_to_end(&mut content).map_err(|error| damaged(place, &format!("{name:?}: {error}")))?;
    if content.len() as u64 > most {
        let message = format!("{name:?} has {packed} bytes packed and more than {most} unpacked");
        return Err(too_large(place, message));
    }
    Ok(Some(content))
}

/// The fault of files that are not those that were packed.
fn unsealed(place: &str, comment: &[u8], files: &Files) -> Option<Fault> {
    let comment = String::from_utf8_lossy(comment);
    match comment.split_whitespace().collect::<Vec<_>>().as_slice() {
        [SEAL, VERSION, recorded] => {
            let found = hash(files);
            (found != *recorded).then(|| {
                let message =
                    format!("its files were changed after it was made: their hash is {found}, not {recorded}");
                Fault::of_file(place, Code::PackHash, message, AGAIN)
            })
        }
        [SEAL, version, ..] => {
            let message = format!("the pack is of version {version}, this game reads version {VERSION}");
            Some(Fault::of_file(place, Code::Format, message, "update the game, or ask for a pack of this version"))
        }
        _ => {
            let message = "the file has no seal: it was not made by `ghostline pack`, or was packed again";
            Some(Fault::of_file(place, Code::PackHash, message, AGAIN))
        }
    }
}

/// The fault of a file that is no archive, or a broken one.
fn damaged(place: &str, cause: &str) -> Fault {
    Fault::of_file(place, Code::NotAPack, format!("this is no `.zip` file, or it is damaged: {cause}"), AGAIN)
}

/// The files as one `.zip` file: in the order of their names, without times, sealed.
pub fn write(place: &str, files: &Files) -> Result<Vec<u8>, Fault> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644)
        .system(System::Unix);
    let written = || -> zip::result::ZipResult<Vec<u8>> {
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        for (path, bytes) in files {
            archive.start_file(path, options)?;
            archive.write_all(bytes)?;
        }
        archive.set_comment(format!("{SEAL} {VERSION} {}", hash(files)))?;
        Ok(archive.finish()?.into_inner())
    };
    let bytes = written().map_err(|error| damaged(place, &error.to_string()))?;
    match bytes.len() as u64 {
        0..=MOST_ZIP_BYTES => Ok(bytes),
        more => Err(too_large(place, format!("packed, it would have {more} bytes"))),
    }
}
