import { FormCard } from '@/components/Form/FormCard';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { BindCertificateForm } from '@/features/certificate/components/BindCertificateForm';
import { useT } from '@/hooks/useT';
import { bindCompanyCertificate } from '@/services/companies';
import { showNotice } from '@/utils/notice';
import { toCompanyCertificatesPath } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

/** /user/role_manage/:id/role_space/cert/ca_cert: links a certificate to a company. */
export default function CompanyCertificateAddPage() {
  return (
    <CompanySpace
      title="page.companyCertificateAdd"
      purpose="companyCertificates.add.purpose"
      needs="bindCertificate"
    >
      {({ role }) => (
        <FormCard>
          <AddCompanyCertificate key={role.id} roleId={role.id} />
        </FormCard>
      )}
    </CompanySpace>
  );
}

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
