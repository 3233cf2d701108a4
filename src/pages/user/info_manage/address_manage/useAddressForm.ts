import { Form } from 'antd';
import { useEffect } from 'react';
import type { AddressBody, Envelope } from '@/contract';
import { useDraft } from '@/hooks/useDraft';
import { useFormSubmit } from '@/hooks/useFormSubmit';
import { useUnsaved } from '@/hooks/useUnsaved';
import { useGlobal } from '@/models/hooks';
import { causeOf, type Failure } from '@/utils/http/failure';
import { isNotFound } from '@/utils/http/httpErrors';
import { draftKey, readDraft } from '@/utils/storage/drafts';
import { ADDRESS_FIELDS, type AddressFormValues, BLANK_ADDRESS, toAddressBody } from './addressValues';

interface Options<Result> {
  /** Names the draft. */
  name: string;
  /** What the form begins with where there is no draft. Stable. */
  begin: AddressFormValues;
  save: (
    body: AddressBody,
    version: string,
    onFailure: (envelope: Envelope) => void,
  ) => Promise<Result | false>;
  saved: (result: Result) => void;
  refused?: (failure: Failure) => void;
  /** What has the focus after a refusal that is about no field. */
  startAgain?: string;
  /** The address is no longer there. */
  gone?: () => void;
}

const FIELD_OF = { ADDRESS_DEFAULT: 'isDefault' };
const UNREACHABLE = 'address.unreachable';

/** The form of an address: its draft, which is its owner's alone, and sending it. */
export function useAddressForm<Result>(options: Options<Result>) {
  const { name, begin, save, saved, refused, startAgain = 'recipient', gone } = options;
  const [form] = Form.useForm<AddressFormValues>();
  const owner = useGlobal((state) => state.userInfo?.id);
  const { onValuesChange: guard, discharge } = useUnsaved(name);

  // Before the draft is read into it. A draft says all there is: what it leaves out had been emptied.
  useEffect(() => {
    form.setFieldsValue(readDraft(draftKey(name, owner), ADDRESS_FIELDS) ? BLANK_ADDRESS : begin);
  }, [form, name, owner, begin]);
  const draft = useDraft(form, name, ADDRESS_FIELDS, owner);

  const submission = useFormSubmit(form, {
    work: (values: AddressFormValues, onFailure) => save(toAddressBody(values), values.version, onFailure),
    done: (result) => {
      draft.forget();
      discharge();
      saved(result);
    },
    refused,
    fieldOf: FIELD_OF,
    fallback: startAgain,
    unreachable: UNREACHABLE,
    explain: async (error) => {
      if (gone && isNotFound(error)) {
        draft.forget();
        discharge();
        gone();
        return null;
      }
      return causeOf(error, UNREACHABLE);
    },
  });

  /** Begins with other values; what was typed is dropped. */
  const beginWith = (values: AddressFormValues) => {
    draft.forget();
    discharge();
    submission.forgetFailure();
    form.resetFields();
    form.setFieldsValue(values);
    form.focusField('recipient');
  };

  return {
    form,
    submission,
    restoredAt: draft.restoredAt,
    beginWith,
    dropDraft: () => beginWith(begin),
    /** Keeps what is in the form although nobody has typed just now. */
    keep: draft.keep,
    onValuesChange: (changed: unknown, { recipient, mobile, detail }: AddressFormValues) => {
      draft.keep();
      guard(changed, { recipient, mobile, detail });
    },
  };
}
