/** @jest-environment node */

import { hashPassword, UNUSABLE_PASSWORD } from '../../mock/_domain/lib/passwords';
import { startPortal } from '../../mock/_domain/seed/start';
import { getPortal } from '../../mock/_domain/store/state';
import { DEMO_PIN } from '../../mock/_domain/tools/demoContainers';
import { CERTIFICATE_PIN, demoAccounts } from '../../src/mockTools/accounts';

beforeAll(startPortal);

test("the list of demo accounts is the seed's", () => {
  const listed = demoAccounts.map(({ account, password }) => {
    const seeded = getPortal().accounts.find((one) => one.account === account);
    return [account, password === undefined ? UNUSABLE_PASSWORD : hashPassword(password, seeded?.id ?? '')];
  });
  expect(listed).toEqual(getPortal().accounts.map(({ account, password }) => [account, password]));
});

test('the PIN told opens the demo certificates', () => {
  expect(CERTIFICATE_PIN).toBe(DEMO_PIN);
});
