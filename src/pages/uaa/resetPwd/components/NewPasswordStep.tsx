import { Form } from 'antd';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { NEW_PASSWORD_ERROR_FIELDS } from '@/components/NewPasswordFields/errorFields';
import { PasswordManagerUsername } from '@/components/PasswordManagerUsername';
import type { Envelope } from '@/contract';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { finishReset } from '@/services/recovery';
import { sealByDomainSetting } from '@/services/secrets';
import type { ResetProgress } from '../usePasswordReset';

type Props = Pick<ResetProgress, 'state' | 'refused'> & { onDone: () => void };

/** The new password, sealed on its way; with it every session of the account ends. */
export function NewPasswordStep({ state: { id, account }, refused, onDone }: Props) {
  const t = useT();
  const [form] = Form.useForm<{ newPwd: string }>();
  const { onValuesChange, discharge } = useUnsaved('resetPassword');

  const set = async ({ newPwd }: { newPwd: string }, onFailure: (envelope: Envelope) => void) => {
    const { values, secretId } = await sealByDomainSetting([newPwd]);
    const [sealed = ''] = values;
    return finishReset({ id, newPwd: sealed, secretId }, (envelope) => {
      onFailure(envelope);
      refused(envelope);
    });
  };

  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: set,
    done: () => {
      discharge();
      onDone();
    },
    fieldOf: NEW_PASSWORD_ERROR_FIELDS,
    fallback: 'newPwd',
    unreachable: 'recovery.unreachable',
  });

  return (
    <PortalForm {...formProps} onValuesChange={onValuesChange}>
      <p className="reset-why">{t('recovery.password.why')}</p>
      <PasswordManagerUsername account={account} />
      <NewPasswordFields account={account} />
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'recovery.password.submitting' : 'recovery.password.submit')}
      </SubmitButton>
    </PortalForm>
  );
}
