import { useIntl } from '@umijs/max';
import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import type { CertificateFacts } from '../pkcs12';
import { getValidity } from '../validity';
import './CertificateSummary.css';

/** What the opened certificate says of itself; and, by this device's clock, whether it may be used at all. */
export function CertificateSummary({ facts }: { facts: CertificateFacts }) {
  const t = useT();
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  const { subject, issuer, notBefore, notAfter } = facts;
  const validity = getValidity(facts);
  const [from, to] = [formatDate(notBefore.toISOString()), formatDate(notAfter.toISOString())];
  return (
    <section className="certificate-summary" aria-label={t('certificate.facts')}>
      <dl>
        <dt>{t('certificate.subject')}</dt>
        <dd>
          <bdi>{subject}</bdi>
        </dd>
        <dt>{t('certificate.issuer')}</dt>
        <dd>
          <bdi>{issuer}</bdi>
        </dd>
        <dt>{t('certificate.validity')}</dt>
        <dd>{t('certificate.validity.range', { from, to })}</dd>
      </dl>
      {validity !== 'valid' && (
        <Alert
          type="warning"
          role="status"
          message={t(`certificate.clock.${validity}`, { at: validity === 'expired' ? to : from })}
        />
      )}
    </section>
  );
}
