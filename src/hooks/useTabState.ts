import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** The texts kept under these names. */
function keptTexts(name: string, fields: readonly string[]): Record<string, string> {
  const stored = readTabState(name);
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter(([field, value]) => fields.includes(field) && typeof value === 'string'),
  );
}

/**
 * Keeps some fields of a form in this tab, over a reload and back. Never for passwords, codes or numbers of
 * documents. `fields` must be stable. `forget` once the input has been taken.
 */
export function useTabState(form: FormInstance, name: string, fields: readonly string[]) {
  useEffect(() => {
    form.setFieldsValue(keptTexts(name, fields));
  }, [form, name, fields]);

  return {
    keep: () => writeTabState(name, form.getFieldsValue([...fields])),
    forget: () => clearTabState(name),
  };
}
