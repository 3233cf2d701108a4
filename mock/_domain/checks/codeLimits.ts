/**
 * Limits codes and activation links (docs/api.md, One-time codes). A browser without its cookie is a new
 * visitor, so destination, account and network address count as well.
 */
import { createHash } from 'node:crypto';
import {
  CAPTCHA_AFTER_SENDS,
  CAPTCHA_AFTER_SENDS_FROM,
  CAPTCHA_AFTER_SENDS_TO,
  CODE_LIMIT_WINDOW,
  CODE_MISSES_MAX,
  CODE_SENDS_MAX,
  SENDS_WINDOW,
} from '../../../src/constants';
import { toAsciiLower } from '../../../src/validation/asciiCase';
import { mailTo } from '../accounts/contacts';
import { readNetwork } from '../lib/device';
import type { RequestContext } from '../store/context';
import type { Destination } from '../store/records/account';
import { getPortal } from '../store/state';
import { assertBelow, countNow, countRecent } from './limits';

/** The caller who requests or enters a code. */
export type Asker = Pick<RequestContext, 'visitor' | 'req' | 'account'>;

/** Normalizes a contact, so that all its spellings share one limit. */
const normalizeContact = ({ kind, region, to }: Destination): string =>
  [kind, region, toAsciiLower(to)].join(' ');

/** The destination of a requested code, or null for the contact of the own account. */
type Target = Destination | null;

/** Hashes a contact: counts outlive the codes and must not contain numbers or mail addresses. */
const toKey = (to: Destination): string =>
  `to ${createHash('sha256').update(normalizeContact(to)).digest('base64url')}`;

/**
 * Returns the counters of a request with their limits. Codes to the own contact do not count by visitor and
 * destination. Otherwise visitors who flood a number could prevent its owner from confirming an action.
 */
function getLimits(
  { visitor, req, account }: Asker,
  to: Target,
  limits: Record<'account' | 'visitor' | 'address', number> & { destination?: number },
): Map<string, number> {
  return new Map([
    [`address ${readNetwork(req)}`, limits.address],
    ...(account ? [[`account ${account.id}`, limits.account] as const] : []),
    ...(to === null ? [] : [[`visitor ${visitor}`, limits.visitor] as const]),
    ...(to === null || limits.destination === undefined ? [] : [[toKey(to), limits.destination] as const]),
  ]);
}

/** Throws a 429 at a limit of codes, or after too many wrong codes for the destination. */
export function assertMaySend(asker: Asker, to: Target): void {
  const { codeSends, codeMisses } = getPortal();
  assertBelow(codeSends, getLimits(asker, to, CODE_SENDS_MAX), CODE_LIMIT_WINDOW);
  if (to) assertBelow(codeMisses, new Map([[toKey(to), CODE_MISSES_MAX.destination]]), CODE_LIMIT_WINDOW);
}

const CAPTCHA_AFTER = {
  visitor: CAPTCHA_AFTER_SENDS,
  // The codes of an account alone require no captcha.
  account: Number.POSITIVE_INFINITY,
  destination: CAPTCHA_AFTER_SENDS_TO,
  address: CAPTCHA_AFTER_SENDS_FROM,
};

export function needsSendCaptcha(asker: Asker, to: Destination): boolean {
  const { codeSends } = getPortal();
  const counted = [...getLimits(asker, to, CAPTCHA_AFTER)];
  return counted.some(([key, after]) => countRecent(codeSends, key, SENDS_WINDOW) >= after);
}

export function countSend(asker: Asker, to: Target): void {
  countNow(getPortal().codeSends, getLimits(asker, to, CODE_SENDS_MAX).keys(), CODE_LIMIT_WINDOW);
}

/** Throws a 429 if the limit of the mail address is reached, for which activation links and codes count. */
export function assertMayMail(email: string): void {
  const limit = new Map([[toKey(mailTo(email)), CODE_SENDS_MAX.destination]]);
  assertBelow(getPortal().codeSends, limit, CODE_LIMIT_WINDOW);
}

export function countMail(email: string): void {
  countNow(getPortal().codeSends, [toKey(mailTo(email))], CODE_LIMIT_WINDOW);
}

/**
 * Throws a 429 after too many wrong codes, also for the right one. Failures of other visitors for the
 * destination do not block a sent code, because only its recipient knows it: the CODE_SENDS_MAX.destination ×
 * CODE_TRIES guesses per hour need as many visitors as codes, captchas, and alert the owner by each code.
 */
export function assertMayTry(asker: Asker, to: Target): void {
  const { destination: _, ...limits } = CODE_MISSES_MAX;
  assertBelow(getPortal().codeMisses, getLimits(asker, to, limits), CODE_LIMIT_WINDOW);
}

export function countMiss(asker: Asker, to: Target): void {
  countNow(getPortal().codeMisses, getLimits(asker, to, CODE_MISSES_MAX).keys(), CODE_LIMIT_WINDOW);
}
