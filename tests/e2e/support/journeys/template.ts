/** The legacy template's screens that several journeys open. */
import type { Visitor } from '../visitor';
import { dayIn } from './authorizations';

export const ADVANCED_FORM = '/template/form/advanced';
/** The page of an order. */
export const ADVANCED = '/template/profile/advanced';

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
