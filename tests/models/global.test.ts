import * as notices from '@/services/notices';
import * as portal from '@/services/portal';
import * as signIn from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';
import { aStore } from './store';

jest.mock('@/services/notices');
jest.mock('@/services/portal');
jest.mock('@/services/signIn');

const domain = { enableVerifySecret: '1' as const, siteName: 'Portal', redirectHosts: ['sso.example.com'] };
const userInfo = { id: 'u1', account: 'demo', name: '测试*' } as never;
const answers = { ...jest.mocked(notices), ...jest.mocked(portal), ...jest.mocked(signIn) };

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answers.isOnline.mockResolvedValue(true);
  answers.getDomain.mockResolvedValue(domain);
  answers.getUserInfo.mockResolvedValue(userInfo);
});

const fetchStatus = ({
  dispatch,
}: {
  dispatch: (action: { type: string; payload?: unknown }) => Promise<unknown>;
}) => dispatch({ type: 'global/fetchLoginStatus' });

describe('login status', () => {
  it('starts as not fetched', () => {
    expect(aStore().state().global).toEqual({
      collapsed: false,
      isDrawerOpen: false,
      notices: [],
      noticesStatus: 'loading',
      captchaImg: '',
      domain: null,
      isFetchedLoginStatus: false,
      userInfo: null,
    });
  });

  it('becomes true once the user details are fetched', async () => {
    const store = aStore();
    expect(await fetchStatus(store)).toBe('in');
    expect(store.state().global).toMatchObject({ isFetchedLoginStatus: true, userInfo, domain });
  });

  it('asks for the details only when online', async () => {
    answers.isOnline.mockResolvedValue(false);
    const store = aStore();
    expect(await fetchStatus(store)).toBe('out');
    expect(answers.getUserInfo).not.toHaveBeenCalled();
    expect(store.state().global.isFetchedLoginStatus).toBe(false);
  });

  it('becomes true without a domain, and keeps the one that is known', async () => {
    answers.getDomain.mockRejectedValueOnce(new ApiError('refused'));
    const store = aStore();
    expect(await fetchStatus(store)).toBe('in');
    expect(store.state().global).toMatchObject({ isFetchedLoginStatus: true, userInfo, domain: null });
    await store.dispatch({ type: 'global/fetchDomain' });
    answers.getDomain.mockRejectedValueOnce(new ApiError('refused'));
    expect(await fetchStatus(store)).toBe('in');
    expect(store.state().global).toMatchObject({ isFetchedLoginStatus: true, domain });
  });

  it('stays not fetched when the details are refused', async () => {
    answers.getUserInfo.mockRejectedValue(new ApiError('refused'));
    const store = aStore();
    expect(await fetchStatus(store)).toBe('failed');
    expect(store.state().global.isFetchedLoginStatus).toBe(false);
    expect(store.state().global.userInfo).toBeNull();
  });

  it('stays not fetched when the server cannot be reached', async () => {
    answers.getUserInfo.mockRejectedValue(new Error('Network request failed'));
    const store = aStore();
    expect(await fetchStatus(store)).toBe('failed');
    expect(store.state().global.isFetchedLoginStatus).toBe(false);
  });

  it('stays not fetched when the server does not say who is here', async () => {
    answers.isOnline.mockRejectedValue(new Error('refused'));
    expect(await fetchStatus(aStore())).toBe('failed');
  });

  it('shares one answer between callers at the same time', async () => {
    const store = aStore();
    await Promise.all([fetchStatus(store), fetchStatus(store)]);
    expect(answers.isOnline).toHaveBeenCalledTimes(1);
    await fetchStatus(store);
    expect(answers.isOnline).toHaveBeenCalledTimes(2);
  });

  it('forgets the person, and keeps what belongs to the device', async () => {
    const store = aStore();
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
      isFetchedLoginStatus: false,
      userInfo: null,
    });
  });
});

describe('notices and captcha', () => {
  it('marks notices read only when the server has', async () => {
    const store = aStore();
    answers.getNotices.mockResolvedValue([
      { id: 'n1', read: false },
      { id: 'n2', read: false },
    ] as never);
    await store.dispatch({ type: 'global/fetchNotices' });
    answers.readNotices.mockRejectedValue(new ApiError('network'));
    await expect(store.dispatch({ type: 'global/readNotices', payload: ['n1'] })).rejects.toThrow();
    expect(store.state().global.notices.map(({ read }) => read)).toEqual([false, false]);
    answers.readNotices.mockResolvedValue(undefined);
    await store.dispatch({ type: 'global/readNotices', payload: ['n1'] });
    expect(store.state().global.notices.map(({ read }) => read)).toEqual([true, false]);
  });

  it('returns whether the notices were read, and keeps known ones after a failure', async () => {
    const store = aStore();
    const status = () => store.state().global.noticesStatus;
    answers.getNotices.mockResolvedValueOnce([{ id: 'n1' }] as never);
    const asked = store.dispatch({ type: 'global/fetchNotices' });
    expect(status()).toBe('loading');
    await asked;
    expect(status()).toBe('ready');
    answers.getNotices.mockRejectedValueOnce(new ApiError('network'));
    await expect(store.dispatch({ type: 'global/fetchNotices' })).rejects.toThrow();
    expect(status()).toBe('failed');
    expect(store.state().global.notices).toHaveLength(1);
    answers.getNotices.mockResolvedValueOnce([]);
    const again = store.dispatch({ type: 'global/fetchNotices' });
    expect(status()).toBe('retrying');
    await again;
    expect(status()).toBe('ready');
  });

  it('ignores a failure that arrives after a newer response', async () => {
    const store = aStore();
    let fail: (error: Error) => void = () => undefined;
    answers.getNotices.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    answers.getNotices.mockResolvedValueOnce([]);
    const late = store.dispatch({ type: 'global/fetchNotices' });
    await store.dispatch({ type: 'global/fetchNotices' });
    fail(new ApiError('network'));
    await expect(late).rejects.toThrow();
    expect(store.state().global.noticesStatus).toBe('ready');
  });

  it('sets and clears the image captcha', async () => {
    const store = aStore();
    answers.getCaptchaImage.mockResolvedValue('data:image/svg+xml,abc');
    await store.dispatch({ type: 'global/fetchCaptcha' });
    expect(store.state().global.captchaImg).toBe('data:image/svg+xml,abc');
    store.dispatch({ type: 'global/clearCaptcha' });
    expect(store.state().global.captchaImg).toBe('');
  });

  it('drops a captcha that comes after a newer one', async () => {
    const store = aStore();
    let late: (image: string) => void = () => undefined;
    answers.getCaptchaImage.mockReturnValueOnce(
      new Promise((resolve) => {
        late = resolve;
      }),
    );
    answers.getCaptchaImage.mockResolvedValueOnce('data:newer');
    const first = store.dispatch({ type: 'global/fetchCaptcha' });
    await store.dispatch({ type: 'global/fetchCaptcha' });
    late('data:older');
    await first;
    expect(store.state().global.captchaImg).toBe('data:newer');
  });

  it('opens and closes menu and drawer', () => {
    const store = aStore();
    store.dispatch({ type: 'global/setCollapsed', payload: true });
    store.dispatch({ type: 'global/setDrawerOpen', payload: true });
    expect(store.state().global).toMatchObject({ collapsed: true, isDrawerOpen: true });
  });
});
