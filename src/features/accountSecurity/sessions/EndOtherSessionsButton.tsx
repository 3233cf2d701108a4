import { Button } from 'antd';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { useT } from '@/hooks/useT';
import { endOtherSessions } from '@/services/sessions';

/** Ends all other sessions after a confirmation. `onDone` receives the number of ended sessions. */
export function EndOtherSessionsButton({ onDone }: { onDone: (ended: number) => void }) {
  const t = useT();
  const dialog = useConfirmDialog<'others'>();
  return (
    <>
      <Button onClick={() => dialog.ask('others')}>{t('security.session.endOthers')}</Button>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('security.session.endOthers.ask')}
        yes={t('security.session.endOthers.yes')}
        no={t('security.keep')}
        act={endOtherSessions}
        onDone={({ ended }) => onDone(ended)}
        unreachable="security.unreachable"
      >
        {() => <p>{t('security.session.endOthers.text')}</p>}
      </ConfirmDialog>
    </>
  );
}
