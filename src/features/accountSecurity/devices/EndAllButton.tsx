import { Button } from 'antd';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { useT } from '@/hooks/useT';

/** Part of the message keys after `security`. */
export type DeviceKind = 'session' | 'trusted';

interface Props {
  kind: DeviceKind;
  endAll: () => Promise<{ ended: number }>;
  /** Receives the number of those that ended. */
  onDone: (ended: number) => void;
}

/** Ends all other sessions, or all trust, after a confirmation. */
export function EndAllButton({ kind, endAll, onDone }: Props) {
  const t = useT();
  const dialog = useConfirmDialog<'all'>();
  return (
    <>
      <Button onClick={() => dialog.ask('all')}>{t(`security.${kind}.endAll`)}</Button>
      <ConfirmDialog
        dialog={dialog}
        title={() => t(`security.${kind}.endAll.ask`)}
        yes={t(`security.${kind}.endAll.yes`)}
        act={endAll}
        onDone={({ ended }) => onDone(ended)}
        unreachable="form.unreachable"
      >
        {() => <p>{t(`security.${kind}.endAll.text`)}</p>}
      </ConfirmDialog>
    </>
  );
}
