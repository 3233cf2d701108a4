/** Every wait and limit of the portal, once. Read by components, the mock portal and the tests. */

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Specification, section 4: login channels, and the category of the app logins. */
export const LOGIN_CHANNEL = {
  password: 1,
  sms: 2,
  qr: 3,
  associate: 5,
  paymentApp: 31,
  messagingApp: 32,
} as const;
export const APP_LOGIN_CATEGORY = 13;

/** Specification, section 9: table paging. */
export const PAGE_NUMBER = 1;
export const PAGE_SIZE = 10;
/** Largest page a list endpoint answers. */
export const PAGE_SIZE_MAX = 100;

/** Specification, section 9: client cache lifetime in ms. */
export const CACHE_LIFETIME = 60_000;
/** Most answers the client cache holds; the oldest leave first. */
export const CACHE_ENTRIES = 50;
/** A call that has not answered after this many ms is aborted. */
export const REQUEST_TIMEOUT = 30_000;
/** A GET that met no network is tried once more after this many ms. */
export const RETRY_DELAY = 400;
/** `Retry-After` is honoured up to this many ms. */
export const RETRY_AFTER_MAX = 5 * MINUTE;
/** Specification, section 9: a chunk that takes longer counts as failed (ms). */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** Specification, section 4: the spinner stays this long after loading ends (ms). */
export const SPINNER_LINGER = 200;
/** Specification, section 9: the general notice. Seconds and pixels. */
export const NOTICE_SECONDS = 4.5;
export const NOTICE_OFFSET = 24;
/** Specification, section 9: the request wrapper's notice. Seconds and pixels. */
export const REQUEST_NOTICE_SECONDS = 1.5;
export const REQUEST_NOTICE_OFFSET = 65;

/** Specification, section 5: shortest password, in characters. */
export const PASSWORD_MIN = 6;
/** Longest password the portal accepts, in UTF-8 bytes. */
export const PASSWORD_BYTES_MAX = 128;
/** Smallest RSA key secrets are encrypted with, in bits. */
export const RSA_BITS_MIN = 2048;
/** Longest random value the server may join to a secret, in bytes. */
export const SECRET_RANDOM_BYTES_MAX = 64;
/** Lifetime of a secret's key in ms. */
export const SECRET_LIFETIME = 5 * MINUTE;
/** A password older than this is changed after the next sign-in (ms). */
export const PASSWORD_LIFETIME = 365 * DAY;

/** Failures after which a login name is asked for an image captcha. */
export const CAPTCHA_AFTER_FAILURES = 2;
/** Failures after which a login name is locked, and for how long in ms. */
export const LOCK_AFTER_FAILURES = 5;
export const LOCK_DURATION = 15 * MINUTE;
/** Length and lifetime (ms) of an image captcha. */
export const CAPTCHA_LENGTH = 4;
export const CAPTCHA_LIFETIME = 5 * MINUTE;

/** Signed-in sessions end after this long without a sign of life (ms). */
export const SESSION_IDLE = 30 * MINUTE;

/** Longest address the portal accepts as a referer, in characters. */
export const REFERER_MAX = 2048;
/** The first render waits for the page's initial data at most this long (ms). */
export const LOADER_PATIENCE = 3 * SECOND;

/** One-time codes: digits, lifetime, wait before another (ms), tries. */
export const CODE_LENGTH = 6;
export const CODE_LIFETIME = 5 * MINUTE;
export const CODE_RESEND = 60 * SECOND;
export const CODE_TRIES = 5;
/** Codes a visitor may ask for within this time (ms) before each takes an image captcha. */
export const CAPTCHA_AFTER_SENDS = 2;
export const SENDS_WINDOW = 10 * MINUTE;
/** What a sign-in without an account has proved stays good this long (ms). */
export const TICKET_LIFETIME = 10 * MINUTE;
/** Lifetime of a QR code and of a provider's state, and how often a waiting page asks (ms). */
export const QR_LIFETIME = 120 * SECOND;
export const QR_POLL = 2 * SECOND;
export const PROVIDER_STATE_LIFETIME = 10 * MINUTE;
/** Lifetime of the challenge a certificate signs (ms). */
export const CHALLENGE_LIFETIME = 5 * MINUTE;
/** Largest certificate file the page opens, in bytes. */
export const CERTIFICATE_BYTES_MAX = 1024 * 1024;
