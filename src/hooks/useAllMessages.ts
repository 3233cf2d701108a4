import { useEffect, useState } from 'react';
import { hasAllMessages, loadAllMessages } from '@/utils/i18n/locale';
import { refreshTitle } from '@/utils/i18n/pageTitle';
import { hasRouteTable, loadRouteTable } from '@/utils/routing/pageRoute';

/**
 * Loads the messages and the route table of all pages; returns false until both are loaded. Throws if loading fails.
 */
export function useAllMessages(): boolean {
  const [ready, setReady] = useState(() => hasAllMessages() && hasRouteTable());
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    const open = () => {
      // The title of the page is in the route table and the messages.
      refreshTitle();
      setReady(true);
    };
    if (!ready) Promise.all([loadAllMessages(), loadRouteTable()]).then(open, setError);
  }, [ready]);

  // Handled like a failed chunk of a page.
  if (error) throw error;
  return ready;
}
