/** Pages that only redirect: sign-in by a session of a partner portal, and with a provider. */
import { endpoints } from '../../src/contract/endpoints';
import { findings } from './support/screens/axe';
import { aVisitor } from './support/setup';
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
