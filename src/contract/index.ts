/** The contract by endpoint name. Services and mock handlers compile against it; docs/api.md has its rows. */

import type { AccountContract, accountEndpoints } from './account';
import type { addressEndpoints } from './addresses';
import type { AppealContract } from './appeal';
import type { authorizationsEndpoints } from './authorizations';
import type { AuthorizeContract } from './authorize';
import type { behaviorEndpoints } from './behavior';
import type { CaptchaContract } from './captcha';
import type { certificatesEndpoints } from './certificates';
import type { CodesContract } from './codes';
import type { CompaniesContract } from './companies';
import type { ContractOf } from './contractOf';
import type { Call } from './envelope';
import type { FilesContract } from './files';
import type { grantsEndpoints } from './grants';
import type { HandlersContract } from './handlers';
import type { linkedEndpoints } from './linked';
import type { mobileEndpoints } from './mobile';
import type { noticesEndpoints } from './notices';
import type { profileEndpoints } from './profile';
import type { RecoveryContract } from './recovery';
import type { RegistrationContract } from './registration';
import type { accountRequests } from './requests/account';
import type { addressRequests } from './requests/addresses';
import type { authorizationsRequests } from './requests/authorizations';
import type { behaviorRequests } from './requests/behavior';
import type { certificatesRequests } from './requests/certificates';
import type { grantsRequests } from './requests/grants';
import type { linkedRequests } from './requests/linked';
import type { mobileRequests } from './requests/mobile';
import type { noticesRequests } from './requests/notices';
import type { profileRequests } from './requests/profile';
import type { securityRequests } from './requests/security';
import type { RolesContract } from './roles';
import type { securityEndpoints } from './security';
import type { TemplateCardsContract } from './templateCards';
import type { TemplateDashboardContract } from './templateDashboard';
import type { TemplateFormsContract } from './templateForms';
import type { TemplateListsContract } from './templateLists';
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
    RolesContract,
    CompaniesContract,
    HandlersContract,
    TemplateCardsContract,
    TemplateDashboardContract,
    TemplateFormsContract,
    TemplateListsContract {}

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
export type * from './handlers';
export type * from './linked';
export type * from './mobile';
export type * from './notices';
export type * from './profile';
export type * from './recovery';
export type * from './registration';
export type { AddressBody } from './requests/addresses';
export type { NewAuthorization } from './requests/authorizations';
export type { BehaviorFilter } from './requests/behavior';
export type { ProfileChange } from './requests/profile';
export type * from './roles';
export type * from './security';
export type * from './templateCards';
export type * from './templateDashboard';
export type * from './templateForms';
export type * from './templateLists';
export type * from './uaa';
export type * from './undo';
export type * from './verification';
