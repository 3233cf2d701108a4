import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, HOUR, MINUTE, PANIC_PAUSE, UNDO_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { LOST_ACCESS_BAR, LOST_ACCESS_READY, lostAccessProofs } from '../../../src/domain/lostAccess';
import type { PasskeyDevice } from '../../support/fakes/passkeyDevice';
import { makeAppeal, review } from '../appeals/appellants';
import { addApp, codeOf } from '../apps';
import { addPasskey, signChallengeWith, signInByPasskey } from '../oauth/signInWays';
import {
  accountOf,
  type Browser,
  confirmSessions,
  lastSentTo,
  runPortal,
  signedIn,
  ticketIn,
  ticketSentTo,
  tokenSentTo,
} from '../portal';
import { finishLostAccess, finishReset, proveReset, proveResetByCertificate, startReset } from './resets';

const newBrowser = runPortal();

const MOBILE = '15400000001';
const EMAIL = 'demo@example.com';
const FORMER = 'former@example.com';
const NEW_PASSWORD = '新-Correct-horse-7';
const { contact, appeal } = lostAccessProofs;

const check = (ticket: string) => newBrowser().call('checkLostAccess', { body: { ticket } });
const stop = (ticket: string) => newBrowser().call('stopLostAccess', { body: { ticket } });
const stateOf = () => getPortal().lostAccess.get('u-demo')?.state ?? 'NONE';
const hasApp = () => getPortal().authenticators.length > 0;
const addFormerContact = (settled: boolean) =>
  getPortal().formerContacts.push({ accountId: 'u-demo', kind: 'mail', region: '', to: FORMER, settled });
/** Advances the clock, and sends a request so that the portal applies what is due. */
const advance = async (ms: number) => {
  advanceClock(ms);
  await newBrowser().call('online');
};

const finish = (ticket: string, password = NEW_PASSWORD) => finishLostAccess(newBrowser(), ticket, password);

/** Proves demo's account by a code to a contact, as in a password reset; returns the id of the reset and the response. */
async function proveContact(browser: Browser, to = EMAIL) {
  getPortal().codeSends.clear();
  getPortal().codes.clear();
  const id = await startReset(browser);
  return { id, proved: await proveReset(browser, id, to) };
}

async function begin(to = EMAIL) {
  const browser = newBrowser();
  const { id } = await proveContact(browser, to);
  return browser.call('beginLostAccess', { body: { id } });
}

/** Begins a recovery and waits; returns the ticket with which it can be finished. */
async function awaitEnd() {
  await begin();
  await advance(contact.wait);
  return ticketSentTo(EMAIL);
}

/** Signs in by password and code of the app. */
async function signInWithCode(code: string) {
  const browser = newBrowser();
  const { data } = await browser.signsIn('demo');
  return browser.call('secondFactor', { body: { ticket: ticketIn(data.redirectUrl), code } });
}

async function signInByCertificate() {
  const browser = newBrowser();
  return browser.call('caLogin', { body: await signChallengeWith(browser) });
}

/** Reports another person in the account after a proof by text message. */
async function reportPanic() {
  const browser = newBrowser();
  const { id } = await proveContact(browser, MOBILE);
  return browser.call('panicByReset', { body: { id } });
}

let secret = '';
let codes: string[] = [];
let owner: Browser;
beforeEach(async () => {
  ({ secret, codes, browser: owner } = await addApp(newBrowser()));
  getPortal().outbox.length = 0;
});

describe('the beginning of a recovery', () => {
  it('is offered after the proofs of a reset, only if the account has an app', async () => {
    expect((await proveContact(newBrowser())).proved.data).toMatchObject({
      next: 'password',
      recovery: 'possible',
    });
    getPortal().authenticators.length = 0;
    const browser = newBrowser();
    const { id, proved } = await proveContact(browser);
    expect(proved.data).not.toHaveProperty('recovery');
    expect(await browser.call('beginLostAccess', { body: { id } })).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  it('requires every proof of the reset, in the same browser', async () => {
    const browser = newBrowser();
    const early = await browser.call('beginLostAccess', { body: { id: await startReset(browser) } });
    expect(early).toBeRefusedWith('RESET_UNKNOWN');
    const { id } = await proveContact(browser);
    const foreign = await newBrowser().call('beginLostAccess', { body: { id } });
    expect(foreign).toBeRefusedWith('RESET_UNKNOWN');
    const answer = { accountId: 'u-demo', question: 'SCHOOL', answer: {}, setAt: now() };
    getPortal().securityAnswers.push(answer as never);
    const asked = newBrowser();
    const { id: unanswered } = await proveContact(asked);
    const refused = await asked.call('beginLostAccess', { body: { id: unanswered } });
    expect(refused).toBeRefusedWith('RESET_UNKNOWN');
    expect(stateOf()).toBe('NONE');
  });

  it('alerts every other contact and session, sends the requester a link, and changes nothing else', async () => {
    addFormerContact(true);
    const { data } = await begin();
    expect(data.told).toBe(2);
    expect(new Date(data.until).getTime() - now()).toBeGreaterThan(contact.wait - MINUTE);
    for (const to of [MOBILE, FORMER]) {
      expect(lastSentTo(to).text).toMatch(/^Someone is recovering your account/);
      expect((await check(ticketSentTo(to))).data).toMatchObject({ role: 'OTHER', mayFinish: false });
    }
    expect((await check(ticketSentTo(EMAIL))).data).toMatchObject({ role: 'REQUESTER', state: 'WAITING' });
    const notices = await owner.call('notices');
    expect(notices.data[0]).toMatchObject({ urgent: true });
    expect(notices.data[0]?.link).not.toContain('ticket');
    expect((await owner.call('security')).data.lostAccess).toMatchObject({ state: 'WAITING' });
    expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'LOST_ACCESS_BEGIN' });
    expect(await owner.isOnline()).toBe(true);
    expect(await newBrowser().signsIn('demo')).toSucceed();
    expect(hasApp()).toBe(true);
  });

  it('stores no ticket', async () => {
    await begin();
    const stored = JSON.stringify([...getPortal().lostAccess.values()]);
    for (const to of [MOBILE, EMAIL]) expect(stored).not.toContain(ticketSentTo(to));
    expect(Buffer.from(ticketSentTo(EMAIL), 'base64url')).toHaveLength(16);
  });

  it('is refused after a proof by certificate, which signs in without the app', async () => {
    const browser = newBrowser();
    const id = await startReset(browser);
    const proved = await proveResetByCertificate(browser, id);
    expect(proved.data).toEqual({ next: 'password', account: 'demo' });
    expect(await browser.call('beginLostAccess', { body: { id } })).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  it('is refused after a proof by a contact that was set within 72 hours', async () => {
    accountOf('demo').emailSetAt = now() - UNDO_LIFETIME + HOUR;
    expect(await begin()).toBeRefusedWith('CONTACT_NEW');
    expect(await begin(MOBILE)).toSucceed();
    // A thief who has added an address must not stop the owner.
    expect(lastSentTo(EMAIL).link).toBe('/user/account_manage/account_security');
  });

  it('sends no link to a former contact that the account had for less than 72 hours', async () => {
    addFormerContact(false);
    await begin();
    expect(lastSentTo(FORMER).link).toBe('/user/account_manage/account_security');
  });

  it('is refused for a frozen or paused account', async () => {
    accountOf('demo').status = 'FROZEN';
    expect(await begin()).toBeRefusedWith('FROZEN');
    accountOf('demo').status = 'ACTIVE';
    await reportPanic();
    expect(await begin()).toBeRefusedWith('PAUSED');
  });

  it('is deleted with the account', async () => {
    await begin();
    const ticket = ticketSentTo(EMAIL);
    Object.assign(accountOf('demo'), { status: 'CANCELLING', endsAt: now() + DAY });
    await advance(DAY);
    expect(getPortal().lostAccess.size).toBe(0);
    expect(await check(ticket)).toBeRefusedWith('TICKET_UNKNOWN');
  });
});

describe('a second beginning of a recovery', () => {
  it('sends another link to the same contact, and does not change the waiting period', async () => {
    const { data: first } = await begin();
    const ticket = ticketSentTo(EMAIL);
    const sent = getPortal().outbox.filter(({ to }) => to === MOBILE).length;
    await advance(DAY);
    const { data: second } = await begin();
    expect(second).toEqual(first);
    expect(ticketSentTo(EMAIL)).not.toBe(ticket);
    expect(await check(ticket)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(getPortal().outbox.filter(({ to }) => to === MOBILE)).toHaveLength(sent);
  });

  it('sends no message for the same reset, so that ten tabs send one', async () => {
    const browser = newBrowser();
    const { id } = await proveContact(browser);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => browser.call('beginLostAccess', { body: { id } })),
    );
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set([20000]));
    expect(getPortal().outbox.filter(({ link }) => link?.startsWith('/uaa/lost'))).toHaveLength(2);
  });

  it('is refused for another contact, and sends the same one another link to finish after the waiting period', async () => {
    const { data } = await begin();
    const refused = await begin(MOBILE);
    expect(refused).toMatchObject({ subCode: subCodes.LOST_ACCESS_RUNNING, data: { until: data.until } });
    await advance(contact.wait);
    expect(stateOf()).toBe('READY');
    expect(await begin(MOBILE)).toBeRefusedWith('LOST_ACCESS_RUNNING');
    const lost = ticketSentTo(EMAIL);
    await begin();
    expect(await finish(lost)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(await finish(ticketSentTo(EMAIL))).toSucceed();
  });
});

describe('the end of a recovery', () => {
  it('is refused before the end of the waiting period, and for every link that was sent before it', async () => {
    await begin();
    const links = [ticketSentTo(EMAIL), ticketSentTo(MOBILE)];
    await advance(contact.wait - MINUTE);
    for (const ticket of links) expect(await finish(ticket)).toBeRefusedWith('TICKET_UNKNOWN');
    await advance(MINUTE);
    // A thief who read the first message, such as on a SIM card that the owner has got back, cannot finish.
    for (const ticket of links) expect(await finish(ticket)).toBeRefusedWith('TICKET_UNKNOWN');
    expect((await check(links[0] ?? '')).data).toMatchObject({ state: 'READY', mayFinish: false });
    expect((await check(ticketSentTo(EMAIL))).data).toMatchObject({ state: 'READY', mayFinish: true });
    expect(hasApp()).toBe(true);
  });

  it('sets the password, removes the app and its codes, and ends all access', async () => {
    const ticket = await awaitEnd();
    const waiting = newBrowser();
    owner.opensSessionOf('demo');
    expect(await owner.isOnline()).toBe(true);
    const { id } = await proveContact(waiting, MOBILE);
    expect(await finish(ticket, 'Demo-2026-pass')).toBeRefusedWith('PASSWORD_SAME');
    expect(await finish(ticket)).toSucceed();
    expect(await owner.isOnline()).toBe(false);
    expect([getPortal().authenticators, getPortal().recoveryCodes]).toEqual([[], []]);
    expect(await finishReset(waiting, id, '另一个-Horse-8')).toBeRefusedWith('RESET_UNKNOWN');
    const browser = newBrowser();
    expect(await browser.signsIn('demo', NEW_PASSWORD)).toSucceed();
    expect(await browser.isOnline()).toBe(true);
    expect(await finish(ticket)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(getPortal().behavior).toContainEqual(expect.objectContaining({ type: 'LOST_ACCESS_FINISH' }));
  });

  it('is announced to every contact after the waiting period, and possible for seven days', async () => {
    await begin();
    const first = ticketSentTo(MOBILE);
    await advance(contact.wait);
    expect(lastSentTo(MOBILE).text).toMatch(/^A new password can now be set for your account/);
    expect((await check(first)).data).toMatchObject({ role: 'OTHER', state: 'READY' });
    const ticket = ticketSentTo(EMAIL);
    await advance(LOST_ACCESS_READY);
    expect(await finish(ticket)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(stateOf()).toBe('NONE');
    expect(await begin()).toSucceed();
  });

  it('is refused while the account is frozen or paused', async () => {
    const ticket = await awaitEnd();
    accountOf('demo').status = 'FROZEN';
    expect(await finish(ticket)).toBeRefusedWith('FROZEN');
    accountOf('demo').status = 'ACTIVE';
    const pausedUntil = now() + HOUR;
    const state = { accountId: 'u-demo', pausedUntil, expiresAt: pausedUntil, oldBrowsers: [] };
    getPortal().panics.set('u-demo', state as never);
    expect(await finish(ticket)).toBeRefusedWith('PAUSED');
    await advance(HOUR);
    expect(await finish(ticket)).toSucceed();
  });

  it('can be undone, which restores the app and invalidates the new password', async () => {
    await finish(await awaitEnd());
    const token = tokenSentTo(MOBILE);
    const thief = await signedIn(newBrowser(), 'demo', NEW_PASSWORD);
    confirmSessions();
    await addPasskey(thief);
    const offer = await newBrowser().call('checkUndo', { body: { token } });
    expect(offer.data.kind).toBe('LOST_ACCESS');
    expect(await newBrowser().call('undoChange', { body: { token } })).toSucceed();
    expect(await thief.isOnline()).toBe(false);
    expect(getPortal().passkeys).toEqual([]);
    expect(getPortal().authenticators).toHaveLength(1);
    expect(getPortal().recoveryCodes).toHaveLength(codes.length);
    expect(await newBrowser().signsIn('demo', NEW_PASSWORD)).toBeRefusedWith('BAD_CREDENTIALS');
    expect(lastSentTo(EMAIL).text).toMatch(/^The recovery of your account was undone/);
    // The thief of the mailbox does not begin again right away.
    expect(await begin()).toBeRefusedWith('LOST_ACCESS_REFUSED');
  });
});

describe('a stop of a recovery', () => {
  it('is possible by the link of another contact without a session, and bars recoveries for seven days', async () => {
    await begin();
    const requester = ticketSentTo(EMAIL);
    expect(await stop(ticketSentTo(MOBILE))).toSucceed();
    for (const to of [MOBILE, EMAIL])
      expect(lastSentTo(to).text).toMatch(/^The recovery of your account was stopped/);
    expect(await check(requester)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(await stop(requester)).toBeRefusedWith('TICKET_UNKNOWN');
    for (const to of [EMAIL, MOBILE]) expect(await begin(to)).toBeRefusedWith('LOST_ACCESS_REFUSED');
    await advance(LOST_ACCESS_BAR - MINUTE);
    expect(await begin()).toBeRefusedWith('LOST_ACCESS_REFUSED');
    await advance(2 * MINUTE);
    expect(await begin()).toSucceed();
  });

  it('is possible between the waiting period and the end', async () => {
    await begin();
    const early = ticketSentTo(MOBILE);
    await advance(contact.wait);
    const ticket = ticketSentTo(EMAIL);
    expect(await stop(early)).toSucceed();
    expect(await finish(ticket)).toBeRefusedWith('TICKET_UNKNOWN');
  });

  it('is possible in a session after a step-up by the app', async () => {
    await begin();
    const thief = newBrowser().opensSessionOf('demo');
    expect((await thief.call('stopOwnLostAccess')).status).toBe(428);
    expect(stateOf()).toBe('WAITING');
    const value = codeOf(secret);
    await owner.call('stepUp', { body: { method: 'totp', value } });
    expect(await owner.call('stopOwnLostAccess')).toSucceed();
    expect(stateOf()).toBe('STOPPED');
    expect((await owner.call('security')).data).not.toHaveProperty('lostAccess');
    const unread = (await owner.call('notices')).data.filter(({ urgent, read }) => urgent && !read);
    expect(unread.map(({ title }) => title)).toEqual(['The recovery of your account was stopped']);
    expect(await owner.call('stopOwnLostAccess')).toBeRefusedWith('CHANGED_MEANWHILE');
  });

  it.each<[string, (device: PasskeyDevice) => Promise<{ code: number }>]>([
    ['a sign-in with a code of the app', () => signInWithCode(codeOf(secret))],
    ['a sign-in with a recovery code', () => signInWithCode(codes[0] ?? '')],
    ['a sign-in with a passkey', (device) => signInByPasskey(newBrowser(), device)],
    ['a sign-in with a certificate', signInByCertificate],
    ['the removal of the app', () => owner.call('removeAuthenticator')],
    ['the renewal of the recovery codes', () => owner.call('renewRecoveryCodes')],
    ['a report of another person in the account', reportPanic],
  ])('follows %s', async (_, act) => {
    const device = await addPasskey(owner);
    await begin();
    confirmSessions();
    expect(await act(device)).toSucceed();
    expect(stateOf()).toBe('STOPPED');
    const mails = getPortal().outbox.filter(({ to }) => to === EMAIL);
    const stopped = expect.stringMatching(/^The recovery of your account was stopped/);
    expect(mails.map(({ text }) => text)).toContainEqual(stopped);
  });

  it('does not follow a sign-in by password, even in a trusted browser, or a password reset', async () => {
    const trusted = newBrowser();
    const { data } = await trusted.signsIn('demo');
    const ticket = ticketIn(data.redirectUrl);
    await trusted.call('secondFactor', { body: { ticket, code: codeOf(secret), trust: true } });
    await begin();
    await newBrowser().signsIn('demo');
    await trusted.signsIn('demo');
    expect(await trusted.isOnline()).toBe(true);
    const reset = newBrowser();
    const { id } = await proveContact(reset, MOBILE);
    expect(await finishReset(reset, id, NEW_PASSWORD)).toSucceed();
    expect(stateOf()).toBe('WAITING');
  });

  it('follows the removal of the contact that proved it', async () => {
    await begin();
    accountOf('demo').email = 'other@example.com';
    await advance(0);
    expect(stateOf()).toBe('STOPPED');
  });

  it('is possible by a contact that was removed meanwhile', async () => {
    await begin();
    const ticket = ticketSentTo(MOBILE);
    accountOf('demo').mobile = '15400000099';
    expect(await stop(ticket)).toSucceed();
  });

  it('withdraws the recovery if the requester stops it, and bars no other one', async () => {
    await begin();
    expect(await stop(ticketSentTo(EMAIL))).toSucceed();
    expect(stateOf()).toBe('NONE');
    expect(lastSentTo(MOBILE).text).toMatch(/^The recovery of your account was stopped/);
    expect(await begin()).toSucceed();
  });

  it('ends the right of the reset to begin another recovery', async () => {
    const browser = newBrowser();
    const { id } = await proveContact(browser);
    const again = () => browser.call('beginLostAccess', { body: { id } });
    await again();
    await stop(ticketSentTo(EMAIL));
    expect(await again()).toBeRefusedWith('RESET_UNKNOWN');
    await begin();
    await stop(ticketSentTo(MOBILE));
    expect(await again()).toBeRefusedWith('RESET_UNKNOWN');
  });

  it('reverts a finished recovery and bars another one if a report with a step-up stops it', async () => {
    await finish(await awaitEnd());
    expect(hasApp()).toBe(false);
    const owner = newBrowser().hasConfirmedSessionOf('demo');
    expect(await owner.call('panic', { body: { mine: [] } })).toSucceed();
    expect(hasApp()).toBe(true);
    await advance(PANIC_PAUSE);
    expect(await begin()).toBeRefusedWith('LOST_ACCESS_REFUSED');
  });
});

describe('a recovery by an appeal', () => {
  const NUMBER = '15400000078';
  const DEMO = { reason: 'LOCKED_OUT', name: '测试甲', idNo: '110101190001010014' };

  async function approveAppeal(more = {}, mobile = NUMBER) {
    const { data } = await makeAppeal(newBrowser(), { ...DEMO, ...more }, mobile);
    await review(newBrowser(), data.ticket, 'take');
    return review(newBrowser(), data.ticket, 'approve');
  }

  it('sets the new number and password of a person without contacts', async () => {
    expect(await approveAppeal()).toSucceed();
    for (const to of [MOBILE, EMAIL]) expect((await check(ticketSentTo(to))).data.role).toBe('OTHER');
    await advance(appeal.wait - MINUTE);
    expect(stateOf()).toBe('WAITING');
    await advance(MINUTE);
    expect(await finish(ticketSentTo(NUMBER))).toSucceed();
    expect(accountOf('demo')).toMatchObject({ mobile: NUMBER, email: EMAIL });
    expect(hasApp()).toBe(false);
    const browser = await signedIn(newBrowser(), 'demo', NEW_PASSWORD);
    expect(await browser.isOnline()).toBe(true);
  });

  it('can be undone by the former contacts, and not by the new number', async () => {
    await approveAppeal();
    await advance(appeal.wait);
    await finish(ticketSentTo(NUMBER));
    expect(lastSentTo(NUMBER).link).toBe('/uaa/resetPwd');
    const token = tokenSentTo(MOBILE);
    expect(await newBrowser().call('undoChange', { body: { token } })).toSucceed();
    expect(accountOf('demo').mobile).toBe(MOBILE);
    expect(hasApp()).toBe(true);
    expect(await begin()).toBeRefusedWith('LOST_ACCESS_REFUSED');
  });

  it('stops when the verification of the document is undone', async () => {
    await approveAppeal();
    expect(stateOf()).toBe('WAITING');
    Object.assign(accountOf('demo'), { level: 1, verifiedAt: null, verifiedBy: null });
    await newBrowser().call('online');
    expect(stateOf()).toBe('STOPPED');
  });

  it('does not begin for a document that no account has verified, or for another name', async () => {
    expect(await approveAppeal({ name: '测试寅' })).toSucceed();
    expect(await approveAppeal({ name: '测试乙', idNo: '110101190001020028' }, '15400000079')).toSucceed();
    expect(getPortal().lostAccess.size).toBe(0);
  });

  it('begins for the login name in the appeal, and for no account if the name is wrong', async () => {
    await approveAppeal({ loginId: 'demo_work' });
    expect([...getPortal().lostAccess.keys()]).toEqual(['u-demo-work']);
    await approveAppeal({ loginId: 'boss' }, '15400000079');
    expect(getPortal().lostAccess.size).toBe(1);
  });

  it('is refused for a frozen account, and the appeal stays under review', async () => {
    accountOf('demo').status = 'FROZEN';
    expect(await approveAppeal()).toBeRefusedWith('LOST_ACCESS_REFUSED');
    expect(getPortal().appeals.at(-1)?.timeline.at(-1)?.state).toBe('REVIEWING');
  });

  it('keeps the number of the account if another account has the new one meanwhile', async () => {
    await approveAppeal();
    await advance(appeal.wait);
    accountOf('veteran').mobile = NUMBER;
    await finish(ticketSentTo(NUMBER));
    expect(accountOf('demo').mobile).toBe(MOBILE);
    expect(lastSentTo(EMAIL).text).toContain('The mobile number stays.');
  });
});
