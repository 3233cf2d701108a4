/** The proofs that an account requires besides the password (docs/api.md, Second factor). */
import { FACTOR_LEVEL, requiredProofs } from '../../../src/domain/factors';
import { listLedCompanies } from '../accounts/companies';
import { Refusal } from '../lib/refusals';
import type { Account } from '../store/records/account';
import { listSignInProofs, type RemovableProof } from './stepUp';

type Reason = keyof typeof requiredProofs;

const appliesTo: Record<Reason, (account: Account) => boolean> = {
  company: ({ id }) => listLedCompanies(id).length > 0,
  level: ({ level }) => level >= FACTOR_LEVEL,
};
const reasons = Object.keys(appliesTo) as Reason[];

/** Whether an account has one of the proofs that `reason` requires, not counting `removed`. */
export const hasRequiredProof = (account: Account, reason: Reason, removed?: RemovableProof): boolean =>
  listSignInProofs(account, removed).some((proof) =>
    (requiredProofs[reason] as readonly string[]).includes(proof),
  );

/** Returns the reason why an account lacks a required proof, or null if it lacks none. */
export const findMissingProof = (account: Account): Reason | null =>
  reasons.find((reason) => appliesTo[reason](account) && !hasRequiredProof(account, reason)) ?? null;

/** Throws FACTOR_REQUIRED if the removal of `removed` would leave an account without a required proof. */
export function assertRemovable(account: Account, removed: RemovableProof): void {
  const isNeeded = reasons.some(
    (reason) =>
      appliesTo[reason](account) &&
      hasRequiredProof(account, reason) &&
      !hasRequiredProof(account, reason, removed),
  );
  if (isNeeded) throw new Refusal('FACTOR_REQUIRED');
}
