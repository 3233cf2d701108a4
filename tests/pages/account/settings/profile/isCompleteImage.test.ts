import { isCompleteImage } from '@/pages/account/settings/profile/isCompleteImage';
import { aPng, pngHeader } from '../../../../support/builders/png';

const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
/** EXIF segment whose thumbnail contains an end marker. */
const EXIF = [0xff, 0xe1, 0, 8, ...SOI, ...EOI, 0, 0];
const SCAN = [0xff, 0xda, 0, 4, 1, 0];
const PIXELS = [1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4];
const jpeg = (...parts: number[][]) => Uint8Array.from(parts.flat());

test.each([
  ['a PNG', aPng(3, 2)],
  ['a PNG with data after its end', Buffer.concat([aPng(3, 2), Buffer.from('more')])],
  ['a JPEG', jpeg(SOI, EXIF, SCAN, PIXELS, EOI)],
  ['a JPEG with several scans', jpeg(SOI, SCAN, PIXELS, SCAN, PIXELS, EOI)],
  ['a JPEG with data after its end', jpeg(SOI, SCAN, PIXELS, EOI, [7, 7])],
])('returns true for %s', (_, content) => {
  expect(isCompleteImage(content)).toBe(true);
});

test.each([
  ['the header of a PNG', pngHeader(3, 2)],
  ['a PNG without its last byte', aPng(3, 2).subarray(0, -1)],
  ['a PNG with a chunk longer than the file', aPng(3, 2).fill(0x7f, 33, 34)],
  ['a PNG with one changed pixel byte', aPng(3, 2).fill(0x7f, 44, 45)],
  ['a JPEG without an end', jpeg(SOI, EXIF, SCAN, PIXELS)],
  ['a JPEG that ends within its headers', jpeg(SOI, EXIF)],
  ['a JPEG cut within its EXIF', jpeg(SOI, EXIF.slice(0, 8))],
])('returns false for %s', (_, content) => {
  expect(isCompleteImage(content)).toBe(false);
});
