import type { RoleDetail, RoleMethod } from '@/contract';

/** Which words a proof has: the legal representative is asked about anybody else, and compared with the registry else. */
export function findProofWords({
  method,
  capacity,
}: Pick<RoleDetail, 'method' | 'capacity'>): RoleMethod | 'asksLegalRep' {
  if (method === null) return 'LEGAL_REP';
  return method === 'LEGAL_REP' && capacity !== 'LEGAL_REP' ? 'asksLegalRep' : method;
}
