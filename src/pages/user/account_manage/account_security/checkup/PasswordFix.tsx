import { ChangePasswordForm } from '@/components/Field/ChangePasswordForm';
import type { FixFormProps } from './fixFormProps';

/** Form for a new password, in the check-up's drawer. Changing the password ends other sessions. */
export default function PasswordFix({ security, onDone }: FixFormProps) {
  return <ChangePasswordForm account={security.account} onChanged={onDone} completeAfterUnmount />;
}
