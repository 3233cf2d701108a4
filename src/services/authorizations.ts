/** Authorizations between people. */

import type { AuthorizationAction, Body, Query } from '@/contract';
import { authorizationsEndpoints } from '@/contract/authorizations';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(authorizationsEndpoints);

/** Lists one page of the authorizations that the user has given or received. */
export const listAuthorizations = (query: Query<'authorizations'>) => call('authorizations', { query });

/** Offers an authorization to another person, who has to accept it. */
export const grantAuthorization = (body: Body<'grantAuthorization'>) => call('grantAuthorization', { body });

/** Accepts, rejects, cancels or revokes an authorization. The page shows a conflict with a change made elsewhere. */
export const changeAuthorizationState = (id: string, action: AuthorizationAction) =>
  call('moveAuthorization', {
    params: { id },
    body: { action },
    silentFor: ['CHANGED_MEANWHILE'],
  });
