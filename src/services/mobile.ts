/** Changing the signed-in user's mobile number. */

import type { Body } from '@/contract';
import { mobileEndpoints } from '@/contract/mobile';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(mobileEndpoints);

/**
 * Proves the user's identity by the current number, a certificate or a recent verification. Resolves with a proof for
 * one change. Refusals in `silentFor` show no notice.
 */
export const proveOwnMobile = (body: Body<'proveOwnMobile'>, silentFor?: readonly SubCodeName[]) =>
  call('proveOwnMobile', { body, silentFor });

/**
 * Changes the number, with the proof and a code of the scene `bind` to the new number. Shows no notice for an expired
 * proof; the page starts again and shows the error.
 */
export const changeMobile = (body: Body<'changeMobile'>) =>
  call('changeMobile', { body, silentFor: ['TICKET_UNKNOWN'] });
