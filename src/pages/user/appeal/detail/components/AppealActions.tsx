import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import type { AppealDetail } from '@/contract';
import { useT } from '@/hooks/useT';
import { WithdrawAppealButton } from './WithdrawAppealButton';

interface Props {
  appeal: AppealDetail;
  /** Whether the form for a repeated appeal is open. */
  again: boolean;
  onAgain: () => void;
  /** Receives the appeal with its new state. */
  onDone: (appeal: AppealDetail) => void;
  /** Called if the appeal was changed elsewhere meanwhile. */
  onOutdated: () => void;
}

/** Buttons for the available actions of the appeal; nothing if there are none. */
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
