import { act, screen } from '@testing-library/react';
import { REDIRECT_SLOW_AFTER } from '@/constants';
import { CallbackStatus } from '@/pages/uaa/authorize/callBack/components/CallbackStatus';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { createFakeNetwork, noResponse, refusal } from '../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../support/fakes/umi';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/render/showPage';

const network = createFakeNetwork();
const ACTIONS = [en['associate.again'], en['associate.back']];
const names = () =>
  [...document.querySelectorAll('.redirecting-actions button')].map(({ textContent }) => textContent);
type Grant = import('@/pages/uaa/authorize/callBack/callbackParams').CallbackParams['grant'];

const openPage = (grant: Grant = { code: 'c1', state: 's1' }, provider = 'cityPass') =>
  showPage(<CallbackStatus returned={{ provider, grant }} />, {
    path: '/uaa/authorize/callBack',
  });

beforeEach(() => {
  network.answer('domain', { enableVerifySecret: '0' });
});
afterEach(() => jest.useRealTimers());

test('offers other actions during a slow request and does not send the code twice', async () => {
  jest.useFakeTimers();
  network.answer('login', noResponse);
  network.answer('findWithUserType', [{ provider: 'cityPass', channelCode: 5, name: 'City Pass' }]);
  network.answer('obtainCode', noResponse);
  await openPage();
  expect(screen.getByText(en['associate.finishing']).parentElement?.getAttribute('role')).toBe('status');
  expect(names()).toEqual([]);
  act(() => jest.advanceTimersByTime(REDIRECT_SLOW_AFTER));
  expect(names()).toEqual(ACTIONS);
  await press(en['associate.again']);
  expect(network.sent('obtainCode').map(({ query }) => query)).toEqual([{ provider: 'cityPass' }]);
  await press(en['associate.back']);
  expect(visits).toEqual(['replace /uaa/login']);
  expect(network.bodies('login')).toEqual([{ provider: 'cityPass', ticket: 'c1', state: 's1' }]);
});

test('shows the message of a refusal once', async () => {
  network.answer('login', refusal('PROVIDER_STATE', 'no such state'));
  await openPage();
  expect(screen.getAllByText('no such state')).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(names()).toEqual(ACTIONS);
});

test.each(['canceled', 'failed', 'incomplete'] as const)(
  'shows that the sign-in was %s without a request, and returns to sign-in with the requested page',
  async (grant) => {
    saveLoginReferer('/user/notices');
    await openPage(grant);
    expect(screen.getByRole('alert').textContent).toContain(en[`associate.${grant}`]);
    expect(names()).toEqual(ACTIONS);
    await press(en['associate.back']);
    expect(visits).toEqual(['replace /uaa/login?referer=%2Fuser%2Fnotices']);
    expect(network.calls).toEqual([]);
  },
);

test('returns to sign-in if the provider to start again with is unknown', async () => {
  network.answer('findWithUserType', []);
  await openPage('failed', '<b>');
  await press(en['associate.again']);
  expect(visits).toEqual(['replace /uaa/login']);
});
