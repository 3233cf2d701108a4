import { createHash } from 'node:crypto';
import { isBreached } from '@/services/passwords';
import { createFakeNetwork, httpError } from '../support/fakes/fakeNetwork';

const network = createFakeNetwork();
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

test.each(['Dragon123!', '新-Correct-horse-7', ' spaces kept '])(
  'finds %j by the first five digits of its hash, and sends no other part of it',
  async (password) => {
    network.answer('breachedRange', ['0'.repeat(35), hashOf(password).slice(5)], ['0'.repeat(35)], []);
    expect([await isBreached(password), await isBreached(password), await isBreached(password)]).toEqual([
      true,
      false,
      false,
    ]);
    const [request] = network.sent('breachedRange');
    expect(request).toMatchObject({ query: { prefix: hashOf(password).slice(0, 5) }, params: {} });
    expect(JSON.stringify(request)).not.toContain(hashOf(password).slice(0, 6));
  },
);

test('rejects without a notice if the call fails', async () => {
  network.answer('breachedRange', httpError(429));
  await expect(isBreached('Dragon123!')).rejects.toMatchObject({ status: 429 });
  expect(network.notices).toEqual([]);
});

test('does not call the server in a browser that cannot hash', async () => {
  // All test files of a worker share the object `crypto`, so it is replaced and not changed.
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await isBreached('Dragon123!')).toBe(false);
  expect(network.calls).toEqual([]);
});
