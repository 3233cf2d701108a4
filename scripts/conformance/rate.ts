/** Limits the rate of requests, and waits if the server refuses a request as one too many (429). */
import { MINUTE, SECOND } from '@/constants';
import type { Reply } from './client';
import { nameSubCode } from './codeNames';
import { Interrupted } from './outcome';

/** Longest wait for one response, in ms. */
const WAIT_MAX = 2 * MINUTE;
/** Wait after a 429 that does not state one. */
const WAIT_UNSTATED = SECOND;
/** The limits of the contract (TOO_MANY) last for minutes; a shorter one is a rate limit. */
const RATE_LIMIT_MAX = 10 * SECOND;
const TRIES_MAX = 3;
/** Added to each wait, because the server's clock may be behind, in ms. */
const MARGIN = 50;
/** Longest time until Ctrl-C ends a wait, in ms. */
const SLICE = 250;

export interface Limits {
  /** Requests per second. */
  rate?: number;
  /** Earliest time of the next request. */
  next?: number;
  /** Set when the run was stopped: no further requests are sent. */
  stopped?: boolean;
  /** Whether the server has sent a 429. */
  isLimited?: boolean;
  /** Finding about the first 429 with a wrong `Retry-After`. */
  limitFault?: string;
  /** Called before a wait. */
  onWait?: (what: string) => void;
}

async function sleep(limits: Limits, until: number): Promise<void> {
  for (let left = until - Date.now(); left > 0; left = until - Date.now()) {
    if (limits.stopped) break;
    await new Promise((resolve) => setTimeout(resolve, Math.min(left, SLICE)));
  }
  if (limits.stopped) throw new Interrupted('The run was stopped.');
}

/** Waits until the next request may be sent. Throws Interrupted if the run was stopped. */
export async function waitForTurn(limits: Limits): Promise<void> {
  const at = Math.max(limits.next ?? 0, Date.now());
  limits.next = at + (limits.rate ? SECOND / limits.rate : 0);
  await sleep(limits, at);
}

/** Returns `Retry-After` (RFC 9110, 10.2.3) in ms; undefined if it is neither whole seconds nor a date. */
function readRetryAfter(header: string): number | undefined {
  if (/^\d+$/.test(header)) return Number(header) * SECOND;
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(header);
  return isDate ? Math.max(Date.parse(header) - Date.now(), 0) : undefined;
}

/**
 * Returns the wait before a request is sent again, in ms: 0 for a response that is no rate limit, Infinity if the
 * limit lasts too long. Stores a finding about a wrong `Retry-After`.
 * @param tries how often the request was sent
 */
export function toPause(limits: Limits, reply: Reply, tries: number): number {
  if (reply.status !== 429) return 0;
  limits.isLimited = true;
  const header = reply.headers.get('retry-after');
  const stated = readRetryAfter(header ?? '');
  if (stated === undefined) {
    const fault = header === null ? 'no Retry-After' : `Retry-After is "${header}"`;
    limits.limitFault ??= `${reply.call} → 429: ${fault}, expected whole seconds or a date`;
  }
  const isOfContract = nameSubCode((reply.json as { subCode?: unknown } | undefined)?.subCode) === 'TOO_MANY';
  if (isOfContract && (stated ?? Infinity) > RATE_LIMIT_MAX) return 0;
  if (tries > 1 && stated !== undefined) {
    limits.limitFault ??= `${reply.call} → 429: refused again after the time in Retry-After`;
  }
  const pause = stated ?? WAIT_UNSTATED;
  return tries > TRIES_MAX || pause > WAIT_MAX ? Infinity : pause + MARGIN;
}

/** Waits before a request is sent again. */
export async function waitForLimit(limits: Limits, pause: number): Promise<void> {
  limits.onWait?.(`The server refuses requests (429): waiting ${Math.round(pause / SECOND)} s.`);
  await sleep(limits, Date.now() + pause);
}
