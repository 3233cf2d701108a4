/**
 * Known and trusted browsers, and switches that were proved on them (docs/api.md, Browsers, Accounts of one
 * person).
 */
import { randomUUID } from 'node:crypto';
import { BROWSER_TRUST, TRUSTED_BROWSER } from '../../../src/constants';
import { isSharedBrowser } from '../lib/cookies';
import { readDevice } from '../lib/device';
import { now } from '../store/clock';
import type { Visitor } from '../store/context';
import { deleteWhere, dropExpired, hasRoom, keepRecord } from '../store/expiring';
import type { Owner } from '../store/records/account';
import type { KnownBrowser } from '../store/records/browser';
import { getPortal } from '../store/state';

export type TrustedBrowser = KnownBrowser & { trust: NonNullable<KnownBrowser['trust']> };

/** store/visitors replaces the visitor id in the key when it renews the id. */
const keyOf = ({ visitor }: Pick<Visitor, 'visitor'>, { id }: Owner): string => `${visitor} ${id}`;

function find(browser: Pick<Visitor, 'visitor'>, owner: Owner): KnownBrowser | undefined {
  const found = getPortal().browsers.get(keyOf(browser, owner));
  return found && found.expiresAt > now() ? found : undefined;
}

/** Stores a sign-in of an account from a browser. Returns whether it is the first one from this browser. */
export function noteBrowser(browser: Visitor, owner: Owner): boolean {
  const { browsers } = getPortal();
  const found = find(browser, owner);
  const expiresAt = now() + BROWSER_TRUST;
  const seen = { device: readDevice(browser.req), lastSeenAt: now(), expiresAt };
  dropExpired(browsers);
  // If the store is full, the next sign-in from this browser is reported again.
  if (found) Object.assign(found, seen);
  else if (hasRoom(browsers)) {
    const added = { id: randomUUID(), accountId: owner.id, since: now(), ...seen, trust: null };
    keepRecord(browsers, keyOf(browser, owner), added, browser.req);
  }
  return !found;
}

/** Returns whether an account was signed in to from this browser before a time (ms). */
export function wasKnownBefore(browser: Pick<Visitor, 'visitor'>, owner: Owner, time: number): boolean {
  const found = find(browser, owner);
  return found !== undefined && found.since < time;
}

const isTrusted = (browser: KnownBrowser): browser is TrustedBrowser =>
  browser.trust !== null && browser.trust.until > now();

/** Returns whether sign-ins of an account from this browser need no second factor. */
export function isTrustedBrowser(browser: Visitor, owner: Owner): boolean {
  const found = find(browser, owner);
  return found !== undefined && isTrusted(found) && !isSharedBrowser(browser.req.headers.cookie);
}

/** Trusts the browser that has just signed in for 30 days. Returns false for a shared or unknown browser. */
export function trustThisBrowser(browser: Visitor, owner: Owner): boolean {
  const found = find(browser, owner);
  if (!found || isSharedBrowser(browser.req.headers.cookie)) return false;
  found.trust = { since: now(), until: now() + TRUSTED_BROWSER };
  return true;
}

/** Lists the trusted browsers of an account: the current one first, then by last use, newest first. */
export function listTrustedBrowsers(browser: Pick<Visitor, 'visitor'>, owner: Owner): TrustedBrowser[] {
  const own = find(browser, owner);
  return [...getPortal().browsers.values()]
    .filter((one) => one.accountId === owner.id)
    .filter(isTrusted)
    .toSorted((a, b) => Number(b === own) - Number(a === own) || b.lastSeenAt - a.lastSeenAt);
}

/** Returns whether a record belongs to the browser of the request. */
export const isSameBrowser = (browser: Pick<Visitor, 'visitor'>, owner: Owner, one: KnownBrowser): boolean =>
  find(browser, owner) === one;

export function endBrowserTrusts({ id }: Owner): void {
  for (const one of getPortal().browsers.values()) if (one.accountId === id) one.trust = null;
}

/** Deletes the browsers of an account, so that the next sign-in from each is reported. */
export function forgetBrowsers({ id }: Owner): void {
  deleteWhere(getPortal().browsers, ({ accountId }) => accountId === id);
}

const switchKey = ({ visitor }: Pick<Visitor, 'visitor'>, from: string, to: string): string =>
  [visitor, from, to].join(' ');

/** Returns whether this browser may switch from one account id to another without a new proof of the target. */
export function isSwitchTrusted(browser: Visitor, from: string, to: string): boolean {
  const trust = getPortal().browserTrusts.get(switchKey(browser, from, to));
  return trust !== undefined && trust.expiresAt > now();
}

/** Stores that a switch was proved on this browser. If the store is full, the next switch needs a proof again. */
export function trustSwitch(browser: Visitor, from: string, to: string): void {
  const { browserTrusts } = getPortal();
  if (!hasRoom(browserTrusts)) return;
  const trust = { accountId: to, expiresAt: now() + BROWSER_TRUST };
  keepRecord(browserTrusts, switchKey(browser, from, to), trust, browser.req);
}

export function endSwitchTrusts(accountId: string): void {
  deleteWhere(getPortal().browserTrusts, (_trust, key) => key.split(' ').slice(1).includes(accountId));
}

/** Ends the trust of every browser for switches between two accounts, and deletes unused proofs for such switches. */
export function endSwitchTrustBetween(one: string, other: string): void {
  const { browserTrusts, sessions } = getPortal();
  deleteWhere(browserTrusts, (_trust, key) => {
    const [, from, to] = key.split(' ');
    return (from === one && to === other) || (from === other && to === one);
  });
  for (const session of sessions.values()) {
    if ([one, other].includes(session.targetProof?.accountId ?? '')) session.targetProof = null;
  }
}
