import { act, fireEvent, render, screen } from '@testing-library/react';
import { CancellationConsequences } from '@/features/accountSecurity/cancellation/CancellationConsequences';
import { UrgentNotices } from '@/features/accountSecurity/components/UrgentNotices';
import { SessionsCard } from '@/features/accountSecurity/sessions/SessionsCard';
import { ApiError, errorFromException } from '@/utils/http/ApiError';
import { HttpError } from '@/utils/http/httpErrors';
import { en } from '../../../support/messages';

const mockMessages: Record<string, string> = en;
const mockSessions = jest.fn();
const mockEnd = jest.fn();
const mockCancel = jest.fn();
const mockLeave = jest.fn();
const mockNotice = jest.fn();
jest.mock('@/services/sessions', () => ({
  getSessions: () => mockSessions(),
  endSession: (id: string) => mockEnd(id),
  endOtherSessions: jest.fn(),
}));
jest.mock('@/services/cancellation', () => ({ cancelAccount: () => mockCancel() }));
jest.mock('@/features/accountSecurity/cancellation/cancellationEnd', () => ({
  goToCanceledPage: (at: string) => mockLeave(at),
}));
jest.mock('@/utils/notice', () => ({ showNotice: (notice: unknown) => mockNotice(notice) }));
const mockState = jest.fn();
const mockRead = jest.fn();
jest.mock('@/models/hooks', () => ({
  useGlobal: () => mockState() ?? 'demo',
  useGlobalActions: () => ({ readNotices: (ids: string[]) => mockRead(ids) }),
}));

const at = new Date().toISOString();
const session = (id: string, current: boolean) => ({
  id,
  current,
  device: 'desktop',
  os: 'Windows',
  browser: id === 'nameless' ? '' : 'Edge',
  place: '<img src=x onerror=alert(1)>',
  ip: '203.0.*.*',
  startedAt: at,
  lastSeenAt: at,
});

const settles = () => act(async () => undefined);
/** What a service throws for a status. */
const failsWith = (status: number) =>
  errorFromException(
    new HttpError({ status, headers: { get: () => null } } as never, { data: null } as never),
  );

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockSessions.mockResolvedValue([session('mine', true), session('other', false)]);
});

describe('the sessions', () => {
  const end = () => screen.getByRole('button', { name: /^End: Edge · Windows/ });

  test('offers no end for this session; removes an ended one from the list and says so', async () => {
    mockEnd.mockResolvedValue(null);
    const { container } = render(<SessionsCard />);
    await settles();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(container.querySelector('img')).toBeNull();
    await act(async () => fireEvent.click(end()));
    expect(mockEnd).toHaveBeenCalledWith('other');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('You’re signed in on this device only.')).toBeTruthy();
    expect(mockNotice).toHaveBeenCalledWith({ type: 'success', title: 'Edge · Windows is signed out' });
    expect(document.activeElement?.tagName).toBe('H2');
  });

  test('says that a session had already ended, and reads the list again', async () => {
    mockEnd.mockRejectedValue(failsWith(404));
    render(<SessionsCard />);
    await settles();
    mockSessions.mockResolvedValue([session('mine', true)]);
    await act(async () => fireEvent.click(end()));
    expect(screen.getByRole('alert').textContent).toContain('has already ended');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(mockNotice).not.toHaveBeenCalled();
  });

  test('keeps the session after a failure, with the error beside it', async () => {
    mockEnd.mockRejectedValue(failsWith(503));
    render(<SessionsCard />);
    await settles();
    await act(async () => fireEvent.click(end()));
    expect(screen.getByRole('alert').textContent).toBe(mockMessages['error.http.503']);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  test('shows an unknown device as unknown', async () => {
    mockSessions.mockResolvedValue([{ ...session('nameless', true), os: '' }]);
    render(<SessionsCard />);
    await settles();
    expect(screen.getAllByText('Computer')[0]?.tagName).toBe('STRONG');
  });

  test('offers to load again after a failure', async () => {
    mockSessions.mockRejectedValueOnce(failsWith(503));
    render(<SessionsCard />);
    await settles();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('an urgent notice', () => {
  const notice = { at, title: 'Back again', text: '<b>You</b> signed in', read: false };

  test('stands until it is read; others are the bell’s', () => {
    const notices = [
      { ...notice, id: 'n1', urgent: true },
      { ...notice, id: 'n2', title: 'Welcome' },
      { ...notice, id: 'n3', title: 'Old', urgent: true, read: true },
    ];
    mockState.mockReturnValue(notices);
    mockRead.mockResolvedValue(undefined);
    const onRead = jest.fn();
    render(<UrgentNotices onRead={onRead} />);
    expect(screen.getByRole('status').textContent).toContain('Back again<b>You</b> signed in');
    expect(screen.queryByText('Welcome')).toBeNull();
    expect(screen.queryByText('Old')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(mockRead).toHaveBeenCalledWith(['n1']);
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  test('its link leads within the portal, or is none', () => {
    const show = (link: string) => {
      mockState.mockReturnValue([{ ...notice, id: 'n1', urgent: true, link }]);
      return render(<UrgentNotices onRead={jest.fn()} />);
    };
    show('//evil.example.com/login');
    expect(screen.queryByRole('link')).toBeNull();
    show('/user/account_manage');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/user/account_manage');
  });
});

describe('closing the account', () => {
  const closes = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close the account' })));
  const outdated = jest.fn();
  const shows = () =>
    render(<CancellationConsequences days={15} onOutdated={outdated} onLeave={jest.fn()} />);

  test('does nothing before the user checks the box', async () => {
    shows();
    const box = screen.getByRole('checkbox') as HTMLInputElement;
    expect(box.checked).toBe(false);
    await closes();
    expect(mockCancel).not.toHaveBeenCalled();
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(box);
    mockCancel.mockResolvedValue({ endsAt: at });
    fireEvent.click(box);
    await closes();
    expect(mockLeave).toHaveBeenCalledWith(at);
  });

  test('reads the obstacles again if one has returned', async () => {
    mockCancel.mockRejectedValue(new ApiError('refused', { subCode: 'NOT_CANCELLABLE', text: 'not yet' }));
    shows();
    fireEvent.click(screen.getByRole('checkbox'));
    await closes();
    expect(screen.getByRole('alert').textContent).toContain('not yet');
    expect(outdated).toHaveBeenCalledTimes(1);
    expect(mockLeave).not.toHaveBeenCalled();
  });
});
