import { act, renderHook } from '@testing-library/react';
import { useProviderCallback } from '@/pages/uaa/authorize/callBack/useProviderCallback';
import { saveLoginReferer } from '@/utils/routing/loginReferer';
import { answerSession } from '../../../../support/builders/users';
import {
  createFakeNetwork,
  httpError,
  refusal,
  settle,
  unreachable,
} from '../../../../support/fakes/fakeNetwork';
import { visits } from '../../../../support/fakes/umi';
import { PageAt } from '../../../../support/render/pageAt';

const network = createFakeNetwork();
const result = { redirectUrl: null };
const posted = { provider: 'cityPass', ticket: 'c1', state: 's1' };
const returned = { provider: 'cityPass', grant: { code: 'c1', state: 's1' } };

beforeEach(() => {
  saveLoginReferer('/user/identity_manage');
  answerSession(network);
  network.answer('login', result);
});

/** Renders the hook on the return from the provider, and waits for the response. */
async function comeBackFromApp(reactStrictMode = false) {
  const hook = renderHook(() => useProviderCallback(returned), { reactStrictMode, wrapper: PageAt });
  await settle();
  return hook;
}
const arrival = 'replace /user/identity_manage';

test('posts code and state on channel 5 and completes the sign-in with the target page', async () => {
  const { result: page } = await comeBackFromApp();
  expect(network.sent('login').map(({ query }) => query)).toEqual([{ channelCode: '5' }]);
  expect(network.bodies('login')).toEqual([posted]);
  expect(visits).toEqual([arrival]);
  expect(page.current.problem).toBeNull();
});

test('opens the page for an unbound account in place of itself', async () => {
  const redirectUrl = '/uaa/associate/login?bind=t1';
  network.answer('login', { redirectUrl });
  await comeBackFromApp();
  expect(visits).toEqual([`replace ${redirectUrl}`]);
});

test('posts once and completes the sign-in once if effects run twice', async () => {
  const { rerender } = await comeBackFromApp(true);
  rerender();
  await settle();
  expect(network.bodies('login')).toHaveLength(1);
  expect(visits).toEqual([arrival]);
});

test('ignores a response after unmounting', async () => {
  const respond = network.withhold('login');
  const { unmount } = await comeBackFromApp();
  unmount();
  await respond(result);
  expect(visits).toEqual([]);
});

test.each([
  ['PROVIDER_STATE', 'startAgain'],
  ['FROZEN', 'otherWay'],
  ['BOUND_ELSEWHERE', 'otherWay'],
] as const)('returns after %s the remedy %s', async (name, remedy) => {
  network.answer('login', refusal(name, 'no'));
  const { result: page } = await comeBackFromApp();
  expect(page.current.problem).toMatchObject({ error: { subCode: name }, remedy });
});

test.each([
  { what: '503', error: httpError(503), remedy: 'retry' },
  { what: '429', error: httpError(429), remedy: 'retry' },
  { what: '422', error: httpError(422), remedy: 'startAgain', messageId: 'associate.incomplete' },
  { what: '403', error: httpError(403), remedy: 'startAgain' },
  { what: '503 with FROZEN', error: httpError(503, { name: 'FROZEN' }), remedy: 'retry' },
])('returns after $what the remedy $remedy', async ({ error, remedy, messageId }) => {
  network.answer('login', error);
  const { result: page } = await comeBackFromApp();
  expect(page.current.problem).toMatchObject({ remedy, ...(messageId && { error: { messageId } }) });
  expect(visits).toEqual([]);
});

test('posts the same code again on retry and clears the error', async () => {
  network.answer('login', unreachable, result);
  const { result: page } = await comeBackFromApp();
  expect(page.current.problem?.remedy).toBe('retry');
  act(() => page.current.retry());
  expect(page.current.problem).toBeNull();
  await settle();
  expect(network.bodies('login')).toEqual([posted, posted]);
  expect(visits).toEqual([arrival]);
});
