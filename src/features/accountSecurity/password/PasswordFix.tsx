import { ChangePasswordForm } from '@/components/ChangePasswordForm';
import type { FixFormProps } from '../fixFormProps';

/** A new password, beside the check-up. Other sessions end with the old one. */
export default function PasswordFix({ security, onDone }: FixFormProps) {
  return <ChangePasswordForm account={security.account} onChanged={onDone} outlives />;
}
