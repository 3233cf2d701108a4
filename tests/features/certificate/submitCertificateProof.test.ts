import { submitCertificateProof } from '@/features/certificate/submitCertificateProof';
import { bindCertificate } from '@/services/certificates';
import { setStepUpDialog } from '@/utils/http/stepUp';
import { createFakeNetwork, httpError, refusal } from '../../support/fakes/fakeNetwork';

const network = createFakeNetwork();
const sign = jest.fn(async (challenge: string) => `signed ${challenge}`);
const confirm = jest.fn(async () => true);

const expired = refusal('CHALLENGE_EXPIRED', 'expired');
const stepUpRequired = httpError(428, { data: { methods: ['password'] } });

const submit = () => submitCertificateProof({ certificate: 'cert', sign }, bindCertificate);
const proof = (count: number) => ({
  id: `c${count}`,
  certificate: 'cert',
  signature: `signed challenge ${count}`,
});

let stop: () => void;
beforeEach(() => {
  jest.clearAllMocks();
  stop = setStepUpDialog(confirm);
  let challenges = 0;
  network.answer('caChallenge', () => {
    challenges += 1;
    return { id: `c${challenges}`, challenge: `challenge ${challenges}` };
  });
});
afterEach(() => stop());

test('uses one signature before and after a step-up, and replaces a challenge that expired meanwhile without a notice', async () => {
  network.answer('bindCertificate', stepUpRequired, expired, []);
  expect(await submit()).toEqual([]);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(sign.mock.calls).toEqual([['challenge 1'], ['challenge 2']]);
  expect(network.bodies('bindCertificate')).toEqual([proof(1), proof(1), proof(2)]);
  expect(network.notices).toEqual([]);
});

test('reports a second expired challenge', async () => {
  network.answer('bindCertificate', expired);
  await expect(submit()).rejects.toMatchObject({ subCode: 'CHALLENGE_EXPIRED' });
  expect(sign).toHaveBeenCalledTimes(2);
  expect(network.notices).toMatchObject([{ description: 'expired' }]);
});

test('reports any other refusal immediately', async () => {
  network.answer('bindCertificate', refusal('CERT_REVOKED'));
  await expect(submit()).rejects.toMatchObject({ subCode: 'CERT_REVOKED' });
  expect(sign).toHaveBeenCalledTimes(1);
});
