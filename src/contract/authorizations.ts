/** Authorizations between people: a person authorizes another one to act for them. */
import * as v from 'valibot';
import {
  type AuthorizationMatter,
  authorizationActions,
  authorizationDirections,
  authorizationStates,
} from '../validation/authorizations';
import { type EndpointRows, openEnum, personal } from './endpoint';
import { page } from './shared';

export type {
  AuthorizationAction,
  AuthorizationDirection,
  AuthorizationMatter,
  AuthorizationState,
} from '../validation/authorizations';

const authorization = v.object({
  id: v.string(),
  direction: v.picklist(authorizationDirections),
  /** The other person. */
  party: v.object({ name: personal(), account: personal() }),
  matters: v.array(openEnum<AuthorizationMatter>()),
  /** Days in China, YYYY-MM-DD, both inclusive. */
  start: v.string(),
  end: v.string(),
  state: v.picklist(authorizationStates),
  createdAt: v.string(),
  /** When it was accepted, rejected, canceled or revoked. */
  decidedAt: v.nullable(v.string()),
  /** The actions that are available to the user now. */
  actions: v.array(v.picklist(authorizationActions)),
});

export type AuthorizationRow = v.InferOutput<typeof authorization>;

export const authorizationsEndpoints = {
  authorizations: { call: 'GET /authApi/info/v1/authorizations', data: page(authorization) },
  grantAuthorization: { call: 'POST /authApi/info/v1/authorizations', data: authorization },
  moveAuthorization: { call: 'PATCH /authApi/info/v1/authorizations/:id', data: authorization },
} satisfies EndpointRows;
