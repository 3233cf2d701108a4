import type { FormInstance, FormProps } from 'antd';
import { createContext, type FormEvent, useRef, useState } from 'react';
import { SPINNER_SHOW_DELAY } from '@/constants';

/** Whether the check of the surrounding form's submit takes so long that its button shows it. */
export const SubmitCheckContext = createContext(false);

interface Submit<Fields> {
  form: FormInstance<Fields>;
  onFinish: NonNullable<FormProps<Fields>['onFinish']>;
  onFinishFailed: NonNullable<FormProps<Fields>['onFinishFailed']>;
}

/**
 * Keeps a submit alive while its fields are checked, which takes time if the server or a proof of work is involved:
 * ignores further submits, and checks again if a value was changed meanwhile. rc-field-form drops a submit if another
 * field is checked at the same time, for example because the user leaves it; such a submit is repeated, too.
 */
export function useSubmitCheck<Fields>({ form, onFinish, onFinishFailed }: Submit<Fields>) {
  const [isChecking, setChecking] = useState(false);
  /** Set while a check lasts; its end makes the button busy. */
  const timer = useRef<ReturnType<typeof setTimeout>>();
  /** Whether the user has changed a value meanwhile. */
  const isStale = useRef(false);

  /** Ends the check. If its result is out of date, starts it again and returns false. */
  const end = (isOutOfDate = false): boolean => {
    if (isOutOfDate || isStale.current) {
      isStale.current = false;
      form.submit();
      return false;
    }
    clearTimeout(timer.current);
    timer.current = undefined;
    setChecking(false);
    return true;
  };

  const handlers = {
    onSubmitCapture: (event: FormEvent) => {
      // Not the submit of a form in a dialog above this one.
      if (event.target !== event.currentTarget) return;
      if (timer.current === undefined) {
        timer.current = setTimeout(setChecking, SPINNER_SHOW_DELAY, true);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onFinish: (values: Fields) => void (end() && onFinish(values)),
    onFinishFailed: (failed: Parameters<typeof onFinishFailed>[0]) => {
      if (end(failed.outOfDate && failed.errorFields.length === 0)) onFinishFailed(failed);
    },
  };
  const onEdit = () => {
    isStale.current = timer.current !== undefined;
  };
  return { isChecking, handlers, onEdit };
}
