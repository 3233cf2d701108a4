import { subCodes } from '@/contract/subCodes';
import * as secrets from '@/services/secrets';
import { changeEmail, changeQuestions } from '@/services/security';
import { HttpError } from '@/utils/http/httpErrors';
import { call } from '@/utils/http/request';
import { answerStepUps } from '@/utils/http/stepUp';

jest.mock('@/services/secrets');
jest.mock('@/utils/http/request', () => ({
  ...jest.requireActual('@/utils/http/httpErrors'),
  call: jest.fn(),
}));

const mockCall = jest.mocked(call);
const { sealByDomainSetting: sealAsWanted } = jest.mocked(secrets);

const asksFirst = () => {
  const data = { methods: ['password'] };
  const response = { status: 428, headers: { get: () => null } } as unknown as Response;
  return new HttpError(response, { code: 42800, data, subCode: subCodes.STEP_UP_REQUIRED, subMsg: null });
};

beforeEach(() => jest.resetAllMocks());

test('questions: the answers are sealed anew after the person has confirmed who they are', async () => {
  const stop = answerStepUps(async () => true);
  sealAsWanted
    .mockResolvedValueOnce({ values: ['1', '2', '3'], secretId: 'first' })
    .mockResolvedValueOnce({ values: ['4', '5', '6'], secretId: 'second' });
  mockCall.mockRejectedValueOnce(asksFirst()).mockResolvedValueOnce(true);
  const answers = ['a', 'b', 'c'];
  const onFailure = jest.fn();
  await changeQuestions({ questions: ['BOOK', 'CITY', 'FILM'], answers, version: 'v' }, onFailure);
  stop();
  expect(sealAsWanted.mock.calls).toEqual([[answers], [answers]]);
  const rest = { questions: ['BOOK', 'CITY', 'FILM'], version: 'v' };
  expect(mockCall.mock.calls).toEqual([
    ['changeQuestions', { body: { ...rest, answers: ['1', '2', '3'], secretId: 'first' }, onFailure }],
    ['changeQuestions', { body: { ...rest, answers: ['4', '5', '6'], secretId: 'second' }, onFailure }],
  ]);
});

test('email: the same code goes again, and nothing goes where the person declines', async () => {
  const body = { email: 'a@example.com', code: '123456', version: 'v' };
  mockCall.mockRejectedValueOnce(asksFirst());
  await expect(changeEmail(body, jest.fn())).rejects.toMatchObject({ name: 'StepUpDeclined' });
  expect(mockCall).toHaveBeenCalledTimes(1);
  const stop = answerStepUps(async () => true);
  mockCall.mockRejectedValueOnce(asksFirst()).mockResolvedValueOnce(true);
  expect(await changeEmail(body, jest.fn())).toBe(true);
  stop();
  expect(mockCall.mock.calls.slice(1)).toEqual([
    ['changeEmail', { body, onFailure: expect.any(Function) }],
    ['changeEmail', { body, onFailure: expect.any(Function) }],
  ]);
});
