import { SetPasswordForm } from '@/components/Field/SetPasswordForm';
import { finishLostAccess } from '@/services/lostAccess';
import { isRefusedFor } from '@/utils/http/ApiError';
import { redirectHeldAccount } from '@/utils/routing/heldAccount';

interface Props {
  ticket: string;
  account: string;
  onDone: () => void;
  /** Called if the recovery was stopped or finished elsewhere. */
  onNotFound: () => void;
}

/** The new password, encrypted before it is sent. Setting it removes the authenticator app. */
export function FinishLostAccessForm({ ticket, account, onDone, onNotFound }: Props) {
  return (
    <SetPasswordForm
      account={account}
      save={(newPwd) => finishLostAccess(ticket, newPwd)}
      onDone={onDone}
      onError={(error) => {
        if (!isRefusedFor(error, 'TICKET_UNKNOWN')) return redirectHeldAccount(error);
        onNotFound();
        return true;
      }}
      unreachable="lost.unreachable"
    />
  );
}
