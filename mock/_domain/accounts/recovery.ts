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

interface Owner {
  accountId: string;
  /** The session that makes the change, if there is one. */
  own: Session | undefined;
  /** Contacts before and after the change, as spellContact spells them. */
  contacts: string[];
}

/** Two mail addresses are the same up to the case of ASCII letters. */
const spellContact = ({ region, to }: Pick<Destination, 'region' | 'to'>) => `${region} ${toAsciiLower(to)}`;

function endRecords(records: Map<string, { accountId: string | null }>, accountId: string): void {
  deleteWhere(records, (record) => record.accountId === accountId);
}

/** Ends one kind of pending process each: docs/api.md, Changes that invalidate earlier proofs. */
const endings = {
  resets: ({ accountId }: Owner) => endRecords(getPortal().resets, accountId),
  frozenTickets: ({ accountId }: Owner) => endRecords(getPortal().frozenTickets, accountId),
  pausedTickets: ({ accountId }: Owner) => endRecords(getPortal().pausedTickets, accountId),
  waitingSignIns: ({ accountId }: Owner) => endRecords(getPortal().waitingSignIns, accountId),
  ownMobileProofs: ({ accountId }: Owner) => endRecords(getPortal().ownMobileProofs, accountId),
  /** Does not delete the codes, because their times prevent another code immediately after the change. */
  codes: ({ contacts }: Owner) => {
    for (const code of getPortal().codes.values())
      if (contacts.includes(spellContact(code))) code.triesLeft = 0;
  },
  qrs: ({ accountId }: Owner) => {
    for (const qr of getPortal().qrs.values())
      if (qr.phone?.accountId === accountId) qr.progress = 'cancelled';
  },
  providerTrips: ({ accountId }: Owner) => {
    deleteWhere(getPortal().providerTrips, ({ linkTo }) => linkTo === accountId);
  },
  stepUps: ({ accountId, own }: Owner) => {
    for (const session of getPortal().sessions.values())
      if (session.accountId === accountId && session !== own)
        Object.assign(session, { stepUps: [], steppedUpAt: null, contactProof: null });
  },
  browserTrusts: ({ accountId }: Owner) => endSwitchTrusts(accountId),
  trustedBrowsers: ({ accountId }: Owner) => endBrowserTrusts({ id: accountId }),
  targetProofs: ({ accountId }: Owner) => {
    for (const session of getPortal().sessions.values())
      if (session.targetProof?.accountId === accountId) session.targetProof = null;
  },
};

/** Ends all pending processes but verifications. `former` are the contacts before the change. */
export function endPendingRecovery(accountId: string, ownSessionId?: string, former?: Contacts): void {
  const own = ownSessionId === undefined ? undefined : getPortal().sessions.get(ownSessionId);
  const contacts = [findAccountById(accountId), former]
    .filter((one) => one !== undefined)
    .flatMap(listDestinations)
    .map(spellContact);
  for (const end of Object.values(endings)) end({ accountId, own, contacts });
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
