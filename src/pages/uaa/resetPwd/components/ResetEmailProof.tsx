import { Form } from 'antd';
import { CodeField } from '@/components/Field/CodeField';
import { EmailField } from '@/components/Field/EmailField';
import { CODE_ERROR_FIELDS } from '@/components/Field/MobileCode/useMobileCode';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { ResetStep } from '@/contract';
import { sendEmailCode } from '@/services/codes';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import { normalizeEmail } from '@/validation/normalize';
import type { ResetProofProps } from '../resetProofProps';

const SCENE = 'reset';
const PERSISTED_FIELDS = ['email'] as const;
const ERROR_FIELDS = { ...CODE_ERROR_FIELDS, PROOF_MISMATCH: 'email' } as const;

interface Fields {
  email: string;
  code: string;
}

/** The account's full e-mail address, and the code sent to it. */
export default function ResetEmailProof({ prove, onProved }: ResetProofProps) {
  const [form] = Form.useForm<Fields>();
  const email = normalizeEmail(Form.useWatch<string>('email', form) ?? '');
  const id = getCodeId(SCENE, email);

  const { formProps, ...submission } = useForm<Fields, ResetStep>({
    name: 'resetEmail',
    form,
    save: ({ code }) => prove({ method: 'email', email, code }),
    onSaved: (next) => {
      forgetCode(id);
      onProved(next);
    },
    onError: (error) => recordCodeRefusal(id, error),
    errorFields: ERROR_FIELDS,
    firstField: 'code',
    unreachable: 'form.unreachable.send',
    persistedFields: PERSISTED_FIELDS,
  });

  return (
    <PortalForm {...formProps}>
      <EmailField />
      <CodeField
        scene={SCENE}
        by="mail"
        destination={email}
        needs={['email']}
        formBusy={submission.submitting}
        send={(captcha) => sendEmailCode({ scene: SCENE, email, captcha })}
      />
      <SubmitFooter
        form={submission}
        submitLabel="recovery.prove.submit"
        submittingLabel="recovery.prove.submitting"
      />
    </PortalForm>
  );
}
