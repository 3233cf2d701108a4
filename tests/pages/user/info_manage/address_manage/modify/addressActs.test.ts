import { subCodes } from '@/contract/subCodes';
import { loadAddress } from '@/pages/user/info_manage/address_manage/modify/loadAddress';
import { runAddressAction } from '@/pages/user/info_manage/address_manage/runAddressAction';
import { getAddress } from '@/services/addresses';
import { HttpError } from '@/utils/http/httpErrors';
import { StepUpDeclined } from '@/utils/http/stepUp';

jest.mock('@/services/addresses', () => ({ getAddress: jest.fn() }));
const asks = getAddress as unknown as jest.Mock;

/** As much of an answer as an error of it reads. */
const failed = (status: number) => {
  const response = { status, headers: { get: () => null } } as unknown;
  return new HttpError(response as Response, null);
};
const UNREACHABLE = 'address.delete.unreachable';
const envelope = { code: 20001, data: null, subCode: subCodes.ADDRESS_DEFAULT, subMsg: 'in its own words' };

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

test('an act that was done answers nothing, also where the server did', async () => {
  expect(await runAddressAction(async () => true, UNREACHABLE)).toBeNull();
});

test('what was refused says why; what is no longer there is gone; what did not arrive says that', async () => {
  const refused = await runAddressAction(async (onFailure) => {
    onFailure(envelope as never);
    return false;
  }, UNREACHABLE);
  expect(refused).toMatchObject({ subCode: 'ADDRESS_DEFAULT', text: 'in its own words' });
  expect(await runAddressAction(() => Promise.reject(failed(404)), UNREACHABLE)).toBe('gone');
  expect(await runAddressAction(() => Promise.reject(new Error('no network')), UNREACHABLE)).toEqual({
    messageId: UNREACHABLE,
  });
});

test('an address, or why there is none to show', async () => {
  asks.mockResolvedValueOnce({ id: 'a' });
  expect(await loadAddress('a')).toEqual({ id: 'a' });
  asks.mockResolvedValueOnce(true);
  expect(await loadAddress('a')).toBe(false);
  asks.mockRejectedValueOnce(failed(404));
  expect(await loadAddress('a')).toBe('gone');
  asks.mockRejectedValueOnce(new StepUpDeclined('no'));
  expect(await loadAddress('a')).toBe('declined');
  asks.mockRejectedValueOnce(failed(500));
  await expect(loadAddress('a')).rejects.toThrow('http error');
  asks.mockClear();
  expect(await loadAddress('')).toBe('gone');
  expect(asks).not.toHaveBeenCalled();
});
