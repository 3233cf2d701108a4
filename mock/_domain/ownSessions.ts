/** The signed-in person's sessions, named by their public id: the other id is the key to one. */
import type { PortalSession } from '../../src/contract';
import type { Account } from './accounts';
import { recordAct } from './behaviour';
import { instant } from './clock';
import { maskIp } from './masking';
import { HttpRefusal } from './refusals';
import { endSession, liveSessionsOf, type Session } from './sessions';
import type { Visit } from './visit';
import { type Lang, words } from './words';

type Owner = Pick<Visit, 'req'> & { account: Account; session: Session };

/** The live sessions: the asking one first, then the one seen last. */
export function listSessions({
  account,
  session: own,
  lang,
}: Omit<Owner, 'req'> & { lang: Lang }): PortalSession[] {
  return liveSessionsOf(account.id)
    .toSorted((a, b) => Number(b.id === own.id) - Number(a.id === own.id) || b.lastSeen - a.lastSeen)
    .map(({ id, publicId, device: { device, os, browser, place, ip }, startedAt, lastSeen }) => ({
      id: publicId,
      current: id === own.id,
      device,
      os,
      browser,
      place: words(lang, place),
      ip: maskIp(ip),
      startedAt: instant(startedAt),
      lastSeenAt: instant(lastSeen),
    }));
}

/** Ends one of them. Unknown, over and another's are a 404. */
export function endOwnSession(owner: Owner, id: string): void {
  const found = liveSessionsOf(owner.account.id).find(({ publicId }) => publicId === id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  endSession(found.id);
  recordAct(owner, { type: 'SESSION_END' });
}

/** Ends all but the asking one; answers how many there were. Where there is no other, nothing has happened. */
export function endOthers(owner: Owner): { ended: number } {
  const others = liveSessionsOf(owner.account.id).filter(({ id }) => id !== owner.session.id);
  for (const { id } of others) endSession(id);
  if (others.length > 0) recordAct(owner, { type: 'SESSION_END' });
  return { ended: others.length };
}
