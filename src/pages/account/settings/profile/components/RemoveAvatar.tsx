import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { useT } from '@/hooks/useT';
import { useSaveAvatar } from '../useSaveAvatar';

/** Takes the avatar away, once its owner has said twice that they mean it. */
export function RemoveAvatar({ onRemoved }: { onRemoved: () => void }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { save, saving, failure } = useSaveAvatar(() => {
    setAsking(false);
    onRemoved();
  });

  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {t('profile.avatar.remove')}
      </Button>
      <Modal
        open={asking}
        title={t('profile.avatar.remove.ask')}
        closable={{ 'aria-label': t('common.close') }}
        onCancel={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('profile.crop.cancel')}</Button>
            <SubmitButton type="primary" danger busy={saving} onClick={() => save(null)}>
              {t(saving ? 'profile.avatar.remove.busy' : 'profile.avatar.remove')}
            </SubmitButton>
          </>
        }
      >
        <p>{t('profile.avatar.remove.text')}</p>
        {failure && <FailureAlert failure={failure} />}
      </Modal>
    </>
  );
}
