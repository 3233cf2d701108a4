import { Card, Descriptions } from 'antd';
import type { CompanyInfo } from '@/contract';
import { CompanyActionButton } from '@/features/capacities/components/CompanyActionButton';
import type { Space } from '@/features/capacities/space';
import { useT } from '@/hooks/useT';
import { contactFields } from '../contactFields';
import { ContactForm } from './ContactForm';

interface Props {
  space: Space;
  company: CompanyInfo;
  onChanged: (company: CompanyInfo) => void;
}

/** How to reach the company: fields for whoever may change them, else what they hold and why they are closed. */
export function ContactCard({ space, company, onChanged }: Props) {
  const t = useT();
  const items = contactFields.map((key) => ({
    key,
    label: t(`company.${key}`),
    children: company.contact[key] || t('company.notGiven'),
  }));
  return (
    <Card title={<h2>{t('company.contact')}</h2>}>
      {space.check('changeContact') ? (
        <>
          <Descriptions layout="vertical" colon={false} column={{ xs: 1, sm: 2 }} items={items} />
          <CompanyActionButton space={space} action="changeContact">
            {t('company.contact.save')}
          </CompanyActionButton>
        </>
      ) : (
        <ContactForm space={space} company={company} onChanged={onChanged} />
      )}
    </Card>
  );
}
