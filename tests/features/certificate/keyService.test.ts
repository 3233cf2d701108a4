/** @jest-environment jsdom */
import { MINUTE } from '@/constants';
import {
  createServiceSigner,
  findKeyService,
  KEY_SERVICE_EVENT,
  watchKeyService,
} from '@/features/certificate/keyService';

const service = {
  name: 'Token',
  certificate: async () => 'Y2Vy\r\ndA==',
  sign: async (challenge: string) => btoa(`signed ${atob(challenge)}`),
};

afterEach(() => {
  Reflect.deleteProperty(window, 'portalKeyService');
  jest.useRealTimers();
});

test('finds a registered service', () => {
  expect(findKeyService()).toBeNull();
  window.portalKeyService = service;
  expect(findKeyService()).toBe(service);
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

test('notifies a listener when the service starts later, until it is removed', () => {
  const listener = jest.fn();
  const stop = watchKeyService(listener);
  window.dispatchEvent(new Event(KEY_SERVICE_EVENT));
  stop();
  window.dispatchEvent(new Event(KEY_SERVICE_EVENT));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('signs the challenge, also with line breaks', async () => {
  const { certificate, sign } = await createServiceSigner(service);
  expect(certificate).toBe('Y2VydA==');
  expect(atob(await sign(btoa('challenge')))).toBe('signed challenge');
});

const throws = () => {
  throw new Error('gone');
};

test.each([
  ['an answer that is no base64', async () => '<certificate>'],
  ['an empty answer', async () => ''],
  ['an answer without end', async () => 'A'.repeat(1_000_000)],
  ['no answer', async () => undefined as unknown as string],
  ['an error', async () => Promise.reject(new Error('<img>'))],
  ['a synchronous error', throws],
])('reports a failure of the service: %s', async (_name, certificate) => {
  await expect(createServiceSigner({ ...service, certificate })).rejects.toMatchObject({
    problem: 'service',
    field: null,
  });
});

test('reports a cancellation as such', async () => {
  const certificate = () => Promise.reject(new DOMException('no', 'AbortError'));
  await expect(createServiceSigner({ ...service, certificate })).rejects.toMatchObject({
    problem: 'canceled',
  });
});

test('gives up on a service that does not respond', async () => {
  jest.useFakeTimers();
  const never = createServiceSigner({ ...service, certificate: () => new Promise<string>(() => undefined) });
  const told = expect(never).rejects.toMatchObject({ problem: 'serviceSilent' });
  await jest.advanceTimersByTimeAsync(3 * MINUTE);
  await told;
});
