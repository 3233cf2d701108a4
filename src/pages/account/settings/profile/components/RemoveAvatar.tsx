import { Button } from 'antd';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { useT } from '@/hooks/useT';
import { changeAvatar } from '@/services/profile';

/** Removes the avatar after a confirmation. */
export function RemoveAvatar({ onRemoved }: { onRemoved: () => void }) {
  const t = useT();
  const dialog = useConfirmDialog<true>();
  return (
    <>
      <Button type="text" danger onClick={() => dialog.ask(true)}>
        {t('profile.avatar.remove')}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('profile.avatar.remove.ask')}
        yes={t('profile.avatar.remove')}
        busy={t('form.removing')}
        danger
        act={() => changeAvatar(null)}
        onDone={onRemoved}
        unreachable="profile.avatar.unreachable"
      >
        {() => <p>{t('profile.avatar.remove.text')}</p>}
      </ConfirmDialog>
    </>
  );
}
