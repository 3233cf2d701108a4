import { fireEvent, screen } from '@testing-library/react';
import { NOTICES_IN_BELL } from '@/constants';
import { NoticesBell } from '@/layouts/components/NoticesBell';
import { createFakeNetwork } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { press, showPage } from '../../support/render/showPage';

const network = createFakeNetwork();
const notice = { id: 'n', at: '2026-03-05T14:07:09', title: 'One', text: 'words', read: false };

/** Opens the panel of a user with these notices. */
async function open(...notices: import('@/contract').Notice[]) {
  network.answer('notices', notices);
  network.answer('readNotices', null);
  await showPage(<NoticesBell />);
  await press(en['layout.notices']);
}

test('loads the notices on mount and when it opens, and closes after a click on the link to all of them', async () => {
  await open();
  expect(network.calls).toEqual(['notices', 'notices']);
  expect(document.body.textContent).toContain(en['layout.notices.empty']);
  const all = screen.getByRole('link', { name: en['notices.all'] });
  expect(all.getAttribute('href')).toBe('/user/notices');
  fireEvent.click(all);
  expect(screen.queryByRole('link', { name: en['notices.all'] })).toBeNull();
});

test('shows the title of a notice without a link to an address that is not allowed', async () => {
  const link = '//evil.example.com/login';
  await open({ ...notice, link }, { ...notice, id: 'm', title: 'Two', link: '/user/appeal' });
  expect(screen.getByText('One')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'One' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Two' }).getAttribute('href')).toBe('/user/appeal');
});

test('shows the newest of many notices, and marks all of them as read', async () => {
  const ids = Array.from({ length: NOTICES_IN_BELL + 1 }, (_, at) => `n${at}`);
  await open(...ids.map((id) => ({ ...notice, id })));
  expect(screen.getAllByRole('listitem')).toHaveLength(NOTICES_IN_BELL);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('March 5, 2026');
  await press(en['layout.notices.readAll']);
  expect(network.bodies('readNotices')).toEqual([{ ids }]);
  expect(screen.queryByText(en['layout.notices.new'])).toBeNull();
});
