import { NOTICES_PER_CALL } from '@/constants';
import { readNotices } from '@/services/notices';
import * as request from '@/utils/http/request';

jest.mock('@/utils/http/request');

const call = jest.mocked(request.request);
const sent = () => call.mock.calls.map(([, options]) => (options as { body: { ids: string[] } }).body.ids);
const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (_, options) => {
    options?.onEnvelope?.({ code: 20000, data: null, subCode: null, subMsg: null });
    return true;
  });
});

test.each([
  [0, []],
  [1, [1]],
  [NOTICES_PER_CALL, [NOTICES_PER_CALL]],
  [NOTICES_PER_CALL + 1, [NOTICES_PER_CALL, 1]],
])('marks %d notices as read in the allowed batches', async (count, sizes) => {
  await readNotices(many(count));
  expect(sent().map((ids) => ids.length)).toEqual(sizes);
  expect(sent().flat()).toEqual(many(count));
});

test('stops at the first call that fails', async () => {
  call.mockRejectedValueOnce(new Error('no network'));
  await expect(readNotices(many(NOTICES_PER_CALL + 1))).rejects.toThrow();
  expect(call).toHaveBeenCalledTimes(1);
});
