/** Signing in, passkey, app, trusted browser, phrase and lock in a browser that forbids storage. */
import { MINUTE } from '../../src/constants';
import { addsAuthenticator, codeAt } from './support/journeys/authenticator';
import { SECURITY } from './support/journeys/passkeys';
import { demo } from './support/people';
import { forbidsStorage } from './support/screens/storage';
import { aVisitor, resetPortal } from './support/setup';

const SIGN_IN = '/uaa/login';

beforeEach(resetPortal);

test('a member signs in by password with the code of the app, trusts the browser, sets a phrase, and locks the account', async () => {
  const visitor = await aVisitor('en-US');
  await forbidsStorage(visitor);
  await visitor.opensSessionOf(demo);
  const secret = await addsAuthenticator(visitor, demo);
  await visitor.calls('logout');
  await visitor.reads('POST /mock/clock', { advanceMs: MINUTE });

  await visitor.opens(SIGN_IN);
  await visitor.submits(demo);
  await visitor.arrivesAt('/uaa/secondFactor');
  await visitor.presses('secondFactor.trust', 'checkbox');
  await visitor.fills('code', codeAt(secret, Date.now() + MINUTE));
  await visitor.confirms();
  await visitor.arrivesAt('/user/identity_manage');
  await visitor.sees('identity.card');
  expect(await visitor.calls('trustedBrowsers')).toHaveLength(1);

  await visitor.opens(SECURITY);
  await visitor.fills('phrase', 'Blue whale');
  await visitor.confirms();
  await visitor.hears('phrase.saved');
  await visitor.presses('panic.begin');
  await visitor.presses('panic.yes');
  await visitor.arrivesAt('/uaa/paused');
  await visitor.sees('panic.paused.means');
  expect(await visitor.calls('online')).toBe(false);
});
