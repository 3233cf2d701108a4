/** @jest-environment jsdom */
import { MINUTE } from '@/constants';
import { createServiceSigner, findKeyService } from '@/features/certificate/keyService';

const service = {
  name: 'Token',
  certificate: async () => 'Y2Vy\r\ndA==',
  sign: async (challenge: string) => btoa(`signed ${atob(challenge)}`),
};

afterEach(() => {
  Reflect.deleteProperty(window, 'portalKeyService');
});

test.each([
  [null],
  ['service'],
  [{}],
  [{ ...service, name: ' ' }],
  [{ ...service, sign: undefined }],
  [{ ...service, certificate: 'Y2VydA==' }],
])('ignores the invalid service %j', (given) => {
  Object.assign(window, { portalKeyService: given });
  expect(findKeyService()).toBeNull();
});

test('signs the challenge, also with line breaks', async () => {
  const { certificate, sign } = await createServiceSigner(service);
  expect(certificate).toBe('Y2VydA==');
  expect(atob(await sign(btoa('challenge')))).toBe('signed challenge');
});

test.each([
  ['an answer that is no base64', async () => '<certificate>'],
  ['an empty answer', async () => ''],
  ['an answer without end', async () => 'A'.repeat(1_000_000)],
  ['an error', async () => Promise.reject(new Error('<img>'))],
])('reports a failure of the service: %s', async (_name, certificate) => {
  await expect(createServiceSigner({ ...service, certificate })).rejects.toMatchObject({
    problem: 'service',
    field: null,
  });
});

test('gives up on a service that does not respond', async () => {
  jest.useFakeTimers();
  const never = createServiceSigner({ ...service, certificate: () => new Promise<string>(() => undefined) });
  const refusal = expect(never).rejects.toMatchObject({ problem: 'serviceSilent' });
  await jest.advanceTimersByTimeAsync(3 * MINUTE);
  await refusal;
  jest.useRealTimers();
});
