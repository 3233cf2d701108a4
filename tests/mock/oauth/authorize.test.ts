import { findGrant } from '../../../mock/_domain/grants/grants';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { AUTHORIZE_REQUEST_LIFETIME, GRANT_LIFETIME, HOUR } from '../../../src/constants';
import type { Scope } from '../../../src/contract';
import { accountOf, type Browser, runPortal } from '../portal';
import {
  CALLBACK,
  codeFor,
  decide,
  readRedirectParameters,
  requestAuthorization,
  resume,
  trade,
  WEB_CALLBACK,
} from './application';

const newBrowser = runPortal();
const DEMO_APP = { clientId: 'demo-app', accountId: 'u-demo' } as const;
const web = { client_id: 'demo-web', redirect_uri: WEB_CALLBACK };

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const obtainCode = (browser: Browser, requestId: string) =>
  browser.call('obtainCode', { query: { requestId } });

const recordsOf = (type: string) => getPortal().behavior.filter((one) => one.type === type && one.appName);

describe('the consent screen', () => {
  test('returns the account’s own name in full, and the other values masked', async () => {
    const browser = member();
    const { data } = await requestAuthorization(browser, { scope: 'openid profile email phone identity' });
    expect(data.next).toBe('consent');
    expect(data.person).toEqual({ account: 'demo', name: '测试甲', userType: 'person' });
    const values = Object.fromEntries(data.scopes.map((asked) => [asked.scope, asked.values]));
    expect(values).toEqual({
      openid: [],
      profile: ['测试甲', 'demo'],
      email: ['d***@example.com'],
      phone: ['+86 154****0001'],
      identity: ['L3 Advanced', expect.stringMatching(/^Verified on \w+ \d+, \d{4}$/)],
    });
    expect(JSON.stringify(data)).not.toMatch(/15400000001|"demo@/);
  });

  test('omits values that the account does not have', async () => {
    const browser = member('newcomer');
    const { requestId } = (await requestAuthorization(browser, { scope: 'openid phone identity' })).data;
    await browser.call('skipGuide', { body: { kind: 'auth', requestId } });
    const { scopes } = (await resume(browser, requestId)).data;
    expect(scopes.map(({ values }) => values)).toEqual([[], [], ['L1 Unverified']]);
  });
});

describe('allowing a request', () => {
  test('returns a code once, and stores the grant', async () => {
    const browser = member();
    const { requestId } = (await requestAuthorization(browser)).data;
    const { data } = await decide(browser, requestId, ['openid', 'profile']);
    expect(data.redirectUrl.startsWith(`${CALLBACK}?code=`)).toBe(true);
    const { code, iss, state } = readRedirectParameters(data.redirectUrl);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect([state, new URL(iss ?? '').protocol]).toEqual(['state-1', 'http:']);
    expect(findGrant(DEMO_APP)).toMatchObject({ scopes: ['openid', 'profile'], declined: [] });
    for (const answer of [await obtainCode(browser, requestId), await resume(browser, requestId)]) {
      expect(answer).toBeRefusedWith('AUTHORIZE_OVER');
    }
    expect(recordsOf('APP_GRANT').at(-1)).toMatchObject({ accountId: 'u-demo', appName: 'demo-app' });
    expect(recordsOf('LOGIN').at(-1)).toMatchObject({ accountId: 'u-demo', appName: 'demo-app' });
  });

  test('returns the first response again if a decision is sent again, whatever the second decision', async () => {
    const browser = member();
    const { requestId } = (await requestAuthorization(browser)).data;
    const { data } = await decide(browser, requestId, ['openid', 'profile']);
    const [grants, codes] = [structuredClone(getPortal().grants), getPortal().authorizationCodes.size];
    for (const scopes of [null, ['openid', 'profile'], ['openid']] as const) {
      expect((await decide(browser, requestId, scopes && [...scopes])).data).toEqual(data);
    }
    expect([getPortal().grants, getPortal().authorizationCodes.size]).toEqual([grants, codes]);
    expect((await trade(browser, readRedirectParameters(data.redirectUrl).code ?? '')).status).toBe(200);
    // The stored response belongs to the same account and browser, and is kept as long as the request.
    const { requestId: denied } = (await requestAuthorization(browser, { prompt: 'consent' })).data;
    const refusal = (await decide(browser, denied, null)).data;
    expect((await decide(browser, denied, ['openid', 'profile'])).data).toEqual(refusal);
    expect(await decide(member(), denied, null)).toBeRefusedWith('AUTHORIZE_OVER');
    await browser.signsIn('boss', undefined, { userType: 'legal' });
    expect(await decide(browser, denied, null, 'boss')).toBeRefusedWith('AUTHORIZE_PERSON');
    advanceClock(AUTHORIZE_REQUEST_LIFETIME);
    await browser.signsIn('demo');
    expect(await decide(browser, denied, null)).toBeRefusedWith('AUTHORIZE_OVER');
  });

  test('requires no consent the second time, and returns one code however often the page asks for it', async () => {
    const browser = member();
    await codeFor(browser);
    const { next, requestId, redirectUrl, scopes } = (await requestAuthorization(browser)).data;
    expect([next, redirectUrl]).toEqual(['code', null]);
    expect(scopes.every(({ granted }) => granted)).toBe(true);
    expect((await resume(browser, requestId)).data.next).toBe('code');
    advanceClock(HOUR / 6);
    const address = (await obtainCode(browser, requestId)).data;
    expect(readRedirectParameters(address)).toMatchObject({ code: expect.any(String), state: 'state-1' });
    const grant = findGrant(DEMO_APP);
    expect((grant?.lastUsedAt ?? 0) - (grant?.grantedAt ?? 0)).toBeGreaterThanOrEqual(HOUR / 6);
    expect(await obtainCode(browser, requestId)).toBeRefusedWith('AUTHORIZE_OVER');
  });

  test('returns no code without a consent while a decision is pending', async () => {
    const browser = member();
    const { requestId } = (await requestAuthorization(browser)).data;
    expect((await obtainCode(browser, requestId)).data).toBe(`/uaa/authorize?requestId=${requestId}`);
    const { data } = await requestAuthorization(browser, { scope: 'x' });
    expect(readRedirectParameters((await obtainCode(browser, data.requestId)).data).error).toBe(
      'invalid_scope',
    );
  });

  test('requires consent again for more scopes, after 90 days, and if the application demands it', async () => {
    const browser = member();
    await codeFor(browser);
    const more = (await requestAuthorization(browser, { scope: 'openid profile email' })).data;
    expect(more.next).toBe('consent');
    expect(more.scopes.map(({ granted }) => granted)).toEqual([true, true, false]);
    expect((await requestAuthorization(browser, { prompt: 'consent' })).data.next).toBe('consent');
    expect((await requestAuthorization(browser, { prompt: 'select_account' })).data.next).toBe('consent');
    expect((await requestAuthorization(browser, { scope: 'openid' })).data.next).toBe('code');
    advanceClock(GRANT_LIFETIME);
    await browser.signsIn('demo');
    expect((await requestAuthorization(browser)).data.next).toBe('consent');
  });

  test('omits an unticked scope, and does not ask for it again by itself', async () => {
    const browser = member();
    const asked = { scope: 'openid profile email' };
    const { requestId } = (await requestAuthorization(browser, asked)).data;
    const { data } = await decide(browser, requestId, ['openid', 'email']);
    const { body } = await trade(browser, readRedirectParameters(data.redirectUrl).code ?? '');
    expect(body.scope).toBe('openid email');
    expect((await requestAuthorization(browser, asked)).data.next).toBe('code');
    const again = (await requestAuthorization(browser, { ...asked, prompt: 'consent' })).data;
    expect(again.scopes.map(({ granted }) => granted)).toEqual([true, false, true]);
    await decide(browser, again.requestId, ['openid', 'profile', 'email']);
    expect(findGrant(DEMO_APP)?.scopes.sort()).toEqual(['email', 'openid', 'profile']);
  });
});

describe('the account that decides', () => {
  test('is the one to which the request was shown, and another account has to see it first', async () => {
    const browser = member();
    const { requestId } = (await requestAuthorization(browser)).data;
    await browser.signsIn('boss', undefined, { userType: 'legal' });
    const scopes: Scope[] = ['openid', 'profile'];
    expect(await decide(browser, requestId, scopes)).toBeRefusedWith('AUTHORIZE_PERSON');
    expect(await decide(browser, requestId, null)).toBeRefusedWith('AUTHORIZE_PERSON');
    expect(await decide(browser, requestId, scopes, 'boss')).toBeRefusedWith('AUTHORIZE_PERSON');
    expect((await resume(browser, requestId)).data.person?.account).toBe('boss');
    // Another tab that still shows the first account.
    expect(await decide(browser, requestId, scopes)).toBeRefusedWith('AUTHORIZE_PERSON');
    const { data } = await decide(browser, requestId, scopes, 'boss');
    expect(data.redirectUrl).toContain('code=');
    expect(findGrant({ clientId: 'demo-app', accountId: 'u-boss' })).toBeDefined();
    expect(findGrant(DEMO_APP)).toBeUndefined();
  });

  test('has seen the request, and cannot decide on one that was never shown', async () => {
    const browser = newBrowser();
    const { requestId } = (await requestAuthorization(browser)).data;
    await browser.signsIn('demo');
    expect(await decide(browser, requestId, ['openid', 'profile'])).toBeRefusedWith('AUTHORIZE_PERSON');
  });

  test('uses the browser of the request, which is unknown in another browser', async () => {
    const { requestId } = (await requestAuthorization(member())).data;
    const other = member();
    expect(await decide(other, requestId, ['openid'])).toBeRefusedWith('AUTHORIZE_OVER');
    expect(await obtainCode(other, requestId)).toBeRefusedWith('AUTHORIZE_OVER');
  });
});

describe('prompt and max_age', () => {
  const steps = async (browser: Browser, changes: Record<string, string>) =>
    (await requestAuthorization(browser, changes)).data;
  const refererOf = (requestId: string) => `/uaa/authorize?requestId=${requestId}`;
  const errorOf = async (browser: Browser, changes: Record<string, string>) =>
    readRedirectParameters((await steps(browser, { prompt: 'none', ...changes })).redirectUrl).error;

  test('requires a new sign-in for prompt login, and does not skip the sign-in page', async () => {
    const browser = member();
    await codeFor(browser);
    const { next, requestId } = await steps(browser, { prompt: 'login' });
    expect(next).toBe('login');
    const referer = refererOf(requestId);
    expect((await browser.call('redirect', { query: { referer } })).data).toBeNull();
    expect((await obtainCode(browser, requestId)).data).toBe(referer);
    await browser.signsIn('demo');
    expect((await browser.call('redirect', { query: { referer } })).data).toBe(referer);
    expect((await resume(browser, requestId)).data.next).toBe('code');
  });

  test('does not take a renewed session id for a new sign-in', async () => {
    const browser = member();
    await codeFor(browser);
    const { requestId } = await steps(browser, { prompt: 'login' });
    accountOf('demo').level = 4;
    const before = browser.cookies.get('portal_session');
    await browser.call('accountDetail');
    expect(browser.cookies.get('portal_session')).not.toBe(before);
    expect((await resume(browser, requestId)).data.next).toBe('login');
  });

  test.each<Record<string, string>>([{ prompt: 'login' }, { prompt: 'consent', max_age: '60' }])(
    'requires a new sign-in with %j if the session was not sent at the first request',
    async (changes) => {
      const browser = member();
      await codeFor(browser);
      const session = browser.cookies.get('portal_session') ?? '';
      advanceClock(HOUR / 6);
      browser.cookies.delete('portal_session');
      const { requestId } = await steps(browser, changes);
      browser.cookies.set('portal_session', session);
      expect((await resume(browser, requestId)).data.next).toBe('login');
      expect((await obtainCode(browser, requestId)).data).toBe(refererOf(requestId));
      expect(await decide(browser, requestId, ['openid', 'profile'])).toBeRefusedWith('AUTHORIZE_PERSON');
      await browser.signsIn('demo');
      expect((await resume(browser, requestId)).data.next).not.toBe('login');
    },
  );

  test('requires a sign-in that is not older than max_age', async () => {
    const browser = member();
    await codeFor(browser);
    advanceClock(HOUR / 6);
    expect((await steps(browser, { max_age: '3600' })).next).toBe('code');
    expect((await steps(browser, { max_age: '0' })).next).toBe('login');
    const { next, requestId } = await steps(browser, { max_age: '60' });
    expect(next).toBe('login');
    await browser.signsIn('demo');
    advanceClock(HOUR / 6);
    // The time of the request counts, so that a slow user does not have to sign in again and again.
    expect((await resume(browser, requestId)).data.next).toBe('code');
  });

  test('returns an error for prompt none if a sign-in, a consent or a level is missing', async () => {
    expect(await errorOf(newBrowser(), {})).toBe('login_required');
    const browser = member();
    expect(await errorOf(browser, {})).toBe('consent_required');
    await codeFor(browser);
    expect((await steps(browser, { prompt: 'none' })).next).toBe('code');
    advanceClock(HOUR / 6);
    expect(await errorOf(browser, { max_age: '60' })).toBe('login_required');
    expect(await errorOf(member('newcomer'), web)).toBe('interaction_required');
    expect(await errorOf(member('weak'), {})).toBe('interaction_required');
  });
});

describe('an ID token hint', () => {
  async function hintOf(browser: Browser): Promise<string> {
    return (await trade(browser, await codeFor(browser))).body.id_token;
  }

  test('requires a sign-in of another account, and refuses the other account after it', async () => {
    const hinted = await hintOf(member());
    const other = member('boss');
    await codeFor(other);
    const changes = { id_token_hint: hinted };
    const { next, requestId } = (await requestAuthorization(other, changes)).data;
    expect(next).toBe('login');
    await other.signsIn('boss', undefined, { userType: 'legal' });
    expect(readRedirectParameters((await resume(other, requestId)).data.redirectUrl).error).toBe(
      'login_required',
    );
    await other.signsIn('demo');
    expect((await resume(other, requestId)).data.next).toBe('code');
    const silent = (await requestAuthorization(member(), { ...changes, prompt: 'none' })).data;
    expect(silent.next).toBe('code');
  });
});

describe('a level that is too low', () => {
  test('redirects to the guide, which knows the application from the same request', async () => {
    const browser = member('newcomer');
    const { next, requestId } = (await requestAuthorization(browser, web)).data;
    expect(next).toBe('level');
    browser.lang = 'pt-BR';
    expect((await browser.call('guide', { query: { requestId } })).data).toMatchObject({
      kind: 'auth',
      skippable: false,
      application: { name: 'Serviços de demonstração', level: 2 },
    });
    const blocked = { status: 403, data: { redirectUrl: `/uaa/authGuide?requestId=${requestId}` } };
    expect(await browser.call('skipGuide', { body: { kind: 'auth', requestId } })).toMatchObject(blocked);
    expect(await decide(browser, requestId, ['openid', 'profile'], 'newcomer')).toMatchObject(blocked);
    accountOf('newcomer').level = 2;
    expect((await resume(browser, requestId)).data.next).toBe('consent');
  });

  test('can be skipped for the session if the application allows it', async () => {
    const browser = member('newcomer');
    const { next, requestId } = (await requestAuthorization(browser)).data;
    expect(next).toBe('level');
    await browser.call('skipGuide', { body: { kind: 'auth', requestId } });
    expect((await resume(browser, requestId)).data.next).toBe('consent');
    // The skipped guide counts for this session, whatever the application requests next.
    expect((await requestAuthorization(browser, { scope: 'openid email' })).data.next).toBe('consent');
    expect((await requestAuthorization(browser, web)).data.next).toBe('level');
    await browser.signsIn('newcomer');
    expect((await requestAuthorization(browser)).data.next).toBe('level');
  });

  test('is not checked again after a consent without the level', async () => {
    const first = member('newcomer');
    const { requestId } = (await requestAuthorization(first)).data;
    await first.call('skipGuide', { body: { kind: 'auth', requestId } });
    await decide(first, requestId, ['openid', 'profile'], 'newcomer');
    expect((await requestAuthorization(first)).data.next).toBe('code');
    const later = member('newcomer');
    expect((await requestAuthorization(later, { prompt: 'none' })).data.next).toBe('code');
    expect((await requestAuthorization(later, { scope: 'openid email' })).data.next).toBe('consent');
    expect((await requestAuthorization(later, web)).data.next).toBe('level');
    getPortal().grants = [];
    expect((await requestAuthorization(later)).data.next).toBe('level');
  });

  test('does not prevent the user from denying the request', async () => {
    const browser = member('newcomer');
    const { next, requestId } = (await requestAuthorization(browser, web)).data;
    expect(next).toBe('level');
    const { data } = await decide(browser, requestId, null, 'newcomer');
    expect(readRedirectParameters(data.redirectUrl)).toMatchObject({
      error: 'access_denied',
      state: 'state-1',
    });
    expect(await browser.call('guide', { query: { requestId } })).toBeRefusedWith('REQUEST_UNKNOWN');
  });

  test('is shown in the guide only to the account to which the request was shown', async () => {
    const { requestId } = (await requestAuthorization(member('newcomer'), web)).data;
    const other = member();
    expect(await other.call('guide', { query: { requestId } })).toBeRefusedWith('REQUEST_UNKNOWN');
  });
});
