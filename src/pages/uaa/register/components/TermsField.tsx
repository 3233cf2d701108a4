import { useIntl } from '@umijs/max';
import { Link } from '@/components/Action/Link';
import { ConsentField } from '@/components/Field/ConsentField';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { PagePath } from '@/utils/routing/paths';
import { AGREEMENT_PATH, PRIVACY_PATH } from '@/utils/routing/paths';

/** Opens in a new tab, so that the form keeps its state. */
function LegalTextLink({ to, title }: { to: PagePath; title: MessageKey }) {
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
          agreement: <LegalTextLink key="agreement" to={AGREEMENT_PATH} title="page.agreement" />,
          privacy: <LegalTextLink key="privacy" to={PRIVACY_PATH} title="page.privacy" />,
        },
      )}
    </ConsentField>
  );
}
