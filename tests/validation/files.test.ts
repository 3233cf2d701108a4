import { FILE_BYTES_MAX } from '@/constants';
import { checkUpload } from '@/validation/files';
import { detectFileType, SIGNATURE_BYTES } from '@/validation/fileType';

const bytes = (...values: (number | string)[]): Uint8Array =>
  new Uint8Array(
    values.flatMap((value) =>
      typeof value === 'number' ? [value] : Array.from(value, (sign) => sign.charCodeAt(0)),
    ),
  );

const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JF');
const PNG = bytes(0x89, 'PNG\r\n', 0x1a, '\n');
const PDF = bytes('%PDF-1.7');

test.each([
  ['image/jpeg', JPEG],
  ['image/png', PNG],
  ['application/pdf', PDF],
])('detects %s by its first bytes', (type, head) => {
  expect(head.length).toBe(SIGNATURE_BYTES);
  expect(detectFileType(head)).toBe(type);
  expect(checkUpload(1000, head)).toBeNull();
});

test.each([
  ['a text', bytes('PNG file')],
  ['an SVG', bytes('<svg xml')],
  ['a picture that breaks off', PNG.slice(0, 7)],
  ['a picture after a blank', bytes(' ', ...PNG).slice(0, 8)],
])('rejects %s', (_what, head) => {
  expect(detectFileType(head)).toBeNull();
  expect(checkUpload(1000, head)).toBe('FILE_TYPE');
});

test('reports an empty file first', () => {
  expect(detectFileType(bytes())).toBeNull();
  expect(checkUpload(0, bytes())).toBe('FILE_EMPTY');
});

test('limits the size to the exact byte', () => {
  expect(checkUpload(FILE_BYTES_MAX, PDF)).toBeNull();
  expect(checkUpload(FILE_BYTES_MAX + 1, PDF)).toBe('FILE_TOO_LARGE');
});
