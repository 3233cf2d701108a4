/** Record of an authorization between two people. */
import type { AuthorizationMatter, AuthorizationState } from '../../../../src/contract';
import type { Identity } from './account';

/** The states that people decide. EXPIRED and SUSPENDED are derived. */
export type DecidedState = Exclude<AuthorizationState, 'EXPIRED' | 'SUSPENDED'>;

/** The permission of a grantor for a grantee. */
export interface Authorization {
  id: string;
  grantorId: string;
  granteeId: string;
  /** The person whom the grantee's account belonged to when it was granted. */
  grantee: Identity;
  matters: AuthorizationMatter[];
  /** First and last day in China, YYYY-MM-DD, both included. */
  start: string;
  end: string;
  state: DecidedState;
  createdAt: number;
  decidedAt: number | null;
}
