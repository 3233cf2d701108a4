/** @jest-environment node */
import { isOwnEmail, isOwnMobile } from '../../../mock/_domain/accounts/ownContact';

type Account = import('../../../mock/_domain/store/records/account').Account;

const of = (fields: Partial<Account>) => fields as Account;
const demo = of({ region: '+852', mobile: '51234567', email: 'Demo@example.com' });

test('a number is the account’s with its region alone', () => {
  expect(isOwnMobile(demo, { region: '+852', mobile: '51234567' })).toBe(true);
  expect(isOwnMobile(demo, { region: '+853', mobile: '51234567' })).toBe(false);
  expect(isOwnMobile(demo, { region: '+852', mobile: '51234568' })).toBe(false);
});

test('an address is the account’s in whatever case', () => {
  expect(isOwnEmail(demo, 'dEMO@Example.com')).toBe(true);
  expect(isOwnEmail(demo, 'demo@example.com.test')).toBe(false);
});

test.each([
  ['without any', of({ region: '+86', mobile: null, email: null })],
  ['that does not exist', undefined],
])('an account %s has no number and no address, and not the empty one', (_what, account) => {
  for (const mobile of ['', '15400000001']) {
    expect(isOwnMobile(account, { region: account?.region ?? '', mobile })).toBe(false);
  }
  for (const email of ['', 'demo@example.com']) expect(isOwnEmail(account, email)).toBe(false);
});
