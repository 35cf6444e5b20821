//! What a connection's frames look like: text, or compressed in one of the two ways that Discord
//! offers, with one context for the whole connection.

use std::io::Write;

use axum::extract::ws::Message as Frame;
use flate2::Compression;
use flate2::write::ZlibEncoder;

/// The largest block of a Zstandard frame.
const MAX_BLOCK: usize = 128 * 1024;
/// The beginning of a Zstandard frame: its magic number, no flags, and a window of 128 KiB.
const ZSTD_HEADER: [u8; 6] = [0x28, 0xb5, 0x2f, 0xfd, 0, 7 << 3];

/// Makes the frames of one connection.
#[derive(Debug)]
pub(super) enum Encoder {
    Plain,
    Zlib(ZlibEncoder<Vec<u8>>),
    Zstd { has_begun: bool },
}

impl Encoder {
    /// The one that a connection asks for in its address.
    pub(super) fn of(compress: Option<&str>) -> Self {
        match compress {
            Some("zlib-stream") => Self::Zlib(ZlibEncoder::new(Vec::new(), Compression::fast())),
            Some("zstd-stream") => Self::Zstd { has_begun: false },
            _ => Self::Plain,
        }
    }

    pub(super) fn frame(&mut self, text: String) -> Frame {
        match self {
            Self::Plain => Frame::Text(text.into()),
            Self::Zlib(encoder) => {
                let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.flush());
                written.expect("writing into memory can't fail");
                Frame::Binary(std::mem::take(encoder.get_mut()).into())
            }
            Self::Zstd { has_begun } => {
                let header = if *has_begun { &[][..] } else { &ZSTD_HEADER };
                *has_begun = true;
                Frame::Binary([header, &raw_blocks(text.as_bytes())].concat().into())
            }
        }
    }
}

/// The text as blocks of a Zstandard frame that never ends. They are raw, which every decoder reads
/// like any others: a compressor would take longer to build than the rest, and save nothing here.
fn raw_blocks(text: &[u8]) -> Vec<u8> {
    let blocks = text.chunks(MAX_BLOCK).flat_map(|block| {
        // Not the last one (bit 0), raw (bits 1 and 2), and its size.
        let header = (block.len() as u32) << 3;
        [&header.to_le_bytes()[..3], block].concat()
    });
    blocks.collect()
}

#[cfg(test)]
mod tests {
    use flate2::{Decompress, FlushDecompress};

    use super::*;

    fn bytes(encoder: &mut Encoder, text: &str) -> Vec<u8> {
        match encoder.frame(text.to_owned()) {
            Frame::Binary(bytes) => bytes.to_vec(),
            other => panic!("not binary: {other:?}"),
        }
    }

    #[test]
    fn zlib_frames_share_a_context_and_end_with_a_flush() {
        let mut encoder = Encoder::of(Some("zlib-stream"));
        let mut context = Decompress::new(true);
        let long = "abcdefgh".repeat(100_000);
        let mut sizes = Vec::new();
        for text in [long.as_str(), "{}", &long] {
            let frame = bytes(&mut encoder, text);
            assert!(frame.ends_with(&[0, 0, 0xff, 0xff]));
            let mut read = Vec::with_capacity(long.len() + 1);
            context.decompress_vec(&frame, &mut read, FlushDecompress::Sync).expect("zlib");
            assert_eq!(read, text.as_bytes());
            sizes.push(frame.len());
        }
        assert!(sizes[0] < long.len() / 10, "{sizes:?}");
    }

    #[test]
    fn zstd_frames_are_blocks_of_one_frame() {
        let mut encoder = Encoder::of(Some("zstd-stream"));
        let long = "x".repeat(MAX_BLOCK + 1);
        let first = bytes(&mut encoder, &long);
        assert_eq!(first[..6], ZSTD_HEADER);
        assert_eq!(first.len(), 6 + 3 + MAX_BLOCK + 3 + 1);
        assert_eq!(bytes(&mut encoder, "{}"), [2 << 3, 0, 0, b'{', b'}']);
    }

    #[test]
    fn frames_are_text_unless_asked_for() {
        assert_eq!(Encoder::of(None).frame("{}".into()), Frame::Text("{}".into()));
    }
}
