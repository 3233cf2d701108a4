import {
  checkFundAccount,
  checkLicenseFileNo,
  checkLicenseNo,
  checkSocialCardNo,
  normalizeFundAccount,
  normalizeLicenseFileNo,
  normalizeSocialCardNo,
} from '@/validation/verificationFields';

test.each([
  ['', 'validation.fundAccount.required'],
  [' \u200b', 'validation.fundAccount.required'],
  ['12345', 'validation.fundAccount.format'],
  ['Gjj-0000 0000', null],
  ['Ｇ１２３４５', null],
  ['1'.repeat(20), null],
  ['1'.repeat(21), 'validation.fundAccount.format'],
  ['123456_', 'validation.fundAccount.format'],
])('checks the fund account %j: %s', (typed, problem) => expect(checkFundAccount(typed)).toBe(problem));

test.each([
  ['', 'validation.socialCardNo.required'],
  ['\u3000', 'validation.socialCardNo.required'],
  ['A00000000', null],
  ['ａ００００００００', null],
  ['A0000000\u200b0', null],
  ['A0000000', 'validation.socialCardNo.format'],
  ['A-0000000', 'validation.socialCardNo.format'],
])('checks the social security card %j: %s', (typed, problem) =>
  expect(checkSocialCardNo(typed)).toBe(problem),
);

test.each([
  ['', 'validation.licenseFileNo.required'],
  ['000000000000', null],
  ['0000-0000 ００００', null],
  ['00000000000', 'validation.licenseFileNo.format'],
  ['00000000000X', 'validation.licenseFileNo.format'],
])('checks the license file %j: %s', (typed, problem) => expect(checkLicenseFileNo(typed)).toBe(problem));

test.each([
  ['', '11010519491231002X', 'validation.licenseNo.required'],
  ['11010519491231002X', '11010519491231002X', null],
  ['１１０105 19491231 002x', '11010519491231002X', null],
  ['11010519491231002X', ' 110105 19491231 002x', null],
  ['110105194912310021', '11010519491231002X', 'validation.licenseNo.format'],
  ['11010519491231002X', '', 'validation.licenseNo.format'],
])('checks the license %j of the holder of %j: %s', (typed, document, problem) => {
  expect(checkLicenseNo(typed, document)).toBe(problem);
});

test('stores accepted values without separators', () => {
  expect(normalizeFundAccount(' Ｇjj–0000 0000\n')).toBe('Gjj00000000');
  expect(normalizeSocialCardNo('ａ0000 0000')).toBe('A00000000');
  expect(normalizeLicenseFileNo('0000－0000 0000')).toBe('000000000000');
});
