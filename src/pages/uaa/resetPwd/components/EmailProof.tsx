import { Form } from 'antd';
import { CodeField } from '@/components/CodeField';
import type { SendCode } from '@/components/CodeField/useSendCode';
import { EmailField } from '@/components/EmailField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { BusyButton } from '@/components/Form/SubmitButton';
import { CODE_REFUSALS } from '@/components/MobileCode/useMobileCode';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useKept } from '@/hooks/useKept';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { sendEmailCode } from '@/services/codes';
import { codeId, forgetCode, noteRefusal } from '@/utils/storage/codeStore';
import { tidyEmail } from '@/validation/tidy';
import type { ProofProps } from '../methods';

const SCENE = 'reset';
const KEPT_FIELDS = ['email'] as const;
const FIELD_OF = { ...CODE_REFUSALS, PROOF_MISMATCH: 'email' };

interface Fields {
  email: string;
  code: string;
}

/** The account's mail address, typed in full, and the code sent to it. */
export default function EmailProof({ prove, onProved }: ProofProps) {
  const t = useT();
  const [form] = Form.useForm<Fields>();
  const email = tidyEmail(Form.useWatch<string>('email', form) ?? '');
  const id = codeId(SCENE, email);
  const send: SendCode = (captcha, onFailure) => sendEmailCode({ scene: SCENE, email, captcha }, onFailure);
  const { onValuesChange, discharge } = useUnsaved('resetEmail');
  const { keep, forget } = useKept(form, 'resetEmail', KEPT_FIELDS);

  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: ({ code }: Fields, onFailure) => prove({ method: 'email', email, code }, onFailure),
    done: (next) => {
      forgetCode(id);
      forget();
      discharge();
      onProved(next);
    },
    refused: (why) => noteRefusal(id, why),
    fieldOf: FIELD_OF,
    fallback: 'code',
    unreachable: 'recovery.unreachable',
  });

  return (
    <PortalForm
      {...formProps}
      name="resetEmail"
      onValuesChange={(changed, values) => {
        keep();
        onValuesChange(changed, values);
      }}
    >
      <EmailField />
      <CodeField
        scene={SCENE}
        by="mail"
        destination={email}
        needs={['email']}
        formBusy={submitting}
        send={send}
      />
      <FailureAlert failure={failure} />
      <BusyButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'recovery.prove.submitting' : 'recovery.prove.submit')}
      </BusyButton>
    </PortalForm>
  );
}
