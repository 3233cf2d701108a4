import { createHash } from 'node:crypto';
import { DAY } from '../../../src/constants';
import { accountOf, runPortal } from '../portal';

const newBrowser = runPortal();

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

test('returns each setting, masked or counted', async () => {
  const browser = member('boss');
  const { status, data } = await browser.call('security');
  expect(status).toBe(200);
  expect(data).toEqual({
    account: 'boss',
    passwordAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+08:00$/),
    mobile: '154****0004',
    email: 'b***@example.com',
    emailVersion: expect.stringMatching(/./),
    passkeys: 0,
    authenticator: false,
    questions: 3,
    certificates: 2,
    bindings: expect.any(Number),
    sessions: 1,
    level: 3,
    missingProof: null,
  });
  expect(Date.now() - Date.parse(data.passwordAt ?? '')).toBeGreaterThan(29 * DAY);
});

test('returns empty values for missing data, and no age of a password that the user did not choose', async () => {
  const browser = member('newcomer');
  Object.assign(accountOf('newcomer'), { email: null, passwordChosen: false });
  expect((await browser.call('security')).data).toMatchObject({
    passwordAt: null,
    mobile: '',
    email: '',
    questions: 0,
    certificates: 0,
  });
});

test('changes the version with the address', async () => {
  const browser = member();
  const versions = new Set<string>();
  for (const email of ['demo@example.com', 'other@example.com', null]) {
    accountOf('demo').email = email;
    versions.add((await browser.call('security')).data.emailVersion);
  }
  expect(versions.size).toBe(3);
  // It does not reveal the address.
  const digest = createHash('sha256').update(JSON.stringify('demo@example.com')).digest('base64url');
  expect([...versions].filter((version) => digest.includes(version))).toEqual([]);
});
