import { useRef } from 'react';
import { useLatest } from '@/hooks/useLatest';
import type { OnActionDone } from '@/hooks/useReloadAfterAction';
import { type ApiError, isNotFound, isRefusedFor } from '@/utils/http/ApiError';
import { useConfirmDialog } from './useConfirmDialog';

/**
 * Confirmation dialog for an action on a row. Pass a success to `settleWith`, and an error to `onError`, which closes
 * the dialog after a change made elsewhere. `onActionDone` is called with the outcome after the dialog has closed and
 * returned the focus, so that the list can move the focus.
 */
export function useActionDialog<Asked extends { row: { id: string } }>(onActionDone: OnActionDone) {
  const outcome = useRef<Parameters<OnActionDone> | null>(null);
  const onScreen = useRef(false);
  const listener = useLatest(onActionDone);
  const dialog = useConfirmDialog<Asked>();

  const report = () => {
    if (outcome.current) listener.current(...outcome.current);
    outcome.current = null;
  };
  const settle = (id: string, changed: boolean) => {
    outcome.current = [id, changed];
    // The user has closed the dialog before the response arrived: report immediately.
    if (!onScreen.current) report();
  };
  return {
    dialog: {
      ...dialog,
      ask: (about: Asked) => {
        onScreen.current = true;
        dialog.ask(about);
      },
      afterClose: () => {
        onScreen.current = false;
        dialog.afterClose();
        report();
      },
    },
    settleWith: (id: string) => settle(id, false),
    onError: (error: ApiError, { row }: Asked) => {
      if (!isNotFound(error) && !isRefusedFor(error, 'CHANGED_MEANWHILE')) return undefined;
      settle(row.id, true);
      return 'close';
    },
  };
}
