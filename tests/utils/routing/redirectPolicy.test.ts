import {
  checkClientAddress,
  checkReferer,
  checkServerAddress,
  type RedirectPolicy,
} from '@/utils/routing/redirectPolicy';
import vectors from '../../data/redirects.json';

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
  test.each(vectors.reject)('refuses %j', (raw) => {
    expect(checkReferer(raw, strict)).toBeNull();
    expect(checkServerAddress(raw, strict)).toBeNull();
    expect(checkServerAddress(raw, open)).toBeNull();
  });

  test.each(vectors.accept)('accepts %j as the path that a browser parses', (raw) => {
    const { pathname, search, hash } = new URL(raw, origin);
    expect(checkReferer(raw, strict)).toBe(`${pathname}${search}${hash}`);
    expect(checkServerAddress(raw, strict)).toBe(`${pathname}${search}${hash}`);
  });

  test('returns the same address when its result is checked again', () => {
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

  test('refuses an address that is encoded too many times', () => {
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
  ])('refuses %j even with allowed hosts', (raw) => {
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
  ])('converts %j to %j', (raw, path) => {
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

describe('authorize class', () => {
  const wide: RedirectPolicy = { ...strict, maxLength: 32_768 };

  test.each([
    'https://client.example.test/callback?code=a&state=b',
    'https://client.example.test:8443/',
    'HTTPS://Client.Example.TEST/callback',
    'http://127.0.0.1:51004/callback?code=a',
    'http://[::1]:51004/callback?code=a',
    'http://localhost:3000/callback',
    // The query is not checked: only the application and the server read it.
    'https://client.example.test/callback?state=%0d%0a%zz%',
    'https://client.example.test/callback?state=https://evil.example/@',
  ])('accepts %j', (raw) => {
    expect(checkClientAddress(raw, wide)).toBe(new URL(raw).href);
  });

  test("keeps an application's state byte for byte", () => {
    const state = `a%2Fb%3d%7E+${'x'.repeat(4000)}`;
    const raw = `http://127.0.0.1:51004/callback?code=c&state=${state}&iss=https%3A%2F%2Fp`;
    expect(checkClientAddress(raw, wide)).toBe(raw);
  });

  /** Outside the portal, but valid as the address of an application that the server has validated. */
  const elsewhere = [
    'https://evil.example?portal.example.test',
    'https://sub.portal.example.test/account',
    'http://[::1]/',
    'https://portal.example.test:8443/account',
    'https://portal.example.test:80/',
    'https://portal.example.test.evil.example/',
    'https://portal-example.test/',
    'HTTPS://EVIL.EXAMPLE/',
  ];

  test.each([
    ...vectors.reject.filter((raw) => !elsewhere.includes(raw)),
    ...vectors.accept.filter((raw) => raw.startsWith('/')),
    'http://client.example.test/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://localhost.evil.example/callback',
    'http://127.1/callback',
    'http://[::ffff:127.0.0.1]/callback',
    'http://localhost@evil.example/callback',
    'http://user:secret@127.0.0.1/callback',
    'https://user@client.example.test/callback',
    'https://client.example.test/callback#code=a',
    'https://client.example.test\\@evil.example/callback',
    'https://client.example.test/call back',
    'https://client.example.test/callback?a=\u202eb',
    'https://client.example.test/%0d%0aSet-Cookie:x',
    'https:client.example.test/callback',
    '//client.example.test/callback',
    'JaVaScRiPt://127.0.0.1/%0aalert(1)',
    'com.example.app:/callback',
    // The address of an application is never on the portal's origin, on loopback or elsewhere.
    `${origin}/callback?code=c`,
    `${origin}/authApi/logout`,
    `${origin}//evil.example`,
    undefined,
    ['https://client.example.test/callback'],
  ])('refuses %j', (raw) => {
    expect(checkClientAddress(raw, wide)).toBeNull();
  });

  describe('on loopback', () => {
    const { origin: own, portal, elsewhere: others } = vectors.ownPortOnLoopback;
    const here: RedirectPolicy = { ...wide, origin: own };

    test.each(portal)('refuses %j, which is the portal itself', (raw, host) => {
      expect(new URL(raw).hostname).toBe(host);
      expect(checkClientAddress(raw, here)).toBeNull();
      // Also refused as a page of the portal or as an allowed host, whatever loopback name opened the portal.
      expect(checkReferer(raw, { ...here, origin: 'http://127.9.9.9:8000' })).toBeNull();
      expect(checkServerAddress(raw, { ...here, allowOrigins: [new URL(raw).origin] })).toBe(
        new URL(raw).origin === own ? '/callback' : null,
      );
    });

    test.each(others)('accepts %j, which is another server', (raw) => {
      expect(checkClientAddress(raw, here)).toBe(new URL(raw).href);
    });

    test.each(['http://127.0.0.1', 'http://[::1]', 'http://localhost'])(
      'refuses only the default port of %s',
      (name) => {
        const bare = { ...wide, origin: name };
        expect(checkClientAddress('http://127.0.0.1:80/callback', bare)).toBeNull();
        expect(checkClientAddress('http://localhost:443/callback', bare)).not.toBeNull();
        expect(checkClientAddress('https://localhost/callback', bare)).not.toBeNull();
      },
    );

    test('accepts a loopback port if the portal is not on loopback', () => {
      expect(checkClientAddress('http://127.0.0.1:443/callback', wide)).not.toBeNull();
    });
  });

  test('refuses addresses over the limit', () => {
    const long = (length: number) => `https://client.example.test/?${'a'.repeat(length - 29)}`;
    expect(checkClientAddress(long(wide.maxLength), wide)).not.toBeNull();
    expect(checkClientAddress(long(wide.maxLength + 1), wide)).toBeNull();
  });
});
