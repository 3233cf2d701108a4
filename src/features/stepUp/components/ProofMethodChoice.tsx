import { Form, Radio, Skeleton } from 'antd';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { CodeField } from '@/components/Field/CodeField';
import { FactorCodeField } from '@/components/Field/FactorCodeField';
import { CODE_ERROR_FIELDS } from '@/components/Field/MobileCode/useMobileCode';
import { PasswordInput } from '@/components/Field/PasswordInput';
import { PasswordManagerUsername } from '@/components/Field/PasswordManagerUsername';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { type FormOptions, useForm } from '@/components/Form/useForm';
import type { StepUpMethod } from '@/contract';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { sendOwnCode } from '@/services/codes';
import { stepUp, stepUpByPassword } from '@/services/stepUp';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import { checkPassword } from '@/validation/password';
import type { ProofProps } from '../proofProps';

/** The form of each method. Those of certificate and passkey are lazy-loaded when the user selects them. */
const proofForms: Record<StepUpMethod, ComponentType<ProofProps>> = {
  password: PasswordProofForm,
  sms: SmsProofForm,
  email: EmailProofForm,
  totp: TotpProofForm,
  passkey: lazy(() => import('./PasskeyProofForm')),
  certificate: lazy(() => import('./CertificateProofForm')),
};

interface Props extends ProofProps {
  methods: [StepUpMethod, ...StepUpMethod[]];
  /** Called when the first form is mounted; not for later selections. Stable. */
  onReady: () => void;
}

/** The user's methods for a step-up; the first one is open. */
export function ProofMethodChoice({ methods, target, onReady, onConfirmed }: Props) {
  const t = useT();
  const [first] = methods;
  const [method, setMethod] = useState(first);
  const Proof = proofForms[method];

  return (
    <>
      {methods.length > 1 && (
        <Form.Item layout="vertical" label={t('stepUp.method')}>
          <Radio.Group
            name="stepUpMethod"
            className="step-up-methods"
            aria-label={t('stepUp.method')}
            value={method}
            onChange={(event) => setMethod(event.target.value)}
            options={methods.map((value) => ({ value, label: t(`stepUp.method.${value}`) }))}
          />
        </Form.Item>
      )}
      <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
        <Proof target={target} onConfirmed={onConfirmed} />
        <MountSignal onMount={onReady} />
      </Suspense>
    </>
  );
}

/** Calls back once the form beside it is mounted: a lazy-loaded form has no fields before. */
function MountSignal({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount]);
  return null;
}

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
function PasswordProofForm({ target, onConfirmed }: ProofProps) {
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
function TotpProofForm({ target, onConfirmed }: ProofProps) {
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
function SmsProofForm(props: ProofProps) {
  const t = useT();
  const mobile = useGlobal((state) => state.userInfo?.mobile ?? '');
  const { target } = props;
  const hint = target ? t('stepUp.target.sms', { account: target.account }) : t('stepUp.sms', { mobile });
  return <CodeProofForm {...props} method="sms" channel="mobile" hint={hint} />;
}

/** A code sent to the e-mail address of the user's account. */
function EmailProofForm(props: ProofProps) {
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
