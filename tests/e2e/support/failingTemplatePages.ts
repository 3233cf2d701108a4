/** What each of the legacy template's screens asks of its server. */
import type { FailingPage } from './failingPages';
import { demo } from './people';
import {
  ADVANCED_FORM,
  choosesColleague,
  fillsGoal,
  fillsProject,
  fillsTransfer,
  GOAL_FORM,
  STEP_FORM,
  SUCCESS,
} from './templateForms';

const CARDS = '/template/list/card';

export const failingTemplatePages: FailingPage[] = [
  { address: CARDS, calls: ['templateProducts'], member: demo },
  {
    address: CARDS,
    calls: ['subscribeTemplateProduct'],
    member: demo,
    quiet: true,
    act: (visitor) => visitor.presses('template.cards.subscribe'),
  },
  {
    address: GOAL_FORM,
    calls: ['colleagues'],
    member: demo,
    act: async (visitor) => {
      await visitor.findsAt('#goal_client');
      await visitor.page.focus('#goal_client');
      await visitor.page.keyboard.sendCharacter('ada');
    },
    quiet: true,
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
];
