import type { ReactNode } from 'react';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import { type FormOptions, useForm } from '@/components/Form/useForm';
import { NEW_PASSWORD_ERROR_FIELDS, NewPasswordFields } from './NewPasswordFields';
import { PasswordManagerUsername } from './PasswordManagerUsername';

interface Props extends Pick<FormOptions<{ newPwd: string }, unknown>, 'onError' | 'unreachable'> {
  account: string;
  /** Encrypts the password and sends it. */
  save: (newPwd: string) => Promise<unknown>;
  onDone: () => void;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** Sets a new password without the former one, for a visitor who has proved the account. */
export function SetPasswordForm({ account, save, onDone, children, ...options }: Props) {
  const form = useForm({
    ...options,
    save: ({ newPwd }: { newPwd: string }) => save(newPwd),
    onSaved: onDone,
    errorFields: NEW_PASSWORD_ERROR_FIELDS,
    firstField: 'newPwd',
  });

  return (
    <PortalForm {...form.formProps}>
      {children}
      <PasswordManagerUsername account={account} />
      <NewPasswordFields account={account} />
      <SubmitFooter
        form={form}
        submitLabel="recovery.password.submit"
        submittingLabel="recovery.password.submitting"
      />
    </PortalForm>
  );
}
