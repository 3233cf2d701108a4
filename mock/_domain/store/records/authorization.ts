/** Record of an authorization between two people. */
import type { AuthorizationMatter, AuthorizationState, PersonRegistration } from '../../../../src/contract';

/**
 * The states that people decide. EXPIRED and SUSPENDED follow from the date and from frozen accounts, so they
 * are not stored.
 */
export type DecidedState = Exclude<AuthorizationState, 'EXPIRED' | 'SUSPENDED'>;

/** The permission of a grantor for a grantee. */
export interface Authorization {
  id: string;
  grantorId: string;
  granteeId: string;
  /** The person whom the grantee's account belonged to when it was granted. */
  grantee: Pick<PersonRegistration, 'name' | 'idType' | 'idNo'>;
  matters: AuthorizationMatter[];
  /** First and last day in China, YYYY-MM-DD, both included. */
  start: string;
  end: string;
  state: DecidedState;
  createdAt: number;
  decidedAt: number | null;
}
