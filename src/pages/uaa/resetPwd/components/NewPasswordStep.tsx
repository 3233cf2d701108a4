import { SubmitButton } from '@/components/Action/SubmitButton';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';
import { NEW_PASSWORD_ERROR_FIELDS } from '@/components/Field/NewPasswordFields/errorFields';
import { PasswordManagerUsername } from '@/components/Field/PasswordManagerUsername';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { useT } from '@/hooks/useT';
import { finishReset } from '@/services/recovery';
import type { ResetProgress } from '../usePasswordReset';

type Props = Pick<ResetProgress, 'state' | 'handleError'> & { onDone: () => void };

/** The new password, encrypted before it is sent. Setting it ends all sessions of the account. */
export function NewPasswordStep({ state: { id, account }, handleError, onDone }: Props) {
  const t = useT();
  const { submitting, failure, formProps } = useForm({
    save: ({ newPwd }: { newPwd: string }) => finishReset(id, newPwd),
    onSaved: onDone,
    onError: handleError,
    errorFields: NEW_PASSWORD_ERROR_FIELDS,
    firstField: 'newPwd',
    unreachable: 'recovery.unreachable',
  });

  return (
    <PortalForm {...formProps}>
      <p className="reset-why">{t('recovery.password.why')}</p>
      <PasswordManagerUsername account={account} />
      <NewPasswordFields account={account} />
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'recovery.password.submitting' : 'recovery.password.submit')}
        </SubmitButton>
      </FormFooter>
    </PortalForm>
  );
}
