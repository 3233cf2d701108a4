import { screen, within } from '@testing-library/react';
import AppealDetailPage from '@/pages/user/appeal/detail';
import { createFakeNetwork, refusal } from '../../../../support/fakeNetwork';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/showPage';

type AppealDetail = import('@/contract').AppealDetail;

const network = createFakeNetwork();

const appeal: AppealDetail = {
  id: 'a-1',
  ticket: 'AP20260101AAAAAAAAAAAAA',
  reason: 'OTHER',
  state: 'SUBMITTED',
  submittedAt: '2026-01-01T00:00:00+08:00',
  updatedAt: '2026-01-01T00:00:00+08:00',
  timeline: [],
  submission: {
    loginId: 'demo',
    name: '测*甲',
    idType: 'RESIDENT_ID',
    idNo: '',
    mobile: '',
    description: 'x',
    files: [],
  },
  actions: ['withdraw'],
  repeats: { id: 'a-0', ticket: 'AP20251231AAAAAAAAAAAAA' },
  repeatedBy: null,
};

/** Opens the appeal, presses "withdraw" and confirms it in the dialog. */
async function withdraws() {
  await showPage(<AppealDetailPage />, { path: '/user/appeal/detail?id=a-1' });
  await press(en['appeal.withdraw']);
  expect(network.calls).not.toContain('withdrawAppeal');
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: en['appeal.withdraw.yes'] }));
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
