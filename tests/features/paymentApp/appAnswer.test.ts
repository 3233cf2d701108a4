import { ONE_TIME_PARAMS, readAppAnswer } from '@/features/paymentApp/appAnswer';

const read = (query: string) => readAppAnswer(new URLSearchParams(query));

test('returns a code or an error, each with the state', () => {
  expect(read('authCode=c%2F1&state=s&referer=x')).toEqual({ state: 's', authCode: 'c/1' });
  expect(read('error=access_denied&error_description=no&state=s')).toEqual({
    state: 's',
    error: 'access_denied',
  });
});

test.each([
  ['referer=%2Fuser', null],
  ['State=s&AuthCode=c', null],
  ['state=s', 'incomplete'],
  ['authCode=c', 'incomplete'],
  ['error=access_denied', 'incomplete'],
  ['state=&authCode=c', 'incomplete'],
  ['state=s&authCode=', 'incomplete'],
  ['state=s&authCode=c&error=access_denied', 'incomplete'],
  ['state=s&state=s&authCode=c', 'incomplete'],
  ['state=s&authCode=c&authCode=d', 'incomplete'],
])('reads the query %s as %s', (query, answer) => {
  expect(read(query)).toBe(answer);
});

test('lists every parameter of a response among those to remove from the address', () => {
  for (const name of ONE_TIME_PARAMS) expect(read(`${name}=x`)).not.toBeNull();
  expect(ONE_TIME_PARAMS).toEqual(expect.arrayContaining(['state', 'authCode', 'error']));
});
