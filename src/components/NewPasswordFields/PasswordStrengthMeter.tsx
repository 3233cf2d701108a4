import { useT } from '@/hooks/useT';
import { getPasswordStrength, strengthMessages } from '@/validation/newPassword';

interface Props {
  password: string;
  /** It may not be chosen, for whatever reason. */
  isRefused: boolean;
}

/** How strong a password is, as a bar and in words; only its room where there is none, or one that is refused. */
export function PasswordStrengthMeter({ password, isRefused }: Props) {
  const t = useT();
  const known = password === '' ? undefined : getPasswordStrength(password);
  const strength = isRefused && known !== 'tooShort' ? undefined : known;
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
