import { useT } from '@/hooks/useT';

/** Whose password a form changes, for the password manager alone. */
export function PasswordManagerUsername({ account }: { account: string }) {
  const t = useT();
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      aria-label={t('newPassword.account')}
      className="visually-hidden"
      tabIndex={-1}
      readOnly
      value={account}
    />
  );
}
