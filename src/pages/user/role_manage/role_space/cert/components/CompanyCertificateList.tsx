import { Card } from 'antd';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { type ConfirmDialogState, useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import type { CompanyCertificate } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import type { Space } from '@/features/capacities/space';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getCompanyCertificates, unbindCompanyCertificate } from '@/services/companies';
import { isNotFound } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { CompanyCertificateCard } from './CompanyCertificateCard';

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
      <UnbindCompanyCertificateDialog
        space={space}
        dialog={dialog}
        onDone={(certificates) => {
          setOutdated(false);
          replace(certificates);
        }}
        onOutdated={() => {
          setOutdated(true);
          reload();
        }}
      />
    </section>
  );
}

interface Props {
  space: Space;
  dialog: ConfirmDialogState<CompanyCertificate>;
  /** Receives the remaining certificates. */
  onDone: (certificates: CompanyCertificate[]) => void;
  /** Called if another user has unlinked it meanwhile. */
  onOutdated: () => void;
}

/** Unlinks a certificate of a company after a confirmation that explains the consequences. */
function UnbindCompanyCertificateDialog({ space, dialog, onDone, onOutdated }: Props) {
  const t = useT();
  const { role } = space;
  return (
    <ConfirmDialog
      dialog={dialog}
      title={() => t('ownCertificates.unlink.ask')}
      yes={t('form.unlink')}
      busy={t('form.unlinking')}
      danger
      act={({ id }) => unbindCompanyCertificate(role.id, id)}
      onDone={(certificates) => {
        showNotice({ type: 'success', title: t('ownCertificates.unlink.done') });
        onDone(certificates);
      }}
      onError={(error) => {
        if (error.status === 403) space.reload();
        if (!isNotFound(error)) return undefined;
        onOutdated();
        return 'close';
      }}
      unreachable="companyCertificates.unbind.unreachable"
    >
      {({ serial, issuer }) => (
        <p>{t('companyCertificates.unbind.text', { serial, issuer, company: getCompanyName(role) })}</p>
      )}
    </ConfirmDialog>
  );
}
