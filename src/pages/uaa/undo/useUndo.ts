import type { UndoOffer } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { useGlobalActions } from '@/models/hooks';
import { checkUndo, undoChange } from '@/services/undo';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { createTicketStore } from '@/utils/storage/ticketStore';

/** The token of a link that undoes a change. It is valid in every browser, and grants no other access. */
export const undoToken = createTicketStore('undo', 'token');

/** Loads the change that a link can undo. `end`: it was undone, or the link is unknown or expired. */
export function useUndo(token: string) {
  const { clearUser } = useGlobalActions();
  const { data: offer, ...undo } = useTicketLoad<UndoOffer, 'done'>(token, undoToken, checkUndo);

  const action = useAction({
    act: () => undoChange(token),
    onDone: () => {
      // This browser's session may have ended or belong to another account: make the other tabs check.
      clearUser();
      announceSessionChange('signed-in');
      undo.finish('done');
    },
    onError: undo.handleError,
  });

  return { ...undo, offer, action };
}
