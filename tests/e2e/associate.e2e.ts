import { endpoints } from '../../src/contract/endpoints';
import type { MessageKey } from '../../src/locales/zh-CN/index';
import { boss, demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
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

/** The provider's answer to a visitor who arrived with this state; returns the redirect address. */
async function answers(visitor: Visitor, state: string, answer: Answer): Promise<string> {
  const body = { as: 'provider', state, ...answer };
  return (await visitor.reads<{ redirectUrl: string }>('POST /mock/act', body)).redirectUrl;
}

/** Leaves the sign-in page for a provider by its button; returns the state in the address. */
async function leavesFor(visitor: Visitor, provider: Provider): Promise<string> {
  await visitor.presses(`provider.${provider}` satisfies MessageKey);
  await visitor.waits(() => location.pathname === '/simulator/provider', "the provider's page");
  return stateOf(visitor.page.url());
}

/** Visits a provider without the sign-in page and returns with its answer; returns the address of the redirect. */
async function comesBackFrom(visitor: Visitor, provider: Provider, answer: Answer): Promise<string> {
  const there = await visitor.reads<string>(`GET /anonApi/uaa/v1/obtainCode?provider=${provider}`);
  const back = await answers(visitor, stateOf(there), answer);
  await visitor.opens(back);
  return back;
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

// The sign-in channels of each user type are in channels.e2e.ts.
hardTest('a legal entity signs in with its own provider', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  await visitor.presses('login.userType.legal', 'radio');
  const state = await leavesFor(visitor, 'govLegal');
  await visitor.opens(await answers(visitor, state, { action: 'approve' }));
  await visitor.isAt(HOME);
  expect(await whoIsIn(visitor)).toBe(boss.account);
});

// The other providers are in channels.e2e.ts and tests/mock/signIn/providerLogin.test.ts, which also has wrong passwords,
// and the captcha; lockout.e2e.ts has the captcha's field.
test('sends nothing for an incomplete answer, shows that the sign-in was canceled; after another attempt the visitor links the account by password, and signs in with it next time; the code is stored nowhere', async () => {
  const referer = encodeURIComponent(`${HOME}?later`);
  const visitor = await aVisitorAt(`/uaa/login?referer=${referer}`);
  const state = await leavesFor(visitor, 'paymentApp');
  // Other incomplete answers are in tests/pages/uaa/authorize/callBack/callbackParams.test.ts.
  await visitor.opens(`${CALL_BACK}?provider=paymentApp&code=c&state=${state}&state=t`);
  await visitor.sees('associate.incomplete');
  expect(visitor.requestsTo(LOGIN, 'POST')).toEqual([]);
  await visitor.opens(await answers(visitor, state, { action: 'cancel' }));
  await visitor.sees('associate.canceled');
  await visitor.hears('associate.canceled');
  await visitor.isAt(`${CALL_BACK}?provider=paymentApp`);
  expect(await findings(visitor)).toEqual([]);
  expect(visitor.requestsTo(LOGIN, 'POST')).toEqual([]);

  await visitor.presses('associate.again');
  await visitor.waits(() => location.pathname === '/simulator/provider', "the provider's page");
  const again = stateOf(visitor.page.url());
  expect(again).not.toBe(state);
  const back = await answers(visitor, again, { action: 'approve', subject: 'unbound-one' });
  await visitor.opens(back);
  await visitor.isAt(BIND);
  await visitor.sees('associate.who', {
    provider: visitor.says('provider.paymentApp'),
    nickname: 'u*********e',
  });
  expect(visitor.requestsTo(LOGIN, 'POST')).toHaveLength(1);
  expect(await isOnline(visitor)).toBe(false);
  expect(await findings(visitor)).toEqual([]);

  await visitor.reloads();
  await visitor.isAt(BIND);
  await visitor.submits(newcomer);
  await visitor.isAt(`/uaa/bindMobileGuide?referer=${referer}`);
  expect(await whoIsIn(visitor)).toBe(newcomer.account);
  expect(await visitor.page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const code = new URLSearchParams(back.split('?')[1]).get('code') ?? '';
  expect(code).not.toBe('');
  expect(await traces(visitor)).not.toContain(code);

  await visitor.calls('logout');
  await comesBackFrom(visitor, 'paymentApp', { action: 'approve', subject: 'unbound-one' });
  await visitor.waits(() => location.pathname === '/uaa/bindMobileGuide', 'the step after the sign-in');
  expect(await whoIsIn(visitor)).toBe(newcomer.account);
});

// Covered by tests/pages/uaa/authorize/callBack/CallbackStatus.test.tsx and callbackParams.test.ts.
hardTest(
  "shows a known message for a provider's error, whatever the address contains, and keeps the referer",
  async () => {
    const visitor = await aVisitor();
    const referer = encodeURIComponent(`${HOME}?later`);
    await visitor.opens(`/uaa/login?referer=${referer}`);
    const back = await answers(visitor, await leavesFor(visitor, 'cityPass'), { action: 'fail' });
    await visitor.opens(`${back}&error_description=${encodeURIComponent('<b>call 12345</b>')}`);
    await visitor.sees('associate.failed');
    await visitor.doesNotSee('12345');
    expect(await findings(visitor)).toEqual([]);
    await visitor.isAt(`${CALL_BACK}?provider=cityPass`);
    await visitor.presses('associate.back');
    await visitor.isAt(`/uaa/login?referer=${referer}`);
  },
);

// Also in tests/mock/signIn/providerLogin.test.ts: accepts a state once, and refuses an unknown one.
hardTest('does not sign in a second time with a replayed answer', async () => {
  const visitor = await aVisitor();
  const back = await comesBackFrom(visitor, 'cityPass', { action: 'approve' });
  await visitor.isAt(HOME);
  await visitor.reads('GET /anonApi/custom/logout');
  await visitor.opens(back);
  await visitor.sees('subCode.PROVIDER_STATE');
  expect(await findings(visitor)).toEqual([]);
  expect(await isOnline(visitor)).toBe(false);
  // After a reload there is nothing left to send.
  const sent = visitor.requestsTo(LOGIN, 'POST').length;
  await visitor.reloads();
  await visitor.sees('associate.incomplete');
  expect(visitor.requestsTo(LOGIN, 'POST')).toHaveLength(sent);
});

// Also in tests/mock/signIn/providerLogin.test.ts: refuses another visitor's state.
hardTest('does not sign in with the answer for another browser, whose owner can still use it', async () => {
  const owner = await aVisitor();
  const there = await owner.reads<string>('GET /anonApi/uaa/v1/obtainCode?provider=cityPass');
  const back = await answers(owner, stateOf(there), { action: 'approve' });
  const thief = await aVisitorAt(back);
  await thief.sees('subCode.PROVIDER_STATE');
  expect(await isOnline(thief)).toBe(false);
  await owner.opens(back);
  await owner.isAt(HOME);
});

// Covered by tests/pages/uaa/authorize/callBack/CallbackStatus.test.tsx and tests/mock/signIn/providerLogin.test.ts.
hardTest('rejects a wrong code; an unknown provider links back to sign-in', async () => {
  const visitor = await aVisitor();
  const there = await visitor.reads<string>('GET /anonApi/uaa/v1/obtainCode?provider=cityPass');
  await visitor.opens(`${CALL_BACK}?provider=cityPass&code=forged&state=${stateOf(there)}`);
  await visitor.sees('subCode.PROVIDER_REFUSED');
  await visitor.opens(`${CALL_BACK}?provider=%3Cb%3E&error=server_error`);
  await visitor.presses('associate.again');
  await visitor.isAt('/uaa/login');
});

// Covered by failures.e2e.ts.
hardTest('a visitor retries the sign-in after a network error on the return from the provider', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  visitor.watch.tolerate(LOGGED);
  await visitor.spoils(endpoints.login, { cut: true });
  await comesBackFrom(visitor, 'messagingApp', { action: 'approve' });
  await visitor.sees('associate.unreachable');
  expect(await findings(visitor)).toEqual([]);
  expect(await isOnline(visitor)).toBe(false);
  await visitor.mends();
  await visitor.presses('common.retry');
  await visitor.isAt(HOME);
});

// Also in tests/mock/signIn/providerLogin.test.ts: does not replace another link.
hardTest('does not link a second account of the same provider', async () => {
  const visitor = await aVisitor();
  await comesBackFrom(visitor, 'cityPass', { action: 'approve', subject: 'a-second-one' });
  await visitor.isAt(BIND);
  await visitor.submits(demo);
  await visitor.settles();
  expect(await visitor.refusal()).toBe(
    visitor.says('subCode.ALREADY_BOUND', { provider: visitor.says('provider.cityPass') }),
  );
  expect(await isOnline(visitor)).toBe(false);
});

// Also in tests/mock/signIn/providerLogin.test.ts: links a legal entity.
hardTest("starts with the user type of a legal entity's provider", async () => {
  const visitor = await aVisitor();
  await comesBackFrom(visitor, 'govLegal', { action: 'approve', subject: 'another-boss' });
  await visitor.isAt(BIND);
  await visitor.sees('login.loginId.legal');
  const chosen = await (await visitor.finds('radio', 'login.userType.legal')).evaluate(
    (radio) => (radio as HTMLInputElement).checked,
  );
  expect(chosen).toBe(true);
});

// Covered by tests/pages/uaa/associate/login/useBindTicket.test.tsx and tests/mock/signIn/providerLogin.test.ts (a bind
// ticket is valid for its own visitor).
hardTest('links back to sign-in for a foreign or a missing ticket', async () => {
  const owner = await aVisitor();
  const there = await owner.reads<string>('GET /anonApi/uaa/v1/obtainCode?provider=cityPass');
  const back = await answers(owner, stateOf(there), { action: 'approve', subject: 'unbound-two' });
  const { code = '', state = '' } = Object.fromEntries(new URLSearchParams(back.split('?')[1]));
  const { redirectUrl } = await owner.reads<{ redirectUrl: string }>(`POST ${LOGIN}?channelCode=5`, {
    provider: 'cityPass',
    ticket: code,
    state,
  });
  expect(redirectUrl).toContain(`${BIND}?bind=`);

  const visitor = await aVisitor();
  for (const address of [redirectUrl, BIND]) {
    await visitor.opens(address);
    await visitor.sees('associate.gone');
    await visitor.isAt(BIND);
  }
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('associate.back');
  await visitor.isAt('/uaa/login');
});

// Covered by tests/pages/uaa/associate and tests/mock/signIn/providerLogin.test.ts.
hardTest('discards the ticket when another person starts again', async () => {
  const visitor = await aVisitor();
  const referer = encodeURIComponent(`${HOME}?later`);
  await visitor.opens(`/uaa/login?referer=${referer}`);
  const state = await leavesFor(visitor, 'cityPass');
  await visitor.opens(await answers(visitor, state, { action: 'approve', subject: 'unbound-three' }));
  await visitor.isAt(BIND);
  await visitor.presses('associate.notYou');
  await visitor.isAt(`/uaa/login?referer=${referer}`);
  await visitor.opens(BIND);
  await visitor.sees('associate.gone');
});

// The same failure is in failures.e2e.ts.
hardTest('shows an error if the account to link does not load, and offers a retry', async () => {
  const visitor = await aVisitorAt('/uaa/login');
  visitor.watch.tolerate(LOGGED);
  await visitor.spoils(endpoints.bindTicket, { status: 503 });
  await comesBackFrom(visitor, 'cityPass', { action: 'approve', subject: 'unbound-four' });
  await visitor.sees('associate.loadFailed');
  await visitor.mends();
  await visitor.presses('common.retry');
  await visitor.findsAt('input[name="password"]');
});
