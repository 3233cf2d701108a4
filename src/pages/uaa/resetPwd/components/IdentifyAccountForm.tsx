import { Form, type FormInstance, Radio } from 'antd';
import { useState } from 'react';
import { CaptchaField } from '@/components/Field/CaptchaField';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { MINUTE, RESET_LIFETIME } from '@/constants';
import type { Body, Data } from '@/contract';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import { startReset } from '@/services/recovery';
import { writeTabState } from '@/utils/storage/tabStorage';
import { checkLoginId, lacksRegion } from '@/validation/fields';
import { normalizeAccount } from '@/validation/normalize';
import { userTypes } from '@/validation/people';
import { toStorableLogin } from '../resetStore';

/** Tab storage of the login fields. */
const KEPT_LOGIN = 'resetWho';
const PERSISTED_FIELDS = ['userType', 'loginId'] as const;
const ERROR_FIELDS = { BAD_CAPTCHA: 'captcha', CAPTCHA_REQUIRED: 'captcha' };

type Fields = Body<'startReset'>;

interface Props {
  /** Keeps the input while a later step is open. */
  form: FormInstance<Fields>;
  onStarted: (begun: Data<'startReset'>) => void;
}

/** Asks for the account whose password is reset. The response does not reveal whether the account exists. */
export function IdentifyAccountForm({ form, onStarted }: Props) {
  const t = useT();
  const userType = Form.useWatch('userType', form) ?? 'person';
  const loginId = Form.useWatch('loginId', form) ?? '';
  const [round, setRound] = useState(0);
  useTabState(form, KEPT_LOGIN, PERSISTED_FIELDS);

  const { formProps, ...submission } = useForm({
    form,
    save: ({ loginId, ...fields }: Fields) => startReset({ ...fields, loginId: normalizeAccount(loginId) }),
    onSaved: onStarted,
    // Every attempt uses up the captcha.
    onError: () => setRound((count) => count + 1),
    errorFields: ERROR_FIELDS,
    firstField: 'captcha',
    unreachable: 'form.unreachable.send',
  });

  const onValuesChange = () => {
    writeTabState(KEPT_LOGIN, toStorableLogin(form.getFieldsValue()));
    formProps.onValuesChange();
  };

  return (
    <PortalForm {...formProps} onValuesChange={onValuesChange}>
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
        label={`login.loginId.${userType}`}
        hint={lacksRegion(loginId) ? 'login.loginId.region' : undefined}
        normalize={normalizeAccount}
        dependencies={['userType']}
        check={(value) => checkLoginId(value, userType)}
        input={{ autoComplete: 'username', autoCapitalize: 'none' }}
      />
      <CaptchaField round={round} />
      <SubmitFooter form={submission} submitLabel="form.next" submittingLabel="form.submitting" />
    </PortalForm>
  );
}
