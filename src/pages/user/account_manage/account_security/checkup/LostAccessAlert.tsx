import { SubmitButton } from '@/components/Action/SubmitButton';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { Security } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { stopOwnLostAccess } from '@/services/lostAccess';
import { isRefusedFor } from '@/utils/http/ApiError';
import { formatDeadline } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';

interface Props {
  found: NonNullable<Security['lostAccess']>;
  /** Called once the recovery was stopped, here or elsewhere. */
  onStopped: () => void;
}

/**
 * Alert about a pending recovery of the account, with a button to stop it. Another person may have started it, or the
 * owner elsewhere.
 */
export function LostAccessAlert({ found: { state, until }, onStopped }: Props) {
  const t = useT();
  const { run, running, error } = useAction({
    act: stopOwnLostAccess,
    onDone: () => {
      showNotice({ type: 'success', title: t('lost.stopped'), description: t('lost.stopped.OTHER') });
      onStopped();
    },
    onError: (failed) => {
      if (!isRefusedFor(failed, 'CHANGED_MEANWHILE')) return false;
      onStopped();
      return true;
    },
  });
  return (
    <>
      <Alert
        type="warning"
        message={t('lost.member')}
        description={t(`lost.other.${state}`, { until: formatDeadline(until) })}
        action={
          <SubmitButton danger busy={running} onClick={() => run()}>
            {t(running ? 'lost.stopping' : 'lost.stop')}
          </SubmitButton>
        }
      />
      {error && <FailureAlert error={error} unreachable="lost.unreachable" />}
    </>
  );
}
