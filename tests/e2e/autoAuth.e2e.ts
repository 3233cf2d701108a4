/** Pages that only redirect: sign-in by a session of a partner portal, sign-in with a provider, sign-out. */
import { endpoints } from '../../src/contract/endpoints';
import { type Application, startApplication } from './support/journeys/application';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const SIGN_IN = '/uaa/login';
const FAILED_REQUEST = /Failed to load resource/;
const deepLink = `${HOME}?from=elsewhere`;
const answer = (data: unknown) => ({ body: { code: 20000, data, subCode: null, subMsg: null } });

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.close());

const refererOf = (path: string) => `?referer=${encodeURIComponent(path)}`;

describe('a session of the partner portal', () => {
  const AUTO = '/uaa/autoAuth';

  /** Signs in at the partner portal in this browser. Returns its redirect address, which contains a proof, and `more`. */
  async function getRedirect(visitor: Visitor, more = ''): Promise<string> {
    const { redirectUrl } = await visitor.reads<{ redirectUrl: string }>('POST /mock/act', {
      as: 'partner',
      account: 'demo',
    });
    return redirectUrl + more;
  }

  test('requires a sign-in for the proof of another browser, signs in after a retry, and removes the proof from the address', async () => {
    const [visitor, other] = [await aVisitor(), await aVisitor()];
    const referer = `&referer=${encodeURIComponent(deepLink)}`;
    await visitor.opens(await getRedirect(other, referer));
    await visitor.isAt(`${SIGN_IN}${refererOf(deepLink)}`);
    expect(await visitor.calls('online')).toBe(false);

    visitor.watch.tolerate(FAILED_REQUEST);
    const address = await getRedirect(visitor, referer);
    await visitor.spoils(endpoints.autoAuth, answer('javascript:alert(1)'));
    await visitor.opens(address);
    await visitor.sees('authorize.auto.refused');
    await visitor.isAt(`${AUTO}${refererOf(deepLink)}`);
    expect(await findings(visitor)).toEqual([]);
    await visitor.mends();
    await visitor.presses('common.retry');
    await visitor.isAt(deepLink);
    expect(await visitor.calls('accountDetail')).toMatchObject({ account: 'demo' });
  });
});

describe('a third party', () => {
  const THIRD = '/uaa/third/authorize';

  // Covered by tests/pages/uaa/third/thirdAuthorize.test.tsx; the return from a provider by associate.e2e.ts.
  hardTest(
    'shows an error if the provider is unknown or unreachable, redirects after a retry, and keeps the requested page',
    async () => {
      const visitor = await aVisitorAt(`${THIRD}?provider=nobody`);
      visitor.watch.tolerate(FAILED_REQUEST);
      await visitor.sees('authorize.third.unknown');
      expect(await findings(visitor)).toEqual([]);
      await visitor.spoils(endpoints.obtainCode, answer('https://evil.example/'));
      await visitor.opens(`${THIRD}${refererOf(deepLink)}&provider=cityPass`);
      await visitor.sees('authorize.third.refused');
      await visitor.mends();
      await visitor.spoils(endpoints.obtainCode, { status: 503, times: 1 });
      await visitor.presses('common.retry');
      await visitor.sees('authorize.third.lost');
      await visitor.presses('common.retry');
      await visitor.waits(() => location.pathname === '/simulator/provider', "the provider's page");
      const { state } = Object.fromEntries(new URL(visitor.page.url()).searchParams);
      const approval = { as: 'provider', state, action: 'approve' };
      const { redirectUrl } = await visitor.reads<{ redirectUrl: string }>('POST /mock/act', approval);
      await visitor.opens(redirectUrl);
      await visitor.isAt(deepLink);
    },
  );
});

describe('signing out', () => {
  const LOGOUT = '/uaa/logout';
  const leaving = (address: string, more = '') =>
    `${LOGOUT}?post_logout_redirect_uri=${encodeURIComponent(address)}${more}`;

  async function expectSignedOut(visitor: Visitor) {
    expect(await visitor.calls('online')).toBe(false);
  }

  test('redirects to the application that registered the address, with its state', async () => {
    const visitor = await aMember(demo);
    visitor.watch.tolerate(/off the origin: http:\/\/127\.0\.0\.1/);
    await visitor.page.goto(visitor.origin + leaving(`${app.origin}/signed-out`, '&state=a%2Fb%3D'));
    await visitor.waits((origin: string) => location.origin === origin, 'the application', app.origin);
    const [path, query] = (app.visits.at(-1) ?? '').split('?');
    expect([path, new URLSearchParams(query).get('state')]).toEqual(['/signed-out', 'a/b=']);
    await expectSignedOut(visitor);
  });

  // Covered by tests/pages/uaa/logout/logoutPage.test.tsx.
  hardTest('shows an error if the server fails, and offers a retry', async () => {
    const visitor = await aMember(demo);
    visitor.watch.tolerate(FAILED_REQUEST);
    await visitor.spoils(endpoints.logout, { status: 500, times: 1 });
    await visitor.opens(LOGOUT);
    await visitor.sees('login.logout.failed');
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('common.retry');
    await visitor.isAt(SIGN_IN);
    await expectSignedOut(visitor);
  });
});
