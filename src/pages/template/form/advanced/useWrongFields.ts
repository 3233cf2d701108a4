import { Form, type FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';

export type FieldPath = (string | number)[];

const toKey = (paths: readonly FieldPath[]): string => paths.map((path) => path.join('.')).join();

/**
 * The fields that say something is wrong, in their order on the page, from the first submit on: `show` belongs into
 * what a submit calls, `refresh` into what the form calls when its fields change.
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

  // Errors go with a member who is removed, and the form reports no change of fields then: the watched values draw anew.
  Form.useWatch((values) => values.members?.length, form);
  // useForm puts the server's errors at the fields in an effect, after onFieldsChange: they are read after each drawing.
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
