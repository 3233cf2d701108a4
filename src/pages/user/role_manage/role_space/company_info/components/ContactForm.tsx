import { useState } from 'react';
import { FailureAlert } from '@/components/Form/FailureAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitButton } from '@/components/Form/SubmitButton';
import { useForm } from '@/components/Form/useForm';
import { NormalizedInput } from '@/components/NormalizedInput';
import type { CompanyContact, CompanyInfo } from '@/contract';
import type { Space } from '@/features/capacities/space';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { changeCompanyContact, getCompany } from '@/services/companies';
import { isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { showNotice } from '@/utils/notice';
import { checkEmail, checkName, checkPostcode } from '@/validation/details';
import { checkMobile } from '@/validation/fields';
import type { Problem } from '@/validation/problem';
import { contactFields, normalizeContact, toContact } from '../contactFields';
import { ContactConflictAlert } from './ContactConflictAlert';

interface Props {
  space: Space;
  company: CompanyInfo;
  onChanged: (company: CompanyInfo) => void;
}

/** Of a contact that is somebody else's, nobody says "your". */
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

/** The contact to change. What somebody else has changed meanwhile is shown beside it, and never overwritten unseen. */
export function ContactForm({ space, company, onChanged }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const { id } = space.role;
  /** The version that what is in the fields is a change of. */
  const [version, setVersion] = useState(company.version);
  /** How the contact stands, where that is not what the form began with. */
  const [latest, setLatest] = useState<CompanyInfo | null>(null);

  const begin = (known: CompanyInfo) => {
    setVersion(known.version);
    setLatest(null);
    onChanged(known);
  };
  const { form, submitting, failure, clearError, startOver, formProps } = useForm<
    CompanyContact,
    CompanyInfo
  >({
    name: 'companyContact',
    save: (values) => changeCompanyContact(id, { ...toContact(values), version }),
    onSaved: (saved) => {
      form.setFieldsValue(saved.contact);
      begin(saved);
      showNotice({ type: 'success', title: t('company.contact.saved') });
    },
    onError: (error) => {
      if (isRefusedFor(error, 'CHANGED_MEANWHILE')) getCompany(id).then(setLatest).catch(warn);
      // Why it may not be done any more stands in place of the form then.
      if (error.status === 403) space.reload();
    },
    firstField: 'contactName',
    unreachable: 'company.contact.unreachable',
  });

  return (
    <PortalForm<CompanyContact> {...formProps} initialValues={company.contact}>
      <FormIntro>{t('company.contact.text')}</FormIntro>
      {contactFields.map((field) => (
        <NormalizedInput
          key={field}
          name={field}
          label={t(field === 'postcode' ? 'company.postcode.optional' : `company.${field}`)}
          normalize={normalizeContact[field]}
          rules={[rule((value) => CHECKS[field](normalizeContact[field](value)))]}
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
            clearError();
            begin(latest);
          }}
        />
      )}
      <FailureAlert {...failure} />
      <FormFooter>
        <SubmitButton type="primary" htmlType="submit" busy={submitting}>
          {t(submitting ? 'company.contact.saving' : 'company.contact.save')}
        </SubmitButton>
      </FormFooter>
    </PortalForm>
  );
}
