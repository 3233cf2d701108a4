import type { Rule } from 'antd/es/form';
import type { Problem } from '@/validation/problem';
import { useT } from './useT';

/** Converts a check of src/validation into a rule of antd's Form.Item, with localized messages. */
export function useFieldRule() {
  const t = useT();
  return (check: (value: string) => Problem): Rule => ({
    validator: async (_, value: string | undefined) => {
      const problem = check(value ?? '');
      if (problem) throw new Error(t(problem));
    },
  });
}
