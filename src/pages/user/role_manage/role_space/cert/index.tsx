import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { useT } from '@/hooks/useT';
import { toAddCompanyCertificatePath } from '@/utils/routing/paths';
import { CompanyCertificateList } from './components/CompanyCertificateList';
import './index.css';

/** /user/role_manage/:id/role_space/cert: the certificates of a company. */
export default function CompanyCertificatesPage() {
  const t = useT();
  return (
    <CompanySpace
      title="page.companyCertificates"
      purpose="companyCertificates.purpose"
      needs="viewCertificates"
      extra={(space) => (
        <CompanyActionButton
          space={space}
          action="bindCertificate"
          type="primary"
          to={toAddCompanyCertificatePath(space.role.id)}
        >
          {t('page.companyCertificateAdd')}
        </CompanyActionButton>
      )}
    >
      {(space) => <CompanyCertificateList key={space.role.id} space={space} />}
    </CompanySpace>
  );
}
