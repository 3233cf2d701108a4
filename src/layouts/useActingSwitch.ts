import { announceActing, loadActing } from '@/features/capacities/acting';
import { useActing } from '@/features/capacities/useActing';
import { warn } from '@/utils/http/httpErrors';
import { getActingState } from '@/utils/storage/actingStore';

/** Returns a function that switches the role of this tab. It never rejects: an error is shown above the page. */
export function useActingSwitch(): (roleId: string | null) => Promise<void> {
  const { switchTo } = useActing();
  return async (roleId) => {
    try {
      await switchTo(roleId);
    } catch (error) {
      warn(error);
      // The previous role has ended meanwhile, which is already shown.
      if (getActingState().news?.kind === 'ended') return;
      announceActing({ kind: 'failed', error });
      void loadActing();
    }
  };
}
