import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { BusyButton } from '@/components/BusyButton';
import { CaptchaField } from '@/components/CaptchaField';
import { PasswordInput } from '@/components/PasswordInput';
import { useRule } from '@/hooks/useRule';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { useLogin, useLoginActions } from '@/models/hooks';
import type { PasswordForm as Fields } from '@/models/login';
import { warn } from '@/utils/request';
import { checkPassword } from '@/validation/password';
import { useArrival } from '../useArrival';
import { LoginFailure } from './LoginFailure';
import { useLoginFailure } from './useLoginFailure';

const USER_TYPES = ['person', 'legal'] as const;

/** Channel 1: account and password, for individuals and legal entities. */
export function PasswordForm({ referer }: { referer: string }) {
  const t = useT();
  const rule = useRule();
  const [form] = Form.useForm<Fields>();
  const { userType, captchaNeeded } = useLogin((state) => state);
  const { signIn, setUserType, askCaptcha } = useLoginActions();
  const { onValuesChange, discharge } = useUnsaved('login');
  const [round, setRound] = useState(0);
  const { onFinishFailed, onSubmitStart } = useLoginFailure(form, round);
  const arrive = useArrival(referer);

  const { submit, submitting } = useSubmit(async (fields: Fields) => {
    onSubmitStart();
    const result = await signIn({ ...fields, account: fields.account.trim() });
    if (!result) return setRound((count) => count + 1);
    discharge();
    arrive(result);
  });

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
      <Form.Item label={t('login.userType')}>
        <Radio.Group
          name="userType"
          aria-label={t('login.userType')}
          value={userType}
          onChange={({ target }) => setUserType(target.value)}
          options={USER_TYPES.map((value) => ({ value, label: t(`login.userType.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="account"
        label={t(`login.loginId.${userType}`)}
        required
        rules={[rule((value) => (value.trim() ? null : 'validation.loginId.required'))]}
      >
        <Input
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={({ target }) => askCaptcha(target.value.trim()).catch(warn)}
        />
      </Form.Item>
      <Form.Item name="password" label={t('login.password')} required rules={[rule(checkPassword)]}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Form.Item>
      {captchaNeeded && <CaptchaField round={round} />}
      <LoginFailure />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'login.submitting' : 'login.submit')}
      </BusyButton>
    </Form>
  );
}
