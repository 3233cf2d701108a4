import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import type { Space } from '@/features/capacities/space';
import { useRead } from '@/hooks/useRead';
import { getCompany } from '@/services/companies';
import { ContactCard } from './components/ContactCard';
import { LegalRepCard } from './components/LegalRepCard';
import { RegistryCard } from './components/RegistryCard';
import './index.css';

/** /user/role_manage/:id/role_space/company_info: registry data and contact of a company. */
export default function CompanyInfoPage() {
  return (
    <CompanySpace title="page.companyInfo" purpose="company.purpose" needs="viewCompany">
      {(space) => <CompanyDetails key={space.role.id} space={space} />}
    </CompanySpace>
  );
}

/** The details of a company. */
export function CompanyDetails({ space }: { space: Space }) {
  const { id } = space.role;
  const { data, error, reload, replace } = useRead(['company', id], () => getCompany(id));
  return (
    <div className="company-info stack">
      {error && <LoadError error={error} title="company.failed" onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={4} height="block" />}
      {data && (
        <>
          <RegistryCard company={data} />
          <ContactCard space={space} company={data} onChanged={replace} />
          <LegalRepCard space={space} />
        </>
      )}
    </div>
  );
}
