/** Passkeys: adding, signing in by button and autofill, confirming an act and removing. */

import { UNDO_LIFETIME } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { PasskeyDevice } from '../support/passkeyDevice';
import { recordsOf } from './support/journeys/behavior';
import { entersNewPassword } from './support/journeys/newPassword';
import {
  addsPasskey,
  addsVirtualAuthenticator,
  connectsDevice,
  passkeysOf,
  SECURITY,
} from './support/journeys/passkeys';
import { confirmsBeside } from './support/journeys/sessions';
import { stepsUp } from './support/journeys/stepUp';
import { demo, type Person, weak } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { goesTo } from './support/screens/navigation';
import {
  aMember,
  aVisitor,
  aVisitorAt,
  aVisitorOnNewDevice,
  portalOrigin,
  resetPortal,
} from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

const SIGN_IN = '/uaa/login';
const FRESH = 'Fresh-2026-pass';
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

// tests/features/accountSecurity/passkeys/PasskeysCard.test.tsx and tests/mock/member/passkeys.test.ts cover names.
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

// Covered by the journey before this one, which adds and uses the passkey by keyboard, too.
hardTest(
  'a member adds a software passkey by keyboard alone in elder mode on a phone, and signs in with it',
  async () => {
    const visitor = await aMember(demo, 'pt-BR');
    await connectsDevice(visitor, new PasskeyDevice(visitor.origin));
    await storesSettings(visitor, { elder: true });
    visitor.watch.tolerate(/status of 428/);
    await visitor.opens(SECURITY);
    await visitor.tabsTo('.passkeys .ant-card-body > .ant-btn');
    await visitor.confirms();
    await visitor.waitsForFocus('stepUpPassword');
    await visitor.page.keyboard.type(demo.password);
    await visitor.confirms();
    await visitor.hears('passkeys.added');
    expect(await passkeysOf(visitor)).toHaveLength(1);
    await visitor.fitsIn(320);
    await visitor.finds('button', label(visitor, 'rename', unnamed(visitor)));

    await visitor.calls('logout');
    await visitor.opens(SIGN_IN);
    await visitor.tabsTo('.ways-list button.way');
    await visitor.confirms();
    await arrivesAs(visitor, demo);
  },
);

// Covered by tests/features/accountSecurity/passkeys/PasskeyOffer.test.tsx, tests/utils/storage/passkeyOffer.test.ts and
// tests/features/signIn/useCompleteSignIn.test.tsx.
hardTest(
  'a member who signs in by password is offered a passkey on a device with a screen lock, and declines it',
  async () => {
    const visitor = await aVisitorByName('en-US');
    await addsVirtualAuthenticator(visitor);
    await visitor.opens(SIGN_IN);
    await visitor.signsIn(demo);
    await visitor.sees('passkeys.offer.title');
    expect(await findings(visitor)).toEqual([]);
    await visitor.fitsIn(320);
    await visitor.presses('passkeys.offer.later');
    await visitor.seesNoMore('passkeys.offer.title');
    await visitor.waits(() => document.activeElement?.id === 'main-content', 'the focus on the page');
    await visitor.reloads();
    await visitor.doesNotSee('passkeys.offer.title');
  },
);

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

// Covered by tests/pages/uaa/modifyPwdGuide/modifyPwdGuide.test.tsx and guides.e2e.ts; adding a passkey by the first
// journey.
hardTest(
  'a member who had to replace a weak password adds a passkey before the requested page opens',
  async () => {
    const visitor = await aVisitorByName('en-US');
    await addsVirtualAuthenticator(visitor);
    visitor.watch.tolerate(/status of 428/);
    await visitor.opens(SIGN_IN);
    await visitor.submits(weak);
    await visitor.sees('guide.pwd.weak');
    await entersNewPassword(visitor, FRESH, weak.password);
    await visitor.presses('passkeys.add');
    await visitor.fills('stepUpPassword', FRESH);
    await visitor.presses('form.confirm');
    await visitor.arrivesAt('/user/identity_manage');
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

// Covered by tests/services/passkeyBrowser.test.ts, PasskeysCard.test.tsx and
// tests/features/stepUp/StepUpHost.test.tsx.
hardTest('explains that the browser has no passkeys, and offers none for a step-up', async () => {
  const member = await aMember(demo);
  await addsPasskey(member, demo);
  const visitor = await aVisitor('en-US');
  await visitor.page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  visitor.watch.tolerate(/API call|status of 428/);
  await visitor.opens(SIGN_IN);
  await visitor.presses('login.passkey');
  await visitor.sees('passkeys.unsupported');
  await visitor.signsIn(demo);
  await visitor.opens(SECURITY);
  await visitor.sees('passkeys.unsupported');
  await visitor.presses('security.export.start');
  await visitor.findsAt('[name="stepUpPassword"]');
  expect(await visitor.has('[name="stepUpMethod"][value="passkey"]')).toBe(false);
});

test('offers no passkeys at an address without a domain name, and explains why', async () => {
  const visitor = await aVisitorAt(SIGN_IN);
  visitor.watch.tolerate(/SecurityError|API call/);
  await visitor.presses('login.passkey');
  await visitor.sees('passkeys.problem.refused');
});
