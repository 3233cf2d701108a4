import { subCodes } from '@/contract/subCodes';
import { isOnline } from '@/services/portal';
import * as request from '@/utils/http/request';
import { markSignedIn, readSignOutReason } from '@/utils/storage/signOutReason';

jest.mock('@/utils/http/request');

const call = jest.mocked(request.request);

/** Has the server answer with this envelope. */
const answers = (code: number, data: unknown, subCode: string | null = null) =>
  call.mockImplementation(async (_endpoint, options) => {
    options?.onEnvelope?.({ code, data, subCode, subMsg: null });
    return code === 20000 ? data : false;
  });

beforeEach(() => {
  sessionStorage.clear();
  markSignedIn();
});

test.each([true, false])('returns online: %s from the server', async (online) => {
  answers(20000, online);
  expect(await isOnline()).toBe(online);
  expect(readSignOutReason()).toBeNull();
});

test('returns false after an end by another device, and stores the reason', async () => {
  answers(40000, false, subCodes.SESSION_ENDED_ELSEWHERE);
  expect(await isOnline({ quiet: true })).toBe(false);
  expect(readSignOutReason()).toBe('otherDevice');
  expect(call).toHaveBeenLastCalledWith(
    expect.any(String),
    expect.objectContaining({ quiet: true, silentFor: ['SESSION_ENDED_ELSEWHERE'] }),
  );
});

test('throws any other refusal', async () => {
  answers(40000, null, '99999');
  await expect(isOnline()).rejects.toMatchObject({ kind: 'refused' });
  expect(readSignOutReason()).toBeNull();
});
