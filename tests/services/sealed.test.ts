import { answerReset, finishReset } from '@/services/recovery';
import { stepUpByPassword } from '@/services/stepUp';
import { createFakeNetwork } from '../support/fakes/fakeNetwork';
import { answerSecret, open } from '../support/fakes/openSecret';

const network = createFakeNetwork();

beforeEach(() => answerSecret(network));

test('seals the password of a step-up', async () => {
  const confirmed = { until: '2026-01-01T00:00:00Z' };
  network.answer('stepUp', confirmed);
  expect(await stepUpByPassword('secret')).toEqual(confirmed);
  const [body] = network.bodies('stepUp');
  expect(body).toEqual({ method: 'password', value: expect.any(String), secretId: 'key' });
  expect(open((body as { value: string }).value)).toBe('secret');
});

test('seals the answers of a reset with one key', async () => {
  const step = { next: 'password', account: 'demo' } as const;
  network.answer('answerReset', step);
  expect(await answerReset('r1', ['one', 'two'])).toEqual(step);
  const [body] = network.bodies('answerReset');
  expect(body).toEqual({ id: 'r1', answers: [expect.any(String), expect.any(String)], secretId: 'key' });
  expect(body?.answers.map(open)).toEqual(['one', 'two']);
});

test('seals the new password of a reset', async () => {
  network.answer('finishReset', null);
  expect(await finishReset('r1', 'secret')).toBeNull();
  const [body] = network.bodies('finishReset');
  expect(body).toEqual({ id: 'r1', newPwd: expect.any(String), secretId: 'key' });
  expect(open(body?.newPwd ?? '')).toBe('secret');
});
