import { useCallback } from 'react';
import { loadActing, tellActing } from '@/features/capacities/acting';
import { useActing } from '@/features/capacities/useActing';
import { warn } from '@/utils/http/httpErrors';
import { getActingState } from '@/utils/storage/actingStore';

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
        tellActing({ kind: 'failed', error });
        void loadActing();
      }
    },
    [switchTo],
  );
}
