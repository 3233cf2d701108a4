import { CodeField } from '@/components/Field/CodeField';
import type { SendCode } from '@/components/Field/CodeField/useSendCode';
import { CODE_ERROR_FIELDS } from '@/components/Field/MobileCode/useMobileCode';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { sendOwnCode } from '@/services/codes';
import { stepUp } from '@/services/stepUp';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import type { ProofProps } from '../proofProps';

const SCENE = 'stepUp';

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

interface Props extends ProofProps {
  method: 'sms' | 'email';
  channel: 'mobile' | 'email';
  /** Text with the destination of the code. */
  hint: string;
}

function CodeProofForm({ method, channel, hint, target, onConfirmed }: Props) {
  const accountId = target?.id;
  const own = `own:${channel}`;
  const destination = accountId === undefined ? own : `${own}:${accountId}`;
  const codeId = getCodeId(SCENE, destination);
  const send: SendCode = () => sendOwnCode({ scene: SCENE, channel, accountId });
  const { formProps, ...submission } = useForm({
    name: `stepUp-${method}`,
    save: ({ code }: { code: string }) => stepUp({ method, value: code, accountId }),
    onSaved: () => {
      forgetCode(codeId);
      onConfirmed();
    },
    onError: (error) => recordCodeRefusal(codeId, error),
    errorFields: CODE_ERROR_FIELDS,
    firstField: 'code',
    unreachable: 'stepUp.unreachable',
  });

  return (
    <PortalForm {...formProps}>
      <p className="step-up-hint">{hint}</p>
      <CodeField
        scene={SCENE}
        by={method === 'email' ? 'mail' : 'sms'}
        destination={destination}
        formBusy={submission.submitting}
        send={send}
      />
      <SubmitFooter form={submission} submitLabel="form.confirm" submittingLabel="form.confirming" />
    </PortalForm>
  );
}
