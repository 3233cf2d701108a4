/** The claim of an account to an identity, as one table (docs/api.md, Identity claims). */
import { VERIFIED_LEVEL } from '../../../src/constants';
import type { Account } from '../store/records/account';

/** What the owner has typed, what a registry has confirmed, or nothing any more because somebody else has proved to be it. */
export type ClaimState = 'DECLARED' | 'VERIFIED' | 'DISPLACED';

/** `verify`: a first verification matches. `displace`: another account verifies the same document. `undo`: by the owner. */
export type ClaimEvent = 'verify' | 'displace' | 'undo';

/** Each event, the states it follows, and the state after it. An undone verification leaves what was there before. */
export const claimTransitions: Record<ClaimEvent, { from: readonly ClaimState[]; to: ClaimState }> = {
  verify: { from: ['DECLARED', 'DISPLACED'], to: 'VERIFIED' },
  displace: { from: ['DECLARED'], to: 'DISPLACED' },
  undo: { from: ['VERIFIED'], to: 'DECLARED' },
};

type Claimant = Pick<Account, 'level' | 'idNo'>;

/** The state is not stored: it follows from the level and the number. */
export function deriveClaimState({ level, idNo }: Claimant): ClaimState {
  if (level >= VERIFIED_LEVEL) return 'VERIFIED';
  return idNo === '' ? 'DISPLACED' : 'DECLARED';
}

/** Whether the event may follow. */
export const canMoveClaim = (account: Claimant, event: ClaimEvent): boolean =>
  claimTransitions[event].from.includes(deriveClaimState(account));

/** Whether a document is known to be the account owner's. Below that anybody may have typed its number. */
export const isVerified = (account: Claimant): boolean => deriveClaimState(account) === 'VERIFIED';
