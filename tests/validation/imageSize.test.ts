import { readImageSize } from '@/validation/imageSize';
import { aPng, pngHeader } from '../support/builders/png';

const bytes = (...parts: (number | number[] | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );

/** A JPEG's parts: `FF marker length content`. */
const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
const frame = (width: number, height: number, marker = 0xc0) =>
  segment(marker, [8, height >> 8, height & 0xff, width >> 8, width & 0xff, 3, 1, 0x22, 0]);
const SOI = [0xff, 0xd8];
/** EXIF may hold a thumbnail, a whole JPEG with a frame of its own. */
const exif = segment(0xe1, [...Buffer.from('Exif\0\0'), ...SOI, ...frame(160, 120)]);

test('reads the size of a PNG from its first chunk', () => {
  expect(readImageSize(aPng(3, 2))).toEqual({ width: 3, height: 2 });
  expect(readImageSize(pngHeader(20_000, 20_000))).toEqual({ width: 20_000, height: 20_000 });
  expect(readImageSize(pngHeader(0, 0))).toEqual({ width: 0, height: 0 });
  expect(readImageSize(pngHeader(0xffffffff, 1))).toEqual({ width: 4_294_967_295, height: 1 });
});

test('reads a view into a larger buffer from its offset', () => {
  const memory = Buffer.concat([Buffer.alloc(5), aPng(7, 9)]);
  expect(readImageSize(new Uint8Array(memory.buffer, memory.byteOffset + 5, memory.length - 5))).toEqual({
    width: 7,
    height: 9,
  });
});

test.each([
  ['baseline', bytes(SOI, frame(640, 480))],
  [
    'behind tables, comments and fill bytes',
    bytes(SOI, segment(0xc4, [1, 2]), [0xff], segment(0xfe, [3]), frame(640, 480)),
  ],
  ['behind EXIF with a thumbnail', bytes(SOI, exif, frame(640, 480))],
  ['behind a marker that stands alone', bytes(SOI, [0xff, 0x01], frame(640, 480))],
])('reads the size of a JPEG, %s', (_, content) => {
  expect(readImageSize(content)).toEqual({ width: 640, height: 480 });
});

test.each([
  ['nothing', bytes()],
  ['a PNG that ends within its header', pngHeader(10, 10).subarray(0, 20)],
  [
    'a PNG that begins with another chunk',
    bytes([...pngHeader(1, 1).subarray(0, 12)], 'IDAT', Array(20).fill(0)),
  ],
  ['a JPEG without a frame', bytes(SOI, segment(0xe0, [1, 2, 3, 4, 5, 6, 7, 8]))],
  ['a JPEG whose picture begins without one', bytes(SOI, segment(0xda, [1, 2, 3, 4, 5, 6, 7, 8]))],
  ['a JPEG with something else between its parts', bytes(SOI, [0, 0], frame(1, 1))],
  ['a JPEG that ends within its frame', bytes(SOI, frame(640, 480).slice(0, 6), [0xff])],
])('finds no size in %s', (_, content) => {
  expect(readImageSize(content)).toBeNull();
});
