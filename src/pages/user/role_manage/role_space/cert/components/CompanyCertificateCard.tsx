import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { Fragment } from 'react';
import { Link } from '@/components/Action/Link';
import { RowActions } from '@/components/Action/RowActions';
import { Alert } from '@/components/Status/Alert';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { CompanyCertificate } from '@/contract';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import type { Space } from '@/features/capacities/space';
import { CertificateStateLabel } from '@/features/certificate/components/CertificateStateLabel';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { toAddCompanyCertificatePath } from '@/utils/routing/paths';

interface Props {
  space: Space;
  certificate: CompanyCertificate;
  onUnbind: () => void;
}

/** A certificate with a button to unlink it; one that has expired or expires soon has a link to add a new one. */
export function CompanyCertificateCard({ space, certificate, onUnbind }: Props) {
  const t = useT();
  const { locale } = useIntl();
  const list = new Intl.ListFormat(locale);
  const { subject, issuer, serial, algorithm, usage, validFrom, validTo, boundAt, boundBy, state } =
    certificate;
  const [from, to] = [formatDate(validFrom), formatDate(validTo)];
  const facts = [
    { label: t('certificate.serial'), value: serial },
    { label: t('certificate.issuer'), value: <bdi>{issuer}</bdi> },
    { label: t('companyCertificates.algorithm'), value: algorithm },
    {
      label: t('companyCertificates.usage'),
      value: list.format(usage.map((use) => t(`companyCertificates.usage.${use}`))),
    },
    { label: t('certificate.validity'), value: t('certificate.validity.range', { from, to }) },
    { label: t('certificate.boundAt'), value: <RelativeTime at={boundAt} /> },
    { label: t('companyCertificates.boundBy'), value: boundBy },
  ];
  return (
    <Card>
      <div className="company-certificate">
        <div className="company-certificate-head">
          <strong>
            <bdi lang="zh-CN">{subject}</bdi>
          </strong>
          <CertificateStateLabel state={state} />
        </div>
        {(state === 'EXPIRING' || state === 'EXPIRED') && (
          <Alert
            type="warning"
            role="note"
            message={t(`companyCertificates.warning.${state}`, { at: to })}
            action={
              !space.check('bindCertificate') && (
                <Link to={toAddCompanyCertificatePath(space.role.id)}>{t('page.companyCertificateAdd')}</Link>
              )
            }
          />
        )}
        <dl>
          {facts.map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value || t('company.notGiven')}</dd>
            </Fragment>
          ))}
        </dl>
        <RowActions>
          <CompanyActionButton
            space={space}
            action="unbindCertificate"
            // The button that links a certificate already shows the reason.
            quiet
            type="text"
            danger
            aria-label={t('certificate.unlink.label', { serial })}
            onClick={onUnbind}
          >
            {t('form.unlink')}
          </CompanyActionButton>
        </RowActions>
      </div>
    </Card>
  );
}
