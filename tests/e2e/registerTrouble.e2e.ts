/** Errors during registration: typed values are never lost. */

import { masked } from './support/journeys/codes';
import {
  expectsNoFindings,
  fillsAccount,
  fillsOrganization,
  proves,
  REGISTER,
  registersBeside,
  riser,
  seesStep,
} from './support/journeys/registration';
import { hardTest } from './support/run/hard';
import { storedBy } from './support/screens/storage';
import { aVisitor, resetPortal } from './support/setup';

const LOGGED = /Failed to load resource|http error/;

/** Each journey registers values that the others need to be free. */
beforeEach(resetPortal);

/** A visitor at the first step. */
const aRiser = async () => (await aVisitor()).opens(REGISTER);

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
