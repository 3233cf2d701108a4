import { SubmitButton } from '@/components/Action/SubmitButton';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';
import { NEW_PASSWORD_ERROR_FIELDS } from '@/components/Field/NewPasswordFields/errorFields';
import { PasswordManagerUsername } from '@/components/Field/PasswordManagerUsername';
import { FormFooter } from '@/components/Form/FormFooter';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { useT } from '@/hooks/useT';
import { finishLostAccess } from '@/services/lostAccess';
import { isRefusedFor } from '@/utils/http/ApiError';
import { redirectHeldAccount } from '@/utils/routing/heldAccount';

interface Props {
  ticket: string;
  account: string;
  onDone: () => void;
  /** Called if the recovery was stopped or finished elsewhere. */
  onGone: () => void;
}

/** The new password, encrypted before it is sent. Setting it removes the authenticator app. */
export function FinishLostAccessForm({ ticket, account, onDone, onGone }: Props) {
  const t = useT();
  const { submitting, failure, formProps } = useForm({
    save: ({ newPwd }: { newPwd: string }) => finishLostAccess(ticket, newPwd),
    onSaved: onDone,
    onError: (error) => {
      if (isRefusedFor(error, 'TICKET_UNKNOWN')) {
        onGone();
        return true;
      }
      return redirectHeldAccount(error);
    },
    errorFields: NEW_PASSWORD_ERROR_FIELDS,
    firstField: 'newPwd',
    unreachable: 'lost.unreachable',
  });

  return (
    <PortalForm {...formProps}>
      <PasswordManagerUsername account={account} />
      <NewPasswordFields account={account} />
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'recovery.password.submitting' : 'recovery.password.submit')}
        </SubmitButton>
      </FormFooter>
    </PortalForm>
  );
}
