import { fireEvent, render, screen } from '@testing-library/react';
import { NOTICES_SHOWN } from '@/constants';
import NoticesPage from '@/pages/user/notices';
import { en } from '../../../support/messages';

let mockSearch = '';
jest.mock('@umijs/max', () => ({
  ...jest.requireActual('../../../support/umi'),
  useLocation: () => ({ search: mockSearch }),
}));

const model = {
  notices: [] as object[],
  noticesStatus: 'ready',
  fetchNotices: jest.fn(async () => undefined),
  readNotices: jest.fn(async () => undefined),
};
const mockModel = model;
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick(mockModel),
  useGlobalActions: () => mockModel,
}));

const HOUR = 60 * 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const unread = { id: 'n1', at: ago(1000), title: 'First', text: 'words', read: false, link: '/user/appeal' };
const read = { id: 'n2', at: ago(50 * 24 * HOUR), title: 'Second', text: 'words', read: true };

beforeEach(() => {
  jest.clearAllMocks();
  mockSearch = '';
  Object.assign(model, { notices: [unread, read], noticesStatus: 'ready' });
});

const titles = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const words = () => document.body.textContent ?? '';

test('all of them by day, the unread one marked and with its link', () => {
  render(<NoticesPage />);
  expect(titles()).toEqual([`First${en['layout.notices.new']}`, 'Second']);
  expect(screen.getByRole('heading', { name: en['notices.today'] })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'First' }).getAttribute('href')).toBe('/user/appeal');
  expect(screen.getByRole('link', { name: en['notices.view.all'] }).getAttribute('aria-current')).toBe(
    'page',
  );
  fireEvent.click(screen.getByRole('link', { name: 'First' }));
  expect(model.readNotices).toHaveBeenCalledWith(['n1']);
});

test('the unread alone, by the address', () => {
  mockSearch = '?show=unread';
  const { rerender } = render(<NoticesPage />);
  expect(titles()).toEqual([`First${en['layout.notices.new']}`]);
  model.notices = [read];
  rerender(<NoticesPage />);
  expect(titles()).toEqual([]);
  expect(document.querySelector('.empty-block')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('one is marked read, or all; the focus stays where the button was', () => {
  const { rerender } = render(<NoticesPage />);
  fireEvent.click(screen.getByRole('button', { name: en['layout.notices.readAll'] }));
  expect(model.readNotices).toHaveBeenLastCalledWith(['n1']);
  const button = screen.getByRole('button', { name: 'Mark as read: First' });
  button.focus();
  fireEvent.click(button);
  expect(model.readNotices).toHaveBeenCalledTimes(2);
  model.notices = [{ ...unread, read: true }, read];
  rerender(<NoticesPage />);
  expect(screen.queryByRole('button')).toBeNull();
  expect((document.activeElement as HTMLElement).dataset.notice).toBe('n1');
});

test('of the unread, one that is marked goes: the focus stays at the list', () => {
  mockSearch = '?show=unread';
  render(<NoticesPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read: First' }));
  expect(document.activeElement?.className).toBe('notices-days');
});

test('read anew on arrival, unless the bell is asking just then', () => {
  const { unmount } = render(<NoticesPage />);
  expect(model.fetchNotices).toHaveBeenCalledTimes(1);
  unmount();
  model.noticesStatus = 'loading';
  render(<NoticesPage />);
  expect(model.fetchNotices).toHaveBeenCalledTimes(1);
});

test('while loading, when there are none, and when they did not load', () => {
  Object.assign(model, { notices: [], noticesStatus: 'loading' });
  const { rerender } = render(<NoticesPage />);
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  model.noticesStatus = 'ready';
  rerender(<NoticesPage />);
  expect(words()).toContain(en['layout.notices.empty']);
  model.noticesStatus = 'failed';
  rerender(<NoticesPage />);
  expect(words()).toContain(en['layout.notices.failed']);
  const retry = screen.getByRole('button', { name: en['common.retry'] });
  retry.focus();
  fireEvent.click(retry);
  expect(model.fetchNotices).toHaveBeenCalledTimes(1);
  // The button stays under the finger until there is an answer, and hands its focus on.
  model.noticesStatus = 'retrying';
  rerender(<NoticesPage />);
  expect(document.activeElement).toBe(retry);
  Object.assign(model, { notices: [unread], noticesStatus: 'ready' });
  rerender(<NoticesPage />);
  expect(document.activeElement?.className).toBe('notices-days');
});

test('what is known stays under the failure', () => {
  model.noticesStatus = 'failed';
  render(<NoticesPage />);
  expect(words()).toContain(en['layout.notices.failed']);
  expect(titles()).toHaveLength(2);
});

test('of many as many as one looks through; more on demand, from where the focus goes on', () => {
  const many = NOTICES_SHOWN + 2;
  model.notices = Array.from({ length: many }, (_, at) => ({ ...read, id: `n${at}`, title: `Notice ${at}` }));
  render(<NoticesPage />);
  expect(titles()).toHaveLength(NOTICES_SHOWN);
  fireEvent.click(screen.getByRole('button', { name: en['notices.more'] }));
  expect(titles()).toHaveLength(many);
  expect((document.activeElement as HTMLElement).dataset.notice).toBe(`n${NOTICES_SHOWN}`);
  expect(screen.queryByRole('button', { name: en['notices.more'] })).toBeNull();
});
