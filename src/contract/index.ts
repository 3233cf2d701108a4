/** The contract by endpoint name. Services and mock handlers compile against it; docs/api.md has its rows. */

import type { AccountContract } from './account';
import type { actingEndpoints } from './acting';
import type { addressEndpoints } from './addresses';
import type { AppealContract } from './appeal';
import type { AuthorizeContract } from './authorize';
import type { BehaviorContract } from './behavior';
import type { CaptchaContract } from './captcha';
import type { CertificatesContract } from './certificates';
import type { CodesContract } from './codes';
import type { companiesEndpoints } from './companies';
import type { ContractOf } from './contractOf';
import type { Call } from './envelope';
import type { FilesContract } from './files';
import type { handlersEndpoints } from './handlers';
import type { InfoContract } from './info';
import type { LinkedContract } from './linked';
import type { ProfileContract } from './profile';
import type { RecoveryContract } from './recovery';
import type { RegistrationContract } from './registration';
import type { actingRequests } from './requests/acting';
import type { addressRequests } from './requests/addresses';
import type { companiesRequests } from './requests/companies';
import type { handlersRequests } from './requests/handlers';
import type { rolesRequests } from './requests/roles';
import type { templateCardsRequests } from './requests/templateCards';
import type { templateDashboardRequests } from './requests/templateDashboard';
import type { templateFormsRequests } from './requests/templateForms';
import type { templateListsRequests } from './requests/templateLists';
import type { rolesEndpoints } from './roles';
import type { SecurityContract } from './security';
import type { templateCardsEndpoints } from './templateCards';
import type { templateDashboardEndpoints } from './templateDashboard';
import type { templateFormsEndpoints } from './templateForms';
import type { templateListsEndpoints } from './templateLists';
import type { UaaContract } from './uaa';
import type { UndoContract } from './undo';
import type { VerificationContract } from './verification';

interface Contract
  extends UaaContract,
    CaptchaContract,
    AccountContract,
    CodesContract,
    FilesContract,
    RegistrationContract,
    RecoveryContract,
    UndoContract,
    AppealContract,
    AuthorizeContract,
    SecurityContract,
    LinkedContract,
    CertificatesContract,
    ProfileContract,
    InfoContract,
    ContractOf<typeof addressEndpoints, typeof addressRequests>,
    BehaviorContract,
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
export type * from './authorize';
export type * from './behavior';
export type * from './captcha';
export type * from './certificates';
export type * from './codes';
export type * from './companies';
export type * from './envelope';
export type * from './files';
export type * from './handlers';
export type * from './info';
export type * from './linked';
export type * from './profile';
export type * from './recovery';
export type * from './registration';
export type { AddressBody } from './requests/addresses';
export type { RoleForm } from './requests/roles';
export type { GoalBody, ProjectBody, TransferBody } from './requests/templateForms';
export type { RuleBody } from './requests/templateLists';
export type * from './roles';
export type * from './security';
export type * from './templateCards';
export type * from './templateDashboard';
export type * from './templateForms';
export type * from './templateLists';
export type * from './uaa';
export type * from './undo';
export type * from './verification';
