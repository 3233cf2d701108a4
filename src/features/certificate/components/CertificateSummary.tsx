import { Alert } from '@/components/Status/Alert';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import type { CertificateFacts } from '../pkcs12';
import { getValidity } from '../validity';
import './CertificateSummary.css';

/** The data of the opened certificate, and whether it is valid by this device's clock. */
export function CertificateSummary({ facts }: { facts: CertificateFacts }) {
  const t = useT();
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
