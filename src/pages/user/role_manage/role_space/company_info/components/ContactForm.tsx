import { Button, Form, type InputProps } from 'antd';
import { useState } from 'react';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { ConflictAlert, type ConflictChoices } from '@/components/Form/ConflictAlert';
import { FormFooter } from '@/components/Form/FormFooter';
import { FormIntro } from '@/components/Form/FormIntro';
import { PortalForm } from '@/components/Form/PortalForm';
import { useForm } from '@/components/Form/useForm';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { CompanyContact, CompanyInfo } from '@/contract';
import type { CompanyBlock } from '@/domain/companyActions';
import type { Space } from '@/features/capacities/space';
import { useSubCodeMessage } from '@/hooks/useSubCodeMessage';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { changeCompanyContact, getCompany } from '@/services/companies';
import { type ApiError, isRefusedFor } from '@/utils/http/ApiError';
import { warn } from '@/utils/http/httpErrors';
import { showNotice } from '@/utils/notice';
import { checkEmail, checkNameOfOther, checkPostcode } from '@/validation/details';
import { checkMobile, splitMobile } from '@/validation/fields';
import { normalizeEmail, normalizeName, normalizePostcode } from '@/validation/normalize';
import type { Problem } from '@/validation/problem';

interface Props {
  space: Space;
  company: CompanyInfo;
  onChanged: (company: CompanyInfo) => void;
  /** Reports whether the fields contain unsaved changes. */
  onTyped: (isTyped: boolean) => void;
  /** Called when the changes were discarded. */
  onDiscard: () => void;
}

interface ContactField {
  /** Normalizes the input as the portal stores it. */
  normalize: (value: string) => string;
  check: (value: string) => Problem;
  input?: InputProps;
}

/** In the order of the form. The messages fit another person's contact data. */
const FIELDS: Record<keyof CompanyContact, ContactField> = {
  contactName: {
    normalize: normalizeName,
    check: checkNameOfOther,
  },
  contactMobile: {
    // Removes separators.
    normalize: (value) => {
      const { region, mobile } = splitMobile(value);
      return region && region !== '+86' ? region + mobile : mobile;
    },
    check: (value) => (value === '' ? 'company.contactMobile.required' : checkMobile(value, '+86')),
    input: { inputMode: 'tel' },
  },
  contactEmail: {
    normalize: normalizeEmail,
    check: (value) => (value === '' ? 'company.contactEmail.required' : checkEmail(value)),
    input: { inputMode: 'email', autoCapitalize: 'none' },
  },
  postcode: {
    normalize: normalizePostcode,
    check: checkPostcode,
    input: { inputMode: 'numeric' },
  },
};

export const contactFields = Object.keys(FIELDS) as (keyof CompanyContact)[];

/** Converts form values into the request body. */
const toContact = (values: CompanyContact) =>
  Object.fromEntries(
    contactFields.map((field) => [field, FIELDS[field].normalize(values[field] ?? '')]),
  ) as unknown as CompanyContact;

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
    FIELDS[field].normalize(form.getFieldValue(field) ?? '') !== company.contact[field];
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
          {...FIELDS[field]}
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

interface ContactFailureProps {
  error: ApiError | null;
  unreachable: MessageKey;
  /** Why the user may no longer save, or null. */
  block: CompanyBlock | null;
}

/**
 * Error of saving the contact, or the reason why it is not allowed. For a revoked permission, shows the sub-code's
 * message, because a 403 alone explains too little.
 */
function ContactFailure({ error, unreachable, block }: ContactFailureProps) {
  const t = useT();
  const getMessage = useSubCodeMessage();
  if (error?.status === 403 && error.subCode) {
    return (
      <div className="failure-alert">
        <Alert
          type="error"
          role="alert"
          message={t(unreachable)}
          description={getMessage(error.subCode, error.text || t('error.http.403'), error.values)}
        />
      </div>
    );
  }
  if (block && !error) {
    return (
      <div className="failure-alert">
        <Alert type="warning" role="status" message={t(`subCode.${block}`)} />
      </div>
    );
  }
  return <FailureAlert error={error} unreachable={unreachable} />;
}
