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

/** Opens the appeal, presses "withdraw" and confirms it in the dialog. */
async function withdraws() {
  await showPage(<AppealDetailPage />, { path: '/user/appeal/detail?id=a-1' });
  await press(en['appeal.withdraw']);
  expect(network.calls).not.toContain('withdrawAppeal');
  await pressInDialog(en['appeal.withdraw.yes']);
}
const stateHeading = () => document.activeElement?.textContent;

test('links to the appeal that this one repeats; withdraws it after a confirmation, and focuses its new state', async () => {
  network.answer('ownAppeal', appeal);
  network.answer('withdrawAppeal', { ...appeal, state: 'WITHDRAWN', actions: [] });
  await withdraws();
  const former = screen.getByRole('link', { name: 'AP20251231-AAAAA-AAAA-AAAA' });
  expect(former.getAttribute('href')).toBe('/user/appeal/detail?id=a-0');
  expect(network.sent('withdrawAppeal')).toMatchObject([{ params: { id: 'a-1' } }]);
  expect(screen.getByText(en['appeal.state.WITHDRAWN.means'])).toBeTruthy();
  expect(stateHeading()).toContain(en['appeal.state.WITHDRAWN']);
  expect(screen.queryByRole('button', { name: en['appeal.withdraw'] })).toBeNull();
});

test('shows and focuses the current state of an appeal that changed meanwhile', async () => {
  network.answer('ownAppeal', appeal, { ...appeal, state: 'APPROVED', actions: [] });
  network.answer('withdrawAppeal', refusal('APPEAL_STATE', 'approved meanwhile'));
  await withdraws();
  expect(screen.getByText(en['appeal.detail.changed']).closest('[role="alert"]')).not.toBeNull();
  expect(screen.getByText(en['appeal.state.APPROVED.means'])).toBeTruthy();
  expect(stateHeading()).toContain(en['appeal.state.APPROVED']);
  expect(screen.queryByRole('button', { name: en['appeal.withdraw'] })).toBeNull();
});
