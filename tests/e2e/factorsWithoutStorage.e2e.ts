/** Signing in, passkey, app, trusted browser, phrase and lock in a browser that forbids storage. */
import { MINUTE } from '../../src/constants';
import { addsAuthenticator, codeAt } from './support/journeys/authenticator';
import { addsVirtualAuthenticator, passkeysOf, SECURITY } from './support/journeys/passkeys';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { forbidsStorage } from './support/screens/storage';
import { aVisitor, aVisitorOnNewDevice, portalOrigin, resetPortal } from './support/setup';

const SIGN_IN = '/uaa/login';

beforeEach(resetPortal);

// Covered by passkeys.e2e.ts, with storage; tests/utils/storage/storage.test.ts and passkeyOffer.test.ts cover all that
// passkeys store.
hardTest('a member adds a passkey, and signs in with it', async () => {
  const visitor = await aVisitorOnNewDevice('en-US', portalOrigin().replace('127.0.0.1', 'localhost'));
  await addsVirtualAuthenticator(visitor);
  await forbidsStorage(visitor);
  visitor.watch.tolerate(/status of 428/);
  await visitor.opensSessionOf(demo);
  await visitor.opens(SECURITY);
  await visitor.presses('passkeys.add');
  await visitor.fills('stepUpPassword', demo.password);
  await visitor.confirms();
  await visitor.until(async () => (await passkeysOf(visitor)).length === 1, 'the passkey');
  await visitor.settles();
  await visitor.calls('logout');
  await visitor.opens(SIGN_IN);
  await visitor.presses('login.passkey');
  await visitor.until(() => visitor.calls('online'), 'a session');
});

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
