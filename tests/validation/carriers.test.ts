import { carriers, guessCarrier } from '@/validation/carriers';
import { messages } from '../support/messages';

test.each([
  ['138', 'CMCC'],
  ['1340', 'CMCC'],
  ['1349', null],
  ['134', null],
  ['130', 'CUCC'],
  ['133', 'CTCC'],
  ['192', 'CBN'],
  ['1700', 'CTCC'],
  ['1703', 'CMCC'],
  ['1704', 'CUCC'],
  ['170', null],
  ['154', null],
  ['15400000001', null],
  ['', null],
])('returns for %s the carrier %s', (digits, carrier) => {
  expect(guessCarrier(digits)).toBe(carrier);
  if (carrier) expect(guessCarrier(digits.padEnd(11, '0'))).toBe(carrier);
});

test('returns no carrier for numbers of other regions', () => {
  expect(guessCarrier('13000000', '+852')).toBeNull();
  expect(guessCarrier('13000000000', '+86')).toBe('CUCC');
});

test('has a unique name of each carrier in every language', () => {
  for (const words of Object.values(messages)) {
    expect(new Set(carriers.map((carrier) => words[`verification.carrier.${carrier}`])).size).toBe(4);
  }
});
