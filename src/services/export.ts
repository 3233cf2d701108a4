/** A copy of the person's own data. */

import type { Envelope } from '@/contract';
import { call } from '@/utils/http/request';
import { withStepUp } from '@/utils/http/stepUp';

/** Begins it: what stands in no list, unmasked. Asks to confirm who one is first. */
export const startExport = (onFailure: (envelope: Envelope) => void) =>
  withStepUp(() => call('startExport', { body: {}, onFailure }));
