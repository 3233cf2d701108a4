import { Link, useIntl } from '@umijs/max';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { ConsentField } from './ConsentField';

/** Opens in a new tab, so that the form stays as it is. */
function LegalTextLink({ to, title }: { to: string; title: MessageKey }) {
  const t = useT();
  return (
    <Link to={to} target="_blank" rel="noreferrer">
      {t(title)}
      <span className="visually-hidden"> {t('register.newTab')}</span>
    </Link>
  );
}

/** Consent to the user agreement and the privacy policy, with links to both. */
export function TermsField() {
  const { formatMessage } = useIntl();
  return (
    <ConsentField name="agree" required="register.agree.required">
      {formatMessage(
        { id: 'register.agree' satisfies MessageKey },
        {
          agreement: <LegalTextLink key="agreement" to="/uaa/agreement" title="page.agreement" />,
          privacy: <LegalTextLink key="privacy" to="/uaa/privacy" title="page.privacy" />,
        },
      )}
    </ConsentField>
  );
}
