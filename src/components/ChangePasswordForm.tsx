import { Form } from 'antd';
import type { Envelope } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { changePassword } from '@/services/account';
import { sealByDomainSetting } from '@/services/secrets';
import { checkPassword } from '@/validation/password';
import { FailureAlert } from './Form/FailureAlert';
import { PortalForm } from './Form/PortalForm';
import { SubmitButton } from './Form/SubmitButton';
import { NewPasswordFields } from './NewPasswordFields';
import { NEW_PASSWORD_ERROR_FIELDS } from './NewPasswordFields/errorFields';
import { PasswordInput } from './PasswordInput';
import { PasswordManagerUsername } from './PasswordManagerUsername';

/** Refusals that are about one field. */
const FIELD_OF = { ...NEW_PASSWORD_ERROR_FIELDS, PASSWORD_WRONG: 'pwd' };

interface Fields {
  pwd: string;
  newPwd: string;
}

/** Sends both passwords, sealed with one key. */
async function change({ pwd, newPwd }: Fields, onFailure: (envelope: Envelope) => void) {
  const { values, secretId } = await sealByDomainSetting([pwd, newPwd]);
  const [sealedOld = '', sealedNew = ''] = values;
  return changePassword({ pwd: sealedOld, newPwd: sealedNew, secretId }, onFailure);
}

interface Props {
  /** Account name: for the password manager, and no part of the new password. */
  account: string;
  /** Its success is the form's; the button stays busy until it resolves. */
  onChanged: () => Promise<void>;
}

/** The current password and a new one for the signed-in person. */
export function ChangePasswordForm({ account, onChanged }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const [form] = Form.useForm<Fields>();
  const { onValuesChange, discharge } = useUnsaved('changePassword');
  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: change,
    done: () => {
      discharge();
      return onChanged();
    },
    fieldOf: FIELD_OF,
    fallback: 'pwd',
    unreachable: 'newPassword.unreachable',
  });

  return (
    <PortalForm {...formProps} onValuesChange={onValuesChange}>
      <PasswordManagerUsername account={account} />
      <Form.Item name="pwd" label={t('newPassword.current')} required rules={[rule(checkPassword)]}>
        <PasswordInput name="pwd" autoComplete="current-password" />
      </Form.Item>
      <NewPasswordFields account={account} />
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'newPassword.submitting' : 'newPassword.submit')}
      </SubmitButton>
    </PortalForm>
  );
}
