/** Handles a script that does not load: reloads the page once, and never if it has unsaved input. */
import { MINUTE } from '@/constants';
import { readText, writeText } from '@/utils/storage/storage';
import { getBase } from './currentAddress';
import { reload } from './redirect';

const KEY = 'portal_chunk_reload';
/** A second failure within this many ms is not temporary. */
const GUARD = 5 * MINUTE;

const CHUNK_MESSAGE = /loading (?:css )?chunk|dynamically imported module|importing a module script failed/i;

const unsaved = new Set<string>();

/** Records whether a form contains input that a reload would lose. `key` identifies the form. */
export function markUnsaved(key: string, hasInput: boolean) {
  if (hasInput) unsaved.add(key);
  else unsaved.delete(key);
}

/** Whether any form contains unsaved input. */
export const hasUnsavedInput = (): boolean => unsaved.size > 0;

/** Whether an error means that a script or style of the app did not load. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || CHUNK_MESSAGE.test(error.message);
}

/** How long (ms) the server may take to respond. */
const PROBE_TIMEOUT = 5_000;

/** Whether the server sends any response. */
export async function isServerReachable(): Promise<boolean> {
  if (navigator.onLine === false) return false;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), PROBE_TIMEOUT);
  try {
    await fetch(getBase(), { method: 'HEAD', cache: 'no-store', signal: timeout.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reloads the page once. Returns false, without a reload, shortly after another one, while a form has unsaved input,
 * or if storage cannot persist the time. Offline, a reload would end at the browser's error page: check
 * isServerReachable first.
 */
export function reloadOnce(): boolean {
  if (hasUnsavedInput()) return false;
  const last = Number(readText('session', KEY) ?? Number.NaN);
  if (Math.abs(Date.now() - last) < GUARD) return false;
  if (!writeText('session', KEY, String(Date.now()))) return false;
  reload();
  return true;
}
