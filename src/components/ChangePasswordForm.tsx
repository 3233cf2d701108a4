import { Form } from 'antd';
import { useState } from 'react';
import { useRefusal } from '@/hooks/useRefusal';
import { useRule } from '@/hooks/useRule';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { changePassword } from '@/services/account';
import { sealAsWanted } from '@/services/secrets';
import { causeOf, type Failure, refusalOf } from '@/utils/failure';
import { warn } from '@/utils/request';
import { checkPassword } from '@/validation/password';
import { BusyButton } from './BusyButton';
import { FailureAlert } from './FailureAlert';
import { NewPasswordFields } from './NewPasswordFields';
import { PasswordInput } from './PasswordInput';

/** Refusals that are about one field. */
const FIELD_OF = {
  PASSWORD_WRONG: 'pwd',
  PASSWORD_TOO_SHORT: 'newPwd',
  PASSWORD_WEAK: 'newPwd',
  PASSWORD_SAME: 'newPwd',
  PASSWORD_CONTAINS: 'newPwd',
};

const UNREACHABLE = 'newPassword.unreachable';

interface Fields {
  pwd: string;
  newPwd: string;
}

/** Sends both passwords, sealed with one key. Answers why not, or null. */
async function change({ pwd, newPwd }: Fields): Promise<Failure | null> {
  let failure: Failure = { messageId: UNREACHABLE };
  try {
    const { values, secretId } = await sealAsWanted([pwd, newPwd]);
    const [sealedOld = '', sealedNew = ''] = values;
    const done = await changePassword({ pwd: sealedOld, newPwd: sealedNew, secretId }, (envelope) => {
      failure = refusalOf(envelope);
    });
    return done ? null : failure;
  } catch (error) {
    warn(error);
    return causeOf(error, UNREACHABLE);
  }
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
  const rule = useRule();
  const [form] = Form.useForm<Fields>();
  const { onValuesChange, discharge } = useUnsaved('changePassword');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  const { onSubmitStart, onFinishFailed } = useRefusal(form, {
    failure,
    round,
    fieldOf: FIELD_OF,
    fallback: 'pwd',
  });

  const { submit, submitting } = useSubmit(async (fields: Fields) => {
    onSubmitStart();
    const refused = await change(fields);
    setFailure(refused);
    setRound((count) => count + 1);
    if (refused) return;
    discharge();
    await onChanged();
  });

  const atField = failure && 'subCode' in failure && failure.subCode && failure.subCode in FIELD_OF;

  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
      onValuesChange={onValuesChange}
      onFinish={submit}
      onFinishFailed={onFinishFailed}
    >
      <input
        type="text"
        name="username"
        autoComplete="username"
        aria-label={t('newPassword.account')}
        className="visually-hidden"
        tabIndex={-1}
        readOnly
        value={account}
      />
      <Form.Item name="pwd" label={t('newPassword.current')} required rules={[rule(checkPassword)]}>
        <PasswordInput name="pwd" autoComplete="current-password" />
      </Form.Item>
      <NewPasswordFields account={account} />
      <FailureAlert failure={atField ? null : failure} />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'newPassword.submitting' : 'newPassword.submit')}
      </BusyButton>
    </Form>
  );
}
