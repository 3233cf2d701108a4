/** The claim of an account to an identity, as one table (docs/api.md, Identity verification). */
import { VERIFIED_LEVEL } from '../../../src/constants';
import type { Account } from '../store/records/account';

/** Typed by the owner, confirmed by a registry, or removed because another account has proved the same identity. */
export type ClaimState = 'DECLARED' | 'VERIFIED' | 'DISPLACED';

/**
 * `verify`: a first verification matches. `displace`: another account verifies the same document. `outprove`: another account
 * verifies it by something that its owner has, and this one has not. `undo`: by the owner.
 */
export type ClaimEvent = 'verify' | 'displace' | 'outprove' | 'undo';

interface Transition {
  from: readonly ClaimState[];
  to: ClaimState;
  /** Whether it needs a proof of possession, against an account without one. */
  needsBetterProof?: true;
}

/** Each event, the states it follows, and the state after it. An undo restores the state before the verification. */
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

/** Whether the event may follow. `hasBetterProof`: the other account has proved possession, and this one has not. */
export function canMoveClaim(
  account: Claimant,
  event: ClaimEvent,
  { hasBetterProof }: { hasBetterProof: boolean } = { hasBetterProof: false },
): boolean {
  const { from, needsBetterProof } = claimTransitions[event];
  return from.includes(deriveClaimState(account)) && (!needsBetterProof || hasBetterProof);
}

/** Whether the document is known to be the account owner's. Otherwise anyone may have typed its number. */
export const isVerified = (account: Claimant): boolean => deriveClaimState(account) === 'VERIFIED';

/** Whether an account claims the document of another account of the user type. */
export const hasSameClaim = (one: Account, { id, userType, idType, idNo }: Account): boolean =>
  one.id !== id && one.userType === userType && one.idType === idType && one.idNo === idNo;

/** Removes what an account claims. */
export function clearClaim(account: Account): void {
  Object.assign(account, { name: '', idNo: '', idFrom: null, idTo: null });
}
