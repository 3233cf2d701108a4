import { useT } from '@/hooks/useT';

/** The account name of the password, for the password manager only. */
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
