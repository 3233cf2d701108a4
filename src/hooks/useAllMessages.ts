import { useEffect, useState } from 'react';
import { hasAllMessages, loadAllMessages } from '@/utils/i18n/locale';
import { refreshTitle } from '@/utils/i18n/pageTitle';
import { hasRouteTable, loadRouteTable } from '@/utils/routing/pageRoute';

/** Loads the messages and the route table of all pages; false until both are loaded. Throws if they do not load. */
export function useAllMessages(): boolean {
  const [ready, setReady] = useState(() => hasAllMessages() && hasRouteTable());
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    const open = () => {
      // The title of the page is in the table and among the messages.
      refreshTitle();
      setReady(true);
    };
    if (!ready) Promise.all([loadAllMessages(), loadRouteTable()]).then(open, setError);
  }, [ready]);

  // As for a page whose own chunk does not load.
  if (error) throw error;
  return ready;
}
