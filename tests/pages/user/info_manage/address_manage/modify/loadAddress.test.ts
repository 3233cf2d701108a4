import { loadAddress } from '@/pages/user/info_manage/address_manage/modify/loadAddress';
import { makeAddress } from '../../../../../support/addresses';
import { createFakeNetwork, httpError } from '../../../../../support/fakeNetwork';

const network = createFakeNetwork();

test('returns the address, or the reason why it cannot be shown', async () => {
  const stepUp = httpError(428, { data: { methods: ['password'] } });
  network.answer('address', makeAddress({ id: 'a' }), httpError(404), stepUp, httpError(500));
  expect(await loadAddress('a')).toEqual(makeAddress({ id: 'a' }));
  expect(await loadAddress('a')).toBe('unknown');
  // No page asks the user for the step-up, so it is declined.
  expect(await loadAddress('a')).toBe('declined');
  await expect(loadAddress('a')).rejects.toMatchObject({ kind: 'http', status: 500 });
  expect(network.sent('address').map(({ params }) => params)).toEqual(Array(4).fill({ id: 'a' }));
  expect(await loadAddress('')).toBe('unknown');
  expect(network.calls).toHaveLength(4);
});
