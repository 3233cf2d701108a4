/** Authorizations between people. */

import type { AuthorizationAction, Body, Data, Query } from '@/contract';
import { authorizationsEndpoints } from '@/contract/authorizations';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(authorizationsEndpoints);

/** What the person has given or received, a page of it. */
export const listAuthorizations = (query: Query<'authorizations'>): Promise<Data<'authorizations'>> =>
  call('authorizations', { query });

/** Authorizes somebody, once they accept. */
export const grantAuthorization = (body: Body<'grantAuthorization'>): Promise<Data<'grantAuthorization'>> =>
  call('grantAuthorization', { body });

/** Accepts, rejects, cancels or revokes one. What has changed meanwhile the page says itself. */
export const changeAuthorizationState = (
  id: string,
  action: AuthorizationAction,
): Promise<Data<'moveAuthorization'>> =>
  call('moveAuthorization', {
    params: { id },
    body: { action },
    silentFor: ['CHANGED_MEANWHILE'],
  });
