/** The phrase of the account on the sign-in page. Lazy-loaded when the account name is left: few browsers are trusted. */
import type { ReactNode } from 'react';
import type { UserType } from '@/contract';
import { useT } from '@/hooks/useT';
import { getSignInPhrase } from '@/services/phrase';
import { loadAllMessages } from '@/utils/i18n/locale';
import { readLastChannel } from '@/utils/storage/lastChannel';
import { isSharedBrowser } from '@/utils/storage/sharedBrowser';

/** Returns the line for the account of the form: empty for another one than that of the phrase. */
export type PhraseLine = (account: string, userType: UserType) => ReactNode;

function SignInPhrase({ phrase }: { phrase: string | null }) {
  const t = useT();
  return (
    <span role="status" className="sign-in-phrase">
      {phrase !== null && t('phrase.yours', { phrase })}
    </span>
  );
}

/** The account whose response is awaited. */
let awaited = '';
/** The account that each form shows the response for: screen readers announce a phrase once. */
const answered = new WeakMap<object, string>();

/**
 * Asks for the phrase of an account, and calls `show` with its line: empty at first, so that screen readers announce the
 * phrase, and with the phrase unless another account was asked for meanwhile. A browser that was never signed in with, or
 * is shared, has none, and does not ask. Rejects if the call fails.
 */
export default async function findPhrase(
  account: string,
  userType: UserType,
  show: (line: () => PhraseLine) => void,
): Promise<void> {
  const asked = `${userType} ${account}`;
  // Leaving the name and entering the password ask at the same time.
  if (awaited === asked || answered.get(show) === asked) return;
  if (!account.trim() || readLastChannel() === null || isSharedBrowser()) return;
  awaited = asked;
  answered.delete(show);
  const showPhrase = (phrase: string | null) =>
    show(() => (typed, type) => (
      <SignInPhrase phrase={typed === account && type === userType ? phrase : null} />
    ));
  try {
    showPhrase(null);
    const phrase = await getSignInPhrase({ account: account.trim(), userType });
    if (phrase !== null) await loadAllMessages();
    if (awaited !== asked) return;
    showPhrase(phrase);
    answered.set(show, asked);
  } finally {
    if (awaited === asked) awaited = '';
  }
}
