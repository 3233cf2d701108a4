import { Button } from 'antd';
import { RowActions } from '@/components/RowActions';
import type { AppealDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { WithdrawAppealButton } from './WithdrawAppealButton';

interface Props {
  appeal: AppealDetail;
  /** Whether the form for appealing again is open. */
  again: boolean;
  onAgain: () => void;
  /** It stands like this now. */
  onDone: (appeal: AppealDetail) => void;
  /** It has changed meanwhile. */
  onOutdated: () => void;
}

/** The buttons for what can be done about the appeal now; nothing where nothing can. */
export function AppealActions({ appeal: { id, actions }, again, onAgain, onDone, onOutdated }: Props) {
  const t = useT();
  return (
    <RowActions>
      {actions.includes('again') && !again && (
        <Button type="primary" onClick={onAgain}>
          {t('appeal.again')}
        </Button>
      )}
      {actions.includes('withdraw') && (
        <WithdrawAppealButton id={id} onDone={onDone} onOutdated={onOutdated} />
      )}
    </RowActions>
  );
}
