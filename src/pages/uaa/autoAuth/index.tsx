import { useState } from 'react';
import { RedirectingPage } from '@/components/Frame/RedirectingPage';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { getCurrentQuery } from '@/utils/routing/currentAddress';
import { AutoSignIn } from './components/AutoSignIn';

const readAll = (query: URLSearchParams): Record<string, string> => Object.fromEntries(query);

/**
 * /uaa/autoAuth: signs in users who are signed in to another system; others get the sign-in page. Removes the proof
 * from the address bar first; the referer stays.
 */
export default function AutoAuthPage() {
  const t = useT();
  const [names] = useState(() => Object.keys(getCurrentQuery()).filter((name) => name !== 'referer'));
  const query = useOneTimeQuery(readAll, names);
  if (query) return <AutoSignIn query={query} />;
  return <RedirectingPage title="page.autoAuth" busy={t('authorize.auto.busy')} problem="" />;
}
