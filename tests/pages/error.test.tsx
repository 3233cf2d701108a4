import { render } from '@testing-library/react';
import ErrorPage from '@/pages/error';
import { en } from '../support/messages';

let mockSearch = '';
jest.mock('@umijs/max', () => ({
  ...jest.requireActual('../support/umi'),
  useSearchParams: () => [new URLSearchParams(mockSearch)],
}));
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ domain: null }),
  useGlobalActions: () => ({ fetchDomain: async () => null }),
}));

const HOSTILE = '<b>Call 0800 now</b>';

test.each([
  ['status=403', '403'],
  ['status=404', '404'],
  ['status=500', '500'],
  ['', '500'],
  [`status=${encodeURIComponent(HOSTILE)}`, '500'],
  ['status=constructor', '500'],
  ['status=403&status=404', '403'],
] as const)('shows for the query %j only the text of status %s', (search, status) => {
  mockSearch = `${search}&error_description=${encodeURIComponent(HOSTILE)}&message=${encodeURIComponent(HOSTILE)}`;
  const { container } = render(<ErrorPage />);
  expect(container.textContent).toContain(en[`exception.${status}`]);
  expect(container.textContent).not.toContain('0800');
  expect(container.querySelector('b')).toBeNull();
});
