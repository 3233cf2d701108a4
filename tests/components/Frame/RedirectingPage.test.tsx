import { act, render, screen } from '@testing-library/react';
import { RedirectingPage } from '@/components/Frame/RedirectingPage';
import { REDIRECT_SLOW_AFTER, SPINNER_HIDE_DELAY } from '@/constants';
import { createFakeNetwork } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { PageAt } from '../../support/render/pageAt';

const network = createFakeNetwork();
const page = (problem = '', hint?: string) => (
  <PageAt>
    <RedirectingPage title="page.logout" busy="under way" problem={problem} hint={hint}>
      <button type="button">way on</button>
    </RedirectingPage>
  </PageAt>
);
const action = () => screen.queryByRole('button', { name: 'way on' });

beforeEach(() => {
  jest.useFakeTimers();
  network.answer('domain', { enableVerifySecret: '0' });
});
afterEach(() => jest.useRealTimers());

test('shows the current action, and other actions after a delay', () => {
  render(page());
  expect(screen.getByRole('heading', { name: en['page.logout'] })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('under way');
  expect(action()).toBeNull();
  act(() => jest.advanceTimersByTime(REDIRECT_SLOW_AFTER));
  expect(screen.getByRole('status').textContent).toContain(en['authorize.slow']);
  expect(action()).toBeTruthy();
});

test('shows a problem, and other actions immediately', () => {
  const { rerender } = render(page());
  rerender(page('went wrong', 'nothing was lost'));
  const alert = screen.getByRole('alert');
  expect([...alert.children].map(({ textContent }) => textContent)).toEqual([
    'went wrong',
    'nothing was lost',
  ]);
  expect(action()).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('hides the note about a slow redirect on a retry', () => {
  const { rerender } = render(page());
  act(() => jest.advanceTimersByTime(REDIRECT_SLOW_AFTER));
  rerender(page('went wrong'));
  act(() => jest.advanceTimersByTime(SPINNER_HIDE_DELAY));
  rerender(page());
  expect(screen.getByRole('status').textContent).toBe('under way');
});
