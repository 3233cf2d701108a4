import { useCallback } from 'react';
import { getActingState, loadActing, tellActing } from '@/features/capacities/actingStore';
import { useActing } from '@/features/capacities/useActing';
import { errorFromException } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';

/** Switches for whom this tab acts. Never rejects: what went wrong is told above the page. */
export function useActingSwitch(): (roleId: string | null) => Promise<void> {
  const { switchTo } = useActing();
  return useCallback(
    async (roleId) => {
      try {
        await switchTo(roleId);
      } catch (error) {
        warn(error);
        // The role that one acted in has ended meanwhile: that is told already.
        if (getActingState().news?.kind === 'ended') return;
        tellActing({ kind: 'failed', error: errorFromException(error) });
        void loadActing();
      }
    },
    [switchTo],
  );
}
