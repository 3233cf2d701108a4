import ErrorPage from '@/pages/error';
import { createFakeNetwork } from '../../support/fakes/fakeNetwork';
import { en } from '../../support/messages';
import { showPage } from '../../support/render/showPage';

const network = createFakeNetwork();
const HOSTILE = '<b>Call 0800 now</b>';

test.each([
  ['status=403', '403'],
  ['status=404', '404'],
  ['status=500', '500'],
  ['', '500'],
  [`status=${encodeURIComponent(HOSTILE)}`, '500'],
  ['status=constructor', '500'],
  ['status=403&status=404', '403'],
] as const)('shows for the query %j only the text of status %s', async (search, status) => {
  network.answer('domain', { enableVerifySecret: '0', siteName: 'Portal' });
  const hostile = encodeURIComponent(HOSTILE);
  const path = `/error?${search}&error_description=${hostile}&message=${hostile}`;
  const { container } = await showPage(<ErrorPage />, { path });
  expect(container.textContent).toContain(en[`exception.${status}`]);
  expect(container.textContent).not.toContain('0800');
  expect(container.querySelector('b')).toBeNull();
});
