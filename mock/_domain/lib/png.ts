/** Writes gray pictures as PNG (RFC 2083). */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits of gray, without a palette, filters or interlacing. */
const GRAY = [8, 0, 0, 0, 0];

/** Encodes rows of gray values from 0 (black) to 255 (white), one byte each. */
export function encodeGrayPng(pixels: Uint8Array, width: number): Buffer {
  const height = pixels.length / width;
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1) {
    // The byte before each row names its filter: none.
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const header = Buffer.from([...toBytes(width), ...toBytes(height), ...GRAY]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND'),
  ]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([Buffer.from(toBytes(data.length)), body, Buffer.from(toBytes(crc32(body)))]);
}

const toBytes = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
