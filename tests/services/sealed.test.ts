import { answerReset, finishReset } from '@/services/recovery';
import * as secrets from '@/services/secrets';
import { stepUpByPassword } from '@/services/stepUp';
import * as wrapper from '@/utils/http/request';

jest.mock('@/services/secrets');
jest.mock('@/utils/http/request');

const { sealForRequest } = jest.mocked(secrets);
const { request } = jest.mocked(wrapper);

test.each([
  [
    'a password that confirms who one is',
    () => stepUpByPassword('secret'),
    { until: '2026-01-01T00:00:00Z' },
    { method: 'password', value: 'sealed secret', secretId: 'key' },
  ],
  [
    'the answers of a reset',
    () => answerReset('r1', ['one', 'two']),
    { next: 'password', account: 'demo' },
    { id: 'r1', answers: ['sealed one', 'sealed two'], secretId: 'key' },
  ],
  [
    'the new password of a reset',
    () => finishReset('r1', 'secret'),
    null,
    { id: 'r1', newPwd: 'sealed secret', secretId: 'key' },
  ],
])('%s: sealed, whatever else is sent', async (_what, act, data, body) => {
  sealForRequest.mockImplementation(async (values) => ({
    values: values.map((value) => `sealed ${value}`),
    secretId: 'key',
  }));
  request.mockImplementation(async (_endpoint, options) => {
    options?.onEnvelope?.({ code: 20000, data, subCode: null, subMsg: null });
    return data;
  });
  expect(await act()).toEqual(data);
  expect(request.mock.calls.at(-1)?.[1]?.body).toEqual(body);
});
