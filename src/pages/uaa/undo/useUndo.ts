import { useCallback, useEffect, useState } from 'react';
import type { UndoOffer } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useGlobalActions } from '@/models/hooks';
import { checkUndo, undoChange } from '@/services/undo';
import { isRefusedFor } from '@/utils/http/ApiError';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Tab storage of the token, so that a reload shows the offer again. It grants no other access. */
const TOKEN = 'undo';

function readStoredToken(): string {
  const stored = readTabState(TOKEN);
  return typeof stored === 'string' ? stored : '';
}

/** Loads the change that a link can undo. `end`: it was undone, or the link is unknown or expired. */
export function useUndo(given: string) {
  const { clearUser } = useGlobalActions();
  const [token] = useState(() => given || readStoredToken());
  const [end, setEnd] = useState<'done' | 'gone' | null>(null);

  useEffect(() => {
    if (given) writeTabState(TOKEN, given);
  }, [given]);

  const load = useCallback(async (): Promise<UndoOffer | 'gone'> => {
    if (!token) return 'gone';
    try {
      return await checkUndo(token);
    } catch (error) {
      if (!isRefusedFor(error, 'UNDO_UNKNOWN')) throw error;
      return 'gone';
    }
  }, [token]);
  const { data, ...loading } = useLoad(load);
  const offer = data === 'gone' ? null : data;

  const action = useAction({
    act: () => undoChange(token),
    onDone: () => {
      clearTabState(TOKEN);
      // This browser's session may have ended or belong to another account: make the other tabs check.
      clearUser();
      announceSessionChange('signed-in');
      setEnd('done');
    },
    onError: (error) => {
      if (!isRefusedFor(error, 'UNDO_UNKNOWN')) return false;
      setEnd('gone');
      return true;
    },
  });

  return {
    ...loading,
    offer,
    end: end ?? (data === 'gone' ? data : null),
    isEndedHere: end !== null,
    action,
  };
}
