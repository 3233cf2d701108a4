/** Resetting a forgotten password: /uaa/resetPwd, to the last step; its messages do not reveal whether an account exists. */
import { provesWork } from './support/journeys/captcha';
import { codeSentTo, DEMO_MOBILE, masked, otherThan } from './support/journeys/codes';
import { names, PAGE, stepAt } from './support/journeys/reset';
import { signsInElsewhere } from './support/journeys/sessions';
import { demo, stranger } from './support/people';
import { findings } from './support/screens/axe';
import { lowestOf, storesSettings } from './support/screens/elder';
import { storedBy } from './support/screens/storage';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SIGN_IN = '/uaa/login';
const HOME = '/user/identity_manage';
const NEW_PASSWORD = 'Reset-2026-word';
const ONLINE = 'GET /anonApi/user/v1/online';

beforeEach(resetPortal);

// A reload and the way back are covered by resetStore.test.ts and resetProofs.test.tsx of tests/pages/uaa/resetPwd.
test('a visitor resets the password by mobile number and keyboard alone on a narrow screen in Portuguese; other sessions end, and sign-in keeps the requested page', async () => {
  const target = `${HOME}?from=reset`;
  const visitor = await aVisitor('pt-BR');
  const asksElsewhere = await signsInElsewhere(visitor, demo);
  await visitor.page.setViewport({ width: 320, height: 640 });
  const looksRight = async () => {
    await visitor.fits();
    expect(await findings(visitor)).toEqual([]);
  };
  await visitor.opens(`${SIGN_IN}?referer=${encodeURIComponent(target)}`);
  await visitor.tabsTo(`a[href^="${PAGE}"]`);
  await visitor.confirms();
  await visitor.arrivesAt(`${PAGE}?referer=${encodeURIComponent(target)}`);
  await visitor.settles();

  await visitor.types('loginId', ' １５４0000 0001');
  await provesWork(visitor);
  await visitor.confirms();
  await visitor.arrivesAt(stepAt('prove', target));
  await visitor.findsAt('input[name="mobile"]');
  await visitor.waitsForFocusAt('h2', 'recovery.heading.prove');
  expect(await visitor.mainText()).not.toMatch(/\d\*+\d/);
  await visitor.types('mobile', DEMO_MOBILE);
  await visitor.tabsTo('.code-send');
  await visitor.confirms();
  await visitor.sees(masked(DEMO_MOBILE));
  await visitor.waitsForFocus('code');
  const code = await codeSentTo(visitor, DEMO_MOBILE);
  await visitor.page.keyboard.type(otherThan(code));
  await visitor.confirms();
  await visitor.sees('subCode.CODE_WRONG', { triesLeft: 4 });
  await looksRight();
  await visitor.types('code', code);
  await visitor.confirms();

  await visitor.arrivesAt(stepAt('password', target));
  await visitor.waitsForFocusAt('h2', 'recovery.heading.password');
  await visitor.findsAt('input[name="username"][autocomplete="username"][readonly]');
  expect(await visitor.valueOf('username')).toBe('demo');
  await looksRight();

  expect(await asksElsewhere(ONLINE)).toBe(true);
  await visitor.types('newPwd', NEW_PASSWORD);
  await visitor.types('newPwd2', NEW_PASSWORD);
  await visitor.confirms();
  await visitor.arrivesAt(`${SIGN_IN}?referer=${encodeURIComponent(target)}`);
  await visitor.sees('recovery.done.others');
  expect(await asksElsewhere(ONLINE)).toBe(false);
  await expect(signsInElsewhere(visitor, demo)).rejects.toThrow();
  const storedValues = await storedBy(visitor);
  for (const secret of [code, NEW_PASSWORD, demo.password]) expect(storedValues).not.toContain(secret);
  await visitor.opensSessionOf({ ...demo, password: NEW_PASSWORD });
});

/** Text of the page without times and countdowns. */
const normalized = async (visitor: Visitor) =>
  (await visitor.mainText()).replace(/\d{1,2}:\d{2}/g, 'hh:mm').replace(/\d+ 秒/g, 'n s');

// A reset that has ended is covered by tests/pages/uaa/resetPwd/resetProofs.test.tsx and tests/mock/signIn/passwordReset.test.ts,
// which also compares the responses for known and unknown accounts.
test('reports an invalid login name at its field, and shows the same step for an unknown and a known account', async () => {
  const visitor = await aVisitor();
  await storesSettings(visitor, { elder: true });
  await visitor.opens(PAGE);
  expect(await lowestOf(visitor, '.reset > p > a')).toBeGreaterThanOrEqual(60);
  await visitor.presses('form.next');
  await visitor.seesFieldError('loginId', visitor.says('validation.loginId.required'));
  await visitor.waitsForFocus('loginId');
  for (const vector of ['x'.repeat(10_000), '😀😀😀😀']) {
    await visitor.fills('loginId', vector);
    await visitor.confirms();
    await visitor.sees('validation.loginId.format');
  }
  expect(await findings(visitor)).toEqual([]);

  await names(visitor, stranger.account);
  await visitor.settles();
  const unknown = await normalized(visitor);
  await visitor.goesBack();
  await visitor.arrivesAt(PAGE);
  await names(visitor, DEMO_MOBILE);
  await visitor.settles();
  expect(await normalized(visitor)).toBe(unknown);
  await visitor.goesBack();
  await visitor.arrivesAt(PAGE);
  expect(await visitor.valueOf('loginId')).toBe(DEMO_MOBILE);
  await visitor.page.goForward();
  await visitor.arrivesAt(stepAt('prove'));
});
