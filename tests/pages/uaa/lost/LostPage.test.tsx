import { screen } from '@testing-library/react';
import LostPage from '@/pages/uaa/lost';
import { createFakeNetwork, refusal } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { press, pressInDialog, showPage } from '../../../support/render/showPage';

type LostAccess = import('@/contract').LostAccess;

const network = createFakeNetwork();
const at = '2026-02-01T10:00:00+08:00';
const recovery: LostAccess = {
  account: 'demo',
  role: 'REQUESTER',
  state: 'WAITING',
  proof: 'contact',
  beganAt: at,
  until: at,
  mayFinish: false,
};

afterEach(() => jest.restoreAllMocks());

function openPage(search = '', answer: unknown = recovery) {
  network.answer('checkLostAccess', answer as never);
  const path = `/uaa/lost${search}`;
  window.history.replaceState(null, '', path);
  return showPage(<LostPage />, { path });
}
const openLink = (more: Partial<LostAccess> = {}) => openPage('?ticket=t', { ...recovery, ...more });
const isShown = (text: string) => screen.queryByText(text) !== null;

test('shows the same choices to everyone without a request, each with one step that keeps the page to open', async () => {
  await openPage('?referer=%2Faccount%2Fsettings');
  const choices = screen
    .getAllByRole('group')
    .map((choice) => [
      choice.querySelector('summary')?.textContent,
      ...[...choice.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    ]);
  const referer = 'referer=%2Faccount%2Fsettings';
  const signIn = `/uaa/login?${referer}`;
  expect(choices).toEqual([
    [en['lost.session'], signIn],
    [en['lost.passkey'], signIn],
    [en['lost.provider'], signIn],
    [en['lost.code'], signIn],
    [en['lost.contact'], `/uaa/resetPwd?${referer}`],
    [en['lost.certificate'], `/uaa/CALogin?${referer}`],
    [en['lost.identity'], `/uaa/resetPwd?method=paymentApp&${referer}`],
    [en['lost.none'], `/uaa/appeal?reason=LOCKED_OUT&${referer}`],
    [en['lost.stranger'], `/uaa/resetPwd?panic=1&${referer}`],
  ]);
  expect(network.calls).toEqual([]);
});

test('shows the waiting period to the requester, removes the ticket from the address, and keeps it for a reload', async () => {
  await openLink();
  expect(isShown(en['lost.waiting.next'])).toBe(true);
  expect(visits.at(-1)).not.toContain('ticket');
  expect(sessionStorage.getItem('portal_kept_lost')).toBe('"t"');
  expect(network.bodies('checkLostAccess')).toEqual([{ ticket: 't' }]);
});

test('stops the recovery for another contact without a confirmation, after naming the effect', async () => {
  await openLink({ role: 'OTHER' });
  expect(document.body.textContent).toContain('for 7 days');
  network.answer('stopLostAccess', null);
  await press(en['lost.stop']);
  expect(network.bodies('stopLostAccess')).toEqual([{ ticket: 't' }]);
  expect(isShown(en['lost.stopped.OTHER'])).toBe(true);
  expect(document.activeElement?.textContent).toBe(en['lost.stopped']);
  expect(sessionStorage.getItem('portal_kept_lost')).toBeNull();
});

test('withdraws the recovery of the requester only after a confirmation', async () => {
  await openLink();
  network.answer('stopLostAccess', null);
  await press(en['lost.stop']);
  screen.getByRole('dialog', { name: en['lost.withdraw.ask'] });
  await press(en['lost.withdraw.no']);
  expect(network.calls).not.toContain('stopLostAccess');
  await press(en['lost.stop']);
  await pressInDialog(en['lost.stop']);
  expect(network.bodies('stopLostAccess')).toEqual([{ ticket: 't' }]);
  expect(isShown(en['lost.stopped.REQUESTER'])).toBe(true);
});

test('shows that the link is invalid, and opens the choices on request', async () => {
  await openPage('?ticket=t', refusal('TICKET_UNKNOWN'));
  expect(isShown(en['lost.gone'])).toBe(true);
  await press(en['lost.again']);
  expect(isShown(en['lost.why'])).toBe(true);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(sessionStorage.getItem('portal_kept_lost')).toBeNull();
});
