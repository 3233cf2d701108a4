import { offerContactUndo } from '../../../mock/_domain/accounts/undoables';
import { SESSION_COOKIE } from '../../../mock/_domain/lib/cookies';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_RESEND, DAY, HOUR, MINUTE, PANIC_PAUSE, SECOND, UNDO_LIFETIME } from '../../../src/constants';
import type { PasskeyDevice } from '../../support/fakes/passkeyDevice';
import { addApp } from '../apps';
import { changeEmail, PASSWORD } from '../credentials';
import { addPasskey, signInByPasskey, signInBySmsCode } from '../oauth/signInWays';
import {
  accountOf,
  type Browser,
  confirmSessions,
  lastSentTo,
  runPortal,
  signedIn,
  ticketIn,
  tokenSentTo,
} from '../portal';
import { finishReset, proveReset, proveResetByCertificate, startReset } from './resets';

const newBrowser = runPortal();

const MOBILE = '15400000001';
const EMAIL = 'demo@example.com';
const STRANGERS = 'thief@example.com';
const NEW_PASSWORD = '新-Correct-horse-7';

const member = (account = 'demo') => newBrowser().hasConfirmedSessionOf(account);
const reportPanic = (browser: Browser, mine: string[] = []) => browser.call('panic', { body: { mine } });
const listChanges = async (browser: Browser) => (await browser.call('panicPreview')).data.changes;
const listChangeIds = async (browser: Browser) => (await listChanges(browser)).map(({ id }) => id);
const undo = (token: string) => newBrowser().call('undoChange', { body: { token } });
const readPause = (browser: Browser, address: string) =>
  browser.call('pausedAccount', { query: { ticket: ticketIn(address) } });

async function removePasskey(browser: Browser) {
  const [passkey] = (await browser.call('passkeys')).data.list;
  confirmSessions();
  await browser.call('removePasskey', { params: { id: passkey?.id ?? '' } });
}
const signInWith = (device: PasskeyDevice, browser = newBrowser()) => signInByPasskey(browser, device);

/** Makes the passkeys, the app and the recovery codes older than the last 72 hours. */
function agePasskeysAndApps() {
  const { passkeys, authenticators, recoveryCodes } = getPortal();
  const before = now() - UNDO_LIFETIME - SECOND;
  for (const one of passkeys) one.createdAt = before;
  for (const one of authenticators) one.addedAt = before;
  for (const one of recoveryCodes) one.madeAt = before;
}

/** Signs in by text message. The next code can follow immediately. */
async function signInBySms(browser: Browser) {
  const answer = await signInBySmsCode(browser);
  advanceClock(CODE_RESEND);
  return answer;
}

/** Proves demo by a text message, as the first step of a password reset; returns the id of the reset. */
async function proveByReset(browser: Browser) {
  const id = await startReset(browser);
  await proveReset(browser, id, MOBILE);
  return id;
}

/** Reports a stranger in demo after a proof by text message. */
async function reportBySms() {
  const browser = newBrowser();
  return browser.call('panicByReset', { body: { id: await proveByReset(browser) } });
}

/** Reports a stranger in demo after a proof by certificate. */
async function reportByCertificate() {
  const browser = newBrowser();
  const id = await startReset(browser);
  await proveResetByCertificate(browser, id);
  return browser.call('panicByReset', { body: { id } });
}

/** Resets demo's password after a proof by text message. */
async function resetPassword(password: string) {
  const browser = newBrowser();
  return finishReset(browser, await proveByReset(browser), password);
}

/** Returns a browser with a session of demo that began before the last 72 hours. */
function oldMember() {
  const browser = member();
  for (const session of getPortal().sessions.values())
    Object.assign(session, { startedAt: now() - UNDO_LIFETIME, keptUntil: now() + DAY });
  return browser;
}

describe('a report of another person in the account', () => {
  it('requires a step-up, ends every session, and refuses sign-ins for 24 hours', async () => {
    const browser = newBrowser().opensSessionOf('demo');
    expect((await reportPanic(browser)).status).toBe(428);
    const other = member();
    const device = await addPasskey(other);
    agePasskeysAndApps();
    confirmSessions();
    const { data } = await reportPanic(browser);
    expect([await browser.isOnline(), await other.isOnline()]).toEqual([false, false]);
    expect((await readPause(browser, data.redirectUrl)).data).toMatchObject({ mayEnd: false });
    expect(await signInWith(device)).toBeRefusedWith('PAUSED');
    expect(await signInBySms(newBrowser())).toBeRefusedWith('PAUSED');
    // The pause ends before this ticket expires.
    advanceClock(PANIC_PAUSE - CODE_RESEND - MINUTE);
    const late = newBrowser();
    const { redirectUrl } = (await signInWith(device, late)).data as never as { redirectUrl: string };
    expect(await readPause(late, redirectUrl)).toSucceed();
    advanceClock(MINUTE);
    expect(await readPause(late, redirectUrl)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(await signInWith(device)).toSucceed();
  });

  it('is possible without a session after the first proof of a password reset, and not before', async () => {
    const thief = member();
    const browser = newBrowser();
    const early = await browser.call('panicByReset', { body: { id: await startReset(browser) } });
    expect(early).toBeRefusedWith('RESET_UNKNOWN');
    const id = await proveByReset(browser);
    expect(await newBrowser().call('panicByReset', { body: { id } })).toBeRefusedWith('RESET_UNKNOWN');
    const { data } = await browser.call('panicByReset', { body: { id } });
    expect(await readPause(browser, data.redirectUrl)).toSucceed();
    expect(await readPause(newBrowser(), data.redirectUrl)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(await thief.isOnline()).toBe(false);
  });

  it('invalidates the password, also one that was set during the pause, until the owner sets another one', async () => {
    await reportPanic(member());
    await resetPassword(NEW_PASSWORD);
    advanceClock(CODE_RESEND);
    // The second report invalidates a password that another person may have set meanwhile.
    await reportBySms();
    await reportPanic(member());
    advanceClock(PANIC_PAUSE);
    for (const password of [PASSWORD, NEW_PASSWORD])
      expect(await newBrowser().signsIn('demo', password)).toBeRefusedWith('BAD_CREDENTIALS');
    expect(await resetPassword(NEW_PASSWORD)).toBeRefusedWith('PASSWORD_SAME');
    advanceClock(CODE_RESEND);
    expect(await resetPassword('另一个-Horse-8')).toSucceed();
    expect(await newBrowser().signsIn('demo', '另一个-Horse-8')).toSucceed();
  });

  it('keeps the password of an account without any other sign-in method', async () => {
    Object.assign(accountOf('newcomer'), { email: null, mobile: null });
    await reportPanic(member('newcomer'));
    advanceClock(PANIC_PAUSE);
    expect(await newBrowser().signsIn('newcomer')).toSucceed();
  });

  it('reverts changes of mail address, passkeys and app of the last 72 hours, and no older ones', async () => {
    const old = await addPasskey(member());
    agePasskeysAndApps();
    const thief = member();
    await changeEmail(thief, STRANGERS);
    const young = await addPasskey(thief);
    await addApp(thief);
    await reportPanic(member());
    expect(accountOf('demo').email).toBe(EMAIL);
    expect(getPortal().authenticators).toEqual([]);
    expect(getPortal().recoveryCodes).toEqual([]);
    advanceClock(PANIC_PAUSE);
    expect(await signInWith(old)).toSucceed();
    expect(await signInWith(young)).toBeRefusedWith('PASSKEY_UNKNOWN');
  });

  it('restores a removed passkey and app, informs the owner, and keeps a removal that the owner excludes', async () => {
    const device = await addPasskey(member());
    const { secret, codes } = await addApp(newBrowser());
    agePasskeysAndApps();
    const thief = member();
    await removePasskey(thief);
    confirmSessions();
    await thief.call('removeAuthenticator');
    const reporter = member();
    expect((await listChanges(reporter)).map(({ kind, own }) => [kind, own])).toEqual([
      ['authenticatorRemoved', false],
      ['passkeyRemoved', false],
    ]);
    await reportPanic(reporter);
    const alerts = getPortal().outbox.filter(({ to }) => to === MOBILE);
    expect(alerts.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Back again: a passkey, the authenticator app.'),
    );
    expect(getPortal().passkeys).toHaveLength(1);
    expect(getPortal().recoveryCodes).toHaveLength(codes.length);
    advanceClock(PANIC_PAUSE);
    expect(await signInWith(device)).toSucceed();
    expect(getPortal().authenticators).toMatchObject([{ accountId: 'u-demo', secret }]);

    const lost = member();
    await removePasskey(lost);
    confirmSessions();
    const [removal] = await listChanges(lost);
    expect(removal).toMatchObject({ kind: 'passkeyRemoved', own: true });
    await reportPanic(lost, [removal?.id ?? '']);
    expect(getPortal().passkeys).toEqual([]);
  });

  it('does not restore a passkey or app that an attacker has added and removed', async () => {
    const thief = member();
    await addPasskey(thief);
    await removePasskey(thief);
    await addApp(thief);
    confirmSessions();
    await thief.call('removeAuthenticator');
    await reportPanic(member());
    expect([getPortal().passkeys, getPortal().authenticators]).toEqual([[], []]);
  });

  it('neither restores a removed passkey nor removes the app after a proof by text message', async () => {
    const owner = member();
    await addPasskey(owner);
    agePasskeysAndApps();
    await removePasskey(owner);
    await addApp(newBrowser());
    await reportBySms();
    expect(getPortal().passkeys).toEqual([]);
    expect(getPortal().authenticators).toHaveLength(1);
    expect(getPortal().recoveryCodes).toHaveLength(10);
  });

  it('does not revert a verified identity or roles, even of the last 72 hours', async () => {
    const { verifications, memberships } = getPortal();
    const isOwn = ({ accountId }: { accountId: string }) => accountId === 'u-demo';
    for (const one of verifications.filter(isOwn)) Object.assign(one, { dueAt: now(), endedAt: now() });
    for (const one of memberships.filter(isOwn)) one.createdAt = now();
    const before = { account: { ...accountOf('demo') }, roles: structuredClone(memberships.filter(isOwn)) };
    expect(before.roles.length).toBeGreaterThan(0);
    await reportPanic(member());
    const { level, name, idNo } = before.account;
    expect(accountOf('demo')).toMatchObject({ level, name, idNo });
    expect(getPortal().memberships.filter(isOwn)).toEqual(before.roles);
  });

  it('stops a cancellation', async () => {
    Object.assign(accountOf('demo'), { status: 'CANCELLING', endsAt: now() + HOUR });
    await reportPanic(member());
    advanceClock(2 * HOUR);
    await newBrowser().call('online');
    expect(accountOf('demo').status).toBe('ACTIVE');
  });

  it('does not extend the pause if it is repeated', async () => {
    await reportPanic(member());
    advanceClock(23 * HOUR);
    expect(await reportBySms()).toSucceed();
    advanceClock(HOUR);
    expect(await signInBySms(newBrowser())).toSucceed();
  });

  it('alerts every contact that the account ever had', async () => {
    const browser = member();
    await changeEmail(browser, 'second@example.com');
    accountOf('demo').emailSetAt = now() - 4 * DAY;
    advanceClock(UNDO_LIFETIME);
    await reportPanic(member());
    for (const to of [MOBILE, EMAIL, 'second@example.com'])
      expect(lastSentTo(to).text).toMatch(/^Your account is locked/);
    // The former address gets no link: it may belong to another person now.
    expect(lastSentTo(EMAIL).link).toBe('/uaa/resetPwd');
    expect(lastSentTo('second@example.com').link).toMatch(/^\/uaa\/undo\?token=/);
  });
});

it('ten concurrent requests of a password reset report once', async () => {
  const browser = newBrowser();
  const id = await proveByReset(browser);
  getPortal().outbox = [];
  const send = () => browser.call('panicByReset', { body: { id } });
  const all = await Promise.all(Array.from({ length: 10 }, send));
  expect(all.filter(({ code }) => code === 20000)).toHaveLength(1);
  const recipients = getPortal().outbox.map(({ to }) => to);
  expect(recipients.sort()).toEqual([MOBILE, EMAIL].sort());
});

describe('a change that the owner excludes from a report', () => {
  it('is listed with the linked accounts if it is not older than 72 hours; an addition or a contact has no known session', async () => {
    await addPasskey(member());
    agePasskeysAndApps();
    const owner = member();
    const preview = (await owner.call('panicPreview')).data;
    expect(preview).toEqual({ changes: [], linked: ['demo_work'] });
    await changeEmail(owner, STRANGERS);
    await addApp(newBrowser());
    const kinds = (await listChanges(owner)).map(({ kind, name, own }) => ({ kind, name, own }));
    expect(kinds).toEqual(
      expect.arrayContaining([
        { kind: 'authenticatorAdded', name: '', own: false },
        { kind: 'email', name: 't***@example.com', own: false },
      ]),
    );
    expect(kinds).toHaveLength(2);
  });

  it('remains if it is a new address, a passkey or an app', async () => {
    const owner = member();
    await changeEmail(owner, STRANGERS);
    const device = await addPasskey(owner);
    await addApp(newBrowser());
    const browser = member();
    const ids = await listChangeIds(browser);
    expect(ids).toHaveLength(3);
    await reportPanic(browser, ids);
    expect(accountOf('demo').email).toBe(STRANGERS);
    expect(getPortal().authenticators).toHaveLength(1);
    expect(getPortal().recoveryCodes).toHaveLength(10);
    advanceClock(PANIC_PAUSE);
    expect(await signInWith(device)).toSucceed();
  });

  it('does not prevent the restoration of the other contact, and keeps the earlier undo link valid', async () => {
    const thief = member();
    await changeEmail(thief, STRANGERS);
    const link = tokenSentTo(EMAIL);
    // The owner has a new number, because the SIM card was stolen.
    const before = { ...accountOf('demo') };
    const previous = { ...before, mobile: MOBILE, email: STRANGERS };
    offerContactUndo('u-demo', previous);
    Object.assign(accountOf('demo'), { mobile: '15400000066', mobileSetAt: now() });
    const reporter = member();
    const own = (await listChanges(reporter)).find(({ kind }) => kind === 'mobile');
    await reportPanic(reporter, [own?.id ?? '']);
    expect(accountOf('demo')).toMatchObject({ mobile: '15400000066', email: EMAIL });
    expect(await newBrowser().call('checkUndo', { body: { token: link } })).toSucceed();
  });

  it('is reverted by a later, equally strong report', async () => {
    const thief = member();
    await changeEmail(thief, STRANGERS);
    const young = await addPasskey(thief);
    advanceClock(60 * HOUR);
    const reporter = member();
    await reportPanic(reporter, await listChangeIds(reporter));
    expect(accountOf('demo').email).toBe(STRANGERS);
    // 73 hours after the changes, but in the pause: the moment of the first report still counts.
    advanceClock(13 * HOUR);
    await reportByCertificate();
    expect(accountOf('demo').email).toBe(EMAIL);
    advanceClock(PANIC_PAUSE);
    expect(await signInWith(young)).toBeRefusedWith('PASSKEY_UNKNOWN');
  });

  it('remains after a later report by text message', async () => {
    const owner = member();
    await changeEmail(owner, STRANGERS);
    await reportPanic(owner, await listChangeIds(owner));
    await reportBySms();
    expect(accountOf('demo').email).toBe(STRANGERS);
  });

  it('does not include a later change of the same kind', async () => {
    const owner = member();
    await changeEmail(owner, 'second@example.com');
    const ids = await listChangeIds(owner);
    advanceClock(CODE_RESEND);
    await changeEmail(member(), STRANGERS);
    await reportPanic(member(), ids);
    expect(accountOf('demo').email).toBe(EMAIL);
  });

  it('does not prevent the former contact from getting the link that undoes the report', async () => {
    accountOf('demo').mobile = null;
    const thief = member();
    await changeEmail(thief, STRANGERS);
    await reportPanic(thief, await listChangeIds(thief));
    expect(lastSentTo(STRANGERS).link).toBe('/uaa/resetPwd');
    expect(await undo(tokenSentTo(EMAIL))).toSucceed();
  });
});

it('a report of an account with an app is possible with a code to a contact, and then keeps the app', async () => {
  const owner = await signedIn(newBrowser(), 'demo');
  const { codes } = await addApp(newBrowser());
  const demanded = await reportPanic(owner);
  expect(demanded.status).toBe(428);
  expect(demanded.data).toMatchObject({ methods: ['totp', 'certificate', 'sms', 'email'] });
  await owner.call('ownCode', { body: { scene: 'stepUp', channel: 'email' } });
  const code = lastSentTo(EMAIL).code ?? '';
  expect(await owner.call('stepUp', { body: { method: 'email', value: code } })).toSucceed();
  // Such a code confirms no other act.
  expect((await owner.call('renewRecoveryCodes')).status).toBe(428);
  expect(await reportPanic(owner)).toSucceed();
  expect(getPortal().authenticators).toHaveLength(1);
  expect(getPortal().recoveryCodes).toHaveLength(codes.length);
});

it('a report is possible while a guide blocks the other endpoints', async () => {
  const browser = member('weak');
  expect((await browser.call('security')).status).toBe(403);
  expect(await browser.call('panicPreview')).toSucceed();
  expect(await reportPanic(browser)).toSucceed();
});

describe('the undo of a report', () => {
  it('is possible by the link to a contact older than 72 hours, and restores everything but the password', async () => {
    await addPasskey(member());
    // The thief reports it, to lock the owner out and remove their new passkey.
    await reportPanic(member());
    expect(getPortal().passkeys).toEqual([]);
    const token = tokenSentTo(MOBILE);
    expect((await newBrowser().call('checkUndo', { body: { token } })).data.kind).toBe('PANIC');
    expect(await undo(token)).toSucceed();
    expect(getPortal().passkeys).toHaveLength(1);
    expect(lastSentTo(EMAIL).text).toMatch(/^The lock of your account was taken back/);
    // Another person may know the password.
    expect(await newBrowser().signsIn('demo')).toBeRefusedWith('BAD_CREDENTIALS');
    expect(await signInBySms(newBrowser())).toSucceed();
    expect(await undo(token)).toBeRefusedWith('UNDO_UNKNOWN');
  });

  it('makes the links of earlier alerts valid again', async () => {
    await changeEmail(member(), STRANGERS);
    const earlier = tokenSentTo(EMAIL);
    await reportPanic(member());
    expect(await undo(earlier)).toBeRefusedWith('UNDO_UNKNOWN');
    await undo(tokenSentTo(EMAIL));
    expect(accountOf('demo').email).toBe(STRANGERS);
    expect(await undo(earlier)).toSucceed();
    expect(accountOf('demo').email).toBe(EMAIL);
  });

  it('removes items that the report has restored, and the next report restores them again', async () => {
    const device = await addPasskey(member());
    agePasskeysAndApps();
    await removePasskey(member());
    await reportPanic(member());
    expect(getPortal().passkeys).toHaveLength(1);
    await undo(tokenSentTo(MOBILE));
    expect(getPortal().passkeys).toEqual([]);
    await reportByCertificate();
    advanceClock(PANIC_PAUSE);
    expect(await signInWith(device)).toSucceed();
  });

  it('does not restore a recovery code that was used since the report', async () => {
    const { codes } = await addApp(newBrowser());
    agePasskeysAndApps();
    await reportPanic(member());
    getPortal().recoveryCodes.pop();
    await undo(tokenSentTo(MOBILE));
    expect(getPortal().recoveryCodes).toHaveLength(codes.length - 1);
  });

  it('restores provider accounts and certificates, unless another account has them meanwhile', async () => {
    const own = <T extends { accountId: string }>(list: T[]) =>
      list.filter(({ accountId }) => accountId === 'u-demo');
    const { bindings, certificates } = getPortal();
    const [one, other] = own(bindings);
    const [certificate] = own(certificates);
    for (const young of [one, other, certificate]) if (young) young.boundAt = now();
    const before = [own(bindings).length, own(certificates).length];
    await reportPanic(member());
    expect(own(getPortal().bindings)).toHaveLength((before[0] ?? 0) - 2);
    if (one) getPortal().bindings.push({ ...one, accountId: 'u-newcomer' });
    await undo(tokenSentTo(MOBILE));
    expect([own(getPortal().bindings).length, own(getPortal().certificates).length]).toEqual([
      (before[0] ?? 0) - 1,
      before[1],
    ]);
  });

  it('does not restore items that another undo has removed meanwhile', async () => {
    await addPasskey(member());
    const passkeyLink = tokenSentTo(MOBILE);
    advanceClock(SECOND);
    await addPasskey(member());
    await reportPanic(member());
    const token = tokenSentTo(MOBILE);
    expect(await undo(passkeyLink)).toSucceed();
    expect(await undo(token)).toSucceed();
    expect(getPortal().passkeys).toEqual([]);
  });

  it('refuses further reports with the same proof for 72 hours, and accepts those with another proof', async () => {
    await reportBySms();
    await undo(tokenSentTo(EMAIL));
    // A person with only the link from a compromised mailbox cannot prevent the owner's report.
    expect(await reportPanic(member())).toSucceed();
    advanceClock(CODE_RESEND);
    expect(await reportBySms()).toBeRefusedWith('PANIC_REFUSED');
    advanceClock(PANIC_PAUSE);
    expect(await reportBySms()).toBeRefusedWith('PANIC_REFUSED');
    advanceClock(UNDO_LIFETIME - PANIC_PAUSE);
    expect(await reportBySms()).toSucceed();
  });

  it('is refused once the pause has ended', async () => {
    await reportPanic(member());
    const token = tokenSentTo(MOBILE);
    advanceClock(PANIC_PAUSE);
    expect(await undo(token)).toBeRefusedWith('UNDO_UNKNOWN');
  });

  it('can end the pause in a browser whose session is older than the changes, after a proof of the account', async () => {
    const old = oldMember();
    const cookie = old.cookies.get(SESSION_COOKIE) ?? '';
    await reportPanic(member());
    const young = newBrowser();
    const other = await signInBySms(young);
    const { redirectUrl: youngs } = other.data as never as { redirectUrl: string };
    expect((await readPause(young, youngs)).data.mayEnd).toBe(false);
    const refused = await young.call('endPause', { body: { ticket: ticketIn(youngs) } });
    expect(refused).toBeRefusedWith('TICKET_UNKNOWN');

    // The cookie of the session alone, copied to another browser, is not enough.
    const copy = newBrowser();
    copy.cookies.set(SESSION_COOKIE, cookie);
    const { redirectUrl: copied } = (await signInBySms(copy)).data as never as { redirectUrl: string };
    expect((await readPause(copy, copied)).data.mayEnd).toBe(false);

    const { redirectUrl } = (await signInBySms(old)).data as never as { redirectUrl: string };
    expect((await readPause(old, redirectUrl)).data.mayEnd).toBe(true);
    expect(await old.call('endPause', { body: { ticket: ticketIn(redirectUrl) } })).toSucceed();
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'PANIC_UNDO' });
    getPortal().codeSends.clear();
    expect(await signInBySms(newBrowser())).toSucceed();
  });

  it('can end the pause in the reporting browser if its session is older than the changes, until a password reset', async () => {
    const old = oldMember();
    const { data } = await reportPanic(old);
    expect((await readPause(old, data.redirectUrl)).data.mayEnd).toBe(true);
    await resetPassword(NEW_PASSWORD);
    expect(await readPause(old, data.redirectUrl)).toBeRefusedWith('TICKET_UNKNOWN');
  });
});
