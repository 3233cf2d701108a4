/** Browsers on which the owner of an account has proved a switch to it (docs/api.md, Accounts of one person). */
import { BROWSER_TRUST } from '../../../src/constants';
import { now } from '../store/clock';
import type { Visitor } from '../store/context';
import { hasRoom, keepRecord } from '../store/expiring';
import { getPortal } from '../store/state';

/** store/visitors replaces the visitor id in the key when it renews the id. */
const keyOf = ({ visitor }: Pick<Visitor, 'visitor'>, from: string, to: string): string =>
  [visitor, from, to].join(' ');

/** Returns whether this browser may switch from one account id to another without a new proof of the target. */
export function isBrowserTrusted(browser: Visitor, from: string, to: string): boolean {
  const trust = getPortal().browserTrusts.get(keyOf(browser, from, to));
  return trust !== undefined && trust.expiresAt > now();
}

/** Stores that a switch was proved on this browser. If the store is full, the next switch needs a proof again. */
export function trustBrowser(browser: Visitor, from: string, to: string): void {
  const { browserTrusts } = getPortal();
  if (!hasRoom(browserTrusts)) return;
  const trust = { accountId: to, expiresAt: now() + BROWSER_TRUST };
  keepRecord(browserTrusts, keyOf(browser, from, to), trust, browser.req);
}

/** Ends the trust of every browser for switches from or to an account. */
export function endTrustsOf(accountId: string): void {
  const { browserTrusts } = getPortal();
  for (const key of browserTrusts.keys()) {
    const [, from, to] = key.split(' ');
    if (from === accountId || to === accountId) browserTrusts.delete(key);
  }
}

/** Ends the trust of every browser for switches between two accounts, and deletes unused proofs for such switches. */
export function endTrustBetween(one: string, other: string): void {
  const { browserTrusts, sessions } = getPortal();
  for (const key of browserTrusts.keys()) {
    const [, from, to] = key.split(' ');
    if ((from === one && to === other) || (from === other && to === one)) browserTrusts.delete(key);
  }
  for (const session of sessions.values()) {
    if ([one, other].includes(session.targetProof?.accountId ?? '')) session.targetProof = null;
  }
}
