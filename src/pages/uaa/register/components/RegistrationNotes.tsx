import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';
import { formatDateTime } from '@/utils/i18n/dates';
import { toReasonMessage } from '../redirectReason';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** What somebody should know before the step: what was restored, why they are here, what the server refused. */
export function RegistrationNotes({ journey }: { journey: RegistrationSteps }) {
  const t = useT();
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  const { why, failed, restoredAt, begun } = journey;
  if (failed) return <Alert type="error" role="alert" className="journey-note" message={t('form.failed')} />;
  const restored = restoredAt === null || begun ? '' : formatDateTime(new Date(restoredAt).toISOString());
  if (!why && !restored) return null;
  return (
    <Alert
      type="info"
      role="status"
      className="journey-note"
      message={why ? t(toReasonMessage(why)) : t('register.restored', { at: restored })}
      action={
        restored !== '' && (
          <Button type="link" onClick={journey.startOver}>
            {t('register.startOver')}
          </Button>
        )
      }
    />
  );
}
