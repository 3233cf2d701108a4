/** Pages that only redirect: sign-in by a session of a partner portal, and with a provider. */
import { endpoints } from '../../src/contract/endpoints';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aVisitor, aVisitorAt } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const SIGN_IN = '/uaa/login';
const FAILED_REQUEST = /Failed to load resource/;
const deepLink = `${HOME}?from=elsewhere`;
const answer = (data: unknown) => ({ body: { code: 20000, data, subCode: null, subMsg: null } });

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
    await visitor.arrivesAt(`${SIGN_IN}${refererOf(deepLink)}`);
    expect(await visitor.calls('online')).toBe(false);

    visitor.watch.tolerate(FAILED_REQUEST);
    const address = await getRedirect(visitor, referer);
    await visitor.injectsFault(endpoints.autoAuth, answer('javascript:alert(1)'));
    await visitor.opens(address);
    await visitor.sees('authorize.auto.refused');
    await visitor.arrivesAt(`${AUTO}${refererOf(deepLink)}`);
    expect(await findings(visitor)).toEqual([]);
    await visitor.clearsFaults();
    await visitor.presses('common.retry');
    await visitor.arrivesAt(deepLink);
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
      await visitor.injectsFault(endpoints.obtainCode, answer('https://evil.example/'));
      await visitor.opens(`${THIRD}${refererOf(deepLink)}&provider=cityPass`);
      await visitor.sees('authorize.third.refused');
      await visitor.clearsFaults();
      await visitor.injectsFault(endpoints.obtainCode, { status: 503, times: 1 });
      await visitor.presses('common.retry');
      await visitor.sees('authorize.third.lost');
      await visitor.presses('common.retry');
      await visitor.waits(() => location.pathname === '/simulator/provider', "the provider's page");
      const { state } = Object.fromEntries(new URL(visitor.page.url()).searchParams);
      const approval = { as: 'provider', state, action: 'approve' };
      const { redirectUrl } = await visitor.reads<{ redirectUrl: string }>('POST /mock/act', approval);
      await visitor.opens(redirectUrl);
      await visitor.arrivesAt(deepLink);
    },
  );
});
