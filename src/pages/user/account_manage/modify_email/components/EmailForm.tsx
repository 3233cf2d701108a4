import { Button, Form } from 'antd';
import { Alert } from '@/components/Alert';
import { CodeField } from '@/components/CodeField';
import type { SendCode } from '@/components/CodeField/useSendCode';
import { EmailField } from '@/components/EmailField';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { CODE_ERROR_FIELDS } from '@/components/MobileCode/useMobileCode';
import { useDraft } from '@/hooks/useDraft';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useT } from '@/hooks/useT';
import { useUnsaved } from '@/hooks/useUnsaved';
import { sendEmailCode } from '@/services/codes';
import { changeEmail } from '@/services/security';
import { formatDateTime } from '@/utils/i18n/dates';
import { forgetCode, getCodeId, recordCodeRefusal } from '@/utils/storage/codeStore';
import { normalizeEmail } from '@/validation/normalize';

const SCENE = 'bind';
const NAME = 'changeEmail';
const DRAFT_FIELDS = ['email'] as const;
const FIELD_OF = { ...CODE_ERROR_FIELDS, EMAIL_SAME: 'email', EMAIL_TAKEN: 'email' };

interface Fields {
  email: string;
  code: string;
}

interface Props {
  /** Whose address it is, by id. */
  owner: string;
  /** Whether there is one already. */
  hasEmail: boolean;
  /** Of the address that is there now. */
  version: string;
  /** Its success is the form's, with the address as the portal took it. */
  onChanged: (email: string) => Promise<void>;
  /** The address has been changed elsewhere. */
  onOutdated: () => void;
}

/** A new mail address and the code sent to it. */
export function EmailForm({ owner, hasEmail, version, onChanged, onOutdated }: Props) {
  const t = useT();
  const [form] = Form.useForm<Fields>();
  const email = normalizeEmail(Form.useWatch<string>('email', form) ?? '');
  const id = getCodeId(SCENE, email);
  const send: SendCode = (captcha, onFailure) => sendEmailCode({ scene: SCENE, email, captcha }, onFailure);
  const { onValuesChange, discharge } = useUnsaved(NAME);
  // Not for this tab alone: it waits for its owner while they sign in again.
  const { restoredAt, keep, forget } = useDraft(form, NAME, DRAFT_FIELDS, owner);

  const { submitting, failure, formProps } = useFormSubmit(form, {
    work: ({ code }: Fields, onFailure) => changeEmail({ email, code, version }, onFailure),
    done: () => {
      forgetCode(id);
      forget();
      discharge();
      return onChanged(email);
    },
    refused: (why) => {
      recordCodeRefusal(id, why);
      if (!('subCode' in why)) return;
      if (why.subCode === 'CHANGED_MEANWHILE') onOutdated();
      // Its code was right, and is used up.
      if (why.subCode === 'EMAIL_TAKEN') form.resetFields(['code']);
    },
    fieldOf: FIELD_OF,
    fallback: 'code',
    unreachable: 'account.unreachable',
  });

  const startOver = () => {
    forget();
    discharge();
    form.resetFields();
    form.focusField('email');
  };

  return (
    <PortalForm
      {...formProps}
      onValuesChange={(changed, values) => {
        keep();
        onValuesChange(changed, values);
      }}
    >
      {restoredAt !== null && (
        <Alert
          type="info"
          role="status"
          className="account-draft"
          message={t('account.draft', { at: formatDateTime(new Date(restoredAt).toISOString()) })}
          action={
            <Button size="small" onClick={startOver}>
              {t('account.draft.drop')}
            </Button>
          }
        />
      )}
      <EmailField label={hasEmail ? 'account.email.new' : 'form.email'} />
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
        {t(submitting ? 'account.saving' : hasEmail ? 'account.email.change' : 'account.email.add')}
      </SubmitButton>
    </PortalForm>
  );
}
