/** Words that the calls about roles share; apart from ./shared, which the first scripts carry. */
import * as v from 'valibot';

export const roleOrigin = v.picklist(['CREATED', 'INVITED', 'APPLIED']);

export const authorizationStates = [
  'PENDING',
  'ACTIVE',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'REVOKED',
  'SUSPENDED',
] as const;
export const authorizationState = v.picklist(authorizationStates);

/** What a role may permit its owner to do for the company. src/domain/companyActions.ts says which role permits what. */
export type CompanyPermission =
  | 'viewCompany'
  | 'changeContact'
  | 'replaceLegalRep'
  | 'viewCertificates'
  | 'bindCertificate'
  | 'unbindCertificate'
  | 'viewHandlers'
  | 'inviteHandler'
  | 'decideApplication'
  | 'changeHandlerDates'
  | 'endHandler'
  | 'viewAuthorizations'
  | 'addAuthorization'
  | 'modifyAuthorization'
  | 'revokeAuthorization';

export const certificateState = v.picklist(['VALID', 'EXPIRING', 'EXPIRED', 'REVOKED', 'NOT_YET']);
