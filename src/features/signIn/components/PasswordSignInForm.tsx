import { Form, type FormInstance, Radio } from 'antd';
import { useState } from 'react';
import { CaptchaField } from '@/components/Field/CaptchaField';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { Input } from '@/components/Form/Input';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { useLogin, useLoginActions } from '@/models/hooks';
import type { Bind, PasswordForm as Fields } from '@/models/login';
import type { ApiError } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { readLoginHint } from '@/utils/storage/loginHint';
import { lacksRegion } from '@/validation/fields';
import { checkPassword } from '@/validation/password';
import { userTypes } from '@/validation/people';
import { FORGOT_PASSWORD_LINKS } from '../signInLinks';
import type { PhraseLine } from '../signInPhrase';
import { useCompleteSignIn } from '../useCompleteSignIn';
import { KeepSignedIn } from './KeepSignedIn';
import { SignInPageLinks } from './SignInPageLinks';
import './PasswordSignInForm.css';

/** antd passes the role on, although its types do not declare it. */
const RADIO_GROUP = { role: 'radiogroup' };

/**
 * Refusals that concern one field. A refusal does not say whether account or password is wrong, so that it confirms
 * neither.
 */
const ERROR_FIELDS = { BAD_CAPTCHA: 'captcha', CAPTCHA_REQUIRED: 'captcha' };

interface Props {
  referer: string;
  /** Retains the input while another channel is open; by default the form has its own instance. */
  form?: FormInstance<Fields>;
  /** Binds this provider's account to the one that signs in (channel 5). */
  bind?: Bind;
  /** Text of the button, idle and busy. */
  submitLabel?: MessageKey;
  submittingLabel?: MessageKey;
  /** Called after a success, before the redirect. */
  onSignedIn?: () => void;
  /** Called after a failure, before the form shows it. */
  onError?: (error: ApiError) => void;
}

/** Channel 1: account and password, for individuals and legal entities. */
export function PasswordSignInForm(props: Props) {
  const { referer, bind, submitLabel = 'login.submit', submittingLabel = 'login.submitting' } = props;
  const t = useT();
  const rule = useFieldRule();
  const { userType, captchaNeeded } = useLogin((state) => state);
  const { signIn, setUserType, checkCaptchaRequired } = useLoginActions();
  const [round, setRound] = useState(0);
  const completeSignIn = useCompleteSignIn(referer, bind?.provider ?? 'password');
  const { clearError, formProps, ...submission } = useForm({
    form: props.form,
    save: (fields: Fields) => signIn({ ...fields, account: fields.account.trim(), bind }),
    onSaved: (result) => {
      props.onSignedIn?.();
      completeSignIn(result);
    },
    completeAfterUnmount: true,
    onError: (error) => {
      // Every attempt uses up the captcha.
      setRound((count) => count + 1);
      props.onError?.(error);
    },
    errorFields: ERROR_FIELDS,
    firstField: 'password',
    unreachable: 'login.unreachable',
  });

  const account = Form.useWatch('account', formProps.form) ?? '';
  const [phraseLine, setPhraseLine] = useState<PhraseLine>();
  const askPhrase = () => {
    import('../signInPhrase').then((part) => part.default(account, userType, setPhraseLine)).catch(warn);
  };

  return (
    // Leaving an empty field with Tab is not an error yet.
    <PortalForm
      {...formProps}
      validateTrigger="onSubmit"
      initialValues={{ account: readLoginHint(referer).account || undefined }}
    >
      <Form.Item className="user-type">
        <Radio.Group
          {...RADIO_GROUP}
          name="userType"
          aria-label={t('login.userType')}
          value={userType}
          onChange={({ target }) => {
            clearError();
            setUserType(target.value);
          }}
          options={userTypes.map((value) => ({ value, label: t(`login.userType.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="account"
        label={t(`login.loginId.${userType}`)}
        extra={lacksRegion(account) ? t('login.loginId.region') : phraseLine?.(account, userType)}
        required
        rules={[rule((value) => (value.trim() ? null : 'validation.loginId.required'))]}
      >
        <Input
          name="account"
          // Makes the browser offer passkeys, too, except when binding, which a passkey cannot confirm.
          autoComplete={bind ? 'username' : 'username webauthn'}
          autoCapitalize="none"
          spellCheck={false}
          onBlur={({ target }) => {
            askPhrase();
            checkCaptchaRequired(target.value.trim()).catch(warn);
          }}
        />
      </Form.Item>
      <div className="password-field">
        <Form.Item name="password" label={t('login.password')} required rules={[rule(checkPassword)]}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            // A name that the browser has filled in causes no blur event.
            onFocus={askPhrase}
          />
        </Form.Item>
        {!bind && <SignInPageLinks links={FORGOT_PASSWORD_LINKS} />}
      </div>
      {captchaNeeded && <CaptchaField round={round} />}
      {!bind && <KeepSignedIn />}
      <SubmitFooter form={submission} submitLabel={submitLabel} submittingLabel={submittingLabel} />
    </PortalForm>
  );
}
