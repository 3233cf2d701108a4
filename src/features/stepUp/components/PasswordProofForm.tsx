import { Form } from 'antd';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { PasswordManagerUsername } from '@/components/Field/PasswordManagerUsername';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { stepUpByPassword } from '@/services/stepUp';
import { checkPassword } from '@/validation/password';
import type { ProofProps } from '../proofProps';

const ERROR_FIELDS = { PASSWORD_WRONG: 'value' } as const;

/** The account's password, encrypted before it is sent. */
export function PasswordProofForm({ target, onConfirmed }: ProofProps) {
  const t = useT();
  const rule = useFieldRule();
  const own = useGlobal((state) => state.userInfo?.account ?? '');
  const account = target?.account ?? own;
  const { formProps, ...submission } = useForm({
    name: 'stepUpPassword',
    save: ({ value }: { value: string }) => stepUpByPassword(value, target?.id),
    onSaved: onConfirmed,
    errorFields: ERROR_FIELDS,
    firstField: 'value',
    unreachable: 'stepUp.unreachable',
  });

  return (
    <PortalForm {...formProps}>
      <PasswordManagerUsername account={account} />
      <Form.Item
        name="value"
        label={t('stepUp.password', { account })}
        required
        rules={[rule(checkPassword)]}
      >
        <PasswordInput name="stepUpPassword" autoComplete="current-password" />
      </Form.Item>
      <SubmitFooter form={submission} submitLabel="form.confirm" submittingLabel="form.confirming" />
    </PortalForm>
  );
}
