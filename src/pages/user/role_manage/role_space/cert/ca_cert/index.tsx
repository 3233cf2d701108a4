import { FormCard } from '@/components/Form/FormCard';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { AddCompanyCertificate } from './components/AddCompanyCertificate';

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
