import { listMessages } from '../../../mock/_domain/accounts/outbox';
import { getPortal } from '../../../mock/_domain/store/state';
import { accountOf, type Browser, confirmSessions, lastSentTo, runPortal, wrongCode } from '../portal';
import { registerPerson } from '../signIn/applicants';

const newBrowser = runPortal();

const FRESH = 'fresh@example.com';
const OLD = 'demo@example.com';

const member = (account = 'demo') => newBrowser().hasConfirmedSessionOf(account);

const requestCode = (browser: Browser, email = FRESH, scene = 'bind') =>
  browser.call('emailCode', { body: { scene, email } });
const readVersion = async (browser: Browser) => (await browser.call('security')).data.emailVersion;
interface More {
  code?: unknown;
  version?: string;
}
async function changeEmail(browser: Browser, email = FRESH, { code, version }: More = {}) {
  const body = {
    email,
    code: code ?? lastSentTo(email).code,
    version: version ?? (await readVersion(browser)),
  };
  return browser.call('changeEmail', { body });
}

test('replaces the address by a proved one, notifies the old address, and records the change', async () => {
  const browser = member();
  await requestCode(browser);
  expect(await changeEmail(browser)).toMatchObject({ status: 200, code: 20000, data: null });
  expect(accountOf('demo').email).toBe(FRESH);
  expect((await browser.call('accountDetail')).data.email).toBe('f***@example.com');
  const { kind, text } = lastSentTo(OLD);
  expect([kind, text]).toEqual(['mail', expect.stringContaining('was changed to f***@example.com')]);
  expect(text).not.toContain(FRESH);
  expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: 'u-demo', type: 'EMAIL_CHANGE' });
  await requestCode(browser, 'Fresh@example.com');
  expect(await changeEmail(browser, 'Fresh@example.com')).toBeRefusedWith('EMAIL_SAME');
});

test('changes nothing before a step-up, and keeps the code valid', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  await requestCode(browser);
  const { code } = lastSentTo(FRESH);
  for (const tried of [code, wrongCode(code)]) {
    expect(await changeEmail(browser, FRESH, { code: tried })).toBeRefusedWith('STEP_UP_REQUIRED');
  }
  expect(accountOf('demo').email).toBe(OLD);
  confirmSessions();
  expect(await changeEmail(browser, FRESH, { code })).toSucceed();
});

test('reports an expired code and a conflict before it requires a step-up', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  expect(await changeEmail(browser, FRESH, { code: '123456' })).toBeRefusedWith('CODE_EXPIRED');
  await requestCode(browser);
  expect(await changeEmail(browser, FRESH, { version: 'older' })).toBeRefusedWith('CHANGED_MEANWHILE');
});

test('reports another account’s address as taken only after its code, in upper and lower case', async () => {
  const browser = member();
  const theirs = 'NewComer@Example.com';
  await requestCode(browser, theirs);
  const { code } = lastSentTo(theirs);
  expect(await changeEmail(browser, theirs, { code: wrongCode(code) })).toBeRefusedWith('CODE_WRONG');
  expect(await changeEmail(browser, theirs, { code })).toBeRefusedWith('EMAIL_TAKEN');
  expect([accountOf('demo').email, accountOf('newcomer').email]).toEqual([OLD, 'newcomer@example.com']);
  expect(listMessages(OLD)).toEqual([]);
});

test.each([
  ['in another case', 'King@bank.example'],
  ['with a domain that only looks the same', 'king@b\u0430nk.example'],
])('does not set an address by a code that was sent to one %s', async (_, provedEmail) => {
  const browser = member();
  await requestCode(browser, provedEmail);
  const { code } = lastSentTo(provedEmail);
  expect(await changeEmail(browser, 'king@bank.example', { code })).toBeRefusedWith('CODE_EXPIRED');
  expect(await changeEmail(browser, provedEmail, { code })).toSucceed();
  expect(accountOf('demo').email).toBe(provedEmail);
});

test('does not overwrite a change of another session, and keeps the code valid', async () => {
  const [one, other] = [member(), member()];
  const version = await readVersion(one);
  await requestCode(other, 'second@example.com');
  await requestCode(one);
  expect(await changeEmail(other, 'second@example.com')).toSucceed();
  expect(await changeEmail(one, FRESH, { version })).toBeRefusedWith('CHANGED_MEANWHILE');
  expect(accountOf('demo').email).toBe('second@example.com');
  // The other session's change has ended this one's step-up.
  expect((await changeEmail(one)).status).toBe(428);
  confirmSessions();
  expect(await changeEmail(one)).toSucceed();
  expect(accountOf('demo').email).toBe(FRESH);
});

test('accepts an address with which another person has registered, but not activated', async () => {
  await registerPerson(newBrowser(), { email: FRESH });
  const browser = member();
  await requestCode(browser);
  expect(await changeEmail(browser)).toSucceed();
});
