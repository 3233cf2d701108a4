import { maskDestination } from '@/domain/masking';

test.each([
  ['+86 15400000009', '+86 154****0009'],
  ['+852 61234567', '+852 61****67'],
  ['test@example.com', 't***@example.com'],
  // The person's own number is masked by the server; what is half typed is nothing yet.
  ['own:mobile', ''],
  ['+86 ', ''],
  ['', ''],
])('%s → "%s"', (destination, masked) => {
  expect(maskDestination(destination)).toBe(masked);
});
