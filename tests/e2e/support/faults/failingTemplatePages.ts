/** Calls of the legacy template's screens. */
import { pressesOf } from '../journeys/companies';
import {
  ADVANCED_FORM,
  choosesColleague,
  fillsGoal,
  fillsProject,
  fillsTransfer,
  GOAL_FORM,
  STEP_FORM,
} from '../journeys/templateForms';
import { ADVANCED, changesBeside, confirmsDeletion, fillsRule, TABLE } from '../journeys/templateLists';
import { demo } from '../people';
import { on, pagesOf, pressesButtons } from './rows';

export const failingTemplatePages = pagesOf(demo, [
  on('/template/list/card', ['subscribeProduct'], pressesButtons('template.cards.subscribe')),
  on(TABLE, ['addRule'], async (visitor) => {
    await visitor.presses('template.rules.add');
    await fillsRule(visitor, 'TASK-100', '说明');
  }),
  on(TABLE, ['changeRule'], async (visitor) => {
    await pressesOf(visitor, 'template.rules.edit', 'TASK-046');
    await fillsRule(visitor, 'TASK-046', '说明');
  }),
  on(TABLE, ['rule'], async (visitor) => {
    await pressesOf(visitor, 'template.rules.edit', 'TASK-046');
    await changesBeside(visitor, 'rule-46');
    await fillsRule(visitor, 'TASK-046', '说明');
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
  on(GOAL_FORM, ['goal'], { submitted: true }, async (visitor) => {
    await fillsGoal(visitor);
    await choosesColleague(visitor, 'goal_invites', 'ada', 'Ada Sample');
    await visitor.presses('template.goal.submit');
  }),
  on(STEP_FORM, ['transfer'], async (visitor) => {
    await fillsTransfer(visitor);
    await visitor.presses('form.next');
    await visitor.presses('template.transfer.send');
  }),
  on(ADVANCED_FORM, ['submitProject'], async (visitor) => {
    await fillsProject(visitor);
    await visitor.presses('template.submit');
  }),
]);
