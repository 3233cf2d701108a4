import { Form } from 'antd';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { BusyButton } from '@/components/Form/SubmitButton';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { NEW_PASSWORD_REFUSALS } from '@/components/NewPasswordFields/refusals';
import { UsernameForManager } from '@/components/UsernameForManager';
import type { Envelope } from '@/contract';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { finishReset } from '@/services/recovery';
import { sealAsWanted } from '@/services/secrets';
import type { ResetProgress } from '../useReset';

type Props = Pick<ResetProgress, 'state' | 'refused'> & { onDone: () => void };

/** The new password, sealed on its way; with it every session of the account ends. */
export function PasswordStep({ state: { id, account }, refused, onDone }: Props) {
  const t = useT();
  const [form] = Form.useForm<{ newPwd: string }>();
  const { onValuesChange, discharge } = useUnsaved('resetPassword');

  const set = async ({ newPwd }: { newPwd: string }, onFailure: (envelope: Envelope) => void) => {
    const { values, secretId } = await sealAsWanted([newPwd]);
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
    fieldOf: NEW_PASSWORD_REFUSALS,
    fallback: 'newPwd',
    unreachable: 'recovery.unreachable',
  });

  return (
    <PortalForm {...formProps} onValuesChange={onValuesChange}>
      <p className="reset-why">{t('recovery.password.why')}</p>
      <UsernameForManager account={account} />
      <NewPasswordFields account={account} />
      <FailureAlert failure={failure} />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'recovery.password.submitting' : 'recovery.password.submit')}
      </BusyButton>
    </PortalForm>
  );
}
