import { getCallHref, getMailHref } from '@/pages/uaa/legal/contactLinks';

test.each([
  ['help@portal.example.com', 'mailto:help@portal.example.com'],
  ['first.last+portal@example.com', 'mailto:first.last+portal@example.com'],
])('returns a mail link for %j', (email, href) => {
  expect(getMailHref(email)).toBe(href);
});

test.each([
  '',
  'help@example.com?bcc=other@example.com',
  'help@example.com,other@example.com',
  'help%2Cother@example.com',
  'javascript:alert(1)@example.com',
  'help@example.com\nother@example.com',
])('returns no mail link for %j', (email) => {
  expect(getMailHref(email)).toBeUndefined();
});

test.each([
  ['+86 154 0000 0000', 'tel:+8615400000000'],
  ['(010) 1234-5678', 'tel:01012345678'],
])('returns a call link for %j', (phone, href) => {
  expect(getCallHref(phone)).toBe(href);
});

test.each(['', '12', '*21*15400000000#', '15400000000;phone-context=example.com', 'javascript:alert(1)'])(
  'returns no call link for %j',
  (phone) => {
    expect(getCallHref(phone)).toBeUndefined();
  },
);
