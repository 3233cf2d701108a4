import { useEffect } from 'react';
import { markUnsaved } from '@/utils/routing/chunkReload';

const isTyped = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Guards a form's input from the reload after a failed chunk. `onValuesChange` belongs on the Form; `discharge`
 * is called once the input has been taken. `key` names the form; a form that goes guards nothing.
 */
export function useUnsaved(key: string) {
  useEffect(() => () => markUnsaved(key, false), [key]);
  return {
    onValuesChange: (_: unknown, values: object) => markUnsaved(key, Object.values(values).some(isTyped)),
    discharge: () => markUnsaved(key, false),
  };
}
