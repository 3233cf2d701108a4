import { Button } from 'antd';
import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import { LOGIN_CHANNEL } from '@/constants';
import { KeepSignedIn } from '@/features/signIn/components/KeepSignedIn';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useT } from '@/hooks/useT';
import { useLogin } from '@/models/hooks';
import { login } from '@/services/signIn';
import type { ChannelPanelProps } from '../channelPanelProps';

/** Channel 2: a mobile number and the code sent to it. */
export default function SmsSignInForm({ referer, form, onChannel }: ChannelPanelProps) {
  const t = useT();
  const keep = useLogin((state) => state.keep);
  const completeSignIn = useCompleteSignIn(referer, 'sms');

  return (
    <MobileCodeForm
      name="sms"
      form={form}
      scene="login"
      save={(fields) => login(LOGIN_CHANNEL.sms, { ...fields, keep })}
      onSaved={(result) => {
        form.resetFields();
        completeSignIn(result);
      }}
      completeAfterUnmount
      unreachable="login.unreachable"
      submitLabel="login.submit"
      submittingLabel="login.submitting"
      ways={
        <Button type="link" onClick={() => onChannel('password')}>
          {t('code.help.password')}
        </Button>
      }
    >
      <KeepSignedIn />
    </MobileCodeForm>
  );
}
