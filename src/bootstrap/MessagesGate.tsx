import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import PageLoading from '@/loading';
import { hasAllWords, loadAllWords } from '@/utils/i18n/locale';
import { retitle } from '@/utils/i18n/pageTitle';
import { hasFirstWordsOnly } from '@/utils/routing/routeTable';

/** Holds a page back until its words are there: the sign-in page, where people arrive, is opened without them. */
function WordsGate({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(hasAllWords);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    const open = () => {
      // Its title is among them.
      retitle();
      setReady(true);
    };
    if (!ready) loadAllWords().then(open, setError);
  }, [ready]);

  // As for a page whose own chunk does not load.
  if (error) throw error;
  return ready ? children : <PageLoading />;
}

interface ClientRoute {
  path?: string;
  element?: ReactElement;
  redirect?: string;
  children?: ClientRoute[];
}

/** Puts the gate before every page of Umi's route tree but those whose words are always there. */
export function gatePages(routes: ClientRoute[]) {
  for (const route of routes) {
    const { path = '', element, redirect, children } = route;
    if (children) gatePages(children);
    else if (element && !redirect && !hasFirstWordsOnly(path))
      route.element = <WordsGate>{element}</WordsGate>;
  }
}
