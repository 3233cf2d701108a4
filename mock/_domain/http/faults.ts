/** Faults that a test sets. They apply only to requests of the visitor who set them (docs/mock.md, Calls). */
import * as v from 'valibot';
import { DAY } from '../../../src/constants';
import { endpoints } from '../../../src/contract/endpoints';
import { flag, text, wholeNumber } from '../../../src/contract/requests/fields';
import type { OrderedFault } from '../store/records/fault';
import { getPortal } from '../store/state';
import { readFields } from './readInput';

const LONG = 1000;

const faultFields = v.object({
  endpoint: v.picklist(Object.values(endpoints)),
  status: v.optional(wholeNumber(200, 599)),
  contentType: v.optional(text(LONG)),
  delayMs: v.optional(wholeNumber(0, DAY)),
  cut: flag,
  times: v.optional(wholeNumber(1, LONG)),
});

/** Stores a fault. Throws a 422 for an unknown endpoint: a misspelled one would test nothing. */
export function orderFault(visitor: string, { body, headers, ...order }: Record<string, unknown>): void {
  const texts = Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]);
  // The schema would remove empty values of the body and of headers, which a test may order.
  const fault = { ...readFields(faultFields, order), body, headers: Object.fromEntries(texts) };
  const { faults } = getPortal();
  faults.set(visitor, [...(faults.get(visitor) ?? []), fault]);
}

export function clearFaults(visitor: string): void {
  getPortal().faults.delete(visitor);
}

/** Returns the oldest fault that applies to this request and counts it down. */
export function takeFault(visitor: string, endpoint: string): OrderedFault | undefined {
  const ordered = getPortal().faults.get(visitor) ?? [];
  const fault = ordered.find((candidate) => candidate.endpoint === endpoint);
  if (fault?.times === undefined) return fault;
  fault.times -= 1;
  if (fault.times === 0) {
    getPortal().faults.set(
      visitor,
      ordered.filter((other) => other !== fault),
    );
  }
  return fault;
}
