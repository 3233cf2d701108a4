/** The lists that an account owns: their fate when it is deleted, and their part of the export. */
import type { ExportPartName } from '../../../src/domain/exportParts';
import { deleteWhere } from './expiring';
import { getPortal, type PortalState } from './state';

type RecordIn<Kept> = Kept extends readonly (infer Item)[]
  ? Item
  : Kept extends Map<string, infer Item>
    ? Item
    : never;

/** The fields that name the account, or the two accounts, of a record. */
const ownerFields = ['accountId', 'holderId', 'joinerId', 'grantorId', 'granteeId'] as const;
type OwnerField = (typeof ownerFields)[number];

type IfOwned<List, Item> = Item extends { [Field in OwnerField]?: string | null }
  ? OwnerField & keyof Item extends never
    ? never
    : List
  : never;

/** Every list or map of the state whose records name the account that owns them. */
export type OwnedList = {
  [List in keyof PortalState]: IfOwned<List, RecordIn<PortalState[List]>>;
}[keyof PortalState];

interface Ownership {
  /**
   * When the account is deleted: `kept` if a law requires it or another person owns it, too; `expires` by
   * itself or with its session.
   */
  atEnd: 'deleted' | 'kept' | 'expires';
  /** Part of the export. null if it contains no personal data, or a secret. */
  part: ExportPartName | null;
}

export const ownedLists: Record<OwnedList, Ownership> = {
  memberships: { atEnd: 'deleted', part: 'roles' },
  notices: { atEnd: 'deleted', part: 'notices' },
  bindings: { atEnd: 'deleted', part: 'bindings' },
  authenticators: { atEnd: 'deleted', part: 'authenticator' },
  authenticatorSetups: { atEnd: 'expires', part: null },
  recoveryCodes: { atEnd: 'deleted', part: 'authenticator' },
  waitingSignIns: { atEnd: 'expires', part: null },
  passkeys: { atEnd: 'deleted', part: 'passkeys' },
  passkeyChallenges: { atEnd: 'expires', part: null },
  certificates: { atEnd: 'deleted', part: 'account' },
  verifications: { atEnd: 'deleted', part: 'account' },
  grants: { atEnd: 'deleted', part: 'grants' },
  securityAnswers: { atEnd: 'deleted', part: 'questions' },
  addresses: { atEnd: 'deleted', part: 'addresses' },
  accountLinks: { atEnd: 'deleted', part: 'accounts' },
  // docs/specification.md 14.9.
  behavior: { atEnd: 'kept', part: 'behavior' },
  appeals: { atEnd: 'kept', part: 'account' },
  // The other person owns them too. The part of the received ones contains the rest.
  authorizations: { atEnd: 'kept', part: 'authorizationsGiven' },
  sessions: { atEnd: 'expires', part: 'sessions' },
  // A link in an alert works without a session.
  undoables: { atEnd: 'deleted', part: null },
  browserTrusts: { atEnd: 'deleted', part: null },
  browsers: { atEnd: 'deleted', part: 'trustedBrowsers' },
  panics: { atEnd: 'deleted', part: null },
  // Notices and the behavior record contain the same data.
  lostAccess: { atEnd: 'deleted', part: null },
  removedFactors: { atEnd: 'deleted', part: null },
  formerContacts: { atEnd: 'deleted', part: 'account' },
  phrases: { atEnd: 'deleted', part: 'account' },
  registrations: { atEnd: 'deleted', part: null },
  resets: { atEnd: 'expires', part: null },
  frozenTickets: { atEnd: 'expires', part: null },
  pausedTickets: { atEnd: 'expires', part: null },
  ownMobileProofs: { atEnd: 'expires', part: null },
  applications: { atEnd: 'expires', part: null },
  authorizationCodes: { atEnd: 'expires', part: null },
  accessTokens: { atEnd: 'expires', part: null },
};

/** Deletes what accounts own, except lists that are kept or expire. */
export function deleteOwnedRecords(accountIds: ReadonlySet<string>): void {
  const state = getPortal();
  const isOwned = (record: { [Field in OwnerField]?: string | null }) =>
    ownerFields.some((field) => accountIds.has(record[field] ?? ''));
  for (const list of Object.keys(ownedLists) as OwnedList[]) {
    if (ownedLists[list].atEnd !== 'deleted') continue;
    const records = state[list];
    if (records instanceof Map) deleteWhere(records, isOwned);
    else Object.assign(state, { [list]: records.filter((record) => !isOwned(record)) });
  }
}
