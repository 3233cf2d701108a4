import { Button } from 'antd';
import { RowActions } from '@/components/Action/RowActions';
import { Alert } from '@/components/Status/Alert';
import { ProviderIcon } from '@/components/Value/ProviderIcon';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Certificate } from '@/contract';
import { CertificateStateLabel } from '@/features/certificate/components/CertificateStateLabel';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';

interface Props {
  certificate: Certificate;
  /** Whether it is the last sign-in method. */
  last: boolean;
  onUnlink: () => void;
}

/** A certificate with a button to unlink it; for the last sign-in method the reason why that is not possible. */
export function CertificateRow({ certificate, last, onUnlink }: Props) {
  const t = useT();
  const { id, subject, issuer, serial, validFrom, validTo, boundAt, state } = certificate;
  const [from, to] = [formatDate(validFrom), formatDate(validTo)];
  const why = last ? `certificate-why-${id}` : undefined;
  return (
    <li className="linked-row">
      <ProviderIcon name="certificate" />
      <div className="linked-facts">
        <strong>
          <bdi>{subject}</bdi>
        </strong>
        <CertificateStateLabel state={state} />
        <dl>
          <dt>{t('certificate.issuer')}</dt>
          <dd>
            <bdi>{issuer}</bdi>
          </dd>
          <dt>{t('certificate.serial')}</dt>
          <dd>{serial}</dd>
          <dt>{t('certificate.validity')}</dt>
          <dd>{t('certificate.validity.range', { from, to })}</dd>
          <dt>{t('certificate.boundAt')}</dt>
          <dd>
            <RelativeTime at={boundAt} />
          </dd>
        </dl>
        {state === 'EXPIRING' && (
          <Alert type="warning" role="note" message={t('ownCertificates.expiring', { at: to })} />
        )}
        {last && (
          <p id={why} className="linked-means">
            {t('linked.lastWay')}
          </p>
        )}
      </div>
      <RowActions>
        <Button
          type="text"
          danger={!last}
          aria-disabled={last}
          aria-describedby={why}
          aria-label={t('certificate.unlink.label', { serial })}
          onClick={() => last || onUnlink()}
        >
          {t('form.unlink')}
        </Button>
      </RowActions>
    </li>
  );
}
