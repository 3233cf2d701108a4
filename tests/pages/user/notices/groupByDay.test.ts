import { groupByDay } from '@/pages/user/notices/groupByDay';

const notice = (id: string, at: string) => ({ id, at, title: id, text: '', read: false });
const grouped = (...list: ReturnType<typeof notice>[]) =>
  groupByDay(list).map(({ day, notices }) => [day, ...notices.map(({ id }) => id)]);

test('groups by the day in China, the newest first', () => {
  expect(
    grouped(
      notice('old', '2026-03-04T15:59:59Z'),
      notice('morning', '2026-03-04T16:00:00Z'),
      notice('evening', '2026-03-05T10:00:00Z'),
    ),
  ).toEqual([
    ['2026-03-05', 'evening', 'morning'],
    ['2026-03-04', 'old'],
  ]);
});

test('keeps the server’s order of notices with equal times', () => {
  const at = '2026-03-05T08:00:00+08:00';
  expect(grouped(notice('a', at), notice('b', at))).toEqual([['2026-03-05', 'a', 'b']]);
});

test('puts invalid times last; returns no group without notices', () => {
  expect(grouped(notice('odd', 'soon'), notice('dated', '2026-03-05T08:00:00+08:00'))).toEqual([
    ['2026-03-05', 'dated'],
    ['', 'odd'],
  ]);
  expect(grouped()).toEqual([]);
});
