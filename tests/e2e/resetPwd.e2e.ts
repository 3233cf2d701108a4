/** Resetting a forgotten password: /uaa/resetPwd, to the last step. */

import { PROOF_TRIES } from '../../src/constants';
import { provesWork } from './support/journeys/captcha';
import { PIN } from './support/journeys/certificates';
import { codeSentTo, DEMO_MOBILE, masked, otherThan } from './support/journeys/codes';
import { entersNewPassword } from './support/journeys/newPassword';
import { names, PAGE, seesSheet, showsCertificate, stepAt } from './support/journeys/reset';
import { signsInElsewhere } from './support/journeys/sessions';
import { boss, demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aVisitor, aVisitorAt, resetPortal } from './support/setup';

const SIGN_IN = '/uaa/login';
const HOME = '/user/identity_manage';
const DEMO_MAIL = 'demo@example.com';
const NEW_PASSWORD = 'Reset-2026-word';
const ONLINE = 'GET /anonApi/user/v1/online';
const ACCOUNT_DETAIL = 'GET /authApi/account/v1/detail';

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
  await seesSheet(visitor, visitor.says('recovery.heading.prove'));
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
  await seesSheet(visitor, visitor.says('recovery.heading.password'));
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

// Covered by tests/mock/signIn/passwordReset.test.ts and tests/pages/uaa/resetPwd/resetProofs.test.tsx.
hardTest(
  'a visitor resets the password by mail, by keyboard alone, on a narrow screen in Portuguese',
  async () => {
    const visitor = await aVisitor('pt-BR');
    await visitor.page.setViewport({ width: 320, height: 640 });
    const looksRight = async () => {
      await visitor.settles();
      expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        320,
      );
      expect(await findings(visitor)).toEqual([]);
    };
    await visitor.opens(PAGE);
    await looksRight();
    await visitor.types('loginId', 'demo');
    await provesWork(visitor);
    await visitor.confirms();
    await visitor.arrivesAt(stepAt('prove'));
    await visitor.findsAt('input[name="mobile"]');
    await visitor.tabsTo('[name="method"]');
    await visitor.page.keyboard.press('ArrowDown');
    await visitor.findsAt('[name="email"]');
    await visitor.types('email', ` ${DEMO_MAIL}`);
    await visitor.tabsTo('.code-send');
    await visitor.confirms();
    await visitor.waitsForFocus('code');
    await looksRight();
    await visitor.page.keyboard.type(await codeSentTo(visitor, DEMO_MAIL));
    await visitor.confirms();
    await visitor.arrivesAt(stepAt('password'));
    await looksRight();
    await visitor.types('newPwd', NEW_PASSWORD);
    await visitor.types('newPwd2', NEW_PASSWORD);
    await visitor.confirms();
    await visitor.arrivesAt(SIGN_IN);
    await visitor.sees('recovery.done');
    await visitor.signsIn({ ...demo, password: NEW_PASSWORD });
    expect(await visitor.reads(ACCOUNT_DETAIL)).toMatchObject({ account: 'demo' });
  },
);

// Covered by tests/mock/signIn/passwordReset.test.ts and tests/pages/uaa/resetPwd/resetProofs.test.tsx; signing by
// certificate is in certificate.e2e.ts.
hardTest('a legal entity resets the password by certificate and security questions', async () => {
  const visitor = await aVisitorAt(PAGE);
  await visitor.presses('login.userType.legal', 'radio');
  await names(visitor, boss.account);
  await showsCertificate(visitor, 'demo');
  await visitor.sees('subCode.PROOF_MISMATCH', { triesLeft: PROOF_TRIES - 1 });
  await visitor.seesFieldError(
    'file',
    visitor.says('subCode.PROOF_MISMATCH', { triesLeft: PROOF_TRIES - 1 }),
  );
  expect(await findings(visitor)).toEqual([]);
  await showsCertificate(visitor, 'boss');
  await visitor.arrivesAt(stepAt('questions'));
  await seesSheet(visitor, visitor.says('recovery.heading.questions'));
  expect(await findings(visitor)).toEqual([]);

  await visitor.confirms();
  await visitor.presses('form.next');
  await visitor.seesFieldError('answer1', visitor.says('validation.answer.required'));
  await visitor.waitsForFocus('answer1');
  await visitor.fills('answer1', 'boss-school');
  await visitor.fills('answer2', '文'.repeat(10_000));
  await visitor.fills('answer3', '😀');
  await visitor.confirms();
  await visitor.sees('validation.answer.long');
  await visitor.seesFieldError('answer2', visitor.says('validation.answer.long'));
  await visitor.fills('answer2', 'boss-book');
  await visitor.presses('form.next');
  await visitor.sees('subCode.ANSWERS_WRONG', { triesLeft: PROOF_TRIES - 2 });
  expect(await findings(visitor)).toEqual([]);
  await visitor.fills('answer3', ' BOSS-City ');
  await visitor.presses('form.next');
  await visitor.arrivesAt(stepAt('password'));
  await visitor.goesBack();
  await visitor.arrivesAt(stepAt('questions'));
  await visitor.goesBack();
  await visitor.arrivesAt(stepAt('prove'));
  await visitor.presses('form.continue');
  await visitor.presses('form.continue');
  await visitor.arrivesAt(stepAt('password'));
  const storedValues = await visitor.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  for (const secret of [PIN, 'boss-school', 'BOSS-City']) expect(storedValues).not.toContain(secret);
  await entersNewPassword(visitor, NEW_PASSWORD);
  await visitor.arrivesAt(SIGN_IN);
  await visitor.settles();
  await visitor.signsIn({ ...boss, password: NEW_PASSWORD, userType: 'legal' });
  expect(await visitor.reads(ACCOUNT_DETAIL)).toMatchObject({ account: 'boss' });
});
