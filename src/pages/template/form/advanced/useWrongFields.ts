import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';

export type FieldPath = (string | number)[];

const toKey = (paths: readonly FieldPath[]): string => paths.map((path) => path.join('.')).join();

/**
 * Returns the invalid fields in page order, once the form was submitted for the first time. Call `show` on submit and
 * `refresh` when fields change.
 */
export function useWrongFields(form: FormInstance) {
  const [wrong, setWrong] = useState<readonly FieldPath[]>([]);
  const isShown = useRef(false);

  const refresh = useCallback(() => {
    if (!isShown.current) return;
    const failed = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const paths = failed.map(({ name }) => name);
    setWrong((before) => (toKey(before) === toKey(paths) ? before : paths));
  }, [form]);

  // Removing a member also removes its errors, but the form reports no field change: watching the rows re-renders.
  Form.useWatch((values) => values.members?.length, form);
  // useForm sets the server's errors in an effect, after onFieldsChange, so read the errors after each render.
  useEffect(refresh);

  return {
    wrong,
    refresh,
    show: () => {
      isShown.current = true;
      refresh();
    },
  };
}
