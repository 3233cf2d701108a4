import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, LOGIN_CHANNEL, PROOF_TRIES, PROVIDER_STATE_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { LOST_ACCESS_BAR, lostAccessProofs } from '../../../src/domain/lostAccess';
import { makeAppeal, review } from '../appeals/appellants';
import { addApp, giveApp } from '../apps';
import {
  accountOf,
  type Browser,
  lastSentTo,
  queryOf,
  runPortal,
  signedIn,
  ticketSentTo,
  tokenSentTo,
} from '../portal';
import { answerInApp, codeFor, comeBackFromApp, DEMO, formFor, play, start } from '../verification/queries';
import { finishLostAccess, finishReset, proveReset, startReset } from './resets';

const newBrowser = runPortal();

const MOBILE = '15400000001';
const EMAIL = 'demo@example.com';
const NUMBER = '15400000088';
const NEW_PASSWORD = '新-Correct-horse-7';
const { contact, identity } = lostAccessProofs;

const stateOf = () => getPortal().lostAccess.get('u-demo')?.state ?? 'NONE';
const advance = async (ms: number) => {
  advanceClock(ms);
  await newBrowser().call('online');
};

/** Decides at the payment app; returns its response. */
async function answerAtApp(browser: Browser, id: string, { action = 'approve', subject = 'demo' } = {}) {
  const { data } = await browser.call('leaveReset', { body: { id, consent: true } });
  return answerInApp(browser, data, action, subject);
}

const returnFromApp = (browser: Browser, answer: Record<string, string>) =>
  browser.call('returnReset', { body: answer as { state: string } });

/** Proves demo's account by the payment app; returns the id of the reset and the response. */
async function prove(browser: Browser, { loginId = 'demo', subject = 'demo' } = {}) {
  const id = await startReset(browser, loginId);
  return { id, proved: await returnFromApp(browser, await answerAtApp(browser, id, { subject })) };
}

async function beginAt(browser: Browser, id: string) {
  const code = await codeFor(browser, NUMBER, 'reset');
  return browser.call('beginLostAccessByIdentity', { body: { id, region: '+86', mobile: NUMBER, code } });
}

async function begin() {
  const browser = newBrowser();
  const { id } = await prove(browser);
  return beginAt(browser, id);
}

/** Begins a recovery by a code to demo's address. */
async function beginByMail() {
  const browser = newBrowser();
  const id = await startReset(browser);
  await proveReset(browser, id, EMAIL);
  return browser.call('beginLostAccess', { body: { id } });
}

const checkTicket = (ticket: string) => newBrowser().call('checkLostAccess', { body: { ticket } });
const stop = (ticket: string) => newBrowser().call('stopLostAccess', { body: { ticket } });

/** Sets the new password by the link in the last message to a contact. */
const finish = (to: string) => finishLostAccess(newBrowser(), ticketSentTo(to), NEW_PASSWORD);

describe('the proof by the payment app', () => {
  it('redirects to the payment app and back to the reset', async () => {
    const browser = newBrowser();
    const id = await startReset(browser);
    const { data } = await browser.call('leaveReset', { body: { id, consent: true } });
    expect(data.redirectUrl).toMatch(/^\/simulator\/provider\?state=[\w-]{36}&provider=paymentApp$/);
    const { state } = queryOf(data.redirectUrl);
    const act = await browser.tool('POST /mock/act', { body: { as: 'provider', state, action: 'approve' } });
    const { redirectUrl } = act.data as { redirectUrl: string };
    expect(redirectUrl).toMatch(/^\/uaa\/resetPwd\?/);
    const back = await returnFromApp(browser, queryOf(redirectUrl));
    const step = { next: 'password', account: 'demo', recovery: 'required' };
    expect(back.data).toEqual({ id, expiresAt: expect.any(String), step });
  });

  it('permits neither a new password nor a recovery by a contact', async () => {
    giveApp();
    const browser = newBrowser();
    const { id } = await prove(browser);
    expect(await finishReset(browser, id, NEW_PASSWORD)).toBeRefusedWith('RESET_UNKNOWN');
    expect(await browser.call('beginLostAccess', { body: { id } })).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(stateOf()).toBe('NONE');
  });

  it('uses up a try and is recorded if it is another person’s, and the last try ends the reset', async () => {
    const browser = newBrowser();
    const id = await startReset(browser);
    for (let left = PROOF_TRIES - 1; left > 0; left--) {
      const wrong = await returnFromApp(browser, await answerAtApp(browser, id, { subject: 'newcomer' }));
      expect(wrong).toMatchObject({ subCode: subCodes.PROOF_MISMATCH, data: { triesLeft: left } });
    }
    const failed = { type: 'PWD_RESET', result: 'FAILURE', failReason: 'PROOF_MISMATCH' };
    expect(getPortal().behavior.at(-1)).toMatchObject(failed);
    const last = await returnFromApp(browser, await answerAtApp(browser, id, { subject: 'newcomer' }));
    expect(last).toBeRefusedWith('PROOF_USED_UP');
    expect(await browser.call('leaveReset', { body: { id, consent: true } })).toBeRefusedWith(
      'RESET_UNKNOWN',
    );
  });

  it.each([
    [
      'verified by printed data',
      () =>
        Object.assign(getPortal().verifications.find(({ accountId }) => accountId === 'u-demo') ?? {}, {
          channel: 'gonganVerify',
        }),
    ],
    ['below level 2', () => Object.assign(accountOf('demo'), { level: 1 })],
    ['unknown to the payment app', () => getPortal().registryRecords.splice(0)],
  ])('is refused for an account that is %s', async (_, change) => {
    change();
    const { proved } = await prove(newBrowser());
    expect(proved).toBeRefusedWith('PROOF_MISMATCH');
  });

  it('is accepted for an account that was verified in person', async () => {
    getPortal().verifications.length = 0;
    accountOf('demo').level = 4;
    expect((await prove(newBrowser())).proved.data.step.next).toBe('password');
  });

  it('does not reveal whether an account exists', async () => {
    const [known, unknown] = [newBrowser(), newBrowser()];
    const refusals = await Promise.all([
      prove(known, { subject: 'newcomer' }),
      prove(unknown, { loginId: 'nobody', subject: 'newcomer' }),
    ]);
    const [one, other] = refusals.map(({ proved }) => proved);
    expect(one?.subCode).toBe(subCodes.PROOF_MISMATCH);
    expect({ ...other, requestId: '' }).toEqual({ ...one, requestId: '' });
  });

  it('is accepted once, in the browser that started it, before it expires', async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    const id = await startReset(browser);
    const answer = await answerAtApp(browser, id);
    expect(await returnFromApp(other, answer)).toBeRefusedWith('VERIFY_STATE');
    expect(await returnFromApp(browser, { ...answer, authCode: 'forged' })).toBeRefusedWith('VERIFY_STATE');
    // The forged code has used it up.
    expect(await returnFromApp(browser, answer)).toBeRefusedWith('VERIFY_STATE');
    const late = await answerAtApp(browser, id);
    advanceClock(PROVIDER_STATE_LIFETIME);
    expect(await returnFromApp(browser, late)).toBeRefusedWith('VERIFY_STATE');
  });

  it('is not accepted as a sign-in or verification, and a verification is not accepted as a proof', async () => {
    const browser = await signedIn(newBrowser(), 'newcomer');
    const verification = (await start(browser, await formFor(browser, 'alipayVerify'))).data;
    const verified = await answerInApp(browser, verification, 'approve', 'demo');
    expect(await returnFromApp(browser, verified)).toBeRefusedWith('VERIFY_STATE');
    const answer = await answerAtApp(browser, await startReset(browser));
    expect(await comeBackFromApp(browser, answer)).toBeRefusedWith('VERIFY_STATE');
    const { state, authCode } = answer;
    const login = { provider: 'paymentApp', ticket: authCode, state };
    expect(await browser.logsIn(LOGIN_CHANNEL.associate, login)).toBeRefusedWith('PROVIDER_STATE');
    expect((await returnFromApp(browser, answer)).data.step.next).toBe('password');
  });

  it.each(['cancel', 'fail'])('uses up the state and no try after %s at the payment app', async (action) => {
    const browser = newBrowser();
    const id = await startReset(browser);
    const answer = await answerAtApp(browser, id, { action });
    expect(await returnFromApp(browser, answer)).toBeRefusedWith('PROVIDER_REFUSED');
    expect(await returnFromApp(browser, answer)).toBeRefusedWith('VERIFY_STATE');
    expect(getPortal().resets.get(id)?.triesLeft).toBe(PROOF_TRIES);
  });

  it('is refused while the registry is down', async () => {
    const browser = newBrowser();
    const id = await startReset(browser);
    await play(browser, 'alipayVerify', 'down');
    expect(await browser.call('leaveReset', { body: { id, consent: true } })).toBeRefusedWith('VERIFY_DOWN');
  });

  it('requires the security questions before a recovery', async () => {
    const answer = { accountId: 'u-demo', question: 'SCHOOL', answer: {}, setAt: now() };
    getPortal().securityAnswers.push(answer as never);
    const browser = newBrowser();
    const { id, proved } = await prove(browser);
    expect(proved.data.step).toEqual({ next: 'questions', questions: ['SCHOOL'] });
    expect(await beginAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
  });
});

describe('a recovery by the payment app', () => {
  it('alerts every contact, and sets the person’s number after a waiting period', async () => {
    const { data } = await begin();
    expect(data.told).toBe(2);
    expect(new Date(data.until).getTime() - now()).toBeGreaterThan(contact.wait);
    for (const to of [MOBILE, EMAIL])
      expect(lastSentTo(to).text).toContain('by the payment app of the person in its document');
    const { data: state } = await checkTicket(ticketSentTo(MOBILE));
    expect(state).toMatchObject({ role: 'OTHER', proof: 'identity' });
    expect(await finish(NUMBER)).toBeRefusedWith('TICKET_UNKNOWN');
    await advance(identity.wait);
    expect(await finish(NUMBER)).toSucceed();
    expect(accountOf('demo').mobile).toBe(NUMBER);
    expect(lastSentTo(MOBILE).text).toContain('The mobile number was replaced.');
    expect(await newBrowser().signsIn('demo', NEW_PASSWORD)).toSucceed();
  });

  it('requires a code to the number, requested in this browser', async () => {
    const browser = newBrowser();
    const { id } = await prove(browser);
    const code = await codeFor(newBrowser(), NUMBER, 'reset');
    const body = { id, region: '+86', mobile: NUMBER, code } as const;
    expect(await browser.call('beginLostAccessByIdentity', { body })).toBeRefusedWith('CODE_EXPIRED');
    expect(stateOf()).toBe('NONE');
    expect(await beginAt(browser, id)).toSucceed();
  });

  it('requires the proof by the payment app', async () => {
    const browser = newBrowser();
    const id = await startReset(browser);
    expect(await beginAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    await proveReset(browser, id, MOBILE);
    expect(await beginAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
  });

  it('replaces a recovery by a contact, which cannot replace it', async () => {
    const { browser: owner } = await addApp(newBrowser());
    await beginByMail();
    const thief = ticketSentTo(EMAIL);
    expect(await begin()).toSucceed();
    expect(await checkTicket(thief)).toBeRefusedWith('TICKET_UNKNOWN');
    expect(await beginByMail()).toBeRefusedWith('LOST_ACCESS_RUNNING');
    expect(getPortal().lostAccess.get('u-demo')).toMatchObject({ proof: 'identity', state: 'WAITING' });
    const unread = (await owner.call('notices')).data.filter(({ urgent, read }) => urgent && !read);
    expect(unread.map(({ text }) => /payment app/.test(text))).toEqual([true]);
  });

  it('does not end the bar of a stopped recovery by a contact when it is withdrawn', async () => {
    await addApp(newBrowser());
    await beginByMail();
    await stop(ticketSentTo(MOBILE));
    expect(await begin()).toSucceed();
    await stop(ticketSentTo(NUMBER));
    expect(lastSentTo(NUMBER).text).toMatch(/^The recovery of your account was stopped/);
    expect(stateOf()).toBe('STOPPED');
    expect(await beginByMail()).toBeRefusedWith('LOST_ACCESS_REFUSED');
    expect(await begin()).toSucceed();
    await advance(LOST_ACCESS_BAR);
    await stop(ticketSentTo(NUMBER));
    expect(stateOf()).toBe('NONE');
  });

  it('begins only once by one reset, even if a contact has begun another one meanwhile', async () => {
    await addApp(newBrowser());
    const browser = newBrowser();
    const { id } = await prove(browser);
    await beginAt(browser, id);
    await stop(ticketSentTo(NUMBER));
    await beginByMail();
    expect(await beginAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    expect(getPortal().lostAccess.get('u-demo')).toMatchObject({ proof: 'contact' });
  });

  it('is refused for a frozen account, and after a report, which removes no app', async () => {
    await addApp(newBrowser());
    const browser = newBrowser();
    const { id } = await prove(browser);
    accountOf('demo').status = 'FROZEN';
    expect(await beginAt(browser, id)).toBeRefusedWith('FROZEN');
    accountOf('demo').status = 'ACTIVE';
    expect(await browser.call('panicByReset', { body: { id } })).toSucceed();
    expect(getPortal().authenticators).toHaveLength(1);
    expect(await begin()).toBeRefusedWith('PAUSED');
  });

  it('is replaced by a recovery by an appeal, and the requester is notified', async () => {
    await begin();
    const { data } = await makeAppeal(newBrowser(), { reason: 'LOCKED_OUT', ...DEMO });
    for (const action of ['take', 'approve']) await review(newBrowser(), data.ticket, action);
    expect(getPortal().lostAccess.get('u-demo')).toMatchObject({ proof: 'appeal' });
    expect(lastSentTo(NUMBER).text).toContain('by an approved appeal');
    expect(ticketSentTo(NUMBER)).toBe('');
    expect(await begin()).toBeRefusedWith('LOST_ACCESS_RUNNING');
  });

  it('is refused if the account ends before the waiting period', async () => {
    Object.assign(accountOf('demo'), { status: 'CANCELLING', endsAt: now() + identity.wait - DAY });
    expect(await begin()).toBeRefusedWith('LOST_ACCESS_CLOSING');
    Object.assign(accountOf('demo'), { endsAt: now() + identity.wait + DAY });
    await begin();
    await advance(3 * DAY);
    // The running recovery ends before the account.
    expect(await begin()).toSucceed();
    expect(accountOf('demo').status).toBe('CANCELLING');
  });

  it('is barred after its undo, even if a contact has begun another one meanwhile', async () => {
    await begin();
    await advance(identity.wait);
    await finish(NUMBER);
    const token = tokenSentTo(EMAIL);
    giveApp();
    await beginByMail();
    await newBrowser().call('undoChange', { body: { token } });
    expect(await begin()).toBeRefusedWith('LOST_ACCESS_REFUSED');
  });

  it.each(['identity', 'contact'])('stores the kind of contact that reset the password (%s)', async (by) => {
    await addApp(newBrowser());
    if (by === 'identity') await begin();
    else await beginByMail();
    await advance(identity.wait);
    await finish(by === 'identity' ? NUMBER : EMAIL);
    expect(accountOf('demo').passwordResetBy).toBe(by === 'identity' ? 'mobile' : 'email');
  });

  it.each([
    ['document', { idNo: '110101190002010016' }],
    ['level', { level: 1 }],
  ])('does not begin if the %s has changed since the proof', async (_, change) => {
    const browser = newBrowser();
    const { id } = await prove(browser);
    Object.assign(accountOf('demo'), change);
    expect(await beginAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    expect(stateOf()).toBe('NONE');
  });

  it('stops when the verified document is no longer the account’s', async () => {
    await begin();
    accountOf('demo').idNo = '110101190002010016';
    await advance(0);
    expect(stateOf()).toBe('STOPPED');
  });
});
