import { endpoints } from '@/contract/endpoints';
import { getOwnValue } from '@/services/account';
import { ApiError } from '@/utils/http/ApiError';
import { json, success } from '../support/servers/apiServer';
import { failure, setUp } from '../support/servers/requests';

const setup = setUp();
const [METHOD, PATH] = endpoints.ownValue.split(' ');

test('requests each value again, by a POST with the name only in its body', async () => {
  setup.api.answers(success({ value: '154' }), success({ value: '' }));
  expect([await getOwnValue('mobile'), await getOwnValue('mobile')]).toEqual(['154', '']);
  expect(setup.api.received).toHaveLength(2);
  for (const { method, path, query, body } of setup.api.received) {
    expect([method, path, JSON.parse(body)]).toEqual([METHOD, PATH, { field: 'mobile' }]);
    expect([...query.keys()].filter((key) => key !== '_')).toEqual([]);
  }
});

test.each([500, 503, 504])(
  'shows no notice for the status %s, because the page shows the error, and sends the request once',
  async (status) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    setup.api.answers(json({}, status));
    const error = await failure(getOwnValue('mobile'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'http', status });
    expect(setup.api.received).toHaveLength(1);
    expect(setup.notices).toEqual([]);
  },
);
