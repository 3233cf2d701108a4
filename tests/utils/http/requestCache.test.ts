import { CACHE_LIFETIME } from '@/constants';
import { clearCache } from '@/utils/http/cache';

import { late, refusal, success } from '../../support/servers/apiServer';
import { call, setUp, signIn } from '../../support/servers/requests';

const setup = setUp();

describe('the GET cache', () => {
  afterEach(() => jest.restoreAllMocks());

  test('caches nothing by default', async () => {
    setup.api.answers(success('a'), success('b'));
    expect([await call('getVersion'), await call('getVersion')]).toEqual(['a', 'b']);
  });

  test('caches a response independent of the timestamp', async () => {
    setup.api.answers(success('a'), success('b'));
    expect([await call('getVersion', { cache: true }), await call('getVersion', { cache: true })]).toEqual([
      'a',
      'a',
    ]);
    expect(setup.api.received).toHaveLength(1);
  });

  test.each([
    [CACHE_LIFETIME, true],
    [500, 500],
  ])('expires after %i ms (cache: %j)', async (lifetime, cache) => {
    setup.api.answers(success('a'), success('b'));
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    await call('getVersion', { cache });
    clock.mockReturnValue(now + lifetime - 1);
    expect(await call('getVersion', { cache })).toBe('a');
    clock.mockReturnValue(now + lifetime);
    expect(await call('getVersion', { cache })).toBe('b');
  });

  test('is emptied between two sessions, also of pending responses', async () => {
    setup.api.answers(
      success('of A'),
      late(50, success('also of A')),
      success('of B'),
      success('again of B'),
    );
    await call('getVersion', { cache: true });
    clearCache();
    const pending = call('getVersion', { cache: true });
    await new Promise((resolve) => setTimeout(resolve, 10));
    clearCache();
    await pending;
    expect(await call('getVersion', { cache: true })).toBe('of B');
    expect(await call('getVersion', { cache: true })).toBe('of B');
  });

  test('distinguishes queries', async () => {
    setup.api.answers(success(true), success(false));
    expect(await call('captchaNeeded', { query: { account: 'a' }, cache: true })).toBe(true);
    expect(await call('captchaNeeded', { query: { account: 'b' }, cache: true })).toBe(false);
  });

  test('keeps shared entries between two sessions', async () => {
    const shared = { cache: true, personal: false };
    setup.api.answers(success('a'), success('b'));
    await call('getVersion', shared);
    clearCache();
    expect(await call('getVersion', shared)).toBe('a');
    // The personal response of the same address is another entry.
    expect(await call('getVersion', { cache: true })).toBe('b');
  });

  test('caches neither refusals nor writes', async () => {
    setup.api.answers(refusal('no'), success('b'));
    expect(await call('getVersion', { cache: true })).toBe(false);
    expect(await call('getVersion', { cache: true })).toBe('b');
    setup.api.answers(success({ redirectUrl: '/a' }), success({ redirectUrl: '/b' }));
    await call('login', { ...signIn, cache: true });
    expect(await call('login', { ...signIn, cache: true })).toEqual({ redirectUrl: '/b' });
  });

  test('returns copies', async () => {
    setup.api.answers(success({ siteName: 'portal' }));
    const first = (await call('domain', { cache: true })) as { siteName: string };
    first.siteName = 'changed';
    expect(await call('domain', { cache: true })).toEqual({ siteName: 'portal' });
  });
});
