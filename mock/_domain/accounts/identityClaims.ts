/** The claim of an account to an identity, as a state table (docs/api.md, Identity verification). */
import { VERIFIED_LEVEL } from '../../../src/constants';
import type { Account } from '../store/records/account';

/** Typed by the owner, confirmed by a registry, or removed because another account has proved the same identity. */
export type ClaimState = 'DECLARED' | 'VERIFIED' | 'DISPLACED';

/** `displace`, `outprove`: another account verifies the document, `outprove` by a proof of possession. */
export type ClaimEvent = 'verify' | 'displace' | 'outprove' | 'undo';

interface Transition {
  from: readonly ClaimState[];
  to: ClaimState;
  /** Whether the other account needs a proof of possession, which this account lacks. */
  needsBetterProof?: true;
}

/**
 * The transitions by event. `undo` restores the name and number before the verification: if the claim was displaced
 * then, it is DISPLACED again.
 */
export const claimTransitions: Record<ClaimEvent, Transition> = {
  verify: { from: ['DECLARED', 'DISPLACED'], to: 'VERIFIED' },
  displace: { from: ['DECLARED'], to: 'DISPLACED' },
  outprove: { from: ['VERIFIED'], to: 'DISPLACED', needsBetterProof: true },
  undo: { from: ['VERIFIED'], to: 'DECLARED' },
};

type Claimant = Pick<Account, 'level' | 'idNo'>;

/** The state is not stored: it follows from the level and the number. */
export function deriveClaimState({ level, idNo }: Claimant): ClaimState {
  if (level >= VERIFIED_LEVEL) return 'VERIFIED';
  return idNo === '' ? 'DISPLACED' : 'DECLARED';
}

/** Returns whether the event may happen. `hasBetterProof`: only the other account has proved possession. */
export function canMoveClaim(
  account: Claimant,
  event: ClaimEvent,
  { hasBetterProof }: { hasBetterProof: boolean } = { hasBetterProof: false },
): boolean {
  const { from, needsBetterProof } = claimTransitions[event];
  return from.includes(deriveClaimState(account)) && (!needsBetterProof || hasBetterProof);
}

/** Returns whether the document is known to be the account owner's. Otherwise anyone may have typed its number. */
export const isVerified = (account: Claimant): boolean => deriveClaimState(account) === 'VERIFIED';

/** Returns whether two accounts of a user type claim the same document. */
export const hasSameClaim = (one: Account, { id, userType, idType, idNo }: Account): boolean =>
  one.id !== id && one.userType === userType && one.idType === idType && one.idNo === idNo;

/** Deletes the identity that an account claims. */
export function clearClaim(account: Account): void {
  Object.assign(account, { name: '', idNo: '', idFrom: null, idTo: null });
}
