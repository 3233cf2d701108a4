import { useSearchParams } from '@umijs/max';
import { Form, Input } from 'antd';
import { type ReactNode, useEffect, useId } from 'react';
import { type FileItem, FilesField, getFileIds, markFilesUnknown } from '@/components/Field/FilesField';
import { DEFAULT_DOCUMENT_TYPE, IdentityFields } from '@/components/Field/IdentityFields';
import { CODE_ERROR_FIELDS } from '@/components/Field/MobileCode/useMobileCode';
import { DEFAULT_MOBILE_REGION, MobileField, type MobileFields } from '@/components/Field/MobileField';
import { NameField } from '@/components/Field/NameField';
import { NativeSelect } from '@/components/Field/NativeSelect';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { KeepOnDevice } from '@/components/Form/KeepOnDevice';
import { PortalForm } from '@/components/Form/PortalForm';
import { SubmitFooter } from '@/components/Form/SubmitFooter';
import type { DraftOptions } from '@/components/Form/useDraft';
import { useForm } from '@/components/Form/useForm';
import type { AppealReason, IdType } from '@/contract';
import { DescriptionField } from '@/features/appeal/components/DescriptionField';
import { isFileUnknown } from '@/features/appeal/isFileUnknown';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { makeAppeal } from '@/services/appeal';
import { uploadFile } from '@/services/files';
import { appealReasons, isAppealReason } from '@/validation/appeals';
import { canonicalizeIdNumber } from '@/validation/documents';
import { normalizeName } from '@/validation/normalize';
import { saveLookupDraft } from '../lookupDraft';
import type { SubmittedAppeal } from '../submittedAppeal';
import { useContactProof } from '../useContactProof';
import { ContactCodeField } from './ContactCodeField';

/** The form of an appeal, on a single page. */
export function AppealForm({ onSubmitted }: { onSubmitted: (appeal: SubmittedAppeal) => void }) {
  const t = useT();
  const { formProps, draft, discardDraft, contact, submitId, ...submission } = useAppealForm(onSubmitted);

  return (
    <PortalForm {...formProps}>
      <p className="appeal-intro">{t('appeal.intro')}</p>
      <DraftAlert draft={draft} message="appeal.draft" discard="appeal.draft.drop" onDiscard={discardDraft} />
      <AppealFormSection part="what">
        <AppealReasonField />
        <DescriptionField label="appeal.description" />
        <FilesField label="appeal.files" send={uploadFile} required />
      </AppealFormSection>
      <AppealFormSection part="who">
        <NameField />
        <IdentityFields />
        <Form.Item name="loginId" label={t('appeal.loginId')} extra={t('appeal.loginId.hint')}>
          <Input name="loginId" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
      </AppealFormSection>
      <AppealFormSection part="contact">
        <MobileField />
        <ContactCodeField contact={contact} needs={['mobile']} formBusy={submission.submitting} />
      </AppealFormSection>
      <KeepOnDevice draft={draft} />
      <SubmitFooter
        form={submission}
        id={submitId}
        submitLabel="appeal.submit"
        submittingLabel="appeal.submitting"
      />
    </PortalForm>
  );
}

interface Props {
  part: 'what' | 'who' | 'contact';
  children: ReactNode;
}

/** A section of the form: title, purpose and fields. */
function AppealFormSection({ part, children }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section className="appeal-part" aria-labelledby={id}>
      <h2 id={id}>{t(`appeal.${part}`)}</h2>
      <p>{t(`appeal.${part}.why`)}</p>
      {children}
    </section>
  );
}

/** The field `reason` of the surrounding form. */
function AppealReasonField() {
  const t = useT();
  const rule = useFieldRule();
  return (
    <Form.Item
      name="reason"
      label={t('appeal.reason')}
      required
      initialValue=""
      validateTrigger="onChange"
      rules={[rule((value) => (isAppealReason(value) ? null : 'appeal.reason.required'))]}
    >
      <NativeSelect
        name="reason"
        placeholder={t('appeal.reason.choose')}
        options={appealReasons.map((value) => ({ value, label: t(`appeal.reason.${value}`) }))}
      />
    </Form.Item>
  );
}

interface AppealFormFields extends MobileFields {
  reason: AppealReason | '';
  description: string;
  files: FileItem[];
  loginId?: string;
  name: string;
  idType: IdType;
  idNo: string;
  code: string;
}

/** Name of the form and of its draft. */
const FORM = 'appeal';
const BEGIN = { reason: '', idType: DEFAULT_DOCUMENT_TYPE, region: DEFAULT_MOBILE_REGION } as const;
/** The login name is not stored either: it may be a document number. */
const DRAFT: DraftOptions = {
  name: FORM,
  fields: ['reason', 'description', 'name', 'idType', 'region', 'mobile'],
  begin: BEGIN,
};
/**
 * Field name of the submit button; antd finds elements by the id "form_field". It takes the focus after an error
 * without a field, because a verified number has no field to correct.
 */
const SUBMIT = 'submit';
const ERROR_FIELDS = { ...CODE_ERROR_FIELDS, APPEAL_OPEN: 'reason' };

const toAppealBody = (fields: AppealFormFields, reason: AppealReason, proof: string) => ({
  reason,
  ...(fields.loginId?.trim() && { loginId: fields.loginId.trim() }),
  name: normalizeName(fields.name),
  idType: fields.idType,
  idNo: canonicalizeIdNumber(fields.idType, fields.idNo),
  proof,
  description: fields.description.trim(),
  files: getFileIds(fields.files),
});

/** The form of an appeal: draft, verification of the contact's number, and submission. */
function useAppealForm(onSubmitted: (appeal: SubmittedAppeal) => void) {
  const [form] = Form.useForm<AppealFormFields>();
  const [query] = useSearchParams();
  const requestedReason = query.get('reason');
  const region = Form.useWatch('region', form) ?? DEFAULT_MOBILE_REGION;
  const mobile = Form.useWatch('mobile', form) ?? '';
  const contact = useContactProof({ region, mobile });

  const { startOver, ...rest } = useForm<AppealFormFields, SubmittedAppeal>({
    name: FORM,
    form,
    draft: DRAFT,
    save: (fields) =>
      contact.submitWithProof(fields.code, (proof) => {
        // The field's rule accepts only known reasons.
        if (!isAppealReason(fields.reason)) throw new RangeError(`not a reason: ${fields.reason}`);
        return makeAppeal(toAppealBody(fields, fields.reason, proof));
      }),
    onSaved: (appeal) => {
      saveLookupDraft(appeal.ticket, { region, mobile });
      onSubmitted(appeal);
    },
    onError: (error) => {
      contact.noteError(error);
      if (isFileUnknown(error)) form.setFieldValue('files', markFilesUnknown(form.getFieldValue('files')));
    },
    errorFields: ERROR_FIELDS,
    firstField: 'reason',
    retryField: SUBMIT,
    unreachable: 'appeal.unreachable',
  });

  // Runs after the draft was restored: the reason in the address takes precedence.
  useEffect(() => {
    if (isAppealReason(requestedReason)) form.setFieldValue('reason', requestedReason);
  }, [form, requestedReason]);

  return {
    ...rest,
    contact,
    submitId: `${FORM}_${SUBMIT}`,
    /** Discards the draft and the proof; removing the files also cancels their uploads. */
    discardDraft: () => {
      contact.forget();
      startOver({ ...BEGIN, ...(isAppealReason(requestedReason) && { reason: requestedReason }) });
    },
  };
}
