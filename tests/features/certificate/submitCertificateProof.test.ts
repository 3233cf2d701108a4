import { subCodes } from '@/contract/subCodes';
import { submitCertificateProof } from '@/features/certificate/submitCertificateProof';
import { bindCertificate } from '@/services/certificates';
import { getCaChallenge } from '@/services/guides';
import { HttpError } from '@/utils/http/httpErrors';
import * as request from '@/utils/http/request';
import { answerStepUps } from '@/utils/http/stepUp';

type Envelope = import('@/contract').Envelope;

jest.mock('@/utils/http/request');

const call = jest.mocked(request.request);
const exchange = { ask: getCaChallenge, present: bindCertificate };
const sign = jest.fn(async (challenge: string) => `signed ${challenge}`);
const confirm = jest.fn(async () => true);
const CHALLENGE = 'POST /anonApi/uaa/v1/caChallenge';

const success = (data: unknown): Envelope => ({ code: 20000, data, subCode: null, subMsg: null });
const expired: Envelope = { code: 40000, data: null, subCode: subCodes.CHALLENGE_EXPIRED, subMsg: '' };
const stepUpWanted = () =>
  new HttpError({ status: 428, headers: { get: () => null } } as unknown as Response, {
    data: { methods: ['password'] },
  });

/** Challenges are counted; binding answers these one after the other. */
function answers(...bindings: (Envelope | Error)[]): void {
  let challenges = 0;
  call.mockImplementation(async (endpoint, options) => {
    if (endpoint === CHALLENGE) {
      challenges += 1;
      options?.onEnvelope?.(success({ id: `c${challenges}`, challenge: `challenge ${challenges}` }));
      return true;
    }
    const next = bindings.shift();
    if (next instanceof Error) throw next;
    if (next) options?.onEnvelope?.(next);
    return true;
  });
}

const submits = () => submitCertificateProof({ certificate: 'cert', sign }, exchange);
const sent = () =>
  call.mock.calls.filter(([endpoint]) => endpoint !== CHALLENGE).map(([, options]) => options);

let stop: () => void;
beforeEach(() => {
  jest.clearAllMocks();
  stop = answerStepUps(confirm);
});
afterEach(() => stop());

test('uses one signature before and after a step-up', async () => {
  answers(stepUpWanted(), success([]));
  expect(await submits()).toEqual([]);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(sign.mock.calls).toEqual([['challenge 1']]);
  const body = { id: 'c1', certificate: 'cert', signature: 'signed challenge 1' };
  expect(sent().map((options) => options?.body)).toEqual([body, body]);
});

test('replaces a challenge that expired during the step-up once, without a notice', async () => {
  answers(stepUpWanted(), expired, success([]));
  expect(await submits()).toEqual([]);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(sign.mock.calls).toEqual([['challenge 1'], ['challenge 2']]);
  expect(sent().map((options) => options?.silentFor)).toEqual([
    ['CHALLENGE_EXPIRED'],
    ['CHALLENGE_EXPIRED'],
    [],
  ]);
});

test('reports a second expired challenge', async () => {
  answers(expired, expired);
  await expect(submits()).rejects.toMatchObject({ subCode: 'CHALLENGE_EXPIRED' });
  expect(sign).toHaveBeenCalledTimes(2);
});
