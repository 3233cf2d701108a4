import { loadAddress } from '@/pages/user/info_manage/address_manage/modify/loadAddress';
import { getAddress } from '@/services/addresses';
import { ApiError } from '@/utils/http/ApiError';

jest.mock('@/services/addresses', () => ({ getAddress: jest.fn() }));
const ask = getAddress as unknown as jest.Mock;

test('returns the address, or the reason why it cannot be shown', async () => {
  ask.mockResolvedValueOnce({ id: 'a' });
  expect(await loadAddress('a')).toEqual({ id: 'a' });
  ask.mockRejectedValueOnce(new ApiError('http', { status: 404 }));
  expect(await loadAddress('a')).toBe('gone');
  ask.mockRejectedValueOnce(new ApiError('declined'));
  expect(await loadAddress('a')).toBe('declined');
  const failed = new ApiError('http', { status: 500 });
  ask.mockRejectedValueOnce(failed);
  await expect(loadAddress('a')).rejects.toBe(failed);
  ask.mockClear();
  expect(await loadAddress('')).toBe('gone');
  expect(ask).not.toHaveBeenCalled();
});
