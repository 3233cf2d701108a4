import type { FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { forgetDraft, readDraft, writeDraft } from '@/utils/draft';

/**
 * Keeps some text fields of a long form on the device for a day, over reload and closing. Never for passwords,
 * codes, numbers of documents and companies, or files. `fields` must be stable. `restoredAt` says (ms) from when
 * what the form began with was; `keep` belongs into onValuesChange, `forget` once the input has been taken.
 */
export function useDraft(form: FormInstance, name: string, fields: readonly string[]) {
  const [restoredAt, setRestoredAt] = useState<number | null>(null);

  useEffect(() => {
    const draft = readDraft(name, fields);
    if (!draft) return;
    form.setFieldsValue(draft.values);
    setRestoredAt(draft.at);
  }, [form, name, fields]);

  return {
    restoredAt,
    keep: () => writeDraft(name, fields, form.getFieldsValue([...fields])),
    forget: () => {
      forgetDraft(name);
      setRestoredAt(null);
    },
  };
}
