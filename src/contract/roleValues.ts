/** Values that the endpoints of roles, handlers and certificates share. Not in ./shared, which the first scripts load. */
import * as v from 'valibot';
import { authorizationStates } from '../validation/authorizations';

export const roleOrigin = v.picklist(['CREATED', 'INVITED', 'APPLIED']);

export const authorizationState = v.picklist(authorizationStates);

/** The permissions of a role. src/domain/companyActions.ts defines which role has which. */
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
