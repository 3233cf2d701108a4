import { fireEvent, screen } from '@testing-library/react';
import { readCancellationEnd } from '@/features/accountSecurity/cancellation/cancellationEnd';
import { UrgentNotices } from '@/features/accountSecurity/components/UrgentNotices';
import { CancellationCard } from '@/pages/user/account_manage/account_security/cancellation/CancellationCard';
import { CancellationConsequences } from '@/pages/user/account_manage/account_security/cancellation/CancellationConsequences';
import { SessionsCard } from '@/pages/user/account_manage/account_security/devices/SessionsCard';
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
  browser: id === 'nameless' ? '' : 'Edge',
  place: '<img src=x onerror=alert(1)>',
  ip: '203.0.*.*',
  startedAt: at,
  lastSeenAt: at,
  keptUntil: null,
});

const shows = (card: JSX.Element, notices: Notice[] = []) => showToUser(card, { state: { notices } });

beforeEach(() => {
  network.answer('sessions', [session('mine', true), session('other', false)]);
});

describe('the sessions', () => {
  const ends = () => press(/^End: Edge · Windows/);

  test('cannot end the current session; removes an ended one from the list with a message', async () => {
    network.answer('endSession', null);
    const { container } = await shows(<SessionsCard />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(container.querySelector('img')).toBeNull();
    await ends();
    expect(network.sent('endSession')).toMatchObject([{ params: { id: 'other' } }]);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('You’re signed in on this device only.')).toBeTruthy();
    expect(network.notices).toMatchObject([{ type: 'success', title: 'Edge · Windows is signed out' }]);
    expect(document.activeElement?.tagName).toBe('H2');
  });

  test('shows that a session had already ended, and reloads the list', async () => {
    network.answer('endSession', httpError(404));
    await shows(<SessionsCard />);
    network.answer('sessions', [session('mine', true)]);
    await ends();
    expect(screen.getByRole('alert').textContent).toContain('has already ended');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(network.notices.filter(({ type }) => type === 'success')).toEqual([]);
  });

  test('keeps the session after a failure, with the error beside it', async () => {
    network.answer('endSession', httpError(503));
    await shows(<SessionsCard />);
    await ends();
    expect(screen.getByRole('alert').textContent).toBe(en['error.http.503']);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('shows an unknown device as unknown', async () => {
    network.answer('sessions', [{ ...session('nameless', true), os: '' }]);
    await shows(<SessionsCard />);
    expect(screen.getAllByText('Computer')[0]?.tagName).toBe('STRONG');
  });

  test('offers to load again after a failure', async () => {
    network.answer('sessions', httpError(503), [session('mine', true), session('other', false)]);
    await shows(<SessionsCard />);
    await press('Try again');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('an urgent notice', () => {
  const notice = { at, title: 'Back again', text: '<b>You</b> signed in', read: false };

  test('shows an urgent notice until it is read; other notices only in the bell', async () => {
    const notices: Notice[] = [
      { ...notice, id: 'n1', urgent: true },
      { ...notice, id: 'n2', title: 'Welcome' },
      { ...notice, id: 'n3', title: 'Old', urgent: true, read: true },
    ];
    network.answer('readNotices', null);
    const onRead = jest.fn();
    await shows(<UrgentNotices onRead={onRead} />, notices);
    expect(screen.getByRole('status').textContent).toContain('Back again<b>You</b> signed in');
    expect(screen.queryByText('Welcome')).toBeNull();
    expect(screen.queryByText('Old')).toBeNull();
    await press('Got it');
    expect(network.bodies('readNotices')).toEqual([{ ids: ['n1'] }]);
    expect(screen.queryByText('Back again')).toBeNull();
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  test('renders a link within the portal, but no link to another origin', async () => {
    const show = (link: string) =>
      shows(<UrgentNotices onRead={jest.fn()} />, [{ ...notice, id: 'n1', urgent: true, link }]);
    await show('//evil.example.com/login');
    expect(screen.queryByRole('link')).toBeNull();
    await show('/user/account_manage');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/user/account_manage');
  });
});

describe('closing the account', () => {
  const closes = () => press('Close the account');
  const outdated = jest.fn();
  beforeEach(() => outdated.mockReset());
  const opens = () => shows(<CancellationConsequences days={15} onOutdated={outdated} onLeave={jest.fn()} />);

  test('shows what has to be settled first, and offers no button that closes the account', async () => {
    const checks = [
      { check: 'COMPANIES' as const, passed: false },
      { check: 'APPEALS' as const, passed: true },
    ];
    network.answer('cancellation', { checks, days: 15 });
    await shows(<CancellationCard />);
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

  test('does nothing before the user checks the box', async () => {
    await opens();
    const box = screen.getByRole('checkbox') as HTMLInputElement;
    expect(box.checked).toBe(false);
    await closes();
    expect(network.calls).toEqual([]);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box);
    network.answer('cancelAccount', { endsAt: at });
    fireEvent.click(box);
    await closes();
    expect(visits).toEqual(['replace /uaa/cancelled']);
    expect(readCancellationEnd()).toBe(at);
  });

  test('reads the obstacles again if one has returned', async () => {
    network.answer('cancelAccount', refusal('NOT_CANCELLABLE', 'not yet'));
    await opens();
    fireEvent.click(screen.getByRole('checkbox'));
    await closes();
    expect(screen.getByRole('alert').textContent).toContain('not yet');
    expect(outdated).toHaveBeenCalledTimes(1);
    expect(visits).toEqual([]);
  });
});
