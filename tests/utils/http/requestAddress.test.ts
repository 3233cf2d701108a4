import { endpoints } from '@/contract/endpoints';
import { assertApiPath, getTarget } from '@/utils/http/target';

const global = globalThis as { MOCK_TOOLS?: boolean };

test.each(Object.values(endpoints))('accepts the endpoint %s', (endpoint) => {
  const { address, method } = getTarget(endpoint.replace(/:\w+/g, 'x'));
  expect(`${method} ${address}`).toBe(endpoint.replace(/:\w+/g, 'x'));
});

describe('path parameters', () => {
  const company = 'GET /authApi/role/v1/company/:id';

  test.each([
    ['r-1', 'r-1'],
    ['../authApi/logout', '..%2FauthApi%2Flogout'],
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['..\\x', '..%5Cx'],
    ['企业', '%E4%BC%81%E4%B8%9A'],
  ])('encodes %j as one path segment', (id, segment) => {
    expect(getTarget(company, { id }).address).toBe(`/authApi/role/v1/company/${segment}`);
  });

  test.each(['.', '..', '', '\ud800'])('rejects %j', (id) => {
    expect(() => getTarget(company, { id })).toThrow();
  });

  test('throws for a missing path parameter, also one inherited from Object', () => {
    expect(() => getTarget(company)).toThrow();
    expect(() => getTarget('GET /authApi/x/:constructor', {})).toThrow();
  });
});

test('repeats the name of a parameter for lists, and omits missing values', () => {
  const query = { a: [1, 2], b: undefined, c: null, d: false, e: '' };
  expect(getTarget('GET /anonApi/x', {}, query).address).toBe('/anonApi/x?a=1&a=2&d=false&e=');
});

describe('addresses outside the API', () => {
  test.each([
    '/user/x',
    '/anonApiX/y',
    '/anonApi/../authApi/logout',
    '/anonApi/%2e%2e/x',
    '/\\evil.example/anonApi/x',
    'https://evil.example/anonApi/x',
    '/mock/reset',
    '/oauth2/token',
  ])('rejects %j', (path) => {
    expect(() => assertApiPath(path)).toThrow('Not an API address');
  });

  test('accepts /mock in a build with the tools', () => {
    global.MOCK_TOOLS = true;
    expect(() => assertApiPath('/mock/reset')).not.toThrow();
    Reflect.deleteProperty(global, 'MOCK_TOOLS');
    expect(() => assertApiPath('/mock/reset')).toThrow();
  });
});
