import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import type { BehaviorRow } from '@/contract';
import { getPasswordPathAfterDisown } from '@/features/accountSecurity/disownReason';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { disownRecord } from '@/services/behavior';
import type { Failure } from '@/utils/http/failure';
import { goTo } from '@/utils/routing/redirect';
import { CurrentSessionAdvice } from './CurrentSessionAdvice';
import { ReportedRecordAlert } from './ReportedRecordAlert';

interface Props {
  record: BehaviorRow;
  onDisowned: () => void;
}

/**
 * "This wasn't me". What happened in a session is confirmed first, ends the session and leads to a new password;
 * what happened without one has nothing to end: advice follows at once.
 */
export function ReportRecordButton({ record, onDisowned }: Props) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [noted, setNoted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id, session, disowned } = record;

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    const tried = await attempt((onFailure) => disownRecord(id, onFailure), 'behavior.disown.unreachable');
    if (!tried.result) return setFailure(tried.failure);
    if (session !== null) return goTo(getPasswordPathAfterDisown(tried.result.ended));
    setNoted(true);
    onDisowned();
  });

  if (noted)
    return <ReportedRecordAlert title="behavior.disown.advice" text="behavior.disown.advice.text" focus />;
  if (disowned) return <ReportedRecordAlert title="behavior.disowned.title" text="behavior.disowned.text" />;
  if (session === 'current') return <CurrentSessionAdvice />;

  const begin = () => {
    setFailure(null);
    if (session === null) submit(undefined);
    else setAsking(true);
  };
  return (
    <section className="behavior-disown">
      <p>{t('behavior.disown.why')}</p>
      {!asking && failure && <FailureAlert failure={failure} />}
      <SubmitButton busy={!asking && submitting} onClick={begin}>
        {t('behavior.disown')}
      </SubmitButton>
      <Modal
        open={asking}
        title={t('behavior.disown.ask')}
        closable={{ 'aria-label': t('common.close') }}
        onCancel={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('behavior.disown.no')}</Button>
            <SubmitButton type="primary" busy={submitting} onClick={() => submit(undefined)}>
              {t(submitting ? 'behavior.disown.busy' : 'behavior.disown.yes')}
            </SubmitButton>
          </>
        }
      >
        <p>{t(session === 'live' ? 'behavior.disown.text.live' : 'behavior.disown.text.ended')}</p>
        {failure && <FailureAlert failure={failure} />}
      </Modal>
    </section>
  );
}
