import { inflateSync } from 'node:zlib';
import { drawCaptcha } from '../../../mock/_domain/checks/captchaImage';

const [WIDTH, HEIGHT] = [240, 80];

/** Returns the pixels of a picture, true for dark ones. */
function readInk(png: Buffer): boolean[] {
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  expect(rows.length).toBe(HEIGHT * (WIDTH + 1));
  return Array.from(rows)
    .filter((_, at) => at % (WIDTH + 1) !== 0)
    .map((gray) => gray < 150);
}

/** Returns the share of one picture's dark pixels that are dark in the other picture, too. */
function overlap(one: boolean[], other: boolean[]): number {
  const inked = one.flatMap((isInk, at) => (isInk ? [at] : []));
  return inked.filter((at) => other[at]).length / inked.length;
}

test('draws the same characters at other places and with other strokes each time', () => {
  const pictures = Array.from({ length: 12 }, () => readInk(drawCaptcha('KM47')));
  const ink = pictures.map((picture) => picture.filter(Boolean).length);
  expect(new Set(ink).size).toBeGreaterThan(8);
  expect(Math.min(...ink)).toBeGreaterThan(800);
  const overlaps = pictures.flatMap((picture, at) =>
    pictures.slice(at + 1).map((other) => overlap(picture, other)),
  );
  // The mean of 66 pairs is about 0.35; without placement, only the warp and the curves differ: about 0.49.
  expect(overlaps.reduce((sum, one) => sum + one) / overlaps.length).toBeLessThan(0.42);
});

test('draws noise where no character is', () => {
  const ink = readInk(drawCaptcha('')).filter(Boolean).length;
  expect(ink).toBeGreaterThan(200);
});
