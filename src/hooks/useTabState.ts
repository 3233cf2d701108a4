import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

/** Returns the strings stored for these fields. */
function readTexts(name: string, fields: readonly string[]): Record<string, string> {
  const stored = readTabState(name);
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.filter(([field, value]) => fields.includes(field) && typeof value === 'string'),
  );
}

/**
 * Stores some fields of a form in this tab, so that they survive a reload and navigation. Never use it for passwords,
 * codes or document numbers. `fields` must be stable. Call `forget` after the form was submitted.
 */
export function useTabState(form: FormInstance, name: string, fields: readonly string[]) {
  useEffect(() => {
    form.setFieldsValue(readTexts(name, fields));
  }, [form, name, fields]);

  return {
    keep: () => writeTabState(name, form.getFieldsValue([...fields])),
    forget: () => clearTabState(name),
  };
}
