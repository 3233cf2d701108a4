import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';

export type FieldPath = (string | number)[];

/**
 * The fields that say something is wrong, in their order on the page, from the first submit that failed on. `refresh`
 * belongs into what the form calls when its fields change; `show` into what it calls when a submit fails.
 */
export function useWrongFields(form: FormInstance, submitting: boolean) {
  const [wrong, setWrong] = useState<readonly FieldPath[]>([]);
  const isShown = useRef(false);

  const refresh = useCallback(() => {
    if (!isShown.current) return;
    const failed = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    setWrong(failed.map(({ name }) => name));
  }, [form]);

  const show = useCallback(() => {
    isShown.current = true;
    refresh();
  }, [refresh]);

  // What the server found stands at the fields once the submit is over.
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !submitting) show();
    wasSubmitting.current = submitting;
  }, [submitting, show]);

  return { wrong, show, refresh };
}
