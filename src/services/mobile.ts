/** Changing the signed-in person's mobile number. */

import type { Body, Data } from '@/contract';
import { mobileEndpoints } from '@/contract/mobile';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(mobileEndpoints);

/** Shows that the account's own number, or its certificate, is at hand; answers a proof for one change. */
export const proveOwnMobile = (
  body: Body<'proveOwnMobile'>,
  silentFor?: readonly SubCodeName[],
): Promise<Data<'proveOwnMobile'>> => call('proveOwnMobile', { body, silentFor });

/**
 * Changes the number, with the proof and a code of the scene `bind` to the new number. If the proof has expired, the
 * page starts again and says so.
 */
export const changeMobile = (body: Body<'changeMobile'>): Promise<Data<'changeMobile'>> =>
  call('changeMobile', { body, silentFor: ['TICKET_UNKNOWN'] });
