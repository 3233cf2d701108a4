import { Form } from 'antd';
import { CodeField } from '@/components/CodeField';
import type { SendCode } from '@/components/CodeField/useSendCode';
import { EmailField } from '@/components/EmailField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { CODE_ERROR_FIELDS } from '@/components/MobileCode/useMobileCode';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import { useUnsaved } from '@/hooks/useUnsaved';
import { sendEmailCode } from '@/services/codes';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import { normalizeEmail } from '@/validation/normalize';
import type { ResetProofProps } from '../resetProofProps';

const SCENE = 'reset';
const KEPT_FIELDS = ['email'] as const;
const FIELD_OF = { ...CODE_ERROR_FIELDS, PROOF_MISMATCH: 'email' };

interface Fields {
  email: string;
  code: string;
}

/** The account's mail address, typed in full, and the code sent to it. */
export default function ResetEmailProof({ prove, onProved }: ResetProofProps) {
  const t = useT();
  const [form] = Form.useForm<Fields>();
  const email = normalizeEmail(Form.useWatch<string>('email', form) ?? '');
  const id = getCodeId(SCENE, email);
  const send: SendCode = (captcha, onFailure) => sendEmailCode({ scene: SCENE, email, captcha }, onFailure);
  const { onValuesChange, discharge } = useUnsaved('resetEmail');
  const { keep, forget } = useTabState(form, 'resetEmail', KEPT_FIELDS);

  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: ({ code }: Fields, onFailure) => prove({ method: 'email', email, code }, onFailure),
    done: (next) => {
      forgetCode(id);
      forget();
      discharge();
      onProved(next);
    },
    refused: (why) => recordCodeRefusal(id, why),
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
      <SubmitButton type="primary" htmlType="submit" block busy={submitting}>
        {t(submitting ? 'recovery.prove.submitting' : 'recovery.prove.submit')}
      </SubmitButton>
    </PortalForm>
  );
}
