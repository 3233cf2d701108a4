/** Readers of mobile numbers and one-time codes. */
import { checkCode, isMobile, type MobileRegion, mobilePatterns } from '../../../src/validation/fields';
import { FieldError, oneOf, type Reader, text } from './fields';

const MOBILE_MAX = 20;
const CODE_MAX = 16;

const regionOf = oneOf(...(Object.keys(mobilePatterns) as MobileRegion[]));

/**
 * Returns readers of a mobile number in two fields. A number of Taiwan loses its leading 0, so that each
 * number has one spelling.
 */
export function mobileFields({ region }: { region?: unknown }): {
  region: Reader<MobileRegion>;
  mobile: Reader<string>;
} {
  const mobile: Reader<string> = (raw) => {
    const number = text(MOBILE_MAX)(raw);
    // With an unknown region only the region is reported as wrong.
    const known = typeof region === 'string' && Object.hasOwn(mobilePatterns, region);
    if (known && !isMobile(number, region)) throw new FieldError('FIELD_FORMAT');
    return region === '+886' ? number.replace(/^0/, '') : number;
  };
  return { region: regionOf, mobile };
}

/** Reads a one-time code. */
export const oneTimeCode: Reader<string> = (raw) => {
  const code = text(CODE_MAX)(raw);
  if (checkCode(code) !== null) throw new FieldError('FIELD_FORMAT');
  return code;
};
