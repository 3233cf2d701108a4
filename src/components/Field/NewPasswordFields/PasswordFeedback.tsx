import { CheckOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { PASSWORD_MIN } from '@/constants';
import { useT } from '@/hooks/useT';
import { getKeptRules, getPasswordStrength, STRONG_LENGTH, strengthMessages } from '@/validation/newPassword';

interface Props {
  password: string;
  account?: string;
  mobile?: string;
}

/** The rules of a new password, shown before the user types; each is ticked as soon as the password meets it. */
export function PasswordRules({ password, account, mobile }: Props) {
  const t = useT();
  const met = getKeptRules(password, { account, mobile });
  const rules = [
    { text: t('newPassword.rule.length', { min: PASSWORD_MIN }), isMet: met.length },
    { text: t('newPassword.rule.owner'), isMet: met.owner },
    { text: t('newPassword.rule.strong', { length: STRONG_LENGTH }), isMet: met.strong },
  ];
  return (
    <ul className="password-rules">
      {rules.map(({ text, isMet }) => (
        <li key={text} data-kept={isMet}>
          {isMet && <CheckOutlined aria-hidden="true" />}
          {text}
          {isMet && <span className="visually-hidden"> {t('newPassword.rule.kept')}</span>}
        </li>
      ))}
      {/* Never ticked: only the server knows which passwords are too common or breached. */}
      <li>{t('newPassword.rule.common')}</li>
    </ul>
  );
}

interface PasswordStrengthMeterProps {
  password: string;
  /** Whether the password was rejected for any reason. */
  isRefused: boolean;
  /** Rates how hard the password is to guess, from 0 to 4; null until it is loaded. */
  score: ((password: string) => number) | null;
}

/** Strength of a password as a bar and as text; only reserves the space for an empty or a rejected password. */
export function PasswordStrengthMeter({ password, isRefused, score }: PasswordStrengthMeterProps) {
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
