/** The trusted browsers of the signed-in user (docs/api.md, Browsers). */
import type { TrustedBrowser } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { endBrowserTrusts, isSameBrowser, listTrustedBrowsers } from '../accounts/browsers';
import { type Lang, translate } from '../lib/messages';
import { HttpRefusal } from '../lib/refusals';
import { toInstant } from '../store/clock';
import type { Member, RequestContext } from '../store/context';

type Owner = Pick<RequestContext, 'req' | 'visitor'> & Member;

/** Lists the trusted browsers: this one first, then the latest active one. */
export function listOwnTrustedBrowsers(owner: Omit<Owner, 'req'> & { lang: Lang }): TrustedBrowser[] {
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
export function endOwnTrustedBrowser(owner: Owner, id: string): null {
  const found = listTrustedBrowsers(owner, owner.account).find((one) => one.id === id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  Object.assign(found, { trust: null });
  recordMemberBehavior(owner, { type: 'BROWSER_TRUST_END' });
  return null;
}

/** Ends the trust of all browsers and returns how many there were. */
export function endOwnTrustedBrowsers(owner: Owner): { ended: number } {
  const { length: ended } = listTrustedBrowsers(owner, owner.account);
  if (ended > 0) {
    endBrowserTrusts(owner.account);
    recordMemberBehavior(owner, { type: 'BROWSER_TRUST_END' });
  }
  return { ended };
}
