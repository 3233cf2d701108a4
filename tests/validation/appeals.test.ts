import { checkTicket, formatTicket, isAppealReason, normalizeTicket } from '@/validation/appeals';

const TICKET = 'AP20251208T5N8ZR3JV1D0F';

test.each([
  [TICKET, null],
  ['AP20251208-T5N8Z-R3JV-1D0F', null],
  [' ap 2025 1208 t5n8z r3jv 1d0f ', null],
  ['ＡＰ２０２５１２０８Ｔ５Ｎ８ＺＲ３ＪＶ１Ｄ０Ｆ', null],
  ['', 'validation.ticket.required'],
  ['AP20251208T5N8ZR3JV1D0FF', 'validation.ticket.format'],
  ['AP20251208T5N8ZR3JV1DUF', 'validation.ticket.format'],
  ['AP20251208T5N8ZR3JV1D0F; x', 'validation.ticket.format'],
])('checks the ticket number %j: %s', (input, problem) => {
  expect(checkTicket(input)).toBe(problem);
});

test.each([' ap 2025 1208\u200bT5N8ZR3JV1D0F', 'AP2O251208T5N8ZR3JVIDOF', 'ap2o25l208 t5n8z–r3jv–ldof'])(
  'normalizes the ticket number %j',
  (input) => {
    expect(normalizeTicket(input)).toBe(TICKET);
  },
);

test('groups a ticket number, and leaves any other text as it is', () => {
  expect(formatTicket(TICKET)).toBe('AP20251208-T5N8Z-R3JV-1D0F');
  expect(formatTicket('AP1')).toBe('AP1');
});

test.each([
  ['LOCKED_OUT', true],
  ['constructor', false],
  [null, false],
])('accepts %j as a reason: %s', (value, isReason) => {
  expect(isAppealReason(value)).toBe(isReason);
});
