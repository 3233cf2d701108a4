import { useSearchParams } from '@umijs/max';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { type FileItem, idsOf, lost } from '@/components/FilesField';
import { CODE_REFUSALS } from '@/components/MobileCode/useMobileCode';
import { HOME_REGION, type MobileFields } from '@/components/MobileField';
import type { AppealReason, Envelope, IdType } from '@/contract';
import { isFileLost } from '@/features/appeal/isFileLost';
import { useDraft } from '@/hooks/useDraft';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useUnsaved } from '@/hooks/useUnsaved';
import { useFrontTableActions } from '@/models/hooks';
import { makeAppeal } from '@/services/appeal';
import { isAppealReason } from '@/validation/appeals';
import { keptIdNumber } from '@/validation/documents';
import { tidyName } from '@/validation/tidy';
import { keepLookUp, type MadeAppeal } from './made';
import { useContact } from './useContact';

export interface AppealFields extends MobileFields {
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
export const FORM = 'appeal';
/** What stays on the device. Not the login name either: it may be the number of a document. */
const DRAFT = ['reason', 'description', 'name', 'idType', 'region', 'mobile'] as const;
/** antd finds what is no field by its id. The number may be proved by then: there is nothing to mend in it. */
const SUBMIT = 'submit';
const FIELD_OF = { ...CODE_REFUSALS, APPEAL_OPEN: 'reason' };

/** The form of an appeal: its draft, the proof of the contact's number, and handing it in. */
export function useMakeAppeal(onMade: (made: MadeAppeal) => void) {
  const [form] = Form.useForm<AppealFields>();
  const [query] = useSearchParams();
  const wanted = query.get('reason');
  const region = Form.useWatch('region', form) ?? HOME_REGION;
  const mobile = Form.useWatch('mobile', form) ?? '';
  const contact = useContact({ region, mobile });
  const { onValuesChange: guard, discharge } = useUnsaved('appeal');
  const draft = useDraft(form, FORM, DRAFT);
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

  const work = async (fields: AppealFields, onFailure: (envelope: Envelope) => void) => {
    const { reason, description, files, loginId, name, idType, idNo, code } = fields;
    const proof = await contact.prove(code, onFailure);
    if (proof === false) return false;
    const body = {
      reason,
      ...(loginId?.trim() && { loginId: loginId.trim() }),
      name: tidyName(name),
      idType,
      idNo: keptIdNumber(idType, idNo),
      proof,
      description: description.trim(),
      files: idsOf(files),
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
      keepLookUp(made.ticket, { region, mobile });
      afterAdd();
      onMade(made);
    },
    refused: (failure) => {
      contact.noteRefused(failure);
      if (isFileLost(failure)) form.setFieldValue('files', lost(form.getFieldValue('files')));
    },
    fieldOf: FIELD_OF,
    fallback: SUBMIT,
    unreachable: 'appeal.unreachable',
  });

  return {
    form,
    contact,
    submitId: `${FORM}_${SUBMIT}`,
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
    onValuesChange: (changed: unknown, values: Partial<AppealFields>) => {
      const { description, name, idNo, mobile: number, code, files = [] } = values;
      draft.keep();
      guard(changed, { description, name, idNo, number, code, file: files[0] });
    },
  };
}
