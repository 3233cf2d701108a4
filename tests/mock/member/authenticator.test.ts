import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  DAY,
  HOUR,
  LOCK_AFTER_FAILURES,
  LOCK_DURATION,
  MINUTE,
  RECOVERY_CODES,
  SECOND,
  TICKET_LIFETIME,
} from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { addApp, codeOf, STEP } from '../apps';
import { addMobile, bindProvider, changePassword, PASSWORD } from '../credentials';
import { stepUps } from '../oauth/signInWays';
import {
  accountOf,
  type Browser,
  confirmSessions,
  endStepUps,
  lastSentTo,
  runPortal,
  signedIn,
  ticketIn,
  tokenSentTo,
  wrongCode,
} from '../portal';

const newBrowser = runPortal();

const DEMO_MOBILE = '15400000001';
const OWNERS_EMAIL = 'newcomer@example.com';

const member = (account = 'demo') => newBrowser().hasConfirmedSessionOf(account);
const start = async (browser: Browser) => (await browser.call('startAuthenticator')).data;
const confirm = (browser: Browser, code: string) => browser.call('confirmAuthenticator', { body: { code } });
const read = async (browser: Browser) => (await browser.call('authenticator')).data;

const setUpApp = (account?: string) => addApp(newBrowser(), account);

/** Signs in with the password, on a new browser by default; returns the ticket of the second factor. */
async function enterPassword(account = 'demo', browser = newBrowser()) {
  const { data, code } = await browser.signsIn(account);
  expect(code).toBe(20000);
  expect(data.redirectUrl).toMatch(/^\/uaa\/secondFactor\?/);
  return { browser, ticket: ticketIn(data.redirectUrl) };
}
const sendCode = (browser: Browser, ticket: string, code: string) =>
  browser.call('secondFactor', { body: { ticket, code } });

describe('setting up an authenticator app', () => {
  it('requires a step-up, and leaves sign-ins unchanged until a code confirms the app', async () => {
    const browser = newBrowser().opensSessionOf('demo');
    expect((await browser.call('startAuthenticator')).status).toBe(428);
    confirmSessions();
    const { secret, uri } = await start(browser);
    endStepUps();
    expect((await confirm(browser, codeOf(secret))).status).toBe(428);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Identity%20Portal:demo\?issuer=Identity%20Portal&/);
    expect(await read(browser)).toMatchObject({ addedAt: null, codesLeft: 0 });
    // The sign-in requires no code.
    const other = await signedIn(newBrowser(), 'demo');
    expect(await other.isOnline()).toBe(true);
  });

  it('adds the app by its code, returns recovery codes, and alerts the owner', async () => {
    const { browser, codes } = await setUpApp();
    expect(new Set(codes).size).toBe(RECOVERY_CODES);
    expect(codes.every((code) => /^[A-Z2-9]{10}$/.test(code))).toBe(true);
    expect(await read(browser)).toMatchObject({ addedAt: expect.any(String), codesLeft: RECOVERY_CODES });
    expect((await browser.call('security')).data.authenticator).toBe(true);
    expect(lastSentTo(DEMO_MOBILE).text).toMatch(/^Authenticator app added/);
    expect(JSON.stringify(getPortal().recoveryCodes)).not.toContain(codes[0]);
    expect(await browser.call('startAuthenticator')).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  it('refuses a wrong code, an expired secret, and the secret of another session', async () => {
    const browser = member();
    const { secret } = await start(browser);
    const refused = await confirm(browser, wrongCode(codeOf(secret)));
    expect(refused).toMatchObject({ subCode: subCodes.CODE_WRONG, data: { triesLeft: 4 } });
    const other = member();
    expect(await confirm(other, codeOf(secret))).toBeRefusedWith('TICKET_UNKNOWN');
    advanceClock(TICKET_LIFETIME);
    confirmSessions();
    expect(await confirm(browser, codeOf(secret))).toBeRefusedWith('TICKET_UNKNOWN');
    expect(getPortal().authenticators).toEqual([]);
  });

  it('ends a secret with the fifth wrong code or with another setup, which is possible immediately', async () => {
    const browser = member();
    const { secret: first } = await start(browser);
    const { secret } = await start(browser);
    expect(await confirm(browser, codeOf(first))).toBeRefusedWith('CODE_WRONG');
    for (let time = 2; time < LOCK_AFTER_FAILURES; time += 1)
      expect(await confirm(browser, wrongCode(codeOf(secret)))).toBeRefusedWith('CODE_WRONG');
    expect(await confirm(browser, wrongCode(codeOf(secret)))).toBeRefusedWith('TICKET_UNKNOWN');
    expect(await confirm(browser, codeOf(secret))).toBeRefusedWith('TICKET_UNKNOWN');
    const { secret: next } = await start(browser);
    expect(await confirm(browser, codeOf(next))).toSucceed();
  });
});

describe('signing in to an account with an authenticator app', () => {
  it('requires a code after the password, and opens no session before', async () => {
    const { secret } = await setUpApp();
    const { browser, ticket } = await enterPassword();
    expect(await browser.isOnline()).toBe(false);
    expect(await sendCode(browser, ticket, codeOf(secret))).toSucceed();
    expect(await browser.isOnline()).toBe(true);
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'LOGIN', channel: 1 });
    // The code also counts as a step-up.
    expect(await browser.call('startExport')).toSucceed();
    expect(await sendCode(browser, ticket, codeOf(secret))).toBeRefusedWith('TICKET_UNKNOWN');
  });

  it.each([-2, -1, 1, 2, 120])('accepts a clock that differs by at most one step: %i', async (steps) => {
    const { secret } = await setUpApp();
    advanceClock(2 * STEP);
    const { browser, ticket } = await enterPassword();
    const { subCode } = await sendCode(browser, ticket, codeOf(secret, steps));
    expect(subCode).toBe(Math.abs(steps) > 1 ? subCodes.CODE_WRONG : null);
  });

  it('accepts each code once, and no code that is older than the last accepted one', async () => {
    const { secret } = await setUpApp();
    advanceClock(STEP);
    const code = codeOf(secret);
    const first = await enterPassword();
    expect(await sendCode(first.browser, first.ticket, code)).toSucceed();
    const second = await enterPassword();
    expect(await sendCode(second.browser, second.ticket, code)).toBeRefusedWith('CODE_WRONG');
    expect(await sendCode(second.browser, second.ticket, codeOf(secret, -1))).toBeRefusedWith('CODE_WRONG');
  });

  it('accepts codes with spaces and dashes, and in lower case', async () => {
    const { secret, codes } = await setUpApp();
    const first = await enterPassword();
    const code = codeOf(secret);
    expect(await sendCode(first.browser, first.ticket, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toSucceed();
    const second = await enterPassword();
    const recovery = (codes[0] ?? '').toLowerCase();
    const typed = `${recovery.slice(0, 5)} – ${recovery.slice(5)}`;
    expect(await sendCode(second.browser, second.ticket, typed)).toSucceed();
  });

  it('accepts each recovery code once, and notifies the owner of the number left', async () => {
    const { codes } = await setUpApp();
    const [code = ''] = codes;
    const first = await enterPassword();
    expect(await sendCode(first.browser, first.ticket, code)).toSucceed();
    expect(lastSentTo(DEMO_MOBILE).text).toMatch(
      /A recovery code of your account demo was used. Codes left: 9/,
    );
    expect(await read(first.browser)).toMatchObject({ codesLeft: RECOVERY_CODES - 1 });
    const second = await enterPassword();
    expect(await sendCode(second.browser, second.ticket, code)).toBeRefusedWith('CODE_WRONG');
  });

  it('refuses codes of another account, and the ticket in another browser or after its expiry', async () => {
    const { secret } = await setUpApp();
    const other = await setUpApp('newcomer');
    const { browser, ticket } = await enterPassword();
    expect(await sendCode(browser, ticket, codeOf(other.secret))).toBeRefusedWith('CODE_WRONG');
    expect(await sendCode(browser, ticket, other.codes[0] ?? '')).toBeRefusedWith('CODE_WRONG');
    expect(await sendCode(newBrowser(), ticket, codeOf(secret))).toBeRefusedWith('TICKET_UNKNOWN');
    advanceClock(TICKET_LIFETIME);
    expect(await sendCode(browser, ticket, codeOf(secret))).toBeRefusedWith('TICKET_UNKNOWN');
  });

  it('locks the app for 15 minutes after five wrong codes in any sign-ins, and alerts the owner', async () => {
    const { secret } = await setUpApp();
    for (let time = 1; time < LOCK_AFTER_FAILURES; time += 1) {
      const { browser, ticket } = await enterPassword();
      const { data } = await sendCode(browser, ticket, wrongCode(codeOf(secret)));
      expect(data).toMatchObject({ triesLeft: LOCK_AFTER_FAILURES - time });
    }
    const { browser, ticket } = await enterPassword();
    expect(await sendCode(browser, ticket, wrongCode(codeOf(secret)))).toBeRefusedWith('LOCKED');
    expect(lastSentTo(DEMO_MOBILE).text).toMatch(/^Wrong codes for your account/);
    // Neither the right code nor another ticket is accepted during the lock.
    expect(await sendCode(browser, ticket, codeOf(secret))).toBeRefusedWith('LOCKED');
    const again = await enterPassword();
    expect(await sendCode(again.browser, again.ticket, codeOf(secret))).toBeRefusedWith('LOCKED');
    advanceClock(LOCK_DURATION);
    const later = await enterPassword();
    expect(await sendCode(later.browser, later.ticket, codeOf(secret))).toSucceed();
  });

  it('locks the app for an hour from the tenth wrong code within a day, and alerts the owner once a day', async () => {
    const { secret } = await setUpApp();
    const alerts = () =>
      getPortal().outbox.filter(({ to, text }) => to === DEMO_MOBILE && text.startsWith('Wrong codes'))
        .length;
    const tryCode = async (code: string) => {
      const { browser, ticket } = await enterPassword();
      return sendCode(browser, ticket, code);
    };
    for (let time = 1; time < 10; time += 1) {
      expect(await tryCode(wrongCode(codeOf(secret)))).toBeRefusedWith('CODE_WRONG');
      advanceClock(LOCK_DURATION);
    }
    expect(alerts()).toBe(0);
    expect(await tryCode(wrongCode(codeOf(secret)))).toMatchObject({
      subCode: subCodes.LOCKED,
      subMsg: expect.stringContaining('60 min'),
    });
    expect(alerts()).toBe(1);
    advanceClock(HOUR - SECOND);
    expect(await tryCode(codeOf(secret))).toBeRefusedWith('LOCKED');
    advanceClock(SECOND);
    expect(await tryCode(wrongCode(codeOf(secret)))).toBeRefusedWith('LOCKED');
    expect(alerts()).toBe(1);
    advanceClock(HOUR);
    expect(await tryCode(codeOf(secret))).toSucceed();
    advanceClock(DAY);
    expect(await tryCode(wrongCode(codeOf(secret)))).toMatchObject({ data: { triesLeft: 4 } });
  });

  it('binds a provider account only after the code, and only if no account has bound it meanwhile', async () => {
    const { secret } = await setUpApp('newcomer');
    const subject = { provider: 'cityPass', subject: 'somebody' } as const;
    const listBound = () => getPortal().bindings.filter((one) => one.subject === subject.subject);
    const afterLink = async () => {
      const browser = newBrowser();
      await browser.call('online');
      const visitor = browser.cookies.get('portal_visitor') ?? '';
      getPortal().bindTickets.set('bind-1', { visitor, ...subject, expiresAt: now() + MINUTE });
      const { data } = await bindProvider(browser, 'bind-1', { account: 'newcomer' });
      return { browser, ticket: ticketIn(data.redirectUrl) };
    };
    const first = await afterLink();
    expect(listBound()).toEqual([]);
    expect(await sendCode(first.browser, first.ticket, codeOf(secret))).toSucceed();
    expect(listBound()).toMatchObject([{ accountId: 'u-newcomer' }]);
    getPortal().bindings = [];
    advanceClock(STEP);
    const second = await afterLink();
    const other = { id: 'b', ...subject, accountId: 'u-demo', boundAt: now(), lastUsedAt: null };
    getPortal().bindings.push(other);
    expect(await sendCode(second.browser, second.ticket, codeOf(secret))).toSucceed();
    expect(listBound()).toEqual([other]);
  });
});

describe('a step-up by a code of the app', () => {
  it('can also use a recovery code, and replaces password and text message', async () => {
    const { secret, codes } = await setUpApp();
    const browser = newBrowser().opensSessionOf('demo');
    const refused = await browser.call('startExport');
    expect(refused.data).toMatchObject({ methods: ['totp', 'certificate'] });
    expect((await stepUps.password(browser)).status).toBe(422);
    await browser.call('ownCode', { body: { scene: 'stepUp', channel: 'mobile' } });
    const sms = { method: 'sms', value: lastSentTo(DEMO_MOBILE).code ?? '' };
    // The code proves the number, but is no step-up.
    expect(await browser.call('stepUp', { body: sms })).toSucceed();
    expect((await browser.call('startExport')).status).toBe(428);
    const stepsUp = (value: string) => browser.call('stepUp', { body: { method: 'totp', value } });
    expect(await stepsUp(codeOf(secret))).toSucceed();
    expect((await browser.call('startExport')).status).toBe(200);
    const other = newBrowser().opensSessionOf('demo');
    const recovery = { method: 'totp', value: codes[0] ?? '' };
    expect(await other.call('stepUp', { body: recovery })).toSucceed();
  });

  it('is locked after five wrong codes, which also lock sign-ins', async () => {
    const { secret } = await setUpApp();
    const browser = newBrowser().opensSessionOf('demo');
    const stepUp = (value: string) => browser.call('stepUp', { body: { method: 'totp', value } });
    for (let time = 1; time < LOCK_AFTER_FAILURES; time += 1)
      expect(await stepUp(wrongCode(codeOf(secret)))).toBeRefusedWith('CODE_WRONG');
    expect(await stepUp(wrongCode(codeOf(secret)))).toBeRefusedWith('LOCKED');
    const { browser: other, ticket } = await enterPassword();
    expect(await sendCode(other, ticket, codeOf(secret))).toBeRefusedWith('LOCKED');
  });

  it('is required for a new password and for a new number', async () => {
    await setUpApp();
    const browser = newBrowser().opensSessionOf('demo');
    const changes = () => changePassword(browser, PASSWORD, 'Another-2026-pass');
    expect((await changes()).status).toBe(428);
    await browser.call('ownCode', { body: { scene: 'changeMobile', channel: 'mobile' } });
    const proof = { method: 'sms', code: lastSentTo(DEMO_MOBILE).code ?? '' };
    expect((await browser.call('proveOwnMobile', { body: proof })).status).toBe(428);
    confirmSessions();
    expect(await browser.call('proveOwnMobile', { body: proof })).toSucceed();
    expect(await changes()).toSucceed();
  });

  it('is required for a switch to a linked account with an app, instead of its password', async () => {
    const { secret } = await setUpApp('demo_work');
    const browser = newBrowser().opensSessionOf('demo');
    const switchTo = () => browser.call('switchAccount', { params: { id: 'u-demo-work' } });
    expect((await switchTo()).data).toMatchObject({ methods: ['totp'] });
    expect((await stepUps.password(browser, 'u-demo-work')).status).toBe(422);
    const body = { method: 'totp', value: codeOf(secret), accountId: 'u-demo-work' };
    expect(await browser.call('stepUp', { body })).toSucceed();
    expect(await switchTo()).toSucceed();
    expect((await browser.call('startExport')).status).toBe(428);
    // The switch did not trust the browser: a step-up of the other account may be weaker.
    const back = await browser.call('switchAccount', { params: { id: 'u-demo' } });
    expect(back.status).toBe(428);
    browser.hasConfirmedSessionOf('demo');
    expect((await switchTo()).data).toMatchObject({ methods: ['totp'] });
  });
});

describe('removing the app and renewing its recovery codes', () => {
  it('requires a step-up, alerts the owner, and then requires no code at sign-in', async () => {
    const { browser } = await setUpApp();
    endStepUps();
    expect((await browser.call('removeAuthenticator')).status).toBe(428);
    expect((await browser.call('renewRecoveryCodes')).status).toBe(428);
    expect(await read(browser)).toMatchObject({ codesLeft: RECOVERY_CODES });
    confirmSessions();
    expect(await browser.call('removeAuthenticator')).toSucceed();
    expect(lastSentTo(DEMO_MOBILE).text).toMatch(/^Authenticator app removed/);
    expect(await read(browser)).toMatchObject({ addedAt: null, codesLeft: 0 });
    const other = await signedIn(newBrowser(), 'demo');
    expect(await other.isOnline()).toBe(true);
    confirmSessions();
    expect(await browser.call('removeAuthenticator')).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(await browser.call('renewRecoveryCodes')).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  it('replaces the set of recovery codes', async () => {
    const { browser, codes } = await setUpApp();
    confirmSessions();
    const { data } = await browser.call('renewRecoveryCodes');
    expect(data.codes.filter((code) => codes.includes(code))).toEqual([]);
    expect(lastSentTo(DEMO_MOBILE).text).toMatch(/^New recovery codes/);
    const { browser: other, ticket } = await enterPassword();
    expect(await sendCode(other, ticket, codes[0] ?? '')).toBeRefusedWith('CODE_WRONG');
    expect(await sendCode(other, ticket, data.codes[0] ?? '')).toSucceed();
  });
});

describe('undoing an added app', () => {
  const undo = (token: string) => newBrowser().call('undoChange', { body: { token } });

  it('removes an app that an attacker has added, ends all sessions, and lets the owner sign in without a code', async () => {
    const { browser: thief } = await setUpApp('newcomer');
    const token = tokenSentTo(OWNERS_EMAIL);
    expect((await newBrowser().call('checkUndo', { body: { token } })).data).toMatchObject({
      kind: 'AUTHENTICATOR',
      account: 'newcomer',
    });
    expect(await undo(token)).toSucceed();
    expect(await thief.isOnline()).toBe(false);
    expect(lastSentTo(OWNERS_EMAIL).text).toMatch(/^The new authenticator app was removed/);
    const owner = await signedIn(newBrowser(), 'newcomer');
    expect(await owner.isOnline()).toBe(true);
    expect(getPortal().recoveryCodes).toEqual([]);
  });

  /** Adds a mobile number as a thief, and replaces the app. Returns the token that undoes the number. */
  async function replaceApp(): Promise<string> {
    const thief = member('newcomer');
    await addMobile(thief, '15400000066');
    const contactToken = tokenSentTo(OWNERS_EMAIL);
    confirmSessions();
    expect(await thief.call('removeAuthenticator')).toSucceed();
    advanceClock(STEP);
    await setUpApp('newcomer');
    return contactToken;
  }

  it('keeps the earlier app of the owner that another undo has brought back', async () => {
    const { secret, codes } = await setUpApp('newcomer');
    const contactToken = await replaceApp();
    const appToken = tokenSentTo(OWNERS_EMAIL);
    expect(await undo(contactToken)).toSucceed();
    expect(await undo(appToken)).toSucceed();
    expect(getPortal().recoveryCodes).toHaveLength(codes.length);
    const { browser, ticket } = await enterPassword('newcomer');
    expect(await sendCode(browser, ticket, codeOf(secret))).toSucceed();
  });

  it('removes an app that an attacker has replaced meanwhile and that another undo has brought back', async () => {
    await setUpApp('newcomer');
    const appToken = tokenSentTo(OWNERS_EMAIL);
    const contactToken = await replaceApp();
    expect(await undo(contactToken)).toSucceed();
    expect(getPortal().authenticators).toHaveLength(1);
    expect(await undo(appToken)).toSucceed();
    expect(getPortal().authenticators).toEqual([]);
  });

  it('removes an app that was added after a change of contact when that change is undone', async () => {
    const thief = newBrowser().opensSessionOf('newcomer');
    await addMobile(thief, '15400000066');
    const token = tokenSentTo(OWNERS_EMAIL);
    await setUpApp('newcomer');
    await undo(token);
    expect(accountOf('newcomer').mobile).toBeNull();
    expect(getPortal().authenticators).toEqual([]);
  });
});
