import * as v from 'valibot';
import { createCaller } from '@/utils/http/callApi';
import { HttpError } from '@/utils/http/httpErrors';
import * as wrapper from '@/utils/http/request';
import * as status from '@/utils/http/status';
import { answerStepUps } from '@/utils/http/stepUp';

jest.mock('@/utils/http/request');
jest.mock('@/utils/http/status');

const request = jest.mocked(wrapper.request);
/** The notice of an answer that cannot be read. */
const told = jest.mocked(status.showClientError);
const call = createCaller({
  domain: {
    call: 'GET /anonApi/global/v1/domain',
    data: v.looseObject({
      enableVerifySecret: v.picklist(['0', '1']),
      siteName: v.string(),
      redirectHosts: v.array(v.string()),
    }),
  },
  online: { call: 'GET /anonApi/user/v1/online', data: v.boolean() },
  changeQuestions: {
    call: 'PUT /authApi/account/v1/questions',
    data: v.pipe(
      v.unknown(),
      v.transform(() => null),
    ),
  },
});

const envelope = (data: unknown, code = 20000) => ({ code, data, subCode: null, subMsg: null });
const answers = (answer: ReturnType<typeof envelope>) =>
  request.mockImplementation(async (_endpoint, options) => {
    options?.onEnvelope?.(answer);
    return answer.code === 20000 ? (answer.data ?? true) : false;
  });

beforeEach(() => jest.resetAllMocks());

test('resolves with the data as the contract defines it, also false and null', async () => {
  const domain = { enableVerifySecret: '1', siteName: 'Portal', redirectHosts: [], more: 1 };
  answers(envelope(domain));
  expect(await call('domain', { cache: true })).toEqual(domain);
  expect(request).toHaveBeenCalledWith(
    'GET /anonApi/global/v1/domain',
    expect.objectContaining({ cache: true }),
  );
  answers(envelope(false));
  expect(await call('online')).toBe(false);
  answers(envelope('whatever'));
  const body = { questions: [], answers: [], version: 'v' };
  expect(await call('changeQuestions', { body })).toBeNull();
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a field missing', { enableVerifySecret: '1', siteName: 'x' }],
  ['a word it does not know', { enableVerifySecret: '2', siteName: 'x', redirectHosts: [] }],
  ['a list that is none', { enableVerifySecret: '1', siteName: 'x', redirectHosts: {} }],
])('%s instead of the data is no answer that can be read', async (_, data) => {
  answers(envelope(data));
  await expect(call('domain')).rejects.toMatchObject({ name: 'ApiError', kind: 'parse' });
  expect(told.mock.calls).toEqual([[expect.objectContaining({ failure: 'parse' })]]);
  await expect(call('domain', { quiet: true })).rejects.toMatchObject({ kind: 'parse' });
  expect(told).toHaveBeenCalledTimes(1);
});

test('throws a refusal with its content', async () => {
  answers({ code: 40000, data: { left: 1 }, subCode: '11108', subMsg: 'gone' } as never);
  await expect(call('online')).rejects.toMatchObject({
    kind: 'refused',
    subCode: 'NOT_FOUND',
    text: 'gone',
    values: { left: 1 },
  });
});

test('turns errors of the wrapper into an ApiError', async () => {
  request.mockRejectedValue(new DOMException('x', 'AbortError'));
  await expect(call('online')).rejects.toMatchObject({ name: 'ApiError', kind: 'aborted' });
});

describe('428', () => {
  const asksFirst = () => {
    const response = { status: 428, headers: { get: () => null } } as unknown as Response;
    return new HttpError(response, { data: { methods: ['password'] } });
  };

  test('sends the call again after the step-up, with newly encrypted secrets', async () => {
    const stop = answerStepUps(async () => true);
    request.mockRejectedValueOnce(asksFirst());
    request.mockImplementationOnce(async (_endpoint, options) => {
      options?.onEnvelope?.(envelope(null));
      return true;
    });
    let sealed = 0;
    const body = async () => {
      sealed += 1;
      return { questions: [], answers: [`sealed ${sealed}`], version: 'v' };
    };
    expect(await call('changeQuestions', { body })).toBeNull();
    stop();
    const sent = request.mock.calls.map(
      ([, options]) => (options as { body: { answers: string[] } }).body.answers[0],
    );
    expect(sent).toEqual(['sealed 1', 'sealed 2']);
  });

  test('sends nothing more after a declined step-up', async () => {
    const stop = answerStepUps(async () => false);
    request.mockRejectedValue(asksFirst());
    const body = { questions: [], answers: [], version: 'v' };
    await expect(call('changeQuestions', { body })).rejects.toMatchObject({
      kind: 'declined',
      messageId: 'stepUp.declined',
    });
    stop();
    expect(request).toHaveBeenCalledTimes(1);
  });
});
