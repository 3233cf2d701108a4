/** Calls of the legacy template's screens. */
import type { Data } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { dayIn } from '../journeys/authorizations';
import { pressesOf, typesDay } from '../journeys/companies';
import { ADVANCED, ADVANCED_FORM, storesProjectDraft } from '../journeys/template';
import { demo } from '../people';
import type { Visitor } from '../visitor';
import { on, pagesOf, pressesButtons } from './rows';

const GOAL_FORM = '/template/form/goal';
const STEP_FORM = '/template/form/step';
const TABLE = '/template/list/table';

/** Fills in all required fields of a goal. */
async function fillsGoal(visitor: Visitor): Promise<void> {
  await visitor.fills('title', 'Fewer lost parcels');
  await typesDay(visitor, 'start', dayIn(0));
  await typesDay(visitor, 'end', dayIn(30));
  await visitor.fills('description', 'What is meant by it');
  await visitor.fills('metric', 'Complaints per thousand');
}

/** Fills in all required fields of the first step of a transfer. */
async function fillsTransfer(visitor: Visitor): Promise<void> {
  await visitor.findsAt('select[name="payAccount"]');
  await visitor.page.select('select[name="payAccount"]', 'pay-2');
  await visitor.fills('payeeAccount', '4111 1111 1111 1111');
  await visitor.fills('payeeName', 'Greta Sample');
  await visitor.fills('amount', '500.50');
}

/** Fills in the form in the drawer and saves it. */
async function fillsRule(visitor: Visitor, name: string): Promise<void> {
  await visitor.findsAt('.ant-drawer [name="name"]');
  await visitor.fills('name', name);
  await visitor.fills('description', '说明');
  await visitor.presses('form.save');
}

/** Confirms the dialog before a deletion. */
async function confirmsDeletion(visitor: Visitor): Promise<void> {
  await visitor.findsAt('.ant-modal .ant-btn-dangerous');
  await visitor.presses('form.delete');
}

/** Changes the description of a rule by API calls, as another tab does. */
async function changesBeside(visitor: Visitor, id: string): Promise<void> {
  const { list } = await visitor.reads<Data<'rules'>>(`${endpoints.rules}?pageSize=100`);
  const rule = list.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`There is no rule ${id}.`);
  const body = { name: rule.name, description: `${rule.description}.`, version: rule.version };
  await visitor.reads(endpoints.changeRule.replace(':id', id), body);
}

export const failingTemplatePages = pagesOf(demo, [
  on('/template/list/card', ['subscribeProduct'], pressesButtons('template.cards.subscribe')),
  on(TABLE, ['addRule'], async (visitor) => {
    await visitor.presses('template.rules.add');
    await fillsRule(visitor, 'TASK-100');
  }),
  on(TABLE, ['changeRule'], async (visitor) => {
    await pressesOf(visitor, 'template.rules.edit', 'TASK-046');
    await fillsRule(visitor, 'TASK-046');
  }),
  on(TABLE, ['rule'], async (visitor) => {
    await pressesOf(visitor, 'template.rules.edit', 'TASK-046');
    await changesBeside(visitor, 'rule-46');
    await fillsRule(visitor, 'TASK-046');
  }),
  on(TABLE, ['deleteRule'], async (visitor) => {
    await pressesOf(visitor, 'form.delete', 'TASK-046');
    await confirmsDeletion(visitor);
  }),
  on(TABLE, ['deleteRules'], async (visitor) => {
    await visitor.presses('table.selectPage', 'checkbox');
    await visitor.presses(visitor.says('template.rules.deleteChosen', { count: 10 }));
    await confirmsDeletion(visitor);
  }),
  on(ADVANCED, ['moveOrder'], async (visitor) => {
    await visitor.presses('template.order.approve');
    await visitor.findsAt('.ant-modal');
    await visitor.presses('template.order.approve');
  }),
  on(GOAL_FORM, ['colleagues'], { says: 'template.colleague.failed' }, async (visitor) => {
    await visitor.findsAt('#goal_client');
    await visitor.page.focus('#goal_client');
    await visitor.page.keyboard.sendCharacter('ada');
  }),
  on(GOAL_FORM, ['createGoal'], async (visitor) => {
    await fillsGoal(visitor);
    await visitor.presses('template.goal.submit');
  }),
  on(`${GOAL_FORM}?id=unknown`, ['goal']),
  on(STEP_FORM, ['transfer'], async (visitor) => {
    await fillsTransfer(visitor);
    await visitor.presses('form.next');
    await visitor.presses('template.transfer.send');
  }),
  on(ADVANCED_FORM, ['submitProject'], async (visitor) => {
    await storesProjectDraft(visitor);
    await visitor.reloads();
    await visitor.sees('form.draft.discard');
    await visitor.presses('template.submit');
  }),
]);
