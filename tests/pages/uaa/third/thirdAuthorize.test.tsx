import { screen } from '@testing-library/react';
import ThirdAuthorizePage from '@/pages/uaa/third/authorize';
import { readLoginReferer } from '@/utils/routing/loginReferer';
import { departures } from '../../../support/fakes/departures';
import { createFakeNetwork, httpError } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/render/showPage';

const network = createFakeNetwork();
const REFERER = '/user/appeal?a=1';
const PROVIDER = 'https://provider.example.test/authorize?state=s';

beforeEach(() => {
  network.answer('domain', { enableVerifySecret: '0', redirectHosts: ['provider.example.test'] });
});

const openPage = (query: string) =>
  showPage(<ThirdAuthorizePage />, {
    path: `/uaa/third/authorize?${query}referer=${encodeURIComponent(REFERER)}`,
  });
/** The query of each request for the provider's address. */
const queries = () => network.sent('obtainCode').map(({ query }) => query);
const see = (problem: 'unknown' | 'lost' | 'refused') =>
  expect(screen.getByText(en[`authorize.third.${problem}`])).toBeTruthy();

test('shows that a provider is missing or unknown, without a retry, and links back to sign-in', async () => {
  const first = await openPage('');
  see('unknown');
  expect(network.calls).not.toContain('obtainCode');
  first.unmount();
  network.answer('obtainCode', httpError(422));
  await openPage('provider=nobody&');
  see('unknown');
  expect(queries()).toEqual([{ provider: 'nobody' }]);
  expect(screen.queryByRole('button', { name: en['common.retry'] })).toBeNull();
  await press(en['associate.back']);
  expect(visits).toEqual([`replace /uaa/login?referer=${encodeURIComponent(REFERER)}`]);
});

test('redirects to link an account, also after a refused address and an unreachable server, and stores the requested page', async () => {
  network.answer('obtainCode', 'javascript:alert(1)', httpError(503), PROVIDER);
  await openPage('provider=cityPass&link=1&');
  see('refused');
  await press(en['common.retry']);
  see('lost');
  expect(departures).toEqual([]);
  await press(en['common.retry']);
  expect(queries()).toEqual(Array(3).fill({ provider: 'cityPass', link: '1' }));
  expect(departures).toEqual([`replace ${PROVIDER}`]);
  expect(readLoginReferer()).toBe(REFERER);
});
