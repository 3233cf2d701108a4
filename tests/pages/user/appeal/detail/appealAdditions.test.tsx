import { fireEvent, render, screen } from '@testing-library/react';
import { AppealAdditions } from '@/pages/user/appeal/detail/components/AppealAdditions';
import { makeAppeal } from '../../../../support/builders/appeals';
import { createFakeNetwork } from '../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../support/fakes/umi';
import { en } from '../../../../support/messages';
import { PageAt } from '../../../../support/render/pageAt';
import { press } from '../../../../support/render/showPage';

type AppealDetail = import('@/contract').AppealDetail;

const network = createFakeNetwork();
const rest = { onDone: () => undefined, onOutdated: () => undefined };
const DESCRIPTION = 'My number has changed, and the new one is registered.';

const appealOf = (id: string, ...actions: AppealDetail['actions']) => makeAppeal({ id, actions });

const page = (appeal: AppealDetail, again = false) => (
  <PageAt>
    <AppealAdditions appeal={appeal} again={again} {...rest} />
  </PageAt>
);

test('focuses the heading of the form for another appeal, requires its description, and opens the new appeal', async () => {
  network.answer('appealAgain', appealOf('made'));
  const { rerender } = render(page(appealOf('first', 'again')));
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(page(appealOf('first', 'again'), true));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: en['appeal.again'] }));
  await press(en['appeal.again.submit']);
  expect(document.activeElement).toBe(screen.getByLabelText(en['appeal.addition']));
  expect(network.calls).toEqual([]);
  fireEvent.change(screen.getByLabelText(en['appeal.addition']), { target: { value: DESCRIPTION } });
  await press(en['appeal.again.submit']);
  expect(network.sent('appealAgain')).toMatchObject([
    { params: { id: 'first' }, body: { description: DESCRIPTION } },
  ]);
  expect(visits).toEqual(['push /user/appeal/detail?id=made']);
});
