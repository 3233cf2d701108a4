import {
  checkCountry,
  checkNickname,
  checkPhone,
  checkProfileText,
  checkStreet,
  normalizeLine,
  normalizePhone,
} from '@/validation/profile';
import { normalizeLines } from '@/validation/text';

type Case = [input: string, problem: string | null];

const LONG = 'x'.repeat(10_000);
/** Values that every field must reject, and not truncate or change silently. */
const BAD = ['a\u0000b', 'a\ud800b', 'a\u202eb', 'a\u200fb', 'a\ue000b'];

test.each<Case>([
  ['甲', null],
  ['<img src=x onerror=alert(1)>', null],
  ['x'.repeat(30), null],
  ['👍'.repeat(30), null],
  ['', 'profile.nickname.required'],
  [' \u3000 ', 'profile.nickname.required'],
  ['x'.repeat(31), 'profile.nickname.long'],
  [LONG, 'profile.nickname.long'],
  ['\u200d', 'profile.nickname.text'],
  ['\u3164', 'profile.nickname.text'],
  ...BAD.map((text): Case => [text, 'profile.nickname.text']),
])('checks the nickname %j: %s', (input, problem) => {
  expect(checkNickname(input)).toBe(problem);
});

test.each<Case>([
  ['Two lines,\nthe second one.\tWell.', null],
  ['字'.repeat(200), null],
  ['', 'profile.profile.required'],
  ['\n\n', 'profile.profile.required'],
  ['字'.repeat(201), 'profile.profile.long'],
  [LONG, 'profile.profile.long'],
  ...BAD.map((text): Case => [text, 'profile.profile.text']),
])('checks the profile %j: %s', (input, problem) => {
  expect(checkProfileText(input)).toBe(problem);
});

test.each<Case>([
  ['CN', null],
  ['', 'profile.country.required'],
  ['XX', 'profile.country.unknown'],
  ['__proto__', 'profile.country.unknown'],
])('checks the country %j: %s', (input, problem) => {
  expect(checkCountry(input)).toBe(problem);
});

test.each<Case>([
  ['测试路 1 号', null],
  ['', 'profile.address.required'],
  ['1 号', 'profile.address.short'],
  ['x'.repeat(101), 'profile.address.long'],
  [LONG, 'profile.address.long'],
  ...BAD.map((text): Case => [`12 ${text}`, 'profile.address.text']),
])('checks the street %j: %s', (input, problem) => {
  expect(checkStreet(input)).toBe(problem);
});

test.each<Case>([
  ['15400000001', null],
  ['154 0000 0001', null],
  ['010-12345678', null],
  ['(010) 12345678', null],
  ['+86 154 0000 0001', null],
  ['+55 11 94000-0001', null],
  ['', 'profile.phone.required'],
  ['12345', 'profile.phone.format'],
  ['25400000001', 'profile.phone.format'],
  ['+0123456789', 'profile.phone.format'],
  ['call me', 'profile.phone.format'],
  [LONG, 'profile.phone.format'],
])('checks the phone %j: %s', (input, problem) => {
  expect(checkPhone(input)).toBe(problem);
});

test('normalizes stored values', () => {
  expect(normalizeLine('  Zé \n da\u3000Silva ')).toBe('Zé da Silva');
  expect(normalizeLines(' one\r\ntwo\rthree ')).toBe('one\ntwo\nthree');
  expect(normalizePhone('（０１０）１２３４５６７８')).toBe('010-12345678');
  expect(normalizePhone('+55 (11) 94000-0001')).toBe('+5511940000001');
  expect(normalizePhone('154–0000–0001')).toBe('15400000001');
});
