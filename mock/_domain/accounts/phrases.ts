/** The current and former phrases of accounts. An undo restores a former one (docs/api.md, Phrase). */
import { UNDO_LIFETIME } from '../../../src/constants';
import { now } from '../store/clock';
import type { Owner, PhraseRecord } from '../store/records/account';
import { getPortal } from '../store/state';

/** Lists the phrases that an account has had within 72 hours, oldest first. Deletes earlier ones. */
function listPhrases({ id }: Owner): PhraseRecord[] {
  const state = getPortal();
  const isOwn = ({ accountId }: PhraseRecord) => accountId === id;
  const own = state.phrases.filter(isOwn);
  const first = own.findLastIndex(({ setAt }) => setAt < now() - UNDO_LIFETIME);
  const recent = own.slice(Math.max(first, 0));
  state.phrases = state.phrases.filter((one) => !isOwn(one) || recent.includes(one));
  return recent;
}

/** Returns the current phrase of an account and the time at which it was set, or undefined. */
export function findPhrase(owner: Owner): { text: string; setAt: number } | undefined {
  const { text = null, setAt = 0 } = listPhrases(owner).at(-1) ?? {};
  return text === null ? undefined : { text, setAt };
}

/** Sets the phrase of an account; null removes it. */
export function storePhrase({ id: accountId }: Owner, text: string | null): void {
  getPortal().phrases.push({ accountId, text, setAt: now() });
}

/** Restores the phrase that an account had before `at` (ms). */
export function revertPhrase(owner: Owner, at: number): void {
  replacePhrases(
    owner,
    listPhrases(owner).filter(({ setAt }) => setAt < at),
  );
}

/** Replaces the phrases of an account, by those of a snapshot or by none. */
export function replacePhrases({ id }: Owner, phrases: readonly PhraseRecord[]): void {
  const state = getPortal();
  state.phrases = [...state.phrases.filter(({ accountId }) => accountId !== id), ...phrases];
}
