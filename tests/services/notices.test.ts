import { NOTICES_PER_CALL } from '@/constants';
import { readNotices } from '@/services/notices';
import { createFakeNetwork, httpError } from '../support/fakes/fakeNetwork';

const network = createFakeNetwork();
const sent = () => network.bodies('readNotices').map(({ ids }) => ids);
const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);

test.each([
  [0, []],
  [1, [1]],
  [NOTICES_PER_CALL, [NOTICES_PER_CALL]],
  [NOTICES_PER_CALL + 1, [NOTICES_PER_CALL, 1]],
])('marks %d notices as read in the allowed batches', async (count, sizes) => {
  network.answer('readNotices', null);
  await readNotices(many(count));
  expect(sent().map((ids) => ids.length)).toEqual(sizes);
  expect(sent().flat()).toEqual(many(count));
});

test('sends no further batch after a failed one', async () => {
  network.answer('readNotices', httpError(503), null);
  await expect(readNotices(many(NOTICES_PER_CALL + 1))).rejects.toMatchObject({ status: 503 });
  expect(sent()).toHaveLength(1);
});
