/** The legacy template's forms and results, on a build that contains them. */
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { dayIn } from './support/journeys/authorizations';
import {
  ADVANCED_FORM,
  choosesColleague,
  fillsGoal,
  fillsTransfer,
  GOAL_FORM,
  STEP_FORM,
  SUCCESS,
  storesProjectDraft,
} from './support/journeys/templateForms';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { aMember, resetPortal } from './support/setup';

/** Chromium logs by itself that the server rejected fields. */
const FIELDS_WRONG = /status of 422/;

beforeEach(resetPortal);

// Covered by goalForm.test.tsx (sends the values; the created goal) of tests/pages/template/form/goal, and by
// tests/mock/template/goals.test.ts (stores a goal with its people).
hardTest('a member creates a goal; the portal stores the submitted values', async () => {
  const visitor = await aMember(demo, 'en-US');
  await visitor.page.setViewport({ width: 320, height: 700 });
  await visitor.opens(GOAL_FORM);
  await fillsGoal(visitor);
  await choosesColleague(visitor, 'goal_invites', 'ada', 'Ada Sample');
  await visitor.clicks('[name="visibility"][value="private"]');
  await visitor.fits();
  await visitor.presses('template.goal.submit');
  await visitor.sees('template.goal.created');
  const id = new URL(visitor.page.url()).searchParams.get('id') ?? '';
  expect(await visitor.reads<Data<'goal'>>(endpoints.goal.replace(':id', id))).toMatchObject({
    title: 'Fewer lost parcels',
    start: dayIn(0),
    end: dayIn(30),
    invites: [{ id: 'c-1' }],
    visibility: 'private',
  });
});

// Covered by tests/pages/template/form/step/stepForm.test.tsx (returns to the field that the server rejected, sends the
// transfer once) and tests/mock/template/transfers.test.ts (rejects an unknown payee, reduces the balance).
hardTest('returns to the rejected field of a transfer, and makes the transfer once', async () => {
  // With animations: the form with the busy button is hidden immediately.
  const visitor = await (await aMember(demo, 'pt-BR')).seesMotion();
  visitor.watch.tolerate(FIELDS_WRONG);
  await visitor.opens(STEP_FORM);
  // Has a valid check digit, but is unknown at the payee's bank.
  await fillsTransfer(visitor, '4111 1111 1117 0000');
  await visitor.fills('amount', '500,50');
  await visitor.presses('form.next');
  await visitor.presses('template.transfer.send');
  await visitor.waitsForFocus('payeeAccount');
  await visitor.sees('template.transfer.returned');
  await visitor.seesFieldError('payeeAccount', visitor.says('subCode.FIELD_FORMAT'));
  await visitor.fills('payeeAccount', '4111 1111 1111 1111');
  await visitor.presses('form.next');
  await visitor.presses('template.transfer.send');
  await visitor.sees('template.transfer.made.text', { number: 'TR00000001' });
  const accounts = await visitor.calls('payAccounts');
  expect(accounts.find(({ id }) => id === 'pay-2')?.balance).toBe(0);
  await visitor.fitsIn(320);
});

test('shows the errors of the advanced form in a low footer on a phone, submits a restored draft, and shows the project as under review', async () => {
  const visitor = await aMember(demo, 'zh-TW');
  await visitor.page.setViewport({ width: 320, height: 640 });
  await visitor.opens(ADVANCED_FORM);
  await visitor.presses('template.submit');
  await visitor.waitsForFocus('name');
  await visitor.sees('template.wrong', { count: 16 });
  // The footer stays low, however many errors it lists.
  const isLow = () => {
    const footer = document.querySelector('.advanced-footer');
    return footer !== null && footer.getBoundingClientRect().height <= window.innerHeight * 0.31;
  };
  await visitor.waits(isLow, 'a low footer');
  await storesProjectDraft(visitor);
  await visitor.reloads();
  await visitor.sees('form.draft.discard');
  await visitor.presses('template.submit');
  // The portal has stored the project: the page of the result reads it.
  await visitor.sees('PJ00001');
  expect(visitor.page.url()).toContain(`${SUCCESS}?id=`);
  await visitor.sees('template.success.step.current.by', { by: 'Clara Example' });
});
