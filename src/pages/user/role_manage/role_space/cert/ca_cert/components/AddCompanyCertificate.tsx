import { BindCertificateForm } from '@/features/certificate/components/BindCertificateForm';
import { useT } from '@/hooks/useT';
import { bindCompanyCertificate } from '@/services/companies';
import { showNotice } from '@/utils/notice';
import { toCompanyCertificatesPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** Links a certificate to the company; afterwards the list shows it. */
export function AddCompanyCertificate({ roleId }: { roleId: string }) {
  const t = useT();
  return (
    <BindCertificateForm
      name="companyCertificate"
      means="companyCertificates.add.means"
      present={({ id: challenge, ...signed }, silentFor) =>
        bindCompanyCertificate(roleId, { challenge, ...signed }, silentFor)
      }
      onDone={() => {
        showNotice({ type: 'success', title: t('ownCertificates.add.done') });
        goTo(toCompanyCertificatesPath(roleId));
      }}
    />
  );
}
