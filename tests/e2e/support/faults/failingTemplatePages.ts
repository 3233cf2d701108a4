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
import type { FailingPage } from './failingPages';

const CARDS = '/template/list/card';

export const failingTemplatePages: FailingPage[] = [
  { address: CARDS, calls: ['products'], member: demo },
  {
    address: CARDS,
    calls: ['subscribeProduct'],
    member: demo,
    act: (visitor) => visitor.presses('template.cards.subscribe'),
  },
  // Lists and profiles.
  { address: TABLE, calls: ['rules'], member: demo },
  {
    address: TABLE,
    calls: ['addRule'],
    member: demo,
    act: async (visitor) => {
      await visitor.presses('template.rules.add');
      await fillsRule(visitor, 'TASK-100', '说明');
    },
  },
  {
    address: TABLE,
    calls: ['changeRule'],
    member: demo,
    act: async (visitor) => {
      await pressesOnRule(visitor, 'edit', 'TASK-046');
      await fillsRule(visitor, 'TASK-046', '说明');
    },
  },
  {
    address: TABLE,
    calls: ['rule'],
    member: demo,
    act: async (visitor) => {
      await pressesOnRule(visitor, 'edit', 'TASK-046');
      await changesBeside(visitor, 'rule-46');
      await fillsRule(visitor, 'TASK-046', '说明');
    },
  },
  {
    address: TABLE,
    calls: ['deleteRule'],
    member: demo,
    act: async (visitor) => {
      await pressesOnRule(visitor, 'delete', 'TASK-046');
      await confirmsDeletion(visitor);
    },
  },
  {
    address: TABLE,
    calls: ['deleteRules'],
    member: demo,
    act: async (visitor) => {
      await visitor.presses('table.selectPage', 'checkbox');
      await visitor.presses(visitor.says('template.rules.deleteChosen', { count: 10 }));
      await confirmsDeletion(visitor);
    },
  },
  { address: SEARCH, calls: ['articles'], member: demo },
  {
    address: SEARCH,
    calls: ['articleOwners'],
    member: demo,
    silent: 'the filter offers no names; the list is there all the same',
  },
  { address: BASIC, calls: ['refund'], member: demo },
  { address: ADVANCED, calls: ['order'], member: demo },
  {
    address: ADVANCED,
    calls: ['moveOrder'],
    member: demo,
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
    member: demo,
    act: async (visitor) => {
      await visitor.findsAt('#goal_client');
      await visitor.page.focus('#goal_client');
      await visitor.page.keyboard.sendCharacter('ada');
    },
  },
  {
    address: GOAL_FORM,
    calls: ['createGoal'],
    member: demo,
    act: async (visitor) => {
      await fillsGoal(visitor);
      await visitor.presses('template.goal.submit');
    },
  },
  {
    address: GOAL_FORM,
    calls: ['goal'],
    sent: true,
    member: demo,
    act: async (visitor) => {
      await fillsGoal(visitor);
      await choosesColleague(visitor, 'goal_invites', 'ada', 'Ada Sample');
      await visitor.presses('template.goal.submit');
    },
  },
  { address: STEP_FORM, calls: ['payAccounts'], member: demo },
  {
    address: STEP_FORM,
    calls: ['transfer'],
    member: demo,
    act: async (visitor) => {
      await fillsTransfer(visitor);
      await visitor.presses('template.next');
      await visitor.presses('template.transfer.send');
    },
  },
  {
    address: ADVANCED_FORM,
    calls: ['submitProject'],
    member: demo,
    act: async (visitor) => {
      await fillsProject(visitor);
      await visitor.presses('template.submit');
    },
  },
  { address: SUCCESS, calls: ['submittedProject'], member: demo },
  // Dashboards.
  { address: ANALYSIS, calls: ['templateAnalysis'], member: demo },
  { address: MONITOR, calls: ['templateMonitor'], member: demo },
  { address: WORKPLACE, calls: ['templateWorkplace'], member: demo },
];
