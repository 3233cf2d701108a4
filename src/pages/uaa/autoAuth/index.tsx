import { useState } from 'react';
import { useTakenQuery } from '@/hooks/useTakenQuery';
import { currentQuery } from '@/utils/routing/redirect';
import { AutoAuth } from './components/AutoAuth';

const readAll = (query: URLSearchParams): Record<string, string> => Object.fromEntries(query);

/**
 * /uaa/autoAuth: whoever is signed in elsewhere is signed in here, everybody else comes to sign-in. What proves it
 * leaves the address bar first; where the person was going stays there.
 */
export default function AutoAuthPage() {
  const [names] = useState(() => Object.keys(currentQuery()).filter((name) => name !== 'referer'));
  const query = useTakenQuery(readAll, names);
  return query ? <AutoAuth query={query} /> : null;
}
