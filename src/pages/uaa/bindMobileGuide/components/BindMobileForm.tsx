import { Form } from 'antd';
import { BusyButton } from '@/components/BusyButton';
import { CodeField } from '@/components/CodeField';
import { FailureAlert } from '@/components/FailureAlert';
import { HOME_REGION, MobileField } from '@/components/MobileField';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useKept } from '@/hooks/useKept';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { bindMobile } from '@/services/account';
import { sendSmsCode } from '@/services/codes';
import { codeId, forgetCode, noteRefusal } from '@/utils/codeStore';

interface Fields {
  region: string;
  mobile: string;
  code: string;
}

interface Props {
  /** The number is linked. */
  onBound: () => void;
}

const SCENE = 'bind';
/** What this tab keeps; the code never. */
const KEPT = ['region', 'mobile'] as const;
const FIELD_OF = {
  CODE_WRONG: 'code',
  CODE_EXPIRED: 'code',
  CODE_USED_UP: 'code',
  MOBILE_TAKEN: 'mobile',
};

/** A mobile number for the account, proved by the code sent to it. */
export function BindMobileForm({ onBound }: Props) {
  const t = useT();
  const [form] = Form.useForm<Fields>();
  const region = Form.useWatch('region', form) ?? HOME_REGION;
  const mobile = Form.useWatch('mobile', form) ?? '';
  const destination = `${region} ${mobile}`;
  const id = codeId(SCENE, destination);
  const { onValuesChange, discharge } = useUnsaved('bindMobile');
  const { keep, forget } = useKept(form, 'bindMobile', KEPT);

  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = useFormSubmit(form, {
    work: bindMobile,
    done: () => {
      forgetCode(id);
      forget();
      discharge();
      onBound();
    },
    refused: (why) => noteRefusal(id, why),
    fieldOf: FIELD_OF,
    fallback: 'code',
    unreachable: 'guide.unreachable',
  });

  return (
    <Form
      form={form}
      name="bindMobile"
      layout="vertical"
      size="large"
      requiredMark={false}
      onValuesChange={(changed, { mobile: typed, code }) => {
        keep();
        onValuesChange(changed, { typed, code });
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
        send={(captcha, onFailure) => sendSmsCode({ scene: SCENE, region, mobile, captcha }, onFailure)}
      />
      <FailureAlert failure={failure} />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'guide.mobile.submitting' : 'guide.mobile.submit')}
      </BusyButton>
    </Form>
  );
}
