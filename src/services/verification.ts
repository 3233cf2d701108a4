/** Identity verification: where a person stands, and the queries of its channels. */

import type { Body, Data } from '@/contract';
import { verificationEndpoints } from '@/contract/verification';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(verificationEndpoints);

/**
 * The level, the channels, and the application that waits under `requestId` ('' for none). `quiet` where the page says
 * itself that they did not come.
 */
export const getVerificationOverview = (
  requestId: string,
  options: { quiet?: boolean } = {},
): Promise<Data<'verificationOverview'>> =>
  call('verificationOverview', { query: requestId ? { requestId } : {}, ...options });

/** Asks a channel's registry; the answer comes with getVerification. A running query is no mistake to tell of. */
export const startVerification = (body: Body<'startVerification'>): Promise<Data<'startVerification'>> =>
  call('startVerification', { body, silentFor: ['VERIFY_RUNNING'] });

/** How a query stands. The page says itself where it cannot be asked. */
export const getVerification = (id: string): Promise<Data<'verification'>> =>
  call('verification', { params: { id }, quiet: true });

/** Hands over what the payment app sent back; used once. The page says itself what is wrong with it. */
export const returnVerification = (body: Body<'returnVerification'>): Promise<Data<'returnVerification'>> =>
  call('returnVerification', { body, silentFor: ['VERIFY_STATE'] });
