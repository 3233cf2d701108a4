/**
 * The typed catalogue of business refusals: subCode → message key (locales/…/subCode.ts).
 * The mock answers with the message in the reader's language as subMsg; forms show the same words at the field.
 */
export const subCodes = {
  WAITING: '11002',
  BAD_CREDENTIALS: '11101',
  BAD_CAPTCHA: '11102',
  CAPTCHA_REQUIRED: '11103',
  LOCKED: '11104',
  SECRET_INVALID: '11105',
  BAD_REQUEST: '11106',
  NO_SESSION: '11107',
  NOT_FOUND: '11108',
  FORBIDDEN: '11109',
  GUIDE_PENDING: '11110',
  CHANNEL_UNKNOWN: '11111',
  FIELDS_WRONG: '11112',
  FROZEN: '11113',
  FIELD_REQUIRED: '11114',
  FIELD_TOO_LONG: '11115',
  FIELD_FORMAT: '11116',
  CODE_WRONG: '11201',
  CODE_EXPIRED: '11202',
  CODE_USED_UP: '11203',
  CODE_TOO_SOON: '11204',
  QR_UNKNOWN: '11205',
  PROVIDER_STATE: '11206',
  PROVIDER_REFUSED: '11207',
  ALREADY_BOUND: '11208',
  TICKET_UNKNOWN: '11209',
  CHALLENGE_EXPIRED: '11210',
  CERT_INVALID: '11211',
  CERT_EXPIRED: '11212',
  CERT_NOT_YET: '11213',
  CERT_REVOKED: '11214',
  CERT_ISSUER_UNKNOWN: '11215',
  CERT_NOT_BOUND: '11216',
  PASSWORD_TOO_SHORT: '11217',
  PASSWORD_WEAK: '11218',
  PASSWORD_SAME: '11219',
  PASSWORD_CONTAINS: '11220',
  PASSWORD_WRONG: '11221',
  MOBILE_TAKEN: '11222',
  NO_DESTINATION: '11223',
  REQUEST_UNKNOWN: '11224',
} as const;

export type SubCodeName = keyof typeof subCodes;
export type SubCode = (typeof subCodes)[SubCodeName];

/** Name of a subCode the server sent, or undefined for one the catalogue does not know. */
export function subCodeName(code: unknown): SubCodeName | undefined {
  const names = Object.keys(subCodes) as SubCodeName[];
  return names.find((name) => subCodes[name] === code);
}

/** Envelope codes: specification, sections 7 and 8. */
export const CODE_SUCCESS = 20000;
/** With subCode WAITING and subMsg `waiting` the one refusal that shows no notice. */
export const CODE_WAITING = 20002;
/** Any other business refusal. */
export const CODE_REFUSED = 40000;
export const WAITING_MESSAGE = 'waiting';
