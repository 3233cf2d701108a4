/** Checks of the numbers that registries other than the identity registry issue, field by field, as in fields.ts. */
import { normalizeDocumentNumber } from './documents';
import { checkFormat } from './fields';
import type { Problem } from './problem';
import { removeSeparators } from './text';

const FUND_ACCOUNT = /^[A-Za-z0-9]{6,20}$/;
const SOCIAL_CARD_NO = /^[A-Z0-9]{9}$/;
const LICENSE_FILE_NO = /^\d{12}$/;

/** Normalizes the number of a housing provident fund account; case is preserved, because funds distinguish it. */
export const normalizeFundAccount = removeSeparators;

/** Normalizes the number of a social security card. */
export const normalizeSocialCardNo = normalizeDocumentNumber;

/** Normalizes the file number of a driver license. */
export const normalizeLicenseFileNo = removeSeparators;

/** Checks the number of a driver license, which must equal its holder's document number, given as it was typed. */
export function checkLicenseNo(input: string, document: string): Problem {
  const number = normalizeDocumentNumber(input);
  return checkFormat(
    number,
    'validation.licenseNo.required',
    'validation.licenseNo.format',
    number === normalizeDocumentNumber(document),
  );
}

export function checkFundAccount(input: string): Problem {
  const account = normalizeFundAccount(input);
  return checkFormat(
    account,
    'validation.fundAccount.required',
    'validation.fundAccount.format',
    FUND_ACCOUNT.test(account),
  );
}

export function checkSocialCardNo(input: string): Problem {
  const number = normalizeSocialCardNo(input);
  return checkFormat(
    number,
    'validation.socialCardNo.required',
    'validation.socialCardNo.format',
    SOCIAL_CARD_NO.test(number),
  );
}

export function checkLicenseFileNo(input: string): Problem {
  const number = normalizeLicenseFileNo(input);
  return checkFormat(
    number,
    'validation.licenseFileNo.required',
    'validation.licenseFileNo.format',
    LICENSE_FILE_NO.test(number),
  );
}
