/** @jest-environment node */
import { isOwnEmail, isOwnMailbox, toStoredAddress } from '../../../mock/_domain/accounts/ownContact';
import { getPortal } from '../../../mock/_domain/store/state';
import { runPortal } from '../portal';

runPortal();

const weak = () => getPortal().accounts.find(({ account }) => account === 'weak');
const KELVIN = 'wea\u212a@example.com';

test('the case of ASCII letters does not matter for whose an address is, and nothing else is the same', () => {
  expect(isOwnEmail(weak(), 'WEAK@Example.com')).toBe(true);
  for (const other of [KELVIN, 'weak@example.com ', 'weak@example.co', '']) {
    expect([other, isOwnEmail(weak(), other)]).toEqual([other, false]);
  }
});

test('a code was sent to the address as it stands on the account, or to another', () => {
  expect(isOwnMailbox(weak(), 'weak@example.com')).toBe(true);
  for (const other of ['Weak@example.com', KELVIN, '']) {
    expect([other, isOwnMailbox(weak(), other)]).toEqual([other, false]);
  }
  expect([isOwnMailbox(undefined, ''), isOwnEmail(undefined, '')]).toEqual([false, false]);
});

test('an address is spelled as the account that has it spells it, and as it was typed where nobody has it', () => {
  expect(toStoredAddress('WEAK@example.COM')).toBe('weak@example.com');
  for (const other of [KELVIN, 'Nobody@Example.com']) expect(toStoredAddress(other)).toBe(other);
});

test('of two accounts that differ in case, each has its own', () => {
  const demo = getPortal().accounts.find(({ account }) => account === 'demo');
  if (demo) demo.email = 'Weak@example.com';
  for (const own of ['Weak@example.com', 'weak@example.com']) expect(toStoredAddress(own)).toBe(own);
});
