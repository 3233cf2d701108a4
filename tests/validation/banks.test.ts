import { bankCodes, bankPrefixes, findBank } from '@/validation/banks';
import { messages } from '../support/messages';

test.each([
  ['622202', 'ICBC', 'debit'],
  ['622230', 'ICBC', 'credit'],
  ['622568', 'GDB', 'debit'],
  ['622555', 'GDB', 'credit'],
  ['622820', 'ABC', null],
])('returns for the prefix %s the bank %s and the kind %s', (prefix, bank, kind) => {
  expect(findBank(prefix)).toEqual({ bank, kind });
  expect(findBank(`${prefix}0000000000000`)).toEqual({ bank, kind });
});

test('uses the longest prefix: five banks begin with 955', () => {
  expect(['955880', '955990', '955590', '955100', '955550'].map((number) => findBank(number)?.bank)).toEqual([
    'ICBC',
    'ABC',
    'BOCOM',
    'PSBC',
    'CMB',
  ]);
});

test('finds no bank for five digits or an unknown prefix', () => {
  expect(findBank('95588')).toBeNull();
  expect(findBank('62284')).toBeNull();
  expect(findBank('')).toBeNull();
  expect(findBank('6200000000000005')).toBeNull();
  // Two banks have used these.
  expect([findBank('622902'), findBank('622517')]).toEqual([null, null]);
  expect(findBank('constructor')).toBeNull();
});

test('finds the bank of a number with separators or full-width digits', () => {
  expect(findBank('6228-48')?.bank).toBe('ABC');
  expect(findBank('６２２８ ４８')?.bank).toBe('ABC');
});

test('has only prefixes of digits, each once', () => {
  const all = bankCodes.flatMap((bank) =>
    Object.values(bankPrefixes[bank]).flatMap((list) => list.split(' ')),
  );
  expect(all.filter((prefix) => !/^\d{4,6}$/.test(prefix))).toEqual([]);
  expect(all.filter((prefix, at) => all.indexOf(prefix) !== at)).toEqual([]);
});

test('has a unique name of each bank in every language', () => {
  for (const words of Object.values(messages)) {
    expect(new Set(bankCodes.map((bank) => words[`verification.bank.${bank}`])).size).toBe(15);
  }
});
