import { useT } from '@/hooks/useT';
import { getPasswordStrength, strengthMessages } from '@/validation/newPassword';

/** How strong a password is, as a bar and in words; only its room while there is none. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  const t = useT();
  const strength = password === '' ? undefined : getPasswordStrength(password);
  return (
    <div className="password-strength" data-strength={strength}>
      <span className="password-strength-bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span role="status" className="password-strength-words">
        {strength && t('newPassword.strength', { strength: t(strengthMessages[strength]) })}
      </span>
    </div>
  );
}
