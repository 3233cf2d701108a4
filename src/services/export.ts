/** A copy of the person's own data. */
import { withStepUp } from '@/stepUp/stepUp';
import { call } from '@/utils/request';
import type { Envelope } from './contract';

/** Begins it: what stands in no list, unmasked. Asks to confirm who one is first. */
export const startExport = (onFailure: (envelope: Envelope) => void) =>
  withStepUp(() => call('startExport', { body: {}, onFailure }));
