import { toAsciiLower, toAsciiUpper } from '@/validation/asciiCase';

const LOOK_ALIKES = '\u212a\u017f\u0131\u0130\uff4b\uff2b\u00e9\u00c9';

test('folds the letters of ASCII', () => {
  expect([toAsciiUpper('aZz_9@'), toAsciiLower('aZz_9@')]).toEqual(['AZZ_9@', 'azz_9@']);
});

test.each([...LOOK_ALIKES])('keeps %j unchanged', (letter) => {
  expect([toAsciiUpper(letter), toAsciiLower(letter)]).toEqual([letter, letter]);
});
