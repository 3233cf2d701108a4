import { ONE_TIME_PARAMS, readCallbackParams } from '@/pages/uaa/authorize/callBack/callbackParams';

const read = (query: string) => readCallbackParams(new URLSearchParams(query));
const grant = (query: string) => read(query).grant;

test('a code with its state', () => {
  expect(read('provider=cityPass&code=c1&state=s1')).toEqual({
    provider: 'cityPass',
    grant: { code: 'c1', state: 's1' },
  });
});

// RFC 6749, sections 4.1.2 and 4.1.2.1.
test.each(['code', 'state', 'error', 'error_description', 'error_uri'])(
  'what a provider sends as %s leaves the address bar',
  (name) => {
    expect(ONE_TIME_PARAMS).toContain(name);
  },
);

test('errors by their known word; a description changes nothing', () => {
  expect(read('provider=cityPass&error=access_denied&state=s1')).toEqual({
    provider: 'cityPass',
    grant: 'canceled',
  });
  expect(grant('provider=p&error=server_error&error_description=access_denied')).toBe('failed');
  expect(grant('provider=p&error=temporarily_unavailable')).toBe('failed');
  expect(grant('provider=p&error=<img src=x>')).toBe('failed');
  expect(grant('provider=p&error=')).toBe('failed');
});

test('an error counts before a code that comes with it', () => {
  expect(grant('provider=p&code=c&state=s&error=access_denied')).toBe('canceled');
});

test.each([
  '',
  'provider=p',
  'provider=p&code=c',
  'provider=p&state=s',
  'code=c&state=s',
  'provider=p&code=&state=s',
  'provider=p&code=c&state=s&state=s',
  'provider=p&code=c1&code=c2&state=s',
  'provider=p&provider=q&code=c&state=s',
])('incomplete: %s', (query) => {
  expect(grant(query)).toBe('incomplete');
});

test('an error given twice is no cancellation', () => {
  expect(grant('provider=p&error=access_denied&error=access_denied')).toBe('failed');
});
