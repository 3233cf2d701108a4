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
  /** Leaves the page. The server and the other tabs are informed by this component. */
  onOver: () => void;
}

/**
 * Warns, and ends the session in every tab after half an hour without activity. On the signed-in pages alone: the
 * pages between a sign-in and these show nothing private, and there the server ends the session.
 */
export function IdleGuard({ onOver }: Props) {
  const { forgetPerson } = useGlobalActions();
  const [Warning, setWarning] = useState<ComponentType<IdleWarningProps> | null>(null);

  const { rest, stay } = useIdleTimer({
    // The session has ended elsewhere: after forgetting, the layout asks who is here, and leaves.
    tell: async () => {
      if (!(await isOnline(QUIET))) forgetPerson();
    },
    onOver: () => {
      onOver();
      announceSessionChange('timed-out');
      logout({}, QUIET).catch(warn);
    },
  });
  const warned = rest !== null;

  // Loaded early, because the network may be gone when the warning is due, but not beside the page; tried once more then.
  useEffect(() => {
    if (Warning) return undefined;
    const load = () => {
      loadWarning().then((loaded) => setWarning(() => loaded.default), warn);
    };
    const timer = setTimeout(load, warned ? 0 : IDLE_WARNING_PRELOAD);
    return () => clearTimeout(timer);
  }, [Warning, warned]);

  if (!Warning) return null;
  return <Warning rest={rest} onStay={stay} onLeave={() => goTo(SIGN_OUT_PATH)} />;
}
