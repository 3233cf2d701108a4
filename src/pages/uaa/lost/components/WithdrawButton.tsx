import { Button } from 'antd';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { useT } from '@/hooks/useT';
import { stopLostAccess } from '@/services/lostAccess';
import type { ApiError } from '@/utils/http/ApiError';

interface Props {
  ticket: string;
  onDone: () => void;
  /** Called after a failure; returns true if the recovery was stopped or finished elsewhere. */
  onError: (error: ApiError) => boolean;
}

/** Stops the requester's recovery after a confirmation, because an accidental click would lose the time waited. */
export function WithdrawButton({ ticket, onDone, onError }: Props) {
  const t = useT();
  const dialog = useConfirmDialog<'withdraw'>();
  return (
    <>
      <Button size="large" onClick={() => dialog.ask('withdraw')}>
        {t('lost.stop')}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('lost.withdraw.ask')}
        yes={t('lost.stop')}
        busy={t('lost.stopping')}
        no={t('lost.withdraw.no')}
        danger
        act={() => stopLostAccess(ticket)}
        onDone={onDone}
        onError={(error) => (onError(error) ? 'close' : undefined)}
        unreachable="lost.unreachable"
      >
        {() => t('lost.withdraw.text')}
      </ConfirmDialog>
    </>
  );
}
