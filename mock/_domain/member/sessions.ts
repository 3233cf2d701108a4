/** The signed-in person's sessions, named by their public id: the other id is the key to one. */
import type { PortalSession } from '../../../src/contract';
import { recordMemberBehavior } from '../accounts/behavior';
import { endSession, listLiveSessions } from '../accounts/sessions';
import { maskIp } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { HttpRefusal } from '../lib/refusals';
import { toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Session } from '../store/records/session';

type Owner = Pick<RequestContext, 'req'> & { account: Account; session: Session };

/** The live sessions: the asking one first, then the one seen last. */
export function listOwnSessions({
  account,
  session: own,
  lang,
}: Omit<Owner, 'req'> & { lang: Lang }): PortalSession[] {
  return listLiveSessions(account.id)
    .toSorted((a, b) => Number(b.id === own.id) - Number(a.id === own.id) || b.lastSeen - a.lastSeen)
    .map(({ id, publicId, device: { device, os, browser, place, ip }, startedAt, lastSeen }) => ({
      id: publicId,
      current: id === own.id,
      device,
      os,
      browser,
      place: translate(lang, place),
      ip: maskIp(ip),
      startedAt: toInstant(startedAt),
      lastSeenAt: toInstant(lastSeen),
    }));
}

/** Ends one of them. Unknown, over and another's are a 404. */
export function endOwnSession(owner: Owner, id: string): void {
  const found = listLiveSessions(owner.account.id).find(({ publicId }) => publicId === id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  endSession(found.id);
  recordMemberBehavior(owner, { type: 'SESSION_END' });
}

/** Ends all but the asking one; answers how many there were. Where there is no other, nothing has happened. */
export function endOtherOwnSessions(owner: Owner): { ended: number } {
  const others = listLiveSessions(owner.account.id).filter(({ id }) => id !== owner.session.id);
  for (const { id } of others) endSession(id);
  if (others.length > 0) recordMemberBehavior(owner, { type: 'SESSION_END' });
  return { ended: others.length };
}
