/** Confirming once more who one is. */
import { call } from '@/utils/request';
import type { Body, Envelope } from './contract';
import type { SubCode } from './subCodes';

/** Confirms this session for 10 minutes; refusals in `silentFor` show no notice. */
export const stepUp = (
  body: Body<'stepUp'>,
  onFailure: (envelope: Envelope) => void,
  silentFor?: readonly SubCode[],
) => call('stepUp', { body, onFailure, silentFor });
