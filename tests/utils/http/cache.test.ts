import { CACHE_ENTRIES } from '@/constants';
import { cacheKey, clearCache, readCache, writeCache } from '@/utils/http/cache';

const ADDRESS = '/authApi/user/v1/detail';

test('makes the entries of a session unreachable when it ends, also by their old key', () => {
  const before = cacheKey(ADDRESS, {});
  writeCache(before, 'of the person before', true);
  clearCache();
  expect(cacheKey(ADDRESS, {})).not.toBe(before);
  expect(readCache(before)).toBeUndefined();
});

test('does not cache a response that arrives after its session has ended', () => {
  const before = cacheKey(ADDRESS, {});
  clearCache();
  writeCache(before, 'late', true);
  expect(readCache(before)).toBeUndefined();
});

test('keeps shared entries, up to a limit', () => {
  const keys = Array.from({ length: CACHE_ENTRIES + 1 }, (_, index) => cacheKey(`/x/${index}`, {}, false));
  for (const key of keys) writeCache(key, key, true);
  clearCache();
  expect(keys.filter((key) => readCache(key) === undefined)).toEqual(keys.slice(0, 1));
});
