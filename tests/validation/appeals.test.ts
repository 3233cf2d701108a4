import { checkTicket, normalizeTicket } from '@/validation/appeals';

test.each([
  ['AP20251208586193', null],
  [' ap 2025 1208 586193 ', null],
  ['ＡＰ２０２５１２０８５８６１９３', null],
  ['', 'validation.ticket.required'],
  ['   ', 'validation.ticket.required'],
  ['AP2025120858619', 'validation.ticket.format'],
  ['AP202512085861930', 'validation.ticket.format'],
  ['20251208586193', 'validation.ticket.format'],
  ['AP20251208586193; x', 'validation.ticket.format'],
])('%j: %s', (input, problem) => {
  expect(checkTicket(input)).toBe(problem);
});

test('a number is written as the portal writes it', () => {
  expect(normalizeTicket(' ap 2025 1208\u200b586193')).toBe('AP20251208586193');
});
