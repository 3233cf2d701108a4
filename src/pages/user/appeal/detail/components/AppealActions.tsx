import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import type { AppealDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { withdrawAppeal } from '@/services/appeal';
import { isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';

/** An appeal, and what happens after the actions on it. */
export interface ActionableAppeal {
  appeal: AppealDetail;
  /** Whether the form for a repeated appeal is open. */
  again: boolean;
  /** Receives the appeal with its new state. */
  onDone: (appeal: AppealDetail) => void;
  /** Called if the appeal was changed elsewhere meanwhile. */
  onOutdated: () => void;
}

/** Buttons for the available actions of the appeal; nothing if there are none. */
export function AppealActions({
  appeal,
  again,
  onAgain,
  ...rest
}: ActionableAppeal & { onAgain: () => void }) {
  const t = useT();
  const { id, actions } = appeal;
  return (
    <RowActions>
      {actions.includes('again') && !again && (
        <Button type="primary" onClick={onAgain}>
          {t('appeal.again')}
        </Button>
      )}
      {actions.includes('withdraw') && <WithdrawAppealButton id={id} {...rest} />}
    </RowActions>
  );
}

type WithdrawProps = Pick<ActionableAppeal, 'onDone' | 'onOutdated'> & { id: string };

/** Withdraws the appeal after a confirmation. */
function WithdrawAppealButton({ id, onDone, onOutdated }: WithdrawProps) {
  const t = useT();
  const dialog = useConfirmDialog<string>();
  return (
    <>
      <Button onClick={() => dialog.ask(id)}>{t('appeal.withdraw')}</Button>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('appeal.withdraw.ask')}
        yes={t('appeal.withdraw.yes')}
        busy={t('appeal.withdraw.busy')}
        no={t('form.keepIt')}
        act={withdrawAppeal}
        onDone={(appeal) => {
          showNotice({ type: 'success', title: t('appeal.withdraw.done') });
          onDone(appeal);
        }}
        onError={(error) => {
          if (!isRefusedFor(error, 'APPEAL_STATE')) return undefined;
          onOutdated();
          return 'close';
        }}
        unreachable="appeal.unreachable"
      >
        {() => <p>{t('appeal.withdraw.text')}</p>}
      </ConfirmDialog>
    </>
  );
}
