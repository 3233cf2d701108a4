import { listMessages } from '../../../mock/_domain/accounts/outbox';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_LIFETIME, CODE_TRIES } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import {
  accountOf,
  type Browser,
  confirmSessions,
  endStepUps,
  lastSentTo,
  runPortal,
  wrongCode,
} from '../portal';
import { registersPerson } from '../signIn/applicants';

const newBrowser = runPortal();

const FRESH = 'fresh@example.com';
const OLD = 'demo@example.com';

const member = (account = 'demo') => newBrowser().hasConfirmedSessionOf(account);

const asks = (browser: Browser, email = FRESH, scene = 'bind') =>
  browser.call('emailCode', { body: { scene, email } });
const versionFor = async (browser: Browser) => (await browser.call('security')).data.emailVersion;
interface More {
  code?: unknown;
  version?: string;
}
async function changes(browser: Browser, email = FRESH, { code, version }: More = {}) {
  const body = {
    email,
    code: code ?? lastSentTo(email).code,
    version: version ?? (await versionFor(browser)),
  };
  return browser.call('changeEmail', { body });
}

test('replaces the address by a proved one, notifies the old address, and records the change', async () => {
  const browser = member();
  await asks(browser);
  expect(await changes(browser)).toMatchObject({ status: 200, code: 20000, data: null });
  expect(accountOf('demo').email).toBe(FRESH);
  expect((await browser.call('accountDetail')).data.email).toBe('f***@example.com');
  const { kind, text } = lastSentTo(OLD);
  expect([kind, text]).toEqual(['mail', expect.stringContaining('was changed to f***@example.com')]);
  expect(text).not.toContain(FRESH);
  const [session] = getPortal().sessions.values();
  expect(getPortal().behavior.at(-1)).toMatchObject({
    accountId: 'u-demo',
    type: 'EMAIL_CHANGE',
    result: 'SUCCESS',
    sessionId: session?.publicId,
  });
});

test('sets a first address, and notifies an account that has only a number by SMS', async () => {
  const browser = member();
  accountOf('demo').email = null;
  await asks(browser);
  expect(await changes(browser)).toSucceed();
  expect(accountOf('demo').email).toBe(FRESH);
  expect(lastSentTo('15400000001')).toMatchObject({ kind: 'sms', text: expect.stringContaining('f***') });
});

test('changes nothing before a step-up, and keeps the code valid', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  await asks(browser);
  const { code } = lastSentTo(FRESH);
  for (const tried of [code, wrongCode(code)]) {
    expect(await changes(browser, FRESH, { code: tried })).toMatchObject({
      status: 428,
      subCode: subCodes.STEP_UP_REQUIRED,
      data: { methods: ['password', 'sms', 'certificate'] },
    });
  }
  expect(accountOf('demo').email).toBe(OLD);
  confirmSessions();
  expect(await changes(browser, FRESH, { code })).toSucceed();
});

test('reports an expired or used-up code before it requires a step-up', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  expect(await changes(browser, FRESH, { code: '123456' })).toBeRefusedWith('CODE_EXPIRED');
  await asks(browser);
  const { code } = lastSentTo(FRESH);
  advanceClock(CODE_LIFETIME);
  expect(await changes(browser, FRESH, { code })).toBeRefusedWith('CODE_EXPIRED');
  await asks(browser);
  confirmSessions();
  const wrong = wrongCode(lastSentTo(FRESH).code);
  for (let time = 0; time < CODE_TRIES; time += 1) await changes(browser, FRESH, { code: wrong });
  endStepUps();
  expect(await changes(browser, FRESH, { code: wrong })).toBeRefusedWith('CODE_USED_UP');
});

test('reports another account’s address as taken only after its code, in upper and lower case', async () => {
  const browser = member();
  const theirs = 'NewComer@Example.com';
  await asks(browser, theirs);
  const { code } = lastSentTo(theirs);
  expect(await changes(browser, theirs, { code: wrongCode(code) })).toBeRefusedWith('CODE_WRONG');
  expect(await changes(browser, theirs, { code })).toBeRefusedWith('EMAIL_TAKEN');
  expect([accountOf('demo').email, accountOf('newcomer').email]).toEqual([OLD, 'newcomer@example.com']);
  expect(listMessages(OLD)).toEqual([]);
});

describe('a code that was sent to another address', () => {
  test.each([
    ['in another case', 'King@bank.example', 'king@bank.example', subCodes.CODE_EXPIRED],
    [
      'with a domain that only looks the same',
      'king@b\u0430nk.example',
      'king@bank.example',
      subCodes.CODE_EXPIRED,
    ],
  ])('does not set an address %s', async (_, provedEmail, newEmail, refusal) => {
    const browser = member();
    await asks(browser, provedEmail);
    const { code } = lastSentTo(provedEmail);
    expect((await changes(browser, newEmail, { code })).subCode).toBe(refusal);
    expect(accountOf('demo').email).toBe(OLD);
    expect(await changes(browser, provedEmail, { code })).toSucceed();
    expect(accountOf('demo').email).toBe(provedEmail);
  });

  test('is not sent to an address that is not in composed Unicode form', async () => {
    const browser = member();
    expect(await asks(browser, '\u212aing@bank.example')).toHaveWrongFields({ email: 'FIELD_FORMAT' });
    expect(getPortal().outbox).toEqual([]);
  });
});

test('lets a legal entity use the address of a person', async () => {
  const browser = member('boss');
  await asks(browser, OLD);
  expect(await changes(browser, OLD)).toSucceed();
});

test('refuses the own address, and keeps the code valid', async () => {
  const browser = member();
  await asks(browser, 'DEMO@example.com');
  for (let time = 0; time < 2; time += 1) {
    expect(await changes(browser, 'DEMO@example.com')).toBeRefusedWith('EMAIL_SAME');
  }
  expect(accountOf('demo').email).toBe(OLD);
});

test('does not overwrite a change of another session, and keeps the code valid', async () => {
  const [one, other] = [member(), member()];
  const version = await versionFor(one);
  await asks(other, 'second@example.com');
  await asks(one);
  expect(await changes(other, 'second@example.com')).toSucceed();
  expect(await changes(one, FRESH, { version })).toBeRefusedWith('CHANGED_MEANWHILE');
  expect(accountOf('demo').email).toBe('second@example.com');
  // The other session's change has ended this one's step-up.
  expect((await changes(one)).status).toBe(428);
  confirmSessions();
  expect(await changes(one)).toSucceed();
  expect(accountOf('demo').email).toBe(FRESH);
});

test('reports a conflict before it requires a step-up', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  await asks(browser);
  expect(await changes(browser, FRESH, { version: 'older' })).toBeRefusedWith('CHANGED_MEANWHILE');
});

test('changes nothing without a code, or with one of another scene or address', async () => {
  const browser = member();
  await asks(browser, FRESH, 'reset');
  expect(await changes(browser)).toBeRefusedWith('CODE_EXPIRED');
  await asks(browser);
  const { code } = lastSentTo(FRESH);
  expect(await changes(browser, 'x@example.com', { code })).toBeRefusedWith('CODE_EXPIRED');
  expect(accountOf('demo').email).toBe(OLD);
});

test('accepts an address with which another person has registered, but not activated', async () => {
  await registersPerson(newBrowser(), { email: FRESH });
  const browser = member();
  await asks(browser);
  expect(await changes(browser)).toSucceed();
});
