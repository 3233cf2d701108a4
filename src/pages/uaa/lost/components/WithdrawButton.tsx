import { Button } from 'antd';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { useT } from '@/hooks/useT';
import { stopLostAccess } from '@/services/lostAccess';
import { isRefusedFor } from '@/utils/http/ApiError';

interface Props {
  ticket: string;
  onDone: () => void;
  /** Called if the recovery was stopped or finished elsewhere. */
  onNotFound: () => void;
}

/** Stops the requester's recovery after a confirmation, because an accidental click would lose the time waited. */
export function WithdrawButton({ ticket, onDone, onNotFound }: Props) {
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
        onError={(error) => {
          if (!isRefusedFor(error, 'TICKET_UNKNOWN')) return undefined;
          onNotFound();
          return 'close';
        }}
        unreachable="lost.unreachable"
      >
        {() => t('lost.withdraw.text')}
      </ConfirmDialog>
    </>
  );
}
