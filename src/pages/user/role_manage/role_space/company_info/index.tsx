import { Descriptions } from 'antd';
import { useRef, useState } from 'react';
import { FormCard } from '@/components/Form/FormCard';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import type { CompanyInfo } from '@/contract';
import { CompanySpace } from '@/features/capacities/components/CompanySpace';
import type { Space } from '@/features/capacities/space';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { FACT_COLUMNS } from '@/pages/user/factColumns';
import { getCompany } from '@/services/companies';
import { ContactForm, contactFields } from './components/ContactForm';
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

interface ContactCardProps {
  space: Space;
  company: CompanyInfo;
  onChanged: (company: CompanyInfo) => void;
}

/**
 * Contact data of the company: a form for users who may change it, otherwise the values and the reason. Fields with
 * unsaved input stay until they are saved or discarded.
 */
function ContactCard({ space, company, onChanged }: ContactCardProps) {
  const t = useT();
  const items = contactFields.map((key) => ({
    key,
    label: t(`company.${key}`),
    children: company.contact[key] || t('company.notGiven'),
  }));
  const block = space.check('changeContact');
  const [isTyped, setIsTyped] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const discard = () => {
    setIsTyped(false);
    // The button that had the focus is unmounted.
    heading.current?.focus();
    space.reload();
  };
  return (
    <FormCard
      title={
        <h2 ref={heading} tabIndex={-1}>
          {t('company.contact')}
        </h2>
      }
    >
      {block && !isTyped ? (
        <>
          <p className="company-synced">{t(`subCode.${block}`)}</p>
          <Descriptions layout="vertical" colon={false} column={FACT_COLUMNS} items={items} />
        </>
      ) : (
        <ContactForm
          space={space}
          company={company}
          onChanged={onChanged}
          onTyped={setIsTyped}
          onDiscard={discard}
        />
      )}
    </FormCard>
  );
}
