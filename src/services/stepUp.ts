/** Confirming once more who one is. */

import type { Body, Envelope } from '@/contract';
import type { SubCode } from '@/contract/subCodes';
import { call } from '@/utils/http/request';

/** Confirms this session for 10 minutes; refusals in `silentFor` show no notice. */
export const stepUp = (
  body: Body<'stepUp'>,
  onFailure: (envelope: Envelope) => void,
  silentFor?: readonly SubCode[],
) => call('stepUp', { body, onFailure, silentFor });
