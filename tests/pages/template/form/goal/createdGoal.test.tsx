import { fireEvent, render, screen } from '@testing-library/react';
import { CreatedGoal } from '@/pages/template/form/goal/CreatedGoal';
import { createFakeNetwork, httpError } from '../../../../support/fakeNetwork';
import { en } from '../../../../support/messages';
import { PageAt } from '../../../../support/pageAt';

const network = createFakeNetwork();

test('shows that the goal was created', async () => {
  network.answer('goal', {
    id: 'g-1',
    number: 'GO00001',
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
  });
  render(
    <PageAt path="/?id=g-1">
      <CreatedGoal onCreateAnother={jest.fn()} />
    </PageAt>,
  );
  expect(await screen.findByRole('heading', { name: en['template.goal.created'] })).toBeTruthy();
  expect(network.sent('goal').map(({ params }) => params.id)).toEqual(['g-1']);
});

test.each([
  ['nope', ['nope']],
  ['..', []],
])('shows an error for the unknown id %j and offers to create another goal', async (id, requested) => {
  network.answer('goal', httpError(404));
  const onCreateAnother = jest.fn();
  render(
    <PageAt path={`/?id=${id}`}>
      <CreatedGoal onCreateAnother={onCreateAnother} />
    </PageAt>,
  );
  await screen.findByText(en['template.profile.unknown']);
  expect(screen.queryByText(en['common.retry'])).toBeNull();
  expect(network.sent('goal').map(({ params }) => params.id)).toEqual(requested);
  fireEvent.click(screen.getByText(en['template.goal.another']));
  expect(onCreateAnother).toHaveBeenCalledTimes(1);
});
