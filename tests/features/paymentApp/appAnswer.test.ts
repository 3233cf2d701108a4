import { ONE_TIME_PARAMS, readAppAnswer } from '@/features/paymentApp/appAnswer';

const read = (query: string) => readAppAnswer(new URLSearchParams(query));

test.each(['', 'referer=%2Fuser', 'id=q1&code=7', 'State=s&AuthCode=c'])(
  'returns null for the query %j',
  (query) => {
    expect(read(query)).toBeNull();
  },
);

test('returns a code or an error, each with the state', () => {
  expect(read('authCode=c%2F1&state=s&referer=x')).toEqual({ state: 's', authCode: 'c/1' });
  expect(read('error=access_denied&error_description=no&state=s')).toEqual({
    state: 's',
    error: 'access_denied',
  });
});

test.each([
  'state=s',
  'authCode=c',
  'error=access_denied',
  'error_description=x',
  'state=&authCode=c',
  'state=s&authCode=',
  'state=s&error=',
  'state=s&authCode=c&error=access_denied',
  'state=s&state=s&authCode=c',
  'state=s&authCode=c&authCode=d',
  'state=s&error=a&error=b',
])('returns incomplete for %s', (query) => {
  expect(read(query)).toBe('incomplete');
});

test('lists every parameter of a response among those to remove from the address', () => {
  for (const name of ONE_TIME_PARAMS) expect(read(`${name}=x`)).not.toBeNull();
  expect(ONE_TIME_PARAMS).toEqual(expect.arrayContaining(['state', 'authCode', 'error']));
});
