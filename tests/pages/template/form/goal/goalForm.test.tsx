import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { KEYWORD_MAX, SEARCH_DELAY } from '@/constants';
import { CreatedGoal } from '@/pages/template/form/goal/CreatedGoal';
import { GoalForm } from '@/pages/template/form/goal/GoalForm';
import { createFakeNetwork, httpError, settle } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { choosePeople, field, send, typeDay } from '../../../../support/render/formFields';
import { showPage, showToUser } from '../../../../support/render/showPage';

type Colleague = import('@/contract').Colleague;
type Goal = import('@/contract').Goal;

const network = createFakeNetwork();

const PEOPLE: Colleague[] = Array.from({ length: 6 }, (_, index) => ({
  id: `c-${index}`,
  name: `Person ${index}`,
  number: `E0000${index}`,
  department: 'sales',
}));

const GOAL: Goal = {
  id: 'g-1',
  number: 'G1',
  title: 'Fewer lost parcels',
  start: '2026-12-01',
  end: '2026-12-31',
  description: '',
  metric: '',
  client: null,
  invites: [],
  weight: null,
  visibility: 'public',
  publicUsers: [],
  createdAt: '2026-11-01T00:00:00+08:00',
};

beforeEach(() => {
  network.answer('createGoal', GOAL);
  network.answer('colleagues', PEOPLE);
});

const byId = (name: string) => document.getElementById(`goal_${name}`) as HTMLInputElement;
const typeInto = (name: string, value: string) => fireEvent.change(byId(name), { target: { value } });
const findError = (name: string) =>
  waitFor(() => {
    const ids = byId(name).getAttribute('aria-describedby')?.split(' ') ?? [];
    // The field refers to the error element before the element has a text.
    const helps = ids.filter((id) => id.endsWith('_help'));
    const error = helps
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .find((text) => text !== '');
    expect([byId(name).getAttribute('aria-invalid'), error]).toEqual(['true', expect.any(String)]);
    return error;
  });

const chooses = (name: string, ...places: number[]) => choosePeople(byId(name), 'person', ...places);

function fillRequired() {
  typeInto('title', ' Fewer lost parcels ');
  typeDay('start', '2026-12-01');
  typeDay('end', '2026-12-31');
  typeInto('description', 'What is meant');
  typeInto('metric', 'How it is measured');
}

const draws = (onCreated = jest.fn()) => showToUser(<GoalForm isNext={false} onCreated={onCreated} />);

test('sends the values as the contract defines them', async () => {
  const onCreated = jest.fn();
  await draws(onCreated);
  fillRequired();
  typeInto('weight', '５０%');
  await send();
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(expect.objectContaining({ id: 'g-1' })));
  expect(network.bodies('createGoal')).toEqual([
    {
      title: 'Fewer lost parcels',
      start: '2026-12-01',
      end: '2026-12-31',
      description: 'What is meant',
      metric: 'How it is measured',
      client: '',
      invites: [],
      weight: 50,
      visibility: 'public',
      publicUsers: [],
    },
  ]);
});

test('shows an error for an end before the start until the start is corrected', async () => {
  await draws();
  typeDay('start', '2026-12-02');
  typeDay('end', '2026-12-01');
  expect(await findError('end')).toBe(en['template.dates.backwards']);
  typeDay('start', '2026-12-01');
  await waitFor(() => expect(screen.queryByText(en['template.dates.backwards'])).toBeNull());
});

test('shows an error immediately after a sixth reviewer was selected, and does not send the goal', async () => {
  await draws();
  fillRequired();
  screen.getByText('Invite up to 5 people');
  await chooses('invites', 0, 1, 2, 3, 4);
  expect(byId('invites').getAttribute('aria-invalid')).not.toBe('true');
  await chooses('invites', 5);
  await screen.findByText('Invite up to 5 people. Please remove 1.');
  await send();
  expect(network.calls).not.toContain('createGoal');
});

test('shows the colleague field only for partial visibility and sends no colleagues otherwise', async () => {
  await draws();
  fillRequired();
  expect(byId('publicUsers')).toBeNull();
  const choose = (visibility: 'partial' | 'private') => fireEvent.click(field('visibility', visibility));
  choose('partial');
  await waitFor(() => expect(byId('publicUsers')).not.toBeNull());
  await send();
  await screen.findByText(en['template.goal.publicUsers.required']);
  await chooses('publicUsers', 0);
  choose('private');
  await waitFor(() => expect(byId('publicUsers')).toBeNull());
  await send();
  await waitFor(() => expect(network.calls).toContain('createGoal'));
  expect(network.bodies('createGoal')[0]).toMatchObject({ visibility: 'private', publicUsers: [] });
});

test('searches once for the last of several quick inputs, but not for one above the limit, and shows a failure', async () => {
  jest.useFakeTimers();
  const pause = async (time = SEARCH_DELAY) => {
    act(() => void jest.advanceTimersByTime(time));
    await settle();
  };
  await draws();
  typeInto('client', 'a'.repeat(KEYWORD_MAX + 1));
  await pause();
  expect(screen.getAllByText('Search with up to 50 characters').length).toBeGreaterThan(0);
  expect(network.calls).toEqual([]);
  for (const typed of ['p', 'pe', 'per']) typeInto('client', typed);
  await pause(SEARCH_DELAY - 1);
  // The same keyword, but a later input.
  typeInto('client', 'per ');
  await pause(SEARCH_DELAY - 1);
  expect(network.calls).toEqual([]);
  await pause();
  expect(network.sent('colleagues')).toMatchObject([{ query: { keyword: 'per' } }]);
  network.answer('colleagues', httpError(503));
  typeInto('client', 'pers');
  await pause();
  expect(screen.getAllByText(en['template.colleague.failed']).length).toBeGreaterThan(0);
  jest.useRealTimers();
});

test('shows a message on blur if text was typed into a field of colleagues without a selection', async () => {
  await draws();
  fireEvent.mouseDown(byId('client'));
  fireEvent.focus(byId('client'));
  typeInto('client', 'Somebody else');
  await waitFor(() => expect(network.calls).toContain('colleagues'));
  fireEvent.blur(byId('client'));
  const message = '“Somebody else” wasn’t kept. Please choose from the people found.';
  await screen.findByText(message);
  // A click while the list is still open would close it.
  await waitFor(() => expect(byId('client').getAttribute('aria-expanded')).toBe('false'));
  await chooses('client', 0);
  expect(screen.queryByText(message)).toBeNull();
});

describe('the created goal', () => {
  const onCreateAnother = jest.fn();
  const openPage = (id: string) =>
    showPage(<CreatedGoal onCreateAnother={onCreateAnother} />, { path: `/?id=${id}` });
  const requested = () => network.sent('goal').map(({ params }) => params.id);

  test('is shown by its id', async () => {
    network.answer('goal', GOAL);
    await openPage('g-1');
    expect(await screen.findByRole('heading', { name: en['template.goal.created'] })).toBeTruthy();
    expect(requested()).toEqual(['g-1']);
  });

  test.each([
    ['nope', ['nope']],
    ['..', []],
  ])('is replaced by an error for the unknown id %j, with a button for another goal', async (id, ids) => {
    network.answer('goal', httpError(404));
    await openPage(id);
    await screen.findByText(en['template.profile.unknown']);
    expect(screen.queryByText(en['common.retry'])).toBeNull();
    expect(requested()).toEqual(ids);
    fireEvent.click(screen.getByText(en['template.goal.another']));
    expect(onCreateAnother).toHaveBeenCalledTimes(1);
    onCreateAnother.mockClear();
  });
});
