/** Authorisations between people. */

import type { AuthorizationAction, Body, Envelope, Query } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { call } from '@/utils/http/request';
import { withStepUp } from '@/utils/http/stepUp';

type OnFailure = (envelope: Envelope) => void;

/** What the person has given or received, a page of it. */
export const listAuthorizations = (query: Query<'authorizations'>) => call('authorizations', { query });

/** Authorises somebody, once they accept. */
export const grantAuthorization = (body: Body<'grantAuthorization'>, onFailure: OnFailure) =>
  withStepUp(() => call('grantAuthorization', { body, onFailure }));

/** Accepts, rejects, cancels or revokes one. What has changed meanwhile the page says itself. */
export const changeAuthorizationState = (id: string, action: AuthorizationAction, onFailure: OnFailure) =>
  call('moveAuthorization', {
    params: { id },
    body: { action },
    onFailure,
    silentFor: [subCodes.CHANGED_MEANWHILE],
  });
