import { Button, Form } from 'antd';
import { Alert } from '@/components/Alert';
import type { CompanyContact } from '@/contract';
import { useT } from '@/hooks/useT';
import { contactFields } from '../contactFields';

interface Props {
  /** The contact on the server. */
  latest: CompanyContact;
  /** Called to load the latest version into the form. */
  onTake: () => void;
  /** Called to keep the typed values; saving replaces the latest version. */
  onKeep: () => void;
}

/** Another user has changed the contact: shows the differences from the form and asks which version to keep. */
export function ContactConflictAlert({ latest, onTake, onKeep }: Props) {
  const t = useT();
  const form = Form.useFormInstance<CompanyContact>();
  Form.useWatch([], form);
  const typed: Partial<CompanyContact> = form.getFieldsValue(true);
  return (
    <Alert
      type="warning"
      role="alert"
      className="company-conflict"
      message={t('company.conflict')}
      description={
        <>
          <p>{t('company.conflict.text')}</p>
          <dl>
            {contactFields
              .filter((field) => latest[field] !== typed[field])
              .map((field) => (
                <div key={field}>
                  <dt>{t(`company.${field}`)}</dt>
                  <dd dir="auto">{latest[field] || t('company.notGiven')}</dd>
                </div>
              ))}
          </dl>
          <div className="company-acts">
            <Button onClick={onTake}>{t('company.conflict.take')}</Button>
            <Button onClick={onKeep}>{t('company.conflict.keep')}</Button>
          </div>
        </>
      }
    />
  );
}
