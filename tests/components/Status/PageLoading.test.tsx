import { act, render, screen } from '@testing-library/react';
import { PageLoading } from '@/components/Status/PageLoading';
import { LOADING_SLOW_AFTER } from '@/constants';
import { PendingFrame } from '@/layouts/components/PendingFrame';
import { en } from '../../support/messages';

const words = en['common.stillLoading'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['a page whose code is loading', <PageLoading key="page" />],
  ["the members' frame before the user is known", <PendingFrame key="frame" />],
])('shows after a delay, without moving other content, that it is still loading: %s', (_, page) => {
  const { container } = render(page);
  const places = () => container.querySelectorAll('*').length;
  act(() => jest.advanceTimersByTime(LOADING_SLOW_AFTER - 1));
  expect(screen.queryByText(words)).toBeNull();
  const before = places();
  act(() => jest.advanceTimersByTime(1));
  // The element existed before, so screen readers announce its new text.
  expect(screen.getByText(words).getAttribute('role')).toBe('status');
  expect(places()).toBe(before);
});

test("shows the header of the members' frame and immediately announces that it is loading", () => {
  render(<PendingFrame />);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(en['common.loading']).getAttribute('role')).toBe('status');
});
