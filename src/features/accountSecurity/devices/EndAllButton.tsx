import { Button } from 'antd';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { useT } from '@/hooks/useT';
import type { DeviceWords } from './DeviceItem';

interface Props {
  words: DeviceWords;
  endAll: () => Promise<{ ended: number }>;
  /** Receives the number of those that ended. */
  onDone: (ended: number) => void;
}

/** Ends all other sessions, or all trust, after a confirmation. */
export function EndAllButton({ words, endAll, onDone }: Props) {
  const t = useT();
  const dialog = useConfirmDialog<'all'>();
  return (
    <>
      <Button onClick={() => dialog.ask('all')}>{t(`security.${words}.endAll`)}</Button>
      <ConfirmDialog
        dialog={dialog}
        title={() => t(`security.${words}.endAll.ask`)}
        yes={t(`security.${words}.endAll.yes`)}
        act={endAll}
        onDone={({ ended }) => onDone(ended)}
        unreachable="form.unreachable"
      >
        {() => <p>{t(`security.${words}.endAll.text`)}</p>}
      </ConfirmDialog>
    </>
  );
}
