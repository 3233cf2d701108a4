import { type ComponentType, useEffect, useState } from 'react';
import { IDLE_WARNING_PRELOAD } from '@/constants';
import { useGlobalActions } from '@/models/hooks';
import { isOnline, logout } from '@/services/portal';
import { warn } from '@/utils/http/httpErrors';
import { SIGN_OUT_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import type { IdleWarningProps } from './components/IdleWarning';
import { useIdleTimer } from './useIdleTimer';

const loadWarning = () => import('./components/IdleWarning');
const QUIET = { quiet: true } as const;

interface Props {
  /** Leaves the page when the session has timed out. This component informs the server and the other tabs. */
  onTimeout: () => void;
}

/**
 * Warns after inactivity, and ends the session in every tab after half an hour. Used on signed-in pages only: the
 * pages between sign-in and these show no private data, and the server ends the session there.
 */
export function IdleGuard({ onTimeout }: Props) {
  const { clearUser } = useGlobalActions();
  const [Warning, setWarning] = useState<ComponentType<IdleWarningProps> | null>(null);

  const { remaining, stay } = useIdleTimer({
    // The session was ended elsewhere: after clearing the user, the layout checks the session and redirects.
    reportActivity: async () => {
      if (!(await isOnline(QUIET))) clearUser();
    },
    onTimeout: () => {
      onTimeout();
      announceSessionChange('timed-out');
      logout({}, QUIET).catch(warn);
    },
  });
  const warned = remaining !== null;

  // Preloaded some time after the page, because the network may fail when the warning is due; retried once then.
  useEffect(() => {
    if (Warning) return undefined;
    const load = () => {
      loadWarning().then((loaded) => setWarning(() => loaded.default), warn);
    };
    const timer = setTimeout(load, warned ? 0 : IDLE_WARNING_PRELOAD);
    return () => clearTimeout(timer);
  }, [Warning, warned]);

  if (!Warning) return null;
  return <Warning remaining={remaining} onStay={stay} onLeave={() => goTo(SIGN_OUT_PATH)} />;
}
