/** Merges concurrent GETs of one address into one request (specification, section 7.5). */

import { otherAnswers } from './cache';
import { abortError } from './httpErrors';

interface SharedCall<T> {
  answer: Promise<T>;
  /** Number of callers that still wait for the response. */
  askers: number;
  /** Aborts the request once no caller waits for it. */
  controller: AbortController;
}

const shared = new Map<string, SharedCall<unknown>>();
let underWay = 0;

/** Rejects as fetch does when the caller aborts. */
function whenAborted(signal?: AbortSignal | null): { aborted: Promise<never>; stop: () => void } {
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const leave = () => reject(abortError());
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave);
    stop = () => signal?.removeEventListener('abort', leave);
  });
  return { aborted, stop };
}

function begin<T>(key: string, start: (signal: AbortSignal) => Promise<T>): SharedCall<T> {
  const controller = new AbortController();
  const call: SharedCall<T> = { answer: start(controller.signal), askers: 0, controller };
  shared.set(key, call);
  const forget = () => {
    if (shared.get(key) === call) shared.delete(key);
  };
  call.answer.then(forget, forget);
  return call;
}

/**
 * Resolves with the response of the pending call with this key, or of the one that `start` makes. A caller that
 * aborts or times out leaves the request to the others; the last one aborts it.
 */
export async function joinCall<T>(
  key: string,
  signal: AbortSignal | null | undefined,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const call = (shared.get(key) as SharedCall<T> | undefined) ?? begin(key, start);
  call.askers += 1;
  const { aborted, stop } = whenAborted(signal);
  try {
    return await Promise.race([call.answer, aborted]);
  } finally {
    stop();
    call.askers -= 1;
    if (call.askers === 0) {
      // No caller may join a call that is about to be aborted.
      if (shared.get(key) === call) shared.delete(key);
      call.controller.abort();
    }
  }
}

/** Prevents later GETs from joining earlier requests. Called before and after a write, because it changes responses. */
export function separateCalls() {
  shared.clear();
  otherAnswers.dropUnused();
}

/** Counts a call as pending until it settles. */
export async function trackCall<T>(call: Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await call;
  } finally {
    underWay -= 1;
  }
}

/** Returns whether the page has no pending call. */
export const isNothingUnderWay = (): boolean => underWay === 0;
