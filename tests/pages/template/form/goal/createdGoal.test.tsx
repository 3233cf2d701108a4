import { fireEvent, render, screen } from '@testing-library/react';
import { CreatedGoal } from '@/pages/template/form/goal/CreatedGoal';
import { createFakeNetwork, httpError } from '../../../../support/fakeNetwork';
import { en } from '../../../../support/messages';
import { PageAt } from '../../../../support/pageAt';

const network = createFakeNetwork();

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
