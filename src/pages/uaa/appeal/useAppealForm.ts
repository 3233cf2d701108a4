import { useSearchParams } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { type FileItem, getFileIds, markFilesUnknown } from '@/components/FilesField';
import { CODE_ERROR_FIELDS } from '@/components/MobileCode/useMobileCode';
import { DEFAULT_MOBILE_REGION, type MobileFields } from '@/components/MobileField';
import type { AppealReason, Envelope, IdType } from '@/contract';
import { isFileUnknown } from '@/features/appeal/isFileUnknown';
import { useDraft } from '@/hooks/useDraft';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useUnsaved } from '@/hooks/useUnsaved';
import { useFrontTableActions } from '@/models/hooks';
import { makeAppeal } from '@/services/appeal';
import { isAppealReason } from '@/validation/appeals';
import { canonicalizeIdNumber } from '@/validation/documents';
import { normalizeName } from '@/validation/normalize';
import { type SubmittedAppeal, saveLookupDraft } from './submittedAppeal';
import { useContactProof } from './useContactProof';

export interface AppealFormFields extends MobileFields {
  reason: AppealReason;
  description: string;
  files: FileItem[];
  loginId?: string;
  name: string;
  idType: IdType;
  idNo: string;
  code: string;
}

/** Names the form on the page, and its draft. */
export const APPEAL_DRAFT = 'appeal';
/** What stays on the device. Not the login name either: it may be the number of a document. */
const DRAFT = ['reason', 'description', 'name', 'idType', 'region', 'mobile'] as const;
/** antd finds what is no field by its id. The number may be proved by then: there is nothing to mend in it. */
const SUBMIT = 'submit';
const FIELD_OF = { ...CODE_ERROR_FIELDS, APPEAL_OPEN: 'reason' };

/** The form of an appeal: its draft, the proof of the contact's number, and handing it in. */
export function useAppealForm(onMade: (made: SubmittedAppeal) => void) {
  const [form] = Form.useForm<AppealFormFields>();
  const [query] = useSearchParams();
  const wanted = query.get('reason');
  const region = Form.useWatch('region', form) ?? DEFAULT_MOBILE_REGION;
  const mobile = Form.useWatch('mobile', form) ?? '';
  const contact = useContactProof({ region, mobile });
  const { onValuesChange: guard, discharge } = useUnsaved('appeal');
  const draft = useDraft(form, APPEAL_DRAFT, DRAFT);
  const { afterAdd } = useFrontTableActions();
  const [afresh, setAfresh] = useState(0);

  // After the draft: what the address says is what the person came for.
  useEffect(() => {
    if (isAppealReason(wanted)) form.setFieldValue('reason', wanted);
  }, [form, wanted]);

  // The fields are new ones, and the button that made them so is gone.
  useEffect(() => {
    if (afresh > 0) form.focusField('reason');
  }, [form, afresh]);

  const work = async (fields: AppealFormFields, onFailure: (envelope: Envelope) => void) => {
    const { reason, description, files, loginId, name, idType, idNo, code } = fields;
    const proof = await contact.prove(code, onFailure);
    if (proof === false) return false;
    const body = {
      reason,
      ...(loginId?.trim() && { loginId: loginId.trim() }),
      name: normalizeName(name),
      idType,
      idNo: canonicalizeIdNumber(idType, idNo),
      proof,
      description: description.trim(),
      files: getFileIds(files),
    };
    const made = await makeAppeal(body, contact.hear(onFailure));
    // An empty answer arrives as true (specification, section 7): without a ticket number nothing was made.
    return typeof made === 'object' && made;
  };

  const submission = useFormSubmit(form, {
    work,
    done: (made) => {
      draft.forget();
      discharge();
      saveLookupDraft(made.ticket, { region, mobile });
      afterAdd();
      onMade(made);
    },
    refused: (failure) => {
      contact.noteRefused(failure);
      if (isFileUnknown(failure)) form.setFieldValue('files', markFilesUnknown(form.getFieldValue('files')));
    },
    fieldOf: FIELD_OF,
    fallback: SUBMIT,
    unreachable: 'appeal.unreachable',
  });

  return {
    form,
    contact,
    submitId: `${APPEAL_DRAFT}_${SUBMIT}`,
    submission,
    draftFrom: draft.restoredAt,
    dropDraft: () => {
      draft.forget();
      discharge();
      contact.forget();
      submission.forgetFailure();
      // All of them: with the files go their uploads.
      form.resetFields();
      if (isAppealReason(wanted)) form.setFieldValue('reason', wanted);
      setAfresh((count) => count + 1);
    },
    onValuesChange: (changed: unknown, values: Partial<AppealFormFields>) => {
      const { description, name, idNo, mobile: number, code, files = [] } = values;
      draft.keep();
      guard(changed, { description, name, idNo, number, code, file: files[0] });
    },
  };
}
