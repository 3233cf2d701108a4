import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { AppealDetail } from '@/contract';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { withdrawAppeal } from '@/services/appeal';
import type { Failure } from '@/utils/http/failure';
import { showNotice } from '@/utils/notice';

interface Props {
  id: string;
  onDone: (appeal: AppealDetail) => void;
  onOutdated: () => void;
}

/** Takes the appeal back, once the person has said twice that they mean it. */
export function WithdrawAppealButton({ id, onDone, onOutdated }: Props) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    const tried = await attempt((onFailure) => withdrawAppeal(id, onFailure), 'appeal.unreachable');
    if (tried.result) {
      setAsking(false);
      showNotice({ type: 'success', title: t('appeal.withdraw.done') });
      onDone(tried.result);
    } else if ('subCode' in tried.failure && tried.failure.subCode === 'APPEAL_STATE') {
      setAsking(false);
      onOutdated();
    } else setFailure(tried.failure);
  });

  return (
    <>
      <Button
        onClick={() => {
          setFailure(null);
          setAsking(true);
        }}
      >
        {t('appeal.withdraw')}
      </Button>
      <Modal
        open={asking}
        title={t('appeal.withdraw.ask')}
        closable={{ 'aria-label': t('common.close') }}
        onCancel={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('appeal.withdraw.no')}</Button>
            <SubmitButton type="primary" busy={submitting} onClick={() => submit(undefined)}>
              {t(submitting ? 'appeal.withdraw.busy' : 'appeal.withdraw.yes')}
            </SubmitButton>
          </>
        }
      >
        <p>{t('appeal.withdraw.text')}</p>
        {failure && <FailureAlert failure={failure} />}
      </Modal>
    </>
  );
}
