/** Merges concurrent GETs of one address into one request (specification, section 7.5). */

import { queryCacheHooks } from './cache';
import { whenAborted } from './httpErrors';

interface SharedCall<T> {
  response: Promise<T>;
  /** Number of callers that still wait for the response. */
  callers: number;
  /** Aborts the request once no caller waits for it. */
  controller: AbortController;
}

const shared = new Map<string, SharedCall<unknown>>();
let pendingCalls = 0;

function begin<T>(key: string, start: (signal: AbortSignal) => Promise<T>): SharedCall<T> {
  const controller = new AbortController();
  const call: SharedCall<T> = { response: start(controller.signal), callers: 0, controller };
  shared.set(key, call);
  const forget = () => {
    if (shared.get(key) === call) shared.delete(key);
  };
  call.response.then(forget, forget);
  return call;
}

/**
 * Resolves with the response of the pending call with this key, or of a new call by `start`. If a caller aborts or times
 * out, the request continues for the others; the last caller aborts it.
 */
export async function joinCall<T>(
  key: string,
  signal: AbortSignal | null | undefined,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const call = (shared.get(key) as SharedCall<T> | undefined) ?? begin(key, start);
  call.callers += 1;
  const { aborted, removeListener } = whenAborted(signal);
  try {
    return await Promise.race([call.response, aborted]);
  } finally {
    removeListener();
    call.callers -= 1;
    if (call.callers === 0) {
      // No caller may join a call that is about to be aborted.
      if (shared.get(key) === call) shared.delete(key);
      call.controller.abort();
    }
  }
}

/** Prevents later GETs from joining earlier requests. Called before and after a write, because it changes responses. */
export function separateCalls() {
  shared.clear();
  queryCacheHooks.dropUnused();
}

/** Counts a call as pending until it settles. */
export async function trackCall<T>(call: Promise<T>): Promise<T> {
  pendingCalls += 1;
  try {
    return await call;
  } finally {
    pendingCalls -= 1;
  }
}

/** Returns whether the page has no pending call. */
export const hasNoPendingCalls = (): boolean => pendingCalls === 0;
