import { Form } from 'antd';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { changePassword } from '@/services/account';
import { checkPassword } from '@/validation/password';
import { PortalForm } from '../Form/PortalForm';
import { NEW_PASSWORD_ERROR_FIELDS, NewPasswordFields } from './NewPasswordFields';
import { PasswordInput } from './PasswordInput';
import { PasswordManagerUsername } from './PasswordManagerUsername';

/** Refusals that concern one field. */
const ERROR_FIELDS = { ...NEW_PASSWORD_ERROR_FIELDS, PASSWORD_WRONG: 'pwd' };

interface Fields {
  pwd: string;
  newPwd: string;
}

interface Props {
  /** Account name: for the password manager, and not allowed in the new password. */
  account: string;
  /** Called after a success; the button stays busy until it resolves. */
  onChanged: () => Promise<void>;
  /** Whether to call `onChanged` even if the form was unmounted meanwhile. */
  completeAfterUnmount?: boolean;
}

/** Form for the current password and a new one. */
export function ChangePasswordForm({ account, onChanged, completeAfterUnmount }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = useForm({
    save: ({ pwd, newPwd }: Fields) => changePassword(pwd, newPwd),
    onSaved: onChanged,
    errorFields: ERROR_FIELDS,
    completeAfterUnmount,
    firstField: 'pwd',
    unreachable: 'newPassword.unreachable',
  });

  return (
    <PortalForm {...form.formProps}>
      <PasswordManagerUsername account={account} />
      <Form.Item name="pwd" label={t('newPassword.current')} required rules={[rule(checkPassword)]}>
        <PasswordInput name="pwd" autoComplete="current-password" />
      </Form.Item>
      <NewPasswordFields account={account} />
      <SubmitFooter form={form} submitLabel="newPassword.submit" submittingLabel="newPassword.submitting" />
    </PortalForm>
  );
}
