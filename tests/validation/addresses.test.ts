import { checkDetail, checkRecipient } from '@/validation/addresses';

test.each([
  ['测试甲', null],
  ['Maria da Conceição', null],
  ["Sean O'Brien", null],
  ['李'.repeat(30), null],
  ['', 'address.recipient.required'],
  ['甲', 'address.recipient.format'],
  ['李'.repeat(31), 'address.recipient.format'],
  ['甲1', 'address.recipient.format'],
  ['测\ud800试', 'address.recipient.format'],
  ['\u202e测试', 'address.recipient.format'],
  ['\u3164\u3164', 'address.recipient.format'],
  ['李\u0301', 'address.recipient.format'],
])('checks the recipient %j: %s', (value, problem) => {
  expect(checkRecipient(value)).toBe(problem);
});

test.each([
  ['示例路1号', null],
  ['一'.repeat(100), null],
  ['   ', 'address.detail.required'],
  ['  一二三四  ', 'address.detail.short'],
  ['一'.repeat(101), 'address.detail.long'],
  ['示例路\u0000 1 号', 'address.detail.text'],
  ['示例路 1 号 \ud800', 'address.detail.text'],
  ['\u3164'.repeat(5), 'address.detail.text'],
  ['示例路\u202e1 号', 'address.detail.text'],
  ['示     例', 'address.detail.short'],
  ['示\u0301\u0302\u0303\u0304例', 'address.detail.short'],
  ['☎️☎️☎️☎️☎️', null],
  ['شارع 1 示例', null],
])('checks the detail %j: %s', (value, problem) => {
  expect(checkDetail(value)).toBe(problem);
});
