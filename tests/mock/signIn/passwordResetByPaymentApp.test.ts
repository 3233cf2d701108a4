import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, LOGIN_CHANNEL, PROOF_TRIES, PROVIDER_STATE_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { LOST_ACCESS_BAR, lostAccessProofs } from '../../../src/domain/lostAccess';
import { appeals, review } from '../appeals/appellants';
import { addApp, givesApp } from '../apps';
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
import { answersAtApp, codeFor, DEMO, formFor, plays, returns, starts } from '../verification/queries';
import { finishesLostAccess, finishesReset, provesReset, startsReset } from './resets';

const newBrowser = runPortal();

const MOBILE = '15400000001';
const EMAIL = 'demo@example.com';
const NUMBER = '15400000088';
const NEW_PASSWORD = '新-Correct-horse-7';
const { contact, identity } = lostAccessProofs;

const stateOf = () => getPortal().lostAccess.get('u-demo')?.state ?? 'NONE';
const advances = async (ms: number) => {
  advanceClock(ms);
  await newBrowser().call('online');
};

/** Decides at the payment app; returns its response. */
async function answers(browser: Browser, id: string, { action = 'approve', subject = 'demo' } = {}) {
  const { data } = await browser.call('leaveReset', { body: { id, consent: true } });
  return answersAtApp(browser, data, action, subject);
}

const comesBack = (browser: Browser, answer: Record<string, string>) =>
  browser.call('returnReset', { body: answer as { state: string } });

/** Proves demo's account by the payment app; returns the id of the reset and the response. */
async function proves(browser: Browser, { loginId = 'demo', subject = 'demo' } = {}) {
  const id = await startsReset(browser, loginId);
  return { id, proved: await comesBack(browser, await answers(browser, id, { subject })) };
}

async function beginsAt(browser: Browser, id: string, mobile = NUMBER) {
  const code = await codeFor(browser, mobile, 'reset');
  return browser.call('beginLostAccessByIdentity', { body: { id, region: '+86', mobile, code } });
}

async function begins({ mobile = NUMBER, browser = newBrowser() } = {}) {
  const { id } = await proves(browser);
  return beginsAt(browser, id, mobile);
}

/** Begins a recovery by a code to demo's address. */
async function beginsByMail() {
  const browser = newBrowser();
  const id = await startsReset(browser);
  await provesReset(browser, id, EMAIL);
  return browser.call('beginLostAccess', { body: { id } });
}

/** Sets the new password by the link in the last message to a contact. */
const finishes = (to: string) => finishesLostAccess(newBrowser(), ticketSentTo(to), NEW_PASSWORD);

describe('the proof by the payment app', () => {
  it('redirects to the payment app and back to the reset', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser);
    const { data } = await browser.call('leaveReset', { body: { id, consent: true } });
    expect(data.redirectUrl).toMatch(/^\/simulator\/provider\?state=[\w-]{36}&provider=paymentApp$/);
    const { state } = queryOf(data.redirectUrl);
    const act = await browser.tool('POST /mock/act', { body: { as: 'provider', state, action: 'approve' } });
    const { redirectUrl } = act.data as { redirectUrl: string };
    expect(redirectUrl).toMatch(/^\/uaa\/resetPwd\?/);
    const back = await comesBack(browser, queryOf(redirectUrl));
    const step = { next: 'password', account: 'demo', recovery: 'required' };
    expect(back.data).toEqual({ id, expiresAt: expect.any(String), step });
  });

  it('permits neither a new password nor a recovery by a contact', async () => {
    givesApp();
    const browser = newBrowser();
    const { id } = await proves(browser);
    expect(await finishesReset(browser, id, NEW_PASSWORD)).toBeRefusedWith('RESET_UNKNOWN');
    expect(await browser.call('beginLostAccess', { body: { id } })).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(stateOf()).toBe('NONE');
  });

  it('uses up a try and is recorded if it is another person’s, and the last try ends the reset', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser);
    for (let left = PROOF_TRIES - 1; left > 0; left--) {
      const wrong = await comesBack(browser, await answers(browser, id, { subject: 'newcomer' }));
      expect(wrong).toMatchObject({ subCode: subCodes.PROOF_MISMATCH, data: { triesLeft: left } });
    }
    const failed = { type: 'PWD_RESET', result: 'FAILURE', failReason: 'PROOF_MISMATCH' };
    expect(getPortal().behavior.at(-1)).toMatchObject(failed);
    const last = await comesBack(browser, await answers(browser, id, { subject: 'newcomer' }));
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
    const { proved } = await proves(newBrowser());
    expect(proved).toBeRefusedWith('PROOF_MISMATCH');
  });

  it('is accepted for an account that was verified in person', async () => {
    getPortal().verifications.length = 0;
    accountOf('demo').level = 4;
    expect((await proves(newBrowser())).proved.data.step.next).toBe('password');
  });

  it('does not reveal whether an account exists', async () => {
    const [known, unknown] = [newBrowser(), newBrowser()];
    const refusals = await Promise.all([
      proves(known, { subject: 'newcomer' }),
      proves(unknown, { loginId: 'nobody', subject: 'newcomer' }),
    ]);
    const [one, other] = refusals.map(({ proved }) => proved);
    expect(one?.subCode).toBe(subCodes.PROOF_MISMATCH);
    expect({ ...other, requestId: '' }).toEqual({ ...one, requestId: '' });
  });

  it('is accepted once, in the browser that started it, before it expires', async () => {
    const [browser, other] = [newBrowser(), newBrowser()];
    const id = await startsReset(browser);
    const answer = await answers(browser, id);
    expect(await comesBack(other, answer)).toBeRefusedWith('VERIFY_STATE');
    expect(await comesBack(browser, { ...answer, authCode: 'forged' })).toBeRefusedWith('VERIFY_STATE');
    // The forged code has used it up.
    expect(await comesBack(browser, answer)).toBeRefusedWith('VERIFY_STATE');
    const late = await answers(browser, id);
    advanceClock(PROVIDER_STATE_LIFETIME);
    expect(await comesBack(browser, late)).toBeRefusedWith('VERIFY_STATE');
  });

  it('is not accepted as a sign-in or verification, and a verification is not accepted as a proof', async () => {
    const browser = await signedIn(newBrowser(), 'newcomer');
    const verification = (await starts(browser, await formFor(browser, 'alipayVerify'))).data;
    const verified = await answersAtApp(browser, verification, 'approve', 'demo');
    expect(await comesBack(browser, verified)).toBeRefusedWith('VERIFY_STATE');
    const answer = await answers(browser, await startsReset(browser));
    expect(await returns(browser, answer)).toBeRefusedWith('VERIFY_STATE');
    const { state, authCode } = answer;
    const login = { provider: 'paymentApp', ticket: authCode, state };
    expect(await browser.logsIn(LOGIN_CHANNEL.associate, login)).toBeRefusedWith('PROVIDER_STATE');
    expect((await comesBack(browser, answer)).data.step.next).toBe('password');
  });

  it.each(['cancel', 'fail'])('uses up the state and no try after %s at the payment app', async (action) => {
    const browser = newBrowser();
    const id = await startsReset(browser);
    const answer = await answers(browser, id, { action });
    expect(await comesBack(browser, answer)).toBeRefusedWith('PROVIDER_REFUSED');
    expect(await comesBack(browser, answer)).toBeRefusedWith('VERIFY_STATE');
    expect(getPortal().resets.get(id)?.triesLeft).toBe(PROOF_TRIES);
  });

  it('is refused while the registry is down', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser);
    await plays(browser, 'alipayVerify', 'down');
    expect(await browser.call('leaveReset', { body: { id, consent: true } })).toBeRefusedWith('VERIFY_DOWN');
  });

  it('renews the visitor id', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser);
    const answer = await answers(browser, id);
    const { visitor } = getPortal().resets.get(id) ?? {};
    await comesBack(browser, answer);
    expect(getPortal().resets.get(id)?.visitor).not.toBe(visitor);
  });

  it('requires the security questions before a recovery', async () => {
    const answer = { accountId: 'u-demo', question: 'SCHOOL', answer: {}, setAt: now() };
    getPortal().securityAnswers.push(answer as never);
    const browser = newBrowser();
    const { id, proved } = await proves(browser);
    expect(proved.data.step).toEqual({ next: 'questions', questions: ['SCHOOL'] });
    expect(await beginsAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
  });
});

describe('a recovery by the payment app', () => {
  it('alerts every contact, and sets the person’s number after a waiting period', async () => {
    const { data } = await begins();
    expect(data.told).toBe(2);
    expect(new Date(data.until).getTime() - now()).toBeGreaterThan(contact.wait);
    for (const to of [MOBILE, EMAIL])
      expect(lastSentTo(to).text).toMatch(/^Someone is recovering your account/);
    expect(await finishes(NUMBER)).toBeRefusedWith('TICKET_UNKNOWN');
    await advances(identity.wait);
    expect(await finishes(NUMBER)).toSucceed();
    expect(accountOf('demo').mobile).toBe(NUMBER);
    expect(lastSentTo(MOBILE).text).toContain('The mobile number was replaced.');
    expect(await newBrowser().signsIn('demo', NEW_PASSWORD)).toSucceed();
  });

  it('removes the authenticator app at the end, and its undo restores app and number and bars another recovery', async () => {
    await addApp(newBrowser());
    await begins();
    await advances(identity.wait);
    await finishes(NUMBER);
    expect(getPortal().authenticators).toEqual([]);
    const token = tokenSentTo(EMAIL);
    expect(await newBrowser().call('undoChange', { body: { token } })).toSucceed();
    expect(accountOf('demo').mobile).toBe(MOBILE);
    expect(getPortal().authenticators).toHaveLength(1);
    expect(await begins()).toBeRefusedWith('LOST_ACCESS_REFUSED');
    expect(await beginsByMail()).toBeRefusedWith('LOST_ACCESS_REFUSED');
  });

  it('requires a code to the number, requested in this browser', async () => {
    const browser = newBrowser();
    const { id } = await proves(browser);
    const code = await codeFor(newBrowser(), NUMBER, 'reset');
    const body = { id, region: '+86', mobile: NUMBER, code } as const;
    expect(await browser.call('beginLostAccessByIdentity', { body })).toBeRefusedWith('CODE_EXPIRED');
    expect(stateOf()).toBe('NONE');
    expect(await beginsAt(browser, id)).toSucceed();
  });

  it('requires the proof by the payment app', async () => {
    const browser = newBrowser();
    const id = await startsReset(browser);
    expect(await beginsAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    await provesReset(browser, id, MOBILE);
    expect(await beginsAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
  });

  it('replaces a recovery by a contact, which cannot replace it', async () => {
    const { browser: owner } = await addApp(newBrowser());
    await beginsByMail();
    const thief = ticketSentTo(EMAIL);
    expect(await begins()).toSucceed();
    expect(await newBrowser().call('checkLostAccess', { body: { ticket: thief } })).toBeRefusedWith(
      'TICKET_UNKNOWN',
    );
    expect(await beginsByMail()).toBeRefusedWith('LOST_ACCESS_RUNNING');
    expect(getPortal().lostAccess.get('u-demo')).toMatchObject({ proof: 'identity', state: 'WAITING' });
    const unread = (await owner.call('notices')).data.filter(({ urgent, read }) => urgent && !read);
    expect(unread.map(({ text }) => /payment app/.test(text))).toEqual([true]);
  });

  it('begins after a stopped recovery by a contact, but not after a stopped one by the payment app', async () => {
    await addApp(newBrowser());
    await beginsByMail();
    await newBrowser().call('stopLostAccess', { body: { ticket: ticketSentTo(MOBILE) } });
    expect(stateOf()).toBe('STOPPED');
    expect(await begins()).toSucceed();
    await newBrowser().call('stopLostAccess', { body: { ticket: ticketSentTo(MOBILE) } });
    expect(lastSentTo(NUMBER).text).toMatch(/^The recovery of your account was stopped/);
    expect(await begins()).toBeRefusedWith('LOST_ACCESS_REFUSED');
  });

  it('does not end the bar of a stopped recovery by a contact when it is withdrawn', async () => {
    await addApp(newBrowser());
    await beginsByMail();
    await newBrowser().call('stopLostAccess', { body: { ticket: ticketSentTo(MOBILE) } });
    await begins();
    await newBrowser().call('stopLostAccess', { body: { ticket: ticketSentTo(NUMBER) } });
    expect(stateOf()).toBe('STOPPED');
    expect(await beginsByMail()).toBeRefusedWith('LOST_ACCESS_REFUSED');
    expect(await begins()).toSucceed();
    await advances(LOST_ACCESS_BAR);
    await newBrowser().call('stopLostAccess', { body: { ticket: ticketSentTo(NUMBER) } });
    expect(stateOf()).toBe('NONE');
  });

  it('begins only once by one reset, even if a contact has begun another one meanwhile', async () => {
    await addApp(newBrowser());
    const browser = newBrowser();
    const { id } = await proves(browser);
    await beginsAt(browser, id);
    await newBrowser().call('stopLostAccess', { body: { ticket: ticketSentTo(NUMBER) } });
    await beginsByMail();
    expect(await beginsAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    expect(getPortal().lostAccess.get('u-demo')).toMatchObject({ proof: 'contact' });
  });

  it('is replaced by a recovery by an appeal, and the requester is notified', async () => {
    await begins();
    const { data } = await appeals(newBrowser(), { reason: 'LOCKED_OUT', ...DEMO });
    for (const action of ['take', 'approve']) await review(newBrowser(), data.ticket, action);
    expect(getPortal().lostAccess.get('u-demo')).toMatchObject({ proof: 'appeal' });
    expect(lastSentTo(NUMBER).text).toContain('by an approved appeal');
    expect(ticketSentTo(NUMBER)).toBe('');
    expect(await begins()).toBeRefusedWith('LOST_ACCESS_RUNNING');
  });

  it('is refused if the account ends before the waiting period', async () => {
    Object.assign(accountOf('demo'), { status: 'CANCELLING', endsAt: now() + identity.wait - DAY });
    expect(await begins()).toBeRefusedWith('LOST_ACCESS_CLOSING');
    Object.assign(accountOf('demo'), { endsAt: now() + identity.wait + DAY });
    await begins();
    await advances(3 * DAY);
    // The running recovery ends before the account.
    expect(await begins()).toSucceed();
  });

  it('is barred after its undo, even if a contact has begun another one meanwhile', async () => {
    await begins();
    await advances(identity.wait);
    await finishes(NUMBER);
    const token = tokenSentTo(EMAIL);
    givesApp();
    await beginsByMail();
    await newBrowser().call('undoChange', { body: { token } });
    expect(await begins()).toBeRefusedWith('LOST_ACCESS_REFUSED');
  });

  it.each(['identity', 'contact'])('stores the kind of contact that reset the password (%s)', async (by) => {
    await addApp(newBrowser());
    if (by === 'identity') await begins();
    else await beginsByMail();
    await advances(identity.wait);
    await finishes(by === 'identity' ? NUMBER : EMAIL);
    expect(accountOf('demo').passwordResetBy).toBe(by === 'identity' ? 'mobile' : 'email');
  });

  it('is described by its proof in messages and for the ticket of a link', async () => {
    await begins();
    expect(lastSentTo(MOBILE).text).toContain('by the payment app of the person in its document');
    const { data } = await newBrowser().call('checkLostAccess', { body: { ticket: ticketSentTo(MOBILE) } });
    expect(data).toMatchObject({ role: 'OTHER', proof: 'identity' });
  });

  it.each([
    ['document', { idNo: '110101190002010016' }],
    ['level', { level: 1 }],
  ])('does not begin if the %s has changed since the proof', async (_, change) => {
    const browser = newBrowser();
    const { id } = await proves(browser);
    Object.assign(accountOf('demo'), change);
    expect(await beginsAt(browser, id)).toBeRefusedWith('RESET_UNKNOWN');
    expect(stateOf()).toBe('NONE');
  });

  it('begins once for ten concurrent requests, and cannot be replaced by one with another number', async () => {
    const browser = newBrowser();
    const { id } = await proves(browser);
    const code = await codeFor(browser, NUMBER, 'reset');
    const body = { id, region: '+86', mobile: NUMBER, code } as const;
    const all = await Promise.all(
      Array.from({ length: 10 }, () => browser.call('beginLostAccessByIdentity', { body })),
    );
    expect(all.filter((one) => one.code === 20000)).toHaveLength(1);
    expect(getPortal().outbox.filter(({ link }) => link?.startsWith('/uaa/lost'))).toHaveLength(3);
    expect(await begins({ mobile: '15400000089' })).toBeRefusedWith('LOST_ACCESS_RUNNING');
    expect(await begins()).toSucceed();
  });

  it('stops when the verified document is no longer the account’s', async () => {
    await begins();
    accountOf('demo').idNo = '110101190002010016';
    await advances(0);
    expect(stateOf()).toBe('STOPPED');
  });

  it('does not set a number that another account has got meanwhile', async () => {
    await begins();
    accountOf('newcomer').mobile = NUMBER;
    await advances(identity.wait);
    expect(await finishes(NUMBER)).toSucceed();
    expect(accountOf('demo').mobile).toBe(MOBILE);
    expect(lastSentTo(EMAIL).text).toContain('The mobile number stays.');
  });

  it('is refused for a frozen account', async () => {
    const browser = newBrowser();
    const { id } = await proves(browser);
    accountOf('demo').status = 'FROZEN';
    expect(await beginsAt(browser, id)).toBeRefusedWith('FROZEN');
  });
});

test('a report after a proof by the payment app pauses the account, and removes no app', async () => {
  await addApp(newBrowser());
  const browser = newBrowser();
  const { id } = await proves(browser);
  expect(await browser.call('panicByReset', { body: { id } })).toSucceed();
  expect(getPortal().authenticators).toHaveLength(1);
  expect(await begins()).toBeRefusedWith('PAUSED');
});
