import { maskDestination } from '@/domain/masking';

test.each([
  ['+86 15400000009', '+86 154****0009'],
  ['+852 61234567', '+852 61****67'],
  ['test@example.com', 't***@example.com'],
  // The server masks the person's own number; an incomplete number is not shown.
  ['own:mobile', ''],
  ['+86 ', ''],
  ['', ''],
])('masks %s as "%s"', (destination, masked) => {
  expect(maskDestination(destination)).toBe(masked);
});
