import { screen } from '@testing-library/react';
import ActivePage from '@/pages/uaa/active';
import { ActivationStatus } from '@/pages/uaa/active/components/ActivationStatus';
import { recordServerTime } from '@/utils/serverClock';
import { CODE_RESEND, SECOND } from '../../../../src/constants';
import { createFakeNetwork, httpError, refusal } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();
const activation = { id: '', email: 'r***@example.com', expiresAt: '', resendAt: '' };

test.each([
  ['person', '/uaa/login', false],
  ['legal', '/uaa/login?referer=%2Fuser%2Frole_manage', true],
] as const)(
  'links an activated account of the type %s to %s, and a company to its proof',
  async (userType, address, isAskedForProof) => {
    const shown = { ...activation, userType, state: 'ACTIVATED' } as const;
    await showPage(<ActivationStatus activation={shown} onChange={() => undefined} />);
    expect(screen.getByText(en['register.active.ACTIVATED'])).toBeTruthy();
    const signIn = screen.getByRole('link', { name: en['register.way.signIn'] });
    expect(signIn.getAttribute('href')).toBe(address);
    expect(screen.queryByText(en['register.active.company']) !== null).toBe(isAskedForProof);
  },
);

async function openPage(query: string) {
  recordServerTime(new Date().toUTCString());
  window.history.replaceState(null, '', `/uaa/active${query}`);
  return showPage(<ActivePage />, { path: `/uaa/active${query}` });
}
const state = () => screen.getByRole('heading').textContent;

test.each([
  [`?token=${'x'.repeat(65)}`, 'activate', httpError(422), 'INVALID'],
  ['?token=t', 'activate', refusal('TOKEN_INVALID'), 'INVALID'],
  ['?id=r', 'activation', refusal('REGISTRATION_UNKNOWN'), 'UNKNOWN'],
] as const)(
  'shows for the query %s, after a refusal of the request %s, its state',
  async (query, name, failure, shown) => {
    network.answer(name, failure);
    await openPage(query);
    expect(state()).toBe(en[`register.active.${shown}`]);
  },
);

test('shows the result of the activation after a retry, and again after a reload', async () => {
  const before = await openPage('');
  expect(state()).toBe(en['register.active.NOTHING']);
  before.unmount();
  network.answer('activate', httpError(500), { ...activation, userType: 'person', state: 'ACTIVATED' });
  const followed = await openPage('?token=t');
  expect(screen.getByText(en['register.active.failed'])).toBeTruthy();
  await press(en['common.retry']);
  expect(state()).toBe(en['register.active.ACTIVATED']);
  followed.unmount();
  await openPage('');
  expect(state()).toBe(en['register.active.ACTIVATED']);
});

describe('another mail', () => {
  const sent = { ...activation, userType: 'person', state: 'SENT', id: 'r-1' } as const;
  const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();
  const resend = new RegExp(en['register.active.resend']);
  const isWaiting = () =>
    screen.getByRole('button', { name: resend }).getAttribute('aria-disabled') === 'true';

  test('is requested only after a minute, and the page shows the recipient and the remaining seconds', async () => {
    network.answer('activation', { ...sent, expiresAt: inTime(CODE_RESEND), resendAt: inTime(CODE_RESEND) });
    await openPage('?id=r-1');
    expect(document.body.textContent).toContain('r***@example.com');
    expect(isWaiting()).toBe(true);
    await press(resend);
    const [before = '', after = ''] = en['code.wait'].split('{seconds}');
    const wait = screen.getByText(new RegExp(`^${before}\\d+${after.replaceAll('.', '\\.')}$`));
    expect(wait.getAttribute('role')).toBe('status');
    expect(network.calls).not.toContain('resendActivation');
  });

  test('replaces an expired link, and starts the next minute', async () => {
    network.answer('activation', {
      ...sent,
      state: 'EXPIRED',
      expiresAt: inTime(0),
      resendAt: inTime(-SECOND),
    });
    network.answer('resendActivation', { ...sent, resendAt: inTime(CODE_RESEND) });
    await openPage('?id=r-1');
    expect(screen.getByText(en['register.active.EXPIRED'])).toBeTruthy();
    expect(isWaiting()).toBe(false);
    await press(resend);
    expect(network.bodies('resendActivation')).toEqual([{ id: 'r-1' }]);
    expect(screen.getByText(en['register.active.SENT'])).toBeTruthy();
    expect(isWaiting()).toBe(true);
  });

  test('shows after each request for another mail that the previous link is invalid', async () => {
    const past = { ...sent, expiresAt: inTime(CODE_RESEND), resendAt: inTime(-SECOND) };
    network.answer('activation', past);
    network.answer('resendActivation', past);
    await openPage('?id=r-1');
    expect(screen.queryByText(en['register.active.resent'])).toBeNull();
    await press(resend);
    expect(network.bodies('resendActivation')).toEqual([{ id: 'r-1' }]);
    expect(screen.getByText(en['register.active.resent']).getAttribute('role')).toBe('status');
  });
});
