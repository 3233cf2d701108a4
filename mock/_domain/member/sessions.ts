/**
 * The sessions of the signed-in user, named by their public id. The other id is secret, because it authenticates the
 * session's requests.
 */
import type { PortalSession } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import {
  endOtherSessions,
  endSession,
  endSessionElsewhere,
  leaveBrowser,
  listLiveSessions,
} from '../accounts/sessions';
import { maskIp } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { HttpRefusal } from '../lib/refusals';
import { toInstant } from '../store/clock';
import type { Member, RequestContext } from '../store/context';

type Owner = Pick<RequestContext, 'req'> & Member;
type Visitor = Pick<RequestContext, 'visitor' | 'setCookie'>;

/** Lists the live sessions: the current one first, then the latest active one. */
export function listOwnSessions({
  account,
  session: own,
  lang,
}: Omit<Owner, 'req'> & { lang: Lang }): PortalSession[] {
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
      keptUntil: keptUntil === null ? null : toInstant(keptUntil),
    }));
}

/** Ends a session of the account; the current one as a sign-out does. Throws a 404 for an unknown or ended one. */
export function endOwnSession(owner: Owner & Visitor, id: string): null {
  const found = listLiveSessions(owner.account.id).find(({ publicId }) => publicId === id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
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
export function endOtherOwnSessions(owner: Owner): { ended: number } {
  const ended = endOtherSessions(owner.session);
  if (ended > 0) recordMemberBehavior(owner, { type: 'SESSION_END' });
  return { ended };
}
