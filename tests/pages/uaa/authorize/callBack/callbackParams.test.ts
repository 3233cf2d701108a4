import { ONE_TIME_PARAMS, readCallbackParams } from '@/pages/uaa/authorize/callBack/callbackParams';

const read = (query: string) => readCallbackParams(new URLSearchParams(query));
const grant = (query: string) => read(query).grant;

test('returns a grant for a code with its state', () => {
  expect(read('provider=cityPass&code=c1&state=s1')).toEqual({
    provider: 'cityPass',
    grant: { code: 'c1', state: 's1' },
  });
});

// RFC 6749, sections 4.1.2 and 4.1.2.1.
test.each(['code', 'state', 'error', 'error_description', 'error_uri'])(
  'lists the parameter %s among those to remove from the address',
  (name) => {
    expect(ONE_TIME_PARAMS).toContain(name);
  },
);

test('recognizes errors by their code and ignores a description', () => {
  expect(read('provider=cityPass&error=access_denied&state=s1')).toEqual({
    provider: 'cityPass',
    grant: 'canceled',
  });
  expect(grant('provider=p&error=server_error&error_description=access_denied')).toBe('failed');
  expect(grant('provider=p&error=')).toBe('failed');
});

test('prefers an error to a code in the same query', () => {
  expect(grant('provider=p&code=c&state=s&error=access_denied')).toBe('canceled');
});

test.each([
  'provider=p&code=c',
  'provider=p&state=s',
  'code=c&state=s',
  'provider=p&code=&state=s',
  'provider=p&code=c&state=s&state=s',
  'provider=p&code=c1&code=c2&state=s',
  'provider=p&provider=q&code=c&state=s',
])('returns incomplete for the query %j', (query) => {
  expect(grant(query)).toBe('incomplete');
});

test('returns failed if the error parameter is repeated', () => {
  expect(grant('provider=p&error=access_denied&error=access_denied')).toBe('failed');
});
