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
