/** @jest-environment node */
import { call } from '@/utils/http/request';
import { success } from '../../support/apiServer';
import { failure, setUp } from '../../support/requests';

jest.mock('@/contract/endpoints', () => ({
  ...jest.requireActual('@/contract/endpoints'),
  endpoints: { outside: 'GET /user/x', one: 'GET /authApi/one/:id' },
}));

const stage = setUp();
const calling = (name: string, params?: object) => call(name as 'getVersion', { params } as never);

test('an address outside the API throws before fetch', async () => {
  stage.api.answers(success('x'));
  expect((await failure(calling('outside'))).message).toBe('Not an API address: /user/x');
  expect((await failure(calling('one', { id: '..' }))).message).toBe('Not a path parameter: id');
  expect(stage.api.fetch).not.toHaveBeenCalled();
});

test('a hostile id arrives as one encoded segment', async () => {
  stage.api.answers(success('x'));
  await calling('one', { id: '../authApi/logout' });
  expect(stage.api.received[0]?.path).toBe('/authApi/one/..%2FauthApi%2Flogout');
});
