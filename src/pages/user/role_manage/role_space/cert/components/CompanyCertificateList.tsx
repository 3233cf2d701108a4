import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { useRef, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { RowActions } from '@/components/Action/RowActions';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { type Fact, FactList } from '@/components/Value/FactList';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { CompanyCertificate } from '@/contract';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { getCompanyName } from '@/features/capacities/roles';
import type { Space } from '@/features/capacities/space';
import { CertificateStateLabel } from '@/features/certificate/components/CertificateStateLabel';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getCompanyCertificates, unbindCompanyCertificate } from '@/services/companies';
import { isNotFound } from '@/utils/http/ApiError';
import { formatDate } from '@/utils/i18n/dates';
import { showNotice } from '@/utils/notice';
import { toAddCompanyCertificatePath } from '@/utils/routing/paths';

/** The certificates of a company, sorted by expiry. */
export function CompanyCertificateList({ space }: { space: Space }) {
  const t = useT();
  const { id } = space.role;
  const { data, error, reload, replace } = useRead(['companyCertificates', id], () =>
    getCompanyCertificates(id),
  );
  const [isOutdated, setOutdated] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with its card: move the focus to the heading.
  const dialog = useConfirmDialog<CompanyCertificate>(() => heading.current?.focus());

  return (
    <section className="company-certificates stack">
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {t('companyCertificates.heading')}
      </h2>
      {isOutdated && <Alert type="warning" role="alert" message={t('companyCertificates.gone')} />}
      {error && <LoadError error={error} title="companyCertificates.failed" onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={2} height="block" />}
      {data?.length === 0 && (
        <Card>
          <EmptyBlock>{t('companyCertificates.empty')}</EmptyBlock>
        </Card>
      )}
      {data && data.length > 0 && (
        <ul className="plain-list">
          {data.map((certificate) => (
            <li key={certificate.id}>
              <CompanyCertificateCard
                space={space}
                certificate={certificate}
                onUnbind={() => dialog.ask(certificate)}
              />
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={() => t('ownCertificates.unlink.ask')}
        yes={t('form.unlink')}
        busy={t('form.unlinking')}
        danger
        act={(certificate) => unbindCompanyCertificate(id, certificate.id)}
        onDone={(certificates) => {
          showNotice({ type: 'success', title: t('ownCertificates.unlink.done') });
          setOutdated(false);
          replace(certificates);
        }}
        onError={(failed) => {
          if (failed.status === 403) space.reload();
          if (!isNotFound(failed)) return undefined;
          // Another user has unlinked it meanwhile.
          setOutdated(true);
          reload();
          return 'close';
        }}
        unreachable="companyCertificates.unbind.unreachable"
      >
        {({ serial, issuer }) => (
          <p>
            {t('companyCertificates.unbind.text', { serial, issuer, company: getCompanyName(space.role) })}
          </p>
        )}
      </ConfirmDialog>
    </section>
  );
}

interface Props {
  space: Space;
  certificate: CompanyCertificate;
  onUnbind: () => void;
}

/** A certificate with a button to unlink it; one that has expired or expires soon has a link to add a new one. */
function CompanyCertificateCard({ space, certificate, onUnbind }: Props) {
  const t = useT();
  const { locale } = useIntl();
  const list = new Intl.ListFormat(locale);
  const { subject, issuer, serial, algorithm, usage, validFrom, validTo, boundAt, boundBy, state } =
    certificate;
  const [from, to] = [formatDate(validFrom), formatDate(validTo)];
  const facts: Fact[] = [
    ['certificate.serial', serial],
    ['certificate.issuer', <bdi key="issuer">{issuer}</bdi>],
    ['companyCertificates.algorithm', algorithm],
    ['companyCertificates.usage', list.format(usage.map((use) => t(`companyCertificates.usage.${use}`)))],
    ['certificate.validity', t('certificate.validity.range', { from, to })],
    ['certificate.boundAt', <RelativeTime key="bound" at={boundAt} />],
    ['companyCertificates.boundBy', boundBy],
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
        <FactList facts={facts.map(([name, value]) => [name, value || t('company.notGiven')])} />
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
