import { Form } from 'antd';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { checkNewPassword, checkPasswordConfirm } from '@/validation/newPassword';
import { PasswordInput } from '../PasswordInput';
import { PasswordRules } from './PasswordRules';
import { PasswordStrengthMeter } from './PasswordStrengthMeter';
import './index.css';

interface Props {
  /** Whose password it becomes: it must not contain either. */
  account?: string;
  mobile?: string;
  label?: MessageKey;
  confirm?: MessageKey;
}

/**
 * A password to choose and its second entry, as the fields `newPwd` and `newPwd2` of the form around. The rules
 * stand there before anything is typed; which passwords are too common only the server knows.
 */
export function NewPasswordFields({
  account,
  mobile,
  label = 'newPassword.label',
  confirm = 'newPassword.confirm',
}: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const password: string = Form.useWatch('newPwd', form) ?? '';

  // Whatever its length and kinds: what is refused is not called strong.
  const isRefused =
    checkNewPassword(password, { account, mobile }) !== null || form.getFieldError('newPwd').length > 0;

  return (
    <>
      <Form.Item
        name="newPwd"
        label={t(label)}
        required
        rules={[rule((value) => checkNewPassword(value, { account, mobile }))]}
        extra={
          <>
            <PasswordStrengthMeter password={password} isRefused={isRefused} />
            <PasswordRules password={password} account={account} mobile={mobile} />
          </>
        }
      >
        <PasswordInput name="newPwd" autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="newPwd2"
        label={t(confirm)}
        required
        dependencies={['newPwd']}
        rules={[rule((value) => checkPasswordConfirm(value, form.getFieldValue('newPwd') ?? ''))]}
      >
        <PasswordInput name="newPwd2" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
