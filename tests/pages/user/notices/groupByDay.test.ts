import { groupByDay } from '@/pages/user/notices/groupByDay';

const notice = (id: string, at: string) => ({ id, at, title: id, text: '', read: false });
/** No offset: the reader's own time zone, whichever runs the test. */
const grouped = (...list: ReturnType<typeof notice>[]) =>
  groupByDay(list).map(({ day, notices }) => [day, ...notices.map(({ id }) => id)]);

test('by the reader’s day, the newest first, whatever order they come in', () => {
  expect(
    grouped(
      notice('old', '2026-03-04T23:59:59'),
      notice('morning', '2026-03-05T00:00:00'),
      notice('evening', '2026-03-05T18:00:00'),
    ),
  ).toEqual([
    ['2026-03-05', 'evening', 'morning'],
    ['2026-03-04', 'old'],
  ]);
});

test('of the same moment, in the server’s order', () => {
  const at = '2026-03-05T08:00:00';
  expect(grouped(notice('a', at), notice('b', at))).toEqual([['2026-03-05', 'a', 'b']]);
});

test('a time that cannot be read comes last; of none there is no day', () => {
  expect(grouped(notice('odd', 'soon'), notice('dated', '2026-03-05T08:00:00'))).toEqual([
    ['2026-03-05', 'dated'],
    ['', 'odd'],
  ]);
  expect(grouped()).toEqual([]);
});
