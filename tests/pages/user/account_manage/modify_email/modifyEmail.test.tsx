import { act, fireEvent, render, screen } from '@testing-library/react';
import ModifyEmailPage from '@/pages/user/account_manage/modify_email';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../../../support/messages';

const mockSecurity = jest.fn();
const mockChange = jest.fn();
const mockRefresh = jest.fn();
let mockOwner = 'u-1';
jest.mock('@/services/security', () => ({
  getSecurity: () => mockSecurity(),
  changeEmail: (...given: unknown[]) => mockChange(...given),
}));
jest.mock('@/services/codes', () => ({ sendEmailCode: jest.fn() }));
jest.mock('@/models/hooks', () => ({
  useGlobal: () => mockOwner,
  useGlobalActions: () => ({ fetchLoginStatus: mockRefresh }),
}));
jest.mock('@/components/Field/CaptchaField', () => ({ CaptchaField: () => null }));

const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

async function opens(email = 'd***@example.com') {
  mockSecurity.mockResolvedValue({ email, emailVersion: 'v1' });
  const page = render(<ModifyEmailPage />);
  await act(async () => undefined);
  return page;
}

async function asks(email: string, code = '123456') {
  await act(async () => {
    fireEvent.change(field('email'), { target: { value: email } });
    fireEvent.change(field('code'), { target: { value: code } });
  });
  await act(async () => {
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  });
  await act(async () => undefined);
}

const refuses = (name: import('@/contract/subCodes').SubCodeName) =>
  mockChange.mockRejectedValueOnce(new ApiError('refused', { subCode: name }));

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  mockOwner = 'u-1';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('sends the normalized address with the version on screen, and reloads the user', async () => {
  mockChange.mockResolvedValue(null);
  await opens();
  expect(screen.getByText('Current address: d***@example.com')).toBeTruthy();
  await asks(' ｆresh@example.com ');
  expect(mockChange.mock.calls[0]?.[0]).toEqual({
    email: 'fresh@example.com',
    code: '123456',
    version: 'v1',
  });
  expect(mockRefresh).toHaveBeenCalledTimes(1);
  expect(
    screen.getByText(en['account.email.changed.text'].replace('{email}', 'fresh@example.com')),
  ).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).not.toContain('example.com');
});

test('shows other texts when the first address is added', async () => {
  mockChange.mockResolvedValue(null);
  await opens('');
  expect(screen.getByText(en['account.email.none'])).toBeTruthy();
  expect(screen.getByText(en['account.email.add'])).toBeTruthy();
  await asks('fresh@example.com');
  expect(screen.getByText(en['account.email.added'])).toBeTruthy();
});

test.each(['EMAIL_TAKEN', 'EMAIL_SAME'] as const)('shows %s at the address field', async (name) => {
  refuses(name);
  await opens();
  await asks('taken@example.com');
  expect(field('email').getAttribute('aria-invalid')).toBe('true');
  expect(await screen.findByText(en[`subCode.${name}`])).toBeTruthy();
  // The code of a taken address is used up; for the current address the server does not check the code.
  expect(field('code').value).toBe(name === 'EMAIL_TAKEN' ? '' : '123456');
  expect(mockRefresh).not.toHaveBeenCalled();
});

test('shows an address that was changed elsewhere, and sends its version the next time', async () => {
  refuses('CHANGED_MEANWHILE');
  await opens();
  mockSecurity.mockResolvedValue({ email: 's***@example.com', emailVersion: 'v2' });
  await asks('fresh@example.com');
  expect(screen.getByText('Current address: s***@example.com')).toBeTruthy();
  expect(screen.getByText(en['subCode.CHANGED_MEANWHILE'])).toBeTruthy();
  mockChange.mockResolvedValue(null);
  await asks('fresh@example.com');
  expect(mockChange.mock.calls[1]?.[0]).toMatchObject({ version: 'v2', code: '123456' });
});

test('restores the address for its owner after a sign-in, but neither the code nor for another user', async () => {
  const first = await opens();
  await act(async () => {
    fireEvent.change(field('email'), { target: { value: 'half@example.com' } });
    fireEvent.change(field('code'), { target: { value: '654321' } });
  });
  first.unmount();
  sessionStorage.clear();
  expect(JSON.stringify({ ...localStorage })).not.toContain('654321');
  mockOwner = 'u-2';
  const others = await opens();
  expect(field('email').value).toBe('');
  others.unmount();
  mockOwner = 'u-1';
  await opens();
  expect([field('email').value, field('code').value]).toEqual(['half@example.com', '']);
  // The page announces the draft, and the user can discard it.
  expect(screen.getByText(/^We restored what you typed/)).toBeTruthy();
  await act(async () => {
    fireEvent.click(screen.getByText(en['account.draft.drop']));
  });
  expect(field('email').value).toBe('');
  // The pressed button was removed, so the first field has the focus.
  expect(document.activeElement).toBe(field('email'));
  expect(screen.queryByText(/^We restored what you typed/)).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain('half@example.com');
});

test('shows a retry button instead of the form if the account could not be loaded', async () => {
  mockSecurity.mockRejectedValue(new ApiError('network'));
  await act(async () => {
    render(<ModifyEmailPage />);
  });
  expect(document.querySelector('form')).toBeNull();
  mockSecurity.mockResolvedValue({ email: '', emailVersion: 'v1' });
  await act(async () => {
    fireEvent.click(screen.getByText(en['common.retry']));
  });
  expect(document.querySelector('form')).not.toBeNull();
});
