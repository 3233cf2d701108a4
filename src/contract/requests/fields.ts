/**
 * Schemas of fields that many requests share. An empty text, null and a missing field count as absent: the validation
 * removes them first (mock/_domain/http/readInput.ts), unless the schema accepts them (`orEmpty`, `v.nullable`). A failed `v.check` means FIELD_FORMAT unless its message is the
 * name of another subCode.
 */
import * as v from 'valibot';
import { CAPTCHA_CALLS_MAX, FILES_MAX, PAGE_SIZE_MAX } from '../../constants';
import { isGranteeId } from '../../validation/authorizations';
import { isCalendarDay } from '../../validation/days';
import { isEmail } from '../../validation/details';
import { checkCode, isMobile, type MobileRegion, mobilePatterns } from '../../validation/fields';
import { isKeyword } from '../../validation/keywords';
import type { Problem } from '../../validation/problem';

const MOBILE_MAX = 20;
const VERSION_MAX = 64;
/** The length of a UUID. */
const ID_MAX = 36;
/** Longer than the form's rule accepts, so that the rule reports the error. */
const KEYWORD_UNITS_MAX = 10_000;

/** A text of at most `max` UTF-16 units, unchanged. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

const trim = (value: string) => value.trim();

/**
 * A text of at most `max` UTF-16 units that passes a check of `src/validation`, in the form in which it is stored:
 * trimmed by default; `normalize` replaces this.
 */
export const checkedText = (max: number, check: (value: string) => Problem, normalize = trim) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.transform(normalize),
    v.nonEmpty(),
    v.check((value) => check(value) === null),
  );

/** An optional text; '' if absent. The literal '' makes the validation keep a sent empty text. */
export const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(''), schema]), '');

/** A checkbox; false if absent. */
export const flag = v.optional(v.boolean(), false);

/** The id of a record. */
export const id = text(ID_MAX);

/** The version of a value that the client has read. The server refuses the change if the value was changed since. */
export const version = text(VERSION_MAX);

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
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

/** The search text of a list. */
export const keyword = v.optional(v.pipe(text(KEYWORD_UNITS_MAX), v.check(isKeyword)));

const regions = Object.keys(mobilePatterns) as MobileRegion[];

const mobileFields = { region: v.picklist(regions), mobile: text(MOBILE_MAX) };
type WithMobile<Fields extends v.ObjectEntries> = v.ObjectSchema<typeof mobileFields & Fields, undefined>;
type Mobile = { region: MobileRegion; mobile: string };

const mobileFitsRegion = v.forward(
  v.partialCheck<Mobile, [['region'], ['mobile']], Mobile, undefined>(
    [['region'], ['mobile']],
    ({ region, mobile }) => isMobile(mobile, region),
    undefined,
  ),
  ['mobile'],
);

/**
 * A body with a mobile number in two fields, and with other fields. The leading 0 of a number of Taiwan is removed,
 * so that each number has one canonical form.
 */
export function withMobile<Fields extends v.ObjectEntries>(fields: Fields): WithMobile<Fields> {
  const schema = v.pipe(
    v.object({ ...mobileFields, ...fields }) as unknown as v.GenericSchema<Mobile>,
    mobileFitsRegion,
    v.transform((value) =>
      value.region === '+886' ? { ...value, mobile: value.mobile.replace(/^0/, '') } : value,
    ),
  );
  // The pipe does not change types, but TypeScript does not infer the other fields through it.
  return schema as unknown as WithMobile<Fields>;
}

const TOKEN_MAX = 64;
const CODE_MAX = 16;
/** The longest possible mail address (RFC 5321, section 4.5.3.1.3). */
const EMAIL_MAX = 254;
const LOGIN_NAME_MAX = 64;
/** Maximum length of a proof of work; the answer to an image is shorter. */
const CAPTCHA_MAX = 2_048;
/** In base64 a 2,048-bit ciphertext has 344 characters. */
const SEALED_MAX = 1_024;
/** In characters of base64. Certificates and RSA signatures are far shorter. */
const CERTIFICATE_MAX = 16_384;
const SIGNATURE_MAX = 2_048;
const DAY_MAX = 16;
/** Each provider defines the parameters of its response. */
const ANSWER_MAX = 4_096;

/** A ticket, token or id that the portal has issued. */
export const token = text(TOKEN_MAX);

/** A ticket, token or id in a query that only looks it up: if it is missing, the record is unknown. */
export const lookup = v.optional(v.string(), '');

/** A one-time code. */
export const oneTimeCode = v.pipe(
  text(CODE_MAX),
  v.check((code) => checkCode(code) === null),
);

/** A mail address, unchanged. */
export const email = v.pipe(text(EMAIL_MAX), v.check(isEmail));

/** The name of an account at sign-in (docs/api.md, Login names). */
export const loginName = text(LOGIN_NAME_MAX);

/** The answer to a captcha (docs/api.md, Captcha). */
export const captcha = text(CAPTCHA_MAX);

/** The rate limit that the endpoints of captchas share. */
export const captchaLimits = `Together with the other calls of captchas, ${CAPTCHA_CALLS_MAX.visitor} calls of a visitor and ${CAPTCHA_CALLS_MAX.address} of a network address within 10 minutes.`;

/** A password or an answer. It is encrypted if the body has a `secretId`. */
export const sealed = text(SEALED_MAX);

/** The id of the key that encrypted the secrets of the body. */
export const secretId = v.optional(text(TOKEN_MAX));

/**
 * The certificate in DER and its signature over the challenge (RSASSA-PKCS1-v1_5 with SHA-256 over the challenge's bytes),
 * both in base64.
 */
export const signedChallenge = { certificate: text(CERTIFICATE_MAX), signature: text(SIGNATURE_MAX) };

/** The refusals of a one-time code. */
export const codeRefusals = ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_USED_UP'] as const;

/** The refusals of a new password of an account. */
export const passwordRefusals = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_WEAK',
  'PASSWORD_BREACHED',
  'PASSWORD_SAME',
  'PASSWORD_CONTAINS',
] as const;

/** The refusals of a signed challenge, in the order of the checks. */
export const challengeRefusals = [
  'CHALLENGE_EXPIRED',
  'CERT_INVALID',
  'CERT_ISSUER_UNKNOWN',
  'CERT_REVOKED',
  'CERT_NOT_YET',
  'CERT_EXPIRED',
] as const;

/** The refusals of a signed challenge whose certificate must belong to an account. */
export const certificateRefusals = [...challengeRefusals, 'CERT_OF_COMPANY', 'CERT_NOT_BOUND'] as const;

/** The response of the payment app: `authCode`, or `error` (RFC 6749, section 4.1.2.1). */
export const paymentAppAnswer = v.object({
  state: text(ANSWER_MAX),
  authCode: v.optional(text(ANSWER_MAX)),
  error: v.optional(text(ANSWER_MAX)),
});

/** A checkbox that must be checked. */
export const ticked = v.literal(true, 'FIELD_REQUIRED');

/** A day, YYYY-MM-DD. */
export const calendarDay = v.pipe(text(DAY_MAX), v.check(isCalendarDay));

/** Ids of uploads. */
export const fileIds = v.pipe(v.array(token), v.maxLength(FILES_MAX, 'TOO_MANY_FILES'));

/**
 * A value with several shapes. `choose` returns the shape of the sent value, so that a 422 names its invalid fields;
 * a union would report the whole value as invalid.
 */
export function shapes<const Options extends v.UnionOptions>(
  options: Options,
  choose: (sent: object) => Options[number],
): v.UnionSchema<Options, undefined> {
  const run: v.UnionSchema<Options, undefined>['~run'] = (dataset, config) =>
    choose(dataset.value as object)['~run'](dataset, config) as ReturnType<
      v.UnionSchema<Options, undefined>['~run']
    >;
  return { ...v.union(options), '~run': run };
}

/** The name of another person: an account name or a mobile number. */
export const personLoginId = v.pipe(text(LOGIN_NAME_MAX), v.trim(), v.check(isGranteeId));
