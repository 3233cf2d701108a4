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
  NOT_ACTIVATED: '11301',
  ACCOUNT_TAKEN: '11302',
  ID_REGISTERED: '11303',
  USCC_REGISTERED: '11304',
  GUARDIAN_REQUIRED: '11305',
  GUARDIAN_UNFIT: '11306',
  NOT_ELIGIBLE: '11307',
  TOKEN_INVALID: '11308',
  REGISTRATION_UNKNOWN: '11309',
  ACTIVATION_DONE: '11310',
  RESET_UNKNOWN: '11311',
  PROOF_MISMATCH: '11312',
  PROOF_USED_UP: '11313',
  ANSWERS_WRONG: '11314',
  FILE_EMPTY: '11321',
  FILE_TOO_LARGE: '11322',
  FILE_TYPE: '11323',
  FILE_UNKNOWN: '11324',
  TOO_MANY_FILES: '11325',
  APPEAL_OPEN: '11326',
  APPEAL_UNKNOWN: '11327',
  APPEAL_STATE: '11328',
  AUTHORIZE_CLIENT: '11401',
  AUTHORIZE_REDIRECT_URI: '11402',
  AUTHORIZE_REPEATED: '11403',
  AUTHORIZE_TOO_LONG: '11404',
  AUTHORIZE_OVER: '11405',
  AUTHORIZE_PERSON: '11406',
  STEP_UP_REQUIRED: '11501',
  CHANGED_MEANWHILE: '11502',
  EMAIL_TAKEN: '11503',
  EMAIL_SAME: '11504',
  MOBILE_SAME: '11505',
  QUESTION_REPEATED: '11506',
  ANSWER_REPEATED: '11507',
  ANSWER_IS_QUESTION: '11508',
  NOT_CANCELLABLE: '11509',
  LAST_WAY_IN: '11510',
  AVATAR_SIZE: '11511',
  ACCOUNT_CLOSING: '11512',
  BOUND_ELSEWHERE: '11513',
  CERT_OTHERS: '11514',
  ADDRESS_LIMIT: '11521',
  ADDRESS_DEFAULT: '11522',
  GRANTEE_UNKNOWN: '11523',
  GRANTEE_SELF: '11524',
  SCOPE_REQUIRED: '11525',
  RANGE_BACKWARDS: '11526',
  RANGE_TOO_LONG: '11527',
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
