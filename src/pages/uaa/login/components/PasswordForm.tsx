import { Alert, Button, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { CaptchaField } from '@/components/CaptchaField';
import { PasswordInput } from '@/components/PasswordInput';
import { useFormFailure } from '@/hooks/useFormFailure';
import { useRule } from '@/hooks/useRule';
import { useSubmit } from '@/hooks/useSubmit';
import { useT } from '@/hooks/useT';
import { useLogin, useLoginActions } from '@/models/hooks';
import type { PasswordForm as Fields } from '@/models/login';
import { warn } from '@/utils/request';
import { checkPassword } from '@/validation/password';
import { useArrival } from '../useArrival';
import './PasswordForm.css';

const USER_TYPES = ['person', 'legal'] as const;

/** Channel 1: account and password, for individuals and legal entities. */
export function PasswordForm({ referer }: { referer: string }) {
  const t = useT();
  const rule = useRule();
  const [form] = Form.useForm<Fields>();
  const { userType, captchaNeeded, failure } = useLogin((state) => state);
  const { signIn, setUserType, askCaptcha } = useLoginActions();
  const { onFinishFailed, onSubmitStart, refuse } = useFormFailure(form);
  const arrive = useArrival(referer);
  const [round, setRound] = useState(0);

  const { submit, submitting } = useSubmit(async (fields: Fields) => {
    onSubmitStart();
    const result = await signIn(fields);
    if (result) return arrive(result);
    setRound((count) => count + 1);
    refuse('password');
  });

  return (
    <Form
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger="onBlur"
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
      {/* The refusal stands where the next attempt starts, and stays until then; its room is kept free. */}
      <div className="login-failure">
        {failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            message={'messageId' in failure ? t(failure.messageId) : failure.text}
          />
        )}
      </div>
      <Button type="primary" htmlType="submit" block loading={submitting}>
        {t(submitting ? 'login.submitting' : 'login.submit')}
      </Button>
    </Form>
  );
}
