import { act, render, screen } from '@testing-library/react';
import { PageLoading } from '@/components/Status/PageLoading';
import { LOADING_SLOW_AFTER } from '@/constants';
import { PendingFrame } from '@/layouts/components/PendingFrame';
import { en } from '../../support/messages';

jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ domain: null }),
}));

const words = en['common.stillLoading'];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['a page whose code loads', <PageLoading key="page" />],
  ["the members' frame while nobody knows who is here", <PendingFrame key="frame" />],
])('%s says that it is still loading where that takes long, and moves nothing for it', (_, page) => {
  const { container } = render(page);
  const places = () => container.querySelectorAll('*').length;
  act(() => jest.advanceTimersByTime(LOADING_SLOW_AFTER - 1));
  expect(screen.queryByText(words)).toBeNull();
  const before = places();
  act(() => jest.advanceTimersByTime(1));
  // A status that was there before: what is new in it is read out.
  expect(screen.getByText(words).getAttribute('role')).toBe('status');
  expect(places()).toBe(before);
});

test("the members' frame shows its header and says at once to those who see no spinner that it is loading", () => {
  render(<PendingFrame />);
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(en['common.loading']).getAttribute('role')).toBe('status');
});
