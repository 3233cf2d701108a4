/** @jest-environment node */
import { DEMO_PIN } from '../../mock/_domain/containers';
import { hashPassword, noPassword } from '../../mock/_domain/passwords';
import { portal } from '../../mock/_domain/state';
import { CERTIFICATE_PIN, demoAccounts } from '../../src/mockTools/accounts';

test("the list of demo accounts is the seed's", () => {
  const listed = demoAccounts.map(({ account, password }) => {
    const seeded = portal().accounts.find((one) => one.account === account);
    return [account, password === undefined ? noPassword : hashPassword(password, seeded?.id ?? '')];
  });
  expect(listed).toEqual(portal().accounts.map(({ account, password }) => [account, password]));
});

test('the PIN told opens the demo certificates', () => {
  expect(CERTIFICATE_PIN).toBe(DEMO_PIN);
});
