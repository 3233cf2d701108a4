import { SetPasswordForm } from '@/components/Field/SetPasswordForm';
import { useT } from '@/hooks/useT';
import { finishReset } from '@/services/recovery';
import type { ResetProgress } from '../usePasswordReset';

type Props = Pick<ResetProgress, 'state' | 'handleError'> & { onDone: () => void };

/** The new password, encrypted before it is sent. Setting it ends all sessions of the account. */
export function NewPasswordStep({ state: { id, account }, handleError, onDone }: Props) {
  const t = useT();
  return (
    <SetPasswordForm
      account={account}
      save={(newPwd) => finishReset(id, newPwd)}
      onDone={onDone}
      onError={handleError}
      unreachable="form.unreachable.send"
    >
      <p className="reset-why">{t('recovery.password.why')}</p>
    </SetPasswordForm>
  );
}
