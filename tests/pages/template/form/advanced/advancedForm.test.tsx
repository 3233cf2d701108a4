import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { subCodes } from '@/contract/subCodes';
import AdvancedFormPage from '@/pages/template/form/advanced';
import { createFakeNetwork, httpError } from '../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../support/fakes/umi';
import { en } from '../../../../support/messages';
import { choosePeople, send, typeDay } from '../../../../support/render/formFields';
import { press, showToUser } from '../../../../support/render/showPage';

const network = createFakeNetwork();

beforeEach(() => {
  network.answer('colleagues', [
    { id: 'c-1', name: 'Ada Sample', number: 'E00001', department: 'engineering' },
  ]);
});

const openPage = () => showToUser(<AdvancedFormPage />);
const byId = (name: string) => document.getElementById(`project_${name}`) as HTMLInputElement;
const typeInto = (name: string, value: string) => fireEvent.change(byId(name), { target: { value } });
const summary = () => document.querySelector('.error-summary') as HTMLElement;
const links = () => within(summary()).queryAllByRole('button');

const choose = (name: string) => choosePeople(byId(name), 'ada', 0);

async function fillAll() {
  for (const name of ['name', 'taskName', 'taskDescription', 'members_0_name']) typeInto(name, 'Portal');
  typeInto('address', 'https://git.example.com/portal');
  for (const name of ['owner', 'approver', 'executor', 'manager']) await choose(name);
  typeDay('start', '2026-12-01');
  typeDay('end', '2026-12-31');
  typeDay('due', '2026-12-10');
  typeInto('type', 'private');
  typeInto('taskType', 'review');
  typeInto('members_0_number', 'e00001');
  typeInto('members_0_department', 'design');
}

test('names each missing field, and counts the errors in a summary whose links focus the fields', async () => {
  await openPage();
  expect(links()).toEqual([]);
  await send();
  await waitFor(() => expect(links()).toHaveLength(16));
  within(summary()).getByText('Fields to correct: 16');
  // The messages name the fields of the task, which are called like those of the project.
  for (const name of ['taskName', 'taskType', 'name'] as const) {
    expect(await screen.findAllByText(en[`template.project.${name}.required`])).toHaveLength(1);
  }
  expect(document.activeElement).toBe(byId('name'));
  fireEvent.click(within(summary()).getByText('Member 1: Employee number'));
  expect(document.activeElement).toBe(byId('members_0_number'));
  typeInto('members_0_number', 'E00001');
  fireEvent.blur(byId('members_0_number'));
  await waitFor(() => expect(links()).toHaveLength(15));
  expect(network.calls).toEqual([]);
});

test('sends all groups as the contract defines them, lists server errors in the summary, and opens the result', async () => {
  const wrong = { 'members.0.number': subCodes.FIELD_FORMAT, owner: subCodes.FIELD_FORMAT };
  network.answer('submitProject', httpError(422, { name: 'FIELDS_WRONG', data: wrong }), {
    id: 'p 1',
    number: 'PJ1',
    name: 'Portal',
    principal: 'Ada Sample',
    start: '2026-12-01',
    end: '2026-12-31',
    steps: [],
  });
  const page = await openPage();
  await fillAll();
  await send();
  await waitFor(() =>
    expect(links().map(({ textContent }) => textContent)).toEqual(['Owner', 'Member 1: Employee number']),
  );
  expect(document.activeElement).toBe(byId('owner'));
  await choose('owner');
  typeInto('members_0_number', 'e00001');
  await send();
  await waitFor(() => expect(visits).toEqual(['push /template/result/success?id=p%201']));
  expect(network.bodies('submitProject')[1]).toEqual({
    name: 'Portal',
    address: 'https://git.example.com/portal',
    owner: 'c-1',
    approver: 'c-1',
    start: '2026-12-01',
    end: '2026-12-31',
    type: 'private',
    taskName: 'Portal',
    taskDescription: 'Portal',
    executor: 'c-1',
    manager: 'c-1',
    due: '2026-12-10',
    taskType: 'review',
    members: [{ name: 'Portal', number: 'E00001', department: 'design' }],
  });
  // The draft was deleted when it was submitted.
  page.unmount();
  await openPage();
  expect(byId('name').value).toBe('');
  expect(screen.queryByText(en['form.draft.discard'])).toBeNull();
});

const people = () =>
  [...document.querySelectorAll('.ant-select-selection-item')].map((item) => item.textContent);

test('restores the complete draft, which the user can discard', async () => {
  const page = await openPage();
  await fillAll();
  await press(screen.getByText(en['template.project.member.add']));
  typeInto('members_1_name', 'Second');
  page.unmount();
  await openPage();
  await screen.findByText(en['form.draft.discard']);
  expect(people()).toEqual(Array(4).fill('Ada Sample (E00001)'));
  expect(byId('due').value).toBe('12/10/2026');
  expect([byId('members_0_department').value, byId('members_1_name').value]).toEqual(['design', 'Second']);
  fireEvent.click(screen.getByText(en['form.draft.discard']));
  await waitFor(() => expect([people(), byId('name').value, byId('members_1_name')]).toEqual([[], '', null]));
  expect(document.activeElement).toBe(byId('name'));
});

test('focuses an added row, and the add button after a removal', async () => {
  await openPage();
  const add = screen.getByText(en['template.project.member.add']).closest('button') as HTMLButtonElement;
  const rows = () => document.querySelectorAll('.member').length;
  typeInto('members_0_name', 'First');
  await press(add);
  expect(rows()).toBe(2);
  expect(document.activeElement).toBe(byId('members_1_name'));
  expect(byId('members_0_name').value).toBe('First');
  typeInto('members_1_name', 'Second');
  await press(screen.getByText('Remove member 1'));
  await waitFor(() => expect(rows()).toBe(1));
  expect(byId('members_0_name').value).toBe('Second');
  expect(document.activeElement).toBe(add);
  // The only row cannot be removed.
  expect(screen.queryByText('Remove member 1')).toBeNull();
});

test('removes the errors of a removed member from the summary', async () => {
  await openPage();
  await send();
  await waitFor(() => expect(links()).toHaveLength(16));
  await press(screen.getByText(en['template.project.member.add']));
  fireEvent.blur(byId('members_1_name'));
  await within(summary()).findByText('Member 2: Name');
  await press(screen.getByText('Remove member 2'));
  await waitFor(() => expect(links()).toHaveLength(16));
  expect(within(summary()).queryByText('Member 2: Name')).toBeNull();
});
