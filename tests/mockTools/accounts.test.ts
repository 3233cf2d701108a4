import { hashPassword, UNUSABLE_PASSWORD } from '../../mock/_domain/lib/passwords';
import { startPortal } from '../../mock/_domain/seed/seed';
import { getPortal } from '../../mock/_domain/store/state';
import { DEMO_PIN } from '../../mock/_domain/tools/demoContainers';
import { CERTIFICATE_PIN, demoAccounts } from '../../src/mockTools/accounts';

beforeAll(startPortal);

test('lists the accounts of the seed with their passwords and user types', () => {
  const listed = demoAccounts.map(({ account, password, userType = 'person' }) => {
    const seeded = getPortal().accounts.find((one) => one.account === account);
    return [
      account,
      password === undefined ? UNUSABLE_PASSWORD : hashPassword(password, seeded?.id ?? ''),
      userType,
    ];
  });
  expect(listed).toEqual(
    getPortal().accounts.map(({ account, password, userType }) => [account, password, userType]),
  );
});

test('shows the PIN of the demo certificates', () => {
  expect(CERTIFICATE_PIN).toBe(DEMO_PIN);
});
