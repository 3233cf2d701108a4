/** The contract by endpoint name. Services and mock handlers compile against it; docs/api.md has the rules beyond it. */

import type { accountEndpoints } from './account';
import type { actingEndpoints } from './acting';
import type { addressEndpoints } from './addresses';
import type { appealEndpoints } from './appeal';
import type { authorizationsEndpoints } from './authorizations';
import type { authorizeEndpoints } from './authorize';
import type { behaviorEndpoints } from './behavior';
import type { captchaEndpoints } from './captcha';
import type { certificatesEndpoints } from './certificates';
import type { codesEndpoints } from './codes';
import type { companiesEndpoints } from './companies';
import type { ContractOf } from './contractOf';
import type { Call } from './envelope';
import type { filesEndpoints } from './files';
import type { grantsEndpoints } from './grants';
import type { guidesEndpoints } from './guides';
import type { handlersEndpoints } from './handlers';
import type { linkedEndpoints } from './linked';
import type { mobileEndpoints } from './mobile';
import type { noticesEndpoints } from './notices';
import type { profileEndpoints } from './profile';
import type { qrEndpoints } from './qr';
import type { recoveryEndpoints } from './recovery';
import type { registrationEndpoints } from './registration';
import type { accountRequests } from './requests/account';
import type { actingRequests } from './requests/acting';
import type { addressRequests } from './requests/addresses';
import type { appealRequests } from './requests/appeal';
import type { authorizationsRequests } from './requests/authorizations';
import type { authorizeRequests } from './requests/authorize';
import type { behaviorRequests } from './requests/behavior';
import type { captchaRequests } from './requests/captcha';
import type { certificatesRequests } from './requests/certificates';
import type { codesRequests } from './requests/codes';
import type { companiesRequests } from './requests/companies';
import type { filesRequests } from './requests/files';
import type { grantsRequests } from './requests/grants';
import type { guidesRequests } from './requests/guides';
import type { handlersRequests } from './requests/handlers';
import type { linkedRequests } from './requests/linked';
import type { mobileRequests } from './requests/mobile';
import type { noticesRequests } from './requests/notices';
import type { profileRequests } from './requests/profile';
import type { qrRequests } from './requests/qr';
import type { recoveryRequests } from './requests/recovery';
import type { registrationRequests } from './requests/registration';
import type { rolesRequests } from './requests/roles';
import type { securityRequests } from './requests/security';
import type { sessionRequests } from './requests/session';
import type { signInRequests } from './requests/signIn';
import type { templateCardsRequests } from './requests/templateCards';
import type { templateDashboardRequests } from './requests/templateDashboard';
import type { templateFormsRequests } from './requests/templateForms';
import type { templateListsRequests } from './requests/templateLists';
import type { undoRequests } from './requests/undo';
import type { rolesEndpoints } from './roles';
import type { securityEndpoints } from './security';
import type { sessionEndpoints } from './session';
import type { signInEndpoints } from './signIn';
import type { templateCardsEndpoints } from './templateCards';
import type { templateDashboardEndpoints } from './templateDashboard';
import type { templateFormsEndpoints } from './templateForms';
import type { templateListsEndpoints } from './templateLists';
import type { undoEndpoints } from './undo';
import type { VerificationContract } from './verification';

interface Contract
  extends ContractOf<typeof codesEndpoints, typeof codesRequests>,
    ContractOf<typeof captchaEndpoints, typeof captchaRequests>,
    ContractOf<typeof qrEndpoints, typeof qrRequests>,
    ContractOf<typeof registrationEndpoints, typeof registrationRequests>,
    ContractOf<typeof recoveryEndpoints, typeof recoveryRequests>,
    ContractOf<typeof undoEndpoints, typeof undoRequests>,
    ContractOf<typeof filesEndpoints, typeof filesRequests>,
    ContractOf<typeof appealEndpoints, typeof appealRequests>,
    ContractOf<typeof guidesEndpoints, typeof guidesRequests>,
    ContractOf<typeof signInEndpoints, typeof signInRequests>,
    ContractOf<typeof sessionEndpoints, typeof sessionRequests>,
    ContractOf<typeof authorizeEndpoints, typeof authorizeRequests>,
    ContractOf<typeof profileEndpoints, typeof profileRequests>,
    ContractOf<typeof mobileEndpoints, typeof mobileRequests>,
    ContractOf<typeof authorizationsEndpoints, typeof authorizationsRequests>,
    ContractOf<typeof grantsEndpoints, typeof grantsRequests>,
    ContractOf<typeof linkedEndpoints, typeof linkedRequests>,
    ContractOf<typeof certificatesEndpoints, typeof certificatesRequests>,
    ContractOf<typeof behaviorEndpoints, typeof behaviorRequests>,
    ContractOf<typeof noticesEndpoints, typeof noticesRequests>,
    ContractOf<typeof accountEndpoints, typeof accountRequests>,
    ContractOf<typeof securityEndpoints, typeof securityRequests>,
    ContractOf<typeof addressEndpoints, typeof addressRequests>,
    VerificationContract,
    ContractOf<typeof actingEndpoints, typeof actingRequests>,
    ContractOf<typeof rolesEndpoints, typeof rolesRequests>,
    ContractOf<typeof companiesEndpoints, typeof companiesRequests>,
    ContractOf<typeof handlersEndpoints, typeof handlersRequests>,
    ContractOf<typeof templateCardsEndpoints, typeof templateCardsRequests>,
    ContractOf<typeof templateDashboardEndpoints, typeof templateDashboardRequests>,
    ContractOf<typeof templateFormsEndpoints, typeof templateFormsRequests>,
    ContractOf<typeof templateListsEndpoints, typeof templateListsRequests> {}

/** Name of an endpoint. `contract/endpoints` has a row for each, and for nothing else. */
export type EndpointName = keyof Calls<Contract>;

/** Fails to compile where an endpoint's contract is no call. */
type Calls<C extends Record<keyof C, Call>> = C;

type Field<N extends EndpointName, F extends keyof Call> = Contract[N] extends { [K in F]: infer V }
  ? V
  : undefined;
export type Params<N extends EndpointName> = Field<N, 'params'>;
export type Query<N extends EndpointName> = Field<N, 'query'>;
export type Body<N extends EndpointName> = Field<N, 'body'>;
export type Data<N extends EndpointName> = Contract[N]['data'];

export type * from './account';
export type * from './acting';
export type * from './addresses';
export type * from './appeal';
export type * from './authorizations';
export type * from './authorize';
export type * from './behavior';
export type * from './captcha';
export type * from './certificates';
export type * from './codes';
export type * from './companies';
export type * from './envelope';
export type * from './files';
export type * from './grants';
export type * from './guides';
export type * from './handlers';
export type * from './linked';
export type * from './mobile';
export type * from './notices';
export type * from './profile';
export type * from './qr';
export type * from './recovery';
export type * from './registration';
export type { AddressBody } from './requests/addresses';
export type { AppealAddition } from './requests/appeal';
export type { NewAuthorization } from './requests/authorizations';
export type { BehaviorFilter } from './requests/behavior';
export type { ProfileChange } from './requests/profile';
export type { ResetProof } from './requests/recovery';
export type { Guardian, LegalRegistration, PersonRegistration } from './requests/registration';
export type { RoleForm } from './requests/roles';
export type { LoginChannel, LoginChannels } from './requests/signIn';
export type { GoalBody, ProjectBody, TransferBody } from './requests/templateForms';
export type { RuleBody } from './requests/templateLists';
export type * from './roles';
export type * from './security';
export type * from './session';
export type * from './signIn';
export type * from './templateCards';
export type * from './templateDashboard';
export type * from './templateForms';
export type * from './templateLists';
export type * from './undo';
export type * from './verification';
