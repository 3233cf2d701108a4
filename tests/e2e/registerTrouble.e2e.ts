/** Errors during registration: typed values are never lost. */

import { CODE_RESEND, PROOF_LIFETIME } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import numbers from '../data/identity-numbers.json';
import { residentIdOf } from '../support/idNumbers';
import { asksForCode, DEMO_MOBILE, masked, otherThan, triesCode } from './support/journeys/codes';
import { entersNewPassword } from './support/journeys/newPassword';
import {
  arrivesAtActivation,
  expectsNoFindings,
  fillsAccount,
  fillsAll,
  fillsIdentity,
  fillsOrganization,
  leaves,
  organization,
  proves,
  REGISTER,
  registersBeside,
  riser,
  seesErrorAt,
  seesStep,
  sentBy,
} from './support/journeys/registration';
import { hardTest } from './support/run/hard';
import { storedBy } from './support/screens/storage';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const LOGGED = /Failed to load resource|http error/;

/** Each journey registers values that the others need to be free. */
beforeEach(resetPortal);

/** A visitor at the first step. */
const aRiser = async () => (await aVisitor()).opens(REGISTER);

// Covered by tests/components/Field (CodeField, IdentityFields, NewPasswordFields) and tests/pages/uaa/register.
hardTest('shows errors at their fields, where the visitor corrects them', async () => {
  const visitor = await aRiser();
  await visitor.fills('mobile', '15400000');
  await visitor.presses('code.send');
  await seesErrorAt(visitor, 'mobile', 'validation.mobile.format');
  const code = await asksForCode(visitor, riser.mobile);
  await triesCode(visitor, otherThan(code));
  await visitor.sees('subCode.CODE_WRONG', { triesLeft: 4 });
  await visitor.fills('mobile', '15400000092');
  await triesCode(visitor, code);
  await seesErrorAt(visitor, 'code', 'subCode.CODE_EXPIRED');
  await visitor.fills('mobile', riser.mobile);
  await triesCode(visitor, code);

  await seesStep(visitor, 'account');
  await visitor.confirms();
  await visitor.presses('register.next');
  await seesErrorAt(visitor, 'account', 'validation.account.required');
  await visitor.waitsForFocus('account');
  expect(await visitor.page.title()).toContain(visitor.says('common.errorTitle', { title: '' }));
  const bad: [string, string, Parameters<Visitor['says']>[0]][] = [
    ['account', '1'.repeat(10_000), 'validation.account.format'],
    ['newPwd', 'short', 'validation.pwd.min'],
    ['newPwd', 'x-riser-2026', 'validation.pwd.contains'],
    ['newPwd2', 'another', 'validation.confirm.mismatch'],
    ['email', 'riser@example', 'validation.email.format'],
  ];
  for (const [field, value, words] of bad) {
    if (words === 'validation.pwd.contains') await visitor.fills('account', riser.account);
    await visitor.fills(field, value);
    await leaves(visitor);
    await seesErrorAt(visitor, field, words);
  }
  await expectsNoFindings(visitor);
  await fillsAccount(visitor, { ...riser, password: '123456', email: ' riser＠example.com' });
  await leaves(visitor);
  await visitor.sees('form.normalized');
  expect(await visitor.valueOf('email')).toBe(riser.email);
  await visitor.presses('register.next');

  await seesStep(visitor, 'identity');
  await visitor.fills('name', '测试😀');
  for (const number of [numbers.residentId.invalid[1] ?? '', residentIdOf('29990101'), '😀'.repeat(20)]) {
    await visitor.fills('idNo', number);
    await leaves(visitor);
    await seesErrorAt(visitor, 'idNo', 'validation.idNo.RESIDENT_ID');
  }
  await seesErrorAt(visitor, 'name', 'validation.name.format');
  await visitor.presses('register.next');
  await seesErrorAt(visitor, 'consent', 'register.consent.required');
  await seesErrorAt(visitor, 'agree', 'register.agree.required');
  await expectsNoFindings(visitor);
  await fillsIdentity(visitor, { ...riser, idNo: ' １１０１０１ 19000121 '.concat(riser.idNo.slice(14)) });
  await visitor.presses('register.next');
  await seesStep(visitor, 'summary');
  await visitor.sees(riser.idNo);

  // Only the server knows the list of common passwords: it reports one after submission, at the field.
  visitor.watch.tolerate(LOGGED);
  await visitor.presses('register.submit');
  await seesStep(visitor, 'account');
  await seesErrorAt(visitor, 'newPwd', 'subCode.PASSWORD_WEAK');
  await visitor.waitsForFocus('newPwd');
  await entersNewPassword(visitor, riser.password);
  await seesStep(visitor, 'summary');
  await visitor.presses('register.submit');
  await arrivesAtActivation(visitor);
});

test('keeps all values on Back and Forward; after a reload it asks for secrets again and gives the reason', async () => {
  const visitor = await aRiser();
  await proves(visitor);
  await fillsAccount(visitor);
  await visitor.confirms();
  await seesStep(visitor, 'identity');
  await visitor.fills('name', riser.name);
  await visitor.fills('idNo', riser.idNo);
  await visitor.goesBack();
  await seesStep(visitor, 'account');
  expect([await visitor.valueOf('newPwd'), await visitor.valueOf('email')]).toEqual([
    riser.password,
    riser.email,
  ]);
  await visitor.goesBack();
  await seesStep(visitor, 'mobile');
  await visitor.sees('register.proved', { mobile: masked(riser.mobile) });
  // The draft stays in the tab until the visitor chooses to store it on the device.
  const onDevice = () => visitor.page.evaluate(() => localStorage.getItem('portal_draft_register'));
  expect(await onDevice()).toBeNull();
  await visitor.presses('form.keepOnDevice', 'checkbox');
  expect(await onDevice()).toContain(riser.account);
  await visitor.page.goForward();
  await visitor.page.goForward();
  await seesStep(visitor, 'identity');
  expect([await visitor.valueOf('name'), await visitor.valueOf('idNo')]).toEqual([riser.name, riser.idNo]);

  await visitor.reloads();
  await seesStep(visitor, 'account');
  await visitor.arrivesAt(`${REGISTER}?step=account`);
  await visitor.sees('register.why.secret');
  await expectsNoFindings(visitor);
  expect([await visitor.valueOf('account'), await visitor.valueOf('newPwd')]).toEqual([riser.account, '']);
  expect(await storedBy(visitor)).not.toMatch(new RegExp(`${riser.password}|${riser.idNo}`));
});

// Covered by tests/mock/signIn/registration.test.ts, and registerRefusals.test.ts and RegistrationWizard.test.tsx of
// tests/pages/uaa/register.
hardTest('reports taken values at their fields, with links to sign-in, reset and appeal', async () => {
  const visitor = await aRiser();
  visitor.watch.tolerate(LOGGED);
  await proves(visitor, DEMO_MOBILE);
  await seesErrorAt(visitor, 'mobile', 'subCode.MOBILE_TAKEN');
  await visitor.waitsForFocus('mobile');
  const ways = () =>
    visitor.page.$$eval('.registration-ways a', (links) => links.map((link) => link.getAttribute('href')));
  expect(await ways()).toEqual(['/uaa/login', '/uaa/resetPwd', '/uaa/appeal?reason=MOBILE_TAKEN']);
  await expectsNoFindings(visitor);
  await proves(visitor);

  await fillsAccount(visitor, { ...riser, account: 'demo' });
  await visitor.confirms();
  await seesErrorAt(visitor, 'account', 'subCode.ACCOUNT_TAKEN');
  expect(await ways()).toEqual(['/uaa/login', '/uaa/resetPwd']);
  expect(sentBy(visitor)).toEqual([]);
});

// Covered by tests/pages/uaa/register/useRegistrationSteps.test.tsx and failures.e2e.ts.
hardTest(
  'keeps typed values after a server error, an expired proof and a registration in another tab',
  async () => {
    const visitor = await aRiser();
    visitor.watch.tolerate(LOGGED);
    await fillsAll(visitor);
    await visitor.injectsFault(endpoints.register, { status: 500, times: 1 });
    await visitor.presses('register.submit');
    expect(await visitor.refusal()).toBe(visitor.says('error.http.500'));
    await seesStep(visitor, 'summary');
    await expectsNoFindings(visitor);

    await visitor.reads('POST /mock/clock', { advanceMs: PROOF_LIFETIME });
    await visitor.presses('register.submit');
    await seesStep(visitor, 'mobile');
    await visitor.sees('register.why.ticket');
    await expectsNoFindings(visitor);
    await proves(visitor);
    await seesStep(visitor, 'summary');

    // Registers by API calls, as a second tab of the same browser would.
    await visitor.reads('POST /mock/clock', { advanceMs: CODE_RESEND });
    await registersBeside(visitor, { ...riser, account: 'faster', idNo: organization.handler.idNo });
    await visitor.presses('register.submit');
    await seesStep(visitor, 'mobile');
    await seesErrorAt(visitor, 'mobile', 'subCode.MOBILE_TAKEN');
    await visitor.finds('link', 'register.way.appeal');
    await expectsNoFindings(visitor);
    await visitor.fills('mobile', '15400000093');
    expect(await visitor.valueOf('mobile')).toBe('15400000093');
  },
);

// Covered by tests/pages/uaa/register/registerRefusals.test.ts.
hardTest(
  'offers to unfreeze, to upgrade or to change the form if an account may not register an organization',
  async () => {
    const visitor = await aVisitor('en-US');
    visitor.watch.tolerate(LOGGED);
    const registers = async (mobile: string, idNo: string) => {
      await fillsOrganization(visitor, mobile, idNo);
      await visitor.presses('register.submit');
      await visitor.sees(
        'Submission Failed. Please check and modify the following information before resubmitting.',
      );
    };

    await registers('15400000005', '110101190001050059');
    await visitor.sees('form.frozen');
    await expectsNoFindings(visitor);
    await visitor.presses('Return to modify');
    await seesStep(visitor, 'summary');
    await visitor.presses('register.submit');
    await visitor.sees('form.frozen');
    await visitor.goesBack();
    await seesStep(visitor, 'account');
    await visitor.presses('register.next');
    await seesStep(visitor, 'summary');
    await visitor.presses('register.submit');
    await visitor.presses('form.unfreeze');
    await visitor.waits(() => location.pathname === '/uaa/frozen', 'the way to unfreeze');

    await registersBeside(await aVisitor());
    await visitor.page.evaluate(() => sessionStorage.clear());
    await registers(riser.mobile, riser.idNo);
    await visitor.sees('form.notEligible');
    await expectsNoFindings(visitor);
    await visitor.presses('form.upgrade', 'link');
    await visitor.waits(() => location.pathname === '/uaa/login', 'sign-in, before the ladder');
  },
);
