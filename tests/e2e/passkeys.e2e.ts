/** Passkeys: adding, signing in by button and autofill, confirming an act and removing. */
import { endpoints } from '../../src/contract/endpoints';
import { recordsOf } from './support/journeys/behavior';
import { addsVirtualAuthenticator, passkeysOf, SECURITY } from './support/journeys/passkeys';
import { stepsUp } from './support/journeys/sessions';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { goesTo } from './support/screens/navigation';
import { aVisitorAt, aVisitorOnNewDevice, portalOrigin, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SIGN_IN = '/uaa/login';
const CHALLENGE = endpoints.passkeyChallenge.slice('POST '.length);

beforeEach(resetPortal);

async function arrivesAsDemo(visitor: Visitor): Promise<void> {
  await visitor.waits((path: string) => location.pathname !== path, 'leaving the sign-in page', SIGN_IN);
  expect(await visitor.calls('accountDetail')).toMatchObject({ account: demo.account });
}

// PasskeysCard.test.tsx of tests/pages/user/account_manage/account_security/passkeys and tests/mock/member/passkeys.test.ts cover
// names, tests/services/passkeyBrowser.test.ts the errors of authenticators, and PasskeyOffer.test.tsx of
// tests/features/accountSecurity/passkeys a passkey that the browser creates by itself.
test('a member adds a passkey, signs in with it by the button and by the autofill, and removes it', async () => {
  // Passkeys need a domain name.
  const visitor = await aVisitorOnNewDevice('zh-CN', portalOrigin().replace('127.0.0.1', 'localhost'));
  const credentials = await addsVirtualAuthenticator(visitor);
  await visitor.opensSessionOf(demo);
  await visitor.opens(SECURITY);
  await visitor.sees('passkeys.add');
  await visitor.tabsTo('.passkeys .ant-card-body > .ant-btn');
  await visitor.confirms();
  await stepsUp(visitor, demo);
  await visitor.hears('passkeys.added');
  expect(await credentials()).toMatchObject([{ isResidentCredential: true, userName: 'demo' }]);

  expect(await passkeysOf(visitor)).toMatchObject([{ lastUsedAt: null }]);

  // A browser that saves data requests nothing for the autofill.
  await visitor.calls('logout');
  const before = visitor.requestsTo(CHALLENGE, 'POST').length;
  await visitor.opens(SIGN_IN);
  await visitor.findsAt('input[name="account"][autocomplete="username webauthn"]');
  expect(visitor.requestsTo(CHALLENGE, 'POST')).toHaveLength(before);
  await visitor.sees('login.passkey');
  await visitor.tabsTo('.ways-list button.way');
  await visitor.confirms();
  await arrivesAsDemo(visitor);
  expect((await passkeysOf(visitor))[0]?.lastUsedAt).not.toBeNull();
  expect((await recordsOf(visitor, 'LOGIN'))[0]).toMatchObject({ channel: 6, result: 'SUCCESS' });

  // The virtual authenticator chooses immediately.
  await visitor.settles();
  await visitor.calls('logout');
  await visitor.turnsDataSavingOff();
  await visitor.opens(SIGN_IN);
  await arrivesAsDemo(visitor);

  // The session by passkey confirms the removal by the passkey itself.
  await goesTo(visitor, SECURITY);
  await visitor.presses(visitor.says('passkeys.remove.label', { name: visitor.says('passkeys.unnamed') }));
  await visitor.presses('form.remove');
  await visitor.finds('dialog', 'stepUp.title');
  await visitor.waitsForFocusAt('button', 'passkeys.use');
  expect(await findings(visitor)).toEqual([]);
  await visitor.confirms();
  await visitor.hears('passkeys.removed');
  await visitor.waitsForFocusAt('*', 'passkeys.heading');
  expect(await passkeysOf(visitor)).toEqual([]);
  // The portal reports the removal to the browser, which removes its passkey.
  await visitor.until(async () => (await credentials()).length === 0, 'a browser without it');
});

test('offers no passkeys at an address without a domain name, and explains why', async () => {
  const visitor = await aVisitorAt(SIGN_IN);
  visitor.watch.tolerate(/SecurityError|API call/);
  await visitor.presses('login.passkey');
  await visitor.sees('passkeys.problem.refused');
});
