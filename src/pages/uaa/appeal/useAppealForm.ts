import { useSearchParams } from '@umijs/max';
import { Form } from 'antd';
import { useEffect } from 'react';
import { type FileItem, getFileIds, markFilesUnknown } from '@/components/Field/FilesField';
import { DEFAULT_DOCUMENT_TYPE } from '@/components/Field/IdentityFields';
import { CODE_ERROR_FIELDS } from '@/components/Field/MobileCode/useMobileCode';
import { DEFAULT_MOBILE_REGION, type MobileFields } from '@/components/Field/MobileField';
import type { DraftOptions } from '@/components/Form/useDraft';
import { useForm } from '@/components/Form/useForm';
import type { AppealReason, IdType } from '@/contract';
import { isFileUnknown } from '@/features/appeal/isFileUnknown';
import { useFrontTableActions } from '@/models/hooks';
import { makeAppeal } from '@/services/appeal';
import { isAppealReason } from '@/validation/appeals';
import { canonicalizeIdNumber } from '@/validation/documents';
import { normalizeName } from '@/validation/normalize';
import { saveLookupDraft } from './lookupDraft';
import type { SubmittedAppeal } from './submittedAppeal';
import { useContactProof } from './useContactProof';

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
export function useAppealForm(onSubmitted: (appeal: SubmittedAppeal) => void) {
  const [form] = Form.useForm<AppealFormFields>();
  const [query] = useSearchParams();
  const requestedReason = query.get('reason');
  const region = Form.useWatch('region', form) ?? DEFAULT_MOBILE_REGION;
  const mobile = Form.useWatch('mobile', form) ?? '';
  const contact = useContactProof({ region, mobile });
  const { afterAdd } = useFrontTableActions();

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
      afterAdd();
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
