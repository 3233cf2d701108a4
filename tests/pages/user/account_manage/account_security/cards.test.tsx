import { fireEvent, screen } from '@testing-library/react';
import { readCancellationEnd } from '@/features/accountSecurity/cancellation/cancellationEnd';
import { UrgentNotices } from '@/features/accountSecurity/components/UrgentNotices';
import { CancellationCard } from '@/pages/user/account_manage/account_security/cancellation/CancellationCard';
import { CancellationConsequences } from '@/pages/user/account_manage/account_security/cancellation/CancellationConsequences';
import { SessionsCard } from '@/pages/user/account_manage/account_security/devices/DeviceCards';
import { createFakeNetwork, httpError, refusal } from '../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../support/fakes/umi';
import { en } from '../../../../support/messages';
import { press, showToUser } from '../../../../support/render/showPage';

type Notice = import('@/contract').Notice;

const network = createFakeNetwork();
const at = new Date().toISOString();
const session = (id: string, current: boolean) => ({
  id,
  current,
  device: 'desktop' as const,
  os: 'Windows',
  browser: 'Edge',
  place: '<img src=x onerror=alert(1)>',
  ip: '203.0.*.*',
  startedAt: at,
  lastSeenAt: at,
  keptUntil: null,
});

const showCard = (card: JSX.Element, notices: Notice[] = []) => showToUser(card, { state: { notices } });

beforeEach(() => {
  network.answer('sessions', [session('mine', true), session('other', false)]);
});

describe('the sessions', () => {
  const endOther = () => press(/^End: Edge · Windows/);

  test('cannot end the current session; removes an ended one from the list with a message', async () => {
    network.answer('endSession', null);
    const { container } = await showCard(<SessionsCard />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(container.querySelector('img')).toBeNull();
    await endOther();
    expect(network.sent('endSession')).toMatchObject([{ params: { id: 'other' } }]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('You’re signed in on this device only.')).toBeTruthy();
    expect(network.notices).toMatchObject([{ type: 'success', title: 'Edge · Windows is signed out' }]);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  test('shows that a session had already ended, and reloads the list', async () => {
    network.answer('endSession', httpError(404));
    await showCard(<SessionsCard />);
    network.answer('sessions', [session('mine', true)]);
    await endOther();
    expect(screen.getByRole('alert').textContent).toContain('has already ended');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(network.notices.filter(({ type }) => type === 'success')).toEqual([]);
  });
});

const notice = { at, title: 'Back again', text: '<b>You</b> signed in', read: false };

test('shows an urgent notice until it is read, with a link only within the portal', async () => {
  const notices: Notice[] = [
    { ...notice, id: 'n1', urgent: true, link: '/user/account_manage' },
    { ...notice, id: 'n0', urgent: true, title: 'Foreign', link: '//evil.example.com/login' },
    { ...notice, id: 'n2', title: 'Welcome' },
    { ...notice, id: 'n3', title: 'Old', urgent: true, read: true },
  ];
  network.answer('readNotices', null);
  const onRead = jest.fn();
  await showCard(<UrgentNotices onRead={onRead} />, notices);
  expect(screen.getByRole('status').textContent).toContain('Back again<b>You</b> signed in');
  expect(screen.queryByText('Welcome')).toBeNull();
  expect(screen.queryByText('Old')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/user/account_manage',
  ]);
  await press(screen.getAllByRole('button', { name: 'Got it' })[0] as HTMLElement);
  expect(network.bodies('readNotices')).toEqual([{ ids: ['n1'] }]);
  expect(screen.queryByText('Back again')).toBeNull();
  expect(onRead).toHaveBeenCalledTimes(1);
});

describe('closing the account', () => {
  const closeAccount = () => press('Close the account');
  const outdated = jest.fn();

  test('shows what has to be settled first, and offers no button that closes the account', async () => {
    const checks = [
      { check: 'COMPANIES' as const, passed: false },
      { check: 'APPEALS' as const, passed: true },
    ];
    network.answer('cancellation', { checks, days: 15 });
    await showCard(<CancellationCard />);
    await press(en['security.cancel.begin']);
    expect(screen.getByText(en['security.cancel.notYet'])).toBeTruthy();
    const [open, passed] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(open).toContain(en['security.check.COMPANIES.open']);
    expect(passed).toContain(en['security.check.APPEALS.passed']);
    const settles = screen.getByRole('link', { name: en['security.check.COMPANIES.settle'] });
    expect(settles.getAttribute('href')).toBe('/user/role_manage');
    expect(screen.queryByText(en['security.cancel.submit'])).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('does nothing before the user checks the box, and reads the obstacles again if one has returned', async () => {
    await showCard(<CancellationConsequences days={15} onOutdated={outdated} onLeave={jest.fn()} />);
    const box = screen.getByRole('checkbox') as HTMLInputElement;
    expect(box.checked).toBe(false);
    await closeAccount();
    expect(network.calls).toEqual([]);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box);
    network.answer('cancelAccount', refusal('NOT_CANCELLABLE', 'not yet'), { endsAt: at });
    fireEvent.click(box);
    await closeAccount();
    expect(screen.getByRole('alert').textContent).toContain('not yet');
    expect(outdated).toHaveBeenCalledTimes(1);
    expect(visits).toEqual([]);
    await closeAccount();
    expect(visits).toEqual(['replace /uaa/cancelled']);
    expect(readCancellationEnd()).toBe(at);
  });
});
