import { Form, type FormInstance, Radio } from 'antd';
import { useState } from 'react';
import { CaptchaField } from '@/components/CaptchaField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { BusyButton } from '@/components/Form/SubmitButton';
import { TidyField } from '@/components/TidyField';
import { MINUTE, RESET_LIFETIME } from '@/constants';
import type { Body, Data } from '@/contract';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useKept } from '@/hooks/useKept';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { startReset } from '@/services/recovery';
import { writeKept } from '@/utils/storage/tabStorage';
import { checkLoginId } from '@/validation/fields';
import { userTypes } from '@/validation/people';
import { tidyAccount } from '@/validation/tidy';
import { keptWho } from '../resetKept';

const KEPT = 'resetWho';
const KEPT_FIELDS = ['userType', 'loginId'] as const;
const FIELD_OF = { BAD_CAPTCHA: 'captcha', CAPTCHA_REQUIRED: 'captcha' };

type Fields = Body<'startReset'>;

interface Props {
  /** Holds what was typed while a later step is open. */
  form: FormInstance<Fields>;
  onStarted: (begun: Data<'startReset'>) => void;
}

/** Whose password is reset. The answer is the same whether or not there is such an account. */
export function IdentifyForm({ form, onStarted }: Props) {
  const t = useT();
  const rule = useRule();
  const userType = Form.useWatch('userType', form) ?? 'person';
  const [round, setRound] = useState(0);
  const { onValuesChange, discharge } = useUnsaved('resetWho');
  useKept(form, KEPT, KEPT_FIELDS);

  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = useFormSubmit(form, {
    work: ({ loginId, ...fields }: Fields, onFailure) =>
      startReset({ ...fields, loginId: tidyAccount(loginId) }, onFailure),
    done: (begun) => {
      discharge();
      onStarted(begun);
    },
    // Every attempt uses the captcha up.
    refused: () => setRound((count) => count + 1),
    fieldOf: FIELD_OF,
    fallback: 'captcha',
    unreachable: 'recovery.unreachable',
  });

  return (
    <PortalForm
      form={form}
      onValuesChange={(changed, values) => {
        writeKept(KEPT, keptWho(values));
        onValuesChange(changed, { loginId: values.loginId });
      }}
      onFinish={submit}
      onFinishFailed={onFinishFailed}
      onFieldsChange={onFieldsChange}
    >
      <p className="reset-why">{t('recovery.identify.why', { minutes: RESET_LIFETIME / MINUTE })}</p>
      <Form.Item name="userType" label={t('login.userType')} initialValue="person">
        <Radio.Group
          name="userType"
          aria-label={t('login.userType')}
          options={userTypes.map((value) => ({ value, label: t(`login.userType.${value}`) }))}
        />
      </Form.Item>
      <TidyField
        name="loginId"
        label={t(`login.loginId.${userType}`)}
        tidy={tidyAccount}
        dependencies={['userType']}
        rules={[rule((value) => checkLoginId(tidyAccount(value), userType))]}
        input={{ autoComplete: 'username', autoCapitalize: 'none' }}
      />
      <CaptchaField round={round} />
      <FailureAlert failure={failure} />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'recovery.nexting' : 'recovery.next')}
      </BusyButton>
    </PortalForm>
  );
}
