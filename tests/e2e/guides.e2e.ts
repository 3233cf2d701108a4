/** The step between sign-in and the requested page that the user cannot skip: a new password. */
import { endpoints } from '../../src/contract/endpoints';
import type { MessageKey } from '../../src/locales/zh-CN/index';
import { messagesTo } from './support/journeys/outbox';
import { signsInElsewhere } from './support/journeys/sessions';
import { demo, weak } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aMember, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

const HOME = '/user/identity_manage';
const deepLink = `${HOME}?from=mail`;
const GUIDE = `/uaa/modifyPwdGuide?referer=${encodeURIComponent(deepLink)}`;
const CHANGE = endpoints.changePassword.slice('PUT '.length);
const ONLINE = 'GET /anonApi/user/v1/online';

const FRESH = 'Fresh-2026-pass';

/** Each journey changes a password that the others use. */
afterEach(resetPortal);

/** A user who has to change the password, on the page for it. */
async function atTheGuide(language: Language = 'zh-CN'): Promise<Visitor> {
  const visitor = await aMember(weak, language);
  return visitor.opens(GUIDE);
}

async function asks(visitor: Visitor, pwd: string, newPwd: string, newPwd2 = newPwd): Promise<void> {
  await visitor.fills('pwd', pwd);
  await visitor.fills('newPwd', newPwd);
  await visitor.fills('newPwd2', newPwd2);
  await visitor.confirms();
}

async function seesErrorAt(visitor: Visitor, field: string, words: MessageKey): Promise<void> {
  await visitor.sees(words);
  await visitor.seesFieldError(field, visitor.says(words));
  await visitor.waitsForFocus(field);
}

/** Expects that both passwords were sent encrypted with one key and are stored nowhere. */
async function traveledSealed(visitor: Visitor): Promise<void> {
  const [sent] = visitor.requestsTo(CHANGE, 'PUT');
  const cipher = expect.stringMatching(/^[A-Za-z0-9+/]{342}==$/);
  const secretId = expect.stringMatching(/./);
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({ pwd: cipher, newPwd: cipher, secretId });
  const left = await storedBy(visitor);
  for (const trace of [...visitor.watch.requests.map(({ url, body }) => url.href + body), left]) {
    expect(trace).not.toContain(FRESH);
  }
}

describe('a weak password', () => {
  test('blocks every other page, and has to be replaced before the requested page opens, also if the next step does not load', async () => {
    const visitor = await aMember(weak);
    visitor.watch.tolerate(/status of 403|status of 500|http error/);
    await visitor.opens(`${deepLink}#x`);
    await visitor.arrivesAt(GUIDE);
    await visitor.sees('guide.pwd.weak');
    await visitor.sees('newPassword.rule.length', { min: 6 });
    await visitor.injectsFault(endpoints.redirect, { status: 500, times: 1 });
    await asks(visitor, weak.password, FRESH);
    await visitor.sees('newPassword.changed');
    await visitor.finds('button', 'form.continue');
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('form.continue');
    await visitor.arrivesAt(deepLink);
    await traveledSealed(visitor);
    expect(await visitor.reads('GET /authApi/account/v1/detail')).toMatchObject({ account: 'weak' });
    expect(await messagesTo(visitor, 'weak@example.com')).toHaveLength(1);
    await expect(signsInElsewhere(visitor, weak)).rejects.toThrow();
    await signsInElsewhere(visitor, { ...weak, password: FRESH });
  });

  // breachedPassword.e2e.ts has the same form; also covered by tests/mock/signIn/guides.test.ts.
  hardTest(
    "shows the server's refusal at the field and keeps typed values; the fifth wrong password locks the account",
    async () => {
      const visitor = await atTheGuide('pt-BR');
      for (const [pwd, newPwd, field, words] of [
        [weak.password, 'PassWord', 'newPwd', 'subCode.PASSWORD_WEAK'],
        [weak.password, 'x15400000003', 'newPwd', 'subCode.PASSWORD_CONTAINS'],
        ['mistaken-1', FRESH, 'pwd', 'subCode.PASSWORD_WRONG'],
      ] as const) {
        await asks(visitor, pwd, newPwd);
        await seesErrorAt(visitor, field, words);
        expect([await visitor.valueOf('pwd'), await visitor.valueOf('newPwd')]).toEqual([pwd, newPwd]);
      }
      expect(await findings(visitor)).toEqual([]);
      for (const wrong of ['mistaken-2', 'mistaken-3', 'mistaken-4']) {
        await asks(visitor, wrong, FRESH);
        await seesErrorAt(visitor, 'pwd', 'subCode.PASSWORD_WRONG');
      }
      await asks(visitor, 'mistaken-5', FRESH);
      expect(await visitor.refusal()).toBe(visitor.says('subCode.LOCKED', { minutes: 15 }));
      expect(await findings(visitor)).toEqual([]);
    },
  );

  // Covered by tests/components/Field/NewPasswordFields.test.tsx and NewPasswordScore.test.tsx; resetPwd.e2e.ts has the
  // name for password managers.
  hardTest(
    'shows the strength of the new password in words while typing, and the account name for password managers',
    async () => {
      const visitor = await atTheGuide('en-US');
      const tokens = await visitor.page.$$eval('form input', (inputs) =>
        inputs.map((input) =>
          `${input.name} ${input.autocomplete} ${input.readOnly ? input.value : ''}`.trim(),
        ),
      );
      expect(tokens).toEqual([
        'username username weak',
        'pwd current-password',
        'newPwd new-password',
        'newPwd2 new-password',
      ]);
      for (const [password, strength] of [
        ['abc', 'tooShort'],
        ['abcdef', 'medium'],
        ['Abcdefghi1', 'strong'],
      ] as const) {
        await visitor.fills('newPwd', password);
        await visitor.hears('newPassword.strength', {
          strength: visitor.says(`validation.strength.${strength}`),
        });
      }
      expect(await findings(visitor)).toEqual([]);
    },
  );

  // resetPwd.e2e.ts changes a password by keyboard alone.
  hardTest('is replaced by keyboard alone; typed values stay after a server error', async () => {
    const visitor = await atTheGuide();
    visitor.watch.tolerate(/status of 500|http error/);
    await visitor.injectsFault(endpoints.changePassword, { status: 500, times: 1 });
    await visitor.types('pwd', weak.password);
    await visitor.types('newPwd', FRESH);
    await visitor.types('newPwd2', FRESH);
    await visitor.confirms();
    expect(await visitor.refusal()).toBe(visitor.says('error.http.500'));
    expect(await visitor.valueOf('newPwd')).toBe(FRESH);
    // The error concerns no field, so the focus stays.
    await visitor.waitsForFocus('newPwd2');
    await visitor.confirms();
    await visitor.arrivesAt(deepLink);
  });
});

// Covered by tests/pages/uaa/modifyPwdGuide/modifyPwdGuide.test.tsx.
hardTest('shows an error if the step does not load, and offers a retry and signing out', async () => {
  const visitor = await aMember(weak);
  visitor.watch.tolerate(/status of 500|http error/);
  await visitor.injectsFault(endpoints.guide, { status: 500, times: 1 });
  await visitor.opens(GUIDE);
  await visitor.sees('guide.failed');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('common.retry');
  await visitor.sees('guide.pwd.weak');
  await visitor.presses('guide.signOut', 'link');
  await visitor.arrivesAt('/uaa/login');
  expect(await visitor.reads(ONLINE)).toBe(false);
});

const guides = ['/uaa/modifyPwdGuide', '/uaa/authGuide', '/uaa/bindMobileGuide'].map(
  (path) => `${path}?referer=${encodeURIComponent(deepLink)}`,
);

// Covered by authGuide.e2e.ts (the sign-in on the way to a guide) and tests/mock/signIn/guides.test.ts
// (returns no guide for demo): the guides share one hook.
hardTest(
  'redirects from a step to sign-in without a session, and to the requested page if nothing is due',
  async () => {
    const visitor = await aVisitor();
    visitor.watch.tolerate(/status of 401/);
    for (const guide of guides) {
      await visitor.opens(guide);
      await visitor.arrivesAt(`/uaa/login?referer=${encodeURIComponent(deepLink)}`);
    }
    await visitor.opensSessionOf(demo);
    for (const guide of guides) {
      await visitor.opens(guide);
      await visitor.arrivesAt(deepLink);
    }
  },
);
