import { Form, type FormInstance, Radio } from 'antd';
import { useState } from 'react';
import { CaptchaField } from '@/components/CaptchaField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { NormalizedInput } from '@/components/NormalizedInput';
import { MINUTE, RESET_LIFETIME } from '@/constants';
import type { Body, Data } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import { useUnsaved } from '@/hooks/useUnsaved';
import { startReset } from '@/services/recovery';
import { writeTabState } from '@/utils/storage/tabStorage';
import { checkLoginId } from '@/validation/fields';
import { normalizeAccount } from '@/validation/normalize';
import { userTypes } from '@/validation/people';
import { toStorableLogin } from '../resetStore';

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
export function IdentifyAccountForm({ form, onStarted }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const userType = Form.useWatch('userType', form) ?? 'person';
  const [round, setRound] = useState(0);
  const { onValuesChange, discharge } = useUnsaved('resetWho');
  useTabState(form, KEPT, KEPT_FIELDS);

  const { submit, submitting, failure, onFinishFailed, onFieldsChange } = useFormSubmit(form, {
    work: ({ loginId, ...fields }: Fields, onFailure) =>
      startReset({ ...fields, loginId: normalizeAccount(loginId) }, onFailure),
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
        writeTabState(KEPT, toStorableLogin(values));
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
      <NormalizedInput
        name="loginId"
        label={t(`login.loginId.${userType}`)}
        tidy={normalizeAccount}
        dependencies={['userType']}
        rules={[rule((value) => checkLoginId(normalizeAccount(value), userType))]}
        input={{ autoComplete: 'username', autoCapitalize: 'none' }}
      />
      <CaptchaField round={round} />
      <FailureAlert failure={failure} />
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'recovery.nexting' : 'recovery.next')}
      </SubmitButton>
    </PortalForm>
  );
}
