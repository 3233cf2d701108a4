/** The authorization provider's own pages. */

import type { Body, Data, Query } from '@/contract';
import { authorizeEndpoints } from '@/contract/authorize';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(authorizeEndpoints);

/** Validates an application's request, or resumes it; answers what has to happen next. Refusals in `silentFor` show no notice. */
export const openAuthorizeRequest = (
  query: string,
  silentFor?: readonly SubCodeName[],
): Promise<Data<'authorizeRequest'>> => call('authorizeRequest', { body: { query }, silentFor });

/** Allows or denies; answers the client's address. Refusals in `silentFor` show no notice. */
export const consent = (
  body: Body<'consent'>,
  silentFor?: readonly SubCodeName[],
): Promise<Data<'consent'>> => call('consent', { body, silentFor });

/** Returns the address that signs in here by a session elsewhere, or null. The page shows errors. */
export const getAutoAuth = (query: Query<'autoAuth'>): Promise<Data<'autoAuth'>> =>
  call('autoAuth', { query, quiet: true, single: true });
