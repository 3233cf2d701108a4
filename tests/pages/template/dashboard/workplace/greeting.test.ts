import { getDayPart } from '@/pages/template/dashboard/workplace/components/Greeting';

test.each([
  [0, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [18, 'evening'],
])('returns for hour %s the part of the day: %s', (hour, part) => {
  expect(getDayPart(hour)).toBe(part);
});
