/** Changing the signed-in person's mobile number. */

import type { Body, Envelope } from '@/contract';
import { type SubCode, subCodes } from '@/contract/subCodes';
import { call } from '@/utils/http/request';

type OnFailure = (envelope: Envelope) => void;

/** Shows that the account's own number, or its certificate, is at hand; answers a proof for one change. */
export const proveOwnMobile = (
  body: Body<'proveOwnMobile'>,
  onFailure: OnFailure,
  silentFor?: readonly SubCode[],
) => call('proveOwnMobile', { body, onFailure, silentFor });

/**
 * Changes the number, with that proof and a code of the scene `bind` to the new one. A proof that is over leads back
 * to its page's beginning, which says so.
 */
export const changeMobile = (body: Body<'changeMobile'>, onFailure: OnFailure) =>
  call('changeMobile', { body, onFailure, silentFor: [subCodes.TICKET_UNKNOWN] });
