import { Form } from 'antd';
import type { ReactNode } from 'react';
import { CodeField } from '@/components/Field/CodeField';
import { FactorCodeField } from '@/components/Field/FactorCodeField';
import { CODE_ERROR_FIELDS } from '@/components/Field/MobileCode/useMobileCode';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { PasswordManagerUsername } from '@/components/Field/PasswordManagerUsername';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { type FormOptions, useForm } from '@/components/Form/useForm';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { sendOwnCode } from '@/services/codes';
import { stepUp, stepUpByPassword } from '@/services/stepUp';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import { checkPassword } from '@/validation/password';
import type { ProofProps } from '../proofProps';

interface ProofFormProps<Values> extends Omit<FormOptions<Values, unknown>, 'unreachable'> {
  /** Renders the fields. */
  children: (submitting: boolean) => ReactNode;
}

/** A form whose values prove that the user owns the account. */
function ProofForm<Values extends object>({ children, ...options }: ProofFormProps<Values>) {
  const { formProps, ...submission } = useForm<Values, unknown>({
    ...options,
    unreachable: 'stepUp.unreachable',
  });
  return (
    <PortalForm {...formProps}>
      {children(submission.submitting)}
      <SubmitFooter form={submission} submitLabel="form.confirm" submittingLabel="form.confirming" />
    </PortalForm>
  );
}

/** The account's password, encrypted before it is sent. */
export function PasswordProofForm({ target, onConfirmed }: ProofProps) {
  const t = useT();
  const rule = useFieldRule();
  const own = useGlobal((state) => state.userInfo?.account ?? '');
  const account = target?.account ?? own;
  return (
    <ProofForm
      name="stepUpPassword"
      save={({ value }: { value: string }) => stepUpByPassword(value, target?.id)}
      onSaved={onConfirmed}
      errorFields={{ PASSWORD_WRONG: 'value' }}
      firstField="value"
    >
      {() => (
        <>
          <PasswordManagerUsername account={account} />
          <Form.Item
            name="value"
            label={t('stepUp.password', { account })}
            required
            rules={[rule(checkPassword)]}
          >
            <PasswordInput name="stepUpPassword" autoComplete="current-password" />
          </Form.Item>
        </>
      )}
    </ProofForm>
  );
}

/** A code of the account's authenticator app, or one of its recovery codes. */
export function TotpProofForm({ target, onConfirmed }: ProofProps) {
  const t = useT();
  return (
    <ProofForm
      name="stepUp-totp"
      save={({ code }: { code: string }) => stepUp({ method: 'totp', value: code, accountId: target?.id })}
      onSaved={onConfirmed}
      errorFields={{ CODE_WRONG: 'code' }}
      firstField="code"
    >
      {() => (
        <>
          <p className="step-up-hint">
            {target
              ? t('authenticator.stepUp.target', { account: target.account })
              : t('authenticator.stepUp')}
          </p>
          <FactorCodeField />
        </>
      )}
    </ProofForm>
  );
}

/** A code sent to the mobile number of the user's account, or of a linked one. */
export function SmsProofForm(props: ProofProps) {
  const t = useT();
  const mobile = useGlobal((state) => state.userInfo?.mobile ?? '');
  const { target } = props;
  const hint = target ? t('stepUp.target.sms', { account: target.account }) : t('stepUp.sms', { mobile });
  return <CodeProofForm {...props} method="sms" channel="mobile" hint={hint} />;
}

/** A code sent to the e-mail address of the user's account. */
export function EmailProofForm(props: ProofProps) {
  const t = useT();
  const email = useGlobal((state) => state.userInfo?.email ?? '');
  return <CodeProofForm {...props} method="email" channel="email" hint={t('stepUp.email', { email })} />;
}

const SCENE = 'stepUp';

interface CodeProofFormProps extends ProofProps {
  method: 'sms' | 'email';
  channel: 'mobile' | 'email';
  /** Text with the destination of the code. */
  hint: string;
}

function CodeProofForm({ method, channel, hint, target, onConfirmed }: CodeProofFormProps) {
  const accountId = target?.id;
  const own = `own:${channel}`;
  const destination = accountId === undefined ? own : `${own}:${accountId}`;
  const codeId = getCodeId(SCENE, destination);
  return (
    <ProofForm
      name={`stepUp-${method}`}
      save={({ code }: { code: string }) => stepUp({ method, value: code, accountId })}
      onSaved={() => {
        forgetCode(codeId);
        onConfirmed();
      }}
      onError={(error) => recordCodeRefusal(codeId, error)}
      errorFields={CODE_ERROR_FIELDS}
      firstField="code"
    >
      {(submitting) => (
        <>
          <p className="step-up-hint">{hint}</p>
          <CodeField
            scene={SCENE}
            by={method === 'email' ? 'mail' : 'sms'}
            destination={destination}
            formBusy={submitting}
            send={() => sendOwnCode({ scene: SCENE, channel, accountId })}
          />
        </>
      )}
    </ProofForm>
  );
}
