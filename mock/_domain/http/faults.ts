/** Faults that a test sets. They apply only to requests of the visitor who set them (docs/mock.md, Calls). */
import { DAY } from '../../../src/constants';
import { endpoints } from '../../../src/contract/endpoints';
import { flag, integer, oneOf, optional, type Reader, readFields, text } from '../forms/fields';
import type { OrderedFault } from '../store/records/fault';
import { getPortal } from '../store/state';

const LONG = 1000;
const anything: Reader<unknown> = (raw) => raw;
const headers: Reader<Record<string, string>> = (raw) =>
  Object.fromEntries(Object.entries(raw ?? {}).map(([name, value]) => [name, String(value)]));

/**
 * Stores a fault for requests of a visitor. Throws a 422 for an unknown endpoint, because a misspelled one would test nothing.
 */
export function orderFault(visitor: string, order: Record<string, unknown>): void {
  const fault = readFields(order, {
    endpoint: oneOf(...Object.values(endpoints)),
    status: optional(integer(200, 599)),
    headers: optional(headers),
    contentType: optional(text(LONG)),
    body: anything,
    delayMs: optional(integer(0, DAY)),
    cut: flag,
    times: optional(integer(1, LONG)),
  });
  const { faults } = getPortal();
  faults.set(visitor, [...(faults.get(visitor) ?? []), fault]);
}

/** Deletes the faults of a visitor. */
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
