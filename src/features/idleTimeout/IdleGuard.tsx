import { type ComponentType, useEffect, useState } from 'react';
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
  /** Takes the page away; the server and the other tabs are told here. */
  onOver: () => void;
}

/**
 * Ends the session in every tab after half an hour without a sign of life, having warned. On the signed-in pages
 * alone: what stands between a sign-in and these shows nothing private, and there the server ends the session.
 */
export function IdleGuard({ onOver }: Props) {
  const { forgetPerson } = useGlobalActions();
  const [Warning, setWarning] = useState<ComponentType<IdleWarningProps> | null>(null);

  const { rest, stay } = useIdleTimer({
    // A session that has ended elsewhere: forgetting makes the layout ask, and leave.
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

  // Before the network may be gone; and where it was gone, once more when it is needed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the warning is what needs it
  useEffect(() => {
    if (!Warning) loadWarning().then((loaded) => setWarning(() => loaded.default), warn);
  }, [Warning, warned]);

  if (!Warning) return null;
  return <Warning rest={rest} onStay={stay} onLeave={() => goTo(SIGN_OUT_PATH)} />;
}
