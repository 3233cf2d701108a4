/** The legacy template's forms and results, on a build that contains them. */
import type { Data } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { dayIn } from './support/journeys/authorizations';
import {
  ADVANCED_FORM,
  choosesColleague,
  fillsGoal,
  fillsProject,
  fillsTransfer,
  GOAL_FORM,
  STEP_FORM,
  SUCCESS,
} from './support/journeys/templateForms';
import { demo } from './support/people';
import { aMember, aMemberAt, resetPortal } from './support/setup';

/** Chromium logs by itself that the server rejected fields. */
const FIELDS_WRONG = /status of 422/;

beforeEach(resetPortal);

test('a member creates a goal; the portal stores the submitted values', async () => {
  const visitor = await aMember(demo, 'en-US');
  await visitor.page.setViewport({ width: 320, height: 700 });
  await visitor.opens(GOAL_FORM);
  await fillsGoal(visitor);
  await visitor.fills('weight', '40');
  await visitor.fills('description', 'Two lines');
  await choosesColleague(visitor, 'goal_invites', 'ada', 'Ada Sample');
  await choosesColleague(visitor, 'goal_invites', 'E00003', 'Clara Example');
  await visitor.clicks('[title^="Clara Example"] .ant-select-selection-item-remove');
  await visitor.clicks('[name="visibility"][value="private"]');
  await visitor.fits();
  await visitor.presses('template.goal.submit');
  await visitor.sees('template.goal.created');
  const id = new URL(visitor.page.url()).searchParams.get('id') ?? '';
  expect(await visitor.reads<Data<'goal'>>(endpoints.goal.replace(':id', id))).toMatchObject({
    title: 'Fewer lost parcels',
    start: dayIn(0),
    end: dayIn(30),
    description: 'Two lines',
    weight: 40,
    invites: [{ id: 'c-1' }],
    visibility: 'private',
  });
  await visitor.presses('template.goal.another');
  await visitor.isIn('title');
  expect(await visitor.valueOf('title')).toBe('');
});

test('a member makes a transfer: Back keeps values, a refusal opens its field, and it is made once', async () => {
  // With animations: the form with the busy button is hidden at once.
  const visitor = await (await aMember(demo, 'pt-BR')).seesMotion();
  visitor.watch.tolerate(FIELDS_WRONG);
  await visitor.opens(STEP_FORM);
  // Has a valid check digit, but is unknown at the payee's bank.
  await fillsTransfer(visitor, '4111 1111 1117 0000');
  await visitor.fills('amount', '500,50');
  await visitor.presses('template.next');
  await visitor.isAt(`${STEP_FORM}?step=confirm`);
  await visitor.goesBack();
  expect(await visitor.valueOf('amount')).toBe('500,50');
  await visitor.presses('template.next');
  await visitor.presses('template.transfer.send');
  await visitor.isIn('payeeAccount');
  await visitor.sees('template.transfer.returned');
  await visitor.complainsAt('payeeAccount', visitor.says('subCode.FIELD_FORMAT'));
  await visitor.fills('payeeAccount', '4111 1111 1111 1111');
  await visitor.presses('template.next');
  await visitor.presses('template.transfer.send');
  await visitor.sees('template.transfer.made.text', { number: 'TR00000001' });
  const accounts = await visitor.calls('payAccounts');
  expect(accounts.find(({ id }) => id === 'pay-2')?.balance).toBe(0);
  await visitor.fitsIn(320);
});

test('links to invalid fields in the advanced form, and shows the submitted project as under review', async () => {
  const visitor = await aMemberAt(ADVANCED_FORM, demo, 'zh-TW');
  await visitor.presses('template.submit');
  await visitor.isIn('name');
  await visitor.sees('template.wrong', { count: 16 });
  // On a phone the footer stays low, however many errors it lists.
  const before = visitor.page.viewport();
  await visitor.page.setViewport({ width: 320, height: 640 });
  const isLow = () => {
    const footer = document.querySelector('.advanced-footer');
    return footer !== null && footer.getBoundingClientRect().height <= window.innerHeight * 0.31;
  };
  await visitor.waits(isLow, 'a low footer');
  await visitor.page.setViewport(before);
  await visitor.presses('template.project.address');
  await visitor.isIn('address');
  await fillsProject(visitor);
  await visitor.presses('template.submit');
  await visitor.sees('PJ00001');
  expect(visitor.page.url()).toContain(`${SUCCESS}?id=`);
  await visitor.sees('template.success.step.current.by', { by: 'Clara Example' });
});
