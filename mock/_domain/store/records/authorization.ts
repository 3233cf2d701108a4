/** Record of what one person may do for another. */
import type { AuthorizationMatter, AuthorizationState } from '../../../../src/contract';

/** What somebody has decided; what time and frozen accounts make of it is not kept. */
export type DecidedState = Exclude<AuthorizationState, 'EXPIRED' | 'SUSPENDED'>;

export interface Authorization {
  id: string;
  grantorId: string;
  granteeId: string;
  matters: AuthorizationMatter[];
  /** Days in China, YYYY-MM-DD, both included. */
  start: string;
  end: string;
  state: DecidedState;
  createdAt: number;
  decidedAt: number | null;
}
