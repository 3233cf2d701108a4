import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { draftKey, forgetDraft, readDraft, writeDraft } from '@/utils/storage/drafts';

/**
 * Keeps some text fields of a long form on the device for a day, over reload and closing. Never for passwords,
 * codes, numbers of documents and companies, or files. `fields` must be stable. `restoredAt` says (ms) from when
 * what the form began with was; `keep` belongs into onValuesChange, `forget` once the input has been taken. A draft
 * of somebody signed in is theirs alone: `owner` is their id. It waits for them while others use the device. Of a form
 * that begins with what is known, `emptied` keeps that a text was deleted, too.
 */
export function useDraft(
  form: FormInstance,
  name: string,
  fields: readonly string[],
  owner?: string,
  emptied = false,
) {
  const key = draftKey(name, owner);
  const [restoredAt, setRestoredAt] = useState<number | null>(null);

  useEffect(() => {
    const draft = readDraft(key, fields);
    if (!draft) return;
    form.setFieldsValue(draft.values);
    setRestoredAt(draft.at);
  }, [form, key, fields]);

  return {
    restoredAt,
    keep: () => writeDraft(key, fields, form.getFieldsValue([...fields]), emptied),
    forget: () => {
      forgetDraft(key);
      setRestoredAt(null);
    },
  };
}
