/**
 * Reads width and height of a picture from the beginning of its file, because a picture that is too large must be
 * rejected before it is decoded (PNG: RFC 2083, 4.1.1; JPEG: ISO/IEC 10918-1, B.2.2).
 */
import { detectFileType } from './fileType';

/** Pixels. */
interface ImageSize {
  width: number;
  height: number;
}

/** Offsets in a PNG: the name of the first chunk, which must be IHDR, its width, and the end of its height. */
const PNG_NAME = 12;
const PNG_WIDTH = 16;
const PNG_HEIGHT_END = 24;
const IHDR = 0x49484452;

const MARK = 0xff;
/** Markers without a length: TEM, RST0 to RST7, SOI, EOI. */
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
/**
 * Markers of a JPEG frame, which contains width and height. Three values in their range are other markers: DHT, JPG,
 * DAC.
 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Start of scan: the image data begins, and no header follows. */
const SCAN = 0xda;

function readPngSize(view: DataView): ImageSize | null {
  if (view.byteLength < PNG_HEIGHT_END || view.getUint32(PNG_NAME) !== IHDR) return null;
  return { width: view.getUint32(PNG_WIDTH), height: view.getUint32(PNG_WIDTH + 4) };
}

function readJpegSize(view: DataView): ImageSize | null {
  // After SOI. A frame's header is marker (2), length (2), precision (1), height (2), width (2).
  let at = 2;
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== MARK) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === SCAN) return null;
    if (marker === MARK) at += 1;
    else if (hasNoLength(marker)) at += 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/**
 * Returns width and height as a JPG or PNG declares them, without the rotation of its EXIF data; null if its header
 * has none.
 */
export function readImageSize(content: Uint8Array): ImageSize | null {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const type = detectFileType(content);
  if (type === 'image/png') return readPngSize(view);
  return type === 'image/jpeg' ? readJpegSize(view) : null;
}
