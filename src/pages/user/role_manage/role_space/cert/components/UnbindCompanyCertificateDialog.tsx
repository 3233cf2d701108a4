import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import type { ConfirmDialogState } from '@/components/Dialog/useConfirmDialog';
import type { CompanyCertificate } from '@/contract';
import { getCompanyName } from '@/features/capacities/roles';
import type { Space } from '@/features/capacities/space';
import { useT } from '@/hooks/useT';
import { unbindCompanyCertificate } from '@/services/companies';
import { isNotFound } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';

interface Props {
  space: Space;
  dialog: ConfirmDialogState<CompanyCertificate>;
  /** Receives the remaining certificates. */
  onDone: (certificates: CompanyCertificate[]) => void;
  /** Called if another user has unlinked it meanwhile. */
  onOutdated: () => void;
}

/** Unlinks a certificate of a company after a confirmation that explains the consequences. */
export function UnbindCompanyCertificateDialog({ space, dialog, onDone, onOutdated }: Props) {
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
