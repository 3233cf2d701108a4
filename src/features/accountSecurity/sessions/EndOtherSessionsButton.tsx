import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { endOtherSessions } from '@/services/sessions';
import type { Failure } from '@/utils/http/failure';

/** Ends every session but this one, once the person has said that they mean it. */
export function EndOtherSessionsButton({ onDone }: { onDone: (ended: number) => void }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    const tried = await attempt(endOtherSessions, 'security.unreachable');
    if (!tried.result) return setFailure(tried.failure);
    setAsking(false);
    onDone(tried.result.ended);
  });
  const ask = () => {
    setFailure(null);
    setAsking(true);
  };

  return (
    <>
      <Button onClick={ask}>{t('security.session.endOthers')}</Button>
      <Modal
        open={asking}
        title={t('security.session.endOthers.ask')}
        closable={{ 'aria-label': t('common.close') }}
        onCancel={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('security.keep')}</Button>
            <SubmitButton type="primary" busy={submitting} onClick={() => submit(undefined)}>
              {t('security.session.endOthers.yes')}
            </SubmitButton>
          </>
        }
      >
        <p>{t('security.session.endOthers.text')}</p>
        {failure && <FailureAlert failure={failure} />}
      </Modal>
    </>
  );
}
