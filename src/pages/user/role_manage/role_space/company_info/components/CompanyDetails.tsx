import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import type { Space } from '@/features/capacities/space';
import { useRead } from '@/hooks/useRead';
import { getCompany } from '@/services/companies';
import { ContactCard } from './ContactCard';
import { LegalRepCard } from './LegalRepCard';
import { RegistryCard } from './RegistryCard';

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
