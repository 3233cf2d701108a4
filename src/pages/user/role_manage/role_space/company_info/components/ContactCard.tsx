import { Descriptions } from 'antd';
import { useRef, useState } from 'react';
import { FormCard } from '@/components/Form/FormCard';
import type { CompanyInfo } from '@/contract';
import type { Space } from '@/features/capacities/space';
import { useT } from '@/hooks/useT';
import { FACT_COLUMNS } from '@/pages/user/factColumns';
import { ContactForm, contactFields } from './ContactForm';

interface Props {
  space: Space;
  company: CompanyInfo;
  onChanged: (company: CompanyInfo) => void;
}

/**
 * Contact data of the company: a form for users who may change it, otherwise the values and the reason. Fields with
 * unsaved input stay until they are saved or discarded.
 */
export function ContactCard({ space, company, onChanged }: Props) {
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
