/**
 * Schemas of fields that many requests share. An empty text, null and a missing field count as absent: whoever validates
 * removes them first (mock/_domain/http/readInput.ts). A failed `v.check` means FIELD_FORMAT unless its message is the
 * name of another subCode.
 */
import * as v from 'valibot';
import { PAGE_SIZE_MAX } from '../../constants';
import { isGranteeId } from '../../validation/authorizations';
import { isCalendarDay } from '../../validation/days';
import { checkName, isEmail } from '../../validation/details';
import { checkCode, isMobile, type MobileRegion, mobilePatterns } from '../../validation/fields';
import type { Problem } from '../../validation/problem';

const MOBILE_MAX = 20;
const VERSION_MAX = 64;
/** The length of a UUID. */
const ID_MAX = 36;

/** A text of at most `max` UTF-16 units, taken as it is. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const trim = (value: string) => value.trim();

/**
 * A text of at most `max` UTF-16 units that passes a check of `src/validation`, in the form in which it is stored: trimmed,
 * unless `normalize` does something else.
 */
export const checkedText = (max: number, check: (value: string) => Problem, normalize = trim) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.transform(normalize),
    v.nonEmpty(),
    v.check((value) => check(value) === null),
  );

/** A text that may be absent, which is '' then. */
export const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(''), schema]), '');

/** A box that may be ticked. */
export const flag = v.optional(v.boolean(), false);

/** The id of a record. */
export const id = text(ID_MAX);

/** The version of a value that the client has seen: of one that has changed since, the server refuses a change. */
export const version = text(VERSION_MAX);

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The fields of every list's query. `fields` are those that the list can be sorted by. */
export const pageQuery = <Field extends string = never>(...fields: Field[]) => ({
  /** From 1. */
  pageNumber: v.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  pageSize: v.optional(wholeNumber(1, PAGE_SIZE_MAX)),
  sort: v.optional(
    v.picklist(fields.flatMap((field) => [`${field}:asc` as const, `${field}:desc` as const])),
  ),
});

const regions = Object.keys(mobilePatterns) as MobileRegion[];

const mobileFields = { region: v.picklist(regions), mobile: text(MOBILE_MAX) };
type WithMobile<Fields extends v.ObjectEntries> = v.ObjectSchema<typeof mobileFields & Fields, undefined>;
type Mobile = { region: MobileRegion; mobile: string };

const isOfItsRegion = v.forward(
  v.partialCheck<Mobile, [['region'], ['mobile']], Mobile, undefined>(
    [['region'], ['mobile']],
    ({ region, mobile }) => isMobile(mobile, region),
    undefined,
  ),
  ['mobile'],
);

/**
 * A body with a mobile number in two fields, and with other fields. A number of Taiwan loses its leading 0, so that each
 * number has one spelling.
 */
export function withMobile<Fields extends v.ObjectEntries>(fields: Fields) {
  const schema = v.pipe(
    v.object({ ...mobileFields, ...fields }) as unknown as v.GenericSchema<Mobile>,
    isOfItsRegion,
    v.transform((value) =>
      value.region === '+886' ? { ...value, mobile: value.mobile.replace(/^0/, '') } : value,
    ),
  );
  // TypeScript does not carry the other fields through the pipe. Forms hold a region as any text.
  return schema as unknown as v.GenericSchema<
    Omit<v.InferInput<WithMobile<Fields>>, 'region'> & { region: string },
    v.InferOutput<WithMobile<Fields>>
  >;
}

const DAY_MAX = 16;
const CODE_MAX = 16;
/** The longest possible mail address (RFC 5321, section 4.5.3.1.3). */
const EMAIL_MAX = 254;
const NAME_MAX = 100;
const LOGIN_ID_MAX = 64;
const TOKEN_MAX = 64;
/** In base64 a 2,048-bit ciphertext has 344 characters. */
const SECRET_MAX = 1024;
/** Limits in characters of base64. Certificates and RSA signatures are far shorter. */
const CERTIFICATE_MAX = 16_384;
const SIGNATURE_MAX = 2_048;

/** A day, YYYY-MM-DD. */
export const calendarDay = v.pipe(text(DAY_MAX), v.check(isCalendarDay));

/** A one-time code. */
export const oneTimeCode = v.pipe(
  text(CODE_MAX),
  v.check((code) => checkCode(code) === null),
);

/** A mail address. */
export const emailAddress = v.pipe(text(EMAIL_MAX), v.check(isEmail));

/** The name of a person. */
export const personName = v.pipe(
  text(NAME_MAX),
  v.trim(),
  v.check((name) => checkName(name) === null),
);

/** Account name or mobile number of another person. */
export const personLoginId = v.pipe(text(LOGIN_ID_MAX), v.trim(), v.check(isGranteeId));

/** A ticket, a proof or an id that the portal has issued. */
export const token = text(TOKEN_MAX);

/** A secret, encrypted if the body has a `secretId`. */
export const secret = text(SECRET_MAX);

/** The id of the key that encrypted the secrets of a body. */
export const secretId = v.optional(token);

/** A certificate (DER) and the signature of a challenge by its key (RSASSA-PKCS1-v1_5 with SHA-256), both in base64. */
export const certificateProof = { certificate: text(CERTIFICATE_MAX), signature: text(SIGNATURE_MAX) };
