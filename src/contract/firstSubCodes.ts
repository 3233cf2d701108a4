/**
 * The refusals that signing in and every call meet: name → subCode, with words in locales/<language>/subCode.ts. The
 * sign-in page’s first scripts carry them; laterSubCodes.ts has the rest.
 */
export const firstSubCodes = {
  WAITING: '11002',
  BAD_CREDENTIALS: '11101',
  BAD_CAPTCHA: '11102',
  CAPTCHA_REQUIRED: '11103',
  LOCKED: '11104',
  SECRET_INVALID: '11105',
  BAD_REQUEST: '11106',
  NO_SESSION: '11107',
  SESSION_ENDED_ELSEWHERE: '11117',
  NOT_FOUND: '11108',
  GUIDE_PENDING: '11110',
  TOO_MANY: '11118',
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
  TICKET_UNKNOWN: '11209',
  NOT_ACTIVATED: '11301',
  ACTING_ENDED: '11541',
} as const;
