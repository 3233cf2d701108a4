import { screen } from '@testing-library/react';
import AppealDetailPage from '@/pages/user/appeal/detail';
import { makeAppeal } from '../../../../support/builders/appeals';
import { createFakeNetwork, refusal } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { press, pressInDialog, showPage } from '../../../../support/render/showPage';

const network = createFakeNetwork();

const appeal = makeAppeal({
  actions: ['withdraw'],
  repeats: { id: 'a-0', ticket: 'AP20251231AAAAAAAAAAAAA' },
});

test('links to the appeal that this one repeats, and focuses the current state of one that changed meanwhile', async () => {
  network.answer('ownAppeal', appeal, { ...appeal, state: 'APPROVED', actions: [] });
  network.answer('withdrawAppeal', refusal('APPEAL_STATE', 'approved meanwhile'));
  await showPage(<AppealDetailPage />, { path: '/user/appeal/detail?id=a-1' });
  const former = screen.getByRole('link', { name: 'AP20251231-AAAAA-AAAA-AAAA' });
  expect(former.getAttribute('href')).toBe('/user/appeal/detail?id=a-0');
  await press(en['appeal.withdraw']);
  await pressInDialog(en['appeal.withdraw.yes']);
  expect(screen.getByText(en['appeal.detail.changed']).closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByText(en['appeal.state.APPROVED.means'])).toBeTruthy();
  expect(document.activeElement?.textContent).toContain(en['appeal.state.APPROVED']);
  expect(screen.queryByRole('button', { name: en['appeal.withdraw'] })).toBeNull();
});
