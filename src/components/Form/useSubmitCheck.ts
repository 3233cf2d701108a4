import type { FormInstance, FormProps } from 'antd';
import { createContext, type FormEvent, useEffect, useRef, useState } from 'react';
import { SPINNER_SHOW_DELAY } from '@/constants';

/** Whether the validation of the surrounding form's submit takes so long that the submit button has to show it. */
export const SubmitCheckContext = createContext(false);

type Failed = Parameters<NonNullable<FormProps['onFinishFailed']>>[0];

interface Submit<Fields> {
  form: FormInstance<Fields>;
  onFinish: (values: Fields) => unknown;
  onFinishFailed: (failed: Failed) => unknown;
}

/**
 * Validates the fields of a submit in place of rc-field-form, which drops a submit if another field is validated at
 * the same time, for example on blur while a proof of work is computed. Validation is repeated in this case, and if
 * the user has changed a value meanwhile. Further submits are ignored until it ends; it ends without result if the
 * form is unmounted.
 */
export function useSubmitCheck<Fields>(submit: Submit<Fields>) {
  const [isSlow, setSlow] = useState(false);
  /** The current form; undefined after it was unmounted. */
  const latest = useRef<Submit<Fields>>();
  const isChecking = useRef(false);
  const isStale = useRef(false);

  useEffect(() => {
    latest.current = submit;
    return () => {
      latest.current = undefined;
    };
  });

  const check = async () => {
    let finish: (() => unknown) | undefined;
    do {
      isStale.current = false;
      finish = await submit.form.validateFields().then(
        (values) => () => latest.current?.onFinish(values),
        // Without errors, the result is only out of date.
        (failed: Failed) => failed.errorFields[0] && (() => latest.current?.onFinishFailed(failed)),
      );
    } while (latest.current && (isStale.current || !finish));
    finish?.();
  };

  const onSubmitCapture = (event: FormEvent) => {
    // Ignore the submit of a form in a dialog above this one.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    event.stopPropagation();
    if (isChecking.current) return;
    isChecking.current = true;
    const timer = setTimeout(setSlow, SPINNER_SHOW_DELAY, true);
    check().finally(() => {
      isChecking.current = false;
      clearTimeout(timer);
      setSlow(false);
    });
  };
  const onEdit = () => {
    isStale.current = true;
  };
  return { isSlow, onSubmitCapture, onEdit };
}
