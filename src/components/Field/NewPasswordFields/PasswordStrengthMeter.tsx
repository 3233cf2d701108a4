import { useMemo } from 'react';
import { useT } from '@/hooks/useT';
import { getPasswordStrength, strengthMessages } from '@/validation/newPassword';

interface Props {
  password: string;
  /** Whether the password was rejected for any reason. */
  isRefused: boolean;
  /** Rates how hard the password is to guess, from 0 to 4; null until it is loaded. */
  score: ((password: string) => number) | null;
}

/** Strength of a password as a bar and as text; only reserves the space for an empty or a rejected password. */
export function PasswordStrengthMeter({ password, isRefused, score }: Props) {
  const t = useT();
  const known = useMemo(
    () => (password === '' ? undefined : getPasswordStrength(password, score?.(password))),
    [password, score],
  );
  const strength = isRefused && known !== 'tooShort' ? undefined : known;
  return (
    <div className="password-strength" data-strength={strength}>
      <span className="password-strength-bar" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span role="status" className="password-strength-text">
        {strength && t('newPassword.strength', { strength: t(strengthMessages[strength]) })}
      </span>
    </div>
  );
}
