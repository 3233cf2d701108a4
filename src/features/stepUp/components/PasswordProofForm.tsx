import { Form } from 'antd';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { PasswordInput } from '@/components/PasswordInput';
import { PasswordManagerUsername } from '@/components/PasswordManagerUsername';
import type { Envelope } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { sealByDomainSetting } from '@/services/secrets';
import { stepUp } from '@/services/stepUp';
import { checkPassword } from '@/validation/password';
import type { ProofProps } from '../proofProps';

const FIELD_OF = { PASSWORD_WRONG: 'value' };

interface Fields {
  value: string;
}

async function prove({ value }: Fields, onFailure: (envelope: Envelope) => void) {
  const { values, secretId } = await sealByDomainSetting([value]);
  const [sealed = ''] = values;
  return stepUp({ method: 'password', value: sealed, secretId }, onFailure);
}

/** The account's password, sealed on its way. */
export function PasswordProofForm({ onConfirmed }: ProofProps) {
  const t = useT();
  const rule = useFieldRule();
  const [form] = Form.useForm<Fields>();
  const account = useGlobal((state) => state.userInfo?.account ?? '');
  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: prove,
    done: onConfirmed,
    fieldOf: FIELD_OF,
    fallback: 'value',
    unreachable: 'stepUp.unreachable',
  });

  return (
    <PortalForm {...formProps} name="stepUpPassword">
      <PasswordManagerUsername account={account} />
      <Form.Item
        name="value"
        label={t('stepUp.password', { account })}
        required
        rules={[rule(checkPassword)]}
      >
        <PasswordInput name="stepUpPassword" autoComplete="current-password" />
      </Form.Item>
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'stepUp.submitting' : 'stepUp.submit')}
      </SubmitButton>
    </PortalForm>
  );
}
