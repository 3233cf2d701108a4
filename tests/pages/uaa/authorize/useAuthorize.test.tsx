import { act, renderHook } from '@testing-library/react';
import * as calls from '@/pages/uaa/authorize/authorizeCalls';
import * as opening from '@/pages/uaa/authorize/loadAuthorizeRequest';
import { useAuthorize } from '@/pages/uaa/authorize/useAuthorize';
import * as currentAddress from '@/utils/routing/currentAddress';
import * as redirect from '@/utils/routing/redirect';
import * as sessionChannel from '@/utils/storage/sessionChannel';

const mockIntl = { locale: 'en-US' };
const mockForget = jest.fn();
jest.mock('@umijs/max', () => ({ useIntl: () => mockIntl }));
jest.mock('@/models/hooks', () => ({ useGlobalActions: () => ({ clearUser: mockForget }) }));
jest.mock('@/pages/uaa/authorize/loadAuthorizeRequest');
jest.mock('@/pages/uaa/authorize/authorizeCalls');
jest.mock('@/utils/routing/currentAddress');
jest.mock('@/utils/routing/redirect');
jest.mock('@/utils/storage/sessionChannel');

const { loadAuthorizeRequest: openRequest } = jest.mocked(opening);
const { fetchAuthorizationCode: askCode } = jest.mocked(calls);
const { followAddress: leaveTo, replaceWith, restartSignIn: signInAnew } = jest.mocked(redirect);
const { getRawQuery: rawQuery } = jest.mocked(currentAddress);
const { onSessionChange: listen } = jest.mocked(sessionChannel);

const CLIENT = 'https://client.example.test/callback?code=c1';
const person = { account: 'demo', name: 'D*', userType: 'person' as const };
const opened = (part: object = {}, language = 'en-US', guided = false) => ({
  type: 'opened' as const,
  language,
  guided,
  request: {
    requestId: 'r1',
    client: { name: 'App', operator: '', purpose: '', logo: '' },
    scopes: [],
    host: 'client.example.test',
    next: 'consent' as const,
    redirectUrl: null,
    person,
    loginHint: '',
    locale: null,
    days: 90,
    ...part,
  },
});

const settle = () => act(async () => undefined);
/** Simulates a sign-in or sign-out in another tab. */
const hears = () => act(async () => listen.mock.calls.at(-1)?.[0]({ type: 'signed-in' }));

beforeEach(() => {
  jest.resetAllMocks();
  window.sessionStorage.clear();
  mockIntl.locale = 'en-US';
  rawQuery.mockReturnValue('client_id=demo-app&state=%7e');
  leaveTo.mockReturnValue(true);
});

test('sends the unchanged query once and puts the request id into the address', async () => {
  openRequest.mockResolvedValue(opened());
  const { result, rerender } = renderHook(() => useAuthorize());
  rerender();
  await settle();
  expect(openRequest.mock.calls).toEqual([['client_id=demo-app&state=%7e']]);
  expect(replaceWith.mock.calls).toEqual([['/uaa/authorize?requestId=r1']]);
  expect(result.current.state.step).toBe('consent');
  expect(leaveTo).not.toHaveBeenCalled();
});

test('redirects to sign-in with a return address and stores the suggested name', async () => {
  openRequest.mockResolvedValue(opened({ next: 'login', person: null, loginHint: 'demo' }));
  renderHook(() => useAuthorize());
  await settle();
  expect(signInAnew.mock.calls).toEqual([['/uaa/authorize?requestId=r1']]);
  expect(window.sessionStorage.getItem('portal_kept_loginHint')).toContain('"demo"');
});

test('redirects to the guide once', async () => {
  const guide = '/uaa/authGuide?requestId=r1&referer=%2Fuaa%2Fauthorize%3FrequestId%3Dr1';
  openRequest.mockResolvedValue(opened({ next: 'level' }));
  renderHook(() => useAuthorize());
  await settle();
  expect(replaceWith.mock.calls.map(([address]) => address)).toEqual(['/uaa/authorize?requestId=r1', guide]);
  openRequest.mockResolvedValue(opened({ next: 'level' }, 'en-US', true));
  replaceWith.mockClear();
  const { result } = renderHook(() => useAuthorize());
  await settle();
  expect(result.current.state.step).toBe('short');
  expect(replaceWith).not.toHaveBeenCalledWith(guide);
});

test('requests a code that needs no consent and redirects with it', async () => {
  openRequest.mockResolvedValue(opened({ next: 'code' }));
  askCode.mockResolvedValue({ type: 'ready', address: CLIENT });
  renderHook(() => useAuthorize());
  await settle();
  expect(askCode.mock.calls).toEqual([['r1']]);
  expect(leaveTo.mock.calls).toEqual([[CLIENT, { replace: true, as: 'authorize' }]]);
});

test('requests the code at the step for another proof, once each time it is reached', async () => {
  openRequest.mockResolvedValueOnce(opened({ next: 'stepUp' })).mockResolvedValueOnce(opened());
  askCode.mockResolvedValue({ type: 'unready' });
  const { result } = renderHook(() => useAuthorize());
  await settle();
  expect(askCode.mock.calls).toEqual([['r1']]);
  expect(openRequest).toHaveBeenCalledTimes(2);
  expect(result.current.state.step).toBe('consent');
});

test('enters the stuck step if the address is not allowed', async () => {
  leaveTo.mockReturnValue(false);
  openRequest.mockResolvedValue(opened({ next: 'error', redirectUrl: 'javascript:alert(1)' }));
  const { result } = renderHook(() => useAuthorize());
  await settle();
  expect(result.current.state.step).toBe('stuck');
});

test('clears the user and loads again after a sign-in in another tab, and uses only the last response', async () => {
  openRequest.mockResolvedValueOnce(opened());
  const { result } = renderHook(() => useAuthorize());
  await settle();
  const answers: ((event: ReturnType<typeof opened>) => void)[] = [];
  openRequest.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await hears();
  expect(mockForget).toHaveBeenCalled();
  expect(result.current.state.step).toBe('opening');
  await hears();
  await act(async () => answers[0]?.(opened()));
  expect(result.current.state.step).toBe('opening');
  await act(async () => answers[1]?.(opened({ person: { ...person, account: 'boss' } })));
  expect(result.current.state).toMatchObject({ step: 'consent', switched: true });
});

test('loads again in another language and keeps the consent step meanwhile', async () => {
  openRequest.mockResolvedValueOnce(opened());
  const { result, rerender } = renderHook(() => useAuthorize());
  await settle();
  openRequest.mockResolvedValueOnce(opened({ client: { name: 'Aplicativo' } }, 'pt-BR'));
  mockIntl.locale = 'pt-BR';
  rerender();
  expect(result.current.state).toMatchObject({ step: 'consent', request: { client: { name: 'App' } } });
  await settle();
  expect(result.current.state.request?.client.name).toBe('Aplicativo');
  expect(openRequest).toHaveBeenCalledTimes(2);
});

test('ignores a response after unmounting', async () => {
  let answer: (event: ReturnType<typeof opened>) => void = () => undefined;
  openRequest.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  renderHook(() => useAuthorize()).unmount();
  await act(async () => answer(opened({ next: 'login' })));
  expect(replaceWith).not.toHaveBeenCalled();
  expect(signInAnew).not.toHaveBeenCalled();
});
