import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { markTitleFailed } from '@/utils/pageTitle';

/**
 * What every form does when a submit fails: the page title says so, and the focus goes to the first wrong field
 * (WCAG 2.2, 3.3.1). The messages themselves are tied to their fields by antd's Form.Item.
 */
export function useFormFailure(form: FormInstance) {
  useEffect(() => () => markTitleFailed(false), []);

  /** Focuses a field and marks the page as failed. */
  const refuse = (field: string | number | (string | number)[]) => {
    markTitleFailed(true);
    form.focusField(field);
  };

  return {
    refuse,
    onSubmitStart: () => markTitleFailed(false),
    onFinishFailed: ({ errorFields }: { errorFields: { name: (string | number)[] }[] }) => {
      const [first] = errorFields;
      if (first) refuse(first.name);
    },
  };
}
