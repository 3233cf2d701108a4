/**
 * The contract by endpoint name. Services and mock handlers are type-checked against it; docs/api.md has further
 * rules.
 */

import type * as v from 'valibot';
import type { allEndpoints } from './endpoints';
import type { allRequests } from './requests';

/** Path parameters: each `:name` of the path. */
type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Rows = typeof allEndpoints;
type Requests = typeof allRequests;

/** Name of an endpoint. `contract/endpoints` has exactly one row for each. */
export type EndpointName = keyof Rows;

export type Params<N extends EndpointName> = [PathParams<Rows[N]['call']>] extends [never]
  ? undefined
  : Record<PathParams<Rows[N]['call']>, string>;

export type Query<N extends EndpointName> = Requests[N] extends {
  query: infer Schema extends v.GenericSchema;
}
  ? v.InferInput<Schema>
  : undefined;

/** A write without fields has the body {}. */
export type Body<N extends EndpointName> = Requests[N] extends { body: infer Schema extends v.GenericSchema }
  ? v.InferInput<Schema>
  : Requests[N] extends { isUpload: true }
    ? FormData
    : Rows[N]['call'] extends `GET ${string}`
      ? undefined
      : Record<string, never>;

export type Data<N extends EndpointName> = v.InferOutput<Rows[N]['data']>;

export type * from './account';
export type * from './acting';
export type * from './addresses';
export type * from './appeal';
export type * from './authenticator';
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
export type * from './lostAccess';
export type * from './mobile';
export type * from './notices';
export type * from './panic';
export type * from './passkeys';
export type * from './phrase';
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
export type { VerificationField, VerificationQuery } from './requests/verification';
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
