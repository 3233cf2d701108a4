/** The server of a run: which calls it has answered, and the rate of requests, which pauses after a 429. */
import { setTimeout } from 'node:timers/promises';
import { MINUTE, SECOND } from '@/constants';
import type { EndpointName } from '@/contract';
import { expectEnvelope } from './expect';
import { Finding, Interrupted, NotRun } from './outcome';
import { hasEnvelope, type Reply, subCodeOf } from './reply';
import type { Settings } from './settings';

/** After this many consecutive requests without a response, the remaining checks do not run. */
const UNANSWERED_MAX = 3;
/** Longest pause after a 429, in ms. */
const PAUSE_MAX = 2 * MINUTE;
/** Pause after a 429 that does not state one, in ms. */
const PAUSE_UNSTATED = SECOND;
/** The limits of the contract (TOO_MANY) last for minutes; a shorter one is a rate limit. */
const RATE_LIMIT_MAX = 10 * SECOND;
const TRIES_MAX = 3;
/** Added to each pause, because the server's clock may be behind, in ms. */
const MARGIN = 50;

export class Server {
  /** Number of consecutive requests without a response. */
  unansweredRequests = 0;
  /** Calls that have succeeded, as methods and paths of the contract. */
  readonly succeededCalls = new Set<string>();
  /** Calls that the kit does not send again, with the reason. */
  readonly unavailable = new Map<string, NotRun>();
  /** The endpoints that have responded, each with the first finding about the envelope of a response. */
  readonly envelopes = new Map<EndpointName, Finding | null>();
  /** Whether the server has sent a 429. */
  isLimited = false;
  /** Finding about the first 429 with a wrong `Retry-After`. */
  limitFault?: string;
  /** Earliest time of the next request. */
  private next = 0;

  /**
   * @param warn prints that the kit pauses
   * @param signal ends the run before its next request
   */
  constructor(
    readonly settings: Pick<Settings, 'origin' | 'basePath' | 'timeout' | 'rate'>,
    private readonly warn: (text: string) => void = () => undefined,
    public signal?: AbortSignal,
  ) {}

  /** Whether the server has stopped responding. */
  get isSilent(): boolean {
    return this.unansweredRequests >= UNANSWERED_MAX;
  }

  /** Waits for this time, in ms. Throws Interrupted if the run is stopped. */
  async sleep(time: number): Promise<void> {
    const { signal } = this;
    if (time > 0) await setTimeout(time, undefined, { signal }).catch(() => undefined);
    if (signal?.aborted) throw new Interrupted('The run was stopped.');
  }

  /** Waits until the next request may be sent. */
  async waitForTurn(): Promise<void> {
    const at = Math.max(this.next, Date.now());
    this.next = at + SECOND / this.settings.rate;
    await this.sleep(at - Date.now());
  }

  /** Stores that a call is not sent again. Returns the reason. */
  refuse(call: string, reason: NotRun): NotRun {
    this.unavailable.set(call, reason);
    return reason;
  }

  /**
   * Pauses if a response is a rate limit. Returns whether to send the request again. Throws NotRun if the limit lasts
   * too long. Stores a finding about a wrong `Retry-After`.
   * @param call method and path of the contract
   * @param tries how often the request was sent
   */
  async pauseAfter(call: string, reply: Reply, tries: number): Promise<boolean> {
    if (reply.status !== 429) return false;
    this.isLimited = true;
    const header = reply.headers.get('retry-after');
    const stated = readRetryAfter(header ?? '');
    if (stated === undefined) {
      const fault = header === null ? 'no Retry-After' : `Retry-After is "${header}"`;
      this.limitFault ??= `${reply.call} → 429: ${fault}, expected whole seconds or a date`;
    }
    const isOfContract = hasEnvelope(reply) && subCodeOf(reply) === 'TOO_MANY';
    if (isOfContract && (stated ?? Infinity) > RATE_LIMIT_MAX) return false;
    if (tries > 1 && stated !== undefined) {
      this.limitFault ??= `${reply.call} → 429: refused again after the time in Retry-After`;
    }
    const pause = stated ?? PAUSE_UNSTATED;
    if (tries > TRIES_MAX || pause > PAUSE_MAX) {
      throw this.refuse(call, new NotRun(`the server limits the rate of ${call} (429)`));
    }
    this.warn(`The server refuses requests (429): waiting ${Math.round(pause / SECOND)} s.`);
    await this.sleep(pause + MARGIN);
    return true;
  }

  /** Checks the envelope of a response. A violation fails the endpoint, not the check that called it. */
  checkEnvelope(name: EndpointName, reply: Reply): void {
    if (this.envelopes.get(name)) return;
    try {
      expectEnvelope(reply);
      this.envelopes.set(name, null);
    } catch (error) {
      if (!(error instanceof Finding)) throw error;
      this.envelopes.set(name, error);
    }
  }
}

/** Returns `Retry-After` (RFC 9110, 10.2.3) in ms; undefined if it is neither whole seconds nor a date. */
function readRetryAfter(header: string): number | undefined {
  if (/^\d+$/.test(header)) return Number(header) * SECOND;
  const isDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(header);
  return isDate ? Math.max(Date.parse(header) - Date.now(), 0) : undefined;
}
