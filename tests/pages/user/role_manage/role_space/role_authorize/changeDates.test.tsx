import { render, waitFor } from '@testing-library/react';
import { ChangeDatesDrawer } from '@/pages/user/role_manage/role_space/role_authorize/components/ChangeDatesDrawer';
import { getToday } from '@/utils/today';
import { addDays } from '@/validation/days';
import { makeHandler } from '../../../../../support/builders/company';
import { createFakeNetwork, refusal } from '../../../../../support/fakes/fakeNetwork';
import { en } from '../../../../../support/messages';
import { field, submitForm, typeDay } from '../../../../../support/render/formFields';

const network = createFakeNetwork();
const onDone = jest.fn();
const row = makeHandler();

beforeEach(() => onDone.mockReset());

/** Opens the form for a role that has begun, and sends this end. */
function changeEnd(end: string) {
  render(<ChangeDatesDrawer roleId="r-1" row={row} onClose={() => undefined} onDone={onDone} />);
  expect(field('start')).toBeNull();
  typeDay('end', end);
  submitForm();
}

test('sends another end with the version that was loaded, and shows a notice', async () => {
  network.answer('changeHandlerDates', row);
  const end = addDays(getToday(), 30);
  changeEnd(end);
  await waitFor(() => expect(onDone.mock.calls).toEqual([['h-1', false]]));
  expect(network.sent('changeHandlerDates')).toMatchObject([
    { params: { id: 'r-1', handlerId: 'h-1' }, body: { start: row.start, end, version: 'h-v1' } },
  ]);
  expect(network.notices).toMatchObject([
    { type: 'success', title: en['handlers.dates.done'].replace('{name}', row.name) },
  ]);
});

test('reports a role that was changed meanwhile to the list', async () => {
  network.answer('changeHandlerDates', refusal('CHANGED_MEANWHILE'));
  changeEnd(addDays(getToday(), 30));
  await waitFor(() => expect(onDone.mock.calls).toEqual([['h-1', true]]));
  expect(network.notices).toEqual([]);
});
