import { act, render, screen } from '@testing-library/react';
import { RedirectingPage } from '@/components/Frame/RedirectingPage';
import { REDIRECT_SLOW_AFTER, SPINNER_HIDE_DELAY } from '@/constants';

jest.mock('@umijs/max', () => jest.requireActual('../../support/umiByKey'));
jest.mock('@/components/Frame/StandalonePage', () => ({
  StandalonePage: ({ children }: { children: never }) => children,
}));

const page = (problem = '', hint?: string) => (
  <RedirectingPage title="page.logout" busy="under way" problem={problem} hint={hint}>
    <button type="button">way on</button>
  </RedirectingPage>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows the current action, and other actions after a delay', () => {
  render(page());
  expect(screen.getByRole('status').textContent).toBe('under way');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(REDIRECT_SLOW_AFTER));
  expect(screen.getByRole('status').textContent).toContain('authorize.slow');
  expect(screen.getByRole('button')).toBeTruthy();
});

test('shows a problem, and other actions immediately', () => {
  const { rerender } = render(page());
  rerender(page('went wrong', 'nothing was lost'));
  const alert = screen.getByRole('alert');
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
    'went wrong',
    'nothing was lost',
  ]);
  expect(screen.getByRole('button')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('starts from the beginning on a retry', () => {
  const { rerender } = render(page());
  act(() => jest.advanceTimersByTime(REDIRECT_SLOW_AFTER));
  rerender(page('went wrong'));
  act(() => jest.advanceTimersByTime(SPINNER_HIDE_DELAY));
  rerender(page());
  expect(screen.getByRole('status').textContent).toBe('under way');
});
