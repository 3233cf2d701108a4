/** Time limits, sizes and counts of the portal, shared by the front end, the mock portal and the tests. */

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Time zone in which the server counts days and the portal shows times. */
export const CHINA_ZONE = 'Asia/Shanghai';

/** Specification, section 4: login channels, and the category of the app logins. */
export const LOGIN_CHANNEL = {
  password: 1,
  sms: 2,
  qr: 3,
  associate: 5,
  passkey: 6,
  paymentApp: 31,
  messagingApp: 32,
} as const;
export const APP_LOGIN_CATEGORY = 13;

/** Specification, section 9: table paging. */
export const PAGE_NUMBER = 1;
export const PAGE_SIZE = 10;
/** Maximum page size of a list endpoint. */
export const PAGE_SIZE_MAX = 100;

/** Specification, section 9: client cache lifetime in ms. */
export const CACHE_LIFETIME = 60_000;
/** Cache lifetime of the `domain` response (ms): as long as a sign-in may take. */
export const DOMAIN_LIFETIME = 10 * MINUTE;
/** Maximum number of responses in the client cache; the oldest are evicted first. */
export const CACHE_ENTRIES = 50;
/** A request without a response is aborted after this time (ms). */
export const REQUEST_TIMEOUT = 30_000;
/** A GET that failed in the network is retried once after this time (ms). */
export const RETRY_DELAY = 400;
/** The first calls of a page wait for each other's cookie at most this long (ms). */
export const COOKIE_PATIENCE = 3 * SECOND;
/** A longer `Retry-After` is reduced to this time (ms): the longest rate limits last a day. */
export const RETRY_AFTER_MAX = DAY;
/** Specification, section 9: a chunk that loads for longer counts as failed (ms). */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** A busy page delays its prefetch by this time (ms), until it is idle. */
export const PREFETCH_RETRY_DELAY = 500;

/** Specification, section 4: the spinner stays this long after loading ends (ms). */
export const SPINNER_HIDE_DELAY = 200;
/** The spinner appears after this time (ms), so that it does not flash while fast content loads. */
export const SPINNER_SHOW_DELAY = 300;
/** Maximum number of notices that one request marks as read. */
export const NOTICES_PER_CALL = 100;
/** Notices in the menu of the bell, and per page of the list. */
export const NOTICES_IN_BELL = 20;
export const NOTICES_SHOWN = 50;
/** Specification, section 9: the general notification. Seconds and pixels. */
export const NOTICE_SECONDS = 4.5;
export const NOTICE_OFFSET = 24;
/** Specification, section 9: the notification of a failed request. Seconds and pixels. */
export const REQUEST_NOTICE_SECONDS = 1.5;
export const REQUEST_NOTICE_OFFSET = 65;

/** Specification, section 5: shortest password, in characters. */
export const PASSWORD_MIN = 6;
/** Longest password the portal accepts, in UTF-8 bytes. */
export const PASSWORD_BYTES_MAX = 128;
/** Smallest accepted RSA key for the encryption of secrets, in bits. */
export const RSA_BITS_MIN = 2048;
/** Lifetime of a secret's key in ms. */
export const SECRET_LIFETIME = 5 * MINUTE;
/** Maximum age of a prefetched key (ms); shorter than SECRET_LIFETIME, so that it is valid when the form is sent. */
export const SECRET_PREFETCH_LIFETIME = 30_000;
/** A response with breached passwords has a multiple of this number of hashes, so that its size reveals nothing. */
export const BREACHED_RANGE_STEP = 100;
/** Requests for breached passwords per visitor and per network address, in CAPTCHA_CALLS_WINDOW. */
export const BREACHED_RANGE_CALLS_MAX = { visitor: 100, address: 3_000 };
/** A user with an older password has to change it after the next sign-in (ms). */
export const PASSWORD_LIFETIME = 365 * DAY;

/** Failed sign-ins with a login name after which the next one requires an image captcha. */
export const CAPTCHA_AFTER_FAILURES = 2;
/** Failed sign-ins after which an account or a login name is locked; duration of the lock (ms). */
export const LOCK_AFTER_FAILURES = 5;
export const LOCK_DURATION = 15 * MINUTE;
/** Maximum number of failed password sign-ins from one network address, for all login names together, in a window (ms). */
export const SIGN_IN_FAILURES_MAX = 300;
export const SIGN_IN_FAILURES_WINDOW = HOUR;
/** Number of characters of an image captcha; lifetime of a captcha of any kind (ms). */
export const CAPTCHA_LENGTH = 4;
export const CAPTCHA_LIFETIME = 5 * MINUTE;
/** A new proof of work is computed this long before the challenge of the current one expires (ms). */
export const PROOF_RENEWAL_MARGIN = 30 * SECOND;
/** The computation of a proof of work is aborted after this time (ms). */
export const PROOF_TIMEOUT = 60 * SECOND;
/** Wrong answers per captcha; requests about captchas per visitor and per network address, in a window (ms). */
export const CAPTCHA_TRIES = 3;
export const CAPTCHA_CALLS_MAX = { visitor: 100, address: 5_000 };
export const CAPTCHA_CALLS_WINDOW = 10 * MINUTE;
/** Requests in the same window that ask whether a login name requires a captcha. */
export const CAPTCHA_QUESTIONS_MAX = { visitor: 100, address: 3_000 };

/** A session ends after this time without activity (ms). */
export const SESSION_IDLE = 30 * MINUTE;
/** After a session id was renewed, requests that only read may use the former id for this time (ms). */
export const FORMER_ID_GRACE = 10 * SECOND;

/** Maximum length of the `referer` parameter, in characters. */
export const REFERER_MAX = 2048;
/**
 * Once the user is known, pages for signed-in users wait at most this long for the `domain` response (ms). If it is
 * later, they are shown without its names first.
 */
export const DOMAIN_PATIENCE = 500;
/** A page that loads for longer shows a text next to the spinner (ms). */
export const LOADING_SLOW_AFTER = 2 * SECOND;
/** The first render waits for the page's initial data at most this long (ms). */
export const LOADER_TIMEOUT = SECOND;

/** One-time codes: digits; lifetime and interval between two codes (ms); tries per code. */
export const CODE_LENGTH = 6;
export const CODE_LIFETIME = 5 * MINUTE;
export const CODE_RESEND = 60 * SECOND;
export const CODE_TRIES = 5;
/** Codes that a visitor may request in a window (ms) before each further one requires an image captcha. */
export const CAPTCHA_AFTER_SENDS = 2;
export const SENDS_WINDOW = 10 * MINUTE;
/** The same for all visitors together: codes to one mobile number or mail address; codes requested from one network address. */
export const CAPTCHA_AFTER_SENDS_TO = 3;
export const CAPTCHA_AFTER_SENDS_FROM = 100;
/**
 * Codes sent, and wrong codes entered, in a window (ms) before the response is 429. The limits per network address are
 * higher, because thousands of people may share one behind a carrier or an office.
 */
export const CODE_LIMIT_WINDOW = HOUR;
export const CODE_SENDS_MAX = { destination: 10, account: 20, visitor: 20, address: 1_000 };
export const CODE_MISSES_MAX = { destination: 15, account: 15, visitor: 15, address: 300 };
/** Lifetime of a ticket for binding a provider account, or for unfreezing an account (ms). */
export const TICKET_LIFETIME = 10 * MINUTE;
/** Lifetime of a QR code, interval of polling its state, and lifetime of a provider's `state` parameter (ms). */
export const QR_LIFETIME = 120 * SECOND;
export const QR_POLL = 2 * SECOND;
export const PROVIDER_STATE_LIFETIME = 10 * MINUTE;
/** Lifetime of the challenge that is signed with a certificate or a passkey (ms). */
export const CHALLENGE_LIFETIME = 5 * MINUTE;
/** Recovery codes in a set. */
export const RECOVERY_CODES = 10;
/** How long a browser waits for a passkey: shorter, because its time begins later (ms). */
export const PASSKEY_TIMEOUT = CHALLENGE_LIFETIME - MINUTE;
/** Passkeys per account, and the length of a name, in characters. */
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 40;
/** Length of the phrase against phishing, in characters that can be seen; its changes per account within a day. */
export const PHRASE_MIN = 2;
export const PHRASE_MAX = 30;
export const PHRASE_CHANGES_MAX = 10;
/** Requests for the phrase of a sign-in per visitor and per network address, in CAPTCHA_CALLS_WINDOW. */
export const PHRASE_CALLS_MAX = { visitor: 100, address: 3_000 };
/** Maximum size of a certificate file, in bytes. */
export const CERTIFICATE_BYTES_MAX = 1024 * 1024;
/**
 * Lifetime of the proof of a mobile number for a registration, a guardian or an appeal (ms); checks and registrations
 * per proof.
 */
export const PROOF_LIFETIME = 30 * MINUTE;
export const REGISTRATION_CHECKS = 20;
/** Specification, section 9: lifetime of the link in the activation mail (ms). */
export const ACTIVATION_LIFETIME = 24 * HOUR;
/** An account that was not activated is deleted this long after the last activation mail (ms). */
export const UNACTIVATED_LIFETIME = 30 * DAY;
/** Lifetime of the link in a security alert that undoes a change (ms). */
export const UNDO_LIFETIME = 72 * HOUR;
/** Lifetime of the proof for switching to another account of the same person (ms). */
export const SWITCH_PROOF_LIFETIME = 5 * MINUTE;
/** No one can sign in for this time after the report that another person uses the account (ms). */
export const PANIC_PAUSE = 24 * HOUR;
/** After a proved switch, the same browser needs no proof for this time (ms). */
export const BROWSER_TRUST = 90 * DAY;
/** After a code of the authenticator app, a trusted browser needs no other one for this time (ms). */
export const TRUSTED_BROWSER = 30 * DAY;
/** Time after the sign-in at which a session ends that the person chose to keep (ms). */
export const KEPT_SESSION = 30 * DAY;
/** The cookie of browsers that a site marks as shared: they keep no session, and no user can trust them. */
export const SHARED_BROWSER_COOKIE = 'portal_shared=1';
/** Maximum length of the answer to a security question, in characters. */
export const ANSWER_MAX = 50;
/** Lifetime of a pending password reset (ms), and its failed proofs after which it ends. */
export const RESET_LIFETIME = 30 * MINUTE;
export const PROOF_TRIES = 5;
/**
 * Ages in years: below the first, a guardian has to consent (PIPL, article 31); from the second on, a person can be a
 * guardian.
 */
export const GUARDIAN_BELOW_AGE = 14;
export const GUARDIAN_MIN_AGE = 18;
/** Lifetime of a draft that is stored on the device (ms). */
export const DRAFT_LIFETIME = 24 * HOUR;
/** Files per form; bytes per file; lifetime of an uploaded file that was not submitted with a form (ms). */
export const FILES_MAX = 6;
export const FILE_BYTES_MAX = 5 * 1024 * 1024;
export const FILE_LIFETIME = 2 * HOUR;
/** Uploaded files of a visitor or an account that are not submitted yet: number, and total bytes. Enough for several forms. */
export const UPLOADS_MAX = 4 * FILES_MAX;
export const UPLOADS_BYTES_MAX = 12 * FILE_BYTES_MAX;
/** The same per network address: twenty times as much. */
export const UPLOADS_OF_ADDRESS = 20 * UPLOADS_MAX;
export const UPLOADS_BYTES_OF_ADDRESS = 20 * UPLOADS_BYTES_MAX;
/** An upload without a response is aborted after this time (ms): enough for the largest file at 20 kB/s. */
export const UPLOAD_TIMEOUT = 5 * MINUTE;
/** Length of the description of an appeal, in characters. */
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 500;
/** Failed lookups of appeals in MISSES_WINDOW (ms) after which a lookup requires a captcha; after which it is refused. */
export const CAPTCHA_AFTER_MISSES = 3;
export const APPEAL_MISSES_MAX = { ticket: 10, visitor: 20, address: 300 };
export const MISSES_WINDOW = 10 * MINUTE;
/** If the reviewer has asked for more information, the appeal is closed after this time without an answer (ms). */
export const APPEAL_ANSWER_TIME = 15 * DAY;
/** OAuth: lifetimes of an authorization code, a pending authorization request, an access token and a grant (ms). */
export const AUTHORIZATION_CODE_LIFETIME = 60 * SECOND;
export const AUTHORIZE_REQUEST_LIFETIME = 30 * MINUTE;
export const ACCESS_TOKEN_LIFETIME = HOUR;
export const GRANT_LIFETIME = 90 * DAY;
/** The access of an application is marked as ending soon in this time before its end (ms). */
export const GRANT_WARNING = 14 * DAY;
/**
 * Longest `state`, and longest query of an authorization request, in characters. Servers accept longer requests, so
 * that the page can report the error.
 */
export const STATE_MAX = 4096;
export const AUTHORIZE_QUERY_MAX = 12_000;
/** Maximum length of the address of an application that the browser returns to, in characters. */
export const CLIENT_ADDRESS_MAX = 2 * AUTHORIZE_QUERY_MAX;
/** A redirect step shows links after this time, in case the redirect failed (ms). */
export const REDIRECT_SLOW_AFTER = 8 * SECOND;
/** Lifetime of a step-up, and of the proof that the user has access to the current mobile number (ms). */
export const STEP_UP_LIFETIME = 10 * MINUTE;
/** After a sign-in by password, the browser may create a passkey by itself for this long (ms). */
export const PASSKEY_UPGRADE = 2 * MINUTE;
/** A revealed value is hidden again after this long (ms). */
export const REVEAL_LIFETIME = 60 * SECOND;
/** The warning appears this long before an idle session ends (ms). */
export const IDLE_WARNING = 2 * MINUTE;
/** Delay after the page has loaded before the script of the warning is loaded (ms). */
export const IDLE_WARNING_PRELOAD = 10 * SECOND;
/** Maximum interval between two requests that report activity to the server (ms). */
export const IDLE_PING = 5 * MINUTE;
/** Time after the cancellation of an account in which signing in undoes it (ms). */
export const CANCELLATION_PERIOD = 15 * DAY;
/** Security questions per account, and the minimum length of an answer, in characters. */
export const QUESTION_COUNT = 3;
export const ANSWER_MIN = 2;
/** Addresses per account, and the length of the detail line, in characters. */
export const ADDRESSES_MAX = 20;
export const ADDRESS_DETAIL_MIN = 5;
export const ADDRESS_DETAIL_MAX = 100;
/** Days of the activity record that can be queried, and records per request of its export. */
export const BEHAVIOR_LOOKBACK_DAYS = 180;
export const BEHAVIOR_EXPORT_PART_SIZE = 1_000;
/** Maximum duration of an authorization between two people, in days. */
export const AUTHORIZATION_DAYS_MAX = 365;
/** Length of the reason for changing the authorization of a handler, in characters. */
export const CHANGE_REASON_MIN = 2;
export const CHANGE_REASON_MAX = 200;
/** Side of the avatar that the page uploads, and maximum side of the picture that the user selects, in pixels. */
export const AVATAR_SIDE = 256;
export const AVATAR_SOURCE_SIDE_MAX = 8_192;
/** Maximum side of an avatar that the server accepts, in pixels, and maximum zoom factor of the crop. */
export const AVATAR_UPLOAD_SIDE_MAX = 1_024;
export const AVATAR_ZOOM_MAX = 4;
/** Lengths in the profile, in characters. */
export const NICKNAME_MAX = 30;
export const PROFILE_MAX = 200;
/** Identity verification: tries per channel and day (China time), and maximum response time of a registry (ms). */
export const VERIFICATION_TRIES = 5;
export const VERIFICATION_TIMEOUT = 20 * SECOND;
/** Polling interval of a page that waits for a registry (ms). */
export const VERIFICATION_POLL = SECOND;
/** Lowest verification level of a verified person. */
export const VERIFIED_LEVEL = 2;
/** Verification level that is required for a role in a company, and for every action on behalf of a company. */
export const COMPANY_LEVEL = 3;
/** Days in which a successor can accept the role of the legal representative. */
export const SUCCESSOR_DAYS = 30;
/** Failed searches for a person: for a successor per day (China time), otherwise per hour. */
export const SUCCESSOR_SEARCH_MISSES = 5;
export const PERSON_SEARCH_MISSES = 20;
/** Applications of an account to one company per day. */
export const COMPANY_APPLICATIONS_MAX = 5;
/** Lifetime of the QR code for the license app, and time in which the legal representative can respond (ms). */
export const LICENSE_QR_LIFETIME = 5 * MINUTE;
export const LEGAL_REP_ANSWER_TIME = 3 * DAY;
/** Polling interval of a page that waits for the proof of a company (ms). */
export const ROLE_POLL = 2 * SECOND;
/** A role in a company, and a certificate of the company, are marked as ending soon in this time before the end (ms). */
export const COMPANY_WARNING = 30 * DAY;

// Pages of the template.
/** Rules of the table list: length of name and description, and rules that one request deletes. */
export const RULE_NAME_MAX = 50;
export const RULE_DESCRIPTION_MAX = 200;
export const RULE_BATCH_MAX = 100;
/** Maximum length of a search keyword, in UTF-16 code units. */
export const KEYWORD_MAX = 50;
/** A goal: length of title and of longer texts, reviewers (specification, section 9), viewers, weight in percent. */
export const GOAL_TITLE_MAX = 60;
export const GOAL_TEXT_MAX = 1_000;
export const REVIEWERS_MAX = 5;
export const GOAL_VIEWERS_MAX = 20;
export const WEIGHT_MAX = 100;
/** Maximum amount of a transfer, in cents. */
export const TRANSFER_MAX = 10_000_000;
/** Members of a project, and results of a search for people. */
export const PROJECT_MEMBERS_MAX = 20;
export const COLLEAGUES_FOUND_MAX = 20;
/** Debounce of a search field (ms). */
export const SEARCH_DELAY = 300;
/** Maximum range of the analysis, in days. */
export const ANALYSIS_DAYS_MAX = 366;
/** Polling interval of the monitor (ms). */
export const MONITOR_POLL = 5 * SECOND;
