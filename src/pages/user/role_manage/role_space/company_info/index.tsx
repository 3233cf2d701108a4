import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import { CompanyDetails } from './components/CompanyDetails';
import './index.css';

/** /user/role_manage/:id/role_space/company_info: registry data and contact of a company. */
export default function CompanyInfoPage() {
  return (
    <CompanySpace title="page.companyInfo" purpose="company.purpose" needs="viewCompany">
      {(space) => <CompanyDetails key={space.role.id} space={space} />}
    </CompanySpace>
  );
}
