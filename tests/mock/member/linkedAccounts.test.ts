import { now } from '../../../mock/_domain/store/clock';
import { listProviders } from '../../../mock/_domain/store/providers';
import { getPortal } from '../../../mock/_domain/store/state';
import { LOGIN_CHANNEL } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { signInByProvider, signInBySmsCode } from '../oauth/signInWays';
import { accountOf, type Browser, confirmSessions, lastSentTo, runPortal, signedIn } from '../portal';

const newBrowser = runPortal();
const DEMO = 'u-demo';
const WORK = 'u-demo-work';
const MOBILE = '15400000001';

const member = (account = 'demo', more = {}) => signedIn(newBrowser(), account, undefined, more);

/** Marks every session as just confirmed. */
function confirmed(browser: Browser): Browser {
  confirmSessions();
  return browser;
}

/** Marks every session as one that has proved to own the account. */
function proved(browser: Browser, accountId = WORK): Browser {
  for (const session of getPortal().sessions.values())
    session.targetProof = { accountId, method: 'password', expiresAt: now() + 1_000 };
  return browser;
}

const accounts = async (browser: Browser) => (await browser.call('accounts')).data;
const switchTo = (browser: Browser, id: string) => browser.call('switchAccount', { params: { id } });
const makePrimary = (browser: Browser, id: string) => browser.call('setPrimaryAccount', { params: { id } });
const whoIsIn = async (browser: Browser) => (await browser.call('accountDetail')).data.account;
const eventsOf = (accountId: string) =>
  getPortal()
    .behavior.filter((one) => one.accountId === accountId)
    .map(({ type, channel }) => [type, channel]);

async function signInByCode(mobile: string): Promise<string> {
  const browser = newBrowser();
  await signInBySmsCode(browser, mobile);
  return whoIsIn(browser);
}

describe('the accounts of one person', () => {
  test('are those with the same document, the current one first', async () => {
    expect(await accounts(await member())).toEqual([
      expect.objectContaining({
        id: DEMO,
        userType: 'person',
        source: 'REGISTERED',
        primary: true,
        current: true,
      }),
      expect.objectContaining({
        id: WORK,
        userType: 'legal',
        source: 'COMPANY',
        primary: false,
        current: false,
      }),
    ]);
    const own = await accounts(await member('demo_work', { userType: 'legal' }));
    expect(own.map(({ account, current }) => [account, current])).toEqual([
      ['demo_work', true],
      ['demo', false],
    ]);
  });

  test('are not shared with an account that has only declared the number', async () => {
    const { idType, idNo } = accountOf(DEMO);
    Object.assign(accountOf('u-newcomer'), { idType, idNo });
    expect(await accounts(await member('newcomer'))).toEqual([
      expect.objectContaining({ account: 'newcomer', level: 1, primary: true, current: true }),
    ]);
    expect(await accounts(await member())).toHaveLength(2);
    expect((await switchTo(confirmed(await member('newcomer')), DEMO)).status).toBe(404);
  });

  test.each([
    ['reached level 2 only', () => Object.assign(accountOf(WORK), { level: 2 })],
    ['another type of document', () => Object.assign(accountOf(WORK), { idType: 'PASSPORT' })],
    [
      'proved no possession',
      () => {
        for (const one of getPortal().verifications) if (one.accountId === WORK) one.channel = 'gonganVerify';
      },
    ],
  ])('do not include an account that has %s', async (_, weaken) => {
    weaken();
    expect(await accounts(await member())).toHaveLength(1);
    expect(await accounts(await member('demo_work', { userType: 'legal' }))).toHaveLength(1);
    expect((await switchTo(confirmed(await member()), WORK)).status).toBe(404);
  });
});

describe('switching', () => {
  test('requires a proof, and replaces only its own session by one of the other account', async () => {
    const [browser, elsewhere] = [await member(), await member()];
    expect(await switchTo(browser, WORK)).toBeRefusedWith('STEP_UP_REQUIRED');
    expect(await whoIsIn(browser)).toBe('demo');
    const before = getPortal().sessions.size;
    const { data } = await switchTo(proved(browser), WORK);
    expect(data).toMatchObject({ redirectUrl: null, lastLogin: { place: 'Guangzhou' } });
    expect(await whoIsIn(browser)).toBe('demo_work');
    expect(getPortal().sessions.size).toBe(before);
    expect(eventsOf(DEMO).at(-1)).toEqual(['LOGOUT', null]);
    expect(eventsOf(WORK)).toEqual([['LOGIN', null]]);
    // A step-up of one account is not valid for another.
    expect((await switchTo(browser, DEMO)).status).toBe(428);
    expect(await whoIsIn(elsewhere)).toBe('demo');
  });

  test.each([
    ['FROZEN', subCodes.FROZEN],
    ['CANCELLING', subCodes.ACCOUNT_CLOSING],
  ] as const)('is refused to a %s account, and requires no step-up for that', async (status, subCode) => {
    accountOf(WORK).status = status;
    const browser = await member();
    expect(await accounts(browser)).toContainEqual(expect.objectContaining({ id: WORK, status }));
    expect((await switchTo(browser, WORK)).subCode).toBe(subCode);
    expect((await makePrimary(browser, WORK)).subCode).toBe(subCode);
    expect([accountOf(WORK).status, await whoIsIn(browser)]).toEqual([status, 'demo']);
  });
});

describe('the primary account', () => {
  test('is the one that a code to a shared number signs in', async () => {
    expect(await signInByCode(MOBILE)).toBe('demo');
    const browser = confirmed(await member());
    const { data } = await makePrimary(browser, WORK);
    expect(data.map(({ account, primary }) => [account, primary])).toEqual([
      ['demo', false],
      ['demo_work', true],
    ]);
    expect(await signInByCode(MOBILE)).toBe('demo_work');
    await makePrimary(browser, DEMO);
    expect(await signInByCode(MOBILE)).toBe('demo');
  });

  test('requires a step-up to change, and notifies every contact of every account once', async () => {
    const browser = await member();
    expect((await makePrimary(browser, WORK)).status).toBe(428);
    accountOf(WORK).email = 'work@example.com';
    for (let time = 0; time < 2; time += 1) await makePrimary(confirmed(browser), WORK);
    expect(eventsOf(DEMO).filter(([type]) => type === 'PROFILE_CHANGE')).toHaveLength(1);
    for (const to of ['demo@example.com', 'work@example.com', MOBILE])
      expect(lastSentTo(to).text).toContain('demo_work');
  });

  test('is the person’s if a person and a legal entity share a number by chance', async () => {
    const [boss, veteran] = [accountOf('u-boss'), accountOf('u-veteran')];
    boss.mobile = veteran.mobile;
    expect(await signInByCode(veteran.mobile ?? '')).toBe('veteran');
  });
});

const bindings = async (browser: Browser) => (await browser.call('bindings')).data;
const unbind = (browser: Browser, id: string) => browser.call('unbind', { params: { id } });

/** Returns from City Pass as this person, and signs in. */
async function signInByCityPass(subject: string, browser = newBrowser(), link?: '1') {
  const query = { provider: 'cityPass', ...(link && { link }) };
  return { browser, login: await signInByProvider(browser, query, subject) };
}

describe('bindings', () => {
  test('are the account’s own, masked, in the reader’s language, with the other ways to sign in', async () => {
    const browser = await member();
    const { list, otherWays } = await bindings(browser);
    const offered = listProviders('person', 'en-US').map(({ provider }) => provider);
    expect(list.map(({ provider }) => provider)).toEqual(offered);
    expect(list[2]).toMatchObject({ id: 'binding-cityPass', providerName: 'City Pass', nickname: 'd**o' });
    expect(list[0]?.lastUsedAt).toBeNull();
    expect(otherWays).toEqual(['password', 'sms', 'certificate']);
    browser.lang = 'pt-BR';
    expect((await bindings(browser)).list[2]?.providerName).toBe('Passe da Cidade');
  });

  test('are removed after a step-up, and no longer sign in', async () => {
    const browser = await member();
    expect((await unbind(browser, 'binding-cityPass')).status).toBe(428);
    expect((await bindings(browser)).list.map(({ provider }) => provider)).toContain('cityPass');
    const { data } = await unbind(confirmed(browser), 'binding-cityPass');
    expect(data.list.map(({ provider }) => provider)).not.toContain('cityPass');
    expect(eventsOf(DEMO).at(-1)).toEqual(['UNBIND', LOGIN_CHANNEL.associate]);
    const { login } = await signInByCityPass('demo');
    expect(login.data.redirectUrl).toMatch(/^\/uaa\/associate\/login\?bind=/);
    // Unbound in one tab, and unbound again in another.
    expect((await unbind(browser, 'binding-cityPass')).status).toBe(404);
  });

  test('are not removed if they are the last way to sign in, and the refusal requires no step-up', async () => {
    const { browser } = await signInByCityPass('linked');
    expect(await bindings(browser)).toMatchObject({ list: [{ id: 'binding-linked' }], otherWays: [] });
    expect(await unbind(browser, 'binding-linked')).toBeRefusedWith('LAST_WAY_IN');
    expect((await bindings(browser)).list).toHaveLength(1);
    accountOf('u-linked').mobile = '15400000098';
    expect((await unbind(browser, 'binding-linked')).status).toBe(428);
    expect((await unbind(confirmed(browser), 'binding-linked')).data).toEqual({
      list: [],
      otherWays: ['sms'],
    });
  });

  test('do not sign in to their account when another account tries to link them', async () => {
    const browser = await member('newcomer');
    const { login } = await signInByCityPass('demo', browser, '1');
    expect(login).toBeRefusedWith('BOUND_ELSEWHERE');
    expect(await whoIsIn(browser)).toBe('newcomer');
    const free = await signInByCityPass('unbound', browser, '1');
    expect(free.login.data.redirectUrl).toMatch(/^\/uaa\/associate\/login\?bind=/);
    const own = await signInByCityPass('demo', await member(), '1');
    expect([own.login.code, await whoIsIn(own.browser)]).toEqual([20000, 'demo']);
  });
});
