/** The authorisation provider's own pages. */

import type { Body, Envelope, Query } from '@/contract';
import type { SubCode } from '@/contract/subCodes';
import { call } from '@/utils/http/request';

type OnFailure = (envelope: Envelope) => void;

/** Validates an application's request, or resumes it; answers what has to happen next. Refusals in `silentFor` show no notice. */
export const openAuthorizeRequest = (query: string, onFailure: OnFailure, silentFor?: readonly SubCode[]) =>
  call('authorizeRequest', { body: { query }, onFailure, silentFor });

/** Allows or denies; answers the client's address. Refusals in `silentFor` show no notice. */
export const consent = (body: Body<'consent'>, onFailure: OnFailure, silentFor?: readonly SubCode[]) =>
  call('consent', { body, onFailure, silentFor });

/** The address that signs in here by a session elsewhere, or true where there is none. The page says what fails. */
export const getAutoAuth = (query: Query<'autoAuth'>) => call('autoAuth', { query, quiet: true });
