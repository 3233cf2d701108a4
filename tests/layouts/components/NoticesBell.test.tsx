import { fireEvent, render, screen } from '@testing-library/react';
import { NOTICES_IN_BELL } from '@/constants';
import { NoticesBell } from '@/layouts/components/NoticesBell';
import { en } from '../../support/messages';

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

const opened = () => {
  render(<NoticesBell />);
  fireEvent.click(screen.getByRole('button', { name: en['layout.notices'] }));
};

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(model, { notices: [], noticesStatus: 'ready' });
});

test('asks as it appears and as it opens; at its foot is the way to all notices, which closes it', () => {
  opened();
  expect(model.fetchNotices).toHaveBeenCalledTimes(2);
  expect(document.body.textContent).toContain(en['layout.notices.empty']);
  const all = screen.getByRole('link', { name: en['notices.all'] });
  expect(all.getAttribute('href')).toBe('/user/notices');
  fireEvent.click(all);
  expect(screen.queryByRole('link', { name: en['notices.all'] })).toBeNull();
});

test('says when a notice came in full, and offers no button for each', () => {
  model.notices = [{ id: 'n', at: '2026-03-05T14:07:09', title: 'One', text: 'words', read: false }];
  opened();
  expect(screen.getByRole('listitem').textContent).toContain('March 5, 2026');
  expect(screen.queryByRole('button', { name: 'Mark as read: One' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en['layout.notices.readAll'] }));
  expect(model.readNotices).toHaveBeenCalledWith(['n']);
});

test.each([
  '//evil.example.com/login',
  '/\\evil.example.com',
  'https://evil.example.com/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '/authApi/logout',
])('shows the title of a notice without a link to %j', (link) => {
  const notice = { id: 'n', at: '2026-03-05T14:07:09', title: 'One', text: 'words', read: false };
  model.notices = [
    { ...notice, link },
    { ...notice, id: 'm', title: 'Two', link: '/user/appeal' },
  ];
  opened();
  expect(screen.getByText('One')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'One' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Two' }).getAttribute('href')).toBe('/user/appeal');
});

test('shows the newest of many; all of them are marked read', () => {
  const many = NOTICES_IN_BELL + 1;
  model.notices = Array.from({ length: many }, (_, at) => ({
    id: `n${at}`,
    at: '2026-03-05T14:07:09',
    title: `Notice ${at}`,
    text: 'words',
    read: false,
  }));
  opened();
  expect(screen.getAllByRole('listitem')).toHaveLength(NOTICES_IN_BELL);
  fireEvent.click(screen.getByRole('button', { name: en['layout.notices.readAll'] }));
  expect(model.readNotices.mock.calls).toEqual([[expect.objectContaining({ length: many })]]);
});
