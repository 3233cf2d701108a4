import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { readJson, removeStored, writeJson } from '@/utils/storage';

const keyOf = (name: string) => `portal_kept_${name}`;

/** The texts kept under these names. */
function keptTexts(name: string, fields: readonly string[]): Record<string, string> {
  const stored = readJson('session', keyOf(name));
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter(([field, value]) => fields.includes(field) && typeof value === 'string'),
  );
}

/**
 * Keeps some fields of a form in this tab, over a reload and back. Never for passwords, codes or numbers of
 * documents. `fields` must be stable. `forget` once the input has been taken.
 */
export function useKept(form: FormInstance, name: string, fields: readonly string[]) {
  useEffect(() => {
    form.setFieldsValue(keptTexts(name, fields));
  }, [form, name, fields]);

  return {
    keep: () => writeJson('session', keyOf(name), form.getFieldsValue([...fields])),
    forget: () => removeStored('session', keyOf(name)),
  };
}
