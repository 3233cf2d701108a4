/** Generates PNG images (RFC 2083). */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Returns the header chunk: eight bits each for red, green and blue. */
function header(width: number, height: number): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width);
  content.writeUInt32BE(height, 4);
  content.set([8, 2], 8);
  return chunk('IHDR', content);
}

type Color = [red: number, green: number, blue: number];

/** Returns an image of `width` × `height` pixels; `colorAt` returns the color of each. */
export function aPng(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Color = () => [40, 120, 200],
): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_unused, x) => colorAt(x, y)).flat(),
  ]);
  return Buffer.concat([
    SIGNATURE,
    header(width, height),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the beginning of an image file with this size in its header, without any pixels. */
export const pngHeader = (width: number, height: number): Buffer =>
  Buffer.concat([SIGNATURE, header(width, height)]);
