/**
 * The user's sessions and trusted browsers (docs/api.md, Browsers). A session's other id is secret: it
 * authenticates.
 */
import type { PortalSession, TrustedBrowser } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { endBrowserTrusts, isSameBrowser, listTrustedBrowsers } from '../accounts/browsers';
import {
  endOtherSessions,
  endSession,
  endSessionElsewhere,
  leaveBrowser,
  listLiveSessions,
} from '../accounts/sessions';
import { maskIp } from '../lib/masking';
import { translate } from '../lib/messages';
import { getFound } from '../lib/refusals';
import { toInstant, toInstantOrNull } from '../store/clock';
import type { MemberRequest, SignedInCaller } from '../store/context';

/** Lists the live sessions: the current one first, then the latest active one. */
export function listOwnSessions({ account, session: own, lang }: SignedInCaller): PortalSession[] {
  return listLiveSessions(account.id)
    .toSorted((a, b) => Number(b.id === own.id) - Number(a.id === own.id) || b.lastSeen - a.lastSeen)
    .map(({ id, publicId, device: { device, os, browser, place, ip }, startedAt, lastSeen, keptUntil }) => ({
      id: publicId,
      current: id === own.id,
      device,
      os,
      browser,
      place: translate(lang, place),
      ip: maskIp(ip),
      startedAt: toInstant(startedAt),
      lastSeenAt: toInstant(lastSeen),
      keptUntil: toInstantOrNull(keptUntil),
    }));
}

/** Ends a session of the account; the current one as a sign-out does. Throws a 404 for an unknown or ended one. */
export function endOwnSession(owner: SignedInCaller, id: string): null {
  const found = getFound(listLiveSessions(owner.account.id).find(({ publicId }) => publicId === id));
  if (found.id === owner.session.id) {
    endSession(found.id);
    leaveBrowser(owner);
  } else {
    endSessionElsewhere(found.id);
  }
  recordMemberBehavior(owner, { type: 'SESSION_END' });
  return null;
}

/** Ends all sessions but the current one and returns how many there were. */
export function endOtherOwnSessions(owner: MemberRequest): { ended: number } {
  const ended = endOtherSessions(owner.session);
  if (ended > 0) recordMemberBehavior(owner, { type: 'SESSION_END' });
  return { ended };
}

/** Lists the trusted browsers: this one first, then the latest active one. */
export function listOwnTrustedBrowsers(owner: SignedInCaller): TrustedBrowser[] {
  return listTrustedBrowsers(owner, owner.account).map((one) => {
    const { device, os, browser, place } = one.device;
    return {
      id: one.id,
      current: isSameBrowser(owner, owner.account, one),
      device,
      os,
      browser,
      place: translate(owner.lang, place),
      trustedAt: toInstant(one.trust.since),
      lastSeenAt: toInstant(one.lastSeenAt),
      until: toInstant(one.trust.until),
    };
  });
}

/** Ends the trust of one browser. Throws a 404 for an unknown one. */
export function endOwnTrustedBrowser(owner: SignedInCaller, id: string): null {
  const found = getFound(listTrustedBrowsers(owner, owner.account).find((one) => one.id === id));
  Object.assign(found, { trust: null });
  recordMemberBehavior(owner, { type: 'BROWSER_TRUST_END' });
  return null;
}

/** Ends the trust of all browsers and returns how many there were. */
export function endOwnTrustedBrowsers(owner: SignedInCaller): { ended: number } {
  const { length: ended } = listTrustedBrowsers(owner, owner.account);
  if (ended > 0) {
    endBrowserTrusts(owner.account);
    recordMemberBehavior(owner, { type: 'BROWSER_TRUST_END' });
  }
  return { ended };
}
