import { checkReferer, checkServerAddress, type RedirectPolicy } from '@/utils/redirectPolicy';
import vectors from '../data/redirects.json';
import more from '../data/redirectsMore.json';

const { origin, maxLength } = vectors.policy;
const strict: RedirectPolicy = {
  origin,
  base: '/',
  apiPrefixes: [...vectors.policy.apiPrefixes, '/thirdPlatform', '/mock', '/oauth2'],
  allowOrigins: [],
  maxLength,
};
const open: RedirectPolicy = { ...strict, allowOrigins: vectors.policy.allowOrigins };

describe('referer class', () => {
  test.each([...vectors.reject, ...more.reject])('refuses %j', (raw) => {
    expect(checkReferer(raw, strict)).toBeNull();
    expect(checkServerAddress(raw, strict)).toBeNull();
    expect(checkServerAddress(raw, open)).toBeNull();
  });

  test.each(vectors.accept)('accepts %j as the path a browser makes of it', (raw) => {
    const { pathname, search, hash } = new URL(raw, origin);
    expect(checkReferer(raw, strict)).toBe(`${pathname}${search}${hash}`);
    expect(checkServerAddress(raw, strict)).toBe(`${pathname}${search}${hash}`);
  });

  test.each(more.accept)('accepts %j as %j', (raw, path) => {
    expect(checkReferer(raw, strict)).toBe(path);
  });

  test('what it answers is stable: checked again it is the same', () => {
    for (const raw of vectors.accept) {
      const once = checkReferer(raw, strict);
      expect(checkReferer(once, strict)).toBe(once);
      expect(new URL(once as string, origin).origin).toBe(origin);
    }
  });

  test.each([undefined, null, 7, true, ['/account'], { toString: () => '/account' }, new String('/account')])(
    'refuses the non-string %p',
    (raw) => {
      expect(checkReferer(raw, strict)).toBeNull();
      expect(checkServerAddress(raw, open)).toBeNull();
    },
  );

  test('refuses addresses over the limit and accepts one at it', () => {
    expect(checkReferer(`/${'a'.repeat(maxLength - 1)}`, strict)).not.toBeNull();
    expect(checkReferer(`/${'a'.repeat(maxLength)}`, strict)).toBeNull();
  });

  test('refuses what is encoded more often than anyone honest would', () => {
    expect(checkReferer(`/%${'25'.repeat(8)}61`, strict)).toBeNull();
  });
});

describe('server-given class', () => {
  test.each(vectors.acceptOnlyWithAllowOrigins)('accepts %j on an allowed host only', (raw) => {
    expect(checkServerAddress(raw, strict)).toBeNull();
    expect(checkReferer(raw, open)).toBeNull();
    expect(checkServerAddress(raw, open)).toBe(new URL(raw).href);
  });

  test.each([
    ...vectors.rejectEvenWithAllowOrigins,
    '//sso.example.test/',
    'https://sso.example.test./',
    'https://sso.example.test\\@evil.example/',
    'https://sso.example.test%40evil.example/',
    'https://ss\u043e.example.test/',
    'https://sso.example.test:0443/',
    'https://sso.example.test/\nx',
    'https://sso.example.test/\ud800',
    'https://sso.example.test/%0d%0aSet-Cookie:x',
    'https:sso.example.test/',
    'wss://sso.example.test/',
  ])('refuses %j even so', (raw) => {
    expect(checkServerAddress(raw, open)).toBeNull();
  });
});

describe('base path', () => {
  const based: RedirectPolicy = { ...strict, base: '/portal/' };

  test.each([
    ['/portal', '/'],
    ['/portal/', '/'],
    ['/portal/user/x?a=1', '/user/x?a=1'],
    [`${origin}/portal/user/x`, '/user/x'],
    ['/user/x', '/user/x'],
    ['/portalX/y', '/portalX/y'],
  ])('%j becomes %j', (raw, path) => {
    expect(checkReferer(raw, based)).toBe(path);
  });

  test.each([
    `${origin}/other/x`,
    '/portal//evil.example',
    '/portal/authApi/logout',
    '/portal/..//evil.example',
  ])('refuses %j', (raw) => {
    expect(checkReferer(raw, based)).toBeNull();
  });
});
