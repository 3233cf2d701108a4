import {
  isOwnEmail,
  isOwnMailbox,
  isOwnMobile,
  toStoredAddress,
} from '../../../mock/_domain/accounts/ownContact';
import type { Account } from '../../../mock/_domain/store/records/account';
import { accountOf, runPortal } from '../portal';

runPortal();

const of = (fields: Partial<Account>) => fields as Account;
const demo = of({ region: '+852', mobile: '51234567', email: 'Demo@example.com' });

const weak = () => accountOf('weak');
const KELVIN = 'wea\u212a@example.com';

test('ignores only the case of ASCII letters when it compares an address with the account’s', () => {
  expect(isOwnEmail(weak(), 'WEAK@Example.com')).toBe(true);
  for (const other of [KELVIN, 'weak@example.com ', 'weak@example.co', '']) {
    expect([other, isOwnEmail(weak(), other)]).toEqual([other, false]);
  }
});

test('recognizes the account’s mailbox only by the exact stored address', () => {
  expect(isOwnMailbox(weak(), 'weak@example.com')).toBe(true);
  for (const other of ['Weak@example.com', KELVIN, 'weak@example.com ', 'weak@example.co', '']) {
    expect([other, isOwnMailbox(weak(), other)]).toEqual([other, false]);
  }
  expect([isOwnMailbox(undefined, ''), isOwnEmail(undefined, '')]).toEqual([false, false]);
});

test('returns an address as its account spells it, and an unknown address in lower case', () => {
  expect(toStoredAddress('WEAK@example.COM')).toBe('weak@example.com');
  expect(toStoredAddress(KELVIN)).toBe(KELVIN);
  for (const other of ['Nobody@Example.com', 'nobody@EXAMPLE.com']) {
    expect(toStoredAddress(other)).toBe('nobody@example.com');
  }
});

test('returns the own spelling of each of two accounts whose addresses differ in case', () => {
  accountOf('demo').email = 'Weak@example.com';
  for (const own of ['Weak@example.com', 'weak@example.com']) expect(toStoredAddress(own)).toBe(own);
});

test('matches the account’s number only with its region', () => {
  expect(isOwnMobile(demo, { region: '+852', mobile: '51234567' })).toBe(true);
  expect(isOwnMobile(demo, { region: '+853', mobile: '51234567' })).toBe(false);
  expect(isOwnMobile(demo, { region: '+852', mobile: '51234568' })).toBe(false);
});

test.each([
  ['without contacts', of({ region: '+86', mobile: null, email: null })],
  ['that does not exist', undefined],
])('matches no number and no address for an account %s, not even an empty one', (_what, account) => {
  for (const mobile of ['', '15400000001']) {
    expect(isOwnMobile(account, { region: account?.region ?? '', mobile })).toBe(false);
  }
  for (const email of ['', 'demo@example.com']) expect(isOwnEmail(account, email)).toBe(false);
});
