import { isRealDate } from '@/validation/dates';
import * as identity from '@/validation/identity';
import vectors from '../data/identity-numbers.json';
import { residentIdOf } from '../support/builders/idNumbers';

const kinds = [
  ['resident ID', identity.isResidentId, vectors.residentId],
  ['residence permit', identity.isResidencePermit, vectors.residencePermit],
  ['credit code', identity.isCreditCode, vectors.creditCode],
  ['new permanent residence card', identity.isPermanentResidenceId, vectors.permanentResidence18],
  ['old permanent residence card', identity.isPermanentResidenceId, vectors.permanentResidence15],
] as const;

describe.each(kinds)('%s', (_, is, { valid, invalid }) => {
  test.each(valid)('accepts %s', (value) => expect(is(value)).toBe(true));
  test.each(invalid)('rejects %j', (value) => expect(is(value)).toBe(false));

  test('finds every single wrong digit', () => {
    for (const value of valid) {
      for (let at = 0; at < value.length; at += 1) {
        if (!/\d/.test(value.charAt(at))) continue;
        const other = String((Number(value.charAt(at)) + 1) % 10);
        const wrong = value.slice(0, at) + other + value.slice(at + 1);
        // The check digit of the old card is modulo 10; it detects each of these errors, too.
        expect([wrong, is(wrong)]).toEqual([wrong, false]);
      }
    }
  });

  test.each(['', ' ', 'x', '1'.repeat(10_000), '\ud800', '１１０１０５', '\0', 'constructor'])(
    'rejects %j',
    (value) => expect(is(value)).toBe(false),
  );

  test('rejects white space and lower case', () => {
    for (const value of valid) {
      expect([is(` ${value}`), is(`${value}\n`)]).toEqual([false, false]);
      if (value !== value.toLowerCase()) expect(is(value.toLowerCase())).toBe(false);
      expect(is(identity.normalizeIdNumber(` ${value.toLowerCase()} `))).toBe(true);
    }
  });
});

describe('legacy resident ID', () => {
  test.each(vectors.residentIdLegacy.upgrade)('converts %s to %s', (legacy, upgraded) => {
    expect(identity.upgradeResidentId(legacy as string)).toBe(upgraded);
    expect(identity.isResidentId(legacy as string)).toBe(false);
  });

  test.each([...vectors.residentIdLegacy.invalid, '', '11010519491231002X', '990105491231002'])(
    'rejects %j',
    (value) => expect(identity.upgradeResidentId(value)).toBeNull(),
  );
});

test('does not accept a residence permit as resident ID, nor the reverse', () => {
  for (const value of vectors.residencePermit.valid) expect(identity.isResidentId(value)).toBe(false);
  for (const value of vectors.residentId.valid) expect(identity.isResidencePermit(value)).toBe(false);
});

test('rejects a date of birth in the future, but accepts today', () => {
  const day = (offset: number) => new Date(Date.now() + offset).toISOString().slice(0, 10).replace(/-/g, '');
  expect(isRealDate(day(0))).toBe(true);
  expect(isRealDate(day(2 * 86_400_000))).toBe(false);
});

test('rejects a resident ID whose date of birth is in the future', () => {
  expect(identity.isResidentId(residentIdOf('20000101'))).toBe(true);
  expect(identity.isResidentId(residentIdOf('29990101'))).toBe(false);
});

test.each(['19000229', '20230431', '20231301', '20230100', '2023011', 'abcdefgh'])(
  'rejects the day %s',
  (digits) => expect(isRealDate(digits)).toBe(false),
);
test.each(['20000229', '19000101', '00990101'])('accepts the day %s', (digits) =>
  expect(isRealDate(digits)).toBe(true),
);

test.each([
  [
    identity.isTravelPermit,
    ['H12345678', 'M1234567890'],
    ['H1234567', 'H123456789', 'A12345678', 'h12345678', ''],
  ],
  [
    identity.isTaiwanPermit,
    ['12345678', '1234567890', '1234567890(A)'],
    ['123456789', '1234567890(a)', '12345678(A)', ''],
  ],
  [
    identity.isPassport,
    ['E12345678', '12345', 'ABCDEFGHIJK1', 'C01X00T47'],
    ['1234', 'ABCDEFGHIJKL', 'ABCDEFGHIJKLM', 'e12345678', 'AB 1234', ''],
  ],
])('checks travel documents', (is, valid, invalid) => {
  expect(valid.filter((value) => !is(value))).toEqual([]);
  expect(invalid.filter((value) => is(value))).toEqual([]);
});
