import { Button, Form } from 'antd';
import { useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { ConflictAlert, type ConflictChoices } from '@/components/Form/ConflictAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import type { CompanyContact, CompanyInfo } from '@/contract';
import type { Space } from '@/features/capacities/space';
import { useT } from '@/hooks/useT';
import { changeCompanyContact, getCompany } from '@/services/companies';
import { isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { showNotice } from '@/utils/notice';
import { checkEmail, checkName, checkPostcode } from '@/validation/details';
import { checkMobile } from '@/validation/fields';
import type { Problem } from '@/validation/problem';
import { contactFields, normalizeContact, toContact } from '../contactFields';
import { ContactFailure } from './ContactFailure';

interface Props {
  space: Space;
  company: CompanyInfo;
  onChanged: (company: CompanyInfo) => void;
  /** Reports whether the fields contain unsaved changes. */
  onTyped: (isTyped: boolean) => void;
  /** Called when the changes were discarded. */
  onDiscard: () => void;
}

/** Uses messages that fit another person's contact data. */
const CHECKS: Record<keyof CompanyContact, (value: string) => Problem> = {
  contactName: (value) => (value === '' ? 'validation.name.missing' : checkName(value)),
  contactMobile: (value) => (value === '' ? 'company.contactMobile.required' : checkMobile(value, '+86')),
  contactEmail: (value) => (value === '' ? 'company.contactEmail.required' : checkEmail(value)),
  postcode: checkPostcode,
};

const INPUTS = {
  contactName: {},
  contactMobile: { inputMode: 'tel' },
  contactEmail: { inputMode: 'email', autoCapitalize: 'none' },
  postcode: { inputMode: 'numeric' },
} as const;

/**
 * Form to change the contact. Changes made by others meanwhile are shown beside the typed values and never
 * overwritten silently.
 */
export function ContactForm({ space, company, onChanged, onTyped, onDiscard }: Props) {
  const t = useT();
  const { id } = space.role;
  const block = space.check('changeContact');
  /** The version that the typed values are based on. */
  const [version, setVersion] = useState(company.version);
  /** The contact on the server, if it differs from the form's initial values. */
  const [latest, setLatest] = useState<CompanyInfo | null>(null);

  const begin = (known: CompanyInfo) => {
    setVersion(known.version);
    setLatest(null);
    onTyped(false);
    onChanged(known);
  };
  const { form, submitting, failure, clearError, startOver, markSaved, formProps } = useForm<
    CompanyContact,
    CompanyInfo
  >({
    name: 'companyContact',
    save: (values) => changeCompanyContact(id, { ...toContact(values), version }),
    onSaved: (saved) => {
      form.setFieldsValue(saved.contact);
      begin(saved);
      // The loaded role is older than the server's.
      if (block) space.reload();
      showNotice({ type: 'success', title: t('company.contact.saved') });
    },
    onError: async (error) => {
      if (error.status === 403) onTyped(true);
      if (!isRefusedFor(error, 'CHANGED_MEANWHILE')) return false;
      try {
        setLatest(await getCompany(id));
        // The conflict alert shows the error.
        return true;
      } catch (failed) {
        warn(failed);
        return false;
      }
    },
    firstField: 'contactName',
    unreachable: 'company.contact.unreachable',
  });

  /** Whether a field's normalized value differs from the initial one. */
  const isChanged = (field: keyof CompanyContact) =>
    normalizeContact[field](form.getFieldValue(field) ?? '') !== company.contact[field];
  const discard = () => {
    form.setFieldsValue(company.contact);
    setLatest(null);
    clearError();
    markSaved();
    onDiscard();
  };

  return (
    <PortalForm<CompanyContact>
      {...formProps}
      initialValues={company.contact}
      onValuesChange={() => {
        formProps.onValuesChange();
        onTyped(contactFields.some(isChanged));
      }}
    >
      <FormIntro>{t('company.contact.text')}</FormIntro>
      {contactFields.map((field) => (
        <NormalizedInput
          key={field}
          name={field}
          label={field === 'postcode' ? 'address.postcode' : `company.${field}`}
          required={field !== 'postcode'}
          normalize={normalizeContact[field]}
          check={CHECKS[field]}
          input={INPUTS[field]}
        />
      ))}
      {latest && (
        <ContactConflictAlert
          latest={latest.contact}
          onTake={() => {
            startOver(latest.contact);
            begin(latest);
          }}
          onKeep={() => {
            // Keep only the fields that the user changed; take the others from the latest version.
            const untouched = contactFields.filter((field) => !isChanged(field));
            form.setFieldsValue(Object.fromEntries(untouched.map((field) => [field, latest.contact[field]])));
            clearError();
            begin(latest);
            onTyped(untouched.length < contactFields.length);
          }}
        />
      )}
      <ContactFailure {...failure} block={block} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'form.saving' : 'company.contact.save')}
        </SubmitButton>
        {(block || failure.error?.status === 403) && (
          <Button onClick={discard}>{t('company.contact.discard')}</Button>
        )}
      </FormFooter>
    </PortalForm>
  );
}

/** Compares the form with the contact that another person has changed. */
function ContactConflictAlert({ latest, ...choices }: ConflictChoices & { latest: CompanyContact }) {
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
