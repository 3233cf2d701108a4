/** Signing in with a provider, and by a session of the partner portal. */
import { endpoints } from '../../src/contract/endpoints';
import type { MessageKey } from '../../src/locales/zh-CN/index';
import { newcomer } from './support/people';
import { findings } from './support/screens/axe';
import { aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const CALL_BACK = '/uaa/authorize/callBack';
const BIND = '/uaa/associate/login';
const LOGIN = '/anonApi/uaa/v1/login';
const LOGGED = /Failed to load resource/;

type Provider = 'paymentApp' | 'messagingApp' | 'cityPass' | 'campusPass' | 'govLegal';
type Answer = { action: 'approve' | 'cancel' | 'fail'; subject?: string };

const stateOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('state') ?? '';

/** Sends the provider's response to a sign-in with this state; returns the redirect address. */
async function answers(visitor: Visitor, state: string, answer: Answer): Promise<string> {
  const body = { as: 'provider', state, ...answer };
  return (await visitor.reads<{ redirectUrl: string }>('POST /mock/act', body)).redirectUrl;
}

/** Leaves the sign-in page for a provider by its button; returns the state in the address. */
async function leavesFor(visitor: Visitor, provider: Provider): Promise<string> {
  await visitor.presses(`provider.${provider}` satisfies MessageKey);
  await visitor.waits(() => location.pathname === '/simulator/provider', "the provider's page");
  // Firefox drops a visit that begins while another page is loading.
  await visitor.settles();
  return stateOf(visitor.page.url());
}

const isOnline = (visitor: Visitor) => visitor.reads<boolean>('GET /anonApi/user/v1/online');
const whoIsIn = (visitor: Visitor) =>
  visitor.reads<{ account: string }>('GET /authApi/account/v1/detail').then(({ account }) => account);

/** Everything the browser has stored or requested since, except the page of the redirect. */
async function traces(visitor: Visitor): Promise<string> {
  const kept = await visitor.page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.referrer,
    ]),
  );
  const asked = visitor.watch.requests.filter(({ url }) => url.pathname !== CALL_BACK);
  return [kept, ...asked.map(({ url }) => url.href), ...visitor.watch.console].join('\n');
}

// The other providers are in channels.e2e.ts and tests/mock/signIn/providerLogin.test.ts, which also has the next sign-in,
// wrong passwords, and the captcha; signIn.e2e.ts has the captcha's field. Incomplete answers are in
// callbackParams.test.ts and CallbackStatus.test.tsx of tests/pages/uaa/authorize/callBack.
test('shows that the sign-in was canceled; after another attempt the visitor links the account by password; the code is stored nowhere', async () => {
  const referer = encodeURIComponent(`${HOME}?later`);
  const visitor = await aVisitorAt(`/uaa/login?referer=${referer}`);
  const state = await leavesFor(visitor, 'paymentApp');
  await visitor.opens(await answers(visitor, state, { action: 'cancel' }));
  await visitor.sees('associate.canceled');
  await visitor.hears('associate.canceled');
  await visitor.arrivesAt(`${CALL_BACK}?provider=paymentApp`);
  expect(await findings(visitor)).toEqual([]);
  expect(visitor.requestsTo(LOGIN, 'POST')).toEqual([]);

  await visitor.presses('associate.again');
  await visitor.waits(() => location.pathname === '/simulator/provider', "the provider's page");
  const again = stateOf(visitor.page.url());
  expect(again).not.toBe(state);
  const back = await answers(visitor, again, { action: 'approve', subject: 'unbound-one' });
  await visitor.opens(back);
  await visitor.arrivesAt(BIND);
  await visitor.sees('associate.who', {
    provider: visitor.says('provider.paymentApp'),
    nickname: 'u*********e',
  });
  expect(visitor.requestsTo(LOGIN, 'POST')).toHaveLength(1);
  expect(await isOnline(visitor)).toBe(false);
  expect(await findings(visitor)).toEqual([]);

  await visitor.reloads();
  await visitor.arrivesAt(BIND);
  await visitor.submits(newcomer);
  await visitor.arrivesAt(`/uaa/bindMobileGuide?referer=${referer}`);
  expect(await whoIsIn(visitor)).toBe(newcomer.account);
  expect(await visitor.page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const code = new URLSearchParams(back.split('?')[1]).get('code') ?? '';
  expect(code).not.toBe('');
  expect(await traces(visitor)).not.toContain(code);
});

const SIGN_IN = '/uaa/login';
const deepLink = `${HOME}?from=elsewhere`;

const refererOf = (path: string) => `?referer=${encodeURIComponent(path)}`;

/** Signs in at the partner portal in this browser. Returns its redirect address, which contains a proof, and `more`. */
async function getRedirect(visitor: Visitor, more = ''): Promise<string> {
  const { redirectUrl } = await visitor.reads<{ redirectUrl: string }>('POST /mock/act', {
    as: 'partner',
    account: 'demo',
  });
  return redirectUrl + more;
}

test('a session of the partner portal requires a sign-in for the proof of another browser, signs in after a retry, and removes the proof from the address', async () => {
  const [visitor, other] = [await aVisitor(), await aVisitor()];
  const referer = `&referer=${encodeURIComponent(deepLink)}`;
  await visitor.opens(await getRedirect(other, referer));
  await visitor.arrivesAt(`${SIGN_IN}${refererOf(deepLink)}`);
  expect(await visitor.calls('online')).toBe(false);

  visitor.watch.tolerate(LOGGED);
  const address = await getRedirect(visitor, referer);
  const data = 'javascript:alert(1)';
  await visitor.injectsFault(endpoints.autoAuth, {
    body: { code: 20000, data, subCode: null, subMsg: null },
  });
  await visitor.opens(address);
  await visitor.sees('authorize.auto.refused');
  await visitor.arrivesAt(`/uaa/autoAuth${refererOf(deepLink)}`);
  expect(await findings(visitor)).toEqual([]);
  await visitor.clearsFaults();
  await visitor.presses('common.retry');
  await visitor.arrivesAt(deepLink);
  expect(await visitor.calls('accountDetail')).toMatchObject({ account: 'demo' });
});
