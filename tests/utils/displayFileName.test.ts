import { getDisplayFileName } from '@/utils/displayFileName';

test.each([
  ['👨‍👩‍👧 família.png', '👨‍👩‍👧 família.png'],
  ['<img onerror=x>.png', '<img onerror=x>.png'],
  ['photo\u202egnp.exe', 'photo\ufffdgnp.exe'],
  ['a\u0000b\nc.pdf', 'a\ufffdb\ufffdc.pdf'],
  ['half\ud800.png', 'half\ufffd.png'],
])('returns for the file name %j the text %j', (name, shown) => {
  expect(getDisplayFileName(name)).toBe(shown);
});
