import { Form } from 'antd';
import { CodeField } from '@/components/Field/CodeField';
import type { SendCode } from '@/components/Field/CodeField/useSendCode';
import { EmailField } from '@/components/Field/EmailField';
import { CODE_ERROR_FIELDS } from '@/components/Field/MobileCode/useMobileCode';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { useForm } from '@/components/Form/useForm';
import type { Security } from '@/contract';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import { sendEmailCode } from '@/services/codes';
import { changeEmail } from '@/services/security';
import { isRefusedFor } from '@/utils/http/ApiError';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import { normalizeEmail } from '@/validation/normalize';

const SCENE = 'bind';
const DRAFT_FIELDS = ['email'] as const;
const ERROR_FIELDS = { ...CODE_ERROR_FIELDS, EMAIL_SAME: 'email', EMAIL_TAKEN: 'email' };

interface Fields {
  email: string;
  code: string;
}

interface Props {
  /** The account's current address and its version. */
  security: Pick<Security, 'email' | 'emailVersion'>;
  /** Called after a success with the saved address; the form is busy until it resolves. */
  onChanged: (email: string) => void | Promise<void>;
  /** Called if the address was changed elsewhere. */
  onOutdated: () => void;
  /** Whether to call `onChanged` even if the form was unmounted meanwhile. */
  completeAfterUnmount?: boolean;
}

/** Form for a new e-mail address and the code sent to it. */
export function EmailForm({ security, onChanged, onOutdated, completeAfterUnmount }: Props) {
  const owner = useGlobal((state) => state.userInfo?.id);
  const { fetchLoginStatus } = useGlobalActions();
  const hasEmail = security.email !== '';
  const [form] = Form.useForm<Fields>();
  const email = normalizeEmail(Form.useWatch<string>('email', form) ?? '');
  const id = getCodeId(SCENE, email);
  const send: SendCode = (captcha) => sendEmailCode({ scene: SCENE, email, captcha });

  const { formProps, draft, startOver, ...submission } = useForm({
    form,
    save: ({ code }: Fields) => changeEmail({ email, code, version: security.emailVersion }),
    onSaved: async () => {
      forgetCode(id);
      // Other parts of the page show the address, too.
      await fetchLoginStatus();
      await onChanged(email);
    },
    onError: (error) => {
      recordCodeRefusal(id, error);
      if (isRefusedFor(error, 'CHANGED_MEANWHILE')) onOutdated();
      // The code was valid and is used up.
      if (isRefusedFor(error, 'EMAIL_TAKEN')) form.resetFields(['code']);
    },
    errorFields: ERROR_FIELDS,
    completeAfterUnmount,
    firstField: 'email',
    retryField: 'code',
    unreachable: 'form.unreachable.save',
    // Stored on the device, not only in this tab, so that it survives signing in again.
    draft: { name: 'changeEmail', owner, fields: DRAFT_FIELDS },
  });

  return (
    <PortalForm {...formProps}>
      <DraftAlert draft={draft} onDiscard={() => startOver()} />
      <EmailField label={hasEmail ? 'account.email.new' : 'form.email'} />
      <CodeField
        scene={SCENE}
        by="mail"
        destination={email}
        needs={['email']}
        formBusy={submission.submitting}
        send={send}
      />
      <SubmitFooter
        form={submission}
        submitLabel={hasEmail ? 'account.email.change' : 'account.email.add'}
        submittingLabel="form.saving"
      />
    </PortalForm>
  );
}
