/** Passkeys: adding, signing in by button and autofill, confirming an act and removing. */
import { UNDO_LIFETIME } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { PasskeyDevice } from '../support/fakes/passkeyDevice';
import { recordsOf } from './support/journeys/behavior';
import { addsVirtualAuthenticator, connectsDevice, passkeysOf, SECURITY } from './support/journeys/passkeys';
import { confirmsBeside, stepsUp } from './support/journeys/sessions';
import { demo, type Person } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { goesTo } from './support/screens/navigation';
import { aVisitorAt, aVisitorOnNewDevice, portalOrigin, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

const SIGN_IN = '/uaa/login';
const CHALLENGE = endpoints.passkeyChallenge.slice('POST '.length);

beforeEach(resetPortal);

/** A visitor who opens the portal under a domain name, which passkeys need. */
const aVisitorByName = (language: Language = 'zh-CN'): Promise<Visitor> =>
  aVisitorOnNewDevice(language, portalOrigin().replace('127.0.0.1', 'localhost'));

const arrivesAs = async (visitor: Visitor, { account }: Person) => {
  await visitor.waits((path: string) => location.pathname !== path, 'leaving the sign-in page', SIGN_IN);
  expect((await visitor.calls('accountDetail')).account).toBe(account);
};

/** Opens the page and adds a passkey, after the step-up by password. */
async function addsPasskeyByKeyboard(visitor: Visitor, person: Person): Promise<void> {
  await visitor.opens(SECURITY);
  await visitor.sees('passkeys.add');
  await visitor.tabsTo('.passkeys .ant-card-body > .ant-btn');
  await visitor.confirms();
  await stepsUp(visitor, person);
  await visitor.hears('passkeys.added');
}

const label = (visitor: Visitor, action: 'rename' | 'remove', name: string) =>
  visitor.says(`passkeys.${action}.label`, { name });
const unnamed = (visitor: Visitor) => visitor.says('passkeys.unnamed');

const seesFocusOn = (visitor: Visitor, words: string) =>
  visitor.waits(
    (text: string) =>
      document.activeElement?.textContent === text ||
      document.activeElement?.getAttribute('aria-label') === text,
    `the focus on ${words}`,
    words,
  );

// tests/pages/user/account_manage/account_security/passkeys/PasskeysCard.test.tsx and tests/mock/member/passkeys.test.ts cover names.
test('a member adds a passkey, signs in with it by the button and by the autofill, and removes it', async () => {
  const visitor = await aVisitorByName();
  const authenticator = await addsVirtualAuthenticator(visitor);
  await visitor.opensSessionOf(demo);
  await addsPasskeyByKeyboard(visitor, demo);
  expect(await authenticator.credentials()).toMatchObject([{ isResidentCredential: true, userName: 'demo' }]);

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
  await arrivesAs(visitor, demo);
  expect((await passkeysOf(visitor))[0]?.lastUsedAt).not.toBeNull();
  expect((await recordsOf(visitor, 'LOGIN'))[0]).toMatchObject({ channel: 6, result: 'SUCCESS' });

  // The virtual authenticator chooses immediately.
  await visitor.settles();
  await visitor.calls('logout');
  await visitor.turnsDataSavingOff();
  await visitor.opens(SIGN_IN);
  await arrivesAs(visitor, demo);

  // The session by passkey confirms the removal by the passkey itself.
  await goesTo(visitor, SECURITY);
  await visitor.presses(label(visitor, 'remove', unnamed(visitor)));
  await visitor.presses('form.remove');
  await visitor.finds('dialog', 'stepUp.title');
  await seesFocusOn(visitor, visitor.says('passkeys.use'));
  expect(await findings(visitor)).toEqual([]);
  await visitor.confirms();
  await visitor.hears('passkeys.removed');
  await seesFocusOn(visitor, visitor.says('passkeys.heading'));
  expect(await passkeysOf(visitor)).toEqual([]);
  // The portal reports the removal to the browser, which removes its passkey.
  await visitor.until(async () => (await authenticator.credentials()).length === 0, 'a browser without it');
});

// Covered by tests/features/accountSecurity/passkeys/PasskeyOffer.test.tsx and tests/mock/member/passkeys.test.ts.
hardTest(
  'a browser that has been used for days creates the first passkey of the account without a request by the user',
  async () => {
    const visitor = await aVisitorByName('en-US');
    await connectsDevice(visitor, new PasskeyDevice(visitor.origin));
    await visitor.page.evaluateOnNewDocument(() => {
      if (!window.PublicKeyCredential) return;
      Object.assign(window.PublicKeyCredential, {
        isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
        getClientCapabilities: async () => ({ conditionalCreate: true }),
      });
    });
    await visitor.opens(SIGN_IN);
    await visitor.signsIn(demo);
    await visitor.sees('passkeys.offer.title');
    expect(await passkeysOf(visitor)).toEqual([]);
    await visitor.signsOut();
    await visitor.reads('POST /mock/clock', { advanceMs: UNDO_LIFETIME });
    await visitor.signsIn(demo);
    await visitor.sees('passkeys.upgraded');
    await visitor.doesNotSee('passkeys.offer.title');
    expect(await passkeysOf(visitor)).toHaveLength(1);
  },
);

// Covered by tests/services/passkeyBrowser.test.ts; the message by
// tests/pages/uaa/login/components/OtherSignInOptions.test.tsx.
hardTest('refuses a passkey that was removed elsewhere, and offers another sign-in channel', async () => {
  const visitor = await aVisitorByName('en-US');
  const authenticator = await addsVirtualAuthenticator(visitor);
  await visitor.opensSessionOf(demo);
  await addsPasskeyByKeyboard(visitor, demo);
  const [passkey] = await passkeysOf(visitor);
  await visitor.reads(endpoints.removePasskey.replace(':id', passkey?.id ?? ''), {});
  await visitor.calls('logout');
  await visitor.opens(SIGN_IN);
  await visitor.presses('login.passkey');
  await visitor.sees('subCode.PASSKEY_UNKNOWN');
  expect(await findings(visitor)).toEqual([]);
  await visitor.until(async () => (await authenticator.credentials()).length === 0, 'a browser without it');
  await visitor.signsIn(demo);
});

// Covered by tests/services/passkeyBrowser.test.ts (NotAllowedError, ConstraintError) and
// tests/mock/member/passkeys.test.ts (an answer without verification).
hardTest(
  'does not add a passkey of an authenticator that does not verify its user or stores none, and explains why',
  async () => {
    for (const options of [{ isUserVerified: false }, { hasResidentKey: false }]) {
      const visitor = await aVisitorByName('pt-BR');
      await addsVirtualAuthenticator(visitor, options);
      visitor.watch.tolerate(/NotAllowedError|ConstraintError|API call/);
      await visitor.opensSessionOf(demo);
      await confirmsBeside(visitor, demo);
      await visitor.opens(SECURITY);
      await visitor.presses('passkeys.add');
      await visitor.hearsOneOf([
        visitor.says('passkeys.problem.cancelled'),
        visitor.says('passkeys.problem.incapable'),
      ]);
      expect(await passkeysOf(visitor)).toEqual([]);
    }
  },
);

// Covered by tests/services/passkeyBrowser.test.ts (InvalidStateError) and tests/mock/member/passkeys.test.ts.
hardTest('does not add a second passkey of a device', async () => {
  const visitor = await aVisitorByName('zh-TW');
  await addsVirtualAuthenticator(visitor);
  visitor.watch.tolerate(/InvalidStateError|API call/);
  await visitor.opensSessionOf(demo);
  await addsPasskeyByKeyboard(visitor, demo);
  await visitor.presses('passkeys.add');
  await visitor.sees('passkeys.problem.exists');
  expect(await passkeysOf(visitor)).toHaveLength(1);
});

test('offers no passkeys at an address without a domain name, and explains why', async () => {
  const visitor = await aVisitorAt(SIGN_IN);
  visitor.watch.tolerate(/SecurityError|API call/);
  await visitor.presses('login.passkey');
  await visitor.sees('passkeys.problem.refused');
});
