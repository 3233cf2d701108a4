import { screen } from '@testing-library/react';
import PausedPage from '@/pages/uaa/paused';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { createFakeNetwork, refusal } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();
const until = '2026-11-30T09:00:00+08:00';

async function openPage(mayEnd: boolean) {
  network.answer('pausedAccount', { until, mayEnd });
  await showPage(<PausedPage />, { path: '/uaa/paused?ticket=t1' });
}
const ends = () => press(en['panic.end']);
const isShown = (text: string) => screen.queryByText(text) !== null;

test('offers to end the lock only if the server allows it for this browser', async () => {
  await openPage(false);
  expect(isShown(en['panic.paused.undo'])).toBe(true);
  expect(screen.queryByRole('button', { name: en['panic.end'] })).toBeNull();
});

test('ends the lock, and moves the focus to the result', async () => {
  await openPage(true);
  expect(isShown(en['panic.paused.mayEnd'])).toBe(true);
  network.answer('endPause', null);
  await ends();
  expect(network.bodies('endPause')).toEqual([{ ticket: 't1' }]);
  expect(document.activeElement?.textContent).toBe(en['panic.ended']);
});

test('shows that the ticket has ended meanwhile', async () => {
  await openPage(true);
  network.answer('endPause', refusal('TICKET_UNKNOWN'));
  await ends();
  expect(document.activeElement?.textContent).toBe(en['panic.gone']);
});

test('shows that a lock has ended, and returns to sign-in', async () => {
  saveLoginReferer('/user/notices');
  network.answer('pausedAccount', refusal('TICKET_UNKNOWN'));
  await showPage(<PausedPage />, { path: '/uaa/paused?ticket=t1' });
  expect(isShown(en['panic.gone'])).toBe(true);
  await press(en['associate.back']);
  expect(visits.at(-1)).toBe('replace /uaa/login?referer=%2Fuser%2Fnotices');
});
