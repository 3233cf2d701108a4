/** Every wait and limit of the portal, once. Read by components, the mock portal and the tests. */

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
/** The names and switches of the deployment stay valid as long as a sign-in may take (ms). */
export const DOMAIN_LIFETIME = 10 * MINUTE;
/** Most answers the client cache holds; the oldest leave first. */
export const CACHE_ENTRIES = 50;
/** A call that has not answered after this many ms is aborted. */
export const REQUEST_TIMEOUT = 30_000;
/** A GET that met no network is tried once more after this many ms. */
export const RETRY_DELAY = 400;
/** The longest `Retry-After` that counts, in ms: the longest limits last a day. */
export const RETRY_AFTER_MAX = DAY;
/** Specification, section 9: a chunk that takes longer counts as failed (ms). */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** The interval at which a busy page checks whether it is idle enough to prefetch (ms). */
export const CALM_CHECK = 500;

/** Specification, section 4: the spinner stays this long after loading ends (ms). */
export const SPINNER_HIDE_DELAY = 200;
/** A spinner shows only where loading takes longer than this (ms): most content comes sooner. */
export const SPINNER_SHOW_DELAY = 300;
/** Specification, section 9: the general notice. Seconds and pixels. */
/** How many notices one call marks read. */
export const NOTICES_PER_CALL = 100;
/** The number of notices in the bell, and per page of the list: an account may have hundreds. */
export const NOTICES_IN_BELL = 20;
export const NOTICES_SHOWN = 50;
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
/** Lifetime of a secret's key in ms. */
export const SECRET_LIFETIME = 5 * MINUTE;
/** How long a key that was asked for ahead is still used (ms): well before the server forgets it. */
export const SECRET_AHEAD_LIFETIME = 30_000;
/** A password older than this is changed after the next sign-in (ms). */
export const PASSWORD_LIFETIME = 365 * DAY;

/** Failures after which a login name is asked for an image captcha. */
export const CAPTCHA_AFTER_FAILURES = 2;
/** Failures after which an account or a login name is locked, and for how long in ms. */
export const LOCK_AFTER_FAILURES = 5;
export const LOCK_DURATION = 15 * MINUTE;
/** Failed sign-ins by password from one network address, whichever names they tried, within this time (ms). */
export const SIGN_IN_FAILURES_MAX = 300;
export const SIGN_IN_FAILURES_WINDOW = HOUR;
/** Characters of an image captcha, and lifetime of any captcha (ms). */
export const CAPTCHA_LENGTH = 4;
export const CAPTCHA_LIFETIME = 5 * MINUTE;
/** A proof of work is replaced this long before its challenge ends (ms). */
export const PROOF_RENEWAL_MARGIN = 30 * SECOND;
/** A proof of work that takes longer than this is given up (ms). */
export const PROOF_TIMEOUT = 60 * SECOND;
/** Wrong guesses at one captcha; captchas and guesses of a visitor and of a network address within this time (ms). */
export const CAPTCHA_TRIES = 3;
export const CAPTCHA_CALLS_MAX = { visitor: 100, address: 5_000 };
export const CAPTCHA_CALLS_WINDOW = 10 * MINUTE;
/** Questions within the same time whether a name takes a captcha. */
export const CAPTCHA_QUESTIONS_MAX = { visitor: 100, address: 3_000 };

/** Signed-in sessions end after this long without a sign of life (ms). */
export const SESSION_IDLE = 30 * MINUTE;
/** How long the former id of a session still reads after a renewal. */
export const FORMER_ID_GRACE = 10 * SECOND;

/** Longest address the portal accepts as a referer, in characters. */
export const REFERER_MAX = 2048;
/** Members' pages wait this long for the domain once it is known who is here (ms); its names come later then. */
export const DOMAIN_PATIENCE = 500;
/** A page that is still loading says so in words after this long (ms). */
export const LOADING_SLOW_AFTER = 2 * SECOND;
/** The first render waits for the page's initial data at most this long (ms). */
export const LOADER_TIMEOUT = SECOND;

/** One-time codes: digits, lifetime, wait before another (ms), tries. */
export const CODE_LENGTH = 6;
export const CODE_LIFETIME = 5 * MINUTE;
export const CODE_RESEND = 60 * SECOND;
export const CODE_TRIES = 5;
/** Codes a visitor may ask for within this time (ms) before each takes an image captcha. */
export const CAPTCHA_AFTER_SENDS = 2;
export const SENDS_WINDOW = 10 * MINUTE;
/** The same for all visitors together: codes to one number or mail address, and codes asked for from one network. */
export const CAPTCHA_AFTER_SENDS_TO = 3;
export const CAPTCHA_AFTER_SENDS_FROM = 100;
/**
 * Codes sent, and wrong ones tried, within this time (ms) before the answer is 429. A carrier or an office puts
 * thousands of people behind one network address: it may ask for far more than one person.
 */
export const CODE_LIMIT_WINDOW = HOUR;
export const CODE_SENDS_MAX = { destination: 10, account: 20, visitor: 20, address: 1_000 };
export const CODE_MISSES_MAX = { destination: 15, account: 15, visitor: 15, address: 300 };
/** The lifetime of what a sign-in without an account has proved (ms). */
export const TICKET_LIFETIME = 10 * MINUTE;
/** Lifetime of a QR code and of a provider's state, and how often a waiting page asks (ms). */
export const QR_LIFETIME = 120 * SECOND;
export const QR_POLL = 2 * SECOND;
export const PROVIDER_STATE_LIFETIME = 10 * MINUTE;
/** Lifetime of the challenge a certificate signs (ms). */
export const CHALLENGE_LIFETIME = 5 * MINUTE;
/** Largest certificate file the page opens, in bytes. */
export const CERTIFICATE_BYTES_MAX = 1024 * 1024;
/** A number proved for a registration, a guardian or an appeal stays good this long (ms), for this many checks. */
export const PROOF_LIFETIME = 30 * MINUTE;
export const REGISTRATION_CHECKS = 20;
/** Specification, section 9: the activation mail's link (ms). */
export const ACTIVATION_LIFETIME = 24 * HOUR;
/** An account that is not activated is deleted this long after its last mail (ms). */
export const UNACTIVATED_LIFETIME = 30 * DAY;
/** How long the owner of an account may undo a change by the link of its alert. */
export const UNDO_LIFETIME = 72 * HOUR;
/** A proof for a switch to another account of the same person stays good this long (ms). */
export const SWITCH_PROOF_LIFETIME = 5 * MINUTE;
/** A browser on which a switch was proved needs no further proof for this long (ms). */
export const BROWSER_TRUST = 90 * DAY;
/** Longest answer to a security question, in characters. */
export const ANSWER_MAX = 50;
/** A reset that was begun ends after this long (ms), or after this many wrong proofs. */
export const RESET_LIFETIME = 30 * MINUTE;
export const PROOF_TRIES = 5;
/**
 * Below the first age a guardian has to consent (PIPL, article 31); from the second age on a person can be a
 * guardian; years.
 */
export const GUARDIAN_BELOW_AGE = 14;
export const GUARDIAN_MIN_AGE = 18;
/** Drafts of long forms stay on the device this long (ms). */
export const DRAFT_LIFETIME = 24 * HOUR;
/** Files of a form: how many, and bytes of each; an upload that no form takes is dropped after a while (ms). */
export const FILES_MAX = 6;
export const FILE_BYTES_MAX = 5 * 1024 * 1024;
export const FILE_LIFETIME = 2 * HOUR;
/** Uploads of a visitor or an account that wait for a form: how many, and bytes of all. Room for four whole forms. */
export const UPLOADS_MAX = 4 * FILES_MAX;
export const UPLOADS_BYTES_MAX = 12 * FILE_BYTES_MAX;
/** The same for a network address: as much as twenty of them. */
export const UPLOADS_OF_ADDRESS = 20 * UPLOADS_MAX;
export const UPLOADS_BYTES_OF_ADDRESS = 20 * UPLOADS_BYTES_MAX;
/** An upload that has not been answered after this many ms is aborted: the largest file at 20 kB a second. */
export const UPLOAD_TIMEOUT = 5 * MINUTE;
/** Description of an appeal, in characters. */
export const DESCRIPTION_MIN = 10;
export const DESCRIPTION_MAX = 500;
/** Failed lookups of appeals within MISSES_WINDOW after which a lookup takes a captcha, and after which it is refused. */
export const CAPTCHA_AFTER_MISSES = 3;
export const APPEAL_MISSES_MAX = { ticket: 10, visitor: 20, address: 300 };
export const MISSES_WINDOW = 10 * MINUTE;
/** An appeal that was asked for more is closed after this long without an answer (ms). */
export const APPEAL_ANSWER_TIME = 15 * DAY;
/** OAuth: lifetime of an authorization code, of a request that waits, of the tokens and of a grant (ms). */
export const AUTHORIZATION_CODE_LIFETIME = 60 * SECOND;
export const AUTHORIZE_REQUEST_LIFETIME = 30 * MINUTE;
export const ACCESS_TOKEN_LIFETIME = HOUR;
export const GRANT_LIFETIME = 90 * DAY;
/** Access of an application is marked as ending soon this long (ms) before it ends. */
export const GRANT_WARNING = 14 * DAY;
/**
 * Longest `state`, and longest query of an authorization request, in characters. Servers accept longer requests, so
 * that the page can report the error.
 */
export const STATE_MAX = 4096;
export const AUTHORIZE_QUERY_MAX = 12_000;
/** Longest address of an application the browser is sent back to, in characters: its query and the answer. */
export const CLIENT_ADDRESS_MAX = 2 * AUTHORIZE_QUERY_MAX;
/** A page that only passes through shows the ways on after so long (ms). */
export const REDIRECT_SLOW_AFTER = 8 * SECOND;
/** A step-up, and a proof that the old number is at hand, stay good this long (ms). */
export const STEP_UP_LIFETIME = 10 * MINUTE;
/** A revealed value is hidden again after this long (ms). */
export const REVEAL_LIFETIME = 60 * SECOND;
/** Warned this long before a session ends for want of use (ms). */
export const IDLE_WARNING = 2 * MINUTE;
/** How long after a page has come its script is loaded (ms). */
export const IDLE_WARNING_PRELOAD = 10 * SECOND;
/** The longest time between two calls that keep an active session alive (ms). */
export const IDLE_PING = 5 * MINUTE;
/** How long signing in undoes the cancellation of an account (ms). */
export const CANCELLATION_PERIOD = 15 * DAY;
/** Security questions of an account, and the shortest answer to one, in characters. */
export const QUESTION_COUNT = 3;
export const ANSWER_MIN = 2;
/** Addresses of an account, and the length of one's detail, in characters. */
export const ADDRESSES_MAX = 20;
export const ADDRESS_DETAIL_MIN = 5;
export const ADDRESS_DETAIL_MAX = 100;
/** Days of the behavior record that can be looked up, and records in one part of its export. */
export const BEHAVIOR_LOOKBACK_DAYS = 180;
export const BEHAVIOR_EXPORT_PART_SIZE = 1_000;
/** An authorization between people ends after so many days at the latest. */
export const AUTHORIZATION_DAYS_MAX = 365;
/** Why an authorization of a handler is changed: characters. */
export const CHANGE_REASON_MIN = 2;
export const CHANGE_REASON_MAX = 200;
/** Avatar: side of the picture that is kept, and of the largest one that is opened, in pixels. */
export const AVATAR_SIDE = 256;
export const AVATAR_SIDE_MAX = 8_192;
/** Longest side of an avatar the server takes, in pixels, and how far its owner can enlarge the picture. */
export const AVATAR_KEPT_MAX = 1_024;
export const AVATAR_ZOOM_MAX = 4;
/** Profile, in characters. */
export const NICKNAME_MAX = 30;
export const PROFILE_MAX = 200;
/** Identity verification: tries of a channel on one day in China, and the longest a registry takes to answer (ms). */
export const VERIFICATION_TRIES = 5;
export const VERIFICATION_PATIENCE = 20 * SECOND;
/** How often a page that waits for a registry asks (ms). */
export const VERIFICATION_POLL = SECOND;
/** Verification level from which an account belongs to a verified person. */
export const VERIFIED_LEVEL = 2;
/** Verification level that a role in a company takes, and every act for a company. */
export const COMPANY_LEVEL = 3;
/** Days that a successor has to accept the role of the legal representative. */
export const SUCCESSOR_DAYS = 30;
/** Searches for a person that may fail: for a successor on one day in China, for others within an hour. */
export const SUCCESSOR_SEARCH_MISSES = 5;
export const PERSON_SEARCH_MISSES = 20;
/** Applications of one account to one company within a day. */
export const COMPANY_APPLICATIONS_MAX = 5;
/** How long the license app's QR code, and a legal representative who was asked, are waited for (ms). */
export const LICENSE_QR_LIFETIME = 5 * MINUTE;
export const LEGAL_REP_ANSWER_TIME = 3 * DAY;
/** How often a page that waits for the proof of a company asks (ms). */
export const ROLE_POLL = 2 * SECOND;
/** A role in a company, and a certificate of it, are marked as ending soon this long (ms) before they end. */
export const COMPANY_WARNING = 30 * DAY;

// The legacy template's screens.
/** Rules of the table list: characters of a name and a description, and how many one call deletes. */
export const RULE_NAME_MAX = 50;
export const RULE_DESCRIPTION_MAX = 200;
export const RULE_BATCH_MAX = 100;
/** Longest keyword, in UTF-16 units. */
export const KEYWORD_MAX = 50;
/** A goal: title, its longer texts and whom it is shown to; reviewers by specification, section 9. */
export const GOAL_TITLE_MAX = 60;
export const GOAL_TEXT_MAX = 1_000;
export const REVIEWERS_MAX = 5;
export const GOAL_VIEWERS_MAX = 20;
export const WEIGHT_MAX = 100;
/** A transfer: the most it can be, in cents. */
export const TRANSFER_MAX = 10_000_000;
/** Members of a project, and people that one search finds. */
export const PROJECT_MEMBERS_MAX = 20;
export const COLLEAGUES_FOUND_MAX = 20;
/** A search begins this long after the last key (ms). */
export const SEARCH_DELAY = 300;
/** Most days that the analysis looks at. */
export const ANALYSIS_DAYS_MAX = 366;
/** How often the monitor asks for new figures (ms). */
export const MONITOR_POLL = 5 * SECOND;
