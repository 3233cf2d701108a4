/** Fills in the legacy template's forms. */
import type { Visitor } from '../visitor';
import { dayIn } from './authorizations';
import { typesDay } from './companies';

export const GOAL_FORM = '/template/form/goal';
export const STEP_FORM = '/template/form/step';
export const ADVANCED_FORM = '/template/form/advanced';
export const SUCCESS = '/template/result/success';

const OPTION = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option';

/** Searches for a person in a field, given by its id, and chooses them by keyboard. */
export async function choosesColleague(
  visitor: Visitor,
  id: string,
  typed: string,
  name: string,
): Promise<void> {
  await visitor.findsAt(`#${id}`);
  await visitor.page.bringToFront();
  await visitor.page.focus(`#${id}`);
  await visitor.page.keyboard.sendCharacter(typed);
  const isActive = (row: string, wanted: string) =>
    document.querySelector(`${row}.ant-select-item-option-active`)?.textContent?.includes(wanted) === true;
  await visitor.waits(isActive, `${name} to be found`, OPTION, name);
  await visitor.page.keyboard.press('Enter');
}

/** Fills in all required fields of a goal. */
export async function fillsGoal(visitor: Visitor, title = 'Fewer lost parcels'): Promise<void> {
  await visitor.fills('title', title);
  await typesDay(visitor, 'start', dayIn(0));
  await typesDay(visitor, 'end', dayIn(30));
  await visitor.fills('description', 'What is meant by it');
  await visitor.fills('metric', 'Complaints per thousand');
}

/** Fills in all required fields of the first step of a transfer. */
export async function fillsTransfer(visitor: Visitor, account = '4111 1111 1111 1111'): Promise<void> {
  await visitor.findsAt('select[name="payAccount"]');
  await visitor.page.select('select[name="payAccount"]', 'pay-2');
  await visitor.fills('payeeAccount', account);
  await visitor.fills('payeeName', 'Greta Sample');
  await visitor.fills('amount', '500.50');
}

/** Fills in all required fields of the advanced form. */
export async function fillsProject(visitor: Visitor): Promise<void> {
  await visitor.fills('name', 'Portal');
  await visitor.fills('address', 'https://git.example.com/portal');
  await choosesColleague(visitor, 'project_owner', 'ada', 'Ada Sample');
  await choosesColleague(visitor, 'project_approver', 'E00003', 'Clara Example');
  await typesDay(visitor, 'start', dayIn(0));
  await typesDay(visitor, 'end', dayIn(30));
  await visitor.page.select('select[name="type"]', 'private');
  await visitor.fills('taskName', 'First screen');
  await visitor.page.select('select[name="taskType"]', 'development');
  await choosesColleague(visitor, 'project_executor', 'elena', 'Elena Sample');
  await choosesColleague(visitor, 'project_manager', 'bruno', 'Bruno Sample');
  await typesDay(visitor, 'due', dayIn(10));
  await visitor.fills('taskDescription', 'As it was drawn');
  await visitor.page.focus('#project_members_0_name');
  await visitor.page.keyboard.sendCharacter('Elena Sample');
  await visitor.page.keyboard.press('Tab');
  await visitor.page.keyboard.sendCharacter('e00005');
  await visitor.page.select('select[name="department"]', 'engineering');
}

/** Stores a complete draft of the advanced form on this device, as the form does while a member fills it in. */
export async function storesProjectDraft(visitor: Visitor): Promise<void> {
  const { id } = await visitor.calls('accountDetail');
  const choice = (value: string, label: string) => JSON.stringify({ value, label });
  const values = {
    name: 'Portal',
    address: 'https://git.example.com/portal',
    owner: choice('c-1', 'Ada Sample (E00001)'),
    approver: choice('c-3', 'Clara Example (E00003)'),
    start: dayIn(0),
    end: dayIn(30),
    type: 'private',
    taskName: 'First screen',
    taskType: 'development',
    executor: choice('c-5', 'Elena Sample (E00005)'),
    manager: choice('c-2', 'Bruno Sample (E00002)'),
    due: dayIn(10),
    taskDescription: 'As it was drawn',
    members: JSON.stringify([{ name: 'Elena Sample', number: 'e00005', department: 'engineering' }]),
  };
  const draft = { key: `portal_draft_${id}/project`, text: JSON.stringify({ at: Date.now(), values }) };
  await visitor.page.evaluate(({ key, text }) => localStorage.setItem(key, text), draft);
}
