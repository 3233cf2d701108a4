import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { Alert } from '@/components/Alert';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { attempt } from '@/hooks/attempt';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { cancelAccount } from '@/services/cancellation';
import type { Failure } from '@/utils/http/failure';
import { goToCancelledPage } from './cancellationEnd';

interface Props {
  days: number;
  /** Something is not settled any more. */
  onOutdated: () => void;
  onLeave: () => void;
}

const consequences = ['sessions', 'applications', 'undo', 'gone', 'kept'] as const;

/** What closing the account means, in plain words, and the act once the person has said that they know. */
export function CancellationConsequences({ days, onOutdated, onLeave }: Props) {
  const t = useT();
  const account = useGlobal((state) => state.userInfo?.account ?? '');
  const [understood, setUnderstood] = useState(false);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const id = useId();

  const { submit, submitting } = useSubmit(async () => {
    setFailure(null);
    setMissing(!understood);
    if (!understood) return document.getElementById(id)?.focus();
    const tried = await attempt(cancelAccount, 'security.unreachable');
    if (tried.result) return goToCancelledPage(tried.result.endsAt);
    setFailure(tried.failure);
    if ('subCode' in tried.failure && tried.failure.subCode === 'NOT_CANCELLABLE') onOutdated();
  });

  return (
    <>
      <Alert
        type="warning"
        role="note"
        message={t('security.cancel.means', { account })}
        description={
          <ul>
            {consequences.map((one) => (
              <li key={one}>{t(`security.cancel.means.${one}`, { days })}</li>
            ))}
          </ul>
        }
      />
      <div>
        <Checkbox
          id={id}
          checked={understood}
          aria-invalid={missing}
          aria-describedby={missing ? `${id}-missing` : undefined}
          onChange={({ target }) => {
            setUnderstood(target.checked);
            setMissing(false);
          }}
        >
          {t('security.cancel.understood')}
        </Checkbox>
        {missing && (
          <p id={`${id}-missing`} className="cancellation-missing">
            {t('security.cancel.understood.missing')}
          </p>
        )}
      </div>
      {failure && <FailureAlert failure={failure} />}
      <div className="cancellation-acts">
        <SubmitButton danger busy={submitting} onClick={() => submit(undefined)}>
          {t('security.cancel.submit')}
        </SubmitButton>
        <Button type="text" onClick={onLeave}>
          {t('security.cancel.keep')}
        </Button>
      </div>
    </>
  );
}
