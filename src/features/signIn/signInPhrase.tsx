/**
 * Shows the phrase of the account on the sign-in page. Lazy-loaded when the account field loses the focus, because
 * few browsers are trusted.
 */
import type { ReactNode } from 'react';
import type { UserType } from '@/contract';
import { useT } from '@/hooks/useT';
import { getSignInPhrase } from '@/services/phrase';
import { loadAllMessages } from '@/utils/i18n/locale';
import { readLastChannel } from '@/utils/storage/lastChannel';
import { isSharedBrowser } from '@/utils/storage/sharedBrowser';

/** Renders the phrase for the account in the form; empty for any other account than that of the phrase. */
export type PhraseLine = (account: string, userType: UserType) => ReactNode;

function SignInPhrase({ phrase }: { phrase: string | null }) {
  const t = useT();
  return (
    <span role="status" className="sign-in-phrase">
      {phrase !== null && t('phrase.yours', { phrase })}
    </span>
  );
}

/** User type and account of the pending request; '' without one. */
let pendingKey = '';
/** User type and account whose phrase each form shows, so that screen readers announce a phrase once. */
const shownKeys = new WeakMap<object, string>();

/**
 * Requests the phrase of an account and calls `show` with a function that renders it: first without text, so that
 * screen readers announce the phrase, and then with the phrase unless another account was requested meanwhile. Sends
 * no request in a browser without a previous sign-in, or in a shared one. Rejects if the request fails.
 */
export default async function findPhrase(
  account: string,
  userType: UserType,
  show: (line: () => PhraseLine) => void,
): Promise<void> {
  const key = `${userType} ${account}`;
  // Leaving the account field and focusing the password field both call this function.
  if (pendingKey === key || shownKeys.get(show) === key) return;
  if (!account.trim() || readLastChannel() === null || isSharedBrowser()) return;
  pendingKey = key;
  shownKeys.delete(show);
  const showPhrase = (phrase: string | null) =>
    show(() => (typed, type) => (
      <SignInPhrase phrase={typed === account && type === userType ? phrase : null} />
    ));
  try {
    showPhrase(null);
    const phrase = await getSignInPhrase({ account: account.trim(), userType });
    if (phrase !== null) await loadAllMessages();
    if (pendingKey !== key) return;
    showPhrase(phrase);
    shownKeys.set(show, key);
  } finally {
    if (pendingKey === key) pendingKey = '';
  }
}
