import { request } from '@/utils/http/request';
import { success } from '../../support/apiServer';
import { failure, setUp } from '../../support/requests';

const setup = setUp();
const one = (id: string) => request('GET /authApi/one/:id', { params: { id } });

test('throws for an address outside the API, before fetch', async () => {
  setup.api.answers(success('x'));
  expect((await failure(request('GET /user/x'))).message).toBe('Not an API address: /user/x');
  expect((await failure(one('..'))).message).toBe('Not a path parameter: id');
  expect(setup.api.fetch).not.toHaveBeenCalled();
});
