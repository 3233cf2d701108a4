import { checkPhrase, normalizePhrase } from '@/validation/phrase';

type Case = [input: string, problem: string | null];

test.each<Case>([
  ['Blue whale', null],
  ['蓝色的鲸鱼，你好', null],
  ['Café, o’clock', null],
  ['鯨', 'phrase.length'],
  ['👩‍👩‍👧', 'phrase.length'],
  ['👍'.repeat(30), null],
  ['👍🏽'.repeat(31), 'phrase.length'],
  ['é'.normalize('NFD').repeat(30), null],
  ['', 'phrase.required'],
  [' \u3000 ', 'phrase.required'],
  ['a\nb', 'phrase.text'],
  ['a\u202eb', 'phrase.text'],
  ['a\u200bb', 'phrase.text'],
  ['\u3164\u3164a', 'phrase.text'],
  ['a\ud800b', 'phrase.text'],
  [`a${'\u0301\u0302'.repeat(3)}b`, 'phrase.text'],
  ['whale” call', 'phrase.text'],
  ['"whale', 'phrase.text'],
  ['see: whale/x', 'phrase.text'],
  ['...', 'phrase.text'],
  ['evil.com', 'phrase.link'],
  ['go evil．com now', 'phrase.text'],
  ['evil。com', 'phrase.link'],
  ['例子.中国', 'phrase.link'],
  ['Mr. Whale e.g. x', null],
  ['whale 12345', null],
  ['whale 123456', 'phrase.code'],
  ['whale １２３４５６', 'phrase.code'],
  ['1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣ 鲸', 'phrase.code'],
  ['whale ١٢٣٤٥٦', 'phrase.code'],
])('checks the phrase %j: %s', (input, problem) => {
  expect(checkPhrase(input)).toBe(problem);
});

test('stores a phrase composed, with one space between words', () => {
  expect(normalizePhrase('  Cafe\u0301 \u3000\u00a0 time ')).toBe('Café time');
});
