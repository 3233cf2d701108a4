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

test('lists all notices by day, with the unread ones marked and linked', () => {
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

test('lists only unread notices if the address requests them', () => {
  mockSearch = '?show=unread';
  const { rerender } = render(<NoticesPage />);
  expect(titles()).toEqual([`First${en['layout.notices.new']}`]);
  model.notices = [read];
  rerender(<NoticesPage />);
  expect(titles()).toEqual([]);
  expect(document.querySelector('.empty-block')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('marks one or all notices as read, and focuses the notice whose button was pressed', () => {
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

test('focuses the list when a marked notice leaves the unread view', () => {
  mockSearch = '?show=unread';
  render(<NoticesPage />);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read: First' }));
  expect(document.activeElement?.className).toBe('notices-days');
});

test('reloads the notices on arrival unless a request is pending', () => {
  const { unmount } = render(<NoticesPage />);
  expect(model.fetchNotices).toHaveBeenCalledTimes(1);
  unmount();
  model.noticesStatus = 'loading';
  render(<NoticesPage />);
  expect(model.fetchNotices).toHaveBeenCalledTimes(1);
});

test('shows the states loading, empty and failed, and retries after a failure', () => {
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
  // The button stays until there is a response; then the list gets the focus.
  model.noticesStatus = 'retrying';
  rerender(<NoticesPage />);
  expect(document.activeElement).toBe(retry);
  Object.assign(model, { notices: [unread], noticesStatus: 'ready' });
  rerender(<NoticesPage />);
  expect(document.activeElement?.className).toBe('notices-days');
});

test('keeps the loaded notices after a failure', () => {
  model.noticesStatus = 'failed';
  render(<NoticesPage />);
  expect(words()).toContain(en['layout.notices.failed']);
  expect(titles()).toHaveLength(2);
});

test('shows a limited number of notices, and on demand the rest with the focus on the first added one', () => {
  const many = NOTICES_SHOWN + 2;
  model.notices = Array.from({ length: many }, (_, at) => ({ ...read, id: `n${at}`, title: `Notice ${at}` }));
  render(<NoticesPage />);
  expect(titles()).toHaveLength(NOTICES_SHOWN);
  fireEvent.click(screen.getByRole('button', { name: en['notices.more'] }));
  expect(titles()).toHaveLength(many);
  expect((document.activeElement as HTMLElement).dataset.notice).toBe(`n${NOTICES_SHOWN}`);
  expect(screen.queryByRole('button', { name: en['notices.more'] })).toBeNull();
});
