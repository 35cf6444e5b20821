//! How wide and high a picture is, read from its first bytes.

/// The width and the height of a PNG, GIF, JPEG or WebP picture.
pub(super) fn of(bytes: &[u8]) -> Option<(u32, u32)> {
    match bytes {
        [0x89, b'P', b'N', b'G', ..] => Some((number(bytes, 16, 4)?, number(bytes, 20, 4)?)),
        [b'G', b'I', b'F', ..] => Some((small(bytes, 6)?, small(bytes, 8)?)),
        [0xff, 0xd8, ..] => jpeg(bytes),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => webp(bytes),
        _ => None,
    }
}

/// A number of some bytes, the highest first.
fn number(bytes: &[u8], at: usize, length: usize) -> Option<u32> {
    let bytes = bytes.get(at..at + length)?;
    Some(bytes.iter().fold(0, |number, byte| number << 8 | u32::from(*byte)))
}

/// A number of two bytes, the lowest first.
fn small(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from(*bytes.get(at)?) | u32::from(*bytes.get(at + 1)?) << 8)
}

/// Goes from segment to segment, to the one that begins a frame.
fn jpeg(bytes: &[u8]) -> Option<(u32, u32)> {
    let mut at = 2;
    loop {
        match number(bytes, at, 2)? {
            0xffc0..=0xffc3 | 0xffc5..=0xffc7 | 0xffc9..=0xffcb | 0xffcd..=0xffcf => {
                return Some((number(bytes, at + 7, 2)?, number(bytes, at + 5, 2)?));
            }
            0xff01..=0xfffe => at += 2 + number(bytes, at + 2, 2)? as usize,
            _ => return None,
        }
    }
}

fn webp(bytes: &[u8]) -> Option<(u32, u32)> {
    match bytes.get(12..16)? {
        b"VP8X" => {
            let side = |at| Some((small(bytes, at)? | u32::from(*bytes.get(at + 2)?) << 16) + 1);
            Some((side(24)?, side(27)?))
        }
        b"VP8L" => {
            let bits = small(bytes, 21)? | small(bytes, 23)? << 16;
            Some(((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1))
        }
        _ => Some((small(bytes, 26)? & 0x3fff, small(bytes, 28)? & 0x3fff)),
    }
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn pictures_say_how_large_they_are() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x01\x90\0\0\x01\x2c";
        let jpeg = b"\xff\xd8\xff\xe0\0\x04ab\xff\xc2\0\x11\x08\x01\x2c\x01\x90";
        let vp8 = b"RIFF....WEBPVP8 ....\0\0\0\x9d\x01\x2a\x90\x01\x2c\x01";
        let lossless = b"RIFF....WEBPVP8L....\x2f\x8f\xc1\x4a\0";
        let extended = b"RIFF....WEBPVP8X........\x8f\x01\0\x2b\x01\0";
        for picture in [&png[..], b"GIF89a\x90\x01\x2c\x01", jpeg, vp8, lossless, extended] {
            assert_eq!(of(picture), Some((400, 300)), "{picture:?}");
            assert_eq!(of(&picture[..picture.len() - 1]), None, "{picture:?}");
        }
        assert_eq!(of(b"not a picture"), None);
    }
}
