/**
 * How many one-time codes and activation links are sent, and how many wrong ones are tried (docs/api.md, One-time codes). A browser without
 * its cookie is a new visitor, so destination, account and network address count as well.
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
import { readNetwork } from '../lib/device';
import type { RequestContext } from '../store/context';
import { getPortal } from '../store/state';
import { assertBelow, countNow, countRecent } from './limits';

/** The sender of a request for a code, or of an attempt. */
export type Asker = Pick<RequestContext, 'visitor' | 'req' | 'account'>;

/** A mobile number with its region, or a mail address. */
export type Contact = { to: string } & ({ kind: 'sms'; region: string } | { kind: 'mail' });

/** Normalizes a contact, so that other spellings of one address do not get limits of their own. */
const spellContact = (contact: Contact): string =>
  [contact.kind, contact.kind === 'sms' ? contact.region : '', toAsciiLower(contact.to)].join(' ');

/** The destination of a requested code, or null for the contact of the own account. */
type Target = Contact | null;

/** Numbers and mail addresses are kept no longer than their codes: what counts longer shows none of them. */
const keyOf = (to: Contact): string =>
  `to ${createHash('sha256').update(spellContact(to)).digest('base64url')}`;

/**
 * Lists what counts for this request, each with the number that belongs to it. For a code to the own account it is the
 * account, in whichever browser, and not the destination: visitors who flood a number must not keep its signed-in owner
 * from confirming something.
 */
function listCounted(
  { visitor, req, account }: Asker,
  to: Target,
  most: Record<'account' | 'visitor' | 'address', number> & { destination?: number },
): Map<string, number> {
  return new Map([
    [`address ${readNetwork(req)}`, most.address],
    ...(account ? [[`account ${account.id}`, most.account] as const] : []),
    ...(to === null ? [] : [[`visitor ${visitor}`, most.visitor] as const]),
    ...(to === null || most.destination === undefined ? [] : [[keyOf(to), most.destination] as const]),
  ]);
}

/**
 * Throws a 429 if the limit of codes is reached for this destination, visitor, account or address, or if there were
 * too many wrong codes for the destination from any visitor.
 */
export function assertMaySend(asker: Asker, to: Target): void {
  const { codeSends, codeMisses } = getPortal();
  assertBelow(codeSends, listCounted(asker, to, CODE_SENDS_MAX), CODE_LIMIT_WINDOW);
  if (to) assertBelow(codeMisses, new Map([[keyOf(to), CODE_MISSES_MAX.destination]]), CODE_LIMIT_WINDOW);
}

const CAPTCHA_AFTER = {
  visitor: CAPTCHA_AFTER_SENDS,
  // A signed-in user needs no captcha earlier than others.
  account: Number.POSITIVE_INFINITY,
  destination: CAPTCHA_AFTER_SENDS_TO,
  address: CAPTCHA_AFTER_SENDS_FROM,
};

/** Returns whether the next code takes an image captcha. */
export function needsSendCaptcha(asker: Asker, to: Contact): boolean {
  const { codeSends } = getPortal();
  const counted = [...listCounted(asker, to, CAPTCHA_AFTER)];
  return counted.some(([key, after]) => countRecent(codeSends, key, SENDS_WINDOW) >= after);
}

/** Counts a code that is sent. */
export function countSend(asker: Asker, to: Target): void {
  countNow(getPortal().codeSends, listCounted(asker, to, CODE_SENDS_MAX).keys(), CODE_LIMIT_WINDOW);
}

/** Throws a 429 if the address has had as many mails as it may: links of an activation count with its codes. */
export function assertMayMail(email: string): void {
  const most = new Map([[keyOf({ kind: 'mail', to: email }), CODE_SENDS_MAX.destination]]);
  assertBelow(getPortal().codeSends, most, CODE_LIMIT_WINDOW);
}

/** Counts a mail that is sent. */
export function countMail(email: string): void {
  countNow(getPortal().codeSends, [keyOf({ kind: 'mail', to: email })], CODE_LIMIT_WINDOW);
}

/**
 * Throws a 429 if this visitor, account or address has no attempts left; then the right code is not accepted either.
 * Failures of other visitors for the destination do not block a code that was sent, because only its recipient knows
 * it. At most 10 codes × 5 attempts = 50 guesses per hour are possible for a destination, which find one of 10^6
 * codes with a probability of 1 in 20,000. They need ten visitors at once, each with a captcha from the fourth code
 * on, and the owner gets ten messages; after fifteen failures no new codes are sent for an hour.
 */
export function assertMayTry(asker: Asker, to: Target): void {
  const { destination: _, ...most } = CODE_MISSES_MAX;
  assertBelow(getPortal().codeMisses, listCounted(asker, to, most), CODE_LIMIT_WINDOW);
}

/** Counts a wrong code. */
export function countMiss(asker: Asker, to: Target): void {
  countNow(getPortal().codeMisses, listCounted(asker, to, CODE_MISSES_MAX).keys(), CODE_LIMIT_WINDOW);
}
