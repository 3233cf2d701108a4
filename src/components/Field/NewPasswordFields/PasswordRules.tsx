import { CheckOutlined } from '@ant-design/icons';
import { PASSWORD_MIN } from '@/constants';
import { useT } from '@/hooks/useT';
import { getKeptRules, STRONG_LENGTH } from '@/validation/newPassword';

interface Props {
  password: string;
  account?: string;
  mobile?: string;
}

/** The rules of a new password, shown before the user types; each is ticked as soon as the password meets it. */
export function PasswordRules({ password, account, mobile }: Props) {
  const t = useT();
  const kept = getKeptRules(password, { account, mobile });
  const rules = [
    { words: t('newPassword.rule.length', { min: PASSWORD_MIN }), isKept: kept.length },
    { words: t('newPassword.rule.owner'), isKept: kept.owner },
    { words: t('newPassword.rule.strong', { length: STRONG_LENGTH }), isKept: kept.strong },
  ];
  return (
    <ul className="password-rules">
      {rules.map(({ words, isKept }) => (
        <li key={words} data-kept={isKept}>
          {isKept && <CheckOutlined aria-hidden="true" />}
          {words}
          {isKept && <span className="visually-hidden"> {t('newPassword.rule.kept')}</span>}
        </li>
      ))}
      {/* Never ticked: only the server knows which passwords are too common or breached. */}
      <li>{t('newPassword.rule.common')}</li>
    </ul>
  );
}
