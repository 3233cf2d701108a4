import { sendAlert } from '../../../mock/_domain/accounts/alerts';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import type { FormerContact } from '../../../mock/_domain/store/records/panic';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  CANCELLATION_PERIOD,
  CODE_RESEND,
  DAY,
  PHRASE_CHANGES_MAX,
  SECOND,
  TRUSTED_BROWSER,
  UNDO_LIFETIME,
} from '../../../src/constants';
import type { UserType } from '../../../src/contract';
import { CONTACT, makeAppeal } from '../appeals/appellants';
import { addApp, codeOf, STEP } from '../apps';
import { changeEmail } from '../credentials';
import { enterCode } from '../oauth/signInWays';
import {
  accountOf,
  type Browser,
  confirmSessions,
  endStepUps,
  lastSentTo,
  runPortal,
  tokenSentTo,
} from '../portal';
import { startReset } from '../signIn/resets';
import { formFor, NEWCOMER, startAtNoon, verifyIdentity } from '../verification/queries';

const newBrowser = runPortal();
startAtNoon();

const MOBILE = '15400000001';
const EMAIL = 'demo@example.com';
const NEW_EMAIL = 'new@example.com';
const PHRASE = 'Blue whale';
const LINE = `Your phrase: “${PHRASE}”`;
const THIEF = 'Red fox';

const member = (account = 'demo') => newBrowser().hasConfirmedSessionOf(account);
const setPhrase = (browser: Browser, phrase = PHRASE) => browser.call('setPhrase', { body: { phrase } });
const removePhrase = (browser: Browser) => browser.call('removePhrase');
const setAt = async (browser: Browser) => (await browser.call('phrase')).data.setAt;
const linesTo = (to: string) => lastSentTo(to).text.split('\n');
const events = () => getPortal().behavior.filter(({ type }) => type.startsWith('PHRASE'));

/** Returns a browser of a member whose phrase is too old to be undone. */
async function haveOldPhrase(account = 'demo') {
  const browser = member(account);
  expect(await setPhrase(browser)).toSucceed();
  for (const one of getPortal().phrases) one.setAt -= UNDO_LIFETIME + DAY;
  getPortal().outbox = [];
  return browser;
}

/** Adds a contact that an account had before; by default a mail address of demo. */
const addFormerContact = (contact: Partial<FormerContact> & { to: string }) =>
  getPortal().formerContacts.push({
    accountId: 'u-demo',
    kind: 'mail',
    region: '',
    settled: true,
    ...contact,
  });

/** Sends a message about the account to all its contacts. */
async function causeAlert(account = 'demo') {
  await member(account).call('startExport');
}

async function requestCode(browser: Browser, scene: string, mobile = MOBILE) {
  const captcha = browser.solvesCaptcha();
  const body = { scene, region: '+86', mobile, captcha };
  expect(await browser.call('smsCode', { body })).toSucceed();
}

const undo = (token: string) => newBrowser().call('undoChange', { body: { token } });

describe('the phrase of a member', () => {
  it('is set, changed and removed after a step-up, and recorded', async () => {
    const browser = newBrowser().opensSessionOf('demo');
    expect(await setAt(browser)).toBeNull();
    expect((await setPhrase(browser)).status).toBe(428);
    confirmSessions();
    expect(await setPhrase(browser)).toSucceed();
    expect(Date.parse((await setAt(browser)) ?? '')).toBeLessThanOrEqual(now());
    endStepUps();
    expect((await setPhrase(browser, 'Green owl')).status).toBe(428);
    expect((await removePhrase(browser)).status).toBe(428);
    confirmSessions();
    expect(await removePhrase(browser)).toSucceed();
    expect(await setAt(browser)).toBeNull();
    expect(await removePhrase(browser)).toBeRefusedWith('CHANGED_MEANWHILE');
    expect(events().map(({ type, accountId }) => [type, accountId])).toEqual([
      ['PHRASE_CHANGE', 'u-demo'],
      ['PHRASE_REMOVE', 'u-demo'],
    ]);
  });

  it('is refused if it contains the account name or the owner’s name, or is the password', async () => {
    for (const phrase of ['My DEMO whale', 'ｄｅｍｏ whale', '测试甲的鲸鱼', '测 试 甲'])
      expect(await setPhrase(member(), phrase)).toBeRefusedWith('PHRASE_REVEALS');
    expect(await setPhrase(member('newcomer'), 'Demo-2026-pass')).toBeRefusedWith('PHRASE_REVEALS');
    expect(await setPhrase(member('newcomer'), 'Demo-2026-past')).toSucceed();
  });

  it('can be changed at most ten times a day, including refused changes and removals', async () => {
    const browser = member();
    await setPhrase(browser, 'My demo whale');
    await setPhrase(browser);
    await removePhrase(browser);
    for (let count = 3; count < PHRASE_CHANGES_MAX; count += 1) expect(await setPhrase(browser)).toSucceed();
    expect((await setPhrase(browser)).status).toBe(429);
    expect((await removePhrase(browser)).status).toBe(429);
    advanceClock(DAY);
    expect(await setPhrase(member())).toSucceed();
  });

  it('is in the export only with the time when it was set, and in no notice or activity record', async () => {
    const browser = await haveOldPhrase();
    await setPhrase(browser, 'Green owl');
    const { data } = await browser.call('startExport');
    expect(data.account).toHaveProperty('phraseAt', await setAt(browser));
    const { behavior, notices } = getPortal();
    expect(JSON.stringify([data, behavior, notices])).not.toMatch(/whale|owl/);
  });
});

describe('the phrase in messages', () => {
  it('is the first line of a mail and the last line of a text message', async () => {
    await haveOldPhrase();
    await causeAlert();
    expect(linesTo(EMAIL)[0]).toBe(LINE);
    expect(linesTo(EMAIL)[1]).toMatch(/^A copy/);
    expect(linesTo(MOBILE)[0]).toMatch(/^A copy/);
    expect(linesTo(MOBILE).at(-1)).toBe(LINE);
  });

  it('is introduced in the language of the message', async () => {
    await haveOldPhrase();
    accountOf('demo').lang = 'zh-CN';
    await causeAlert();
    expect(linesTo(EMAIL)[0]).toBe(`您的预留信息：“${PHRASE}”`);
    const browser = member();
    browser.lang = 'zh-TW';
    await browser.call('ownCode', { body: { scene: 'stepUp', channel: 'email' } });
    expect(linesTo(EMAIL)[0]).toBe(`您的識別語：「${PHRASE}」`);
  });

  it('is omitted if the account has none, and is never another account’s', async () => {
    await causeAlert();
    expect(linesTo(EMAIL)).toHaveLength(1);
    await haveOldPhrase();
    await causeAlert('boss');
    expect(lastSentTo('15400000004').text).not.toContain(PHRASE);
  });

  it('is the former one in the alert of its change', async () => {
    const browser = member();
    await setPhrase(browser);
    expect(lastSentTo(EMAIL).text).not.toMatch(/whale/);
    await setPhrase(browser, 'Green owl');
    expect(linesTo(EMAIL)[0]).toBe(LINE);
    expect(lastSentTo(EMAIL).text).not.toContain('owl');
    await causeAlert();
    expect(linesTo(EMAIL)[0]).toBe('Your phrase: “Green owl”');
    await removePhrase(browser);
    expect(linesTo(EMAIL)).toEqual(['Your phrase: “Green owl”', expect.stringMatching(/^Phrase removed/)]);
    await causeAlert();
    expect(linesTo(EMAIL)).toHaveLength(1);
  });

  it('is not sent to a contact that was set within 72 hours, nor to the former contact after the alert of the change', async () => {
    await haveOldPhrase();
    await changeEmail(member(), NEW_EMAIL);
    expect(linesTo(MOBILE).at(-1)).toBe(LINE);
    expect(lastSentTo(NEW_EMAIL).text).not.toContain(PHRASE);
    expect(linesTo(EMAIL)[0]).toBe(LINE);
    await causeAlert();
    expect(lastSentTo(EMAIL).text).not.toContain(PHRASE);
    advanceClock(UNDO_LIFETIME - SECOND);
    await causeAlert();
    expect(lastSentTo(NEW_EMAIL).text).not.toContain(PHRASE);
    advanceClock(SECOND);
    await causeAlert();
    expect(linesTo(NEW_EMAIL)[0]).toBe(LINE);
  });

  it('is not sent to a former contact, not even with a link', async () => {
    await haveOldPhrase();
    const to = 'old@example.com';
    addFormerContact({ to });
    sendAlert({
      accountId: 'u-demo',
      topic: 'lostAccessBegun',
      values: { account: 'demo' },
      times: { until: now() },
      link: '/user/account_manage/account_security',
      undo: '/uaa/lost?ticket=t1',
      everywhere: 'withLink',
    });
    expect(lastSentTo(to).link).toBe('/uaa/lost?ticket=t1');
    expect(lastSentTo(to).text).not.toContain(PHRASE);
    expect(linesTo(EMAIL)[0]).toBe(LINE);
  });

  it('is sent to a contact set within 72 hours if the account never had another', async () => {
    Object.assign(accountOf('newcomer'), { email: NEW_EMAIL, emailSetAt: now(), mobile: null });
    await haveOldPhrase('newcomer');
    await causeAlert('newcomer');
    expect(linesTo(NEW_EMAIL)[0]).toBe(LINE);
    addFormerContact({ accountId: 'u-newcomer', to: EMAIL });
    await causeAlert('newcomer');
    expect(lastSentTo(NEW_EMAIL).text).not.toContain(PHRASE);
  });

  it('is not sent to a former number that differs only in the region', async () => {
    await haveOldPhrase();
    addFormerContact({ kind: 'sms', region: '+852', to: MOBILE });
    await member().call('panic');
    const messages = getPortal().outbox.filter(({ kind, to }) => kind === 'sms' && to === MOBILE);
    expect(messages.slice(-2).filter(({ text }) => text.includes(PHRASE))).toHaveLength(1);
    expect(messages.at(-2)?.text).toMatch(/^Your account is locked/);
  });

  it.each(['register', 'bind', 'appeal', 'guardian'])(
    'is not sent with a code of the scene %s, even to a contact of the account',
    async (scene) => {
      await haveOldPhrase();
      await requestCode(newBrowser(), scene);
      expect(lastSentTo(MOBILE).text).not.toContain(PHRASE);
    },
  );

  it('is sent with the code of a reset to contacts of its account only', async () => {
    await haveOldPhrase();
    const browser = newBrowser();
    await requestCode(browser, 'reset');
    expect(lastSentTo(MOBILE).text).not.toContain(PHRASE);
    advanceClock(CODE_RESEND);
    await startReset(browser);
    await requestCode(browser, 'reset');
    expect(linesTo(MOBILE).at(-1)).toBe(LINE);
    const captcha = browser.solvesCaptcha();
    await browser.call('emailCode', { body: { scene: 'reset', email: EMAIL.toUpperCase(), captcha } });
    expect(linesTo(EMAIL)[0]).toBe(LINE);
    const other = newBrowser();
    await startReset(other, 'boss');
    await requestCode(other, 'reset');
    expect(lastSentTo(MOBILE).text).not.toContain(PHRASE);
  });

  it('is sent with a code to sign in, to the own contact, and to unfreeze the account', async () => {
    const browser = await haveOldPhrase();
    await newBrowser().call('loginCode', { body: { region: '+86', mobile: MOBILE } });
    expect(linesTo(MOBILE).at(-1)).toBe(LINE);
    await browser.call('ownCode', { body: { scene: 'stepUp', channel: 'mobile' } });
    expect(linesTo(MOBILE).at(-1)).toBe(LINE);
    accountOf('demo').status = 'FROZEN';
    const owner = newBrowser();
    await owner.signsIn('demo');
    await requestCode(owner, 'unfreeze');
    expect(linesTo(MOBILE).at(-1)).toBe(LINE);
  });

  it('is sent with messages about an appeal only to contacts of its account', async () => {
    const browser = await haveOldPhrase();
    await makeAppeal(newBrowser());
    expect(lastSentTo(CONTACT).text).not.toContain(PHRASE);
    await makeAppeal(browser, {}, MOBILE);
    expect(linesTo(MOBILE).at(-1)).toBe(LINE);
  });
});

describe('the phrase on the sign-in page', () => {
  const readPhrase = async (browser: Browser, account = 'demo', userType: UserType = 'person') =>
    (await browser.call('signInPhrase', { body: { userType, account } })).data;
  const NOTHING = { phrase: null };

  /** Returns a browser that demo trusts, signed out. */
  async function trustBrowser() {
    const { secret } = await addApp(await haveOldPhrase());
    const browser = newBrowser();
    const { data } = await browser.signsIn('demo');
    await enterCode(browser, data.redirectUrl, codeOf(secret), { trust: true });
    advanceClock(STEP);
    await browser.call('logout');
    return browser;
  }

  it('is returned to a trusted browser for any login name of the account, also after its change', async () => {
    const browser = await trustBrowser();
    for (const name of ['demo', ' DEMO ', MOBILE])
      expect(await readPhrase(browser, name)).toEqual({ phrase: PHRASE });
    await setPhrase(member(), 'Green owl');
    expect(await readPhrase(browser)).toEqual({ phrase: 'Green owl' });
    advanceClock(TRUSTED_BROWSER);
    expect(await readPhrase(browser)).toEqual(NOTHING);
  });

  it('is null in the same form of response for all other browsers, accounts and user types', async () => {
    const browser = await trustBrowser();
    expect(await readPhrase(newBrowser())).toEqual(NOTHING);
    expect(await readPhrase(newBrowser().opensSessionOf('demo'))).toEqual(NOTHING);
    expect(await readPhrase(browser, 'demo', 'legal')).toEqual(NOTHING);
    expect(await readPhrase(browser, 'no_such_account')).toEqual(NOTHING);
    await haveOldPhrase('newcomer');
    expect(await readPhrase(browser, 'newcomer')).toEqual(NOTHING);
    browser.cookies.set('portal_shared', '1');
    expect(await readPhrase(browser)).toEqual(NOTHING);
    browser.cookies.delete('portal_shared');
    await removePhrase(member());
    expect(await readPhrase(browser)).toEqual(NOTHING);
  });
});

describe('the phrase when changes are undone', () => {
  it.each<[string, (thief: Browser) => unknown]>([
    ['changed', (thief) => setPhrase(thief, THIEF)],
    ['removed', removePhrase],
    ['left unchanged', () => undefined],
  ])('is the former one after the undo if it was %s since the undone change', async (_, act) => {
    await haveOldPhrase();
    const thief = member();
    await changeEmail(thief, NEW_EMAIL);
    const token = tokenSentTo(EMAIL);
    advanceClock(SECOND);
    await act(thief);
    await undo(token);
    await causeAlert();
    expect(linesTo(MOBILE).at(-1)).toBe(LINE);
  });

  it('is removed by the undo if it was set since the undone change', async () => {
    const thief = member();
    await changeEmail(thief, NEW_EMAIL);
    const token = tokenSentTo(EMAIL);
    await setPhrase(thief, THIEF);
    await undo(token);
    expect(await setAt(member())).toBeNull();
  });

  it('is restored by the undo of a first verification before the alert', async () => {
    await haveOldPhrase('newcomer');
    const thief = member('newcomer');
    await verifyIdentity(thief, await formFor(thief, 'gonganVerify'));
    const token = tokenSentTo(accountOf('newcomer').email ?? '');
    confirmSessions();
    await setPhrase(thief, THIEF);
    getPortal().outbox = [];
    expect(await undo(token)).toSucceed();
    expect(linesTo(accountOf('newcomer').email ?? '')[0]).toBe(LINE);
  });

  it('is restored by a report even if the reporting session has changed it, and the undo of the report reverts that', async () => {
    await haveOldPhrase();
    const browser = member();
    await setPhrase(browser, 'Green owl');
    await browser.call('panic');
    expect(linesTo(MOBILE).at(-1)).toBe(LINE);
    await undo(tokenSentTo(MOBILE));
    expect(linesTo(MOBILE).at(-1)).toBe('Your phrase: “Green owl”');
  });

  it('is deleted for good 72 hours after its removal', async () => {
    const browser = await haveOldPhrase();
    await removePhrase(browser);
    advanceClock(UNDO_LIFETIME + SECOND);
    expect(await setAt(member())).toBeNull();
    expect(JSON.stringify(getPortal().phrases)).not.toContain(PHRASE);
  });
});

describe('the phrase of an account that ends', () => {
  it('is deleted with the account', async () => {
    await haveOldPhrase();
    Object.assign(accountOf('demo'), { status: 'CANCELLING', endsAt: now() + CANCELLATION_PERIOD });
    advanceClock(CANCELLATION_PERIOD);
    await newBrowser().call('online');
    expect(getPortal().phrases).toEqual([]);
  });

  it('is deleted after the alert if another account proves the identity', async () => {
    Object.assign(accountOf('boss'), { ...NEWCOMER, userType: 'person', level: 1 });
    await haveOldPhrase('boss');
    const owner = member('newcomer');
    expect((await verifyIdentity(owner, await formFor(owner, 'gonganVerify'))).state).toBe('MATCHED');
    expect(linesTo('15400000004').at(-1)).toBe(LINE);
    expect(getPortal().phrases).toEqual([]);
  });
});
