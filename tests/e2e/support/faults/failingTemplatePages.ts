/** Calls of the legacy template's screens. */

import { ANALYSIS, MONITOR, WORKPLACE } from '../journeys/templateDashboard';
import {
  ADVANCED_FORM,
  choosesColleague,
  fillsGoal,
  fillsProject,
  fillsTransfer,
  GOAL_FORM,
  STEP_FORM,
  SUCCESS,
} from '../journeys/templateForms';
import {
  ADVANCED,
  BASIC,
  changesBeside,
  confirmsDeletion,
  fillsRule,
  pressesOnRule,
  SEARCH,
  TABLE,
} from '../journeys/templateLists';
import { demo } from '../people';
import { pagesOf } from './pagesOf';

const CARDS = '/template/list/card';

export const failingTemplatePages = pagesOf(demo, [
  { address: CARDS, calls: ['products'] },
  {
    address: CARDS,
    calls: ['subscribeProduct'],
    act: (visitor) => visitor.presses('template.cards.subscribe'),
  },
  // Lists and profiles.
  { address: TABLE, calls: ['rules'] },
  {
    address: TABLE,
    calls: ['addRule'],
    act: async (visitor) => {
      await visitor.presses('template.rules.add');
      await fillsRule(visitor, 'TASK-100', '说明');
    },
  },
  {
    address: TABLE,
    calls: ['changeRule'],
    act: async (visitor) => {
      await pressesOnRule(visitor, 'edit', 'TASK-046');
      await fillsRule(visitor, 'TASK-046', '说明');
    },
  },
  {
    address: TABLE,
    calls: ['rule'],
    act: async (visitor) => {
      await pressesOnRule(visitor, 'edit', 'TASK-046');
      await changesBeside(visitor, 'rule-46');
      await fillsRule(visitor, 'TASK-046', '说明');
    },
  },
  {
    address: TABLE,
    calls: ['deleteRule'],
    act: async (visitor) => {
      await pressesOnRule(visitor, 'delete', 'TASK-046');
      await confirmsDeletion(visitor);
    },
  },
  {
    address: TABLE,
    calls: ['deleteRules'],
    act: async (visitor) => {
      await visitor.presses('table.selectPage', 'checkbox');
      await visitor.presses(visitor.says('template.rules.deleteChosen', { count: 10 }));
      await confirmsDeletion(visitor);
    },
  },
  { address: SEARCH, calls: ['articles'] },
  {
    address: SEARCH,
    calls: ['articleOwners'],
    silent: 'the filter offers no names; the list is there all the same',
  },
  { address: BASIC, calls: ['refund'] },
  { address: ADVANCED, calls: ['order'] },
  {
    address: ADVANCED,
    calls: ['moveOrder'],
    act: async (visitor) => {
      await visitor.presses('template.order.approve');
      await visitor.findsAt('.ant-modal');
      await visitor.presses('template.order.approve');
    },
  },
  {
    address: GOAL_FORM,
    calls: ['colleagues'],
    says: 'template.colleague.failed',
    act: async (visitor) => {
      await visitor.findsAt('#goal_client');
      await visitor.page.focus('#goal_client');
      await visitor.page.keyboard.sendCharacter('ada');
    },
  },
  {
    address: GOAL_FORM,
    calls: ['createGoal'],
    act: async (visitor) => {
      await fillsGoal(visitor);
      await visitor.presses('template.goal.submit');
    },
  },
  {
    address: GOAL_FORM,
    calls: ['goal'],
    sent: true,
    act: async (visitor) => {
      await fillsGoal(visitor);
      await choosesColleague(visitor, 'goal_invites', 'ada', 'Ada Sample');
      await visitor.presses('template.goal.submit');
    },
  },
  { address: STEP_FORM, calls: ['payAccounts'] },
  {
    address: STEP_FORM,
    calls: ['transfer'],
    act: async (visitor) => {
      await fillsTransfer(visitor);
      await visitor.presses('template.next');
      await visitor.presses('template.transfer.send');
    },
  },
  {
    address: ADVANCED_FORM,
    calls: ['submitProject'],
    act: async (visitor) => {
      await fillsProject(visitor);
      await visitor.presses('template.submit');
    },
  },
  { address: SUCCESS, calls: ['submittedProject'] },
  // Dashboards.
  { address: ANALYSIS, calls: ['templateAnalysis'] },
  { address: MONITOR, calls: ['templateMonitor'] },
  { address: WORKPLACE, calls: ['templateWorkplace'] },
]);
