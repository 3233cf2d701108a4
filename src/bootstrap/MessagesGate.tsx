import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { PageLoading } from '@/components/PageLoading';
import { hasAllMessages, loadAllMessages } from '@/utils/i18n/locale';
import { refreshTitle } from '@/utils/i18n/pageTitle';
import { hasFirstMessagesOnly, hasRouteTable, loadRouteTable } from '@/utils/routing/pageRoute';

/** Holds a page back until its words and its row are there: the sign-in page, where people arrive, does without. */
function MessagesGate({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(() => hasAllMessages() && hasRouteTable());
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    const open = () => {
      // Its title is in the table, and among the messages.
      refreshTitle();
      setReady(true);
    };
    if (!ready) Promise.all([loadAllMessages(), loadRouteTable()]).then(open, setError);
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
export function addMessagesGates(routes: ClientRoute[]) {
  for (const route of routes) {
    const { path = '', element, redirect, children } = route;
    if (children) addMessagesGates(children);
    else if (element && !redirect && !hasFirstMessagesOnly(path))
      route.element = <MessagesGate>{element}</MessagesGate>;
  }
}
