import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '@/features/stepUp/StepUpDialog';
import { OwnValue } from '@/components/Value/OwnValue';
import { REVEAL_LIFETIME, SECOND } from '@/constants';
import { StepUpHost } from '@/features/stepUp/StepUpHost';
import { ApiError } from '@/utils/http/ApiError';
import { HttpError } from '@/utils/http/httpErrors';
import { withStepUp } from '@/utils/http/stepUp';
import { en } from '../../support/messages';

const FULL = '110101190001010014';
const MASKED = '110101********0014';
const mockRead = jest.fn();
const mockPage = { pathname: '/user/identity_manage', search: '' };

jest.mock('@/services/account', () => ({ getOwnValue: (field: string) => mockRead(field) }));
jest.mock('@umijs/max', () => ({
  ...jest.requireActual<object>('@umijs/max'),
  useLocation: () => mockPage,
}));
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ userInfo: { account: 'demo', mobile: '' } }),
}));

const writeText = jest.fn();
const button = (name: string) => screen.getByRole('button', { name });
const show = () => button('Show ID number');
const words = () => document.querySelector('.revealable-value')?.textContent;
const status = () => document.querySelector('.reveal-controls + [role="status"]')?.textContent;
const press = (pressed: HTMLElement) =>
  act(async () => {
    pressed.focus();
    fireEvent.click(pressed);
  });
const refusal = (methods: string[]) =>
  new HttpError({ status: 428, headers: { get: () => null } } as unknown as Response, { data: { methods } });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  mockRead.mockReset().mockResolvedValue(FULL);
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

async function revealed() {
  const page = render(<OwnValue field="idNo" masked={MASKED} />);
  await press(show());
  return page;
}

test('shows the masked value with a button to reveal it, and sends no request', () => {
  render(<OwnValue field="idNo" masked={MASKED} />);
  expect(words()).toBe(MASKED);
  expect(screen.getAllByRole('button')).toEqual([show()]);
  expect(mockRead).not.toHaveBeenCalled();
});

test('shows and announces the full value, copies it, and hides it on request', async () => {
  await revealed();
  expect(mockRead.mock.calls).toEqual([['idNo']]);
  expect(words()).toBe(FULL);
  expect(status()).toBe('ID number is shown and will be hidden in 60 seconds');
  await press(button('Copy ID number'));
  expect(writeText.mock.calls).toEqual([[FULL]]);
  expect(screen.getByText(en['common.copied'])).toBeTruthy();
  await press(button('Hide ID number'));
  expect(words()).toBe(MASKED);
  expect(status()).toBe('ID number is hidden');
  expect(document.body.innerHTML).not.toContain(FULL);
});

test('shows an error if the browser cannot copy', async () => {
  writeText.mockRejectedValueOnce(new Error('not allowed'));
  await revealed();
  await press(button('Copy ID number'));
  expect(screen.getByText(en['common.copyFailed']).className).not.toContain('visually-hidden');
});

test('hides the value after a minute, and moves the focus from the removed button to the reveal button', async () => {
  await revealed();
  button('Copy ID number').focus();
  act(() => void jest.advanceTimersByTime(REVEAL_LIFETIME - SECOND));
  expect(words()).toBe(FULL);
  act(() => void jest.advanceTimersByTime(SECOND));
  expect(words()).toBe(MASKED);
  expect(document.activeElement).toBe(show());
});

test('hides the value on return to the page only if its lifetime has ended', async () => {
  await revealed();
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  comeBack();
  expect(words()).toBe(FULL);
  jest.setSystemTime(Date.now() + REVEAL_LIFETIME);
  comeBack();
  expect(words()).toBe(MASKED);
});

test('hides the value when the page is left or unmounted, and never stores it', async () => {
  const store = jest.spyOn(Storage.prototype, 'setItem');
  const { unmount } = await revealed();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(words()).toBe(MASKED);
  await press(show());
  unmount();
  const page = render(<OwnValue field="idNo" masked={MASKED} />);
  expect(page.container.textContent).toBe(MASKED);
  expect(store).not.toHaveBeenCalled();
});

test('hides the full value when the masked value changes', async () => {
  const { rerender } = await revealed();
  rerender(<OwnValue field="idNo" masked="110105********002X" />);
  expect(words()).toBe('110105********002X');
});

test('sends one request while a response is pending, and keeps the focus', async () => {
  let answer: (value: string) => void = () => undefined;
  mockRead.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await revealed();
  expect(show().getAttribute('aria-busy')).toBe('true');
  await press(show());
  expect(mockRead).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(show());
  await act(async () => answer(FULL));
  expect(words()).toBe(FULL);
});

test('shows an error next to the value until a retry succeeds', async () => {
  mockRead.mockRejectedValueOnce(new ApiError('http', { status: 503 }));
  await revealed();
  expect(screen.getByRole('alert').textContent).toBe(en['reveal.unreachable']);
  expect(words()).toBe(MASKED);
  await press(show());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(words()).toBe(FULL);
});

test('focuses the reveal button, without an error, if the user cancels the step-up', async () => {
  jest.useRealTimers();
  mockRead.mockImplementation(() => withStepUp(() => Promise.reject(refusal(['password']))));
  render(
    <>
      <OwnValue field="idNo" masked={MASKED} />
      <StepUpHost />
    </>,
  );
  await press(show());
  fireEvent.click(await screen.findByText(en['stepUp.cancel']));
  await waitFor(() => expect(show().getAttribute('aria-busy')).toBe('false'));
  expect(document.activeElement).toBe(show());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(words()).toBe(MASKED);
});
