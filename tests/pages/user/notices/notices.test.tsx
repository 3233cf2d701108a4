import { screen } from '@testing-library/react';
import { NOTICES_SHOWN } from '@/constants';
import NoticesPage from '@/pages/user/notices';
import { groupByDay } from '@/pages/user/notices/components/NoticeDays';
import { createFakeNetwork, httpError } from '../../../support/fakes/fakeNetwork';
import { en } from '../../../support/messages';
import { pageText, press, showPage } from '../../../support/render/showPage';

type GlobalState = import('@/models/global').GlobalState;
type Notice = import('@/contract').Notice;

const network = createFakeNetwork();
const HOUR = 60 * 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const unread = { id: 'n1', at: ago(1000), title: 'First', text: 'words', read: false, link: '/user/appeal' };
const read = { id: 'n2', at: ago(50 * 24 * HOUR), title: 'Second', text: 'words', read: true };

beforeEach(() => {
  network.answer('notices', [unread, read]);
  network.answer('readNotices', null);
});

/** Opens the page with the notices that the bell has loaded before. */
const openPage = (notices: Notice[], noticesStatus: GlobalState['noticesStatus'] = 'ready', query = '') =>
  showPage(<NoticesPage />, { path: `/user/notices${query}`, state: { notices, noticesStatus } });

async function focusAndPress(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  await press(button);
  return button;
}

const titles = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const focused = () => document.activeElement as HTMLElement;

test('lists all notices by day, with the unread ones marked and linked', async () => {
  await openPage([unread, read]);
  expect(titles()).toEqual([`First${en['layout.notices.new']}`, 'Second']);
  expect(screen.getByRole('heading', { name: en['notices.today'] })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'First' });
  expect(link.getAttribute('href')).toBe('/user/appeal');
  expect(screen.getByRole('link', { name: en['notices.view.all'] }).getAttribute('aria-current')).toBe(
    'page',
  );
  await press(link);
  expect(network.bodies('readNotices')).toEqual([{ ids: ['n1'] }]);
});

test('lists only unread notices if the address requests them', async () => {
  await openPage([unread, read], 'ready', '?show=unread');
  expect(titles()).toEqual([`First${en['layout.notices.new']}`]);
  await focusAndPress('Mark as read: First');
  expect(titles()).toEqual([]);
  expect(document.querySelector('.empty-block')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(focused().className).toBe('notices-days');
});

test('marks all notices as read, and focuses the list', async () => {
  const all = [unread, { ...unread, id: 'n3' }, read];
  network.answer('notices', all);
  await openPage(all);
  await focusAndPress(en['layout.notices.readAll']);
  expect(network.bodies('readNotices')).toEqual([{ ids: ['n1', 'n3'] }]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(focused().className).toBe('notices-days');
});

test('requests the notices on arrival, unless their request is pending', async () => {
  network.answer('notices', []);
  const { unmount } = await openPage([], 'loading');
  expect(network.calls).toEqual([]);
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  unmount();
  await openPage([]);
  expect(network.calls).toEqual(['notices']);
  expect(pageText()).toContain(en['layout.notices.empty']);
});

test('retries after a failure, and then moves the focus from the button to the list', async () => {
  const respond = network.withhold('notices');
  await openPage([], 'failed');
  expect(pageText()).toContain(en['layout.notices.failed']);
  const retry = await focusAndPress(en['common.retry']);
  // The button stays until there is a response.
  expect(focused()).toBe(retry);
  await respond([unread]);
  expect(titles()).toHaveLength(1);
  expect(focused().className).toBe('notices-days');
});

test('keeps the loaded notices after a failure', async () => {
  network.answer('notices', httpError(503));
  await openPage([unread, read]);
  expect(pageText()).toContain(en['layout.notices.failed']);
  expect(titles()).toHaveLength(2);
});

test('shows a limited number of notices, and on demand the rest with the focus on the first added one', async () => {
  const many = Array.from({ length: NOTICES_SHOWN + 2 }, (_, at) => ({ ...read, id: `n${at}` }));
  network.answer('notices', many);
  await openPage(many);
  expect(titles()).toHaveLength(NOTICES_SHOWN);
  await focusAndPress(en['notices.more']);
  expect(titles()).toHaveLength(many.length);
  expect(focused().dataset.notice).toBe(`n${NOTICES_SHOWN}`);
  expect(screen.queryByRole('button', { name: en['notices.more'] })).toBeNull();
});

const notice = (id: string, at: string) => ({ id, at, title: id, text: '', read: false });
const grouped = (...list: ReturnType<typeof notice>[]) =>
  groupByDay(list).map(({ day, notices }) => [day, ...notices.map(({ id }) => id)]);

test('groups notices by the day in China, the newest first, in the order of the server, and invalid times last', () => {
  expect(
    grouped(
      notice('old', '2026-03-04T15:59:59Z'),
      notice('morning', '2026-03-04T16:00:00Z'),
      notice('evening', '2026-03-05T10:00:00Z'),
      notice('later', '2026-03-05T18:00:00+08:00'),
      notice('odd', 'soon'),
    ),
  ).toEqual([
    ['2026-03-05', 'evening', 'later', 'morning'],
    ['2026-03-04', 'old'],
    ['', 'odd'],
  ]);
});
