import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { goToCanceledPage } from '@/features/accountSecurity/cancellation/cancellationEnd';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { cancelAccount } from '@/services/cancellation';
import { isRefusedFor } from '@/utils/http/ApiError';

interface Props {
  days: number;
  /** Called if one of the checks no longer passes. */
  onOutdated: () => void;
  onLeave: () => void;
}

const consequences = ['sessions', 'applications', 'undo', 'gone', 'kept'] as const;

/** Explains the consequences, and closes the account after the user has ticked a confirmation. */
export function CancellationConsequences({ days, onOutdated, onLeave }: Props) {
  const t = useT();
  const account = useGlobal((state) => state.userInfo?.account ?? '');
  const [understood, setUnderstood] = useState(false);
  const [missing, setMissing] = useState(false);
  const id = useId();

  const { run, running, error, clearError } = useAction({
    act: cancelAccount,
    onDone: ({ endsAt }) => goToCanceledPage(endsAt),
    onError: (failed) => {
      if (isRefusedFor(failed, 'NOT_CANCELLABLE')) onOutdated();
    },
  });
  const submit = () => {
    setMissing(!understood);
    if (understood) return run();
    clearError();
    return document.getElementById(id)?.focus();
  };

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
      {error && <FailureAlert error={error} unreachable="form.unreachable" />}
      <RowActions>
        <SubmitButton danger busy={running} onClick={submit}>
          {t('security.cancel.submit')}
        </SubmitButton>
        <Button type="text" onClick={onLeave}>
          {t('security.cancel.keep')}
        </Button>
      </RowActions>
    </>
  );
}
