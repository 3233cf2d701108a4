/** Requests of the pages that handle an authorization request of an application (OAuth). */

import type { Body, Query } from '@/contract';
import { authorizeEndpoints } from '@/contract/authorize';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(authorizeEndpoints);

/**
 * Validates an authorization request, or resumes it. Resolves with the next step. Refusals in `silentFor` show no notice.
 */
export const openAuthorizeRequest = (query: string, silentFor?: readonly SubCodeName[]) =>
  call('authorizeRequest', { body: { query }, silentFor });

/** Allows or denies the access. Resolves with the redirect address. Refusals in `silentFor` show no notice. */
export const consent = (body: Body<'consent'>, silentFor?: readonly SubCodeName[]) =>
  call('consent', { body, silentFor });

/** Resolves with the address that signs the user in with a session at the provider, or null. The page shows errors. */
export const getAutoAuth = (query: Query<'autoAuth'>) =>
  call('autoAuth', { query, quiet: true, single: true });
