import type { LostAccess } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { useGlobalActions } from '@/models/hooks';
import { checkLostAccess, stopLostAccess } from '@/services/lostAccess';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { createTicketStore } from '@/utils/storage/ticketStore';

/** The ticket in a link to a recovery. It is valid in every browser. */
export const lostAccessTicket = createTicketStore('lost');

export type LostAccessEnd = 'gone' | 'stopped' | 'done';

/** Loads the recovery of a link. `end`: why it cannot continue; `isEndedHere`: whether that happened on this page. */
export function useLostAccess(ticket: string) {
  const { clearUser } = useGlobalActions();
  const { data: access, ...recovery } = useTicketLoad<LostAccess, LostAccessEnd>(
    ticket,
    lostAccessTicket,
    checkLostAccess,
  );
  const onStopped = () => recovery.finish('stopped');

  return {
    ...recovery,
    access,
    /** Stops the recovery. */
    stop: useAction({
      act: () => stopLostAccess(ticket),
      onDone: onStopped,
      onError: recovery.handleError,
    }),
    onStopped,
    onFinished: () => {
      // Every session of the account has ended, possibly including that of this browser.
      clearUser();
      announceSessionChange('signed-in');
      recovery.finish('done');
    },
  };
}
