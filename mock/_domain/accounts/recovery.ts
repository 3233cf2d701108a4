/** Ends pending processes of a changed account (docs/api.md, Changes that invalidate earlier proofs). */
import { toAsciiLower } from '../../../src/validation/asciiCase';
import { now } from '../store/clock';
import { deleteWhere } from '../store/expiring';
import type { Contacts, Destination } from '../store/records/account';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';
import { findAccountById } from './accounts';
import { endBrowserTrusts, endSwitchTrusts } from './browsers';
import { listDestinations } from './contacts';

/** Two mail addresses are the same up to the case of ASCII letters. */
const spellContact = ({ region, to }: Pick<Destination, 'region' | 'to'>) => `${region} ${toAsciiLower(to)}`;

/** Ends all pending processes but verifications. `former` are the contacts before the change. */
export function endPendingRecovery(accountId: string, ownSessionId?: string, former?: Contacts): void {
  const portal = getPortal();
  const ofAccount: Map<string, { accountId: string | null }>[] = [
    portal.resets,
    portal.frozenTickets,
    portal.pausedTickets,
    portal.waitingSignIns,
    portal.ownMobileProofs,
  ];
  for (const records of ofAccount) deleteWhere(records, (record) => record.accountId === accountId);
  deleteWhere(portal.providerTrips, ({ linkTo }) => linkTo === accountId);
  for (const qr of portal.qrs.values()) if (qr.phone?.accountId === accountId) qr.progress = 'cancelled';
  const contacts = [findAccountById(accountId), former]
    .filter((one) => one !== undefined)
    .flatMap(listDestinations)
    .map(spellContact);
  // Does not delete the codes, because their times prevent another code immediately after the change.
  for (const code of portal.codes.values()) if (contacts.includes(spellContact(code))) code.triesLeft = 0;
  for (const session of portal.sessions.values()) {
    if (session.accountId === accountId && session.id !== ownSessionId)
      Object.assign(session, { stepUps: [], steppedUpAt: null, contactProof: null });
    if (session.targetProof?.accountId === accountId) session.targetProof = null;
  }
  endSwitchTrusts(accountId);
  endBrowserTrusts({ id: accountId });
}

/**
 * Cancels pending verifications in all sessions, because a session cookie may have been copied. A
 * verification that another session finished no longer counts as a proof.
 */
export function endPendingVerifications(accountId: string, own: Session | undefined): void {
  const { providerTrips, verifications } = getPortal();
  for (const one of verifications) {
    if (one.accountId !== accountId) continue;
    if (one.sessionId !== own?.publicId) one.spent = true;
    if (one.endedAt !== null) continue;
    Object.assign(one, { state: 'CANCELED', endedAt: now(), claim: null, answers: null });
    deleteWhere(providerTrips, ({ verification }) => verification === one.id);
  }
}
