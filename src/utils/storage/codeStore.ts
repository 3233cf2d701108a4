/**
 * Sent codes, stored on the device: they survive a reload, and tabs share them. The code itself is never stored. Its
 * masked destination is, and the next user of the device may read it until a sign-in or sign-out clears it.
 */

import type { CodeScene, CodeSent } from '@/contract';
import { isBrowser } from '@/utils/isBrowser';
import { isRecord } from '@/utils/isRecord';
import { createListeners } from '@/utils/listeners';
import { applyCodeRefusal, type CodeRefusal, type KnownCode, toKnownCode } from './codes';
import { readText, removeStored, writeText } from './storage';

const KEY = 'portal_codes';

/** The codes as JSON, while storage is full or forbidden. */
let unstored = '';
const listeners = createListeners();

/** FNV-1a, 32 bits: a short key. It does not protect the destination: all mobile numbers can be tried. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(16);
}

/** The id of a code: its scene and destination. */
export const getCodeId = (scene: CodeScene, destination: string): string => `${scene}-${hash(destination)}`;

function isCode(value: unknown): value is KnownCode {
  if (!isRecord(value)) return false;
  const { sentAt, resendAt, expiresAt, triesLeft, destination } = value;
  return [sentAt, resendAt, expiresAt, triesLeft].every(Number.isFinite) && typeof destination === 'string';
}

function parse(text: string): Record<string, KnownCode> {
  try {
    const stored: unknown = JSON.parse(text || '{}');
    const entries = isRecord(stored) ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, KnownCode] => isCode(entry[1])));
  } catch {
    return {};
  }
}

/** Returns all codes as JSON: the same text as long as no code changes. */
export const getCodesSnapshot = (): string => readText('local', KEY) ?? unstored;

/** Returns the code with this id in a snapshot, or null. */
export const findCode = (text: string, id: string): KnownCode | null => parse(text)[id] ?? null;

function store(codes: Record<string, KnownCode>) {
  const text = JSON.stringify(codes);
  const stored = writeText('local', KEY, text);
  // An old value that cannot be replaced is removed.
  if (!stored) removeStored('local', KEY);
  unstored = stored ? '' : text;
  listeners.call();
}

function change(id: string, code: KnownCode | null) {
  const now = Date.now();
  const { [id]: _, ...others } = parse(getCodesSnapshot());
  const unexpired = Object.entries(others).filter(([, other]) => other.expiresAt > now);
  store(Object.fromEntries(code ? [...unexpired, [id, code]] : unexpired));
}

/** Stores the server's data about a sent code. `destination` is masked. */
export function saveCode(id: string, sent: CodeSent, destination: string) {
  change(id, toKnownCode(sent, destination, Date.now()));
}

/** Updates the stored code after a refused try. */
export function recordCodeRefusal(id: string, refusal: CodeRefusal) {
  const code = findCode(getCodesSnapshot(), id);
  if (code) change(id, applyCodeRefusal(code, refusal, Date.now()));
}

/** Removes a code after its use. */
export const forgetCode = (id: string) => change(id, null);

/** Removes all codes. */
export function forgetCodes() {
  removeStored('local', KEY);
  unstored = '';
  listeners.call();
}

if (isBrowser()) {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listeners.call();
  });
}

/** Calls the listener when a code changes, in this tab or another. Returns a function that removes it. */
export const subscribeToCodes = listeners.add;
