import { Button, Form } from 'antd';
import { BusyButton } from '@/components/BusyButton';
import { CodeField } from '@/components/CodeField';
import { FailureAlert } from '@/components/FailureAlert';
import { HOME_REGION, MobileField } from '@/components/MobileField';
import { LOGIN_CHANNEL } from '@/constants';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useKept } from '@/hooks/useKept';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { sendLoginCode } from '@/services/codes';
import { login } from '@/services/uaa';
import { codeId, forgetCode, noteRefusal } from '@/utils/codeStore';
import type { PanelProps } from '../channels';
import { useArrival } from '../useArrival';

interface Fields {
  region: string;
  mobile: string;
  code: string;
}

const SCENE = 'login';
/** What this tab keeps; the code never. */
const KEPT = ['region', 'mobile'] as const;
const FIELD_OF = { CODE_WRONG: 'code', CODE_EXPIRED: 'code', CODE_USED_UP: 'code' };

/** Channel 2: a mobile number and the code sent to it. */
export default function SmsForm({ referer, form, onChannel }: PanelProps) {
  const t = useT();
  const region = Form.useWatch<string>('region', form) ?? HOME_REGION;
  const mobile = Form.useWatch<string>('mobile', form) ?? '';
  const destination = `${region} ${mobile}`;
  const id = codeId(SCENE, destination);
  const arrive = useArrival(referer, 'sms');
  const { onValuesChange, discharge } = useUnsaved('sms');
  const { keep, forget } = useKept(form, 'sms', KEPT);

  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = useFormSubmit(form, {
    work: (fields: Fields, onFailure) => login(LOGIN_CHANNEL.sms, fields, onFailure),
    done: (result) => {
      forgetCode(id);
      forget();
      discharge();
      form.resetFields();
      arrive(result);
    },
    refused: (why) => noteRefusal(id, why),
    fieldOf: FIELD_OF,
    fallback: 'code',
    unreachable: 'login.unreachable',
  });

  return (
    <Form
      form={form}
      name="sms"
      layout="vertical"
      size="large"
      requiredMark={false}
      onValuesChange={(changed, values) => {
        keep();
        onValuesChange(changed, { mobile: values.mobile, code: values.code });
      }}
      onFinish={submit}
      onFinishFailed={onFinishFailed}
      onFieldsChange={onFieldsChange}
    >
      <MobileField />
      <CodeField
        scene={SCENE}
        destination={destination}
        needs={['mobile']}
        formBusy={submitting}
        send={(captcha, onFailure) => sendLoginCode({ region, mobile, captcha }, onFailure)}
        ways={
          <Button type="link" onClick={() => onChannel('password')}>
            {t('code.help.password')}
          </Button>
        }
      />
      <FailureAlert failure={failure} />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'login.submitting' : 'login.submit')}
      </BusyButton>
    </Form>
  );
}
