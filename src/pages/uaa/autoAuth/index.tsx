import { useState } from 'react';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { getCurrentQuery } from '@/utils/routing/redirect';
import { AutoSignIn } from './components/AutoSignIn';

const readAll = (query: URLSearchParams): Record<string, string> => Object.fromEntries(query);

/**
 * /uaa/autoAuth: whoever is signed in elsewhere is signed in here, everybody else comes to sign-in. What proves it
 * leaves the address bar first; where the person was going stays there.
 */
export default function AutoAuthPage() {
  const [names] = useState(() => Object.keys(getCurrentQuery()).filter((name) => name !== 'referer'));
  const query = useOneTimeQuery(readAll, names);
  return query ? <AutoSignIn query={query} /> : null;
}
