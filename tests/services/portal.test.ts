/** @jest-environment jsdom */
import { isOnline } from '@/services/portal';
import { markSignedIn, readSignOutReason } from '@/utils/storage/signOutReason';
import { createFakeNetwork, refusal } from '../support/fakes/fakeNetwork';

const network = createFakeNetwork();

beforeEach(() => markSignedIn());

test.each([true, false])('returns online: %s from the server', async (online) => {
  network.answer('online', online);
  expect(await isOnline()).toBe(online);
  expect(readSignOutReason()).toBeNull();
});

test('returns false if another device has ended the session, without a notice, and stores the reason', async () => {
  network.answer('online', refusal('SESSION_ENDED_ELSEWHERE', 'ended', false));
  expect(await isOnline()).toBe(false);
  expect(readSignOutReason()).toBe('otherDevice');
  expect(network.notices).toEqual([]);
});

test('throws any other refusal, with a notice unless quiet', async () => {
  network.answer('online', refusal('LOCKED', 'locked'));
  await expect(isOnline({ quiet: true })).rejects.toMatchObject({ kind: 'refused' });
  expect(network.notices).toEqual([]);
  await expect(isOnline()).rejects.toMatchObject({ kind: 'refused' });
  expect(network.notices).toMatchObject([{ description: 'locked' }]);
  expect(readSignOutReason()).toBeNull();
});
