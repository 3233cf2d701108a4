import { useState } from 'react';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { getCurrentQuery } from '@/utils/routing/redirect';
import { AutoSignIn } from './components/AutoSignIn';

const readAll = (query: URLSearchParams): Record<string, string> => Object.fromEntries(query);

/**
 * /uaa/autoAuth: signs in here somebody who is signed in elsewhere, and opens the sign-in page for everybody else. The
 * proof is taken from the address bar first; the referer stays there.
 */
export default function AutoAuthPage() {
  const [names] = useState(() => Object.keys(getCurrentQuery()).filter((name) => name !== 'referer'));
  const query = useOneTimeQuery(readAll, names);
  return query ? <AutoSignIn query={query} /> : null;
}
