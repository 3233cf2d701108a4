import type { RoleDetail, RoleMethod } from '@/contract';

/**
 * Returns the variant of the proof's messages: for the method LEGAL_REP, the legal representative is asked to
 * confirm, unless the user claims to be that person.
 */
export function findProofVariant({
  method,
  capacity,
}: Pick<RoleDetail, 'method' | 'capacity'>): RoleMethod | 'asksLegalRep' {
  if (method === null) return 'LEGAL_REP';
  return method === 'LEGAL_REP' && capacity !== 'LEGAL_REP' ? 'asksLegalRep' : method;
}
