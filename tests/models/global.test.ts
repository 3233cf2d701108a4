import { DOMAIN_LIFETIME } from '@/constants';
import { answerSession, makeUser } from '../support/builders/users';
import { createDeferredCalls } from '../support/fakes/deferredCalls';
import { createFakeNetwork, httpError, refusal, unreachable } from '../support/fakes/fakeNetwork';
import { makeStore } from './store';

const network = createFakeNetwork();
const domain = { enableVerifySecret: '1' as const, siteName: 'Portal', redirectHosts: ['sso.example.com'] };
const userInfo = makeUser();
const makeNotice = (id: string) => ({ id, at: '', title: '', text: '', read: false });
const count = (name: import('@/contract').EndpointName) => network.sent(name).length;

let now = Date.now();
/** Makes the cached domain stale. */
function ageDomain() {
  now += DOMAIN_LIFETIME;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

beforeEach(() => {
  ageDomain();
  answerSession(network, userInfo);
  network.answer('domain', domain);
});

const fetchStatus = ({ dispatch }: ReturnType<typeof makeStore>) =>
  dispatch({ type: 'global/fetchLoginStatus' });

describe('login status', () => {
  it('becomes true once the user details are fetched', async () => {
    const store = makeStore();
    expect(await fetchStatus(store)).toBe('in');
    expect(store.state().global).toMatchObject({ isFetchedLoginStatus: true, userInfo, domain });
  });

  it('requests the user details only with a session', async () => {
    network.answer('online', false);
    const store = makeStore();
    expect(await fetchStatus(store)).toBe('out');
    expect(network.calls).toEqual(['online']);
    expect(store.state().global.isFetchedLoginStatus).toBe(false);
  });

  it('becomes true without a domain, and keeps the known domain after a failed request', async () => {
    network.answer('domain', httpError(500), domain, httpError(500));
    const store = makeStore();
    expect(await fetchStatus(store)).toBe('in');
    expect(store.state().global).toMatchObject({ isFetchedLoginStatus: true, userInfo, domain: null });
    await store.dispatch({ type: 'global/fetchDomain' });
    ageDomain();
    expect(await fetchStatus(store)).toBe('in');
    expect(count('domain')).toBe(3);
    expect(store.state().global).toMatchObject({ isFetchedLoginStatus: true, domain });
  });

  it.each([
    ['the user details are refused', () => network.answer('accountDetail', refusal('LOCKED'))],
    ['the request for the user details fails', () => network.answer('accountDetail', unreachable)],
    ['the request for the session is refused', () => network.answer('online', refusal('LOCKED'))],
  ])('stays false if %s', async (_, fail) => {
    fail();
    const store = makeStore();
    expect(await fetchStatus(store)).toBe('failed');
    expect(store.state().global).toMatchObject({ isFetchedLoginStatus: false, userInfo: null });
  });

  it('keeps the failure of the domain when the user is cleared', async () => {
    network.answer('domain', unreachable);
    const store = makeStore();
    await fetchStatus(store);
    store.dispatch({ type: 'global/clearUser' });
    expect(store.state().global).toMatchObject({ domain: null, hasDomainFailed: true, userInfo: null });
  });

  it('resets the state of the user on clearUser, and keeps the state of the device', async () => {
    const store = makeStore();
    await fetchStatus(store);
    store.dispatch({ type: 'global/setCollapsed', payload: true });
    store.dispatch({ type: 'global/saveNotices', payload: [{ id: 'n1' }] });
    store.dispatch({ type: 'global/saveCaptcha', payload: 'data:image/svg+xml,x' });
    store.dispatch({ type: 'global/clearUser' });
    expect(store.state().global).toEqual({
      collapsed: true,
      isDrawerOpen: false,
      notices: [],
      noticesStatus: 'loading',
      captchaImg: '',
      domain,
      hasDomainFailed: false,
      isFetchedLoginStatus: false,
      userInfo: null,
    });
  });
});

describe('notices and captcha', () => {
  it('marks notices as read only after the server has confirmed it', async () => {
    const store = makeStore();
    network.answer('notices', [makeNotice('n1'), makeNotice('n2')]);
    await store.dispatch({ type: 'global/fetchNotices' });
    network.answer('readNotices', httpError(500), null);
    await expect(store.dispatch({ type: 'global/readNotices', payload: ['n1'] })).rejects.toThrow();
    expect(store.state().global.notices.map(({ read }) => read)).toEqual([false, false]);
    await store.dispatch({ type: 'global/readNotices', payload: ['n1'] });
    expect(store.state().global.notices.map(({ read }) => read)).toEqual([true, false]);
  });

  it('sets the status of loading the notices, and keeps the loaded ones after a failure', async () => {
    const store = makeStore();
    const status = () => store.state().global.noticesStatus;
    network.answer('notices', [makeNotice('n1')], httpError(500), []);
    const loading = store.dispatch({ type: 'global/fetchNotices' });
    expect(status()).toBe('loading');
    await loading;
    expect(status()).toBe('ready');
    await expect(store.dispatch({ type: 'global/fetchNotices' })).rejects.toThrow();
    expect(status()).toBe('failed');
    expect(store.state().global.notices).toHaveLength(1);
    const again = store.dispatch({ type: 'global/fetchNotices' });
    expect(status()).toBe('retrying');
    await again;
    expect(status()).toBe('ready');
  });

  it('ignores a failure that arrives after a newer response', async () => {
    const store = makeStore();
    const { load, resolveCall } = createDeferredCalls<ReturnType<typeof httpError>>();
    network.answer('notices', load, []);
    network.answer('readNotices', null);
    const late = store.dispatch({ type: 'global/fetchNotices' });
    // After a write, the next read does not join the pending one.
    await store.dispatch({ type: 'global/readNotices', payload: ['n1'] });
    await store.dispatch({ type: 'global/fetchNotices' });
    expect(count('notices')).toBe(2);
    const rejection = expect(late).rejects.toThrow();
    await resolveCall(0, httpError(500));
    await rejection;
    expect(store.state().global.noticesStatus).toBe('ready');
  });

  it('sets and clears the image captcha', async () => {
    const store = makeStore();
    network.answer('captchaImage', 'data:image/svg+xml,abc');
    await store.dispatch({ type: 'global/fetchCaptcha' });
    expect(store.state().global.captchaImg).toBe('data:image/svg+xml,abc');
    store.dispatch({ type: 'global/clearCaptcha' });
    expect(store.state().global.captchaImg).toBe('');
  });

  it('ignores a captcha that arrives after a newer one', async () => {
    const store = makeStore();
    const { load, resolveCall } = createDeferredCalls<string>();
    network.answer('captchaImage', load, 'data:newer');
    const first = store.dispatch({ type: 'global/fetchCaptcha' });
    await store.dispatch({ type: 'global/fetchCaptcha' });
    await resolveCall(0, 'data:older');
    await first;
    expect(store.state().global.captchaImg).toBe('data:newer');
  });

  it('opens and closes menu and drawer', () => {
    const store = makeStore();
    store.dispatch({ type: 'global/setCollapsed', payload: true });
    store.dispatch({ type: 'global/setDrawerOpen', payload: true });
    expect(store.state().global).toMatchObject({ collapsed: true, isDrawerOpen: true });
  });
});
