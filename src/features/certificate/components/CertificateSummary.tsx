import { Alert } from '@/components/Status/Alert';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import type { CertificateFacts } from '../pkcs12';
import './CertificateSummary.css';

/** Compares this device's clock with a certificate's validity. Only a hint: the server's clock decides. */
function getValidity({ notBefore, notAfter }: CertificateFacts): 'valid' | 'expired' | 'notYet' {
  const now = Date.now();
  if (now > notAfter.getTime()) return 'expired';
  return now < notBefore.getTime() ? 'notYet' : 'valid';
}

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
