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

type ParamsOf<Path extends string> = [PathParams<Path>] extends [never]
  ? unknown
  : { params: Record<PathParams<Path>, string> };

type QueryOf<Request> = Request extends { query: infer Query extends v.GenericSchema }
  ? { query: v.InferInput<Query> }
  : unknown;

/** A write without fields has the body {}. */
type BodyOf<Path extends string, Request> = Request extends { body: infer Body extends v.GenericSchema }
  ? { body: v.InferInput<Body> }
  : Request extends { isUpload: true }
    ? { body: FormData }
    : Path extends `GET ${string}`
      ? unknown
      : { body: Record<string, never> };

type Rows = typeof allEndpoints;
type Requests = typeof allRequests;

/** Input and `data` of each call. */
type Contract = {
  [Name in keyof Rows]: { data: v.InferOutput<Rows[Name]['data']> } & ParamsOf<Rows[Name]['call']> &
    QueryOf<Requests[Name]> &
    BodyOf<Rows[Name]['call'], Requests[Name]>;
};

/** Name of an endpoint. `contract/endpoints` has exactly one row for each. */
export type EndpointName = keyof Contract;

type Field<N extends EndpointName, F extends 'params' | 'query' | 'body'> = Contract[N] extends {
  [K in F]: infer V;
}
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
