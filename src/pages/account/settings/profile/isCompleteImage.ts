/**
 * Checks whether the file of a picture is complete. Browsers draw an incomplete or damaged file as well, with gray in
 * place of the missing part (PNG: RFC 2083, 3.2 to 3.4; JPEG: ISO/IEC 10918-1, B.1.1 and B.2.1).
 */
import { detectFileType } from '@/validation/fileType';

/** Offset of the first chunk, after the signature. */
const PNG_CHUNKS = 8;
/** Length, name and checksum of a chunk: 4 bytes each. */
const FRAME = 12;
const IEND = 0x49454e44;

/** The CRC of each byte, by the polynomial of ISO 3309. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Whether every chunk up to the last one is present and has a valid checksum. */
function isWholePng(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let at = PNG_CHUNKS;
  while (at + FRAME <= content.length) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > content.length) return false;
    if (crcOf(content.subarray(at + 4, end)) !== view.getUint32(end)) return false;
    if (view.getUint32(at + 4) === IEND) return true;
    at = end + 4;
  }
  return false;
}

const MARK = 0xff;
const SCAN = 0xda;
const END = 0xd9;

/** Whether the end marker follows the headers. The headers are skipped: EXIF may contain a picture with its own end. */
function isWholeJpeg(content: Uint8Array): boolean {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  let at = 2;
  while (at + 4 <= content.length && view.getUint8(at + 1) !== SCAN) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== MARK) return false;
    if (marker === MARK) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= END)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  // In a scan, a byte FF starts a marker unless the next byte is 0.
  for (let next = content.indexOf(MARK, at + 2); next !== -1; next = content.indexOf(MARK, next + 1)) {
    if (content[next + 1] === END) return true;
  }
  return false;
}

/** Whether a JPG or PNG has its end marker; for a PNG also whether all checksums are valid. */
export const isCompleteImage = (content: Uint8Array): boolean =>
  detectFileType(content) === 'image/png' ? isWholePng(content) : isWholeJpeg(content);
