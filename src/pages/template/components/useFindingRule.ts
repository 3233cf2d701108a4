import type { Rule } from 'antd/es/form';
import { useT } from '@/hooks/useT';
import type { Finding } from '@/validation/templateForms';

/** Converts a check of validation/templateForms into a rule of antd's Form.Item, with localized messages. */
export function useFindingRule() {
  const t = useT();
  return <Value = string>(check: (value: Value | undefined) => Finding): Rule => ({
    validator: async (_, value: Value | undefined) => {
      const finding = check(value);
      if (finding) throw new Error(t(finding.id, finding.values));
    },
  });
}
