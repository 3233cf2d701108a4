import * as details from '@/validation/details';
import * as fieldRules from '@/validation/fields';
import { checkNewPassword, checkPasswordConfirm, getPasswordStrength } from '@/validation/newPassword';
import { normalizePostcode } from '@/validation/normalize';
import { checkPassword } from '@/validation/password';
import { getUtf8Length, isWellFormed } from '@/validation/text';

const fields = { ...fieldRules, ...details };

/** Inputs that must not break a field. */
const HOSTILE = ['a'.repeat(10_000), '😀', '\u202eabc', 'a\0b', '\ud800', '<img onerror=x>', '__proto__'];

test.each([
  [
    'account',
    fields.checkAccount,
    ['demo', 'A_12', `a${'b'.repeat(29)}`],
    ['abc', '1demo', 'de mo', 'démo', `a${'b'.repeat(30)}`],
  ],
  [
    'email',
    fields.checkEmail,
    ['a@example.com', "o'x+y@a-b.example.com", '用户@例子.example'],
    [
      'a',
      'a@b',
      'a@@example.com',
      'a@example..com',
      '@example.com',
      'a b@example.com',
      'a@.com',
      `${'a'.repeat(250)}@example.com`,
    ],
  ],
  ['captcha', fields.checkCaptchaText, ['aB3d', '1234'], ['abc', 'abcde', 'ab d', 'ａbcd']],
  ['code', fields.checkCode, ['012345'], ['12345', '1234567', '１２３４５６', '12345a']],
  [
    'name',
    fields.checkName,
    ['测试甲', '欧阳·试', "O'Neil-Smith Jr.", 'José'],
    ['测', '测试1', 'A', `测${'试'.repeat(60)}`, '·测试'],
  ],
  [
    'creditCode',
    fields.checkCreditCode,
    ['91440000TTTTTTT16C', ' 91440000ttttttt16c '],
    ['91440000TTTTTTT16D'],
  ],
] as const)('%s', (area, check, good, bad) => {
  expect(good.filter((value) => check(value) !== null)).toEqual([]);
  expect(check('')).toBe(`validation.${area}.required`);
  for (const value of [...bad, ...HOSTILE])
    expect([value, check(value)]).toEqual([value, `validation.${area}.format`]);
});

test('accepts an empty postcode', () => {
  expect(fields.checkPostcode('')).toBeNull();
  expect(fields.checkPostcode('100000')).toBeNull();
  expect(fields.checkPostcode('10000')).toBe('validation.postcode.format');
});

test('normalizes the width and the spaces of a postcode, but removes no invisible character', () => {
  expect(normalizePostcode(' ５１０ 000\u00a0')).toBe('510000');
  expect(fields.checkPostcode(normalizePostcode('510000\u200b'))).toBe('validation.postcode.format');
});

describe('mobile', () => {
  test.each([
    ['+86', '15400000001'],
    ['+853', '61234567'],
    ['+886', '912345678'],
  ])('accepts with region %s the number %s', (region, value) => {
    expect(fields.checkMobile(value, region)).toBeNull();
  });

  test.each([
    ['+86', '12400000001'],
    ['+852', '31234567'],
    ['+886', '812345678'],
    ['+1', '15400000001'],
    ['constructor', '15400000001'],
    ...HOSTILE.map((value) => ['+86', value] as [string, string]),
  ])('rejects with region %s the number %j', (region, value) => {
    expect(fields.checkMobile(value, region)).toBe('validation.mobile.format');
  });

  test('requires a value', () => {
    expect(fields.checkMobile('', '+86')).toBe('validation.mobile.required');
  });
});

describe('a mobile number as a login name', () => {
  test.each([
    ['15400000001', '+86', '15400000001'],
    ['+86 (154) 0000-0001', '+86', '15400000001'],
    ['１５４００００ ０００１', '+86', '15400000001'],
    ['+852 5123 4567', '+852', '51234567'],
    ['+886912345678', '+886', '912345678'],
  ])('reads %j as a number of region %s', (typed, region, mobile) => {
    const read = fields.readMobileName(typed);
    expect(read).toEqual({ region, mobile });
    // Its canonical form is parsed as the same number.
    expect(fields.readMobileName(fields.spellMobileName({ region, mobile }))).toEqual(read);
  });

  test.each([
    ...HOSTILE,
    '',
    'demo',
    '51234567',
    '8615400000001',
    '+86 51234567',
    '+1 5123456789',
    '110101190001010014',
    'E12345678',
  ])('does not read %j as a mobile number', (typed) => expect(fields.readMobileName(typed)).toBeNull());

  test.each([
    ['51234567', true],
    ['0912345678', true],
    ['15400000001', false],
    ['+85251234567', false],
    ['demo', false],
    ['', false],
  ])('reports a missing region in %j: %s', (typed, lacks) => expect(fields.lacksRegion(typed)).toBe(lacks));
});

describe('login name', () => {
  test.each([
    'demo',
    ' demo ',
    '+86 154 0000 0001',
    '+852 51234567',
    '51234567',
    '11010519491231002x',
    'H12345678',
  ])('accepts %j for a person', (value) => expect(fields.checkLoginId(value)).toBeNull());

  test('accepts a credit code as login name of a legal entity only', () => {
    expect(fields.checkLoginId('91440000TTTTTTT16C', 'legal')).toBeNull();
    expect(fields.checkLoginId('91440000TTTTTTT16C')).toBe('validation.loginId.format');
  });

  test.each(['', '  '])('requires a value instead of %j', (value) => {
    expect(fields.checkLoginId(value)).toBe('validation.loginId.required');
  });

  test.each([...HOSTILE, 'a@example.com', '测试甲'])('rejects %j', (value) => {
    // '__proto__' and long names are no account names; nothing else here is a number.
    expect(fields.checkLoginId(value)).toBe('validation.loginId.format');
  });
});

test.each([
  ['【门户】您的验证码是 123456，5分钟内有效。', '123456'],
  ['Your code is 012345. Call 15400000001.', '012345'],
  ['code:１２３４５６', '123456'],
  ['1234567', ''],
  ['no code', ''],
  ['', ''],
])('reads the pasted text %j as the code %j', (message, code) => {
  expect(fields.extractCode(message)).toBe(code);
});

test.each([
  ['', ''],
  ['１２３４５６', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['12a', '12a'],
  ['【门户】验证码 654321，5 分钟内有效', '654321'],
])('normalizes the input %j to %j', (input, held) => {
  expect(fields.normalizeCode(input)).toBe(held);
});

test.each([
  ['15400000009', { mobile: '15400000009' }],
  ['+886 (0)912345678', { region: '+886', mobile: '0912345678' }],
  ['+1 555 0100', { mobile: '+15550100' }],
])('splits the number %j into %j', (input, read) => {
  expect(fields.splitMobile(input)).toEqual(read);
});

describe('password', () => {
  test.each([
    ['', 'tooShort'],
    ['😀😀😀', 'tooShort'],
    ['123456', 'medium'],
    ['abcdefghij', 'medium'],
    ['Abcdefgh1', 'medium'],
    ['Abcdefghi1', 'strong'],
    ['密码测试测试测试Aa1', 'strong'],
  ])('rates %j as %s', (password, strength) => {
    expect(getPasswordStrength(password)).toBe(strength);
  });

  test.each([
    ['short', 4, 'tooShort'],
    ['Abcdefghi1', 0, 'weak'],
    ['Abcdefghi1', 2, 'medium'],
    ['Abcdefghi1', 3, 'strong'],
    ['abcdefghijklm', 4, 'medium'],
  ])('rates %j with the score %d as %s', (password, score, strength) => {
    expect(getPasswordStrength(password, score)).toBe(strength);
  });

  test('accepts any existing password that is well-formed and at most 128 bytes long', () => {
    expect(checkPassword('')).toBe('validation.pwd.required');
    expect(checkPassword(' 1 ')).toBeNull();
    expect(checkPassword('a'.repeat(128))).toBeNull();
    expect(checkPassword('a'.repeat(129))).toBe('validation.pwd.tooLong');
    expect(checkPassword('密'.repeat(43))).toBe('validation.pwd.tooLong');
    expect(checkPassword('abcdef\ud800')).toBe('validation.pwd.text');
  });

  test('rejects a new password that is short or contains the account name or the mobile number', () => {
    const owner = { account: 'demo', mobile: '15400000001' };
    expect(checkNewPassword('12345')).toBe('validation.pwd.min');
    expect(checkNewPassword('123456', owner)).toBeNull();
    expect(checkNewPassword('my-DEMO-pass', owner)).toBe('validation.pwd.contains');
    expect(checkNewPassword('x15400000001', owner)).toBe('validation.pwd.contains');
    expect(checkNewPassword('123456', { account: '', mobile: undefined })).toBeNull();
  });

  test('compares both entries with their case', () => {
    expect(checkPasswordConfirm('', 'x')).toBe('validation.confirm.required');
    expect(checkPasswordConfirm('Abcdef', 'abcdef')).toBe('validation.confirm.mismatch');
    expect(checkPasswordConfirm(' abc', 'abc')).toBe('validation.confirm.mismatch');
    expect(checkPasswordConfirm('密码', '密码')).toBeNull();
  });
});

test('measures text in UTF-8 bytes', () => {
  expect([getUtf8Length('aé密😀'), getUtf8Length('')]).toEqual([10, 0]);
  expect(['😀', '\ud83d', '\ude00x', 'ok'].map(isWellFormed)).toEqual([true, false, false, true]);
});

test('accepts any well-formed answer of at most 50 characters', () => {
  expect(fields.checkAnswer(' ')).toBe('validation.answer.required');
  expect(fields.checkAnswer('文'.repeat(50))).toBeNull();
  expect(fields.checkAnswer('😀'.repeat(50))).toBeNull();
  expect(fields.checkAnswer('a'.repeat(51))).toBe('validation.answer.long');
  expect(fields.checkAnswer('a\ud800')).toBe('validation.description.text');
});
