import { Alert } from '@/components/Alert';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { useT } from '@/hooks/useT';
import { toReasonMessage } from '../redirectReason';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** Message above a step: it was refused, why another step is shown, or that a draft was restored. */
export function RegistrationNotes({ wizard }: { wizard: RegistrationSteps }) {
  const t = useT();
  const { why, isRefused, draft, hasFinishedStep, startOver } = wizard;
  if (isRefused) {
    return <Alert type="error" role="alert" className="registration-note" message={t('form.failed')} />;
  }
  if (draft.restoredAt !== null && !hasFinishedStep) {
    return (
      <DraftAlert
        draft={draft}
        message={why ? toReasonMessage(why) : 'register.restored'}
        discard="register.startOver"
        onDiscard={startOver}
      />
    );
  }
  if (!why) return null;
  return <Alert type="info" role="status" className="registration-note" message={t(toReasonMessage(why))} />;
}
