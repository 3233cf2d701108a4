import { Form } from 'antd';
import { ConflictAlert, type ConflictChoices } from '@/components/Form/ConflictAlert';
import type { CompanyContact } from '@/contract';
import { useT } from '@/hooks/useT';
import { contactFields } from '../contactFields';

interface Props extends ConflictChoices {
  /** The stored values. */
  latest: CompanyContact;
}

/** Compares the form with the contact that another person has changed. */
export function ContactConflictAlert({ latest, ...choices }: Props) {
  const t = useT();
  const form = Form.useFormInstance<CompanyContact>();
  Form.useWatch([], form);
  const typed: Partial<CompanyContact> = form.getFieldsValue(true);
  const different = contactFields.filter((field) => latest[field] !== typed[field]);
  return (
    <ConflictAlert
      title="company.conflict"
      differences={different.map((field) => ({
        label: t(`company.${field}`),
        value: latest[field] || t('company.notGiven'),
      }))}
      {...choices}
    />
  );
}
