import { useCallback, useEffect, useState } from 'react';
import type { UndoOffer } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useGlobalActions } from '@/models/hooks';
import { checkUndo, undoChange } from '@/services/undo';
import { isRefusedFor } from '@/utils/http/ApiError';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Kept in this tab: the token, so that a reload shows the offer again. It opens nothing else. */
const TOKEN = 'undo';

function readStoredToken(): string {
  const stored = readTabState(TOKEN);
  return typeof stored === 'string' ? stored : '';
}

/** What a link can undo: the offer, or that it is done, or that there is nothing (any more). */
export function useUndo(given: string) {
  const { forgetPerson } = useGlobalActions();
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
      // The session of this browser may be one of those that have ended, or of another account: the other tabs ask.
      forgetPerson();
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
