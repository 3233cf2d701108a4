/** Identity verification: the user's level, and the queries of its channels. */

import type { Body } from '@/contract';
import { verificationEndpoints } from '@/contract/verification';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(verificationEndpoints);

/**
 * Resolves with the level, the channels, and the application that waits under `requestId` ('' for none). `quiet`: shows
 * no notice; the page shows the error.
 */
export const getVerificationOverview = (requestId: string, options: { quiet?: boolean } = {}) =>
  call('verificationOverview', { query: requestId ? { requestId } : {}, ...options });

/** Starts a query at a channel's registry; getVerification returns its result. Shows no notice if a query is running. */
export const startVerification = (body: Body<'startVerification'>) =>
  call('startVerification', { body, silentFor: ['VERIFY_RUNNING'] });

/** Resolves with the state of a query. Shows no notice; the page shows the error. */
export const getVerification = (id: string) => call('verification', { params: { id }, quiet: true });

/** Sends the response of the payment app; it is valid once. The page shows errors. */
export const returnVerification = (body: Body<'returnVerification'>) =>
  call('returnVerification', { body, silentFor: ['VERIFY_STATE'] });
