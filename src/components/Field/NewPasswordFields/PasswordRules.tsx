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
  const met = getKeptRules(password, { account, mobile });
  const rules = [
    { words: t('newPassword.rule.length', { min: PASSWORD_MIN }), isMet: met.length },
    { words: t('newPassword.rule.owner'), isMet: met.owner },
    { words: t('newPassword.rule.strong', { length: STRONG_LENGTH }), isMet: met.strong },
  ];
  return (
    <ul className="password-rules">
      {rules.map(({ words, isMet }) => (
        <li key={words} data-kept={isMet}>
          {isMet && <CheckOutlined aria-hidden="true" />}
          {words}
          {isMet && <span className="visually-hidden"> {t('newPassword.rule.kept')}</span>}
        </li>
      ))}
      {/* Never ticked: only the server knows which passwords are too common or breached. */}
      <li>{t('newPassword.rule.common')}</li>
    </ul>
  );
}
